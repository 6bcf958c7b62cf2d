package infrench

import (
	_ "embed"
	"strings"
	"sync"

	"apnap/engine/french"
	"apnap/engine/oracle"
)

// subtypeList holds what the French game calls subtypes, one a line with tabs: the
// English name, the French noun, "f" where it is feminine, and its plural where
// that is not formed by rule. A subtype that is not there keeps its English name.
//
//go:embed subtypes.tsv
var subtypeList string

// frenchSubtype is a subtype as the French game has it.
type frenchSubtype struct {
	one, many string
	feminine  bool
}

// frenchSubtypes are the subtypes of the list by their English names.
var frenchSubtypes = sync.OnceValue(func() map[string]frenchSubtype {
	all := map[string]frenchSubtype{}
	for line := range strings.Lines(subtypeList) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		s := frenchSubtype{one: cells[1], many: pluralWord(cells[1])}
		s.feminine = len(cells) > 2 && cells[2] == "f"
		if len(cells) > 3 {
			s.many = cells[3]
		}
		all[cells[0]] = s
	}
	return all
})

// subtype is a subtype as a noun without an article: "gobelin", "forêts".
func subtype(name string, plural bool) noun {
	s, ok := frenchSubtypes()[name]
	switch {
	case !ok && plural:
		return many(oracle.Plural(name))
	case !ok:
		return one(name)
	case plural:
		return noun{text: s.many, feminine: s.feminine, plural: true}
	}
	return noun{text: s.one, feminine: s.feminine}
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
	labels := make([]string, len(names))
	for i, name := range names {
		labels[i] = subtypeLabel(name)
	}
	return french.List(labels, word)
}

// tokenName is the name of a token as it stands behind its noun: one that is made
// of subtypes in French, another as it is.
func tokenName(name string) string {
	words := strings.Fields(name)
	for _, w := range words {
		if _, ok := frenchSubtypes()[w]; !ok {
			return name
		}
	}
	return subtypeLabels(words, "et")
}
