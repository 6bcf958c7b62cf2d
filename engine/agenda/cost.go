package agenda

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
	"apnap/engine/say"
)

// unpaidFor reports whether the question's next moment is of a spell or ability of which a cost
// that comes before it could not be paid: it was neither cast nor activated (cr.CostPaid), and
// what else would be paid for it is not.
func unpaidFor(w *play.Walker, st *play.State) bool {
	if len(st.Unpaid) == 0 {
		return false
	}
	h := &w.Scenario.Events[st.Moment0]
	source := resolves(w, h)
	if source == engine.NoObject {
		return false
	}
	for m := st.Moment0 - 1; m >= 0; m-- {
		before := &w.Scenario.Events[m]
		switch {
		case slices.Contains(before.Pays, source):
			return slices.Contains(st.Unpaid, m)
		case len(h.Pays) == 0 && resolves(w, before) == source:
			return slices.Contains(st.Unpaid, m)
		}
	}
	return false
}

// uncast reports whether the question's next moment is of a spell that could not be cast: it neither does anything nor becomes
// a permanent (cr.CantBeatsCan).
func uncast(w *play.Walker, st *play.State) bool {
	if len(st.Unpaid) == 0 {
		return false
	}
	h := &w.Scenario.Events[st.Moment0]
	spell := resolves(w, h)
	if len(h.Events) > 0 && h.Events[0].Kind == engine.Enter {
		spell = h.Events[0].Object
	}
	if spell == engine.NoObject {
		return false
	}
	for m := st.Moment0 - 1; m >= 0; m-- {
		if slices.ContainsFunc(w.Scenario.Events[m].Events, func(ev engine.Event) bool { return ev.Kind == engine.CastSpell && ev.Object == spell }) {
			return slices.Contains(st.Unpaid, m)
		}
	}
	return false
}

// resolves is the object of whose spell or ability a moment is what it does, or costs; NoObject
// for any other.
func resolves(w *play.Walker, h *engine.Happening) engine.ObjectID {
	switch {
	case len(h.Pays) == 1:
		return h.Pays[0]
	case len(h.Resolve) > 0 && w.Scenario.ByText(h.Resolve[0]):
		return w.Scenario.Effects[h.Resolve[0].Effect].Source
	case len(h.Events) > 0 && h.Events[0].Kind == engine.Move && h.Events[0].From == engine.Stack: // as it finishes resolving
		return h.Events[0].Object
	case len(h.Events) > 0 && !h.Events[0].Combat && h.Events[0].Cause != engine.ByCost:
		return h.Events[0].Source
	}
	return engine.NoObject
}

// forNothing passes over the question's next moment, which was not paid for or, as is said, not cast.
func forNothing(w *play.Walker, st *play.State, cast bool) {
	because, why, rule := say.New("it was not paid for"), engine.NotPaidFor, cr.CostPaid
	if cast {
		because, why, rule = say.New("it was not cast"), engine.NotCast, cr.CantBeatsCan
	}
	h := &w.Scenario.Events[st.Moment0]
	st.Unpaid = append(st.Unpaid[:len(st.Unpaid):len(st.Unpaid)], st.Moment0)
	st.Moment0, st.Since = st.Moment0+1, st.Moments
	for i := range h.Events {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: h.Events[i], Kind: engine.StepNoEvent, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Why: because, Rules: []cr.Rule{rule}})
	}
	for _, r := range h.Resolve {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: noEventOf(&w.Scenario.Effects[r.Effect]), Chosen: r.Effect, Chooser: engine.NoPlayer,
			Excluded: []engine.Exclusion{{Effect: r.Effect, Why: why, Rule: rule}}, Rules: []cr.Rule{rule}})
	}
}
