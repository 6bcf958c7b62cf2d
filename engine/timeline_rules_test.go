package engine

import (
	"fmt"
	"strings"
	"testing"

	"apnap/engine/cr"
)

// phaseEvent is the beginning of a turn, phase or step of a player.
func phaseEvent(p PlayerID, what string) Event {
	ev := beginning(p, what)
	ev.Untold = false
	return ev
}

// extraFor gives a player an extra turn.
func extraFor(p PlayerID) Event {
	ev := phaseEvent(p, "")
	ev.Kind, ev.Cause = ExtraTurn, ByEffect
	return ev
}

// skipNext is the effect of "skip your next …".
func skipNext(p PlayerID, what string) Instance {
	inst := instance("Skip "+what, &Effect{Class: ClassOther, When: Pattern{Kind: BeginPhase, What: what, Affected: &Filter{Players: true, Player: You}},
		Do: []Change{{Kind: Nothing}}, Budget: Budget{Kind: NextTime}})
	inst.Controller, inst.Created, inst.Source = p, true, NoObject
	return inst
}

// timelineOf is the question of several moments of one event each.
func timelineOf(effects []Instance, events ...Event) *Scenario {
	s := question(events[0], effects...)
	s.Events = nil
	for _, ev := range events {
		s.Events = append(s.Events, Happening{Events: []Event{ev}, Whose: NoPlayer})
	}
	return s
}

// toldBegins spells the beginnings and skips of a question's only end.
func toldBegins(t *testing.T, s *Scenario) string {
	t.Helper()
	r, err := Resolve(s, nil)
	if err != nil || r.Outcome == nil {
		t.Fatalf("%+v, %v", r, err)
	}
	var out []string
	for _, f := range r.Outcome.Facts {
		switch {
		case f.Shield != NoEffect || f.Nothing:
		case f.Skipped:
			out = append(out, fmt.Sprintf("skip %d %s %d", f.Event.Player, f.Event.What, f.Amount))
		case f.Event.Kind == BeginPhase:
			out = append(out, fmt.Sprintf("begin %d %s %d", f.Event.Player, f.Event.What, f.Amount))
		case f.Event.Kind == ExtraTurn:
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
	s := timelineOf([]Instance{skipNext(0, "turn")}, phaseEvent(1, "turn"), phaseEvent(1, "turn"))
	if got, want := toldBegins(t, s), "begin 1 turn 2, skip 0 turn 1"; got != want {
		t.Errorf("%s, want %s: the turn between is skipped", got, want)
	}
}

func TestSkippedTurnLosesItsSteps(t *testing.T) {
	s := timelineOf([]Instance{skipNext(1, "turn")}, phaseEvent(1, "turn"), phaseEvent(1, "upkeep step"), phaseEvent(1, "draw step"))
	if got, want := toldBegins(t, s), "skip 1 turn 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestStepAgainIsInTheNextTurn(t *testing.T) {
	s := timelineOf([]Instance{skipNext(1, "turn")}, phaseEvent(1, "upkeep step"), phaseEvent(1, "upkeep step"))
	s.Board.Active = 1
	if got, want := toldBegins(t, s), "begin 1 upkeep step 2, skip 1 turn 1"; got != want {
		t.Errorf("%s, want %s: the second upkeep is that of a turn which is not skipped", got, want)
	}
}

func TestEveryTurnSkippedIsRefused(t *testing.T) {
	always := skipNext(1, "turn")
	always.Effect.Budget = Budget{}
	s := timelineOf([]Instance{always}, phaseEvent(0, "upkeep step"), phaseEvent(1, "upkeep step"))
	if _, err := Resolve(s, nil); err == nil {
		t.Error("the upkeep of a player whose turns are all skipped begins")
	}
}

func TestDurationsEndWithTheTurn(t *testing.T) {
	for _, row := range []struct {
		until Duration
		turns []PlayerID
		want  string
	}{
		{ThisTurn, nil, "[2]"}, {ThisTurn, []PlayerID{1}, "[3]"}, {UntilYourNextTurn, []PlayerID{1}, "[2]"},
		{UntilYourNextTurn, []PlayerID{1, 0}, "[3]"}, {NextTurnOnly, nil, "[3]"}, {NextTurnOnly, []PlayerID{1}, "[3]"},
		{NextTurnOnly, []PlayerID{1, 0}, "[2]"}, {NextTurnOnly, []PlayerID{1, 0, 1}, "[3]"}, {Forever, []PlayerID{1, 0}, "[2]"},
	} {
		e := *damageEffect(Prevention, minus(1))
		e.Until = row.until
		inst := instance("Armor", &e)
		inst.Controller = 0
		var events []Event
		for _, p := range row.turns {
			events = append(events, phaseEvent(p, "turn"))
		}
		s := timelineOf([]Instance{inst}, append(events, bolt(3))...)
		if got := fmt.Sprint(damages(t, s)); got != row.want {
			t.Errorf("until %d after the turns %v: %s, want %s", row.until, row.turns, got, row.want)
		}
	}
}

func TestEffectStartsInItsMoment(t *testing.T) {
	inst := instance("Armor", damageEffect(Prevention, minus(1)))
	inst.StartedIn = 2
	s := timelineOf([]Instance{inst}, bolt(3), bolt(3))
	if got := fmt.Sprint(damages(t, s)); got != "[5]" {
		t.Errorf("%s, want [5]", got)
	}
	r, err := Resolve(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range r.Trace {
		if step.Kind == StepExcluded && hasRule(step.Rules, cr.MustExistBefore) {
			return
		}
	}
	t.Error("nothing says that it came too late for the first")
}

func TestTraitsEndAndAreForgotten(t *testing.T) {
	b := Board{Objects: []Object{{Name: "Hound", Colors: Red, ColorsKnown: true, Types: Creature, Zone: Battlefield, AttachedTo: Nobody()}}}
	b.addTraits(0, &Traits{CopyOf: NoObject, Colors: Blue, ThisTurn: true})
	b.addTraits(0, &Traits{CopyOf: NoObject, AddTypes: Artifact})
	b.dropTraits(0, func(t *Traits) bool { return t.ThisTurn })
	if o := &b.Objects[0]; o.Colors != Red || o.Types != Creature|Artifact {
		t.Errorf("after the turn %v %v, want red and still an artifact", o.Colors, o.Types)
	}
	b.Objects[0].forget()
	if o := &b.Objects[0]; o.Types != Creature || len(o.traits) != 0 {
		t.Errorf("as a new object %v, want a creature alone", o.Types)
	}
}
