package engine

// Told is what a question tells of characteristics without giving them.
type Told struct {
	Hues                        Hues   // "nonblack", "black or red"
	Power, Toughness, ManaValue Bounds // "power 4 or greater"
}

// Hues is a set of combinations of colors that something may have, one bit for each of the
// 32: bit 0 is colorless, bit White|Red is both and no other. The zero value says nothing:
// all are possible.
type Hues uint32

// everyHue has all combinations.
const everyHue = ^Hues(0)

// HuesThat are the combinations for which a condition holds.
func HuesThat(holds func(Colors) bool) Hues {
	var all Hues
	for c := range Colors(32) {
		if holds(c) {
			all |= 1 << c
		}
	}
	return all
}

// And are the combinations in both.
func (h Hues) And(more Hues) Hues {
	if h == 0 {
		return more
	}
	if more == 0 {
		return h
	}
	return h & more
}

// Holds reports whether exactly these colors are among the combinations, where any are told.
func (h Hues) Holds(c Colors) bool { return h == 0 || h&(1<<(c&^Colorless)) != 0 }

// Has reports for how many of the combinations a condition holds.
func (h Hues) Has(holds func(Colors) bool) Tri {
	if h == 0 {
		h = everyHue
	}
	switch fit := HuesThat(holds) & h; fit {
	case 0:
		return No
	case h:
		return Yes
	}
	return Unknown
}

// Bounds are the least and the most that a number can be, as far as the question tells;
// nothing is known where Said is not set.
type Bounds struct {
	Said     bool
	Min, Max int // Unset where open
}

// Holds reports whether a number within the bounds compares with n.
func (b Bounds) Holds(op Compare, n int) Tri {
	if !b.Said || op == Odd || op == Even {
		return Unknown
	}
	// Past n itself only the ends decide, so a number within reach of it stands for an open end.
	least, most := b.Min, b.Max
	if least == Unset {
		least = min(most, n) - 1
	}
	if most == Unset {
		most = max(least, n) + 1
	}
	yes := 0
	tried := [...]int{least, most, n - 1, n, n + 1}
	count := 0
	for _, v := range tried {
		if v < least || v > most {
			continue
		}
		if count++; op.Holds(v, n) {
			yes++
		}
	}
	switch yes {
	case 0:
		return No
	case count:
		return Yes
	}
	return Unknown
}

// Fits reports whether a number that is given is within the bounds.
func (b Bounds) Fits(n int) bool { return n == Unset || !b.Outside(n) }

// Outside reports whether a number is not within the bounds.
func (b Bounds) Outside(n int) bool {
	return b.Said && (b.Min != Unset && n < b.Min || b.Max != Unset && n > b.Max)
}

// Already reports whether a fact says that something of a kind happened to a player before in the turn.
func (p *Player) Already(kind EventKind) bool {
	switch kind {
	case Draw:
		return HasWord(p.Marks, "drew a card this turn") || HasWord(p.Marks, "has drawn a card this turn")
	case CreateTokens:
		return HasWord(p.Marks, "created a token this turn") || HasWord(p.Marks, "created one or more tokens this turn")
	case GainLife:
		return HasWord(p.Marks, "gained life this turn")
	case LoseLife:
		return HasWord(p.Marks, "lost life this turn")
	case Discard:
		return HasWord(p.Marks, "discarded a card this turn")
	}
	return false
}
