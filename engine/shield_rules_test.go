package engine

import (
	"fmt"
	"testing"
)

// shieldOf is a shield for the next n damage to Bob.
func shieldOf(n int) *Effect {
	e := made(Prevention, Pattern{Kind: Damage, Affected: &Filter{Players: true, Player: You}}, Change{Kind: PreventAll})
	e.Budget = Budget{Kind: NextN, N: amount(Number(n))}
	return e
}

func TestShieldPointByPoint(t *testing.T) {
	q := staged([]Event{strike(striker, PlayerEntity(1), 2)}, held(1, instance("Salve", shieldOf(3))))
	q.Events = append(q.Events, Happening{Events: []Event{strike(archer, PlayerEntity(1), 5)}})
	want(t, q, "3 by 1 true: 4; damage Archer to 1false false: 4")
}

func TestShieldSeveralSources(t *testing.T) {
	// 3 points against 2 and 2: Bob may take them 2+1 or 1+2.
	q := staged([]Event{strike(striker, PlayerEntity(1), 2), strike(archer, PlayerEntity(1), 2)}, held(1, instance("Salve", shieldOf(3))))
	want(t, q, "3 by 1 true: 1; damage Archer to 1false false: 1", "3 by 1 true: 1; damage Striker to 1false false: 1")
	x, err := Explore(q, nil, Limits{})
	if err != nil || x.Choice == nil || x.Choice.Kind != ChooseDivide || x.Choice.Chooser != 1 || x.Choice.Options[0].ID != "2+1" {
		t.Fatalf("%+v %v", x.Choice, err)
	}
}

func TestNextTimeMeetsOneOfTwoSources(t *testing.T) {
	// "The next time a source would deal damage to you" and two at once: Bob
	// says which.
	e := shieldOf(1)
	e.Budget.Kind = NextTime
	q := staged([]Event{strike(striker, PlayerEntity(1), 2), strike(archer, PlayerEntity(1), 3)}, held(1, instance("Circle", e)))
	want(t, q, "3 by 1 true: 2; damage Striker to 1false false: 2", "3 by 1 true: 3; damage Archer to 1false false: 3")
	x, err := Explore(q, nil, Limits{})
	if err != nil || x.Choice == nil || x.Choice.Chooser != 1 || x.Choice.Options[0].ID != "circle@striker" {
		t.Fatalf("%+v %v", x.Choice, err)
	}
}

func TestShieldKeptIfNothingDone(t *testing.T) {
	e := shieldOf(1)
	e.Budget.Kind = NextTime
	want(t, staged([]Event{strike(striker, PlayerEntity(1), 0)}, held(1, instance("circle", e))), "left of circle: 1")
}

func TestUnpreventableStillMeetsPrevention(t *testing.T) {
	e := shieldOf(2)
	one := Number(1)
	e.Then = []Instruction{{Verb: GainLife, Who: RefYou, Amount: &one}}
	ev := strike(striker, PlayerEntity(1), 3)
	ev.Unpreventable = true
	q := staged([]Event{ev}, held(1, instance("salve", e)))
	want(t, q, "2 by 1 false: 1; 3 by 1 true: 3; damage Striker to 1false true: 3; left of salve: 2")
	q.Edition = edition("2001-07-23")
	want(t, q, "3 by 1 true: 3; damage Striker to 1false true: 3; left of salve: 2")
}

func TestStaticPreventsPerEvent(t *testing.T) {
	for whole, left := range map[bool]string{false: "[1]", true: "[2 2]"} {
		e := made(Prevention, Pattern{Kind: Damage, Whole: whole}, minus(1))
		q := staged([]Event{strike(striker, PlayerEntity(1), 1), strike(archer, PlayerEntity(1), 2)}, held(1, instance("Armor", e)))
		if got := fmt.Sprint(damages(t, q)); got != left {
			t.Errorf("whole %v: damage %s, want %s", whole, got, left)
		}
	}
}

func TestNewObject(t *testing.T) {
	e := made(Prevention, Pattern{Kind: Damage, Affected: &Filter{Is: Target}}, Change{Kind: PreventAll})
	e.Budget = Budget{Kind: NextTime}
	shield := held(1, instance("ward", e))
	shield.Target, shield.Created = ObjectEntity(knight), true
	hit := Happening{Events: []Event{strike(striker, ObjectEntity(knight), 2)}}
	q := staged(nil, shield)
	q.Events = []Happening{hit}
	want(t, q, "")
	hit.Change = []BoardChange{{Object: knight, Zone: Exile}, {Object: knight, Zone: Battlefield}}
	q.Events = []Happening{hit}
	want(t, q, "damage Striker to Knightfalse false: 2")
}
