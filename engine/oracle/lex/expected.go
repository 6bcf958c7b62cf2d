package lex

import (
	"slices"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/say"
)

// sortOfWords is one that a refusal can say could have stood somewhere, by the name that the
// categories of the grammar have for it.
type sortOfWords struct {
	of   string
	says say.Message
	// alone is set where others that could stand there too matter less.
	alone bool
}

func sortsOfWords() []sortOfWords {
	return []sortOfWords{
		{of: "what happens", says: say.New("what happens, such as \"draws a card\""), alone: true},
		{of: "a player", says: say.New("a player")},
		{of: "a card or permanent", says: say.New("a card or permanent")},
		{of: "a number", says: say.New("a number")},
		{of: "a zone", says: say.New("a zone")},
		{of: "a step", says: say.New("a step")},
		{of: "a kind of counter", says: say.New("a kind of counter")},
		{of: "a keyword ability", says: say.New("a keyword ability")},
	}
}

// mostExpected is how many sorts of words a refusal names; where more could stand, naming
// them helps nobody.
const mostExpected = 3

// Expected says which sorts of words could have stood where none of them does, "A, B or C"; ok
// is false where that helps nobody. What must stand there is told of words that lead on only.
func Expected(wanted []string, leadsOn bool) (expected say.Sayer, ok bool) {
	var list []say.Sayer
	for _, sort := range sortsOfWords() {
		if !sort.alone && !leadsOn || !slices.Contains(wanted, sort.of) {
			continue
		}
		if list = append(list, sort.says); sort.alone {
			break
		}
	}
	last := len(list) - 1
	switch {
	case last < 0 || last >= mostExpected:
		return nil, false
	case last == 0:
		return list[0], true
	}
	return say.New("%s or %s", say.Row(list[:last], ", "), list[last]), true
}

// LeadsOn reports whether a token cannot be the last of what it belongs to, so that what stands
// behind it is what is wrong: a preposition, a possessive, an article, a verb.
func LeadsOn(t Token) bool {
	_, verb := lexicon.VerbOf(t.Text)
	return verb && !t.Capital() || lexicon.Plays(t.Text, lexicon.Preposition) || lexicon.Plays(t.Text, lexicon.Whose)
}

// SortsOf are the sorts of words of categories.
func SortsOf(wanted []*chart.Cat) []string {
	var sorts []string
	for _, c := range wanted {
		if c.Says != "" && !slices.Contains(sorts, c.Says) {
			sorts = append(sorts, c.Says)
		}
	}
	return sorts
}
