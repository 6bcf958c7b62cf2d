package oracle

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed subtypes.txt
var subtypeList string

// subtypes maps each subtype and its plural, in lower case, to the subtype as
// printed on a type line.
var subtypes = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for name := range strings.Lines(subtypeList) {
		name = strings.TrimSpace(name)
		m[plural(strings.ToLower(name))] = name
	}
	for name := range strings.Lines(subtypeList) {
		name = strings.TrimSpace(name)
		m[strings.ToLower(name)] = name
	}
	return m
})

// Subtype is the subtype that a word names, in the singular or the plural and
// in either case: "Elves" is "Elf".
func Subtype(word string) (string, bool) {
	name, ok := subtypes()[strings.ToLower(word)]
	return name, ok
}

// Plural is the plural of an English noun of the game: "Elf" gives "Elves".
func Plural(noun string) string { return plural(noun) }

func plural(w string) string {
	switch l := strings.ToLower(w); l {
	case "plains", "merfolk", "samurai", "kithkin", "eldrazi", "moonfolk", "sheep", "fish", "jellyfish", "squid",
		"starfish", "aurochs", "elk", "treefolk", "lammasu", "kor", "myr", "clamfolk", "bison", "cyclops", "equipment",
		"phyrexian's", "urza's", "mongoose's", "custodes", "astartes":
		return w
	case "mouse":
		return w[:1] + "ice"
	case "ox":
		return w + "en"
	case "child":
		return w + "ren"
	case "fungus", "homunculus", "locus", "cactus":
		return w[:len(w)-2] + "i"
	case "pegasus":
		return w[:len(w)-2] + "i"
	case "elf", "wolf", "werewolf", "dwarf", "half", "thief":
		return w[:len(w)-1] + "ves"
	case "hero", "plus":
		return w + "es"
	default:
		return regularPlural(w, l)
	}
}

func regularPlural(w, l string) string {
	switch {
	case strings.HasSuffix(l, "man") && l != "human" && l != "shaman":
		return w[:len(w)-2] + "en"
	case strings.HasSuffix(l, "s"), strings.HasSuffix(l, "x"), strings.HasSuffix(l, "ch") && !strings.HasSuffix(l, "arch"),
		strings.HasSuffix(l, "sh"), strings.HasSuffix(l, "z"):
		return w + "es"
	case strings.HasSuffix(l, "y") && len(l) > 1 && !strings.ContainsRune("aeiou", rune(l[len(l)-2])):
		return w[:len(w)-1] + "ies"
	}
	return w + "s"
}
