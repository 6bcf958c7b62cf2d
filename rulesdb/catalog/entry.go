// Package catalog is the built-in catalogue of cards: for each its name, its
// characteristics, and its replacement, prevention and can't effects in the
// project's own notation. It holds facts only, no sentence of any card. Names
// are found where they lie in the program, and an entry is decoded each time it is
// looked up.
package catalog

import "strings"

// Unset stands for a number that a card does not have, or that is no whole
// number on it.
const Unset = -1 << 31

// The arrangements of a card with several faces.
const (
	Split     = "split"     // both halves are one card
	Adventure = "adventure" // the first face is the card, the second a spell it can be
	Transform = "transform" // two sides of one card, the first being the front
)

// Entry is what the catalogue knows of a card.
type Entry struct {
	// Name is the full name, faces joined by " // ".
	Name string
	// Layout is Split, Adventure or Transform, "" for a card with one face.
	Layout string
	Faces  []Face // at least one
	// Face is the face whose name was looked up; where the full name was, it is 0.
	Face int
	// Whole is set when the full name was looked up, or the only one.
	Whole bool
}

// Face is one face, half or side of a card.
type Face struct {
	Name     string
	TypeLine string // "Legendary Creature — Human Wizard"
	Colors   string // letters of WUBRG, in that order, or "?" where they are not known
	// Keywords are the game's keyword abilities it lists, in lower case:
	// "flying", "protection from red", "absorb 1".
	Keywords []string
	// ManaValue, Power, Toughness and Loyalty are Unset where they are absent.
	ManaValue, Power, Toughness, Loyalty int
	// Variable is how many {X} are in its mana cost.
	Variable  int
	Abilities []Ability
	// Instruction is the notation of what a spell does, where that can be read.
	Instruction string
	// Modes is the notation of what each mode of a spell does, "" for one that only makes
	// effects and Unread for one of which not all can be read; Least and Most are how many
	// are chosen.
	Modes       []string
	Least, Most int
	// Triggers is the notation of each triggered ability, "" for one whose event
	// could not be read.
	Triggers []string
	// Activated are the activated abilities of a permanent.
	Activated []Activated
	// Makes is the notation of what static abilities make of things: types, colors, abilities.
	Makes []string
	// Statics is set where a permanent has a static ability that is out of scope; Bears are the
	// letters of what those bear on, as cardfile.BearsOn has them, none where not all are known.
	Statics bool
	Bears   string
	// Restricts is set where a permanent says which others can't attack, block or be
	// blocked.
	Restricts bool
	// Alters is set where one of those changes what a ruling looks at, and could not be read; Takes where an Aura gives
	// what it enchants to its controller.
	Alters, Takes bool
	// Unread is set where not all that a spell does when it resolves can be read; Costs
	// where casting it has an additional cost.
	Unread, Costs bool
	// CastTriggers is set where a spell's being cast triggers something of its own: storm.
	CastTriggers bool
	// GrowsOthers, GrowsHost and GrowsItself tell of whom a permanent says all the time that they
	// get more or less power and toughness.
	GrowsOthers, GrowsHost, GrowsItself bool
	// Mana is what tapping a permanent adds, as cardfile.TapsFor has it.
	Mana string
}

// Ability is an ability that is, or makes, a replacement, prevention or can't
// effect.
type Ability struct {
	// Effects are its effects in the project's notation; none if the ability
	// is in scope but could not be read.
	Effects []string
	// Created is set when a resolved spell, or an activated or triggered
	// ability, makes the effects.
	Created bool
	// Mode is which mode of several they are of, counted from 1; 0 where they are of none.
	Mode int
	// Scope is "replacement", "prevention" or "cant", or "other" for a rule about
	// how damage is dealt.
	Scope string
}

// Activated is an activated ability.
type Activated struct {
	// Cost is the loyalty that it costs ("+1", "-X"), or a letter for each thing that bears on a
	// ruling: "m" for a mana ability, "s" where the permanent itself is sacrificed, "X" where X mana is
	// paid, "o" where something else is given than mana; then, each behind a semicolon, the parts of
	// that: what an event can tell ("pay 1 life", "remove a +1/+1 counter<" of the permanent itself), or what
	// none does ("sacrifice a land>").
	Cost string
	// Does is the notation of what it does, "" where it only makes effects or adds mana, Unread where not all
	// of it can be read.
	Does string
}

// Able reports whether any face has an ability in scope.
func (e *Entry) Able() bool {
	for i := range e.Faces {
		if len(e.Faces[i].Abilities) > 0 {
			return true
		}
	}
	return false
}

// Subtypes returns what stands behind the dash of the type line.
func (f *Face) Subtypes() []string {
	_, after, _ := strings.Cut(f.TypeLine, "—")
	return strings.Fields(after)
}

// Types returns the supertypes and card types, what stands before the dash of
// the type line.
func (f *Face) Types() []string {
	before, _, _ := strings.Cut(f.TypeLine, "—")
	return strings.Fields(before)
}
