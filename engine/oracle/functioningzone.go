package oracle

import "apnap/engine"

// inItsZone is an effect with the zone in which it works, where its own words say
// that the object is in one that is not the battlefield: "if ~ is in your
// graveyard".
func inItsZone(e *engine.Effect) *engine.Effect {
	if e.FromZone != engine.AnyZone {
		return e
	}
	for i := range e.If {
		c := &e.If[i]
		if c.Kind == engine.RefIs && c.Ref == engine.This && !c.Not && c.Filter != nil && c.Filter.Zone != engine.AnyZone && c.Filter.Zone != engine.Battlefield {
			there := *e
			there.FromZone = c.Filter.Zone
			return &there
		}
	}
	return e
}
