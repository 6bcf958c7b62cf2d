package oracle

import (
	"strings"

	"apnap/engine"
)

// AsCast marks a condition that looks at the moment at which the spell was cast.
const AsCast = "as you cast this spell"

// anchorWord is what is chosen where each word marks an ability of the same card
// (cr.AnchorWords).
const anchorWord = "anchor word"

// Marks of what was cast as an ability allowed, or with its mana.
const (
	castThisWay   = "cast this way"
	playedThisWay = "played this way"
	castWithMana  = "cast with this mana"
)

// atRandom is where cards that are discarded come from when nobody chooses them.
const atRandom = "random"

// Marks of what was looked at.
const (
	// thoseCards marks cards out of it, theRestOfThose all of them that are left.
	thoseCards     = "those cards"
	theRestOfThose = "the rest of those cards"
)

// ofThose reports whether an instruction is about cards that were looked at.
func ofThose(in *engine.Instruction) bool {
	return in.Word == thoseCards || in.Word == theRestOfThose
}

// untilEnd are the words that say how long it lasts.
const untilEnd = " until end of turn"

// unableTo begins what something is kept from for the turn, as a keyword that it gains: "unable
// to block".
const unableTo = "unable to "

// The verb before it, plain and of another.
const (
	become  = "become"
	becomes = "becomes"
)

// digitsOnly reports whether a word is a number in figures.
func digitsOnly(w string) bool { return w != "" && strings.Trim(w, "0123456789") == "" }

// offers are how an offer is met, in words, in the order of engine.OfferMet.
var offers = [...]string{"", "you do", "you don't", "they do", "that player does", "a player does", "no one does"}

// nextCast is what Filter.Targets says of the next spell that you cast.
const nextCast = "next"

// revealedHand marks what its controller chooses from a hand that is revealed for it.
const revealedHand = revealed + " hand"
