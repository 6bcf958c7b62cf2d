package oracle

import "apnap/engine"

// selfReplacement reads what a resolving spell or ability says about its own
// effect: "If it was kicked, ~ deals 4 damage instead", "If that spell is
// countered this way, exile it instead of putting it into its owner's graveyard".
func (r *reader) selfReplacement(a *Ability, before []engine.Instruction) ([]engine.Effect, bool) {
	r.until, r.conds, r.half, r.letters = engine.Forever, nil, nil, nil
	if !a.Created || !r.eatWords("if") {
		return nil, false
	}
	if e, ok := r.counteredThisWay(); ok {
		return one(e, true)
	}
	if len(before) == 0 {
		return nil, false
	}
	e := engine.Effect{Self: true, Class: engine.ClassSelf}
	c, ok := r.condition()
	if !ok || !r.eat(",") {
		return nil, false
	}
	e.If = []engine.Cond{c}
	instead := r.eatWords("instead")
	ins, ok := r.instructions()
	if !ok {
		return nil, false
	}
	if r.eatWords("instead") {
		instead = true
	}
	if !instead || !r.sentenceEnds() {
		return nil, r.fail()
	}
	e.When = engine.Pattern{Kind: eventOf(&before[0]), Source: &engine.Filter{Is: engine.This}}
	if e.When.Kind == ins[0].Verb && len(ins) == 1 && len(before) == 1 && sameBut(before[0], ins[0]) {
		e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: ins[0].Amount}}
	} else {
		e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: ins}}
	}
	return []engine.Effect{e}, true
}

// eventOf is the kind of event an instruction makes.
func eventOf(in *engine.Instruction) engine.EventKind { return in.Verb }

// sameBut says that two instructions differ only in their amount.
func sameBut(a, b engine.Instruction) bool {
	return a.Verb == b.Verb && a.Who == b.Who && a.What == b.What && a.On == b.On && a.Counter == b.Counter &&
		a.Verb != engine.CreateTokens && a.Verb != engine.Move && a.Amount != nil && b.Amount != nil
}

// counteredThisWay reads "that spell is countered this way, exile it instead of
// putting it into its owner's graveyard".
func (r *reader) counteredThisWay() (*engine.Effect, bool) {
	at := r.i
	p, ok := r.simple()
	if !ok || !r.eatWords("is", "countered", "this", "way", ",") {
		r.i = at
		return nil, false
	}
	f := p.Filter
	if f.Is == engine.This {
		f.Is = engine.Target
	}
	e := &engine.Effect{Self: true, Class: engine.ClassSelf}
	e.When = engine.Pattern{Kind: engine.Move, From: engine.Stack, Dest: engine.Graveyard, How: "countered", Affected: &f}
	r.when, r.it = &e.When, engine.ThatObject
	if !r.moveChange(e) {
		r.i = at
		return nil, false
	}
	if r.eatWords("instead", "of") {
		_, _ = r.possessor()
		_ = r.eatWords("into")
		if !r.intoGraveyard() {
			r.i = at
			return nil, false
		}
	} else if !r.eatWords("instead") && r.toks[r.i-1].Text != "graveyard" {
		r.i = at
		return nil, r.fail()
	}
	return e, r.sentenceEnds() || r.fail()
}

// intoGraveyard reads "into that player's graveyard" after "instead of".
func (r *reader) intoGraveyard() bool {
	r.eatWords("into")
	if _, ok := r.possessor(); !ok {
		return r.fail()
	}
	return r.eat("graveyard")
}
