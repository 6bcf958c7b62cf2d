package engine

import (
	"strings"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// OptionID is the id of the option that a name or a word is.
func OptionID(name string) string { return Slug(name) }

// Slug is a name as an option id.
func Slug(name string) string {
	var b strings.Builder
	dash := false
	for _, c := range strings.ToLower(name) {
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			if dash && b.Len() > 0 {
				b.WriteByte('-')
			}
			dash = false
			b.WriteRune(c)
		case c == '\'' || c == '’':
		default:
			dash = true
		}
	}
	return b.String()
}

// Apart reports whether a fact is told apart from equal ones of other moments: each
// damage event is one of its own (cr.DamageReplacedFirst).
func (f *Fact) Apart() bool { return f.Event.Kind == Damage }

// ChoiceKind is what a choice decides.
type ChoiceKind uint8

// The kinds of choices.
const (
	ChooseOrder       ChoiceKind = iota // which effect applies first, cr.AffectedPlayerChooses
	ChooseMay                           // to use an optional effect or take an offer, or not
	ChooseDivide                        // which damage a shield prevents, point by point, cr.ShieldSeveralSources
	ChooseMode                          // a mode
	ChooseAmount                        // a number
	ChooseObject                        // an object, player, color, type or name
	ChooseDestination                   // where something goes
)

// String is the kind as the contract spells it.
func (k ChoiceKind) String() string {
	return [...]string{"order", "may", "divide", "mode", "amount", "object", "destination"}[k]
}

// Option is one answer a choice allows.
type Option struct {
	ID    string // stable: "furnace-of-rath", "no:dredge", "2+1", "white"
	Label string
}

// Choice is a question to a player.
type Choice struct {
	Kind    ChoiceKind
	Chooser PlayerID
	Event   Event
	Effect  EffectID // the effect that asks, NoEffect for an order
	Options []Option
	Parts   []string // what a division divides among
	Total   int      // how much is divided
	Wanting int      // how many effects an order is asked of, those told by one option included
	Rules   []cr.Rule
}

// Answer is one answer. At is the number of the choice point it belongs to,
// counted from 0 over all choice points of the walk, those passed over
// included; or NextThatMatters.
type Answer struct {
	At     int
	Option string // an option's id or label
}

// NextThatMatters makes an answer belong to the next choice whose answers end
// differently.
const NextThatMatters = -1

// Exclusion says why an effect did not apply to an event.
type Exclusion struct {
	Effect EffectID
	// Why is the clause that excluded it, such as "it has had its opportunity".
	Why  Clause
	Rule cr.Rule // the rule behind it, if one
}

// Clause names the part of an effect, or of the procedure, that excluded it.
type Clause uint8

// The clauses.
const (
	WrongEvent Clause = iota
	WrongSource
	WrongAffected
	WrongDoer
	WrongAmount
	WrongZone
	WrongCause
	ConditionFails
	HadItsChance
	UsedUp
	NotYetThere
	LaterClass
	ContainedLater
	CantHappen
	CantBePrevented
	BeyondEdition
	CardNotDrawn   // what is done with a drawn card, where the draw was replaced
	NothingFound   // what is done with cards found, where the search could not happen
	DrawNotOffered // an offered draw that can't be made
	NotOffered     // an offer of what can't be done or paid
	NowhereToGo    // no damage can be dealt to what a redirection names
	NothingDone    // nothing of what it asks for was done
	DurationOver
	LeftAlready
	HasBegun      // what it would skip has begun
	WaitsOn       // what it has due waits for one that is not skipped
	DueInVain     // what it has due is lost with what is skipped
	AnotherObject // what it was for has changed zones
	AbilityLost   // the entering permanent does not have the ability
	AbilityTaken  // an effect has taken the ability from the object
	DamageAlone   // it prevents damage, and the event is none
	NeverTriggered
	NotPaidFor         // what it costs could not be paid
	NotCast            // it could not be cast
	NotOnBattlefield   // what it would change did not enter
	KeptFromTriggering // an effect says that its event causes no ability to trigger
)

