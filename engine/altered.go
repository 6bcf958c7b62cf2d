package engine

import "apnap/engine/cr"

// altered cites the rules on what effects changed about the objects of the
// event: switched power and toughness, changed texts, a spell's changes that
// the permanent keeps.
func (c *citing) altered() {
	ev := c.a.before
	for _, id := range []ObjectID{ev.Source, ev.Object, ev.To.Object, c.a.inst.Source} {
		if id == NoObject {
			continue
		}
		o := &c.a.st.board.Objects[id]
		if o.Switched {
			c.add(cr.SwitchPowerToughness)
		}
		if id != c.a.inst.Source && c.looksAtWords(id) {
			c.add(o.Changed...)
		}
		if id == ev.Source && o.original() != nil && o.Zone == Battlefield && c.a.w.sc.Board.Objects[id].Zone == Stack && c.a.w.rules.spellChangesStay {
			c.add(cr.SpellEffectsFollow)
		}
		if ev.Kind == Enter && id == ev.Object && o.original() != nil && c.a.w.rules.spellChangesCount {
			c.add(cr.EntersSpellChangesCount, cr.SpellEffectsFollow)
		}
	}
}

// looksAtWords reports whether the effect asks for what text-changing effects can
// change about an object of the event: its color words or its types.
func (c *citing) looksAtWords(id ObjectID) bool {
	asks := func(f *Filter) bool {
		return f != nil && (len(f.Subtypes)+len(f.AnySubtypes) > 0 || f.AnyColors|f.Colors != 0)
	}
	when := &c.a.eff.When
	return id == c.a.before.Source && asks(when.Source) || id != c.a.before.Source && asks(when.Affected)
}

// asPrinted gives an entering object its copiable values alone, where the look
// ahead leaves out what had been changed about it as a spell
// (cr.EntersSpellChangesCount).
func (w *walker) asPrinted(o Object) Object {
	p := o.original()
	if p == nil || w.rules.spellChangesCount {
		return o
	}
	o.Colors, o.ColorsKnown, o.Power, o.Toughness = p.Colors, p.ColorsKnown, p.Power, p.Toughness
	return o
}

// settleIn gives a permanent that has entered what lasting effects make of it:
// those that changed it as a spell (cr.SpellEffectsFollow), and, where the look
// ahead left them out, those that were there already.
func (w *walker) settleIn(st *state, o, was *Object, id ObjectID) {
	if was.original() != nil && !w.rules.spellChangesCount && w.rules.spellChangesStay {
		o.Colors, o.ColorsKnown, o.Power, o.Toughness = was.Colors, was.ColorsKnown, was.Power, was.Toughness
	}
	if !w.rules.existingEffectsCount {
		*o = w.underStatements(st, *o, id)
	}
}

// original is the object without what effects changed about it, nil where they
// changed nothing.
func (o *Object) original() *Object {
	if o.printed != nil && o.printed.Copiable == nil {
		return o.printed
	}
	return o.Copiable
}

// renewed takes from an object that changes zones what effects had changed
// about it (cr.NewObject).
func (o *Object) renewed() {
	if p := o.Copiable; p != nil {
		o.Colors, o.ColorsKnown, o.Power, o.Toughness = p.Colors, p.ColorsKnown, p.Power, p.Toughness
		o.Copiable, o.Switched = nil, false
	}
}

// leftOut reports whether the look ahead at an entering object leaves out what
// had been changed about it as a spell.
func (w *walker) leftOut(st *state, ev *Event) bool {
	return st.board.Objects[ev.Object].original() != nil && !w.rules.spellChangesCount && cr.EntersLookahead.InForce(w.sc.Edition)
}

// othersLeftOut reports whether the effect would fit the entering object if the
// look ahead counted effects of other sources that are there already
// (cr.EntersIgnoresOtherSources).
func (v *view) othersLeftOut() bool {
	if !cr.EntersIgnoresOtherSources.InForce(v.w.sc.Edition) || len(v.st.board.Statements) == 0 {
		return false
	}
	o := v.w.underStatements(v.st, *v.w.project(v.st, v.ev), v.ev.Object)
	probe := *v
	probe.projected = &o
	return probe.entering != nil && probe.fitsAffected(&v.inst.Effect.When) == Yes
}
