package play

import (
	"apnap/engine"
	"apnap/engine/say"
)

// Supposed is a target that is taken for a legal one of a spell, although a fact is missing that decides it.
type Supposed struct {
	Target engine.Entity
	Spell  engine.ObjectID
	What   say.Message
}

// UnsureOf is a triggered ability of which a fact is missing that decides
// whether it triggers.
type UnsureOf struct {
	Effect engine.EffectID
	What   say.Message
	Need   *engine.NeedFact
}

// Triggering is a triggered ability about prevented damage that has triggered:
// once for each application of a prevention effect that prevented something,
// over all the damage dealt at one time (cr.PreventionTriggerEach).
type Triggering struct {
	Effect engine.EffectID // whose trigger it is
	By     engine.EffectID // the effect that prevented
	Moment int             // which thing of the walk it was
	Amount int
}

// Triggered is the place of a trigger on the same effect at the same time, -1
// when there is none.
func (st *State) Triggered(x Triggering) int {
	for i, y := range st.Triggers {
		if x.Effect == y.Effect && x.By == y.By && x.Moment == y.Moment {
			return i
		}
	}
	return -1
}

// Firing is one time that a triggered ability has triggered: on what, and on how
// much of it.
type Firing struct {
	Effect   engine.EffectID
	Holder   engine.ObjectID // what has the ability
	By       engine.PlayerID // who controls it
	Event    engine.Event
	Amount   int // 0 where the event has none
	Resolved bool
	// Moment is which of the question's moments it triggered in, counted from 1.
	Moment int
}
