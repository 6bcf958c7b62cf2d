package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// entersBesides reads a further sentence on how the same object enters: "It
// enters with twice that many +1/+1 counters on it" after what is given up for
// it, and "Otherwise, it enters with three +1/+1 counters on it" after a
// condition.
func (r *reader) entersBesides(e *engine.Effect) bool {
	if e.When.Kind != engine.Enter || len(e.Do) == 0 {
		return false
	}
	if r.is("otherwise", ",") || r.is("otherwise", "it") {
		return r.entersOtherwise(e)
	}
	if r.is("escapes") || r.is("it", "escapes") {
		return r.escapesInstead(e)
	}
	given := e.Do[len(e.Do)-1].Kind == engine.EnterPay && givesUp(e) && r.eatWords("if", "you", "do", ",") // to give up none is not to do it
	if !given && r.is("if") {
		return r.entersInstead(e)
	}
	last := e.Do[len(e.Do)-1].Kind
	if last != engine.EnterPay && last != engine.Offer && last != engine.EnterCounters || !givesUp(e) {
		return false
	}
	p, ok := r.simple()
	if !ok || p.Is != engine.This {
		return false
	}
	list, ok := r.enters(e)
	r.where()
	if !ok || !r.sentenceEnds() {
		return false
	}
	for i := range list {
		if list[i].Kind != engine.EnterCounters {
			return false
		}
		givenUp(list[i].Amount)
	}
	e.Do = append(e.Do, list...)
	return true
}

// givesUp reports whether something is given up, or paid in an amount to be
// chosen, as the object enters.
func givesUp(e *engine.Effect) bool {
	for i := range e.Do {
		for j := range e.Do[i].Do {
			in := &e.Do[i].Do[j]
			if in.Amount != nil && (in.Filter != nil && in.What == engine.NoRef || in.Amount.Op == engine.AnyAmount) {
				return true
			}
		}
	}
	return false
}

// givenUp makes "that many" mean the objects given up.
func givenUp(e *engine.Expr) {
	if e == nil {
		return
	}
	if e.Op == engine.That {
		e.Op = engine.GivenUp
	}
	givenUp(e.A)
	givenUp(e.B)
}

// entersOtherwise reads "Otherwise, it enters …": the conditions of the effect
// decide between the two ways.
func (r *reader) entersOtherwise(e *engine.Effect) bool {
	r.i++
	r.eatWords(",")
	p, ok := r.simple()
	if !ok || p.Is != engine.This && p.Is != engine.ThatObject || len(e.If) == 0 {
		return false
	}
	list, ok := r.enters(e)
	if !ok || !r.sentenceEnds() {
		return false
	}
	c := e.If[0]
	if len(e.If) > 1 {
		c = engine.Cond{Kind: engine.AllOf, Subs: e.If}
	}
	e.Do, e.If = []engine.Change{{Kind: engine.When, If: &c, Yes: e.Do, No: list}}, nil
	return true
}

// entersInstead reads "If it was kicked, it enters with five +1/+1 counters on it
// instead" after another way of entering: the condition decides between them.
func (r *reader) entersInstead(e *engine.Effect) bool {
	at := r.i
	r.i++
	r.it = engine.This
	c, ok := r.condition()
	if !ok || !r.eat(",") {
		r.i = at
		return false
	}
	before := r.eatWords("instead")
	p, ok := r.simple()
	if !ok || p.Is != engine.This {
		r.i = at
		return false
	}
	list, ok := r.enters(e)
	if !ok || !before && !r.eatWords("instead") || !r.sentenceEnds() {
		r.i = at
		return false
	}
	e.Do = []engine.Change{{Kind: engine.When, If: &c, Yes: list, No: e.Do}}
	return true
}

// escapesInstead reads "It escapes with five +1/+1 counters on it instead" after another way of
// entering.
func (r *reader) escapesInstead(e *engine.Effect) bool {
	r.eatWords("it")
	r.i++
	list, ok := r.manners(e)
	if !ok || !r.eatWords("instead") || !r.sentenceEnds() {
		return r.fail()
	}
	c := engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{shape.Escaped}}}
	e.Do = []engine.Change{{Kind: engine.When, If: &c, Yes: list, No: e.Do}}
	return true
}

// offersThen reads what may be done besides as the same object enters: "Then you may pay 2 life."
func (r *reader) offersThen(e *engine.Effect) bool {
	if e.When.Kind != engine.Enter || len(e.Do) == 0 || e.Do[len(e.Do)-1].Kind != engine.EnterChoose || !r.eatWords("then", "you", "may") {
		return false
	}
	ins, ok := r.plainInstructions()
	e.Do = append(e.Do, engine.Change{Kind: engine.Offer, Who: engine.RefYou, Do: ins})
	return ok
}
