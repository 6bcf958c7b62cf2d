package agenda

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
)

// lineUpText lines up what the spell or ability that causes a moment does next,
// where its own text was given.
func lineUpText(w *play.Walker, st *play.State, h *engine.Happening) {
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if inst.Effect.Kind != engine.InstructionOf || len(h.Events) == 0 || inst.Source == engine.NoObject || h.Events[0].Source != inst.Source ||
			inst.StartedIn != 0 && inst.StartedIn != st.Moment0 {
			continue
		}
		first, rest := afterVerb(inst.Effect.Then, h.Events[0].Kind)
		t := play.Task{Ins: rest, Ctx: play.Context{Effect: engine.EffectID(i), Ev: h.Events[0]}}
		if len(rest) > 0 {
			st.Agenda = append(st.Agenda, t)
		}
		switch {
		case first == nil || len(first.Then)+len(first.Else) == 0:
		default:
			if rule, no := unpayableNow(w, st, engine.EffectID(i), first, &h.Events[0]); no {
				noteUnpaid(w, engine.EffectID(i), &h.Events[0], rule)
				moment.Push(w, st, first.Else, t)
				break
			}
			lineUpFollowing(w, st, first, t)
		}
	}
}

// unpayableNow is the rule by which the action that the question's event is can't
// be done whole, so that nobody could choose or pay it, if one does.
func unpayableNow(w *play.Walker, st *play.State, id engine.EffectID, first *engine.Instruction, ev *engine.Event) (cr.Rule, bool) {
	if !first.May && !isCost(w, first) {
		return 0, false
	}
	for i := range st.Moment {
		if n := &st.Moment[i]; n.Ev.Kind == ev.Kind && n.Ev.Player == ev.Player && n.Ev.Object == ev.Object {
			n.Ev.InFull = true
			v := look.NewView(w, st, &w.Scenario.Effects[id], &n.Ev, nil)
			r := apply.Trying(&v, id)
			return r.Stopped(&n.Ev)
		}
	}
	return cr.CostPaid, true
}

// afterVerb is the instruction that the event is, nil where none is, and the
// part of a text after it.
func afterVerb(ins []engine.Instruction, k engine.EventKind) (*engine.Instruction, []engine.Instruction) {
	for i := range ins {
		if v := ins[i].Verb; v == k || v == engine.Draw && k == engine.DrawCards || v == engine.DrawCards && k == engine.Draw {
			return &ins[i], ins[i+1:]
		}
	}
	return nil, ins
}

// carryOutNext opens the moment of a task's next instruction.
func carryOutNext(w *play.Walker, st *play.State, t play.Task) {
	first := t.Ins[0]
	if t.Follows && !wasDone(w, st, &t) || aboutCardNotDrawn(w, st, &t) || aboutNothingFound(w, st, &t) || aboutWhatIsNotThere(w, st, &t) || aboutTokens(w, st, &t) {
		return
	}
	if t.Ctx.Held && !t.Ctx.OfHeld {
		t.Ctx.Deeds = play.Deeds{OfHeld: true, Begun: st.Facts.Len(), Since: st.Facts.Len()}
	}
	fromHand := first.Verb == engine.Move && first.What == engine.ChosenObject && first.From == engine.Hand
	if (first.Verb == engine.SearchLibrary || fromHand) && !speaksOfThose(&first) {
		t.Ctx.Those, st.Moved = nil, nil // what is spoken of from here on is what is found
	} else if len(t.Ctx.Those) == 0 && len(st.Moved) > 0 {
		t.Ctx.Those = st.Moved
	}
	if len(t.Ins) > 1 {
		rest := t
		rest.Ins, rest.Ctx.Deeds = t.Ins[1:], t.Ctx.After(&first, st.Facts.Len())
		st.Agenda = append(st.Agenda, rest)
	}
	carryOut(w, st, &first, t)
}

