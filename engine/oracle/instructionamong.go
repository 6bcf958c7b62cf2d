package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// The words for cards that the same text looked at, revealed or milled, and what follows them.
const (
	amongThose   = "from among them;from among those cards"
	amongMilled  = "from among the milled cards;from among the cards milled this way"
	andPutIt     = "and put it"
	putTheRest   = "put the rest"
	milledBefore = "mill"
)

// fromAmong reads where a number of cards that a phrase describes are chosen from:
//
//	FromAmong = "from among" ( "them" | "those cards" | "the milled cards" ) .
func (r *reader) fromAmong(in *engine.Instruction) bool {
	at := r.i
	switch {
	case !r.resolves || r.saysAndOr() || in.Filter == nil || in.What != engine.NoRef || in.Amount == nil || in.Amount.Op != engine.Lit || in.Filter.Zone != engine.AnyZone:
		return false
	case r.looked != nil && r.eatOneOf(amongThose):
		in.From = engine.Library
		r.puts(at, in.Amount)
	case r.spokeOf(milledBefore) && (r.eatOneOf(amongMilled) || r.eatOneOf(amongThose)):
		// wherever they were milled to
	default:
		return false
	}
	in.Word = shape.ThoseCards
	return true
}

// saysAndOr reports whether the words since the verb name one card of each of several sorts.
func (r *reader) saysAndOr() bool {
	const andOr = "and/or"
	for i := r.i - 1; i >= 0 && r.toks[i].Text != "."; i-- {
		if _, verb := verbOf(r.toks[i].Text); verb || r.toks[i].Text == andOr {
			return !verb
		}
	}
	return false
}

// revealedFromAmong reads what becomes of a card that is revealed from among those that were looked at: "a creature card
// from among them and put it into your hand".
func (r *reader) revealedFromAmong(in *engine.Instruction) bool {
	const into = "into"
	if !r.fromAmong(in) || in.From != engine.Library || !r.eatPhrase(andPutIt) || !r.eatPhrase(into) {
		return r.fail()
	}
	in.Verb = engine.Move
	return r.destination(in) && in.Dest == engine.Hand || r.fail()
}

// restEitherWay reads "Put the rest …" behind a card that somebody may have put elsewhere: as many are left.
func (r *reader) restEitherWay(all []engine.Instruction) bool {
	const then = "then"
	at := r.i
	if r.eatPhrase(then); len(all) == 0 || !r.is(strings.Fields(putTheRest)...) {
		r.i = at
		return false
	}
	last := lastSaid(all)
	if !last.May || last.Word != shape.ThoseCards || last.From != engine.Library || len(last.Then)+len(last.Else) > 0 {
		r.i = at
		return false
	}
	var rest engine.Instruction
	if !r.looks(&rest) || !r.sentenceEnds() {
		r.i = at
		return false
	}
	last.Then = []engine.Instruction{rest}
	rest.Amount = r.looked
	last.Else = []engine.Instruction{rest}
	return true
}
