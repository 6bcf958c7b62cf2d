package engine

import "apnap/engine/cr"

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
