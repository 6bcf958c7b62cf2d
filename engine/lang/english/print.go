package english

import (
	"strconv"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// Before are the words that describe a thing before its noun and as its noun, in the order
// of the game; what cannot stand there is left to [Behind].
func Before(mods tree.Mods) string {
	var words []string
	for i := range mods {
		if m := &mods[i]; m.Neg && stands(m) {
			words = append(words, before(m))
		}
	}
	for _, slots := range [][]tree.Slot{{tree.State}, {tree.Size}, {tree.Hues, tree.OneOf, tree.Color}, {tree.Supertype}, {tree.Subtype}, {tree.Type}, {tree.Kind}} {
		for i := range mods {
			if m := &mods[i]; !m.Neg && m.Slot.In(slots...) {
				words = append(words, before(m))
			}
		}
	}
	return strings.Join(words, " ")
}

// stands reports whether something said can stand before a noun.
func stands(m *tree.Mod) bool {
	return !m.Neg || denied(m.Slot)
}

// before is one thing said, before a noun.
func before(m *tree.Mod) string {
	switch {
	case m.Slot == tree.Size:
		return strconv.Itoa(m.N) + "/" + strconv.Itoa(m.M)
	case m.Slot == tree.OneOf:
		var any []string
		for i := range m.Any {
			any = append(any, before(&m.Any[i]))
		}
		return strings.Join(any, " or ")
	case m.Neg:
		return "non" + m.Key
	}
	return m.Key
}

// Behind are the words that say the rest behind the noun, with a space before them.
func Behind(mods tree.Mods) string {
	var has, tail []string
	for i := range mods {
		m := &mods[i]
		switch words := having(m); {
		case words != "" && m.Neg && m.Slot == tree.Keyword:
			tail = append(tail, "without "+words)
		case words != "":
			has = append(has, words)
		case m.Slot == tree.Named:
			tail = append(tail, "named "+m.Key)
		case m.Slot == tree.Did:
			tail = append(tail, "that "+was(m.Key))
		case m.Slot == tree.State && m.Neg:
			tail = append(tail, "that isn't "+m.Key)
		}
	}
	if len(has) > 0 {
		tail = append([]string{"with " + strings.Join(has, " and ")}, tail...)
	}
	if len(tail) == 0 {
		return ""
	}
	return " " + strings.Join(tail, " ")
}

// was puts "was" before what was done to something.
func was(deed string) string {
	if strings.HasPrefix(deed, "dealt ") {
		return "was " + deed
	}
	return deed
}

// having is what something has, "" where the slot is of nothing that is had.
func having(m *tree.Mod) string {
	switch m.Slot {
	case tree.Keyword:
		return m.Key
	case tree.Counters:
		return CountersOf(m) + " on it"
	case tree.Marked:
		return strconv.Itoa(m.N) + " damage marked on it"
	case tree.Abilities:
		return "no abilities"
	case tree.Power:
		return "power " + ranged(m)
	case tree.Toughness:
		return "toughness " + ranged(m)
	case tree.ManaValue:
		return "mana value " + ranged(m)
	}
	return ""
}

// ranged is a number with how it is compared.
func ranged(m *tree.Mod) string {
	return strconv.Itoa(m.N) + [...]string{tree.Exactly: "", tree.AtLeast: " or greater", tree.AtMost: " or less"}[m.Op]
}

// CountersOf are counters with their number: "ten loyalty counters", "no counters".
func CountersOf(m *tree.Mod) string {
	n, noun := Numeral(m.N), "counters"
	if m.N == 1 {
		noun = "counter"
	}
	if m.Neg {
		n = "no"
	}
	if m.Key != "" {
		noun = m.Key + " " + noun
	}
	return n + " " + noun
}

// Numeral is a number as a word where it has one up to twelve, in figures else.
func Numeral(n int) string {
	if e, ok := lexicon.Cardinal(n); ok && n >= 0 && n <= 12 {
		return e.Key
	}
	return strconv.Itoa(n)
}
