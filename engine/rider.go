package engine

import "apnap/engine/cr"

// note remembers how much of the k-th node was prevented or redirected, where
// an additional effect could ask.
func (a *application) note(k, had int) {
	if len(a.nodes) < 2 || len(a.eff.Then) == 0 && len(a.w.onPrevented) == 0 {
		return
	}
	if k == 0 {
		a.took, a.missed = make([]int, len(a.nodes)), make([]int, len(a.nodes))
	}
	a.took[k], a.missed[k] = a.prevented-had, a.meant
	for _, n := range a.missed[:k] {
		a.missed[k] -= n
	}
}

// follow lines up the additional effect of a prevention or redirection, which
// takes place immediately afterwards (cr.PreventionExtra). Where it speaks of the
// source or of whom the damage was dealt to, it is done for each of them.
func (a *application) follow() {
	if len(a.eff.Then) == 0 {
		return
	}
	if a.before.Kind == BeginPhase && cr.SkipThenAct.InForce(a.w.sc.Edition) {
		acts := a.st.line.acts
		a.st.line.acts = append(acts[:len(acts):len(acts)], task{ins: a.eff.Then, ctx: context{effect: a.id, ev: a.before}})
		return
	}
	if len(a.nodes) == 1 {
		a.lineUp(context{effect: a.id, ev: a.before, prevented: a.prevented, meant: a.meant})
		return
	}
	bySource, byRecipient := spokenOf(a.eff.Then)
	var groups []context
	for k, n := range a.nodes {
		ev := &a.st.moment[n].ev
		i := 0
		for i < len(groups) && !sameGroup(&groups[i].ev, ev, bySource, byRecipient) {
			i++
		}
		if i == len(groups) {
			groups = append(groups, context{effect: a.id, ev: *ev})
		}
		groups[i].prevented += a.took[k]
		groups[i].meant += a.missed[k]
	}
	for _, c := range groups {
		a.lineUp(c)
	}
}

// sameGroup reports whether two events are one to an additional effect.
func sameGroup(a, b *Event, bySource, byRecipient bool) bool {
	return (!bySource || a.Source == b.Source) && (!byRecipient || a.To == b.To)
}

// lineUp puts an additional effect behind the moment. One that a resolved spell
// or ability made is done once for all it prevents at one time
// (cr.PreventionTriggerEach); a static ability's, for each event it fits
// (cr.StaticPreventsPerEvent).
func (a *application) lineUp(c context) {
	if a.inst.Created {
		bySource, byRecipient := spokenOf(a.eff.Then)
		for i := range a.st.later {
			t := &a.st.later[i]
			if len(t.ins) > 0 && t.ctx.effect == a.id && sameGroup(&t.ctx.ev, &c.ev, bySource, byRecipient) {
				a.st.later = append([]task(nil), a.st.later...)
				a.st.later[i].ctx.prevented += c.prevented
				a.st.later[i].ctx.meant += c.meant
				return
			}
		}
	}
	a.st.later = append(a.st.later, task{ins: a.eff.Then, ctx: c})
}

// spokenOf reports whether instructions speak of the source of damage, and of
// whom it would be dealt to.
func spokenOf(ins []Instruction) (source, recipient bool) {
	v := Visitor{Ref: func(r *Ref) {
		switch *r {
		case ThatSource, ThatSourceCtrl:
			source = true
		case ThatEntity, ThatObject, ThatPlayerRef, ThatController, ThatOwner:
			recipient = true
		}
	}}
	for i := range ins {
		ins[i].Visit(&v)
	}
	return source, recipient
}

// gainedBesides takes the life that prevention effects say is gained out of
// what comes afterwards: it is part of the damage's event, and goes through
// replacement with the results of damage (cr.ResultsReplacedThen).
func (w *walker) gainedBesides(st *state) {
	if !cr.DamageFourParts.InForce(w.sc.Edition) {
		return
	}
	rest := make([]task, 0, len(st.later))
	for i := range st.later {
		t := st.later[i]
		if !w.onlyGains(st, &t) {
			rest = append(rest, t)
			continue
		}
		for j := range t.ins {
			v := w.taskView(st, &t)
			w.perform(st, &t.ins[j], t, &v)
		}
	}
	st.later = rest
}

// onlyGains reports whether a task is the rider of a prevention effect that does
// nothing but gain life.
func (w *walker) onlyGains(st *state, t *task) bool {
	if len(t.ins) == 0 || w.sc.Effects[t.ctx.effect].Effect.Kind != Prevention {
		return false
	}
	for i := range t.ins {
		in := &t.ins[i]
		v := w.taskView(st, t)
		if _, err := v.eventsOf(in); err != nil || in.Verb != GainLife || in.May || len(in.Then) > 0 || v.due(in) != Yes {
			return false
		}
	}
	return true
}
