package tree

// Phrase is a noun phrase: a player, or a thing by name or description.
type Phrase struct {
	// Span are the tokens that it was read from.
	Span Span
	// Ref is the pronoun that stands for it: "he", "it", "my" before a noun.
	Ref string
	// Stuff is what is counted and is no thing, nil where it is one.
	Stuff *Stuff
	Det   Det
	// Whose is the player whose it is by a possessive, nil where none stands.
	Whose *Phrase
	// One is set on "one of Bob's creatures": a single one of several.
	One bool
	// Copy is set on "a copy of" it.
	Copy bool
	// Count is how many it means, 0 where nobody says.
	Count int
	// Name is what it is called, nil where it is only described.
	Name *Name
	// Apart is set where the name stands behind a comma: "my commander, Krenko".
	Apart bool
	// Mods is what is said of it, in the order of the words; the first Front of them stand
	// before the noun or are it, where the phrase may say how many it means.
	Mods  Mods
	Front int
}

// At is the phrase at tokens [start, end).
func (p *Phrase) At(start, end int) any {
	at := *p
	at.Span = Span{start, end}
	return &at
}

// Span are tokens [0], …, [1]-1.
type Span [2]int

// Stuff is an amount of what is no thing: "3 damage", "no cards", "two +1/+1 counters".
type Stuff struct {
	// N is how much of it, None is set on "no".
	N    int
	None bool
	// Unit is what is counted, "" where only a number stands; Key says which sort of it.
	Unit, Key string
}

// Det is how a noun phrase points at what it means.
type Det uint8

// The determiners. Bare is none at all.
const (
	Bare    Det = iota
	Some        // "a", "an", "some"
	Known       // "the", "this", "that", "these", "those"
	Another     // "another", "a second"
	Other       // "the other", and "other" behind whose it is
)

// Name is what a player or a thing is called.
type Name struct {
	Kind NameKind
	// Text is the name as it is known, or as it was written where nobody bore it.
	Text string
	// Number tells things of one name apart, 0 where nobody gave one.
	Number int
	// At is the token at which it begins.
	At int
}

// NameKind is what sort of name it is.
type NameKind uint8

// The sorts of names.
const (
	NewName    NameKind = iota // nobody bore it so far
	PlayerName                 // of a player of the question
	ThingName                  // of a thing of the question
	CardName                   // of a card
)

// OfAbility is the Unit of an ability of what the phrase is Whose; its Key says which: the loyalty
// that it costs ("+1", "-2", "-X", "0"), "first", "last", or Ultimate, or "" where nobody says.
const OfAbility = "ability of"

// OfTrigger is the Unit of the triggered ability of what the phrase is Whose; its Key is the keyword that it stands for, TheOnly
// where other words say which it is, "" where nobody does.
const OfTrigger = "trigger of"

// TheOnly is the Key of an ability that is its object's only one.
const TheOnly = "only"

// OfTurn is the Unit of a turn, or of the part of one that is the Key, of the player that the phrase is Whose.
const OfTurn = "part of a turn"

// OfTitle is the Unit of what one player at most has or is, which the Key names: the monarch, the initiative.
const OfTitle = "title"

// What Keys of an ability begin with or are.
const (
	Adds     = "+"
	Costs    = "-"
	CostsX   = "-X"
	Ultimate = "ultimate"
)

// Walker is the Ref of the planeswalker that was spoken of last.
const Walker = "walker"

// Across is the Ref of the player who sits opposite whoever speaks.
const Across = "across"

// Members are the phrases of a list without a first one that only counts the others: "three
// creatures, a Bear, an Elf and a Goblin".
func Members(list []*Phrase) []*Phrase {
	rest := len(list) - 1
	if rest < 2 || list[0].Count != rest || list[0].Name != nil || list[0].Ref != "" {
		return list
	}
	for _, p := range list[1:] {
		if p.Count > 1 || p.Stuff != nil || p.Ref != "" || p.Name == nil && p.Det != Some {
			return list
		}
	}
	return list[1:]
}
