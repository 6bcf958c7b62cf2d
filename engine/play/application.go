package play

import (
	"apnap/engine"
	"apnap/engine/cr"
)

// Application is an effect being applied: to one node, or, where its words look
// at simultaneous damage as a whole, to several at once.
type Application struct {
	W         *Walker
	St        *State
	ID        engine.EffectID
	Inst      *engine.Instance
	Eff       *engine.Effect
	Nodes     []int
	Picks     []int
	used      int // picks used so far
	Asked     *Point
	Prevented int
	Took      []int // how much of each node it prevented or redirected
	Meant     int   // what could not be prevented of what it would have
	Missed    []int // the same of each node
	Acted     bool
	Shares    []int // how a divided amount falls on the nodes
	Before    engine.Event
	Unprev    bool
	Ahead     []engine.Event    // what is given up or paid for the event, before it
	Stays     []engine.ObjectID // objects that don't enter after all, given up for another
	Passed    []cr.Rule         // rules by which something could not be chosen
	Negative  bool              // an amount came out below 0
	// Impossible is set when a part of what it does could not be done.
	Impossible bool
}

// Open puts the question the application asks to its player.
func (a *Application) Open() {
	a.Asked.Node, a.Asked.Effect = a.St.Pend.Node, a.ID
	a.St.Choice = a.Asked
}

// Ask uses the next pick, or notes the question and reports false.
func (a *Application) Ask(p *Point) (int, bool) {
	if a.Asked != nil {
		return 0, false
	}
	if p.Size() == 1 {
		return 0, true
	}
	if a.used < len(a.Picks) {
		a.used++
		return a.Picks[a.used-1], true
	}
	a.Asked = p
	return 0, false
}

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
