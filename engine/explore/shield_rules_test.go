package explore

import (
	"fmt"
	"testing"

	"apnap/engine"
)

// shieldOf is a shield for the next n damage to Bob.
func shieldOf(n int) *engine.Effect {
	e := made(engine.Prevention, engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Players: true, Player: engine.You}}, engine.Change{Kind: engine.PreventAll})
	e.Budget = engine.Budget{Kind: engine.NextN, N: amount(engine.Number(n))}
	return e
}

func TestShieldPointByPoint(t *testing.T) {
	q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 2)}, held(1, instance("Salve", shieldOf(3))))
	q.Events = append(q.Events, engine.Happening{Events: []engine.Event{strike(archer, engine.PlayerEntity(1), 5)}})
	want(t, q, "3 by 1 true: 4; damage Archer to 1false false: 4")
}

func TestShieldSeveralSources(t *testing.T) {
	// 3 points against 2 and 2: Bob may take them 2+1 or 1+2.
	q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 2), strike(archer, engine.PlayerEntity(1), 2)}, held(1, instance("Salve", shieldOf(3))))
	want(t, q, "3 by 1 true: 1; damage Archer to 1false false: 1", "3 by 1 true: 1; damage Striker to 1false false: 1")
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || x.Choice == nil || x.Choice.Kind != engine.ChooseDivide || x.Choice.Chooser != 1 || x.Choice.Options[0].ID != "2+1" {
		t.Fatalf("%+v %v", x.Choice, err)
	}
}

func TestNextTimeMeetsOneOfTwoSources(t *testing.T) {
	// "The next time a source would deal damage to you" and two at once: Bob
	// says which.
	e := shieldOf(1)
	e.Budget.Kind = engine.NextTime
	q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 2), strike(archer, engine.PlayerEntity(1), 3)}, held(1, instance("Circle", e)))
	want(t, q, "3 by 1 true: 2; damage Striker to 1false false: 2", "3 by 1 true: 3; damage Archer to 1false false: 3")
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || x.Choice == nil || x.Choice.Chooser != 1 || x.Choice.Options[0].ID != "circle@striker" {
		t.Fatalf("%+v %v", x.Choice, err)
	}
}

// Two alike, for two times each, meet 1 and 2 damage that they halve: three of the four
// times are used, and which of the two the last is left of makes no other end.
func TestTwinsWithOneTimeLeftAreOneEnd(t *testing.T) {
	halve := made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Whole: true}, engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.HalfDown, A: &engine.Expr{Op: engine.That}}})
	halve.Budget = engine.Budget{Kind: engine.NextTime, N: amount(engine.Number(2))}
	q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 1), strike(striker, engine.ObjectEntity(knight), 2)},
		held(1, instance("Ward", halve)), held(1, instance("Ward again", halve)))
	want(t, q, "left of ward: 1")
}

func TestShieldKeptIfNothingDone(t *testing.T) {
	e := shieldOf(1)
	e.Budget.Kind = engine.NextTime
	want(t, staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 0)}, held(1, instance("circle", e))), "left of circle: 1")
}

func TestUnpreventableStillMeetsPrevention(t *testing.T) {
	e := shieldOf(2)
	one := engine.Number(1)
	e.Then = []engine.Instruction{{Verb: engine.GainLife, Who: engine.RefYou, Amount: &one}}
	ev := strike(striker, engine.PlayerEntity(1), 3)
	ev.Unpreventable = true
	q := staged([]engine.Event{ev}, held(1, instance("salve", e)))
	want(t, q, "2 by 1 false: 1; 3 by 1 true: 3; damage Striker to 1false true: 3; left of salve: 2")
	q.Edition = edition("2001-07-23")
	want(t, q, "3 by 1 true: 3; damage Striker to 1false true: 3; left of salve: 2")
}

func TestStaticPreventsPerEvent(t *testing.T) {
	for whole, left := range map[bool]string{false: "[1]", true: "[2 2]"} {
		e := made(engine.Prevention, engine.Pattern{Kind: engine.Damage, Whole: whole}, minus(1))
		q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 1), strike(archer, engine.PlayerEntity(1), 2)}, held(1, instance("Armor", e)))
		if got := fmt.Sprint(damages(t, q)); got != left {
			t.Errorf("whole %v: damage %s, want %s", whole, got, left)
		}
	}
}

func TestNewObject(t *testing.T) {
	e := made(engine.Prevention, engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Is: engine.Target}}, engine.Change{Kind: engine.PreventAll})
	e.Budget = engine.Budget{Kind: engine.NextTime}
	shield := held(1, instance("ward", e))
	shield.Target, shield.Created = engine.ObjectEntity(knight), true
	hit := engine.Happening{Events: []engine.Event{strike(striker, engine.ObjectEntity(knight), 2)}}
	q := staged(nil, shield)
	q.Events = []engine.Happening{hit}
	want(t, q, "")
	hit.Change = []engine.BoardChange{{Object: knight, Zone: engine.Exile}, {Object: knight, Zone: engine.Battlefield}}
	q.Events = []engine.Happening{hit}
	want(t, q, "damage Striker to Knightfalse false: 2")
}
