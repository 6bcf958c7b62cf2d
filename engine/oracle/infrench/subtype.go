package infrench

import (
	"strings"

	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
)

// subtype is a subtype as a noun without an article: "gobelin", "forêts". One that
// has no French word keeps its English name.
func subtype(name string, plural bool) noun {
	if plural {
		if n, ok := terms(lexicon.Subtype, name); ok {
			return n
		}
		return many(lexicon.Plural(name))
	}
	if n, ok := term(lexicon.Subtype, name); ok {
		return n
	}
	return one(name)
}

// subtypeNoun are subtypes that one thing has, as a noun: "elfe guerrier"; "et"
// would say that there are two things.
func subtypeNoun(names []string, plural bool) noun {
	if names[0] == "Urza's" && len(names) == 2 {
		n := subtype(names[1], plural)
		return n.written(n.text + " d'Urza")
	}
	n := subtype(names[0], plural)
	for _, name := range names[1:] {
		n.text += " " + subtype(name, plural).text
	}
	return n
}

// subtypeLabel is a subtype as it stands behind the noun of a card type: "créature
// Gobelin".
func subtypeLabel(name string) string { return french.Capital(subtype(name, false).text) }

// subtypeLabels are several subtypes behind a noun.
func subtypeLabels(names []string, word string) string {
	return listed(names, word, func(name *string) string { return subtypeLabel(*name) })
}

// tokenName is the name of a token as it stands behind its noun: one that is made
// of subtypes in French, another as it is.
func tokenName(name string) string {
	words := strings.Fields(name)
	for _, w := range words {
		if _, ok := term(lexicon.Subtype, w); !ok {
			return name
		}
	}
	return subtypeLabels(words, "et")
}
