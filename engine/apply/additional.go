package apply

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
)

// atOnce splits what is done instead into what is one event and what the text does after
// it: an object that moves is moved again only once it is there (cr.InstructionsInOrder),
// "exile it, then return that card to its owner's hand". What is done with a card that is drawn comes
// after the draw, which something may replace (cr.DrawFollowUpDropped).
func atOnce(ins []engine.Instruction) (first, after []engine.Instruction) {
	for i := range ins {
		if i > 0 && ins[i-1].Verb == engine.DrawCards && speaksOfThose(ins[i:]) {
			return ins[:i], ins[i:]
		}
		for k := range i {
			if moves(&ins[i]) && moves(&ins[k]) && ins[i].What == ins[k].What {
				return ins[:i], ins[i:]
			}
		}
	}
	return ins, nil
}

// moves reports whether an instruction moves an object that it refers to.
func moves(in *engine.Instruction) bool {
	return (in.Verb == engine.Move || in.Verb == engine.Enter) && in.What != engine.NoRef && in.If == nil
}

// doAfter lines up what a text does when its first step has happened.
func (r *Rewriting) doAfter(ins []engine.Instruction) {
	if len(ins) > 0 && r.A.Asked == nil {
		t := play.Task{Ins: ins, Ctx: play.Context{Effect: r.A.ID, Ev: r.Cur}}
		if k := r.Cur.Kind; (k == engine.Draw || k == engine.DrawCards) && speaksOfThose(ins) {
			t.OfDraw, t.Facts = true, r.A.St.Facts.Len()
		}
		r.A.St.Later = append(r.A.St.Later, t)
	}
}

// FixConditions settles, as an effect comes into being that something resolving makes,
// whether its target is what its text asks: that is determined once, as the spell or
// ability resolves.
func FixConditions(w *play.Walker, st *play.State) {
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if !inst.Created || inst.Effect.Self || len(inst.Effect.If) == 0 || inst.StartedIn != st.Moment0 && (inst.StartedIn > 0 || st.Moment0 != 1) {
			continue
		}
		if !settledAtOnce(inst.Effect) {
			continue
		}
		v := look.NewView(w, st, inst, &engine.Event{Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject, Player: engine.NoPlayer}, nil)
		if got := v.All(inst.Effect.If); got != engine.Unknown {
			st.Line.Fixed |= 1 << uint(i)
			if got == engine.Yes {
				st.Line.Holds |= 1 << uint(i)
			}
		}
	}
}

// settledAtOnce reports whether an effect's conditions ask only what its target is, or of a
// shield also what its object is: "if it's a creature".
func settledAtOnce(e *engine.Effect) bool {
	shield := e.Budget.Kind != engine.Static
	for i := range e.If {
		if c := &e.If[i]; c.Kind != engine.RefIs || c.Ref != engine.Target && !(shield && c.Ref == engine.This) {
			return false
		}
	}
	return shield || e.Until == engine.ThisTurn
}

// Note remembers how much of the k-th node was prevented or redirected, where
// an additional effect could ask.
func Note(a *play.Application, k, had int) {
	if len(a.Nodes) < 2 || len(a.Eff.Then) == 0 && len(a.W.OnPrevented) == 0 {
		return
	}
	if k == 0 {
		a.Took, a.Missed = make([]int, len(a.Nodes)), make([]int, len(a.Nodes))
	}
	a.Took[k], a.Missed[k] = a.Prevented-had, a.Meant
	for _, n := range a.Missed[:k] {
		a.Missed[k] -= n
	}
}

