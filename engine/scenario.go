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
