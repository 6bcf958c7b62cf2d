package engine

// occasion is a use of an effect that waits for the next time a source deals
// damage, while that damage is being settled: all that the source deals at once,
// to whomever, is one time, and one use answers it (cr.NextInstanceShield).
type occasion struct {
	effect EffectID
	source ObjectID
}

// occasionOf is the time that an effect's use on an event answers; false for
// effects that do not wait for a source's next time, and for events that are no
// damage.
func (w *walker) occasionOf(id EffectID, ev *Event) (occasion, bool) {
	e := w.sc.Effects[id].Effect
	if e.Budget.Kind != NextTime || e.When.Whole || ev.Kind != Damage {
		return occasion{}, false
	}
	return occasion{effect: id, source: ev.Source}, ev.Source != NoObject
}

// begun reports whether a use of the effect on the same time has begun.
func (w *walker) begun(st *state, id EffectID, ev *Event) bool {
	if len(st.occasions) == 0 {
		return false
	}
	x, ok := w.occasionOf(id, ev)
	if !ok {
		return false
	}
	for _, y := range st.occasions {
		if x == y {
			return true
		}
	}
	return false
}

// begin notes a use, so that what else the source deals now is part of it.
func (w *walker) begin(st *state, id EffectID, ev *Event) {
	if x, ok := w.occasionOf(id, ev); ok {
		st.occasions = append(st.occasions, x)
	}
}
