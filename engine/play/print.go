package play

import "math/bits"

// Fingerprint is a 128-bit hash of a state: states with the same fingerprint
// are taken for equal.
type Fingerprint struct{ A, B uint64 }

// Hasher builds a fingerprint from words.
type Hasher struct{ A, B uint64 }

// Word adds 64 bits.
func (h *Hasher) Word(x uint64) {
	hi, lo := bits.Mul64(h.A^x, 0xff51afd7ed558ccd)
	h.A = hi ^ lo ^ bits.RotateLeft64(x, 17)
	h.B = (bits.RotateLeft64(h.B, 29) ^ x) * 0xc4ceb9fe1a85ec53
	h.B ^= h.B >> 31
}

// Int adds a number.
func (h *Hasher) Int(x int) { h.Word(uint64(x)) }

// Flag is 1 for true and 0 for false, for packing bits.
func Flag(x bool) int {
	if x {
		return 1
	}
	return 0
}
