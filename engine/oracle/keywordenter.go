package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// entersWithCounters makes an effect of something entering with counters.
func entersWithCounters(e *engine.Effect, kind string, n *engine.Expr) bool {
	aboutEntering(e)
	e.Do = append(e.Do, engine.Change{Kind: engine.EnterCounters, Counter: kind, Amount: n})
	return true
}

// aboutEntering makes an effect about its object's own entering.
func aboutEntering(e *engine.Effect) {
	e.When = engine.Pattern{Kind: engine.Enter, Affected: &engine.Filter{Is: engine.This}}
}

// devour reads "2", "X", "land 3" after "devour": any number of creatures, or of
// permanents of that quality, are sacrificed, and it enters with so many +1/+1
// counters for each.
func (r *reader) devour(e *engine.Effect) bool {
	f := engine.Filter{Types: engine.Creature}
	if _, letter := letterOf(r.peek()); r.peek().Kind != lex.NumberToken && !letter {
		p, ok := r.simple()
		if !ok || p.Players {
			return false
		}
		f = p.Filter
	}
	n, ok := r.sum()
	if !ok {
		return false
	}
	if r.eatWords(",", "where", "x", "is", "the", "number", "of") && n.Op == engine.XValue || r.is(",", "where") {
		if _, ok := r.nounPhrase(); !ok || !r.eat("devoured", "this", "way") {
			return false
		}
		n = shape.Expr(engine.Expr{Op: engine.GivenUp})
	}
	aboutEntering(e)
	e.Do = []engine.Change{
		{Kind: engine.EnterPay, Do: []engine.Instruction{{Verb: engine.Sacrifice, Filter: &f, Amount: shape.Expr(engine.Expr{Op: engine.AnyAmount})}}},
		{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: timesGiven(n)},
	}
	return true
}

// timesGiven is n for each object given up.
func timesGiven(n *engine.Expr) *engine.Expr {
	return times1(n, shape.Expr(engine.Expr{Op: engine.GivenUp}))
}

// amplify reads the number: any number of cards in hand that share a creature
// type with it are revealed, and it enters with so many +1/+1 counters for each.
func (r *reader) amplify(e *engine.Effect) bool {
	n, ok := r.sum()
	if !ok {
		return false
	}
	aboutEntering(e)
	f := engine.Filter{Noun: engine.CardNoun, SharesWith: "creature type", SharesRef: engine.This}
	e.Do = []engine.Change{
		{Kind: engine.EnterPay, Do: []engine.Instruction{{Verb: engine.Reveal, Filter: &f, From: engine.Hand, Amount: shape.Expr(engine.Expr{Op: engine.AnyAmount})}}},
		{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: timesGiven(n)},
	}
	return true
}

// riot is the effect of riot: a +1/+1 counter or haste.
func riot(e *engine.Effect) {
	aboutEntering(e)
	e.Do = []engine.Change{{Kind: engine.OneOf, Options: []string{"+1/+1", "haste"}, Modes: [][]engine.Change{
		{{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: shape.Lit(1)}}, {{Kind: engine.EnterAs, Keywords: []string{"haste"}}}}}}
}

// tribute reads the number: an opponent may have it enter with that many +1/+1
// counters.
func (r *reader) tribute(e *engine.Effect) bool {
	n, ok := r.sum()
	aboutEntering(e)
	e.Do = []engine.Change{{Kind: engine.Offer, Who: engine.AnOpponent, Yes: []engine.Change{{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: n}}}}
	return ok
}

// sunburst is the effect of sunburst: a counter for each color of mana spent, of
// a kind that depends on whether it is a creature.
func sunburst(e *engine.Effect) bool {
	aboutEntering(e)
	colors := func() *engine.Expr {
		return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "colors of mana spent to cast it"})
	}
	creature := &engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Types: engine.Creature}}
	e.Do = []engine.Change{{Kind: engine.When, If: creature,
		Yes: []engine.Change{{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: colors()}},
		No:  []engine.Change{{Kind: engine.EnterCounters, Counter: "charge", Amount: colors()}}}}
	return true
}
