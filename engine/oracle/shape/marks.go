package shape

import (
	"strings"

	"apnap/engine"
)

// AsCast marks a condition that looks at the moment at which the spell was cast.
const AsCast = "as you cast this spell"

// AnchorWord is what is chosen where each word marks an ability of the same card
// (cr.AnchorWords).
const AnchorWord = "anchor word"

// Marks of what was cast as an ability allowed, or with its mana.
const (
	CastThisWay   = "cast this way"
	PlayedThisWay = "played this way"
	CastWithMana  = "cast with this mana"
)

// AtRandom is where cards that are discarded come from when nobody chooses them.
const AtRandom = "random"

// Shuffled is where in a library cards go that are shuffled into it.
const Shuffled = "shuffled"

// Marks of what was looked at.
const (
	// OrGraveyard is where else somebody may look for a card who searches a library.
	OrGraveyard = "and/or graveyard"
	// ThoseCards marks cards out of it, theRestOfThose all of them that are left.
	ThoseCards     = engine.ThoseCards
	TheRestOfThose = engine.TheRestOfThose
)

// OfThose reports whether an instruction is about cards that were looked at.
func OfThose(in *engine.Instruction) bool {
	return in.Word == ThoseCards || in.Word == TheRestOfThose
}

// UntilEnd are the words that say how long it lasts.
const UntilEnd = " until end of turn"

// UnableTo begins what something is kept from for the turn, as a keyword that it gains: "unable
// to block".
const UnableTo = "unable to "

// The verb before it, plain and of another.
const (
	Become  = "become"
	Becomes = "becomes"
)

// DigitsOnly reports whether a word is a number in figures.
func DigitsOnly(w string) bool { return w != "" && strings.Trim(w, "0123456789") == "" }

// Offers are how an offer is met, in words, in the order of engine.OfferMet.
var Offers = [...]string{"", "you do", "you don't", "they do", "that player does", "a player does", "no one does"}

// NextCast is what Filter.Targets says of the next spell that you cast.
const NextCast = "next"

// RevealedHand marks what its controller chooses from a hand that is revealed for it.
const RevealedHand = engine.RevealedHand

// Escaped marks what was cast from a graveyard with its escape ability.
const Escaped = "escaped"

// What things are attached to, as marks say it.
const (
	AttachedToCreature = "attached to a creature"
	AttachedToTarget   = "attached to target"
)

// OrAbility is the Word of countering a spell where that may be an ability too.
const OrAbility = "or ability"
