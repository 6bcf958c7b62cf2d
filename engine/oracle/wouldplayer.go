package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// playerWould reads what a player would do: gain life, draw, discard, mill,
// create, put counters, get counters, pay life, lose or win the game, begin a turn, …
func (r *reader) playerWould(pt *engine.Pattern, subj *Phrase) bool {
	at := r.i
	if r.transitiveWould(pt, subj) {
		return true
	}
	v, ok := verbOf(r.peek().Text)
	if !ok && !r.is("begin") && !r.is("have") {
		return r.fail()
	}
	if r.is("begin") {
		v = "begin"
	}
	r.i++
	f := subj.Filter
	pt.Affected = &f
	if shape.LooksAtTop(v) {
		return r.looksAtTopWould(pt, v) || r.back(at, pt)
	}
	switch v {
	case "gain", "lose", "pay", "win":
		return r.lifeWould(pt, v) || r.back(at, pt)
	case "draw", "discard", "mill", "proliferate", "investigate", "roll", "flip", "search", "shuffle", "explore":
		return r.cardsWould(pt, v) || r.back(at, pt)
	case "create":
		return r.createWould(pt, &f)
	case "put", "get":
		if v == "put" && r.putWould(pt, &f) {
			return true
		}
		r.i = at
		return r.wouldPut(pt, subj)
	case "begin":
		return r.beginWould(pt)
	case "copy":
		return r.copyWould(pt) || r.back(at, pt)
	case "cast":
		return r.castWould(pt) || r.back(at, pt)
	case "sacrifice", "tap", "untap", "destroy", "transform", "counter":
		k, _ := shape.KindTold(v)
		p, ok := r.nounPhrase()
		pt.Kind, pt.Affected, pt.Doer = k, &p.Filter, &f
		return ok
	}
	return r.keywordWould(pt, v) || r.back(at, pt)
}

func (r *reader) back(at int, pt *engine.Pattern) bool {
	r.fail()
	r.i = at
	*pt = engine.Pattern{}
	return false
}

// lifeWould reads "gain life", "lose life", "pay life", "lose the game", "win the game".
func (r *reader) lifeWould(pt *engine.Pattern, v string) bool {
	if r.eatWords("the", "game") {
		pt.Kind = engine.LoseGame
		if v == "win" {
			pt.Kind = engine.WinGame
		}
		return v == "lose" || v == "win"
	}
	if v == "win" {
		return r.fail()
	}
	pt.Kind, _ = shape.KindTold(v)
	if r.peek().Kind == lex.NumberToken {
		q := Phrase{}
		r.counted(&q)
		pt.Amount = moreThanOne(q.Bound)
		if q.Count != nil {
			pt.Amount = engine.Range{Op: engine.Exactly, N: q.Count}
		}
	}
	return r.eat("life")
}

// cardsWould reads what is counted after such a verb: "a card", "one or more
// cards", "two or more dice", "a number of cards", "your library".
func (r *reader) cardsWould(pt *engine.Pattern, v string) bool {
	pt.Kind, _ = shape.KindTold(v)
	switch v {
	case "proliferate", "investigate":
		r.countWould()
		return true
	case "search", "shuffle":
		_, read := r.eatLongest([]string{"a library", "your library", "their library", "libraries"})
		return read || r.fail()
	}
	if v == "roll" || v == "flip" {
		return r.rollWould(pt)
	}
	return r.cardCount(pt, v)
}

// looksAtTopWould reads "a number of cards" or "2" behind "scry", and "or surveil".
func (r *reader) looksAtTopWould(pt *engine.Pattern, v string) bool {
	pt.Kind, _ = shape.KindTold(v)
	if !r.countWould() && r.peek().Kind == lex.NumberToken {
		pt.Amount = engine.Range{Op: engine.Exactly, N: shape.Lit(r.peek().N)}
		r.i++
	}
	if !r.eatWords("or") {
		return true
	}
	other, ok := shape.KindTold(r.peek().Text)
	if !ok || !other.LooksAtTop() || other == pt.Kind {
		return false
	}
	r.i++
	pt.Or = []engine.Pattern{{Kind: other, Affected: pt.Affected}}
	return true
}

// countWould reads "a number of cards" and "one or more times".
func (r *reader) countWould() bool {
	return r.eatWords("a", "number", "of", "cards") || r.eatWords("one", "or", "more", "times") || r.eatWords("one", "or", "more", "cards")
}

