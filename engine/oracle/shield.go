package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// divided reads whom a divided shield is for:
//
//	[Duration] "to any number of" ( "targets" | "target" Nouns ) [Duration] [","] "divided as you choose" .
func (r *reader) divided(e *engine.Effect) bool {
	at := r.i
	r.duration()
	if e.Budget.Kind != engine.NextN || !r.eatWords("to", "any", "number", "of") {
		r.i = at
		return false
	}
	f := engine.Filter{}
	if !r.eatWords("targets") {
		p := Phrase{}
		if !r.eatWords("target") || !r.nouns(&p) {
			return r.fail()
		}
		f = p.Filter
	}
	f.Is, f.Targeted, r.aimed = engine.Target, true, true
	r.duration()
	r.eatWords(",")
	e.When.Affected = &f
	e.Budget.N = shape.Expr(engine.Expr{Op: engine.ShareOf, A: e.Budget.N})
	return r.eat("divided", "as", "you", "choose")
}

// shieldInstead reads "If Condition, prevent the next N damage [this way]
// instead" after a shield: a shield of another size where that is so.
func (r *reader) shieldInstead(e *engine.Effect) (*engine.Effect, bool) {
	at := r.i
	if e.Kind != engine.Prevention || e.Budget.Kind != engine.NextN || !r.eatWords("if") {
		return nil, false
	}
	if r.aimed {
		r.it = engine.Target
	}
	c, ok := r.condition()
	if !ok || !r.eatWords(",", "prevent", "the", "next") {
		r.i = at
		return nil, false
	}
	n, ok := r.sum()
	if !ok || !r.eatWords("damage") {
		r.i = at
		return nil, false
	}
	r.eatWords("this", "way")
	if !r.shieldAgain(e) || !r.eatWords("instead") || !r.sentenceEnds() {
		r.i = at
		return nil, false
	}
	other := *e
	other.If = append(append([]engine.Cond(nil), e.If...), c)
	if other.Budget.N != nil && other.Budget.N.Op == engine.ShareOf {
		n = shape.Expr(engine.Expr{Op: engine.ShareOf, A: n})
	}
	other.Budget.N = n
	c.Not = !c.Not
	e.If = append(append([]engine.Cond(nil), e.If...), c)
	return &other, true
}

// shieldAgain reads what a shield before is for, where it is said again: "that would be dealt
// to that permanent or player this turn".
func (r *reader) shieldAgain(e *engine.Effect) bool {
	const dealtTo = "that would be dealt to"
	if !r.eatPhrase(dealtTo) {
		return true
	}
	until := r.until
	ok := r.sameRecipient(e) && (r.duration() && r.until == e.Until)
	r.until = until
	return ok || r.fail()
}
