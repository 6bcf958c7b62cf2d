package shape

import (
	"math/bits"
	"slices"
	"strings"
	"sync"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/notation"
)

// TypeWord is the card type or supertype a word names, and whether the word is
// plural.
func TypeWord(w string) (t engine.Types, plural, ok bool) {
	for _, s := range lexicon.Find(w) {
		if (s.Class == lexicon.Type || s.Class == lexicon.Supertype) && !s.People {
			return TypeKeyed(s.Key), s.Plural, true
		}
	}
	return 0, false, false
}

// TypeKeyed is the type that an entry of the lexicon means by its key.
func TypeKeyed(key string) engine.Types { return meant().types[key] }

// Supertypes are the types that stand only before other nouns.
const Supertypes = engine.Basic | engine.Legendary | engine.Snow | engine.World | engine.Kindred

// TypeNames lists the types in the order in which a type line has them.
func TypeNames(t engine.Types) []string {
	var out []string
	names := notation.Constants().Types
	for _, e := range [...]engine.Types{engine.Basic, engine.Legendary, engine.Snow, engine.World, engine.Kindred, engine.Artifact,
		engine.Enchantment, engine.Battle, engine.Land, engine.Creature, engine.Planeswalker, engine.Instant, engine.Sorcery} {
		if t&e != 0 {
			out = append(out, names[bits.TrailingZeros32(uint32(e))])
		}
	}
	return out
}

// ColorWord is the color a word names.
func ColorWord(w string) (engine.Colors, bool) {
	if s, ok := lexicon.Read(lexicon.Color, w); ok {
		return meant().colors[s.Key], true
	}
	return 0, false
}

// ColorNames lists the colors in the game's order.
func ColorNames(c engine.Colors) []string {
	var out []string
	for i, name := range notation.Constants().Colors {
		if c&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return out
}

// OtherColor is the first color by its word that is none of some.
func OtherColor(have []string) string {
	for _, name := range notation.Constants().Colors {
		if !slices.Contains(have, name) {
			return name
		}
	}
	return ""
}

// ColorOfMana is the color of a mana symbol in words, "colorless" among them; false for another symbol.
func ColorOfMana(symbol string) (string, bool) {
	for _, w := range append(ColorNames(engine.White|engine.Blue|engine.Black|engine.Red|engine.Green), "colorless") {
		if engine.ManaSymbol(w) == symbol {
			return w, true
		}
	}
	return symbol, false
}

// ZoneNamed is the zone a word names, AnyZone if none.
func ZoneNamed(w string) engine.Zone {
	if s, ok := lexicon.Read(lexicon.Zone, w); ok {
		return meant().zones[s.Key]
	}
	return engine.AnyZone
}

// IsState reports whether a mark is a state an object is in, said beside its
// noun ("tapped").
func IsState(w string) bool { return lexicon.Is(lexicon.State, w) }

// meanings are what the keys of the lexicon mean to the engine, which has the same
// names for its values in the notation.
type meanings struct {
	types  map[string]engine.Types
	colors map[string]engine.Colors
	zones  map[string]engine.Zone
}

// meant are all of them.
var meant = sync.OnceValue(func() *meanings {
	m := &meanings{map[string]engine.Types{}, map[string]engine.Colors{}, map[string]engine.Zone{}}
	for i, name := range notation.Constants().Types {
		m.types[name] = 1 << i
	}
	for i, name := range notation.Constants().Colors {
		m.colors[name] = 1 << i
	}
	for i, name := range notation.Constants().Zone {
		m.zones[name] = engine.Zone(i)
	}
	return m
})

// Subtype is the subtype that a word names, in the singular or the plural and
// in either case: "Elves" is "Elf".
func Subtype(word string) (string, bool) {
	s, ok := lexicon.Read(lexicon.Subtype, strings.ToLower(word))
	if !ok {
		return "", false
	}
	return s.Key, true
}
