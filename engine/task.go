package engine

import "apnap/engine/cr"

// lineUpText lines up what the spell or ability that causes a moment does next,
// where its own text was given.
func (w *walker) lineUpText(st *state, h *Happening) {
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if inst.Effect.Kind != InstructionOf || len(h.Events) == 0 || inst.Source == NoObject || h.Events[0].Source != inst.Source ||
			inst.StartedIn != 0 && inst.StartedIn != st.moment0 {
			continue
		}
		first, rest := afterVerb(inst.Effect.Then, h.Events[0].Kind)
		t := task{ins: rest, ctx: context{effect: EffectID(i), ev: h.Events[0]}}
		if len(rest) > 0 {
			st.agenda = append(st.agenda, t)
		}
		switch {
		case first == nil || len(first.Then)+len(first.Else) == 0:
		default:
			if rule, no := w.unpayableNow(st, EffectID(i), first, &h.Events[0]); no {
				w.noteUnpaid(EffectID(i), &h.Events[0], rule)
				w.push(st, first.Else, t)
				break
			}
			w.lineUpFollowing(st, first, t)
		}
	}
}

// unpayableNow is the rule by which the action that the question's event is can't
// be done whole, so that nobody could choose or pay it, if one does.
func (w *walker) unpayableNow(st *state, id EffectID, first *Instruction, ev *Event) (cr.Rule, bool) {
	if !first.May && !w.isCost(first) {
		return 0, false
	}
	for i := range st.moment {
		if n := &st.moment[i]; n.ev.Kind == ev.Kind && n.ev.Player == ev.Player && n.ev.Object == ev.Object {
			n.ev.InFull = true
			v := w.newView(st, &w.sc.Effects[id], &n.ev, nil)
			r := v.trying(id)
			return r.stopped(&n.ev)
		}
	}
	return cr.CostPaid, true
}

// afterVerb is the instruction that the event is, nil where none is, and the
// part of a text after it.
func afterVerb(ins []Instruction, k EventKind) (*Instruction, []Instruction) {
	for i := range ins {
		if v := ins[i].Verb; v == k || v == Draw && k == DrawCards || v == DrawCards && k == Draw {
			return &ins[i], ins[i+1:]
		}
	}
	return nil, ins
}

// carryOutNext opens the moment of a task's next instruction.
func (w *walker) carryOutNext(st *state, t task) {
	first := t.ins[0]
	if t.follows && !w.wasDone(st, &t) || w.aboutCardNotDrawn(st, &t) {
		return
	}
	if len(t.ctx.those) == 0 && len(st.moved) > 0 {
		t.ctx.those = st.moved
	}
	if len(t.ins) > 1 {
		rest := t
		rest.ins = t.ins[1:]
		st.agenda = append(st.agenda, rest)
	}
	w.carryOut(st, &first, t)
}

// carryOut opens the moment of one instruction, unless its condition fails or
// somebody has to say whether it is done.
func (w *walker) carryOut(st *state, in *Instruction, t task) {
	v := w.taskView(st, &t)
	switch v.due(in) {
	case Unknown:
		w.fail(v.need(t.ctx.effect))
		return
	case No:
		w.push(st, in.Else, t)
		return
	}
	if in.May || w.isCost(in) {
		if r := v.trying(t.ctx.effect); !r.payable([]Instruction{*in}, v.you) {
			w.leaveUnpaid(st, in, t, r.why())
			return
		}
	}
	if in.May {
		w.askTask(st, in, t, &v)
		return
	}
	w.perform(st, in, t, &v)
}

// isCost reports whether an instruction is a cost as its spell or ability
// resolves: something hangs on its being done (cr.IfYouDoMandatory).
func (w *walker) isCost(in *Instruction) bool {
	return len(in.Then)+len(in.Else) > 0 && w.rules.beginningCounts
}

// leaveUnpaid passes over an instruction that can't be chosen or paid, and goes on
// with what comes of its not being done.
func (w *walker) leaveUnpaid(st *state, in *Instruction, t task, rule cr.Rule) {
	w.noteUnpaid(t.ctx.effect, &t.ctx.ev, rule)
	w.push(st, in.Else, t)
}

// noteUnpaid records that what something hangs on could not be chosen or paid.
func (w *walker) noteUnpaid(id EffectID, ev *Event, rule cr.Rule) {
	w.note(Step{Kind: StepFollows, Before: *ev, Chosen: id, Chooser: NoPlayer, Rules: []cr.Rule{rule, cr.IfYouDoMandatory},
		Excluded: []Exclusion{{Effect: id, Why: NothingDone, Rule: rule}}})
}

// due reports whether an instruction's conditions let it be carried out.
func (v *view) due(in *Instruction) Tri {
	got := Yes
	if in.If != nil {
		got = v.holds(in.If)
	}
	if in.Unless != nil {
		got = got.and(v.holds(in.Unless).not())
	}
	return got
}

// taskView is the view of a task's instructions.
func (w *walker) taskView(st *state, t *task) view {
	v := w.newView(st, &w.sc.Effects[t.ctx.effect], &t.ctx.ev, nil)
	v.past = true
	v.prevented, v.that, v.those = t.ctx.prevented, max(t.ctx.prevented, t.ctx.meant), t.ctx.those
	if w.ofItsOwn(t.ctx.effect) {
		v.that = t.ctx.ev.Amount
	}
	if t.ctx.held {
		v.this = t.ctx.of
		if t.ctx.by != NoPlayer {
			v.you = t.ctx.by
		}
	}
	return v
}

// ofItsOwn reports whether what an effect does is what a spell or ability does as
// it resolves, and no change of another event.
func (w *walker) ofItsOwn(id EffectID) bool {
	k := w.sc.Effects[id].Effect.Kind
	return k == InstructionOf || k == Triggered
}

// perform carries out one instruction.
func (w *walker) perform(st *state, in *Instruction, t task, v *view) {
	w.push(st, in.Then, t)
	events, err := v.eventsOf(in)
	if err != nil {
		w.fail(w.named(t.ctx.effect, err))
		return
	}
	for i := range events {
		if !w.ofItsOwn(t.ctx.effect) {
			events[i].By = t.ctx.effect
		}
		st.put(events[i], 0)
	}
	w.noteAfter(st, t.ctx.effect, events)
}

// push puts instructions on the agenda.
func (w *walker) push(st *state, ins []Instruction, t task) {
	if len(ins) > 0 {
		t.ins = ins
		st.agenda = append(st.agenda, t)
	}
}

// askTask asks whether an optional instruction is carried out.
func (w *walker) askTask(st *state, in *Instruction, t task, v *view) {
	t.ins = []Instruction{*in}
	st.pend = &pending{effect: t.ctx.effect, task: &t}
	p := &point{kind: ChooseMay, chooser: v.you, effect: t.ctx.effect}
	if who := v.doers(in); len(who) == 1 && who[0].IsPlayer() {
		p.chooser = who[0].Player
	}
	inst := &w.sc.Effects[t.ctx.effect]
	p.options = []Option{{ID: inst.ID, Label: inst.Label}, {ID: "no:" + inst.ID, Label: "no:" + inst.Label}}
	st.choice = p
}

// resumeTask goes on with an instruction after its question was answered.
func (w *walker) resumeTask(st *state) {
	t, picks := *st.pend.task, st.pend.picks
	st.pend = nil
	in := t.ins[0]
	v := w.taskView(st, &t)
	if len(picks) > 0 && picks[0] == 0 {
		w.perform(st, &in, t, &v)
		return
	}
	w.push(st, in.Else, t)
}
