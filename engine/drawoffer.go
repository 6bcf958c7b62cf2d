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
