package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// keywordSentence reads a sentence that gives or takes keyword abilities which decide what
// happens in a ruling:
//
//	[Prefix] Phrase ["gets" P/T "and"] ( "has" | "have" | "gains" | "gain" | "loses" | "lose" ) Keywords [Duration] ["as long as" Condition] "." .
//
// It leaves the reader where it was. lost is set where keywords are taken away; conds
// are the conditions of the ability that the sentence stands in.
func (r *reader) keywordSentence(conds []engine.Cond) (all []engine.Effect, lost bool) {
	at, far, it, until, aimed, from, before := r.i, r.far, r.it, r.until, r.aimed, r.aimedAt, r.conds
	defer func() {
		r.i, r.far, r.it, r.until, r.aimed, r.aimedAt, r.conds = at, far, it, until, aimed, from, before
	}()
	r.until, r.conds = engine.Forever, slices.Clip(conds)
	for (r.is("as", "long", "as") || r.is("during")) && r.prefix() {
	}
	p, ok := r.nounPhrase()
	if p.Players && p.Player == engine.You {
		return r.playerKeywords(p.Filter)
	}
	if !ok || p.Players || len(p.Or) > 0 || p.Is != engine.NoRef && p.Is != engine.This && p.Is != engine.Attached {
		return nil, false
	}
	if r.is("gets") || r.is("get") {
		r.passPT()
	}
	w, ok := r.eatAny("has", "have", "gains", "gain", "loses", "lose")
	if !ok {
		return nil, false
	}
	lost = w == "loses" || w == "lose"
	words, ok := r.keywordList()
	for r.duration() || r.whileTrue() {
	}
	if !ok || !r.sentenceEnds() {
		return nil, false
	}
	if slices.ContainsFunc(r.conds, phrased) {
		return nil, false
	}
	all = keywordEffects(p.Filter, words, lost, r.until)
	for i := range all {
		all[i].If = r.conds
	}
	return all, lost
}

// phrased reports whether a condition has no value of its own for what it asks, but a
// phrase: what hangs on one is left unread. A player's own number ("your devotion to red") is
// one that a fact tells.
func phrased(c engine.Cond) bool {
	return strings.Contains(c.Word, " ") || c.Expr != nil && strings.Contains(c.Expr.Word, " ") && !shape.OwnNumber(c.Expr) || slices.ContainsFunc(c.Subs, phrased)
}

// playerKeywords reads "have hexproof" and "have shroud" after "you".
func (r *reader) playerKeywords(f engine.Filter) ([]engine.Effect, bool) {
	if !r.eatWords("have") {
		return nil, false
	}
	words, ok := r.keywordList()
	if !ok || !r.sentenceEnds() {
		return nil, false
	}
	given := keywordEffects(f, words, false, r.until)
	for i := range given {
		given[i].If = r.conds
	}
	return given, false
}

// lasting are those effects that end with what has them: what something gains until end
// of turn is gained by what is there then alone, and is no ability of its own here.
func lasting(given []engine.Effect) []engine.Effect {
	return slices.DeleteFunc(given, func(e engine.Effect) bool { return e.Until != engine.Forever })
}

// keywordList reads "infect", "hexproof, lifelink, and indestructible".
func (r *reader) keywordList() ([]string, bool) {
	var words []string
	for {
		w, ok := r.keyword()
		if !ok {
			return nil, false
		}
		words = append(words, w)
		at := r.i
		r.eatWords(",")
		r.eatWords("and")
		if r.i == at {
			return words, true
		}
	}
}

// keywordEffects are what keywords do that are given to things, or taken from them: how
// the damage of a source is dealt, and that what is indestructible can't be destroyed.
func keywordEffects(f engine.Filter, words []string, lost bool, until engine.Duration) []engine.Effect {
	var all []engine.Effect
	if !lost && slices.Contains(words, "indestructible") {
		all = append(all, engine.Effect{Kind: engine.Cant, Class: engine.ClassOther, Until: until, When: engine.Pattern{Kind: engine.Destroy, Affected: &f}})
	}
	words = slices.DeleteFunc(words, func(w string) bool { return !ruledKeyword(w) })
	if len(words) == 0 {
		return all
	}
	how := engine.MarkEvent
	if lost {
		how = engine.LoseKeywords
	}
	return append(all, engine.Effect{Kind: engine.AsThough, Class: engine.ClassOther, Until: until, When: engine.Pattern{Kind: engine.Damage, Source: &f},
		Do: []engine.Change{{Kind: how, Keywords: words}}})
}

// ruledKeyword reports whether a keyword changes what the damage of what has it does, or
// which spells may target it.
func ruledKeyword(w string) bool {
	switch w {
	case "infect", "wither", "lifelink", "deathtouch", "hexproof", "shroud":
		return true
	}
	return strings.HasPrefix(w, "toxic")
}
