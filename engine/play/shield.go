package play

import "apnap/engine"

// EachShield is the shields that one effect makes, one for each of those it is
// about as it resolves (cr.ShieldForEach).
type EachShield struct {
	Who  []engine.Entity
	Sure []bool          // false where the question does not tell whether it is one of them
	Base int             // where their budgets stand in state.budgets
	What *engine.Missing // the fact that would tell
	Obj  engine.ObjectID
}

// Occasion is a use of an effect that waits for the next time a source deals
// damage, while that damage is being settled: all that the source deals at once,
// to whomever, is one time, and one use answers it (cr.NextInstanceShield).
type Occasion struct {
	Effect engine.EffectID
	Source engine.ObjectID
}
