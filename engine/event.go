package engine

import (
	"slices"
	"strings"
)

// EventKind is what happens. The set is closed: patterns, instructions, facts
// and the printer all switch over it.
type EventKind uint8

// The kinds of events. What each uses of Event's fields is said beside it.
const (
	NoEvent        EventKind = iota
	Damage                   // Source, To, Amount, Combat, Unpreventable
	GainLife                 // Player, Amount
	LoseLife                 // Player, Amount
	SetLife                  // Player, Amount: the new total
	PayLife                  // Player, Amount
	DrawCards                // Player, Amount: the instruction to draw; contains Draw
	Draw                     // Player: one card
	PutCounters              // To, Counter, Amount, Player (who puts them)
	RemoveCounters           // To, Counter, Amount
	CreateTokens             // Player (who creates), Under, Tokens; contains Enter
	Destroy                  // Object, NoRegen; contains Move
	Sacrifice                // Player, Object; contains Move
	Discard                  // Player, Object or Amount cards; contains Move
	Mill                     // Player, Amount; contains Move
	Move                     // Object (or Amount unnamed cards of Player), From, Dest, How
	Enter                    // Object, Player (who puts it), Under, From, Entry
	Regenerate               // Object
	Tap                      // Object
	Untap                    // Object
	AttachTo                 // Object, To
	Transform                // Object
	TurnFaceUp               // Object
	PhaseOut                 // Object
	PhaseIn                  // Object
	Scry                     // Player, Amount
	Surveil                  // Player, Amount
	SearchLibrary            // Player, What, Amount
	ShuffleLibrary           // Player
	Reveal                   // Player, What
	ProduceMana              // Player, Object (what is tapped), Mana
	RollDice                 // Player, Amount, What (the die)
	FlipCoin                 // Player, Amount
	Proliferate              // Player, Amount (times)
	Explore_                 // Object
	Connive                  // Object, Amount
	Investigate              // Player, Amount
	CastSpell                // Player, Object
	CopySpell                // Player, Object, Amount
	CounterSpell             // Object; contains Move
	BeginPhase               // Player, What: a turn, phase or step that begins
	ExtraTurn                // Player, Amount
	WinGame                  // Player
	LoseGame                 // Player
	GainControl              // Player, Object
	Alter                    // Object, Traits: what it gets and gains until end of turn
	OtherAction              // Player or Object, What (a verb), Amount
	EventKinds
)

// Cause is why an event happens; effects that say "if an effect would" ask it.
type Cause uint8

// The causes.
const (
	CauseUnknown Cause = iota // the question does not say; taken for an effect where an effect is usual
	ByEffect                  // a resolving spell or ability, or a replacement or prevention effect
	ByCost
	ByTurnBased // combat damage, the turn's draw, untapping
	ByStateBased
	BySpecial // playing a land, a mana ability's tapping, and other special actions
	// ByActionOrEffect: nobody told whether a player's action or an effect, where
	// either is usual (cr.ActionIsNoEffect).
	ByActionOrEffect
)

// Tokens is a number of tokens of one description.
type Tokens struct {
	// Name is the token's name or subtype words: "Zombie", "Treasure", "Clue".
	Name             string
	N                int
	Types            Types
	NotTypes         Types // what a copy is not: "except it isn't legendary"
	Subtypes         []string
	Colors           Colors
	Power, Toughness int // Unset when it has none
	Keywords         []string
	Tapped           bool
	Counters         []CounterCount // that they are created with
	CopyOf           ObjectID       // NoObject unless it is a copy
	Text             string         // the description as printed, "2/2 black Zombie creature"
}

// Together are groups of tokens with those that are alike in one, where the first of
// them stands: two groups of one Treasure are one of two.
func Together(groups []Tokens) []Tokens {
	var out []Tokens
	for i := range groups {
		alike := slices.IndexFunc(out, func(t Tokens) bool {
			t.N = groups[i].N
			return t.Equal(&groups[i])
		})
		if alike < 0 {
			out = append(out, groups[i])
			continue
		}
		out[alike].N += groups[i].N
	}
	return out
}

// GivenCounters are counters that a player puts on something as it enters.
type GivenCounters struct {
	CounterCount
	By PlayerID
}

// Entry is how a permanent enters.
type Entry struct {
	Tapped      bool
	Counters    []CounterCount
	CopyOf      ObjectID // NoObject when it is no copy
	BackFace    bool
	AttachedTo  Entity
	Chosen      []string // what was chosen as it enters, in order
	AddTypes    Types
	NotTypes    Types // what it is not though what it is a copy of is: "except it isn't legendary"
	AddSubtypes []string
	AddKeywords []string
	// Shape is the base power and toughness it gets, nil for its own.
	Shape *[2]int
	// OnlyTypes is set where AddTypes take the place of its own card types.
	OnlyTypes   bool
	NoAbilities bool
	Created     bool // a created token, so that facts show "create"
	WasCast     Tri
	FaceDown    bool
	// Given are those of its counters that a player other than its controller puts
	// on it (cr.CountersWhoPuts).
	Given []GivenCounters
	// GaveUp are the objects chosen to be given up for its entering, in order.
	GaveUp []ObjectID
}