// Step is one thing that was settled.
type Step struct {
	Moment     int // which Happening
	Kind       StepKind
	Decides    ChoiceKind // what was decided, on StepChoose
	Chooser    PlayerID
	Asked      bool     // whether somebody had a choice that mattered
	Chosen     EffectID // NoEffect on steps the rules take by themselves
	Before     Event
	Candidates []EffectID
	Excluded   []Exclusion
	Option     string  // the answer given, if a choice was made
	After      []Event // what the event became; empty when nothing is left
	Extra      []Event // additional events it made
	Prevented  int     // how much damage it prevented
	Rules      []cr.Rule
	Why        say.Message // what made the rules take the step, where the event does not say
}

// StepKind is what sort of step it was.
type StepKind uint8

// The sorts of steps.
const (
	StepApply       StepKind = iota // an effect was applied
	StepDecline                     // an optional effect was not used
	StepCant                        // a can't effect stopped the event
	StepNoEvent                     // there was no event to begin with (0 damage, 0 life)
	StepResult                      // damage turned into its results
	StepExpand                      // contained events came up (draws, enters)
	StepHappen                      // the event happened
	StepAfter                       // an additional effect followed
	StepChoose                      // something was chosen as part of an effect
	StepImpossible                  // an impossible instruction was left out
	StepUnprevented                 // a prevention met damage that can't be prevented
	StepFollows                     // what comes "if you do" is due, or not
	StepExcluded                    // an effect that waits for such an event does not apply
	StepStart                       // an effect came into being
	StepChecked                     // state-based actions were checked, for Why
	StepLost                        // what was due in a skipped turn, phase or step does not take place
)

// Fact is one thing that finally happened.
type Fact struct {
	Event  Event
	Amount int
	// By is the effect that sent a moved object where it went.
	By EffectID
	// Shield is set for what is left of a shield, with Amount or Uses.
	Shield EffectID
	IsUses bool
	// Skipped is set when a turn, phase or step was skipped (cr.SkipIsReplacement).
	Skipped bool
	// Nothing is set when the event never happened, with the reason in Because.
	Nothing bool
	Uses    int
	// Moment is which of the question's moments it happened in, counted from 1.
	Moment  int
	Because say.Message
}

// Outcome is how a question ends.
type Outcome struct {
	Facts   []Fact
	Board   *Board
	Remarks []Remark
	// Triggers are the abilities that triggered and were not carried out.
	Triggers []Trigger
	// Resolved are those that triggered and were carried out.
	Resolved []Trigger
}

// Remark is what a reader would expect to be told besides, with the rules behind it.
type Remark struct {
	Says  say.Message
	Rules []cr.Rule
	// Loser is the player who will lose the game for it when state-based actions are checked next;
	// nil where nobody will.
	Loser *PlayerID
	// Apart is set where two ends that are alike but for this are two: it tells of what is still to come of
	// the effect that was applied.
	Apart bool
}

// Trigger tells how often an ability triggered on so much.
type Trigger struct {
	Effect EffectID
	// Holder is the object that has the ability, NoObject where it has none, and
	// Controller whose it is: who controlled that then.
	Holder     ObjectID
	Controller PlayerID
	Times      int
	Amount     int // of each time; 0 where the event has none
}

// Resolution is what Resolve found: a trace, and either the next choice or the
// outcome.
type Resolution struct {
	Trace   []Step
	Choice  *Choice  // nil when nothing is left to ask
	Outcome *Outcome // nil while a choice is open
	// Kept are the effects that wait for such events as there were and did not apply
	// to one of them, each with what kept it out the first time.
	Kept []Exclusion
	// Assumed says of what the question gives no number there is taken to be enough.
	Assumed []say.Message
	// Answers is the full log, passed-over choices included, that leads here.
	Answers []Answer
}
