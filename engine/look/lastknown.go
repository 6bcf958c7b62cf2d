package look

import (
	"apnap/engine"
	"apnap/engine/play"
)

// lastKnown is the object as the view sees it, or as it last was on the
// battlefield where it has left (cr.LastKnownInformation).
func (v *View) lastKnown(f *engine.Filter, id engine.ObjectID) engine.Tri {
	past := v.Past
	v.Past = past || v.St.HasLeft(id) && (v.Ev.Kind == engine.Damage || v.St.Board.Objects[id].Last != nil)
	got := v.Match(f, engine.ObjectEntity(id))
	v.Past = past
	return got
}

// Waiting reports whether an effect that a resolved spell or ability of the
// object made still waits.
func Waiting(w *play.Walker, id engine.ObjectID) bool {
	for i := range w.Scenario.Effects {
		if inst := &w.Scenario.Effects[i]; inst.Source == id && inst.Created {
			return true
		}
	}
	return false
}

// DealsNothing reports whether an object is a permanent without a way to deal damage
// that a question would know of: a land or the like, no creature.
func (v *View) DealsNothing(id engine.ObjectID) bool {
	o := &v.St.Board.Objects[id]
	return o.Zone == engine.Battlefield && o.TypesKnown && o.Types&engine.Creature == 0
}