// Event is one thing that would happen. Values are never changed in place:
// an effect makes a new one that carries the marks of the old. They are copied at every step,
// so that what is small stands together.
type Event struct {
	Kind   EventKind
	Player PlayerID
	Object ObjectID
	To     Entity
	// Source is the source of damage, and for other events the object whose
	// spell or ability causes it (NoObject when none is known).
	Source ObjectID
	// By is the effect that made or changed this event, NoEffect at first.
	By EffectID
	// Doer is the player whose effect, cost or action it is, NoPlayer if unknown.
	Doer  PlayerID
	From  Zone
	Dest  Zone
	Under PlayerID
	Cause Cause
	// FirstDraw is set on the draw that the turn's draw step makes.
	FirstDraw Tri
	// OnTop is set where cards that nobody names are the top cards of a library.
	OnTop  bool
	Combat bool
	// Unpreventable damage can't be prevented by its own wording.
	Unpreventable bool
	NoRegen       bool
	FaceDown      bool
	// OwnWay is set where an ability of the card itself exiles it as it is
	// discarded, so that what is said of a card that went this way holds of it
	// (cr.Madness).
	OwnWay bool
	// Followed is set where what sends it there says more of it, which is not carried out
	// (Besides).
	Followed bool
	// Doubled is set on counters put by doubling those that are there
	// (cr.DoublingCountersPutsCounters).
	Doubled bool
	// Effected is set where a replacement or prevention effect does it, or has
	// changed it and so does it now (cr.IfAnEffectWould).
	Effected bool
	// Result is set on what the rules derive from damage.
	Result bool
	// ThisTurn is set on what lasts until end of turn (GainControl).
	ThisTurn bool
	// ByPower is set on damage equal to the power that Source has when it is dealt; Amount is
	// the one that it begins the question with.
	ByPower bool
	// Untold is set on beginnings that the question implies and does not name.
	Untold bool
	// Unnamed is set on a discard of which it is settled that the cards are none that
	// an effect of the question comes from.
	Unnamed bool
	// OfDraw is set on what is done with the cards that the moment before drew.
	OfDraw bool
	// Carried is set on a keyword action of which all that it consists of is carried out.
	Carried bool
	// InFull is set on an action that is a cost as its spell or ability resolves.
	InFull bool
	// Each is how many tokens, created at one time and alike, it befalls each of, for all of which Object or To stands; 0 for
	// what is no such token.
	Each    int
	Amount  int
	Counter string
	// Position says where in a library: "top", "bottom", "shuffled", or a number.
	Position string
	Tokens   []Tokens
	Entry    *Entry
	Mana     string
	What     string // a turn, phase or step; a die; what is searched for; another action's verb
	How      string // destroyed, sacrificed, milled, discarded, countered
	// Traits is what Object becomes in its place (Alter).
	Traits *Traits
	// Aim is set on what a spell does to its target: what that has to be.
	Aim *Filter
	// AsCreature is set on what befalls Object because it is one of a class of creatures, as the question tells it.
	AsCreature bool
	// Among is set while its player has yet to choose what it happens to.
	Among *Among
	// Cards is set on moves of cards revealed so of which nobody knows how many they are.
	Cards Revealed
	// Until is set where cards are revealed, or exiled, until something is found.
	Until *Until
	// Marks are the effects that had their one opportunity on this event or on
	// what it was before (cr.OneOpportunity).
	Marks Marks
}

// Conceded is how a player loses who gives up: nothing replaces or forbids it.
const Conceded = "conceded"

// EmptyLibrary is how a player loses who tried to draw from an empty library since
// state-based actions were last checked; DrawLookedAt tells that they were checked since,
// so that there is nothing to lose for.
const (
	EmptyLibrary = "empty library"
	DrawLookedAt = "empty library, looked at before"
)

// EffectID is an index into Scenario.Effects.
type EffectID int16

// NoEffect stands where no effect is meant.
const NoEffect EffectID = -1

