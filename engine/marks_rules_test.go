package engine

import (
	"fmt"
	"slices"
	"testing"
)

// ends lists the outcomes of a question in the words of spell.
func ends(t *testing.T, q *Scenario) []string {
	t.Helper()
	x, err := Explore(q, nil, Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range x.Ends {
		out = append(out, spelled(q, e.Outcome))
	}
	slices.Sort(out)
	return out
}

// stage is a board with creatures: Striker and Archer are Alice's, Knight and
// Squire Bob's, Walker is Bob's planeswalker with 5 loyalty, Newcomer is in
// Bob's hand.
func stage() Board {
	b := twoPlayers()
	names := []string{"Striker", "Archer", "Knight", "Walker", "Squire", "Newcomer", "Relic"}
	for i, name := range names {
		o := Object{Name: name, Controller: 1, Owner: 1, Zone: Battlefield, TypesKnown: true, ColorsKnown: true, Types: Creature,
			Power: 2, Toughness: 2, ManaValue: 2, X: Unset, Token: No, AttachedTo: Nobody()}
		if i < 2 {
			o.Controller, o.Owner = 0, 0
		}
		b.Objects = append(b.Objects, o)
	}
	b.Objects[walkerO].Types, b.Objects[walkerO].Counters = Planeswalker, []CounterCount{{"loyalty", 5}}
	b.Objects[newcomer].Zone, b.Objects[newcomer].Controller = Hand, NoPlayer
	b.Objects[relic].Types = Artifact
	return b
}

// staged is a question on the stage.
func staged(evs []Event, effects ...Instance) *Scenario {
	return &Scenario{Board: stage(), Effects: effects, Events: []Happening{{Events: evs}}, Edition: edition("current")}
}

// strike is damage from a source to an entity.
func strike(src ObjectID, to Entity, n int) Event {
	ev := bolt(n)
	ev.Source, ev.To = src, to
	return ev
}

// arrive is Newcomer's entering from Bob's hand.
func arrive() Event {
	ev := nBlank(Enter)
	ev.Object, ev.From, ev.Player, ev.Under, ev.Entry = newcomer, Hand, 1, 1, &Entry{CopyOf: NoObject, AttachedTo: Nobody()}
	return ev
}

// want fails unless the question ends exactly in these ways.
func want(t *testing.T, q *Scenario, wanted ...string) {
	t.Helper()
	slices.Sort(wanted)
	if got := ends(t, q); !slices.Equal(got, wanted) {
		t.Fatalf("ends\n%swant\n%s", lines(got), lines(wanted))
	}
}

// held gives an effect a controller.
func held(by PlayerID, i Instance) Instance {
	i.Controller = by
	return i
}

func drawEffect(n int) *Effect {
	x := Number(n)
	return made(Replacement, Pattern{Kind: Draw}, Change{Kind: InsteadDo, Do: []Instruction{{Verb: Draw, Who: ThatPlayerRef, Amount: &x}}})
}

func TestOneOpportunity(t *testing.T) {
	// Of the two draws a doubler makes, neither is doubled by it again, but both
	// are by another.
	one := ofPlayer(DrawCards, 1, 1, ByEffect)
	want(t, staged([]Event{one}, instance("Reflection", drawEffect(2))), "7 by 1 false: 2")
	want(t, staged([]Event{one}, instance("Reflection", drawEffect(2)), instance("Reflection-2", drawEffect(2))), "7 by 1 false: 4")
}

func TestContainedEventLater(t *testing.T) {
	// What counts the cards of the instruction acts before single draws do.
	more := made(Replacement, Pattern{Kind: DrawCards, Amount: Range{AtLeast, amount(Number(2))}}, plus(1))
	want(t, staged([]Event{ofPlayer(DrawCards, 1, 2, ByEffect)}, instance("Teaching", more), instance("Reflection", drawEffect(2))), "7 by 1 false: 6")
	// Two cards that replace one draw are an instruction of their own.
	want(t, staged([]Event{ofPlayer(DrawCards, 1, 1, ByEffect)}, instance("Teaching", more), instance("Reflection", drawEffect(2))), "7 by 1 false: 3")
}

func TestApnapRestart(t *testing.T) {
	// Bob, not active, redirects damage to Alice, who then orders what meets it.
	redirect := made(Replacement, Pattern{Kind: Damage, Affected: &Filter{Players: true, Player: You}}, Change{Kind: RedirectTo, Ref: Target})
	r := held(1, instance("Mirror", redirect))
	r.Target = PlayerEntity(0)
	mine := Pattern{Kind: Damage, Affected: &Filter{Players: true, Player: You}}
	q := staged([]Event{strike(striker, PlayerEntity(1), 3)}, r, held(0, instance("Curse", made(Replacement, mine, times(2)))), held(0, instance("Armor", made(Prevention, mine, minus(1)))))
	x, err := Explore(q, nil, Limits{})
	if err != nil || x.Choice == nil || x.Choice.Chooser != 0 || fmt.Sprint(damages(t, q)) != "[4 5]" {
		t.Fatalf("%+v %v", x, err)
	}
}

func TestOwnerOfAnOptionDecides(t *testing.T) {
	// Bob is affected and may take Alice's optional effect first, but it is
	// Alice who says whether it is used.
	gain := Pattern{Kind: GainLife}
	e := made(Replacement, gain, Change{Kind: Nothing})
	e.May = RefYou
	q := staged([]Event{ofPlayer(GainLife, 1, 2, ByEffect)}, held(0, instance("Spite", e)), held(1, instance("Grace", made(Replacement, gain, times(2)))))
	x, err := Explore(q, nil, Limits{})
	if err != nil || x.Choice == nil || len(x.Ends) != 2 {
		t.Fatalf("%+v %v", x, err)
	}
	for _, end := range x.Ends {
		for _, m := range end.Shown {
			if m.Kind == ChooseMay && m.Chooser != 0 {
				t.Fatalf("%+v: want Alice to decide", m)
			}
		}
	}
}
