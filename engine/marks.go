package engine

import (
	"iter"
	"math/bits"
)

// Marks is the set of effects that have had their one opportunity on an event
// or on what it was before (cr.OneOpportunity). It lives inside the event and
// goes down with it, never sideways or up.
type Marks struct{ opportunities }

// opportunities is what marks say; no notation writes it.
type opportunities struct {
	// Bits holds marks of effects of the question.
	Bits EffectSet
	// Copies holds marks of abilities that an entering permanent has as a copy
	// of something else.
	Copies string
	// Left are effects that had their opportunity and then no longer fitted,
	// Again those that a loop has come back to (cr.LoopBrokenByAffected).
	Left, Again EffectSet
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
func (m Marks) Has(id EffectID) bool { return m.Bits.Has(id) }

// With returns the marks with the effect's opportunity used.
func (m Marks) With(id EffectID) Marks {
	m.Bits = m.Bits.With(id)
	return m
}

// HasCopy reports whether a copy's own ability has had its opportunity.
func (m Marks) HasCopy(id EffectID) bool {
	for i := 0; i < len(m.Copies); i++ {
		if m.Copies[i] == byte(id) {
			return true
		}
	}
	return false
}

// WithCopy marks an ability that the entering permanent has as a copy.
func (m Marks) WithCopy(id EffectID) Marks {
	m.Copies += string([]byte{byte(id)})
	return m
}

// EffectSet is a set of a scenario's effects.
type EffectSet uint64

// Has reports whether an effect is in the set.
func (s EffectSet) Has(id EffectID) bool { return s&(1<<uint(id)) != 0 }

// With is the set with an effect.
func (s EffectSet) With(id EffectID) EffectSet { return s | 1<<uint(id) }

// All goes through the effects in the order in which the question lists them.
func (s EffectSet) All() iter.Seq[EffectID] {
	return func(yield func(EffectID) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(EffectID(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// Several reports whether more than one effect is in the set.
func (s EffectSet) Several() bool { return s&(s-1) != 0 }

// Size is how many effects are in the set.
func (s EffectSet) Size() int { return bits.OnesCount64(uint64(s)) }
