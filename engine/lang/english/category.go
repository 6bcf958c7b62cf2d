package english

import "apnap/engine/lang/chart"

// Categories are those of English noun phrases and clauses.
type Categories struct {
	given
	// Thing is a noun phrase that means a thing (*tree.Phrase), Noun one that may also say how
	// many it means.
	Thing, Noun *chart.Cat
	// Start is what stands before the description and the name of a noun: an article, whose it
	// is, how many it means (*tree.Phrase).
	Start *chart.Cat
	// Said is a description and what follows it (tree.Mods), Behind one thing said behind a noun.
	Said, Behind *chart.Cat
	// Qualities describe a thing before its noun and as its noun, Haves are what it has, Inside
	// what is said of a noun in parentheses (tree.Mods).
	Qualities, Haves, Inside *chart.Cat
	// Statement is a whole clause (*tree.Clause), Nouns and Items lists of nouns, Items with
	// amounts and names in small letters among them ([]*tree.Phrase).
	Statement, Nouns, Items *chart.Cat

	// Of nouns.
	adjective, adjectives, choices, heads, core *chart.Cat
	having, being, deed, often, assault, item   *chart.Cat
	det, which, amount, holds, held             *chart.Cat
	count, times, quality, choice, picked       *chart.Cat
	chosenWith, title, active, state            *chart.Cat
	chose, sort, pickedSo, nowPicked, pickedNow *chart.Cat
	goesInto, yard                              *chart.Cat
	ability, signed, nth, triggering            *chart.Cat // which ability of a permanent (string)
	np, thing, smallNoun, amounts, owned        *chart.Cat
	enumerated                                  *chart.Cat // the members of a list that is counted before
	// Of clauses: verbs and the words before them, what follows these words, arguments.
	verb, be, have, modal, do                       *chart.Cat
	predicate, afterIs, afterHas, afterWould, doing *chart.Cat
	argument, byPrep, aside, complement, purpose    *chart.Cat
	place, located, inside, bare, participle        *chart.Cat
	effect, saying, oneOf, onlyOne, lifeAt, color   *chart.Cat
}

// given are the categories of single words, names and fixed phrases, which whoever reads gives
// to the chart, with the values named; where none is, it is the words (string).
type given struct {
	Adjective, Head *chart.Cat // tree.Mods: "red", "nonblack"; "creature", "token"
	Size, Keyword   *chart.Cat // tree.Mod: "2/2", "first strike"
	Counter, Zone   *chart.Cat // the kind of counter, the zone by its key
	Step, Side      *chart.Cat // a part of a turn by its key, a side of the table
	Number          *chart.Cat // int

	Player, Pronoun *chart.Cat // *tree.Phrase: a player by name or pronoun, a thing by pronoun
	Possessive      *chart.Cat // *tree.Phrase: "Bob's", "your", "her"
	Mine            *chart.Cat // *tree.Phrase: "mine", which stands for a noun
	Name, SmallName *chart.Cat // *tree.Name: of a thing; in small letters, so that it may be another word
	AnyName         *chart.Cat // *tree.Name: any capitalised words

	// Forms of verbs (*tree.Verb), and of those that have somebody do something: "makes".
	Finite, Plain, Doing, Done *chart.Cat
	Causes, Causing, Cause     *chart.Cat
	// Contractions of a pronoun and a verb (*tree.Phrase): "I'm", "he's", "I've", "I'd".
	SubjectIs, SubjectHas, SubjectOwns, SubjectWould *chart.Cat

	Prep, Adverb, Intent *chart.Cat // prepositions, what decides nothing, "wants to"
	There, HasHere       *chart.Cat // "out"; what stands between a side and what is there
	Together, Somebody   *chart.Cat // both players, some player
	Nothing              *chart.Cat // nothing of note
	Shield               *chart.Cat // a regeneration shield, or an ability that makes one
	// Quoted is what stands in quotation marks, Waiting what the effect of a named card is called
	// that waits, Unnamed one that has no card: "shield"; Gloss is what a card says, told in short behind it.
	Quoted, Waiting, Unnamed, Gloss *chart.Cat
	// Aside are words behind what happens, which a comma may set apart, Tail words that are told
	// as they stand.
	Aside, Tail *chart.Cat
}

func newCategories() *Categories {
	c := &Categories{}
	// The names are those that a player knows; what can stand nearly everywhere has none.
	for says, list := range map[string][]**chart.Cat{
		"what happens": {&c.Finite, &c.Plain, &c.Doing, &c.Done, &c.Causes, &c.Causing, &c.Cause, &c.verb, &c.be, &c.have, &c.modal, &c.do, &c.afterWould, &c.afterIs, &c.afterHas,
			&c.doing, &c.bare, &c.lifeAt, &c.predicate, &c.Intent},
		"a player": {&c.Player, &c.Together, &c.Somebody, &c.SubjectIs, &c.SubjectHas, &c.SubjectOwns, &c.SubjectWould},
		"a card or permanent": {&c.Pronoun, &c.Thing, &c.Noun, &c.Nouns, &c.Items, &c.enumerated, &c.core, &c.np, &c.thing, &c.smallNoun, &c.Nothing, &c.Shield, &c.owned, &c.Waiting, &c.Unnamed, &c.effect, &c.Adjective, &c.adjective,
			&c.adjectives, &c.choices, &c.Head, &c.heads, &c.Qualities, &c.quality, &c.Name, &c.SmallName, &c.AnyName, &c.Possessive, &c.Mine, &c.Start, &c.det},
		"a number":          {&c.Number, &c.amount, &c.count, &c.times, &c.amounts, &c.Size},
		"a zone":            {&c.Zone, &c.There, &c.place, &c.located, &c.Side},
		"a step":            {&c.Step},
		"a kind of counter": {&c.Counter},
		"a keyword ability": {&c.Keyword, &c.Haves, &c.having},
		"":                  {&c.Quoted, &c.Gloss, &c.saying, &c.oneOf, &c.onlyOne, &c.Prep, &c.byPrep, &c.inside, &c.HasHere, &c.Adverb, &c.Aside, &c.Tail, &c.aside, &c.argument, &c.purpose, &c.participle, &c.complement, &c.Said, &c.being, &c.Behind, &c.Inside, &c.item, &c.deed, &c.often, &c.assault, &c.choice, &c.picked, &c.chose, &c.sort, &c.pickedSo, &c.nowPicked, &c.pickedNow, &c.goesInto, &c.yard, &c.chosenWith, &c.title, &c.active, &c.state, &c.which, &c.holds, &c.held, &c.ability, &c.signed, &c.nth, &c.triggering, &c.color, &c.Statement},
	} {
		for _, cat := range list {
			*cat = &chart.Cat{Says: says}
		}
	}
	return c
}
