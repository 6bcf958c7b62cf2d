package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// past reads what happened to a thing: "dealt damage this way", "dealt damage
// by ~ this turn", "cast this way".
func (r *reader) past(f *engine.Filter) bool {
	at := r.i
	w, ok := r.eatAny("dealt", "cast", "countered", "played", "destroyed", "exiled", "created", "revealed", "returned",
		"sacrificed", "discarded", "milled", "put", "chosen", "removed", "tapped", "targeted")
	if !ok {
		return false
	}
	if w == "cast" && r.eatWords("with", "this", "mana") {
		f.Marks = append(f.Marks, shape.CastWithMana)
		return true
	}
	if (w == "played" || w == "cast") && (r.eatWords("by", "your", "opponents") || r.eatWords("by", "an", "opponent")) {
		f.Controller = engine.Opponent
		f.Marks = append(f.Marks, "cast")
		return true
	}
	words := []string{w}
	if w == "dealt" && !r.eat("damage") {
		r.i = at
		return false
	}
	if w == "dealt" {
		words = append(words, "damage")
	}
	if w == "put" && r.eatWords("onto", "the", "battlefield") {
		words = append(words, "onto the battlefield")
	}
	if r.counts {
		const graveyards, yours, aGraveyard, home = "into a graveyard;into their graveyard", "into your graveyard", "into a graveyard", "to your hand"
		switch {
		case w == "put" && f.Owner == engine.AnyRelation && r.eatPhrase(yours):
			f.Owner = engine.You
			words = append(words, aGraveyard)
		case w == "put" && r.eatOneOf(graveyards):
			words = append(words, aGraveyard)
		case w == "returned" && r.eatPhrase(home):
			words = append(words, home)
		}
	}
	for !r.eatWords("this", "way") {
		switch {
		case (r.spell || r.resolves) && r.is("would") && words[len(words)-1] == byItself: // the spell deals damage once, as it resolves
			words = words[:len(words)-1]
			f.Marks = append(f.Marks, strings.Join(append(words, "this way"), " "))
			return true
		case r.eatWords("this", "turn"):
			words = append(words, "this turn")
			if r.eatWords("by", "a", "source", "you", "controlled") {
				words = append(words, "by a source you controlled")
			}
			f.Marks = append(f.Marks, strings.Join(words, " "))
			return w == "dealt" || r.fail()
		case w == "dealt" && r.eatWords("by"):
			switch {
			case r.peek().Kind == lex.SelfToken:
				r.i++
				words = append(words, byItself)
			case r.is("this") && r.ahead(1).Kind == lex.WordToken && r.ahead(1).Text != "turn" && r.ahead(1).Text != "way":
				r.i += 2
				words = append(words, byItself)
			case r.eatWords("enchanted", "creature"), r.eatWords("equipped", "creature"):
				words = append(words, "by attached")
			default:
				r.i = at
				return r.fail()
			}
		default:
			r.i = at
			return r.fail()
		}
	}
	f.Marks = append(f.Marks, strings.Join(append(words, "this way"), " "))
	return true
}

// byItself stands behind what the object itself did.
const byItself = "by ~"

// relative reads a clause that begins with "that" or "which" and describes the noun:
//
//	Relative = "that" ("'s" | "is" | "are") ["not"] State | "that entered this turn"
//	         | "that shares a color with" Phrase | "that targets" Phrase | "it's blocking" .
func (r *reader) relative(f *engine.Filter) bool {
	at := r.i
	switch {
	case r.aimed && (r.is("blocking", "it") || r.is("it", "'s", "blocking")):
		return r.fail()
	case r.eatWords("it", "'s", "blocking"):
		f.Marks = append(f.Marks, "blocked by ~")
		return true
	case r.eatWords("blocking", "it"), r.eatWords("blocking", "~"):
		f.Marks = append(f.Marks, "blocking ~")
		return true
	case !r.eatWords("that") && !r.eatWords("which"):
		return r.fail()
	}
	if r.eatWords("were", "cast") {
		r.castOrigin(f)
		if n := len(f.Marks); n == 0 || !strings.HasPrefix(f.Marks[n-1], "cast ") {
			f.Marks = append(f.Marks, "cast")
		}
		return true
	}
	const died = "died this way"
	if r.counts && r.eatPhrase(died) {
		f.Marks = append(f.Marks, died)
		return true
	}
	if mark, ok := r.relativeMark(); ok {
		if _, how, cast := strings.Cut(mark, "was "); cast && !strings.Contains(mark, "put there") && !strings.Contains(mark, "dealt") {
			mark = how
		}
		f.Marks = append(f.Marks, mark)
		return true
	}
	if r.eatWords("wasn't", "cast") || r.eatWords("weren't", "cast") {
		f.NotMarks = append(f.NotMarks, "cast")
		return true
	}
	if (r.eatWords("isn't", "on") || r.eatWords("aren't", "on")) && f.Not == nil && r.eat("the", "battlefield") {
		f.Not = &engine.Filter{Zone: engine.Battlefield}
		return true
	}
	r.i = at + 1
	if r.resolves {
		if r.be() && r.past(f) {
			return true
		}
		r.i = at + 1
	}
	if r.resolves && f.Not == nil && (r.eatOneOf(isNot)) {
		var not engine.Filter
		f.Not = &not
		return r.state(&not)
	}
	if r.be() && r.state(f) || r.shares(f) || r.targets(f) || r.dont(f) {
		return true
	}
	r.i = at
	return r.fail()
}

