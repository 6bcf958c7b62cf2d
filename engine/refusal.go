package engine

import (
	"errors"
	"fmt"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// ErrTooLarge is returned for a scenario beyond the engine's bounds
// (MaxEffects effects, or amounts that overflow).
var ErrTooLarge = errors.New("the question is too large")

// ErrEndless is returned where more follows from one moment of a scenario than the engine
// goes along with, since effects feed each other.
var ErrEndless = errors.New("what follows from the question has no end")

// Unsupported is the error for an effect the parser can express and the engine
// cannot yet carry out.
type Unsupported struct {
	Effect EffectID
	What   say.Message // "an action of this kind"
}

// Error names what cannot be carried out.
func (e *Unsupported) Error() string { return "cannot carry out " + e.What.String() }

// IllegalChoice is the error for an answer that is no option of its choice.
type IllegalChoice struct {
	Answer Answer
	Choice *Choice // nil when no choice was open
}

// Error names the answer.
func (e *IllegalChoice) Error() string { return "no open choice has the option " + e.Answer.Option }

// TooLate is the error for what the question has an object do that a check took before.
type TooLate struct {
	Object ObjectID
	Found  say.Message // what the check found of it
	Rules  []cr.Rule
	Event  Event
}

// Error says what took the object.
func (e *TooLate) Error() string { return e.Found.String() }

// Legends is the error for a question that goes on with several legendary permanents of one name
// under one player, and does not tell which of them a check leaves there.
type Legends struct {
	Of      PlayerID
	Name    string
	Objects []ObjectID
}

// Error says what there is too much of.
func (e *Legends) Error() string { return "several legendary permanents named " + e.Name }

// NoLegendRule is what a fact says of the game under which no check looks at that.
const NoLegendRule = "the legend rule doesn't apply"

// Missing is a fact that a ruling hangs on and that the question does not give.
type Missing struct {
	// What is the fact as a phrase: "what color Lightning Strike is".
	What say.Message
	// Asked is what sort of fact it is, which says what sentence would give it.
	Asked Asked
	// Thing is the name of the object or the player asked about, empty where
	// nothing is Asked.
	Thing string
	// With is what else the fact speaks of: another object, a mark, a number that
	// has a name, the effect that asks.
	With string
	// Fits is what is asked for: of AskedGivable what can be given up, and where.
	Fits *Filter
}

// Asked is a sort of missing fact.
type Asked uint8

// The sorts of missing facts. The zero value is what no fact can say.
const (
	AskedNothing        Asked = iota
	AskedInEvent              // what the words of the event leave open
	AskedColor                // which colors an object has
	AskedType                 // which card types an object has
	AskedLandType             // which land types an object has
	AskedBackFace             // what an object is with its back face up
	AskedSolved               // whether a Case is solved
	AskedController           // who controls an object
	AskedPower                // an object's power
	AskedToughness            // its toughness
	AskedManaValue            // its mana value
	AskedLevel                // its level
	AskedLoyalty              // how many loyalty counters it has
	AskedDefense              // how many defense counters it has
	AskedX                    // the value of X, of the object or of all
	AskedNumber               // a number that has a name: With
	AskedNumberOf             // such a number of an object or a player
	AskedMark                 // whether the mark With holds of it
	AskedTargets              // what it targets
	AskedAttacker             // which of it and With attacks
	AskedChosenColor          // which color was chosen for it
	AskedChosenCreature       // which creature type
	AskedChosenType           // which card type
	AskedChosenLand           // which land type
	AskedChosenName           // which card name
	AskedOpponent             // which opponent was chosen for it
	AskedLife                 // a player's life total
	AskedHand                 // how many cards a player has in hand
	AskedLibrary              // how many in the library
	AskedGraveyard            // how many in the graveyard
	AskedGraveyardCards       // which cards in the graveyard
	AskedHandCards            // which cards in hand
	AskedDrawn                // which card a player draws
	AskedGivable              // what a player has that Fits
	AskedStep                 // which step it is: whether it is With, of a player
	AskedLands                // how many lands a player controls
)

// NeedFact is the error for a ruling that hangs on a fact the question does not
// give: the engine never guesses it.
type NeedFact struct {
	Effect EffectID
	Object ObjectID
	Player PlayerID
	Missing
}

// Error says which fact is missing.
func (e *NeedFact) Error() string { return fmt.Sprintf("the ruling depends on %s", e.What) }
