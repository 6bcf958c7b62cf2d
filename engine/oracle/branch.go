package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// branch reads what follows from taking an offer or not.
func (r *reader) branch(e *engine.Effect) bool {
	yes := r.is("if", "you", "do", ",")
	if r.eatWords("otherwise") {
		r.eatWords(",")
	} else {
		r.i += 4
	}
	if n := len(e.Do); n > 0 && e.Do[n-1].Kind == engine.Offer {
		list, ok := r.branchChanges(e)
		if !ok {
			return false
		}
		if yes {
			e.Do[n-1].Yes = append(e.Do[n-1].Yes, list...)
		} else {
			e.Do[n-1].No = append(e.Do[n-1].No, list...)
		}
		return true
	}
	in := shape.LastInstruction(e)
	if in == nil && yes && shape.MayBeSkipped(e) {
		ins, ok := r.plainInstructions()
		e.Then = append(e.Then, ins...)
		return ok
	}
	if in == nil && yes && e.May != engine.NoRef && len(e.Do) > 0 {
		ins, ok := r.plainInstructions()
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: ins})
		return ok
	}
	if in == nil {
		return r.fail()
	}
	ins, ok := r.plainInstructions()
	if !ok {
		return false
	}
	if yes {
		in.Then = append(in.Then, ins...)
	} else {
		in.Else = append(in.Else, ins...)
		if e.May != engine.NoRef && e.When.Kind == engine.Enter {
			in.May, e.May = true, engine.NoRef // it is replaced either way
		}
	}
	return true
}

// branchChanges reads what changes about the entering: "it enters tapped", or
// what is done.
func (r *reader) branchChanges(e *engine.Effect) ([]engine.Change, bool) {
	at := r.i
	if p, ok := r.simple(); ok && p.Is == engine.This {
		if list, ok := r.enters(e); ok {
			if list, ok = r.provided(list); ok && r.sentenceEnds() {
				return list, true
			}
		}
	}
	r.i = at
	ins, ok := r.plainInstructions()
	return []engine.Change{{Kind: engine.AlsoDo, Do: ins}}, ok
}

// provided reads "if Condition" or "unless Condition" after a way of entering.
func (r *reader) provided(list []engine.Change) ([]engine.Change, bool) {
	unless := r.is("unless")
	if !unless && !r.is("if") {
		return list, true
	}
	r.i++
	c, ok := r.condition()
	c.Not = c.Not != unless
	return []engine.Change{{Kind: engine.When, If: &c, Yes: list}}, ok
}

// revealedOr reads "~ enters tapped unless you revealed a Dragon card this way or
// Condition" and "If you do or if Condition, ~ enters …" after "you may reveal a
// Dragon card".
func (r *reader) revealedOr(e *engine.Effect) bool {
	n := len(e.Do)
	if n == 0 || e.Do[n-1].Kind != engine.Offer || len(e.Do[n-1].Do) != 1 || e.Do[n-1].Do[0].Verb != engine.Reveal {
		return false
	}
	offer := &e.Do[n-1]
	if r.eatWords("if", "you", "do", "or", "if") {
		c, ok := r.condition()
		if !ok || !r.eat(",") {
			return false
		}
		list, ok := r.entersAgain(e)
		offer.Yes = append(offer.Yes, list...)
		offer.No = append(offer.No, engine.Change{Kind: engine.When, If: &c, Yes: list})
		return ok && r.sentenceEnds()
	}
	list, ok := r.entersAgain(e)
	if !ok || !r.eat("unless", "you", "revealed") {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok || !shape.Same(p.Filter, *offer.Do[0].Filter) || !r.eat("this", "way", "or") {
		return false
	}
	c, ok := r.condition()
	c.Not = !c.Not
	offer.No = append(offer.No, engine.Change{Kind: engine.When, If: &c, Yes: list})
	return ok && r.sentenceEnds()
}

// entersAgain reads "~ enters tapped" of the same object.
func (r *reader) entersAgain(e *engine.Effect) ([]engine.Change, bool) {
	p, ok := r.simple()
	if !ok || p.Is != engine.This {
		return nil, r.fail()
	}
	return r.enters(e)
}
