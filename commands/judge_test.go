package commands

import (
	"apnap/commands/lookup"
	"apnap/engine"
	"apnap/engine/oracle"
)

// newJudge is a judge with these cards.
func newJudge(cards oracle.Cards) *Judge {
	j := NewJudge(lookup.Shelf{Cards: cards}, engine.Limits{}, engine.Limits{})
	return &j
}
