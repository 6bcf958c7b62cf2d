package engine

// Marks is the set of effects that have had their one opportunity on an event
// or on what it was before (cr.OneOpportunity). It lives inside the event and
// goes down with it, never sideways or up.
type Marks struct{ opportunities }

// opportunities is what marks say; no notation writes it.
type opportunities struct {
	// bits holds marks of effects of the question.
	bits effectSet
	// copies holds marks of abilities that an entering permanent has as a copy
	// of something else.
	copies string
	// left are effects that had their opportunity and then no longer fitted,
	// again those that a loop has come back to (cr.LoopBrokenByAffected).
	left, again effectSet
}

// MaxEffects bounds how many effects a scenario may have.
const MaxEffects = 64

// MaxTriggered bounds how many triggered abilities it may have besides; they
// stand behind the effects, which are counted in bits.
const MaxTriggered = 256

// TooMany reports whether a scenario has more effects than can be counted.
func (s *Scenario) TooMany() bool {
	for i := MaxEffects; i < len(s.Effects); i++ {
		if s.Effects[i].Effect.Kind != Triggered || i >= MaxEffects+MaxTriggered {
			return true
		}
	}
	return false
}

// Has reports whether the effect has had its opportunity.
func (m Marks) Has(id EffectID) bool { return m.bits.has(id) }

// With returns the marks with the effect's opportunity used.
func (m Marks) With(id EffectID) Marks {
	m.bits = m.bits.with(id)
	return m
}

// hasCopy reports whether a copy's own ability has had its opportunity.
func (m Marks) hasCopy(id EffectID) bool {
	for i := 0; i < len(m.copies); i++ {
		if m.copies[i] == byte(id) {
			return true
		}
	}
	return false
}

// withCopy marks an ability that the entering permanent has as a copy.
func (m Marks) withCopy(id EffectID) Marks {
	m.copies += string([]byte{byte(id)})
	return m
}
