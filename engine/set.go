package engine

import (
	"iter"
	"math/bits"
)

// effectSet is a set of a scenario's effects.
type effectSet uint64

func (s effectSet) has(id EffectID) bool { return s&(1<<uint(id)) != 0 }

func (s effectSet) with(id EffectID) effectSet { return s | 1<<uint(id) }

// all goes through the effects in the order in which the question lists them.
func (s effectSet) all() iter.Seq[EffectID] {
	return func(yield func(EffectID) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(EffectID(bits.TrailingZeros64(uint64(s)))) {
				return
			}
		}
	}
}

// several reports whether more than one effect is in the set.
func (s effectSet) several() bool { return s&(s-1) != 0 }

// size is how many effects are in the set.
func (s effectSet) size() int { return bits.OnesCount64(uint64(s)) }
