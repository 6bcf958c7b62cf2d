package agenda

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/moment"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// UnsureRemarks tells which facts decide whether an ability triggers.
func UnsureRemarks(w *play.Walker, st *play.State) []say.Message {
	var out []say.Message
	for _, x := range st.Unsures {
		out = append(out, say.New("whether %s triggers depends on %s", w.Scenario.Effects[x.Effect].Called(), x.What))
	}
	return out
}

// PassedOver tells which abilities triggered before the last that happens and were not carried out: what
// they do comes first, where they have resolved by then.
func PassedOver(w *play.Walker, st *play.State) []say.Message {
	var out []say.Message
	for i := range st.Fired {
		if f := &st.Fired[i]; !f.Resolved && goesOn(w, f.Moment) {
			called, says := w.Scenario.Effects[f.Effect].Called(), say.Message{}
			if len(w.Scenario.Effects[f.Effect].Effect.Then) == 0 {
				says = say.New("the trigger of %s is not carried out before what comes next, and I do not understand what it does; if it has resolved by then, say there what it did", called)
			} else {
				says = say.New("the trigger of %[1]s is not carried out before what comes next; if it has resolved by then, say so there: \"%[1]s's trigger resolves\"", called)
			}
			if !slices.ContainsFunc(out, says.Same) {
				out = append(out, says)
			}
		}
	}
	return out
}

// goesOn reports whether a triggered ability could resolve between one of the question's moments, counted
// from 1, and a later one: not while one spell or ability does what it says, nor before state-based actions.
func goesOn(w *play.Walker, moment int) bool {
	if moment < 1 {
		return false
	}
	before := resolves(w, &w.Scenario.Events[moment-1])
	for h := range w.Scenario.Events[moment:] {
		next := &w.Scenario.Events[moment+h]
		switch source := resolves(w, next); {
		case len(next.Resolve) > 0 && !w.Scenario.ByText(next.Resolve[0]):
			continue // another trigger, which may wait on top of it
		case source != engine.NoObject && source == before:
			continue
		case len(next.Events)+len(next.Resolve) > 0 && (len(next.Events) == 0 || next.Events[0].Cause != engine.ByStateBased):
			return true
		}
	}
	return false
}

// resolveTriggers carries out the triggered abilities that the question has
// resolve now: each as often as it has triggered and not resolved, with the
// amounts that happened.
func resolveTriggers(w *play.Walker, st *play.State, h *engine.Happening) {
	if len(h.Resolve) == 0 {
		return
	}
	var tasks []play.Task
	resolved := false
	for _, r := range h.Resolve {
		if w.Scenario.ByText(r) {
			st.Moved = nil // what was given up for it, or left before it, is none of what it speaks of
			if t := spellText(w, st, r.Effect); len(t.Ins) > 0 {
				tasks = append(tasks, t)
			}
			resolved = true
			continue
		}
		for i := range st.Fired {
			if f := &st.Fired[i]; f.Effect == r.Effect && !f.Resolved && (r.Of == engine.NoObject || f.Holder == r.Of) {
				tasks = append(tasks, resolving(w, st, i))
				if w.Scenario.Effects[r.Effect].Target.IsObject() {
					break // at what the next one is aimed is not told
				}
			}
		}
	}
	if len(tasks) == 0 && !resolved && st.Moment0 == 1 { // the question begins with its resolving
		for _, r := range h.Resolve {
			if !triggeredBefore(w, st, r) {
				resolved = true
				continue
			}
			tasks = append(tasks, play.Task{Ins: w.Scenario.Effects[r.Effect].Effect.Then,
				Ctx: play.Context{Effect: r.Effect, Ev: noEventOf(&w.Scenario.Effects[r.Effect]), Of: r.Of, By: engine.NoPlayer, Held: r.Of != engine.NoObject}})
		}
	}
	if len(tasks) == 0 && !resolved {
		needsMore(w, st, h.Resolve)
		neverTriggered(w, st, h.Resolve[0].Effect)
	}
	for i := len(tasks) - 1; i >= 0; i-- {
		if len(tasks[i].Ins) > 0 {
			st.Agenda = append(st.Agenda, tasks[i])
		}
	}
}

