package tree

import "slices"

// Mod is one thing said of a noun, wherever it stands: "red", "(red)", "that is red",
// "with power 4 or greater", "Bob controls", "that was dealt damage this turn". Which
// fields are set is told at the slot.
type Mod struct {
	Slot Slot
	// Key is the canonical word of the lexicon: "red", "creature", "flying".
	Key string
	// Neg turns it round: "nonblack", "without flying", "that isn't tapped".
	Neg bool
	// Op and N compare a number; N also counts.
	Op Compare
	N  int
	// M is a second number: the toughness of a size.
	M int
	// Any are alternatives of which one holds: "black or red".
	Any []Mod
	// Who is another noun phrase that it speaks of: the player who controls it.
	Who *Phrase
}

// Slot is what a modifier speaks of.
type Slot uint8

// The slots, with the fields that each uses.
const (
	NoSlot      Slot = iota
	Size             // N/M
	Power            // Op N
	Toughness        // Op N
	ManaValue        // Op N
	Loyalty          // N: the printed number
	ValueOfX         // N
	Color            // Key
	Hues             // Key: "multicolored", "monocolored"
	Type             // Key: a card type
	Supertype        // Key
	Subtype          // Key, as printed
	Kind             // Key: "token", "spell", "card", "permanent", "source", "commander"
	State            // Key: "tapped", "attacking", "face down", "enchanted"
	Keyword          // Key: "flying", "protection from red"
	Counters         // N Key, without Key of a kind that is not said; with Neg none of Key, or none at all
	Marked           // N: damage marked on it
	Shielded         // it has a regeneration shield
	Named            // Key
	Controlled       // Who controls it
	Owned            // Who owns it
	Did              // Key: what it did or what was done to it, "entered this turn"
	Abilities        // with Neg: it has none
	OneOf            // Any
	Chosen           // Key: what was chosen for it as it entered, "Cat", "red"; or Who: the player who was
	AttachedTo       // Who: what it is attached to
	Wears            // Who: what is attached to it
	CardNamed        // Key: the card that it is, told in parentheses
	FromSource       // Who: the source that was chosen for it
	Says             // Key: the text of its ability, as it is quoted
	Level            // N: the level of a Class or leveler
	KickedTimes      // N: how often it was kicked
)

// In reports whether a slot is one of several.
func (s Slot) In(list ...Slot) bool { return slices.Contains(list, s) }

// Compare is how a number is compared.
type Compare uint8

// The comparisons.
const (
	Exactly Compare = iota
	AtLeast
	AtMost
)

// Mods is what is said of one noun, in the order of the words.
type Mods []Mod

// And is one list behind another.
func (m Mods) And(more Mods) Mods { return append(m[:len(m):len(m)], more...) }

// Not turns one thing said round; of several nobody can tell which is denied.
func (m Mods) Not() (Mods, bool) {
	if len(m) != 1 || m[0].Neg {
		return nil, false
	}
	one := m[0]
	one.Neg = true
	return Mods{one}, true
}

// Get is the first thing said of a slot, nil if there is none.
func (m Mods) Get(s Slot) *Mod {
	for i := range m {
		if m[i].Slot == s {
			return &m[i]
		}
	}
	return nil
}

// Heads reports whether a word among them can stand as the noun.
func (m Mods) Heads() bool {
	for i := range m {
		switch m[i].Slot {
		case Type, Subtype, Kind:
			if !m[i].Neg {
				return true
			}
		}
	}
	return false
}

// Aside reports whether it can stand between commas: what says whose a thing is or what
// it is called cannot.
func (m Mods) Aside() bool {
	for i := range m {
		if m[i].Slot == Controlled || m[i].Slot == Named {
			return false
		}
	}
	return true
}
