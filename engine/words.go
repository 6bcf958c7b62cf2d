package engine

import (
	"slices"
	"strings"
)

// Holds reports whether n compares with m as the operation says.
func (c Compare) Holds(n, m int) bool {
	switch c {
	case AtLeast:
		return n >= m
	case AtMost:
		return n <= m
	case Exactly:
		return n == m
	case MoreThan:
		return n > m
	case LessThan:
		return n < m
	}
	return true
}

// CountersOfKind is the number of counters of a kind; "any" counts all.
func CountersOfKind(cs []CounterCount, kind string) int {
	n := 0
	for _, c := range cs {
		if c.Kind == kind || kind == "any" || kind == "" {
			n += c.N
		}
	}
	return n
}

// ListsCounter reports whether a list says how many counters of a kind there are, be it
// that there are none.
func ListsCounter(cs []CounterCount, kind string) bool {
	return slices.ContainsFunc(cs, func(c CounterCount) bool { return c.Kind == kind })
}

// HasWord reports whether a word is in a list, in whatever case.
func HasWord(list []string, word string) bool {
	for _, w := range list {
		if strings.EqualFold(w, word) {
			return true
		}
	}
	return false
}

// HasAny reports whether one of the wanted words is in a list.
func HasAny(wanted, have []string) bool {
	for _, w := range wanted {
		if HasWord(have, w) {
			return true
		}
	}
	return false
}

// ContainsAll reports whether each of the wanted words is in a list.
func ContainsAll(have, wanted []string) bool {
	for _, w := range wanted {
		if !HasWord(have, w) {
			return false
		}
	}
	return true
}

// ColorNamed is the color of that name, 0 when there is none.
func ColorNamed(word string) Colors {
	switch strings.ToLower(word) {
	case "white":
		return White
	case "blue":
		return Blue
	case "black":
		return Black
	case "red":
		return Red
	case "green":
		return Green
	}
	return 0
}

// TypeNamed is the card type of that name, 0 when there is none.
func TypeNamed(word string) Types {
	switch strings.ToLower(word) {
	case "artifact":
		return Artifact
	case "battle":
		return Battle
	case "creature":
		return Creature
	case "enchantment":
		return Enchantment
	case "instant":
		return Instant
	case "land":
		return Land
	case "planeswalker":
		return Planeswalker
	case "sorcery":
		return Sorcery
	}
	return 0
}

// ManaSymbol is the mana symbol of a color or of "colorless", whatever its
// capitals; "" for other words.
func ManaSymbol(word string) string {
	switch strings.ToLower(word) {
	case "white":
		return "{W}"
	case "blue":
		return "{U}"
	case "black":
		return "{B}"
	case "red":
		return "{R}"
	case "green":
		return "{G}"
	case "colorless":
		return "{C}"
	}
	return ""
}

// Join appends without sharing storage.
func Join(a, b []string) []string {
	if len(b) == 0 {
		return a
	}
	return append(append(make([]string, 0, len(a)+len(b)), a...), b...)
}

// CreatureType reports whether a subtype is one of creatures, and of none of the sets that
// artifacts, enchantments, lands, instants and sorceries have.
func CreatureType(subtype string) bool {
	return !slices.Contains(strings.Fields(otherSubtypes), strings.ToLower(subtype))
}

// otherSubtypes are the subtypes of those other types that permanents and spells are asked for.
const otherSubtypes = `
	attraction blood bobblehead clue contraption equipment food fortification gold incubator infinity junk lander map powerstone spacecraft stone treasure vehicle
	aura background cartouche case class curse plan role room rune saga shard shrine
	cave desert forest gate island lair locus mine mountain plains planet power-plant sphere swamp tower town urza's
	adventure arcane chorus lesson omen trap siege`
