package tree

// Clause is a statement as it was said: who does, has or is what. A clause without a verb
// only names things, with where they are.
type Clause struct {
	Span Span
	// Subject is whose doing or state it is, nil where the clause leaves that out.
	Subject []*Phrase
	// Verb is nil where there is none.
	Verb *Verb
	// Aside is what is said of the subject besides, before the verb: "Bob, who has a Bear, …".
	Aside *Clause
	// Args are the objects and what prepositions bring in, in the order of the words.
	Args []Arg
}

// At is the clause at tokens [start, end).
func (c *Clause) At(start, end int) any {
	at := *c
	at.Span = Span{start, end}
	return &at
}

// With is the clause with one more argument.
func (c *Clause) With(a *Arg) *Clause {
	with := *c
	with.Args = append(c.Args[:len(c.Args):len(c.Args)], *a)
	return &with
}

// Verb is a verb with how it is said.
type Verb struct {
	// Plain is its plain form, Word the form that stands there.
	Plain, Word string
	// Card is the card whose name stands as the verb, "" for a verb: "bolts".
	Card string
	// Passive is set on "is dealt", Neg where it is denied, Would behind "would".
	Passive, Neg, Would bool
	// Doing is set on "is casting", Had on "has cast", So on "so is".
	Doing, Had, So bool
	// By is the number that stands with it: "+1 Chandra".
	By int
	// Tokens is where the verb itself stands.
	Tokens Span
}

// At is the verb at tokens [start, end).
func (v *Verb) At(start, end int) any {
	at := *v
	at.Tokens = Span{start, end}
	return &at
}

// Arg is one thing said of what the verb tells.
type Arg struct {
	Span Span
	// Prep is the preposition before it, "" for an object.
	Prep string
	// Of are the nouns, Place a place instead, Mods what something is.
	Of    []*Phrase
	Place *Place
	Mods  Mods
	// Does is a clause that says what it does or is for: "making me discard a card". Its
	// subject is what was spoken of before it.
	Does *Clause
	// Words are words that are no noun, as they stand: "as a cost".
	Words string
}

// At is the argument at tokens [start, end).
func (a *Arg) At(start, end int) any {
	at := *a
	at.Span = Span{start, end}
	return &at
}

// Amount is the amount that the argument is, nil for nouns and lists.
func (a *Arg) Amount() *Stuff {
	if len(a.Of) != 1 {
		return nil
	}
	return a.Of[0].Stuff
}

// Place is where something is or goes.
type Place struct {
	// Prep is how it is said: "in", "from", "onto".
	Prep string
	// Zone is the zone, "battlefield" for "out" and for sides.
	Zone string
	// Whose is whose zone or side, nil where nobody says.
	Whose *Phrase
	// Side is set where only the side is said: "on my side", "under his control"; One where that
	// is said of the last thing named alone: "(mine)".
	Side, One bool
}
