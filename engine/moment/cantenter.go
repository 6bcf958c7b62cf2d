package moment

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// entersAsOther reports whether an effect applies that could still make of what
// enters something that may (cr.CantEntersLookahead).
func entersAsOther(w *play.Walker, st *play.State, i int) bool {
	ev := &st.Moment[i].Ev
	if ev.Kind != engine.Enter || !w.Rules.CantLookahead {
		return false
	}
	for id := range w.ByKind[engine.Enter].All() {
		if makesOther(w.Scenario.Effects[id].Effect.Do) && Applicable(w, st, i, id).Fits != engine.No {
			return true
		}
	}
	return false
}

// onlyOther leaves of the effects on an entering that is forbidden as things
// stand those that could change that (cr.CantOnlySelfReplaced).
func onlyOther(w *play.Walker, st *play.State, i int, list []engine.EffectID) []engine.EffectID {
	if ev := &st.Moment[i].Ev; ev.Kind != engine.Enter || w.Cants[engine.Enter] == 0 {
		return list
	}
	if _, what := possible.Forbidden(w, st, i); what.IsZero() {
		return list
	}
	return slices.DeleteFunc(list, func(id engine.EffectID) bool {
		return !makesOther(w.Scenario.Effects[id].Effect.Do) && !w.Selfs[engine.Enter].Has(id)
	})
}

// makesOther reports whether changes give what enters other characteristics or
// another controller.
func makesOther(list []engine.Change) bool {
	return slices.ContainsFunc(list, func(c engine.Change) bool {
		switch c.Kind {
		case engine.EnterCopy, engine.EnterAs, engine.EnterBackFace, engine.EnterUnder, engine.EnterFaceDown:
			return true
		}
		return makesOther(c.Yes) || makesOther(c.No) || slices.ContainsFunc(c.Modes, makesOther)
	})
}

// uncreated leaves the tokens out of an event that may not enter, and copies of
// instants and sorceries, none of which are created
// (cr.TokenNotCreatedIfForbidden). It reports whether nothing is left.
func uncreated(w *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	var kept []engine.Tokens
	var why say.Message
	for k := range ev.Tokens {
		t := &ev.Tokens[k]
		if because := mayNotEnter(w, st, &ev, t); t.N > 0 && !because.IsZero() {
			why = because
			continue
		}
		kept = append(kept, *t)
	}
	if len(kept) == len(ev.Tokens) {
		return false
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepCant, Before: ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer,
		Rules: []cr.Rule{cr.TokenNotCreatedIfForbidden, cr.CantBeatsCan}, Why: why})
	if len(kept) == 0 {
		possible.Nothing(w, st, ev, why)
		st.Drop(i)
		return true
	}
	n := &st.Moment[i].Ev
	n.Tokens, n.Amount = kept, 0
	for k := range kept {
		n.Amount += kept[k].N
	}
	return false
}

// mayNotEnter says why tokens of a description can't be created, nothing where they can.
func mayNotEnter(w *play.Walker, st *play.State, ev *engine.Event, t *engine.Tokens) say.Message {
	if t.CopyOf != engine.NoObject && st.Board.Objects[t.CopyOf].Types&(engine.Instant|engine.Sorcery) != 0 && st.Board.Objects[t.CopyOf].Types&engine.PermanentTypes == 0 {
		return say.New("an instant or sorcery can't be a permanent")
	}
	if w.Cants[engine.Enter] == 0 {
		return say.Message{}
	}
	o := look.TokenObject(t, ev.Under)
	if t.CopyOf != engine.NoObject {
		o = engine.AsCopy(o, &st.Board.Objects[t.CopyOf])
		st.Board.BecomesCopy(&o, t.CopyOf)
	}
	o.Zone = engine.Battlefield
	c := *ev
	c.Kind, c.Object, c.From = engine.Enter, engine.ObjectID(len(st.Board.Objects)), engine.OutsideGame
	c.Entry = &engine.Entry{Tapped: t.Tapped, CopyOf: engine.NoObject, AttachedTo: engine.Nobody(), Created: true, WasCast: engine.No}
	if w.Rules.ExistingEffectsCount {
		o = look.UnderStatements(w, st, o, c.Object)
	}
	for id := range w.Cants[engine.Enter].All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], &c, &c)
		v.Projected = &o
		if !possible.Present(w, st, &v, id) {
			continue
		}
		fits, _ := v.PatternFits(&v.Inst.Effect.When)
		fits = fits.And(v.All(v.Inst.Effect.If))
		if fits == engine.Unknown {
			w.Fail(v.Need(id))
		}
		if fits == engine.Yes {
			return possible.SaysNo(w, id)
		}
	}
	return say.Message{}
}