// Happening is one moment of a question: events at the same time, then, where
// Then is set, what the same spell or ability does next with their results.
type Happening struct {
	// Events happen at the same time.
	Events []Event
	// Facts change the board before this moment ("a fact may change the board
	// in between").
	Change []BoardChange
	// During is the turn, phase or step of Whose in which the events happen,
	// where the words say so.
	During string
	Whose  PlayerID
	// Next is set where the words ask for the next turn, not the one it is.
	Next bool
	// Resolve are the triggered abilities that resolve now.
	Resolve []Resolving
	// Pays are the objects whose spell or ability these events are a cost of, where the
	// words name it: with the cost not paid, it does nothing (cr.CostPaid).
	Pays []ObjectID
	// Text is the sentence it was read from.
	Text string
}

// Resolving is a triggered ability that the question has resolve.
type Resolving struct {
	Effect EffectID
	// Of is the object that has it, NoObject for whatever does.
	Of ObjectID
}

// Holder is the object that has the ability which resolves: the one that is named, else its source.
func (r *Resolving) Holder(inst *Instance) ObjectID {
	if r.Of != NoObject {
		return r.Of
	}
	return inst.Source
}

// BoardChange is a change of the board between moments.
type BoardChange struct {
	// TurnEnds: the turn ends, Player's where one is named.
	TurnEnds bool
	// CombatEnds: the combat phase ends.
	CombatEnds bool
	// Skip is the turn, phase or step that Player skips.
	Skip   string
	Player PlayerID
	// Traits, where set, is how Object changes in its place.
	Traits *Traits
	Object ObjectID
	// Zone is where the object is from now on; it is a new object.
	Zone Zone
	Text string
}

// EitherEnd is the place of a card that somebody puts on the top or the bottom of a library, as he chooses.
const EitherEnd = "top or bottom"

// HowMuch is how much of it there is: for mana, the number of its symbols.
func (ev *Event) HowMuch() int {
	if ev.Uncounted() {
		return Unset
	}
	if ev.Kind == ProduceMana {
		return strings.Count(ev.Mana, "{")
	}
	return ev.Amount
}

// Among is what an event happens to before that is chosen: so many of the objects
// that a filter describes, or any number of them; without a filter any number of
// permanents and players with counters (cr.Proliferate). Where several players have to
// choose, they do so in turn order, and then it happens at once (cr.ApnapOrder).
type Among struct {
	Filter *Filter
	Any    bool
	// Most bounds how many may be chosen of any number, 0 for no bound.
	Most int
	// Each is how many counters each of the chosen gets.
	Each int
	// Effect is the effect whose words the filter is in, NoEffect for the
	// question's own.
	Effect EffectID
	// Chosen are those chosen so far.
	Chosen []Pick
	// Least is set where only those with the least toughness can be chosen (cr.Bolster).
	Least bool
	// Ways are what can be chosen of instead of among objects: one of several things to do.
	Ways []Way
}

// Until is a search from the top of a library for so many cards that fit a filter.
type Until struct {
	Filter *Filter
	N      int
	// Found are the cards that it ends with, as far as there are objects for them, and Others those before it that
	// the question names. Told is set where the question tells the library as far as that: of any other
	// nobody knows how many cards are revealed.
	Found, Others []ObjectID
	Told          bool
}

// Uncounted reports whether an event is about a number of cards that nobody can know: what was revealed before a card was
// found in a library that the question does not tell.
func (ev *Event) Uncounted() bool {
	return ev.Object == NoObject && ev.Cards != NoRevealed && ev.Kind != Reveal
}

// Way is one thing that somebody may choose to do: events of one moment after another.
type Way struct {
	Name string // as an option is called
	Do   [][]Event
}

// Pick is one thing that can be chosen. Counter is the kind of counters it gets,
// where that is part of the choice.
type Pick struct {
	Of      Entity
	Counter string
}

// AnyDie is a die of which nobody said how many sides it has.
const AnyDie = "die"

// ExtraTurnName is what a turn that an effect gave is called where it begins.
const ExtraTurnName = "extra turn"

// MovedCounters is how counters are removed, and put, by an event that moves them from
// one object onto another.
const MovedCounters = "moved"

// ExchangedTotals is how the life totals of two players become what they do by an event that
// exchanges them.
const ExchangedTotals = "exchanged"

// DoubledTotal is how a life total becomes twice what it is as the event happens.
const DoubledTotal = "doubled"

// Numbered reports whether the amount of an action that has no kind of its own
// is a number that belongs to it ("bolster 2") rather than how often it is done.
func Numbered(what string) bool {
	switch what {
	case "adapt", "amass", "blight", "bolster", "collect evidence", "discover", "earthbend", "endure", "fateseal", "incubate", "support", "remove damage", "look at", "pay":
		return true
	}
	return len(what) > 7 && what[:7] == "ignore "
}

// OfDamage reports whether an event is a loss of life that damage results in, and none that a payment or a new life total
// amounts to.
func (ev *Event) OfDamage() bool { return ev.Kind == LoseLife && ev.Result && ev.Cause == BySpecial }
