package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// The words of revealing cards until something is found, and those for what was revealed.
const (
	cardsFromTop  = "cards from the top of"
	untilFound    = "until"
	whoReveals    = "you reveal;they reveal;that player reveals;he or she reveals"
	areRevealed   = "is revealed;are revealed"
	revealedSo    = "revealed this way"
	theOthers     = "the rest of the revealed cards;the rest of the cards revealed this way;all other cards revealed this way;the other cards revealed this way;all other revealed cards;the other revealed cards;all the other cards revealed this way;all of the other cards revealed this way;the rest"
	allRevealed   = "all cards revealed this way;all the cards revealed this way;the cards revealed this way;all revealed cards;all the revealed cards;all of the revealed cards;the revealed cards"
	thoseCards    = "those cards"
	thatCard      = "that card;the card"
	foundArticles = "the;that;those;all"
	thatMany      = "that many"
	choosingKind  = "choose land or nonland and"
	anyOrder      = "in any order;in a random order"
)

// sought is what cards are revealed until, and who reveals them.
type sought struct {
	filter *engine.Filter
	n      *engine.Expr
	who    engine.Ref
	// placed is where in the words it stands that what was found is put somewhere, 0 where it does not.
	placed int
}

// one reports whether it ends with one card.
func (u *sought) one() bool { return u.n == nil || u.n.Op == engine.Lit && u.n.N == 1 }

// revealsUntil reads
//
//	Until = "cards from the top of" Library "until" ( Player "reveals" Noun | Noun "is revealed" ) .
func (r *reader) revealsUntil(in *engine.Instruction) bool {
	if !r.eatPhrase(cardsFromTop) {
		return r.fail()
	}
	in.From, in.Cards = engine.Library, engine.UntilFound
	if !r.libraryOf(in) || !r.eatPhrase(untilFound) {
		return r.fail()
	}
	active := r.eatOneOf(whoReveals)
	f, n, ok := r.soughtFor()
	if !ok || !active && !r.eatOneOf(areRevealed) {
		return r.fail()
	}
	in.Filter, in.Amount = f, n
	r.sought, r.it, r.looked = &sought{filter: f, n: n, who: in.Who}, engine.NoRef, nil
	return true
}

// soughtFor reads what ends the revealing: "a creature card", "X land cards", "a card of the chosen kind".
func (r *reader) soughtFor() (*engine.Filter, *engine.Expr, bool) {
	many := r.resolves && r.eatPhrase(thatMany)
	p, ok := r.simple()
	if many && p.Count == nil && p.Plural {
		p.Count = shape.Expr(engine.Expr{Op: engine.That})
	}
	if !ok || p.Players || p.Each || p.UpTo || p.Targeted || p.Is != engine.NoRef || p.Noun != engine.CardNoun || p.Count == nil {
		return nil, nil, r.fail()
	}
	f := p.Filter
	return &f, p.Count, true
}

// seeksChosen reports whether a card is sought of a kind that is chosen before.
func seeksChosen(in *engine.Instruction) bool {
	return in.Cards == engine.UntilFound && in.Filter.Chosen == engine.ChosenKind
}

// ofRevealed reads the cards that an instruction before revealed, or some of them:
//
//	Revealed = "that card" | ( "the" | "that" | "those" | "all" ) Noun [ "revealed this way" ] | "the rest" … | "all revealed cards" … .
func (r *reader) ofRevealed(in *engine.Instruction) bool {
	at := r.i
	switch {
	case r.sought == nil:
		return false
	case r.eatOneOf(theOthers), r.revealedNoun(theUnfitting(r.sought.filter)):
		in.Cards = engine.OtherRevealed
	case r.placed():
		return false // what of them is left is not said
	case r.eatOneOf(allRevealed), r.sought.one() && r.eatPhrase(thoseCards):
		in.Cards = engine.AllRevealed
	case !r.sought.one() && r.restAhead() && r.eatPhrase(thoseCards), r.sought.one() && (r.eatOneOf(thatCard) || r.eatWords("it")), r.revealedNoun(r.sought.filter):
		in.Cards, r.sought.placed = engine.FoundCards, at
	default:
		r.i = at
		return false
	}
	in.Verb, in.Who, in.Aim, in.From = engine.Move, r.sought.who, nil, engine.Library
	return true
}

// placed reports whether words before say where what was found goes.
func (r *reader) placed() bool { return r.sought.placed > 0 && r.sought.placed < r.i }

// revealedNoun reads "the creature card", "those land cards", "all creature cards revealed this way" of what a filter
// describes.
func (r *reader) revealedNoun(all *engine.Filter) bool {
	at := r.i
	if all == nil || !r.eatOneOf(foundArticles) {
		return false
	}
	p, ok := r.simple()
	f := p.Filter
	f.Marks = slices.DeleteFunc(slices.Clone(f.Marks), func(m string) bool { return m == revealedSo })
	if !ok || !shape.Same(f, *all) {
		r.i = at
		return false
	}
	return true
}

// theUnfitting describes the cards that a filter of one type does not, nil for any other filter.
func theUnfitting(f *engine.Filter) *engine.Filter {
	g := *f
	g.Types, g.NotTypes = f.NotTypes, f.Types
	if one := f.Types | f.NotTypes; one == 0 || one&(one-1) != 0 || !shape.Same(*f, engine.Filter{Noun: f.Noun, Types: f.Types, NotTypes: f.NotTypes}) {
		return nil
	}
	return &g
}

// leftRevealed reports whether an instruction is about some of the cards revealed, and it is not known which.
func (r *reader) leftRevealed(in *engine.Instruction) bool {
	return r.sought != nil && (in.Verb == engine.Move && in.What == engine.Those || in.Filter != nil && slices.Contains(in.Filter.Marks, revealedSo))
}

// restAhead reports whether words behind say what becomes of the rest, so that "those cards" are the others.
func (r *reader) restAhead() bool {
	const rest = "the rest"
	return spoken(r.toks[r.i:], rest)
}

// putsRevealed reads where cards go that were revealed:
//
//	Puts = ( "onto the battlefield" … | "into" Zone | "on the bottom of" Library [ "in any order" ] ) .
func (r *reader) putsRevealed(in *engine.Instruction) bool {
	who := in.Who
	in.Who = engine.NoRef // whose they are is known, and how they are called there decides nothing
	ok := false
	switch {
	case r.eatPhrase(ontoTheBattlefield):
		in.Dest = engine.Battlefield
		ok = r.entering(in)
	case r.eatWords("into"):
		ok = r.destination(in)
		if in.Dest == engine.Library {
			in.Position = shape.Shuffled
		}
	case r.eatWords("on"):
		ok = r.libraryEnd(in)
	}
	in.Who = who
	r.eatOneOf(anyOrder)
	return ok || r.fail()
}

// restRevealed reads where the rest goes, behind where what was found does: "and the rest on the bottom of your library".
func (r *reader) restRevealed(in *engine.Instruction) bool {
	at := r.i
	if r.sought == nil || !r.placed() || !r.ofRevealed(in) || !r.putsRevealed(in) {
		r.i = at
		return false
	}
	return true
}

// exilesRevealed reads "exile all other cards revealed this way".
func (r *reader) exilesRevealed(in *engine.Instruction) bool {
	if !r.ofRevealed(in) {
		return false
	}
	in.Dest = engine.Exile
	return true
}
