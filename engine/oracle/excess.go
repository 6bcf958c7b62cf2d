package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// excessSentence reads what a spell or ability says of the damage it deals
// beyond what is lethal (cr.ExcessDamageMoved):
//
//	["if" "the" Phrase "has" Keyword ","] "excess damage is dealt to" Receiver "instead" "." .
//
// dealer is where the sentence about the damage begins.
func (r *reader) excessSentence(dealer int) (*engine.Effect, bool) {
	e := &engine.Effect{Self: true, Class: engine.ClassSelf, When: engine.Pattern{Kind: engine.Damage, Source: &engine.Filter{Is: engine.This}}}
	if f, ok := r.dealerAt(dealer); ok {
		e.When.Source, e.When.Combat = f, engine.No
	}
	if r.eatWords("if") {
		c, ok := r.dealerHas()
		if !ok {
			return nil, false
		}
		e.If = []engine.Cond{c}
	}
	if !r.eatWords("excess", "damage", "is", "dealt", "to") {
		return nil, r.fail()
	}
	r.when = &e.When
	c := engine.Change{Kind: engine.RedirectTo, Ref: engine.ThatController, Amount: shape.Expr(engine.Expr{Op: engine.Excess})}
	if !r.damagedController() {
		var ok bool
		if c.Ref, c.Filter, ok = r.receiver(); !ok {
			return nil, false
		}
	}
	e.Do = []engine.Change{c}
	return e, r.eat("instead") && r.sentenceEnds()
}

// dealerAt is what deals the damage where a sentence names something other than
// the object that has the ability: "Target creature you control deals damage …".
func (r *reader) dealerAt(at int) (*engine.Filter, bool) {
	if at < 0 {
		return nil, false
	}
	was, far := r.i, r.far
	defer func() { r.i, r.far = was, far }()
	r.i = at
	p, ok := r.nounPhrase()
	if !ok || !p.Targeted || !r.is("deals") {
		return nil, false
	}
	f := p.Filter
	f.Is, f.Targeted = engine.NoRef, false
	return &f, true
}

// dealerHas reads "the creature you control has trample," about what deals the
// damage.
func (r *reader) dealerHas() (engine.Cond, bool) {
	c := engine.Cond{Kind: engine.RefIs, Ref: engine.ThatSource}
	r.eatWords("the")
	p, ok := r.simple()
	if !ok || !r.eat("has") {
		return c, false
	}
	w, ok := r.keyword()
	f := p.Filter
	f.Is = engine.NoRef
	f.Keywords = append(f.Keywords, w)
	c.Filter = &f
	return c, ok && r.eat(",")
}

// damagedController reads "that creature's controller", whose permanent would
// be dealt the damage.
func (r *reader) damagedController() bool {
	for _, w := range [...]string{"creature", "permanent", "planeswalker", "battle"} {
		if r.eatWords("that", w, "'s", "controller") {
			return true
		}
	}
	return r.eatWords("that", "creature", "or", "planeswalker", "'s", "controller") || r.eatWords("its", "controller")
}
