package explore

import (
	"fmt"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
)

// phaseEvent is the beginning of a turn, phase or step of a player.
func phaseEvent(p engine.PlayerID, what string) engine.Event {
	ev := look.Beginning(p, what)
	ev.Untold = false
	return ev
}

// extraFor gives a player an extra turn.
func extraFor(p engine.PlayerID) engine.Event {
	ev := phaseEvent(p, "")
	ev.Kind, ev.Cause = engine.ExtraTurn, engine.ByEffect
	return ev
}

// skipNext is the effect of "skip your next …".
func skipNext(p engine.PlayerID, what string) engine.Instance {
	inst := instance("Skip "+what, &engine.Effect{Class: engine.ClassOther, When: engine.Pattern{Kind: engine.BeginPhase, What: what, Affected: &engine.Filter{Players: true, Player: engine.You}},
		Do: []engine.Change{{Kind: engine.Nothing}}, Budget: engine.Budget{Kind: engine.NextTime}})
	inst.Controller, inst.Created, inst.Source = p, true, engine.NoObject
	return inst
}

// timelineOf is the question of several moments of one event each.
func timelineOf(effects []engine.Instance, events ...engine.Event) *engine.Scenario {
	s := question(events[0], effects...)
	s.Events = nil
	for _, ev := range events {
		s.Events = append(s.Events, engine.Happening{Events: []engine.Event{ev}, Whose: engine.NoPlayer})
	}
	return s
}

// toldBegins spells the beginnings and skips of a question's only end.
func toldBegins(t *testing.T, s *engine.Scenario) string {
	t.Helper()
	r, err := Resolve(s, nil)
	if err != nil || r.Outcome == nil {
		t.Fatalf("%+v, %v", r, err)
	}
	var out []string
	for _, f := range r.Outcome.Facts {
		switch {
		case f.Shield != engine.NoEffect || f.Nothing:
		case f.Skipped:
			out = append(out, fmt.Sprintf("skip %d %s %d", f.Event.Player, f.Event.What, f.Amount))
		case f.Event.Kind == engine.BeginPhase:
			out = append(out, fmt.Sprintf("begin %d %s %d", f.Event.Player, f.Event.What, f.Amount))
		case f.Event.Kind == engine.ExtraTurn:
			out = append(out, fmt.Sprintf("extra %d %d", f.Event.Player, f.Amount))
		}
	}
	return strings.Join(out, ", ")
}

func TestExtraTurnsComeLatestFirst(t *testing.T) {
	s := timelineOf(nil, extraFor(0), extraFor(1), phaseEvent(1, "turn"), phaseEvent(0, "turn"), phaseEvent(1, "turn"))
	want := "extra 0 1, extra 1 1, begin 1 extra turn 1, begin 0 extra turn 1, begin 1 turn 1"
	if got := toldBegins(t, s); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestTurnsBetweenPassUntold(t *testing.T) {
	s := timelineOf([]engine.Instance{skipNext(0, "turn")}, phaseEvent(1, "turn"), phaseEvent(1, "turn"))
	if got, want := toldBegins(t, s), "begin 1 turn 2, skip 0 turn 1"; got != want {
		t.Errorf("%s, want %s: the turn between is skipped", got, want)
	}
}

func TestSkippedTurnLosesItsSteps(t *testing.T) {
	s := timelineOf([]engine.Instance{skipNext(1, "turn")}, phaseEvent(1, "turn"), phaseEvent(1, "upkeep step"), phaseEvent(1, "draw step"))
	if got, want := toldBegins(t, s), "skip 1 turn 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestStepAgainIsInTheNextTurn(t *testing.T) {
	s := timelineOf([]engine.Instance{skipNext(1, "turn")}, phaseEvent(1, "upkeep step"), phaseEvent(1, "upkeep step"))
	s.Board.Active = 1
	if got, want := toldBegins(t, s), "begin 1 upkeep step 2, skip 1 turn 1"; got != want {
		t.Errorf("%s, want %s: the second upkeep is that of a turn which is not skipped", got, want)
	}
}

func TestEveryTurnSkippedIsRefused(t *testing.T) {
	always := skipNext(1, "turn")
	always.Effect.Budget = engine.Budget{}
	s := timelineOf([]engine.Instance{always}, phaseEvent(0, "upkeep step"), phaseEvent(1, "upkeep step"))
	if _, err := Resolve(s, nil); err == nil {
		t.Error("the upkeep of a player whose turns are all skipped begins")
	}
}

func TestDurationsEndWithTheTurn(t *testing.T) {
	for _, row := range []struct {
		until engine.Duration
		turns []engine.PlayerID
		want  string
	}{
		{until: engine.ThisTurn, turns: nil, want: "[2]"}, {until: engine.ThisTurn, turns: []engine.PlayerID{1}, want: "[3]"}, {until: engine.UntilYourNextTurn, turns: []engine.PlayerID{1}, want: "[2]"},
		{until: engine.UntilYourNextTurn, turns: []engine.PlayerID{1, 0}, want: "[3]"}, {until: engine.NextTurnOnly, turns: nil, want: "[3]"}, {until: engine.NextTurnOnly, turns: []engine.PlayerID{1}, want: "[3]"},
		{until: engine.NextTurnOnly, turns: []engine.PlayerID{1, 0}, want: "[2]"}, {until: engine.NextTurnOnly, turns: []engine.PlayerID{1, 0, 1}, want: "[3]"}, {until: engine.Forever, turns: []engine.PlayerID{1, 0}, want: "[2]"},
	} {
		e := *damageEffect(engine.Prevention, minus(1))
		e.Until = row.until
		inst := instance("Armor", &e)
		inst.Controller = 0
		var events []engine.Event
		for _, p := range row.turns {
			events = append(events, phaseEvent(p, "turn"))
		}
		s := timelineOf([]engine.Instance{inst}, append(events, bolt(3))...)
		if got := fmt.Sprint(damages(t, s)); got != row.want {
			t.Errorf("until %d after the turns %v: %s, want %s", row.until, row.turns, got, row.want)
		}
	}
}

func TestEffectStartsInItsMoment(t *testing.T) {
	inst := instance("Armor", damageEffect(engine.Prevention, minus(1)))
	inst.StartedIn = 2
	s := timelineOf([]engine.Instance{inst}, bolt(3), bolt(3))
	if got := fmt.Sprint(damages(t, s)); got != "[5]" {
		t.Errorf("%s, want [5]", got)
	}
	r, err := Resolve(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range r.Trace {
		if step.Kind == engine.StepExcluded && play.HasRule(step.Rules, cr.MustExistBefore) {
			return
		}
	}
	t.Error("nothing says that it came too late for the first")
}

// TestLongTimelineIsAnswered: how many moments a question names is no bound; only what
// follows from one of them has an end to come to.
func TestLongTimelineIsAnswered(t *testing.T) {
	list := make([]engine.Event, 1500)
	for i := range list {
		list[i] = bolt(3)
	}
	s := timelineOf([]engine.Instance{instance("Double", damageEffect(engine.Replacement, times(2)))}, list...)
	x, err := Explore(s, nil, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if len(x.Ends) != 1 || !x.Complete {
		t.Fatalf("%d ends, complete %v", len(x.Ends), x.Complete)
	}
	lost := 0
	for _, f := range x.Ends[0].Outcome.Facts {
		if f.Event.Kind == engine.LoseLife {
			lost += f.Amount
		}
	}
	if lost != 6*len(list) {
		t.Fatalf("%d life lost, want %d", lost, 6*len(list))
	}
}
