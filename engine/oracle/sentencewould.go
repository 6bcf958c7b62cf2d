package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// ifWould reads
//
//	EventClause "," Outcome .
func (r *reader) ifWould(e *engine.Effect) bool {
	r.castThisWay()
	pt, ok := r.eventClause()
	if !ok || !r.eat(",") {
		return false
	}
	e.When = *pt
	for r.is("if") {
		r.i++
		c, ok := r.condition()
		if !ok || !r.eat(",") {
			return false
		}
		r.conds = append(r.conds, c)
	}
	return r.outcome(e)
}

// castThisWay reads "you cast it this way and" before an event about the spell.
func (r *reader) castThisWay() {
	at := r.i
	if !r.eatWords("you", "cast") {
		return
	}
	p, ok := r.simple()
	if !ok || p.Is != engine.This || !r.eatWords("this", "way", "and") || !r.is("it") {
		r.i = at
		return
	}
	r.conds = append(r.conds, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{"cast this way"}}})
}

// nextTime reads "the next time", "the next two times", "the first time" and
// what would happen.
func (r *reader) nextTime(e *engine.Effect) bool {
	first := r.is("the", "first")
	r.i += 2
	if n, ok := r.number(); ok && !first {
		e.Budget = engine.Budget{Kind: engine.NextTime, N: shape.Lit(n)}
		if !r.eat("times") {
			return false
		}
	} else {
		if !r.eat("time") {
			return false
		}
		if !first {
			e.Budget = engine.Budget{Kind: engine.NextTime}
		}
	}
	at, far := r.i, r.far
	if !first && !r.wouldAhead() {
		if r.whichEnter(e) {
			return true
		}
		r.i, r.far = at, far
	}
	pt, ok := r.eventClause()
	if !ok {
		return false
	}
	if first {
		switch {
		case r.eatWords("each", "turn"):
		case r.eatWords("during", "each", "of", "your", "turns"):
			r.conds = append(r.conds, engine.Cond{Kind: engine.TurnOf, Who: engine.You})
		default:
			return r.fail()
		}
		r.conds = append(r.conds, engine.Cond{Kind: engine.FirstTime, Word: "turn"})
	}
	e.When = *pt
	return r.eat(",") && r.outcome(e)
}

// extras reads the additional effect after a prevention: ", and put a +1/+1
// counter on that creature for each 1 damage prevented this way".
func (r *reader) extras(all []engine.Effect) bool {
	e := &all[len(all)-1]
	at := r.i
	if !r.link() {
		return true
	}
	r.antecedents(&e.When)
	ins, ok := r.instructions()
	if !ok {
		r.i = at
		return true
	}
	e.Then = append(e.Then, ins...)
	return len(all) == 1 || r.fail()
}

// regenerate reads "~", "target creature", "each creature you control".
func (r *reader) regenerate(e *engine.Effect) bool {
	p, ok := r.nounPhrase()
	if !ok || p.Players {
		return r.fail()
	}
	f := p.Filter
	e.When = engine.Pattern{Kind: engine.Destroy, Affected: &f}
	e.Until = engine.ThisTurn
	e.Budget = engine.Budget{Kind: engine.NextTime, Each: f.Is == engine.NoRef}
	if e.Budget.Each && !p.Each {
		return r.fail() // which one it is would have to be said
	}
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Regenerate, What: engine.ThatObject}}}}
	return true
}

// skips reads "skips their next untap step", "skip your draw step", "skip your
// next two turns".
func (r *reader) skips(e *engine.Effect, p *Phrase) bool {
	if _, ok := r.eatAny("skip", "skips"); !ok {
		return false
	}
	f := p.Filter
	e.When = engine.Pattern{Kind: engine.BeginPhase, Affected: &f}
	if shape.Same(f, engine.Filter{Players: true}) {
		e.When.Affected = nil
	}
	switch {
	case r.eatWords("your"), r.eatWords("their"), r.eatWords("his", "or", "her"), r.eatWords("all", "of", "your"), r.eatWords("the"):
	default:
		return r.fail()
	}
	if r.eatWords("next") {
		e.Budget = engine.Budget{Kind: engine.NextTime}
		if n, ok := r.number(); ok {
			e.Budget.N = shape.Lit(n)
		}
	}
	what, ok := r.stepName()
	if !ok {
		return false
	}
	e.When.What = what
	e.Do = []engine.Change{{Kind: engine.Nothing}}
	for r.duration() || r.is("during") && r.during() || r.whileTrue() || r.trailing() {
	}
	return true
}

// becomesDay reads "it becomes day as ~ enters".
func (r *reader) becomesDay(e *engine.Effect) bool {
	if !r.eat("it", "becomes", "day", "as") {
		return false
	}
	p, ok := r.simple()
	if !ok || p.Is != engine.This || !r.enterVerb() {
		return false
	}
	r.enterSubject(e, &p)
	e.Do = []engine.Change{{Kind: engine.MarkEvent, What: "it becomes day"}}
	return true
}