// carryOut opens the moment of one instruction, unless its condition fails or
// somebody has to say whether it is done.
func carryOut(w *play.Walker, st *play.State, in *engine.Instruction, t play.Task) {
	in = unlessPaid(in)
	v := apply.TaskView(w, st, &t)
	switch apply.Due(&v, in) {
	case engine.Unknown:
		w.Fail(v.Need(t.Ctx.Effect))
		return
	case engine.No:
		moment.Push(w, st, in.Else, t)
		return
	}
	if in.May || isCost(w, in) {
		if r := apply.Trying(&v, t.Ctx.Effect); !r.Payable([]engine.Instruction{*in}, moment.Chooser(&v, in)) {
			leaveUnpaid(w, st, in, t, r.Why())
			return
		}
	}
	if in.May {
		moment.AskTask(w, st, in, t, &v)
		return
	}
	if askResult(w, st, in, t) {
		return
	}
	moment.Perform(w, st, in, t, &v)
}

// unlessPaid is an instruction with what follows on its being done, and on its not being done. What follows "if they do" behind one
// that is done unless somebody pays follows on the paying.
func unlessPaid(in *engine.Instruction) *engine.Instruction {
	if in.Unless == nil || len(in.Then)+len(in.Else) == 0 {
		return in
	}
	one := *in
	one.Then, one.Else = in.Else, in.Then
	return &one
}

// isCost reports whether an instruction is a cost as its spell or ability
// resolves: something hangs on its being done (cr.IfYouDoMandatory), and not on what somebody pays so that it is not.
func isCost(w *play.Walker, in *engine.Instruction) bool {
	return in.Unless == nil && len(in.Then)+len(in.Else) > 0 && w.Rules.BeginningCounts
}

// leaveUnpaid passes over an instruction that can't be chosen or paid, and goes on
// with what comes of its not being done.
func leaveUnpaid(w *play.Walker, st *play.State, in *engine.Instruction, t play.Task, rule cr.Rule) {
	noteUnpaid(w, t.Ctx.Effect, &t.Ctx.Ev, rule)
	moment.Push(w, st, in.Else, t)
}

// noteUnpaid records that what something hangs on could not be chosen or paid.
func noteUnpaid(w *play.Walker, id engine.EffectID, ev *engine.Event, rule cr.Rule) {
	w.Note(&engine.Step{Kind: engine.StepFollows, Before: *ev, Chosen: id, Chooser: engine.NoPlayer, Rules: []cr.Rule{rule, cr.IfYouDoMandatory},
		Excluded: []engine.Exclusion{{Effect: id, Why: engine.NothingDone, Rule: rule}}})
}

// resumeTask goes on with an instruction after its question was answered.
func resumeTask(w *play.Walker, st *play.State) {
	t, picks := *st.Pend.Task, st.Pend.Picks
	st.Pend = nil
	in := *unlessPaid(&t.Ins[0])
	if len(t.Results) > 0 && len(picks) > 0 {
		came(st, &t, picks[0])
		picks = []int{0}
	}
	v := apply.TaskView(w, st, &t)
	if len(picks) > 0 && picks[0] == 0 {
		moment.Perform(w, st, &in, t, &v)
		return
	}
	moment.Push(w, st, in.Else, t)
}

// lineUpFollowing lines up what comes "if you do" after the action that the
// question's event is; the question says that the player chose or began it.
func lineUpFollowing(w *play.Walker, st *play.State, first *engine.Instruction, t play.Task) {
	t.Ins, t.Follows, t.May, t.Facts = first.Then, true, first.May, st.Facts.Len()
	t.IfDone = first.May && !w.Rules.ChoiceCounts || !first.May && !w.Rules.BeginningCounts
	st.Agenda = append(st.Agenda, t)
}

// wasDone reports whether what follows "if you do" takes place, and notes why.
func wasDone(w *play.Walker, st *play.State, t *play.Task) bool {
	done := !t.IfDone
	for told := w.Recall(st); told.Len() > t.Facts && !done; told = told.Before {
		done = !told.Nothing
	}
	rules := []cr.Rule{cr.IfYouDoMandatory}
	if t.May {
		rules = []cr.Rule{cr.IfYouDoChecksChoice, cr.IfYouDoFollowsReplacement}
	}
	s := engine.Step{Kind: engine.StepFollows, Before: t.Ctx.Ev, Chosen: t.Ctx.Effect, Chooser: engine.NoPlayer, Rules: rules}
	if !done {
		s.Excluded = []engine.Exclusion{{Effect: t.Ctx.Effect, Why: engine.NothingDone, Rule: rules[0]}}
	}
	w.Note(&s)
	t.Follows = false
	return done
}
