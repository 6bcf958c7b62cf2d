package engine

import (
	"slices"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// asItIs is an entering object with the characteristics it has where it is, as
// prohibitions looked at it before they looked ahead (cr.CantEntersLookahead).
func (w *walker) asItIs(st *state, ev *Event) *Object {
	o := st.board.Objects[ev.Object]
	o.Zone, o.Controller, o.Spell = Battlefield, ev.Under, false
	return &o
}

// entersAsOther reports whether an effect applies that could still make of what
// enters something that may (cr.CantEntersLookahead).
func (w *walker) entersAsOther(st *state, i int) bool {
	ev := &st.moment[i].ev
	if ev.Kind != Enter || !w.rules.cantLookahead {
		return false
	}
	for id := range w.byKind[Enter].all() {
		if makesOther(w.sc.Effects[id].Effect.Do) && w.applicable(st, i, id).fits != No {
			return true
		}
	}
	return false
}

// onlyOther leaves of the effects on an entering that is forbidden as things
// stand those that could change that (cr.CantOnlySelfReplaced).
func (w *walker) onlyOther(st *state, i int, list []EffectID) []EffectID {
	if ev := &st.moment[i].ev; ev.Kind != Enter || w.cants[Enter] == 0 {
		return list
	}
	if _, what := w.forbidden(st, i); what.IsZero() {
		return list
	}
	return slices.DeleteFunc(list, func(id EffectID) bool { return !makesOther(w.sc.Effects[id].Effect.Do) && !w.selfs[Enter].has(id) })
}

// makesOther reports whether changes give what enters other characteristics or
// another controller.
func makesOther(list []Change) bool {
	return slices.ContainsFunc(list, func(c Change) bool {
		switch c.Kind {
		case EnterCopy, EnterAs, EnterBackFace, EnterUnder, EnterFaceDown:
			return true
		}
		return makesOther(c.Yes) || makesOther(c.No) || slices.ContainsFunc(c.Modes, makesOther)
	})
}

// uncreated leaves the tokens out of an event that may not enter, and copies of
// instants and sorceries, none of which are created
// (cr.TokenNotCreatedIfForbidden). It reports whether nothing is left.
func (w *walker) uncreated(st *state, i int) bool {
	ev := st.moment[i].ev
	var kept []Tokens
	var why say.Message
	for k := range ev.Tokens {
		t := &ev.Tokens[k]
		if because := w.mayNotEnter(st, &ev, t); t.N > 0 && !because.IsZero() {
			why = because
			continue
		}
		kept = append(kept, *t)
	}
	if len(kept) == len(ev.Tokens) {
		return false
	}
	w.note(Step{Moment: st.moment0 - 1, Kind: StepCant, Before: ev, Chosen: NoEffect, Chooser: NoPlayer,
		Rules: []cr.Rule{cr.TokenNotCreatedIfForbidden, cr.CantBeatsCan}, Why: why})
	if len(kept) == 0 {
		w.nothing(st, ev, why)
		st.drop(i)
		return true
	}
	n := &st.moment[i].ev
	n.Tokens, n.Amount = kept, 0
	for k := range kept {
		n.Amount += kept[k].N
	}
	return false
}

// mayNotEnter says why tokens of a description can't be created, nothing where they can.
func (w *walker) mayNotEnter(st *state, ev *Event, t *Tokens) say.Message {
	if t.CopyOf != NoObject && st.board.Objects[t.CopyOf].Types&(Instant|Sorcery) != 0 && st.board.Objects[t.CopyOf].Types&PermanentTypes == 0 {
		return say.New("an instant or sorcery can't be a permanent")
	}
	if w.cants[Enter] == 0 {
		return say.Message{}
	}
	o := tokenObject(t, ev.Under)
	if t.CopyOf != NoObject {
		o = asCopy(o, &st.board.Objects[t.CopyOf])
	}
	o.Zone = Battlefield
	c := *ev
	c.Kind, c.Object, c.From = Enter, ObjectID(len(st.board.Objects)), OutsideGame
	c.Entry = &Entry{Tapped: t.Tapped, CopyOf: NoObject, AttachedTo: Nobody(), Created: true, WasCast: No}
	if w.rules.existingEffectsCount {
		o = w.underStatements(st, o, c.Object)
	}
	for id := range w.cants[Enter].all() {
		v := w.newView(st, &w.sc.Effects[id], &c, &c)
		v.projected = &o
		if !w.present(st, &v, id) {
			continue
		}
		fits, _ := v.patternFits(&v.inst.Effect.When)
		fits = fits.and(v.all(v.inst.Effect.If))
		if fits == Unknown {
			w.fail(v.need(id))
		}
		if fits == Yes {
			return w.saysNo(id)
		}
	}
	return say.Message{}
}
