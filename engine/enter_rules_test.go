package engine

import "testing"

// entering is an effect on entering permanents.
func entering(who *Filter, c Change) *Effect {
	return made(Replacement, Pattern{Kind: Enter, Affected: who}, c)
}

// own makes an instance an ability of an object about its own entering.
func own(of ObjectID, i Instance) Instance {
	i.Source, i.Own, i.Controller = of, true, 1
	return i
}

func copyEffect() *Effect {
	e := entering(&Filter{Is: This}, Change{Kind: EnterCopy, Filter: &Filter{Types: Artifact}})
	e.Class = ClassCopy
	return e
}

func TestEntersLookahead(t *testing.T) {
	// What enters as a copy of an artifact is an artifact already, and no
	// creature any more.
	tapped := Change{Kind: EnterTapped}
	q := staged([]Event{arrive()}, own(newcomer, instance("clone", copyEffect())), instance("Root Maze", entering(&Filter{Types: Artifact}, tapped)))
	want(t, q, "enter Newcomer under 1 true copy Relic: 1")
	q = staged([]Event{arrive()}, own(newcomer, instance("clone", copyEffect())), instance("Gate", entering(&Filter{Types: Creature}, tapped)))
	want(t, q, "enter Newcomer under 1 false copy Relic: 1")
	q.Edition = edition("2008-02-01") // before copies had a step of their own
	want(t, q, "enter Newcomer under 1 false copy Relic: 1", "enter Newcomer under 1 true copy Relic: 1")
}

func TestEntersAsCopyNow(t *testing.T) {
	// The copied text's own words about entering hold for what enters.
	one := Number(1)
	counter := entering(&Filter{Is: This}, Change{Kind: EnterCounters, Counter: "charge", Amount: &one})
	q := staged([]Event{arrive()}, own(newcomer, instance("clone", copyEffect())), own(relic, instance("relic", counter)))
	want(t, q, "enter Newcomer under 1 false copy Reliccharge1: 1")
}

func TestCopyStep(t *testing.T) {
	// Its own enters-tapped text is gone by the time it could apply.
	q := staged([]Event{arrive()}, own(newcomer, instance("clone", copyEffect())), own(newcomer, instance("slow", entering(&Filter{Is: This}, Change{Kind: EnterTapped}))))
	want(t, q, "enter Newcomer under 1 false copy Relic: 1")
}

func TestControlStep(t *testing.T) {
	// Who controls it is settled before what meets permanents of that player.
	steal := entering(nil, Change{Kind: EnterUnder, Ref: RefYou})
	steal.Class = ClassControl
	q := staged([]Event{arrive()}, held(0, instance("Gather", steal)), held(1, instance("Kismet", entering(&Filter{Controller: Opponent}, Change{Kind: EnterTapped}))))
	want(t, q, "enter Newcomer under 0 true copy -: 1")
}

func TestCountersOnEntering(t *testing.T) {
	// Counters something enters with are put on it, once by each doubler.
	two := Number(2)
	with := entering(&Filter{Is: This}, Change{Kind: EnterCounters, Counter: "+1/+1", Amount: &two})
	double := made(Replacement, Pattern{Kind: PutCounters, EffectOnly: true, Affected: &Filter{Types: Creature, Controller: You}}, times(2))
	q := staged([]Event{arrive()}, own(newcomer, instance("hydra", with)), held(1, instance("Season", double)))
	want(t, q, "enter Newcomer under 1 false copy -+1/+14: 1")
}

func TestOfferedPayment(t *testing.T) {
	// Tapping it unless life is paid is ordered against what makes it untapped.
	two := Number(2)
	shock := entering(&Filter{Is: This}, Change{Kind: Offer, Who: RefYou, Do: []Instruction{{Verb: PayLife, Who: RefYou, Amount: &two}}, No: []Change{{Kind: EnterTapped}}})
	untapped := entering(nil, Change{Kind: EnterUntapped})
	q := staged([]Event{arrive()}, own(newcomer, instance("shock", shock)), held(1, instance("Spelunking", untapped)))
	want(t, q, "3 by 1 true: 2; 5 by 1 false: 2; enter Newcomer under 1 false copy -: 1",
		"enter Newcomer under 1 false copy -: 1", "enter Newcomer under 1 true copy -: 1")
	q = staged([]Event{arrive()}, own(newcomer, instance("shock", shock)))
	q.Board.Players[1].Life = 1
	want(t, q, "enter Newcomer under 1 true copy -: 1")
}
