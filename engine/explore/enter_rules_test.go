package explore

import (
	"testing"

	"apnap/engine"
)

// entering is an effect on entering permanents.
func entering(who *engine.Filter, c engine.Change) *engine.Effect {
	return made(engine.Replacement, engine.Pattern{Kind: engine.Enter, Affected: who}, c)
}

// own makes an instance an ability of an object about its own entering.
func own(of engine.ObjectID, i engine.Instance) engine.Instance {
	i.Source, i.Own, i.Controller = of, true, 1
	return i
}

func copyEffect() *engine.Effect {
	e := entering(&engine.Filter{Is: engine.This}, engine.Change{Kind: engine.EnterCopy, Filter: &engine.Filter{Types: engine.Artifact}})
	e.Class = engine.ClassCopy
	return e
}

func TestEntersLookahead(t *testing.T) {
	// What enters as a copy of an artifact is an artifact already, and no
	// creature any more.
	tapped := engine.Change{Kind: engine.EnterTapped}
	q := staged([]engine.Event{arrive()}, own(newcomer, instance("clone", copyEffect())), instance("Root Maze", entering(&engine.Filter{Types: engine.Artifact}, tapped)))
	want(t, q, "enter Newcomer under 1 true copy Relic: 1")
	q = staged([]engine.Event{arrive()}, own(newcomer, instance("clone", copyEffect())), instance("Gate", entering(&engine.Filter{Types: engine.Creature}, tapped)))
	want(t, q, "enter Newcomer under 1 false copy Relic: 1")
	q.Edition = edition("2008-02-01") // before copies had a step of their own
	want(t, q, "enter Newcomer under 1 false copy Relic: 1", "enter Newcomer under 1 true copy Relic: 1")
}

func TestEntersAsCopyNow(t *testing.T) {
	// The copied text's own words about entering hold for what enters.
	one := engine.Number(1)
	counter := entering(&engine.Filter{Is: engine.This}, engine.Change{Kind: engine.EnterCounters, Counter: "charge", Amount: &one})
	q := staged([]engine.Event{arrive()}, own(newcomer, instance("clone", copyEffect())), own(relic, instance("relic", counter)))
	want(t, q, "enter Newcomer under 1 false copy Reliccharge1: 1")
}

func TestCopyStep(t *testing.T) {
	// Its own enters-tapped text is gone by the time it could apply.
	q := staged([]engine.Event{arrive()}, own(newcomer, instance("clone", copyEffect())), own(newcomer, instance("slow", entering(&engine.Filter{Is: engine.This}, engine.Change{Kind: engine.EnterTapped}))))
	want(t, q, "enter Newcomer under 1 false copy Relic: 1")
}

func TestControlStep(t *testing.T) {
	// Who controls it is settled before what meets permanents of that player.
	steal := entering(nil, engine.Change{Kind: engine.EnterUnder, Ref: engine.RefYou})
	steal.Class = engine.ClassControl
	q := staged([]engine.Event{arrive()}, held(0, instance("Gather", steal)), held(1, instance("Kismet", entering(&engine.Filter{Controller: engine.Opponent}, engine.Change{Kind: engine.EnterTapped}))))
	want(t, q, "enter Newcomer under 0 true copy -: 1")
}

func TestCountersOnEntering(t *testing.T) {
	// Counters something enters with are put on it, once by each doubler.
	two := engine.Number(2)
	with := entering(&engine.Filter{Is: engine.This}, engine.Change{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: &two})
	double := made(engine.Replacement, engine.Pattern{Kind: engine.PutCounters, EffectOnly: true, Affected: &engine.Filter{Types: engine.Creature, Controller: engine.You}}, times(2))
	q := staged([]engine.Event{arrive()}, own(newcomer, instance("hydra", with)), held(1, instance("Season", double)))
	want(t, q, "enter Newcomer under 1 false copy -+1/+14: 1")
}

func TestOfferedPayment(t *testing.T) {
	// Tapping it unless life is paid is ordered against what makes it untapped.
	two := engine.Number(2)
	shock := entering(&engine.Filter{Is: engine.This}, engine.Change{Kind: engine.Offer, Who: engine.RefYou, Do: []engine.Instruction{{Verb: engine.PayLife, Who: engine.RefYou, Amount: &two}}, No: []engine.Change{{Kind: engine.EnterTapped}}})
	untapped := entering(nil, engine.Change{Kind: engine.EnterUntapped})
	q := staged([]engine.Event{arrive()}, own(newcomer, instance("shock", shock)), held(1, instance("Spelunking", untapped)))
	want(t, q, "3 by 1 true: 2; 5 by 1 false: 2; enter Newcomer under 1 false copy -: 1",
		"enter Newcomer under 1 false copy -: 1", "enter Newcomer under 1 true copy -: 1")
	q = staged([]engine.Event{arrive()}, own(newcomer, instance("shock", shock)))
	q.Board.Players[1].Life = 1
	want(t, q, "enter Newcomer under 1 true copy -: 1")
}
