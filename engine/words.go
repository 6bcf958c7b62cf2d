package engine

import "strings"

// holds reports whether n compares with m as the operation says.
func (c Compare) holds(n, m int) bool {
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

// countersOn is the number of counters of a kind; "any" counts all.
func countersOn(cs []CounterCount, kind string) int {
	n := 0
	for _, c := range cs {
		if c.Kind == kind || kind == "any" || kind == "" {
			n += c.N
		}
	}
	return n
}

func hasWord(list []string, word string) bool {
	for _, w := range list {
		if strings.EqualFold(w, word) {
			return true
		}
	}
	return false
}

func hasAny(wanted, have []string) bool {
	for _, w := range wanted {
		if hasWord(have, w) {
			return true
		}
	}
	return false
}

func containsAll(have, wanted []string) bool {
	for _, w := range wanted {
		if !hasWord(have, w) {
			return false
		}
	}
	return true
}

// colorNamed is the color of that name, 0 when there is none.
func colorNamed(word string) Colors {
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

// typeNamed is the card type of that name, 0 when there is none.
func typeNamed(word string) Types {
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
