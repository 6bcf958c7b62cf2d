package play

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
)

// Index is a scenario with what every play of it asks for: which effects wait for
// which events, and which of them nothing tells apart. It never changes.
type Index struct {
	Scenario    *engine.Scenario
	Rules       Behaviours
	ByKind      [engine.EventKinds]engine.EffectSet // replacement and prevention effects by the kind they wait for
	Cants       [engine.EventKinds]engine.EffectSet
	Selfs       [engine.EventKinds]engine.EffectSet // the self-replacement effects among them
	Redirecting bool                                // whether some effect is a redirection
	Excess      engine.EffectSet                    // effects that move excess damage
	Aims        engine.EffectSet                    // effects that speak of what they target
	NoPrev      []engine.EffectID
	NoRegn      []engine.EffectID
	Dated       []engine.EffectID // what is due at the beginning of a turn, phase or step
	Each        []*EachShield     // of each effect that made a shield for each of several; nil where none did
	AsThough    []engine.EffectID
	OnPrevented []engine.EffectID
	Watching    []engine.EffectID // triggered abilities
	OnTriggers  []engine.EffectID // what says how often those trigger
	Repeat      engine.EffectSet  // effects that may act again on the same event (cr.CommanderRepeats)
	Twin        []engine.EffectID // for each effect the first one that nothing can tell from it
	Links       bool              // whether the question speaks of what was exiled with something
	History     bool              // whether an effect asks what happened before in the turn
	GoOn        []Task            // an agenda on which nothing stands but the question's next moment
}

// Walker carries a scenario from choice to choice. It holds what never changes
// during a walk; everything that does is in state.
type Walker struct {
	*Index
	Taken []Taken        // what there is taken to be enough of
	Trace *[]engine.Step // nil while exploring
	Kept  []engine.Exclusion
	Err   error
	// LooksBack is set once something has asked what had happened (Recall).
	LooksBack bool
	// Pauses makes Stepper.Advance stop whenever a moment has settled, so that Explore
	// can merge plays there too.
	Pauses bool
	App    Application // scratch, one application at a time
	Buf    Scratch
}

// EachOf is what an effect is that made a shield for each of several; nil for any other.
func (x *Index) EachOf(id engine.EffectID) *EachShield {
	if x.Each == nil {
		return nil
	}
	return x.Each[id]
}

// Scratch is storage that one application after another uses.
type Scratch struct {
	Nodes   []int
	Results [][]engine.Event
	Events  []engine.Event
	List    []engine.EffectID
	Best    []engine.EffectID
	Opening engine.Event // of the moment that begins
	// What is left of the storage out of which the steps of a trace have theirs, several at once.
	TracedRules  []cr.Rule
	TracedEvents []engine.Event
}

// How many of them are asked for at once: as many as fill the sizes in which storage comes.
const (
	manyRules  = 64
	manyEvents = 9
)

// RoomForRules is an empty list for up to n rules that a step tells.
func (w *Walker) RoomForRules(n int) []cr.Rule {
	return room(&w.Buf.TracedRules, n, manyRules)
}

// RoomForEvents is an empty list for up to n events that a step tells.
func (w *Walker) RoomForEvents(n int) []engine.Event {
	return room(&w.Buf.TracedEvents, n, manyEvents)
}

// room takes an empty list with room for n out of what is left, or of so many more.
func room[T any](left *[]T, n, more int) []T {
	if len(*left) < n {
		*left = make([]T, max(n, more))
	}
	list := (*left)[:0:n]
	*left = (*left)[n:]
	return list
}

// NewScratch is storage for a scenario of n effects.
func NewScratch(n int) Scratch {
	ids := make([]engine.EffectID, 2*n)
	return Scratch{Nodes: make([]int, 0, 4), Results: make([][]engine.Event, 0, 4), Events: make([]engine.Event, 0, 2), List: ids[:0:n], Best: ids[n:n]}
}

// Recall is what has happened, for something that asks: plays that differ in it may go on in
// different ways.
func (w *Walker) Recall(st *State) *Tale {
	w.LooksBack = true
	return st.Facts
}

// Fail stops the walk; the first reason is kept.
func (w *Walker) Fail(err error) {
	if w.Err == nil {
		w.Err = err
	}
}

// Note records a step while a trace is kept.
func (w *Walker) Note(s *engine.Step) {
	if w.Trace != nil {
		w.introduce(s)
		*w.Trace = append(*w.Trace, *s)
	}
}

// HasRule reports whether a rule is in a list.
func HasRule(list []cr.Rule, r cr.Rule) bool {
	for _, x := range list {
		if x == r {
			return true
		}
	}
	return false
}

// Keep records why an effect that waits for such an event as there is does not apply: of each
// effect the first reason, and only where the play is told.
func (w *Walker) Keep(x engine.Exclusion) {
	if w.Trace == nil || slices.ContainsFunc(w.Kept, func(k engine.Exclusion) bool { return k.Effect == x.Effect }) {
		return
	}
	if w.Kept == nil {
		w.Kept = make([]engine.Exclusion, 0, len(w.Scenario.Effects)) // there is one of each at most
	}
	w.Kept = append(w.Kept, x)
}

// introduce cites what a replacement or a prevention effect is with the first
// step of a ruling that is about one.
func (w *Walker) introduce(s *engine.Step) {
	if s.Chosen == engine.NoEffect || s.Kind == engine.StepAfter || s.Kind == engine.StepChoose {
		return
	}
	var r cr.Rule
	switch w.Scenario.Effects[s.Chosen].Effect.Kind {
	case engine.Replacement:
		r = cr.ReplacementDefinition
	case engine.Prevention:
		r = cr.PreventionDefinition
	default:
		return
	}
	for i := range *w.Trace {
		if HasRule((*w.Trace)[i].Rules, r) {
			return
		}
	}
	if !HasRule(s.Rules, r) {
		s.Rules = slices.Insert(s.Rules, 0, r)
	}
}

// IsMay reports whether an order is only whether to use one optional effect.
func (w *Walker) IsMay(p *Point) bool {
	return p.Kind == engine.ChooseOrder && !p.Loop && len(p.Order) == 2 && p.Order[1] == engine.NoEffect
}

// Pick is the one of two rules that a condition selects.
func Pick(first bool, a, b cr.Rule) cr.Rule {
	if first {
		return a
	}
	return b
}
