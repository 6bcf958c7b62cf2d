package english

import "apnap/engine/lang/chart"

// Categories are those of English noun phrases. The first ones are of single words and
// names, which whoever reads gives to the chart, with the values named.
type Categories struct {
	Adjective  *chart.Cat // []tree.Mod: "red", "tapped", "nonblack"
	Head       *chart.Cat // []tree.Mod: "creature", "Goblin", "token"
	Size       *chart.Cat // tree.Mod: "2/2"
	Keyword    *chart.Cat // tree.Mod: "flying", "first strike"
	Counter    *chart.Cat // string: "+1/+1", "loyalty"
	Zone       *chart.Cat // string: "graveyard"
	Number     *chart.Cat // int
	Player     *chart.Cat // *tree.Phrase: a player by name or pronoun
	Possessive *chart.Cat // *tree.Phrase: "Bob's", "your", "her"
	Name       *chart.Cat // *tree.Name: of a thing
	AnyName    *chart.Cat // *tree.Name: any capitalised words

	// Thing is a noun phrase that means a thing (*tree.Phrase), Noun one that may also say how
	// many it means.
	Thing, Noun *chart.Cat
	// Start is what stands before the description and the name of a noun: an article, whose it
	// is, how many it means (*tree.Phrase).
	Start *chart.Cat
	// Said is a description and what follows it (tree.Mods).
	Said *chart.Cat
	// Behind is one thing said behind a noun (tree.Mods).
	Behind *chart.Cat

	// Qualities describe a thing before its noun and as its noun, Haves are what it has
	// (both tree.Mods).
	Qualities, Haves *chart.Cat
	// Inside is what is said of a noun in parentheses (tree.Mods).
	Inside *chart.Cat

	adjective, adjectives, choices, heads, core *chart.Cat
	have, being, deed, item                     *chart.Cat
	det, which, amount, holds, held             *chart.Cat
	count, quality, choice                      *chart.Cat
}

func newCategories() *Categories {
	named := func(says string) *chart.Cat { return &chart.Cat{Says: says} }
	return &Categories{
		Adjective: named("an adjective"), Head: named("a kind of thing"), Size: named("a power and toughness"), Keyword: named("a keyword ability"),
		Counter: named("a kind of counter"), Zone: named("a zone"), Number: named("a number"), Player: named("a player"), Possessive: named("whose it is"),
		Name: named("a name"), AnyName: named("a name"),
		Thing: named("a thing"), Noun: named("a thing"), Said: named("what it is"), Behind: named("what is said of it"),
		adjective: named("an adjective"), adjectives: named("an adjective"), choices: named("an adjective"), heads: named("a kind of thing"), Qualities: named("a description"), core: named("a thing"),
		have: named("what it has"), Haves: named("what it has"), being: named("what it is"), deed: named("what happened to it"), item: named("what is said of it"), Inside: named("what is said of it"),
		Start: named("an article"), count: named("a number"), quality: named("a quality"), choice: named("what was chosen"),
		det: named("an article"), which: named("\"that\""), amount: named("a number"), holds: named("\"controls\""), held: named("\"controlled by\""),
	}
}