// follow lines up the additional effect of a prevention or redirection, which
// takes place immediately afterwards (cr.PreventionExtra). Where it speaks of the
// source or of whom the damage was dealt to, it is done for each of them.
func follow(a *play.Application) {
	if len(a.Eff.Then) == 0 {
		return
	}
	if a.Before.Kind == engine.BeginPhase && cr.SkipThenAct.InForce(a.W.Scenario.Edition) {
		acts := a.St.Line.Acts
		a.St.Line.Acts = append(acts[:len(acts):len(acts)], play.Task{Ins: a.Eff.Then, Ctx: play.Context{Effect: a.ID, Ev: a.Before}})
		return
	}
	if len(a.Nodes) == 1 {
		lineUp(a, play.Context{Effect: a.ID, Ev: a.Before, Prevented: a.Prevented, Meant: a.Meant})
		return
	}
	bySource, byRecipient := spokenOf(a.Eff.Then)
	var groups []play.Context
	for k, n := range a.Nodes {
		ev := &a.St.Moment[n].Ev
		i := 0
		for i < len(groups) && !sameGroup(&groups[i].Ev, ev, bySource, byRecipient) {
			i++
		}
		if i == len(groups) {
			groups = append(groups, play.Context{Effect: a.ID, Ev: *ev})
		}
		groups[i].Prevented += a.Took[k]
		groups[i].Meant += a.Missed[k]
	}
	for _, c := range groups {
		lineUp(a, c)
	}
}

// sameGroup reports whether two events are one to an additional effect.
func sameGroup(a, b *engine.Event, bySource, byRecipient bool) bool {
	return (!bySource || a.Source == b.Source) && (!byRecipient || a.To == b.To)
}

// lineUp puts an additional effect behind the moment. One that a resolved spell
// or ability made is done once for all it prevents at one time
// (cr.PreventionTriggerEach); a static ability's, for each event it fits
// (cr.StaticPreventsPerEvent).
func lineUp(a *play.Application, c play.Context) {
	if a.Inst.Created {
		bySource, byRecipient := spokenOf(a.Eff.Then)
		for i := range a.St.Later {
			t := &a.St.Later[i]
			if len(t.Ins) > 0 && t.Ctx.Effect == a.ID && sameGroup(&t.Ctx.Ev, &c.Ev, bySource, byRecipient) {
				a.St.Later = append([]play.Task(nil), a.St.Later...)
				a.St.Later[i].Ctx.Prevented += c.Prevented
				a.St.Later[i].Ctx.Meant += c.Meant
				return
			}
		}
	}
	a.St.Later = append(a.St.Later, play.Task{Ins: a.Eff.Then, Ctx: c})
}

// spokenOf reports whether instructions speak of the source of damage, and of
// whom it would be dealt to.
func spokenOf(ins []engine.Instruction) (source, recipient bool) {
	v := engine.Visitor{Ref: func(r *engine.Ref) {
		switch *r {
		case engine.ThatSource, engine.ThatSourceCtrl:
			source = true
		case engine.ThatEntity, engine.ThatObject, engine.ThatPlayerRef, engine.ThatController, engine.ThatOwner:
			recipient = true
		}
	}}
	for i := range ins {
		ins[i].Visit(&v)
	}
	return source, recipient
}

// Due reports whether an instruction's conditions let it be carried out.
func Due(v *look.View, in *engine.Instruction) engine.Tri {
	got := engine.Yes
	if in.If != nil {
		got = v.Holds(in.If)
	}
	if in.Unless != nil {
		got = got.And(v.Holds(in.Unless).Not())
	}
	return got
}

// TaskView is the view of a task's instructions.
func TaskView(w *play.Walker, st *play.State, t *play.Task) look.View {
	v := look.NewView(w, st, &w.Scenario.Effects[t.Ctx.Effect], &t.Ctx.Ev, nil)
	v.Past = true
	v.Prevented, v.That, v.Those = t.Ctx.Prevented, max(t.Ctx.Prevented, t.Ctx.Meant), t.Ctx.Those
	if OfItsOwn(w, t.Ctx.Effect) {
		v.That = t.Ctx.Ev.Amount
	}
	v.Deeds = t.Ctx.Deeds
	if t.Ctx.Held {
		v.This = t.Ctx.Of
		if t.Ctx.By != engine.NoPlayer {
			v.You = t.Ctx.By
		}
	}
	return v
}

// OfItsOwn reports whether what an effect does is what a spell or ability does as
// it resolves, and no change of another event.
func OfItsOwn(w *play.Walker, id engine.EffectID) bool {
	k := w.Scenario.Effects[id].Effect.Kind
	return k == engine.InstructionOf || k == engine.Triggered
}
