package engine

import "slices"

// Relation relates a player to the controller of the effect ("you").
type Relation uint8

// The relations.
const (
	AnyRelation Relation = iota
	You
	Opponent    // each opponent of you
	NotYou      // any other player
	Defending   // the defending player
	ThatPlayer  // the player the event affects
	ChosenOne   // the player chosen for the effect
	TargetOne   // the player the effect targets or is bound to
	ActiveOne   // the active player
	AttachedOne // the enchanted player
	Monarch     // a player with the named mark; see Filter.PlayerMark
	TargetFoe   // the opponent the effect targets
)

// Ref names something an effect speaks of.
type Ref uint8

// The references. Those that begin with That belong to the event being
// replaced; the rest belong to the effect.
const (
	NoRef              Ref = iota
	This                   // the object the ability is printed on ("this creature", "~")
	RefYou                 // the effect's controller
	Attached               // the enchanted, equipped or fortified object, or enchanted player
	Target                 // what the effect targets
	Target2                // a second target
	ChosenSource           // the source chosen for it
	ChosenPlayer           // the player chosen for it
	ChosenObject           // an object chosen for it
	ThatEntity             // who or what is affected: the damaged, the player who would draw, the object that would die
	ThatObject             // the same, as an object: "it", "that creature", "that card"
	ThatPlayerRef          // the same, as a player: "that player", "they"
	ThatSource             // the source of the damage, or of the cause
	ThatSourceCtrl         // its controller
	ThatController         // the controller of ThatObject
	ThatOwner              // the owner of ThatObject
	ThisOwner              // the owner of This
	ThisController         // the controller of This (usually you)
	AttachedController     // the controller of the attached-to object
	EachOpponent           // each opponent of you
	EachPlayer             // each player
	AnOpponent             // an opponent of your choice
	AnyTarget              // bound by the question, like Target
	ActivePlayerRef        // the active player
	Those                  // the objects an earlier instruction of the same outcome made or moved
	GrantedBy              // the object that gave this ability
	TargetController       // the controller of Target
	TargetOwner            // the owner of Target
	Copied                 // what something is entering as a copy of
)

// Compare is a comparison of numbers; NoCompare compares nothing.
type Compare uint8

// The comparisons.
const (
	NoCompare Compare = iota
	AtLeast
	AtMost
	Exactly
	MoreThan
	LessThan
	Odd  // the number is odd; Range.N is nil
	Even // the number is even; Range.N is nil
)

// Filter describes players or objects: every field that is set must match. A
// Filter with Or matches what any of its alternatives and all its other fields
// match. The zero Filter matches everything.
type Filter struct {
	Or []Filter
	// AndOr records for the printer that the alternatives were joined by "and/or".
	AndOr bool
	Not   *Filter
	// Is asks for exactly the thing that the reference names.
	Is Ref
	// Other excludes the object the ability is printed on.
	Other bool
	// Players is set on a filter of players; Player narrows them.
	Players bool
	Player  Relation
	// Objects: all of these.
	Types, NotTypes       Types
	AnyTypes              Types // at least one of these
	Subtypes, NotSubtypes []string
	AnySubtypes           []string
	Colors, NotColors     Colors
	AnyColors             Colors
	Multicolored          bool
	Controller, Owner     Relation
	Token                 Tri
	Keywords, NotKeywords []string
	Marks, NotMarks       []string // see Object.Marks; "attacking", "blocking", "tapped", "untapped" too
	Counter               string   // has at least one such counter; "any" for any
	NoCounter             string
	Power, Toughness      Range
	ManaValue             Range
	Name                  string
	// Chosen asks for what was chosen: "color", "type", "name", "player".
	Chosen string
	// NotChosen asks that the chosen quality is absent.
	NotChosen string
	// SharesWith asks that a quality ("color", "creature type") is shared with Ref.
	SharesWith string
	SharesRef  Ref
	Zone       Zone // AnyZone leaves it open
	// Noun says what kind of thing the words asked for.
	Noun Noun
	// Targeted records the determiner for the printer: "target"; Targets how many
	// there may be, where one effect is bound to one of them: "up to two"; "next" for
	// the next spell that you cast.
	Targeted bool
	Targets  string
}

// Noun is the kind of thing a filter's words name.
type Noun uint8

// The nouns.
const (
	AnyThing  Noun = iota // anything that fits the rest
	Permanent             // on the battlefield, or entering it
	CardNoun              // a card, not a token
	SpellNoun             // on the stack
	SourceNoun
	TokenNoun
	CommanderNoun
	CardOrToken // "a card or token"
)

// Range compares a number with an expression.
type Range struct {
	Op Compare
	N  *Expr
}

// isAmong reports whether whatever fits a filter fits one of some others.
func (f *Filter) isAmong(others []Filter) bool {
	for _, kind := range f.Kinds() {
		if !slices.ContainsFunc(others, func(all Filter) bool { return kind.within(&all) }) {
			return false
		}
	}
	return true
}

// Kinds are the alternatives of a filter that says "or" of types: one filter each.
func (f *Filter) Kinds() []Filter {
	if len(f.Or) > 0 {
		return f.Or
	}
	if f.AnyTypes == 0 {
		return []Filter{*f}
	}
	var kinds []Filter
	for t := Types(1); t <= f.AnyTypes && t != 0; t <<= 1 {
		if f.AnyTypes&t != 0 {
			one := *f
			one.AnyTypes, one.Types = 0, f.Types|t
			kinds = append(kinds, one)
		}
	}
	return kinds
}

// within reports whether whatever fits a filter fits another.
func (f *Filter) within(all *Filter) bool {
	if len(f.Or)+len(all.Or) > 0 || all.Not != nil || all.Is != NoRef || all.Power.Op != NoCompare || all.Toughness.Op != NoCompare ||
		all.ManaValue.Op != NoCompare || all.Name != "" || len(all.Marks)+len(all.NotMarks)+len(all.NotKeywords)+len(all.AnySubtypes)+len(all.NotSubtypes) > 0 {
		return false
	}
	return all.Types&^f.Types == 0 && all.AnyTypes == 0 && all.NotTypes&^f.NotTypes == 0 && all.Colors&^f.Colors == 0 && all.AnyColors == 0 &&
		all.NotColors&^f.NotColors == 0 && ContainsAll(f.Subtypes, all.Subtypes) && ContainsAll(f.Keywords, all.Keywords) &&
		(all.Token == Unknown || all.Token == f.Token) && (!all.Multicolored || f.Multicolored)
}
