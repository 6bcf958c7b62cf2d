package engine

import (
	"strings"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// EffectKind is the sort of effect.
type EffectKind uint8

// The sorts of effects.
const (
	Replacement      EffectKind = iota // cr.ReplacementDefinition
	Prevention                         // cr.PreventionDefinition
	Cant                               // cr.CantIsNoReplacement: the event can't happen
	Unprevented                        // damage it fits can't be prevented
	NoRegenerate                       // what it fits can't be regenerated
	InstructionOf                      // the text of the spell or ability that causes the event (class "instruction")
	Scheduled                          // what is done at the beginning of a turn, phase or step: Then, once (class "scheduled")
	AsThough                           // damage it fits is dealt as though its source had, or had not, the keywords of its change
	PreventedTrigger                   // a triggered ability about prevented damage: told, never resolved (cr.PreventionTriggerEach)
	Triggered                          // a triggered ability: told where When really happens, Then where the question has it resolve
	Continuous                         // what a static ability makes of things: Makes
	NoTriggers                         // what it fits causes no ability of Holder, of anything where that is nil, to trigger
	MoreTriggers                       // what it fits causes each ability of Holder that triggers on it to trigger once more
)

// OfferMet is how an offer was met: who did what was offered.
type OfferMet uint8

// The ways in which an offer is met.
const (
	NoOffer OfferMet = iota
	YouDid
	YouDidNot
	TheyDid
	ThatPlayerDid
	APlayerDid
	NobodyDid
)

// Class is the group of rule 616.1a–e an effect belongs to.
type Class uint8

// The classes, in the order in which they must be chosen.
const (
	ClassSelf     Class = iota // self-replacement, cr.SelfReplacementFirst
	ClassControl               // cr.ControlStep
	ClassCopy                  // cr.CopyStep
	ClassBackFace              // cr.BackFaceStep
	ClassOther                 // cr.FreeChoice
)

// String is the class as the contract spells it.
func (c Class) String() string {
	return [...]string{"self", "control", "copy", "back_face", "other"}[c]
}

// Pattern says which events an effect waits for.
type Pattern struct {
	Kind EventKind
	// Or holds further patterns: "if you would scry or surveil".
	Or []Pattern
	// Whole is set on patterns worded about the damage ("if damage would be
	// dealt to you"), which meet simultaneous damage from several sources once;
	// unset on those about a source ("if a source would deal damage to you"),
	// which meet each source's damage apart (cr.StaticPreventsPerEvent).
	Whole bool
	// Source is the source of damage, or of the spell or ability that causes it.
	Source *Filter
	// Affected is who or what is affected: the damaged, the drawing player, the
	// object that would die or enter, the thing that gets counters.
	Affected *Filter
	// Doer is who does it ("if you would create", "a player would put").
	Doer *Filter
	// EffectOnly: "if an effect would" (cr.IfAnEffectWould).
	EffectOnly bool
	// CauseIs narrows the cause further: a cost, turn-based…; CauseUnknown leaves it open.
	CauseIs Cause
	Combat  Tri // Yes combat damage, No noncombat damage, Unknown either
	From    Zone
	// NotFrom: "from anywhere other than the battlefield" is NotFrom Battlefield.
	NotFrom Zone
	Dest    Zone
	Counter string // the counters' kind; "" for any
	// Amount bounds the event's amount: "two or more cards".
	Amount Range
	Token  *Filter // what kind of tokens, for CreateTokens
	// What is the step, phase, die, mana or verb: "draw step", "turn".
	What string
	// LifeBelow: "damage that would reduce your life total to less than N".
	LifeBelow *Expr
	// Chapters are the chapters of a Saga that trigger as lore counters on it become as many, and were fewer (cr.SagaLore).
	Chapters []int
	// TappedForMana: mana of a permanent tapped for mana.
	TappedForMana bool
	// ExceptFirst: "except the first one you draw in each of your draw steps".
	ExceptFirst bool
	// How narrows the way of a Move: "destroyed", "discarded", "milled", …; OfDamage is that of
	// a loss of life that damage results in.
	How string
	// Each is set on patterns about every single one of what the event counts:
	// "would flip a coin" meets each of three coins.
	Each bool
}

// BudgetKind is how often an effect can act.
type BudgetKind uint8

// The kinds of budgets.
const (
	Static   BudgetKind = iota // as long as it is there, cr.StaticNotUsedUp
	NextTime                   // N uses, cr.UsedUpWhenApplied
	NextN                      // an amount of N, point by point, cr.ShieldPointByPoint
)

// Budget is how often, or for how much, an effect can act.
type Budget struct {
	Kind BudgetKind
	N    *Expr // uses or amount; nil means 1
	// Each makes a shield of its own for each thing the effect is about when it is
	// made, and for nothing that comes later (cr.ShieldForEach).
	Each bool
}

// Duration is how long an effect lasts.
type Duration uint8

// The durations.
const (
	Forever Duration = iota
	ThisTurn
	UntilYourNextTurn
	UntilEndOfCombat
	ThisCombat
	RestOfGame
	NextTurnOnly // "during your next turn"
)

// ChangeKind is one way of rewriting an event.
type ChangeKind uint8

// The ways of rewriting.
const (
	NoChange      ChangeKind = iota
	SetAmount                // the amount becomes Amount
	PreventAll               // all of the damage is prevented
	PreventUpTo              // Amount of it is prevented
	PreventAllBut            // all but Amount is prevented
	RedirectTo               // the damage (Amount of it, if set) is dealt to Ref instead
	InsteadDo                // the event is replaced by Do
	AlsoDo                   // the event stays and Do happens with it ("those tokens plus …", "enters, and exile …")
	Nothing                  // the event is replaced by nothing
	MoveTo                   // a moving object goes to Dest (Position) instead
	EnterTapped              // it enters tapped
	EnterUntapped            // it enters untapped
	EnterCounters            // it enters with Amount counters of kind Counter
	EnterUnder               // it enters under the control of Ref
	EnterCopy                // it enters as a copy of something Filter describes (or of Ref)
	EnterBackFace            // it enters with its back face up
	EnterAs                  // it enters with added types, subtypes, keywords
	EnterChoose              // as it enters, choose a What ("color", "creature type", "opponent", …) of Options
	EnterAttached            // it enters attached to Ref
	EnterFaceDown            // it enters face down
	EnterPay                 // as it enters, Do happens as an offered cost or action
	TokensInstead            // the tokens become Tokens (each that many, or Amount)
	TokensPlus               // Tokens are created in addition
	ManaInstead              // the mana becomes What ("{B}"), with an Amount as much of it as there was
	ManaTimes                // the mana is multiplied by Amount
	ManaPlus                 // What is added to the mana
	CounterKind              // the counters become counters of kind Counter
	SourceInstead            // Ref deals the damage instead of the source
	Offer                    // "you may DO [pay]. If you do, Yes; if you don't, No"
	When                     // conditional: if If then Yes else No
	OneOf                    // "choose one": exactly one of Modes (cr.ModalReplacement)
	LifeFloor                // the damage or loss reduces the life total to Amount instead
	SearchTop                // only the top Amount cards of the library are searched
	MarkEvent                // a remark that changes nothing the engine computes: What
	LoseKeywords             // of AsThough: the source has none of Keywords
)

// ChosenMana is mana of the color chosen for the effect; AnyColoredMana stands
// in Options of ManaInstead for mana of any color, so that other mana stays.
const (
	ChosenMana     = "chosen color"
	ChoiceOfMana   = "color of your choice"
	AnyColoredMana = "colored"
)

// Change is one step of rewriting an event.
type Change struct {
	Kind     ChangeKind
	Amount   *Expr
	Ref      Ref
	Filter   *Filter
	Counter  string
	Dest     Zone
	Position string
	What     string
	Options  []string
	Types    Types
	Subtypes []string
	Keywords []string
	// Power and Toughness are the base power and toughness that it gets; nil
	// leaves them alone.
	Power, Toughness *Expr
	// Replaces is set where Types take the place of the card types it had.
	Replaces bool
	Tokens   []TokenSpec
	Do       []Instruction
	If       *Cond
	Who      Ref // who chooses or pays
	Yes, No  []Change
	Modes    [][]Change
}

// The options of a copy that say in what it is none: NotLegendary, and KeepsName where its name is its own.
const (
	NotLegendary = "not legendary"
	KeepsName    = "keeps its name"
)

// TokenSpec describes tokens to create.
type TokenSpec struct {
	Tokens Tokens // N is ignored
	N      Expr
	CopyOf Ref
	// Aim is what CopyOf has to be where it is a target that is named for it, nil where it is not.
	Aim *Filter
	// Size is what power and toughness are where they have to be worked out, nil for those of Tokens.
	Size *Expr
}

// Instruction is something a modified event or an additional effect does.
type Instruction struct {
	Verb EventKind
	Who  Ref // who does it or to whom it happens: gains, draws, creates, loses
	// Aim is what the target that does it has to be, nil where any target may.
	Aim    *Filter
	What   Ref // the object concerned
	Filter *Filter
	On     Ref // damage recipient, where counters go, what it is attached to
	Source Ref // the source of damage
	Amount *Expr
	// PerEach: done "for each 1 damage prevented this way"; the amount is multiplied.
	Counter  string
	From     Zone
	Dest     Zone
	Position string
	Under    Ref
	Tokens   []TokenSpec
	// Power and Toughness are what the object gets more or less of, nil for nothing, and
	// Keywords what it gains, until end of turn (Alter).
	Power, Toughness *Expr
	Keywords         []string
	// Makes is what else becomes of it: until end of turn where ThisTurn is set (Alter).
	Makes    *Making
	Mana     string
	Word     string // another action's verb, a step's name
	Cards    Revealed
	Enter    []Change
	Tapped   bool
	FaceDown bool
	May      bool
	If       *Cond
	Unless   *Cond
	// Pay marks an instruction that is a cost: "unless you pay {2}", "pay 2 life".
	Pay bool
	// Told is set where Word is told of What, Filter or Who as it stands, and nothing else happens (OtherAction).
	Told bool
	// Unprev and NoRegen: "the damage can't be prevented", "it can't be regenerated".
	Unprev, NoRegen bool
	// ThisTurn is set on control that is gained until end of turn, and on what Makes says.
	ThisTurn bool
	Then     []Instruction // "if you do, …" follow-ups
	Else     []Instruction // "if you don't / otherwise"
}

// AskedOf is what instructions ask of a target, Target or Target2; nil where they have none.
func AskedOf(list []Instruction, target Ref) *Filter {
	for i := range list {
		in := &list[i]
		if in.Filter != nil {
			for k := range in.Filter.Or {
				if one := &in.Filter.Or[k]; one.Is == target && one.Targeted {
					return one
				}
			}
		}
		switch {
		case in.Aim != nil && in.Aim.Is == target:
			return in.Aim
		case in.Filter != nil && in.Filter.Is == target:
			return in.Filter
		case in.On == target, in.What == target, in.Who == target:
			return &Filter{}
		}
		for k := range in.Tokens {
			if aim := in.Tokens[k].Aim; aim != nil && aim.Is == target {
				return aim
			}
		}
		if asked := AskedOf(append(in.Then[:len(in.Then):len(in.Then)], in.Else...), target); asked != nil {
			return asked
		}
	}
	return askedWithin(list, target)
}

// askedWithin is what they ask of a target that they only speak of: "creatures target player
// controls", "the power of target creature".
func askedWithin(list []Instruction, target Ref) (asked *Filter) {
	v := Visitor{Expr: func(e *Expr) {
		if e.Ref == target && e.Filter != nil && e.Filter.Is == target {
			asked = e.Filter
		}
	}, Filter: func(f *Filter) {
		for _, whose := range [...]Relation{f.Controller, f.Owner} {
			switch {
			case target != Target:
			case whose == TargetOne:
				asked = &Filter{Players: true}
			case whose == TargetFoe:
				asked = &Filter{Players: true, Player: Opponent}
			}
		}
	}}
	for i := range list {
		list[i].Visit(&v)
	}
	return asked
}

// FightWord is the Word of an instruction that has What fight On (cr.Fight).
const FightWord = "fight"

// OfDamage is how life is lost that damage results in (cr.DamageToPlayer).
const OfDamage = "damage"

// UpTo is the Word of an instruction that somebody need not carry out for as many as it names.
const UpTo = "up to"

// RevealedHand is the Word of an instruction about a card that its controller chooses from another player's hand.
const RevealedHand = "revealed hand"

// ThoseCards is the Word of an instruction about unnamed cards out of those that the same text
// looked at or found, TheRestOfThose where it is about all that are left of them.
const (
	ThoseCards     = "those cards"
	TheRestOfThose = "the rest of those cards"
)

// Revealed is which of the cards an instruction or an event is about that are revealed from the top of a library until
// something is found.
type Revealed uint8

// What is revealed so.
const (
	NoRevealed    Revealed = iota
	UntilFound             // all of them, as they are revealed: until as many have turned up as Amount says of what Filter describes
	FoundCards             // those that were sought
	OtherRevealed          // those that came before them
	AllRevealed            // both
)

// ChosenKind is what Filter.Chosen asks for where it is chosen whether a land or a nonland card is sought.
const ChosenKind = "kind"

// Effect is a replacement, prevention or can't effect as data: it prints,
// compares, and says why it did not apply.
type Effect struct {
	Kind  EffectKind
	Class Class
	// Self marks the self-replacement effect of a resolving spell or ability.
	Self bool
	When Pattern
	// If are conditions that must hold for the effect to exist or apply.
	If []Cond
	Do []Change
	// Then is the additional effect of a prevention effect (cr.PreventionExtra),
	// and what a redirection adds.
	Then []Instruction
	// May is set on optional effects; Who may.
	May    Ref
	Cost   []Instruction // what must be done to use an optional effect
	Budget Budget
	Until  Duration
	// FromZone is where the ability works ("dredge" works in the graveyard);
	// AnyZone means the battlefield for a permanent, or already created.
	FromZone Zone
	// Holder describes what has a triggered ability that something else gives it:
	// "Slivers you control have ..."; nil for an ability of the object itself.
	Holder *Filter
	// Makes is what a static ability makes of things.
	Makes *Making
	// OncePerTurn is set on an ability that triggers only once each turn.
	OncePerTurn bool
	// Speaks has, of a triggered ability that nobody understands what it does, the kinds of events that it may change by its words.
	Speaks []EventKind
	// Offered is how an offer that a resolving ability makes before was met for the
	// effect to be made; NoOffer where it offers nothing.
	Offered OfferMet
	// Repeats is set on the one effect that may act again on what it already
	// acted on (cr.CommanderRepeats).
	Repeats bool
	Says    string // the standard sentence, filled in by oracle's printer
	Text    string // the words it was read from
}

// Instance is an effect in a scenario: an effect of some object, bound to what
// it is attached to, aims at, or was chosen for.
type Instance struct {
	Effect *Effect
	ID     string // stable slug, "furnace-of-rath", "furnace-of-rath-2"
	Label  string // "Furnace of Rath"
	// Calls is what messages call it: its label, in words of every language where
	// that is no name ("Protection from red"). Nothing stands for the label.
	Calls say.Message
	// Apart is the label told apart from other effects of the same label: by
	// controller ("Bob's Furnace of Rath"), else by number ("Ward of Piety 2").
	Apart      string
	Controller PlayerID
	Source     ObjectID // the object the ability is printed on; NoObject for a rule's own effect
	Ability    int      // which ability of that object
	// As is the object whose ability it is, which the source has while it is a copy
	// of that one; nil for an ability of the source's own.
	As *ObjectID
	// Granted is set on an ability about entering that its source gives to what
	// enters.
	Granted bool
	// ByRule is set on what the rules give an object whatever its text: an effect of
	// a counter on it, of its being a commander.
	ByRule     bool
	Attached   Entity
	Target     Entity
	Target2    Entity
	ChosenSrc  ObjectID
	Chosen     Entity
	ChosenWord string // a color, a creature type, a name
	X          int
	// Born is how often the bound object had changed zones when the effect was
	// made; an object born later is another object (cr.NewObject).
	TargetGone bool
	// Created says it came from a resolved spell or ability, not a static one.
	Created bool
	// Intrinsic marks what the rules give an object of its type, which it keeps
	// when it loses only the abilities of its text.
	Intrinsic bool
	// Own marks an ability of an object about that object's own entering.
	Own bool
	// Settled are what facts say of using or paying for it.
	Settled []Settled
	// Rules are those of the edition by which the effect is there, or says what
	// it says, where they are worth telling.
	Rules []cr.Rule
	// Due is what a scheduled effect does, where it is no text of instructions.
	Due []Event
	// StartedIn is the number of the moment, from 1, with which it comes into
	// being; 0 for an effect that is there from the start.
	StartedIn int
}

// Called is what messages call the instance: its label, in the language of who
// reads where that is no name.
func (i *Instance) Called() say.Message {
	if i.Calls.IsZero() {
		return say.Text(i.Label)
	}
	return i.Calls
}

// Protection reports whether an effect is what protection says of damage.
func Protection(e *Effect) bool {
	return e.Kind == Prevention && strings.Contains(e.Text, "rotection from")
}

// AboutItself reports whether an effect is about the object it is printed on
// alone (cr.EntersOwnEffectOnlyIfAboutItself).
func AboutItself(e *Effect) bool {
	if e.When.Affected != nil && e.When.Affected.Is == This {
		return true
	}
	for i := range e.When.Or {
		if a := e.When.Or[i].Affected; a != nil && a.Is == This {
			return true
		}
	}
	return false
}

// Besides is what an effect says in its own words of what comes of it besides, which is not computed;
// "" for nothing.
func Besides(e *Effect) string {
	for i := range e.Do {
		if c := &e.Do[i]; c.Kind == MarkEvent && c.What != "" {
			return c.What
		}
	}
	return ""
}

// Regenerates reports whether what the effect does instead is to regenerate.
func Regenerates(e *Effect) bool {
	for i := range e.Do {
		for j := range e.Do[i].Do {
			if e.Do[i].Do[j].Verb == Regenerate {
				return true
			}
		}
	}
	return false
}

// Redirects reports whether an effect is a redirection.
func Redirects(e *Effect) bool {
	for i := range e.Do {
		if e.Do[i].Kind == RedirectTo {
			return true
		}
	}
	return false
}

// MovesExcess reports whether an effect has damage beyond what is lethal dealt
// elsewhere, which is settled before everything else (cr.ExcessDamageMoved).
func MovesExcess(e *Effect) bool {
	for i := range e.Do {
		if a := e.Do[i].Amount; e.Do[i].Kind == RedirectTo && a != nil && a.Op == Excess {
			return true
		}
	}
	return false
}

// Settled is what a fact says of a choice that an effect leaves to a player: that
// it is used, or paid for, or not.
type Settled struct {
	By  PlayerID
	Use bool
}

// Kinds visits the kinds of events a pattern can fit.
func Kinds(p *Pattern, visit func(EventKind)) {
	for i := range p.Or {
		Kinds(&p.Or[i], visit)
	}
	if p.LifeBelow != nil {
		visit(LoseLife)
		return
	}
	if p.Kind != NoEvent {
		visit(p.Kind)
	}
}

// Alternatives are the patterns of which an event has to fit one.
func Alternatives(p *Pattern) []*Pattern {
	var out []*Pattern
	if p.Kind != NoEvent {
		out = append(out, p)
	}
	for i := range p.Or {
		out = append(out, Alternatives(&p.Or[i])...)
	}
	return out
}

// VisitRefs visits every reference an effect makes, those among them that its words make
// without naming what they refer to.
func VisitRefs(e *Effect, visit func(Ref)) {
	e.Visit(&Visitor{
		Ref: func(r *Ref) { visit(*r) },
		Filter: func(f *Filter) {
			if f.Other {
				visit(This)
			}
		},
		Cond: func(c *Cond) {
			if c.Kind == SourceOnBoard {
				visit(This)
			}
		},
		Instruction: func(in *Instruction) {
			if in.Verb == PutCounters && in.On == NoRef && in.What == NoRef && in.Filter == nil {
				visit(This)
			}
		},
	})
}

// samePointed reports whether two pointers are to equal values, or both to none.
func samePointed[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }
