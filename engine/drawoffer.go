package engine

import "apnap/engine/cr"

// cantDraw reports whether a player can't draw n cards now, and by which rule:
// where all draws are forbidden, or more than a limit leaves (cr.DrawLimit).
func (w *walker) cantDraw(st *state, p PlayerID, n int) (cr.Rule, bool) {
	ev := Event{Kind: Draw, Player: p, Object: NoObject, To: Nobody(), Source: NoObject, Doer: p, Under: NoPlayer, Amount: 1, Cause: ByEffect, By: NoEffect}
	if !cr.DrawOfferForbidden.InForce(w.sc.Edition) {
		return 0, false
	}
	for id := range w.cants[Draw].all() {
		v := w.newView(st, &w.sc.Effects[id], &ev, nil)
		fits, _ := v.patternFits(&v.inst.Effect.When)
		if fits != Yes || !w.present(st, &v, id) {
			continue
		}
		limit := limits(v.inst.Effect)
		if v.all(v.inst.Effect.If) == Yes {
			return cr.DrawOfferForbidden, true
		}
		if limit && n > 1 && cr.DrawLimit.InForce(w.sc.Edition) {
			return cr.DrawLimit, true
		}
	}
	return 0, false
}

// drawsForbidden reports whether instructions that somebody may choose to have
// carried out begin with draws that can't be made, so that they can't be chosen
// (cr.DrawOfferForbidden).
func (v *view) drawsForbidden(ins []Instruction) (cr.Rule, bool) {
	for i := range ins {
		in := &ins[i]
		if in.Verb != DrawCards && in.Verb != Draw {
			continue
		}
		n, ok := v.eval(in.Amount)
		if !ok {
			continue
		}
		for _, e := range v.doers(in) {
			if rule, no := v.w.cantDraw(v.st, e.Player, n); e.IsPlayer() && no {
				return rule, true
			}
		}
	}
	return 0, false
}

// offersDraws reports whether an optional effect offers draws that can't be made.
func (v *view) offersDraws(e *Effect) (cr.Rule, bool) {
	if e.May == NoRef || v.w.cants[Draw] == 0 {
		return 0, false
	}
	for i := range e.Do {
		if e.Do[i].Kind != InsteadDo && e.Do[i].Kind != AlsoDo {
			continue
		}
		if rule, no := v.drawsForbidden(e.Do[i].Do); no {
			return rule, true
		}
	}
	return 0, false
}
