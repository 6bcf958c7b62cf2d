package engine

import "apnap/engine/cr"

// Scenario is a whole question: board, effects, what happens, and under which
// rules.
type Scenario struct {
	Board   Board
	Effects []Instance
	Events  []Happening
	Edition cr.Edition
}

// ByText reports whether what the question has resolve is a spell that is carried out by its own
// text (cr.InstructionsInOrder), rather than a triggered ability.
func (s *Scenario) ByText(r Resolving) bool { return s.Effects[r.Effect].Effect.Kind == InstructionOf }
