package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// thingCond reads what holds of an object: "it was kicked", "~ is untapped",
// "it has a +1/+1 counter on it", "it's a creature", "its power is 4 or greater".
func (r *reader) thingCond() (engine.Cond, bool) {
	at := r.i
	if c, ok := r.qualityCond(); ok {
		return c, true
	}
	r.i = at
	if it := r.it; r.ofSelf && it == engine.Target && r.is("it") && wasOrIs(r.ahead(1).Text) {
		r.i++
		if c, ok := r.about(engine.This); ok && len(c.Filter.Marks) == 1 && castPast(c.Filter.Marks[0]) {
			return c, true
		}
		r.i = at
	}
	p, ok := r.simple()
	if !ok {
		return engine.Cond{}, false
	}
	ref := refOf(p.Filter)
	if ref == engine.NoRef {
		return r.presentCond(&p)
	}
	return r.about(ref)
}

// castPast says that a mark tells how something was cast.
func castPast(m string) bool {
	return strings.HasPrefix(m, "cast") || strings.HasPrefix(m, "kicked") || m == "bargained" || m == "foretold" || m == "overloaded" || m == "escaped" || m == "evoked" || m == "dashed" || m == "blitzed"
}

// qualityCond reads "its power is 4 or greater", "your life total is 5 or less", "the
// sacrificed creature's toughness was 4 or greater".
func (r *reader) qualityCond() (engine.Cond, bool) {
	at := r.i
	e, ok := r.quality()
	if !ok {
		r.i = at
		e, ok = r.givenNumber(at)
	}
	if _, be := r.eatAny("is", "was"); !ok || !be {
		return engine.Cond{}, false
	}
	rng, ok := r.compares()
	return engine.Cond{Kind: engine.CountIs, Expr: e, Range: rng}, ok
}

// compares reads "3 or less", "less than or equal to the number of cards in your graveyard".
func (r *reader) compares() (engine.Range, bool) {
	const atMost, atLeast = "less than or equal to", "greater than or equal to"
	op := engine.NoCompare
	switch {
	case r.eatPhrase(atMost):
		op = engine.AtMost
	case r.eatPhrase(atLeast):
		op = engine.AtLeast
	default:
		return r.atLeast()
	}
	e, ok := r.sum()
	return engine.Range{Op: op, N: e}, ok
}

// presentCond reads "a creature is on the battlefield", "an artifact creature
// you control is attacking".
func (r *reader) presentCond(p *Phrase) (engine.Cond, bool) {
	if !r.be() {
		return engine.Cond{}, r.fail()
	}
	f := p.Filter
	switch {
	case r.eatWords("on", "the", "battlefield"):
		f.Zone = engine.Battlefield
	case shape.IsState(r.peek().Text):
		f.Marks = append(f.Marks, r.peek().Text)
		r.i++
	default:
		return engine.Cond{}, r.fail()
	}
	return engine.Cond{Kind: engine.Controls, Filter: &f}, true
}

// about reads what is said of one object.
func (r *reader) about(ref engine.Ref) (engine.Cond, bool) {
	c := engine.Cond{Kind: engine.RefIs, Ref: ref, Filter: &engine.Filter{}}
	switch {
	case r.eatWords("wasn't"), r.eatWords("isn't"), r.eatWords("aren't"), r.eatWords("weren't"):
		c.Not = true
		return c, r.predicate(c.Filter)
	case r.be():
		if r.eatWords("not") {
			c.Not = true
		}
		return c, r.predicate(c.Filter)
	case r.eatWords("has"), r.eatWords("have"), r.eatWords("had"):
		return c, r.possessed(&c)
	case r.eatWords("doesn't", "have"), r.eatWords("don't", "have"):
		c.Not = true
		return c, r.possessed(&c)
	case r.resolves && r.eatPhrase(enteredThisTurn):
		c.Filter.Marks = []string{enteredThisTurn}
		return c, true
	case r.eatWords("entered", "from"):
		c.Filter.Marks = []string{"entered from"}
		return c, r.fromZoneMark(c.Filter)
	case r.eatWords("targets"):
		at := r.i
		p, ok := r.nounPhrase()
		if ok && refOf(p.Filter) == engine.NoRef && !p.Plural {
			c.Filter.Marks = []string{"targets " + r.saidWords(at, r.i)}
			return c, true
		}
		if !ok || refOf(p.Filter) == engine.NoRef {
			return c, r.fail()
		}
		c.Filter.Marks = []string{"targets " + refWord(refOf(p.Filter))}
		return c, true
	case r.eatWords("shares", "a", "color", "with"), r.eatWords("share", "a", "color", "with"):
		p, ok := r.simple()
		if !ok || refOf(p.Filter) == engine.NoRef {
			return c, r.fail()
		}
		if refOf(p.Filter) == engine.Target && r.it == engine.Target && !p.Targeted {
			return c, r.fail() // nothing is compared with itself: one of the two is another
		}
		c.Filter.SharesWith, c.Filter.SharesRef = "color", refOf(p.Filter)
		return c, true
	}
	return c, r.fail()
}

