package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// unsureOf is a triggered ability of which a fact is missing that decides
// whether it triggers.
type unsureOf struct {
	effect EffectID
	what   say.Message
}

// unsure notes that nobody said whether an ability triggers.
func (st *state) unsure(id EffectID, v *view) {
	x := unsureOf{effect: id, what: v.need(id).What}
	for _, y := range st.unsures {
		if y.effect == id && y.what.Same(x.what) {
			return
		}
	}
	st.unsures = append(st.unsures[:len(st.unsures):len(st.unsures)], x)
}

// unsureRemarks tells which facts decide whether an ability triggers.
func (w *walker) unsureRemarks(st *state) []say.Message {
	var out []say.Message
	for _, x := range st.unsures {
		out = append(out, say.New("whether %s triggers depends on %s", w.sc.Effects[x.effect].Called(), x.what))
	}
	return out
}

// resolveTriggers carries out the triggered abilities that the question has
// resolve now: each as often as it has triggered and not resolved, with the
// amounts that happened.
func (w *walker) resolveTriggers(st *state, h *Happening) {
	if len(h.Resolve) == 0 {
		return
	}
	var tasks []task
	for _, r := range h.Resolve {
		for i := range st.fired {
			if f := &st.fired[i]; f.effect == r.Effect && !f.resolved && (r.Of == NoObject || f.holder == r.Of) {
				tasks = append(tasks, w.resolving(st, i))
			}
		}
	}
	if len(tasks) == 0 && st.moment0 == 1 { // the question begins with its resolving
		for _, r := range h.Resolve {
			tasks = append(tasks, task{ins: w.sc.Effects[r.Effect].Effect.Then,
				ctx: context{effect: r.Effect, ev: noEventOf(&w.sc.Effects[r.Effect]), of: r.Of, by: NoPlayer, held: r.Of != NoObject}})
		}
	}
	if len(tasks) == 0 {
		w.neverTriggered(st, h.Resolve[0].Effect)
	}
	for i := len(tasks) - 1; i >= 0; i-- {
		if len(tasks[i].ins) > 0 {
			st.agenda = append(st.agenda, tasks[i])
		}
	}
}

// resolving is what one triggering does as it resolves: nothing where its
// condition does not hold any more (cr.InterveningIf).
func (w *walker) resolving(st *state, i int) task {
	st.fired = append([]firing(nil), st.fired...)
	f := &st.fired[i]
	f.resolved = true
	inst := &w.sc.Effects[f.effect]
	ev := f.event
	if f.amount > 0 {
		ev.Amount = f.amount
	}
	v := w.watcher(st, f.effect, f.holder, &ev)
	v.you = f.by
	for k := range inst.Effect.If {
		c := &inst.Effect.If[k]
		if c.Kind == FirstTime {
			continue
		}
		v.past = c.Kind == RefIs // what has left is looked at as it last was
		switch v.holds(c) {
		case Unknown:
			w.fail(v.need(f.effect))
		case No:
			because := say.New("the condition of %s does not hold any more as it resolves", inst.Called())
			w.note(Step{Moment: st.moment0 - 1, Kind: StepExcluded, Before: ev, Chosen: f.effect, Chooser: NoPlayer,
				Excluded: []Exclusion{{Effect: f.effect, Why: ConditionFails, Rule: cr.InterveningIf}}, Rules: []cr.Rule{cr.InterveningIf}})
			w.nothing(st, ev, because)
			return task{}
		}
	}
	return task{ins: inst.Effect.Then, ctx: context{effect: f.effect, ev: ev, of: f.holder, by: f.by, held: true}}
}

// neverTriggered tells that an ability which the question has resolve has not
// triggered, its event having been prevented or replaced (cr.TriggerNotOnReplaced).
func (w *walker) neverTriggered(st *state, id EffectID) {
	inst := &w.sc.Effects[id]
	ev := noEventOf(inst)
	w.note(Step{Moment: st.moment0 - 1, Kind: StepExcluded, Before: ev, Chosen: id, Chooser: NoPlayer,
		Excluded: []Exclusion{{Effect: id, Why: NeverTriggered, Rule: cr.TriggerNotOnReplaced}}, Rules: []cr.Rule{cr.TriggerNotOnReplaced}})
	w.nothing(st, ev, say.New("%s has not triggered", inst.Called()))
}

// noEventOf stands for the event of an ability where there is none.
func noEventOf(inst *Instance) Event {
	return Event{Player: NoPlayer, Object: NoObject, To: Nobody(), Source: inst.Source, Doer: inst.Controller, Under: NoPlayer, By: NoEffect}
}
