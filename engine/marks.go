package engine

// Marks is the set of effects that have had their one opportunity on an event
// or on what it was before (cr.OneOpportunity). It lives inside the event and
// goes down with it, never sideways or up.
type Marks struct {
	bits uint64
	// copies holds marks of abilities that an entering permanent has as a copy
	// of something else: effect and copying object.
	copies []copyMark
}

type copyMark struct {
	effect EffectID
	object ObjectID
}

// MaxEffects bounds how many effects a scenario may have.
const MaxEffects = 64