// enteredThisTurn is the mark of what entered this turn.
const enteredThisTurn = "entered this turn"

// possessed reads "a +1/+1 counter on it", "counters on it", "flying", "power 4 or greater".
func (r *reader) possessed(c *engine.Cond) bool {
	f := c.Filter
	switch {
	case r.eatWords("no", "counters", "on", "it"):
		f.NoCounter = "any"
		return true
	case r.eatWords("counters", "on", "it"):
		f.Counter = "any"
		return true
	}
	if w, ok := r.keyword(); ok {
		f.Keywords = []string{w}
		return true
	}
	at := r.i
	if r.withCounter(f) || r.measure(f) {
		return true
	}
	r.i = at
	rng, ok := r.atLeast()
	if !ok {
		return false
	}
	kind, ok := r.counterKind()
	if !ok || !r.eat("on", "it") {
		return false
	}
	c.Kind, c.Expr, c.Range, c.Filter = engine.CountIs, shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Ref: c.Ref}), rng, nil
	return true
}

// pastMark reads what was done with a spell or permanent, or where it is, in the
// words that conditions and facts share.
func (r *reader) pastMark() (string, bool) {
	m, ok := r.eatLongest([]string{"cast with flashback", "cast using flashback", "cast for its flashback cost", "cast with jump-start", "cast using jump-start",
		"cast with buyback", "kicked twice", "kicked", "escaped", "cast this way", "played this way", "cast with this mana", "cast from your hand", "cast from a graveyard", "cast from your graveyard", "cast from exile", "cast from your library",
		"cast from anywhere other than your hand", "cast during your main phase", "cast", "bargained", "foretold", "overloaded", "evoked", "dashed", "blitzed", "unearthed", "embalmed",
		"eternalized", "on the battlefield", "in exile", "in your graveyard", "on the stack", "gift-promised", "cycled", "played", "attached to a creature",
		"your commander", "a commander", "attached", "cast for its madness cost", "put onto the battlefield with ninjutsu", "legendary", "cast using web-slinging"})
	return castMark(m), ok
}

// predicate reads what follows "is" or "was": a state, a mark, a color, a type.
func (r *reader) predicate(f *engine.Filter) bool {
	if m, ok := r.pastMark(); ok {
		switch m {
		case "on the battlefield":
			f.Zone = engine.Battlefield
		case "in exile":
			f.Zone = engine.Exile
		case "on the stack":
			f.Zone = engine.Stack
		case "in your graveyard":
			f.Zone, f.Owner = engine.Graveyard, engine.You
		case "legendary":
			f.Types |= engine.Legendary
		case "kicked":
			f.Marks = append(f.Marks, m+r.whichKicker())
		default:
			f.Marks = append(f.Marks, m)
		}
		return true
	}
	if r.is("level") && r.ahead(1).Kind == lex.NumberToken && r.ahead(2).Text == "or" && r.ahead(3).Text == "greater" {
		at := r.i
		r.i += 4
		f.Marks = append(f.Marks, r.saidWords(at, r.i))
		return true
	}
	if t := r.peek(); shape.IsState(t.Text) && !(t.Text == "attacking" && r.ahead(1).Text == "or") {
		at := r.i
		r.i++
		if t.Text == "attacking" && (r.is("a") || r.is("an")) {
			if _, ok := r.nounPhrase(); !ok {
				return false
			}
		}
		f.Marks = append(f.Marks, r.saidWords(at, r.i))
		return true
	}
	g := nounGroup{}
	if r.is("a") || r.is("an") {
		p, ok := r.nounPhrase()
		*f = p.Filter
		return ok
	}
	if r.colors(&g) {
		*f = g.f
		return true
	}
	if r.resolves && without(f, r.peek()) {
		r.i++
		return true
	}
	if types, _, ok := shape.TypeWord(r.peek().Text); ok {
		r.i++
		f.Types = types
		return true
	}
	return r.fail()
}

// whichKicker reads "with its {1}{G} kicker".
func (r *reader) whichKicker() string {
	at := r.i
	if r.eatWords("with", "its") {
		if m := r.symbols(); m != "" && r.eatWords("kicker") {
			return " with its " + m + " kicker"
		}
	}
	r.i = at
	return ""
}