func (r *reader) cardCount(pt *engine.Pattern, v string) bool {
	q := Phrase{}
	single := false
	switch {
	case r.peek().Text == "a":
		r.i++
		single = true
	case r.peek().Kind == lex.NumberToken:
		r.counted(&q)
	}
	if v == "discard" && (r.peek().Kind == lex.SelfToken || r.is("this")) {
		p, ok := r.simple()
		pt.Doer, pt.Affected = pt.Affected, &p.Filter
		return ok
	}
	if _, ok := r.eatAny("card", "cards"); !ok {
		return false
	}
	pt.Amount = moreThanOne(q.Bound)
	r.together(pt, q.Bound)
	if q.Count != nil {
		pt.Amount = engine.Range{Op: engine.Exactly, N: q.Count}
	}
	if v == "draw" && single {
		pt.Kind = engine.Draw
	}
	return !r.happens || pt.Kind != engine.DrawCards || r.fail() // cards are drawn one by one
}

// createWould reads "[one or more] [kind] tokens [under your control]"; a list
// of kinds is read by the noun phrase.
func (r *reader) createWould(pt *engine.Pattern, doer *engine.Filter) bool {
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	pt.Kind, pt.Doer, pt.Affected = engine.CreateTokens, doer, nil
	pt.Token, pt.Amount = tokenKind(p.Filter), moreThanOne(p.Bound)
	r.together(pt, p.Bound)
	r.oneOnly = p.Count != nil && p.Count.Op == engine.Lit && p.Count.N == 1 && p.Bound.Op == engine.NoCompare
	r.under(pt)
	return p.Noun == engine.TokenNoun || r.fail()
}

// putWould reads "[put] one or more tokens onto the battlefield [under your control]".
func (r *reader) putWould(pt *engine.Pattern, doer *engine.Filter) bool {
	was := *pt
	if r.createWould(pt, doer) && r.ontoBattlefield() {
		r.under(pt)
		return true
	}
	*pt = was
	return false
}

// wouldPut reads "put one or more +1/+1 counters on Phrase", "get one or more
// counters", with the player who does it as the subject.
func (r *reader) wouldPut(pt *engine.Pattern, subj *Phrase) bool {
	get := r.is("get")
	r.i++
	q := Phrase{}
	switch {
	case r.peek().Kind == lex.NumberToken:
		r.counted(&q)
	case r.is("a"), r.is("an"):
		r.i++
	}
	kind := ""
	if r.peek().Kind == lex.SymbolToken && r.peek().Text == "{E}" {
		r.i++
		kind = "energy"
	} else {
		var ok bool
		if kind, ok = r.counterKind(); !ok {
			return false
		}
	}
	f := subj.Filter
	pt.Kind, pt.Counter, pt.Amount = engine.PutCounters, kind, moreThanOne(q.Bound)
	r.together(pt, q.Bound)
	if get {
		pt.Affected = &f
		return true
	}
	pt.Affected, pt.Doer = nil, &f
	if f.Name == effectName {
		pt.Doer, pt.EffectOnly = nil, true
	}
	if !r.eat("on") {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	onto := []engine.Filter{p.Filter}
	if r.eatWords("or", "on") {
		if p, ok = r.nounPhrase(); !ok {
			return false
		}
		onto = append(onto, p.Filter)
	}
	pt.Affected = recipient(shape.AnyOf(onto))
	return true
}

// effectWould reads what "an effect" would do: create tokens or put counters.
func (r *reader) effectWould(pt *engine.Pattern) bool {
	if at := r.i; r.eatWords("put") {
		if r.putWould(pt, nil) {
			pt.EffectOnly = true
			return true
		}
		r.i = at
		return r.wouldPut(pt, &Phrase{Filter: engine.Filter{Name: effectName}})
	}
	if !r.eat("create") || !r.createWould(pt, nil) {
		return false
	}
	pt.EffectOnly = true
	return true
}

// beginWould reads "begin your turn", "begin an extra turn".
func (r *reader) beginWould(pt *engine.Pattern) bool {
	pt.Kind = engine.BeginPhase
	switch {
	case r.eatWords("an", "extra", "turn"):
		pt.What = "extra turn"
		return true
	case r.eatWords("your"), r.eatWords("their"), r.eatWords("a"), r.eatWords("his", "or", "her"):
	default:
		return r.fail()
	}
	what, ok := r.stepName()
	pt.What = what
	return ok
}

// stepName reads a turn, a phase or a step: "draw step", "combat phase", "turn".
func (r *reader) stepName() (string, bool) {
	switch {
	case r.eatWords("turn"), r.eatWords("turns"):
		return "turn", true
	}
	for _, w := range [...]string{"untap", "upkeep", "draw", "combat", "main", "end", "cleanup"} {
		if r.is(w) && (r.ahead(1).Text == "step" || r.ahead(1).Text == "phase" || r.ahead(1).Text == "steps" || r.ahead(1).Text == "phases") {
			unit := "step"
			if r.ahead(1).Text[0] == 'p' {
				unit = "phase"
			}
			r.i += 2
			return w + " " + unit, true
		}
	}
	return "", r.fail()
}
