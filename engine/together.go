package engine

import (
	"slices"
)

// together lists the nodes an application covers: the simultaneous damage that
// one use of the effect is about, or the one.
func (w *walker) together(st *state, i int, id EffectID) []int {
	one := append(w.buf.nodes[:0], i)
	if !w.coversTogether(id) || st.moment[i].ev.Kind != Damage {
		return one
	}
	who := w.chooser(st, &st.moment[i].ev)
	for j := range st.moment {
		if j == i || st.moment[j].phase != open || !w.oneUse(st, i, j, id) || w.chooser(st, &st.moment[j].ev) != who {
			continue
		}
		if w.applicable(st, j, id).fits == Yes {
			one = append(one, j)
		}
	}
	slices.Sort(one)
	return one
}

// oneUse reports whether one use of an effect is about the damage of both
// nodes: all that a shared amount may be spent on (cr.ShieldSeveralSources), all
// that is dealt to the same recipient where the words look at the damage, all
// that the same source deals where they wait for its next time
// (cr.NextInstanceShield).
func (w *walker) oneUse(st *state, i, j int, id EffectID) bool {
	e := w.sc.Effects[id].Effect
	a, b := &st.moment[i].ev, &st.moment[j].ev
	switch {
	case a.Kind != Damage || b.Kind != Damage:
		return false
	case e.Budget.Kind == NextN && !e.Budget.Each:
		return true
	case e.When.Whole || e.Budget.Each:
		return a.To == b.To
	case e.Budget.Kind == NextTime, w.bySource(e):
		return a.Source == b.Source && a.Source != NoObject
	}
	return false
}

// bySource reports whether a static effect that prevents some of the damage
// counts it by source and time, as it did for two years, and not by damage
// event (cr.StaticPreventsPerEvent).
func (w *walker) bySource(e *Effect) bool {
	return w.rules.staticBySource && e.Kind == Prevention && e.Budget.Kind == Static && len(e.Do) > 0 && e.Do[0].Kind == PreventUpTo
}
