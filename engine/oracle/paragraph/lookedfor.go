package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// findsOnto is the search that instructions have somebody do of which the one card that is found is put onto the battlefield, nil where
// they have no such.
func findsOnto(does *engine.Effect) *engine.Instruction {
	if does == nil {
		return nil
	}
	at := slices.IndexFunc(does.Then, func(in engine.Instruction) bool { return in.Verb == engine.SearchLibrary })
	if at < 0 || !slices.ContainsFunc(does.Then[at:], func(in engine.Instruction) bool {
		return in.What == engine.Those && in.Dest == engine.Battlefield
	}) {
		return nil
	}
	return &does.Then[at]
}

// lookedFor takes from what stands behind a spell or an ability the card that it is said to find: "for Overgrown Tomb", "finding Overgrown
// Tomb", also behind what is given up for it.
func lookedFor(args []tree.Arg) (finds *tree.Phrase, rest []tree.Arg) {
	for i := range args {
		a := &args[i]
		switch {
		case a.Prep == forWord && len(a.Of) == 1 && namesCard(a.Of[0]):
			return a.Of[0], slices.Delete(slices.Clone(args), i, i+1)
		case a.Does == nil || a.Does.Verb == nil:
		case lexicon.Plays(a.Does.Verb.Plain, lexicon.Fetches) && len(a.Does.Args) == 1 && len(a.Does.Args[0].Of) == 1 && (a.Does.Args[0].Prep == "" || a.Does.Args[0].Prep == forWord) && namesCard(a.Does.Args[0].Of[0]):
			return a.Does.Args[0].Of[0], slices.Delete(slices.Clone(args), i, i+1)
		case lexicon.Plays(a.Does.Verb.Plain, lexicon.GivesUp):
			if finds, inner := lookedFor(a.Does.Args); finds != nil {
				does := *a.Does
				does.Args = inner
				rest = slices.Clone(args)
				rest[i].Does = &does
				return finds, rest
			}
		}
	}
	return nil, args
}

// namesCard reports whether a phrase names a card, and nothing else.
func namesCard(p *tree.Phrase) bool {
	return p.Stuff == nil && p.Name != nil && p.Name.Kind != tree.PlayerName && p.Name.Kind != tree.NewName
}

// forWord stands before what is looked for.
const forWord = "for"

// finding has a clause taken up while a card is known that it finds; a clause that has no use for that is not understood.
func (r *reader) finding(p *tree.Phrase, take func() bool) bool {
	if p == nil {
		return take()
	}
	n, ok := r.nounOf(p)
	if !ok || n.card == nil || n.many > 1 {
		return false
	}
	r.finds = &n
	defer func() { r.finds = nil }()
	return take() && (r.finds == nil || r.stopNoun(&n))
}

// tellsFound tells which card a spell or ability finds that resolves, where the clause names it: it is in the library of whoever
// searches, and such as is searched for.
func (r *reader) tellsFound(i int, does *engine.Effect, t *targets) bool {
	if r.finds == nil {
		return true
	}
	n := r.finds
	search, who := findsOnto(does), r.things[i].owner
	if search == nil || who == nobody || search.Who != engine.NoRef && search.Who != engine.RefYou {
		return r.stopNoun(n)
	}
	if !isSought(n.card, search.Filter, t.x) {
		return r.certainly(r.refuse(notRead, n.from, n.to, say.New("I do not see that %s is such a card as %s looks for.", n.card.Name, r.things[i].card.Name)))
	}
	if !r.place(n, who, theLibrary) {
		return false
	}
	r.addFact(r.name(who)+" chose "+r.things[r.object].name+" for "+r.things[i].name, n)
	r.finds = nil
	return true
}

// theLibrary is the zone in which cards are looked for.
const theLibrary = "library"

// isSought reports whether a card is known to be such as a filter describes, of which nothing is asked but types, colors and its mana value.
func isSought(c *oracle.Card, f *engine.Filter, x int) bool {
	if f == nil {
		return true
	}
	if len(f.Or) > 0 {
		return slices.ContainsFunc(f.Or, func(one engine.Filter) bool {
			whole := *f
			whole.Or, whole.AndOr = nil, false
			return isSought(c, &one, x) && isSought(c, &whole, x)
		})
	}
	known := engine.Filter{Types: f.Types, NotTypes: f.NotTypes, AnyTypes: f.AnyTypes, Subtypes: f.Subtypes, NotSubtypes: f.NotSubtypes, AnySubtypes: f.AnySubtypes,
		Colors: f.Colors, NotColors: f.NotColors, AnyColors: f.AnyColors, ManaValue: f.ManaValue, Zone: f.Zone, Noun: f.Noun, Owner: f.Owner, AndOr: f.AndOr}
	is := func(sub string) bool { return slices.Contains(c.Subtypes, sub) }
	hues := f.Colors|f.NotColors|f.AnyColors == 0 || !c.ColorUnknown && c.Colors&f.Colors == f.Colors && c.Colors&f.NotColors == 0 && (f.AnyColors == 0 || c.Colors&f.AnyColors != 0)
	return f.Equal(&known) && hues && c.Types&f.Types == f.Types && c.Types&f.NotTypes == 0 && (f.AnyTypes == 0 || c.Types&f.AnyTypes != 0) &&
		!slices.ContainsFunc(f.Subtypes, func(sub string) bool { return !is(sub) }) && !slices.ContainsFunc(f.NotSubtypes, is) &&
		(len(f.AnySubtypes) == 0 || slices.ContainsFunc(f.AnySubtypes, is)) && withinRange(c.ManaValue, &f.ManaValue, x)
}

// withinRange reports whether a number is known to be such as is asked for, of which X may be a part.
func withinRange(n int, asked *engine.Range, x int) bool {
	if asked.Op == engine.NoCompare {
		return true
	}
	if n < 0 || asked.N == nil {
		return false
	}
	bound := asked.N.N
	switch {
	case asked.N.Op == engine.XValue && x >= 0:
		bound = x
	case asked.N.Op != engine.Lit:
		return false
	}
	return asked.Op.Holds(n, bound)
}