// resolving is what one triggering does as it resolves: nothing where its
// condition does not hold any more (cr.InterveningIf), or all that it is aimed at is no target any more.
func resolving(w *play.Walker, st *play.State, i int) play.Task {
	st.Fired = append([]play.Firing(nil), st.Fired...)
	f := &st.Fired[i]
	f.Resolved = true
	inst := &w.Scenario.Effects[f.Effect]
	ev := f.Event
	if f.Amount > 0 {
		ev.Amount = f.Amount
	}
	v := happen.Watcher(w, st, f.Effect, f.Holder, &ev)
	v.You = f.By
	for k := range inst.Effect.If {
		c := &inst.Effect.If[k]
		if c.Kind == engine.FirstTime {
			continue
		}
		v.Past = c.Kind == engine.RefIs // what has left is looked at as it last was
		switch v.Holds(c) {
		case engine.Unknown:
			if !w.Granted(f.Effect) {
				w.Fail(v.Need(f.Effect))
			}
		case engine.No:
			failsNow(w, st, f.Effect, &ev)
			return play.Task{}
		}
	}
	vain, all := moment.AimedInVain(w, st, f.Effect)
	if all {
		return play.Task{}
	}
	return play.Task{Ins: inst.Effect.Then, Ctx: play.Context{Effect: f.Effect, Ev: ev, Of: f.Holder, By: f.By, Held: true, Vain: vain}}
}

// failsNow tells that the condition of an ability does not hold as it resolves.
func failsNow(w *play.Walker, st *play.State, id engine.EffectID, ev *engine.Event) {
	because := say.New("the condition of %s does not hold any more as it resolves", w.Scenario.Effects[id].Called())
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: *ev, Chosen: id, Chooser: engine.NoPlayer,
		Excluded: []engine.Exclusion{{Effect: id, Why: engine.ConditionFails, Rule: cr.InterveningIf}}, Rules: []cr.Rule{cr.InterveningIf}})
	possible.Nothing(w, st, *ev, because)
}

// triggeredBefore reports whether an ability with whose resolving the question begins does what it says: what it asks for was
// so as it triggered, and is so still unless what is named says otherwise (cr.InterveningIf).
func triggeredBefore(w *play.Walker, st *play.State, r engine.Resolving) bool {
	inst := &w.Scenario.Effects[r.Effect]
	holder, ev := r.Holder(inst), noEventOf(inst)
	if when := &inst.Effect.When; when.Kind == engine.BeginPhase && st.Board.Step != "" {
		ev.Kind, ev.Player, ev.What = when.Kind, st.Board.Active, st.Board.Step
	}
	v := happen.Watcher(w, st, r.Effect, holder, &ev)
	for k := range inst.Effect.If {
		c := &inst.Effect.If[k]
		got := v.Holds(c)
		switch {
		case c.Kind == engine.FirstTime || got == engine.Yes:
		case got == engine.No && !v.MayHold(c):
			failsNow(w, st, r.Effect, &ev)
			return false
		default:
			w.Grants(r.Effect)
		}
	}
	return true
}

// needsMore asks for what decides whether any of the abilities has triggered that the question has resolve.
func needsMore(w *play.Walker, st *play.State, list []engine.Resolving) {
	for _, r := range list {
		for i := range st.Unsures {
			if x := &st.Unsures[i]; x.Effect == r.Effect {
				w.Fail(x.Need)
				return
			}
		}
	}
}

// neverTriggered tells that an ability which the question has resolve has not
// triggered, its event having been prevented or replaced (cr.TriggerNotOnReplaced).
func neverTriggered(w *play.Walker, st *play.State, id engine.EffectID) {
	inst := &w.Scenario.Effects[id]
	ev := noEventOf(inst)
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: ev, Chosen: id, Chooser: engine.NoPlayer,
		Excluded: []engine.Exclusion{{Effect: id, Why: engine.NeverTriggered, Rule: cr.TriggerNotOnReplaced}}, Rules: []cr.Rule{cr.TriggerNotOnReplaced}})
	possible.Nothing(w, st, ev, say.New("%s has not triggered", inst.Called()))
}

// spellText is what a spell does as it resolves (cr.InstructionsInOrder), nothing where all that
// it is aimed at is no target any more.
func spellText(w *play.Walker, st *play.State, id engine.EffectID) play.Task {
	vain, all := moment.AimedInVain(w, st, id)
	if all {
		return play.Task{}
	}
	inst := &w.Scenario.Effects[id]
	return play.Task{Ins: inst.Effect.Then, Ctx: play.Context{Effect: id, Ev: noEventOf(inst), By: inst.Controller, Vain: vain, Deeds: play.Deeds{ByText: true, Begun: st.Facts.Len(), Since: st.Facts.Len()}}}
}

// noEventOf stands for the event of an ability where there is none.
func noEventOf(inst *engine.Instance) engine.Event {
	return engine.Event{Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: inst.Source, Doer: inst.Controller, Under: engine.NoPlayer, By: engine.NoEffect}
}