// isNot are the words before what a thing that is described must not be.
const isNot = "isn't;aren't;'s not"

// relativeMark reads the clauses about this turn that become marks as they stand.
func (r *reader) relativeMark() (string, bool) {
	const dealt, toYou, werePut = "dealt damage this turn", "dealt damage to you this turn", "were put there from the battlefield this turn"
	switch {
	case r.eatPhrase(dealt): // which without "that" says that it was dealt damage
		return "has " + dealt, true
	case r.eatPhrase(toYou):
		return "has " + toYou, true
	case r.eatPhrase(werePut):
		return "was put there from the battlefield this turn", true
	}
	return r.eatLongest([]string{"entered this turn", "attacked this turn", "blocked this turn", "was dealt damage this turn",
		"were dealt damage this turn", "came under your control this turn", "was cast from your hand", "was cast from a graveyard", "was cast from your graveyard", "was cast from exile",
		"was cast from anywhere other than your hand", "was kicked", "targets it", "was cast",
		"isn't being declared as an attacker", "left the battlefield this turn", "was put there from the battlefield this turn",
		"was put there from your library this turn", "has an adventure", "attacked you this turn", "entered since your last turn ended",
		"has dealt damage this turn", "has dealt damage to you this turn"})
}

// be reads a form of "to be".
func (r *reader) be() bool {
	_, ok := r.eatAny("'s", "is", "are", "was", "were")
	return ok
}

// state reads what follows "that's": a state, colors or types.
func (r *reader) state(f *engine.Filter) bool {
	if t := r.peek(); shape.IsState(t.Text) {
		r.i++
		f.Marks = append(f.Marks, t.Text)
		return true
	}
	if r.eatWords("one", "or", "more", "colors") {
		f.NotColors |= engine.Colorless
		return true
	}
	if types, _, ok := shape.TypeWord(r.peek().Text); ok && types&^shape.Supertypes == 0 {
		r.i++
		f.Types |= types
		return true
	}
	g := nounGroup{}
	if r.colors(&g) {
		*f = shape.Merge(*f, g.f)
		return true
	}
	if r.is("a") || r.is("an") {
		if p, ok := r.nounPhrase(); ok && !p.Named && !p.Players && shape.Same(p.Filter, kindOf(p.Filter)) {
			*f = shape.Merge(*f, p.Filter)
			return true
		}
	}
	return r.fail()
}

// kindOf is what a filter says of types alone.
func kindOf(f engine.Filter) engine.Filter {
	return engine.Filter{Types: f.Types, AnyTypes: f.AnyTypes, Subtypes: f.Subtypes, AnySubtypes: f.AnySubtypes}
}

// shares reads "shares a color with it", "share a creature type with ~".
func (r *reader) shares(f *engine.Filter) bool {
	if _, ok := r.eatAny("shares", "share"); !ok {
		return false
	}
	const aName = "a name"
	what := ""
	switch {
	case r.resolves && r.eatPhrase(aName):
		what = "name"
	case r.eatWords("a", "color"):
		what = "color"
	case r.eatWords("a", "creature", "type"):
		what = "creature type"
	case r.eatWords("a", "card", "type"):
		what = "card type"
	default:
		return r.fail()
	}
	if !r.eat("with") {
		return false
	}
	p, ok := r.simple()
	if !ok || p.Is == engine.NoRef {
		return r.fail()
	}
	f.SharesWith, f.SharesRef = what, p.Is
	if p.Is == engine.This && r.aimed && r.toks[r.i-1].Text == "it" {
		f.SharesRef = engine.Target
	}
	return true
}

// targets reads "targets it", "target ~", "targets a creature": what is no one thing is kept in its words.
func (r *reader) targets(f *engine.Filter) bool {
	if _, ok := r.eatAny("targets", "target"); !ok {
		return false
	}
	at := r.i
	p, ok := r.nounPhrase()
	switch {
	case !ok, p.Targeted:
		return r.fail()
	case p.Is != engine.NoRef:
		f.Marks = append(f.Marks, "targets "+refWord(p.Is))
		return true
	}
	f.Marks = append(f.Marks, "targets "+r.saidWords(at, r.i))
	return r.resolves || r.fail()
}

// dont reads "doesn't have flying", "has flying".
func (r *reader) dont(f *engine.Filter) bool {
	switch {
	case r.eatWords("doesn't", "have"), r.eatWords("don't", "have"):
		w, ok := r.keyword()
		if ok {
			f.NotKeywords = append(f.NotKeywords, w)
		}
		return ok
	case r.eatWords("has", "a", "cycling", "ability"), r.eatWords("have", "a", "cycling", "ability"):
		f.Keywords = append(f.Keywords, "cycling")
		return true
	case r.eatWords("has"), r.eatWords("have"):
		if w, ok := r.keyword(); ok {
			f.Keywords = append(f.Keywords, w)
			return true
		}
		return r.resolves && r.withCounter(f)
	}
	return r.fail()
}

// refWord is a reference as marks spell it.
func refWord(ref engine.Ref) string {
	switch ref {
	case engine.This:
		return "~"
	case engine.Attached:
		return "attached"
	case engine.Target, engine.Target2:
		return "target"
	}
	return "it"
}
