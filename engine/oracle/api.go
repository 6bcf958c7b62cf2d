package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// Ability is one ability of a card as understood.
type Ability struct {
	// Text is the ability as given, without reminder text.
	Text string
	// Span is where it stands in the card's text.
	Span [2]int
	// Scope is "replacement", "prevention", "cant" or "other".
	Scope string
	// Effects are what it does, when in scope and understood.
	Effects []engine.Effect
	// Created is set when a resolved spell, activated or triggered ability makes
	// the effect, rather than a static ability.
	Created bool
	// Mode is which mode of several it is of, counted from 1; 0 where it is of none.
	Mode int
	// Triggered is set for a triggered ability, and Trigger is what it triggers on
	// and does; nil where its event was not understood.
	Triggered bool
	Trigger   *engine.Effect
	// Untold is set where a triggered ability stands behind what it does of which nothing is told.
	Untold bool
	// Makes are what a static ability makes of things all the time, where it is no effect
	// that is ruled on and all of it was read.
	Makes []engine.Effect
	// Alters is set where it makes such things of which not all was read.
	Alters bool
	// Err is why an ability in scope was not understood.
	Err *lex.Error
}

// Matters reports whether the ability bears on a ruling: it is in scope, or it
// is a rule about how damage is dealt, or a trigger to be told of.
func (a *Ability) Matters() bool {
	return a.Scope != "other" || len(a.Effects) > 0 && a.Effects[0].Kind != engine.InstructionOf
}
