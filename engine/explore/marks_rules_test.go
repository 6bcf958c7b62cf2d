package explore

import (
	"fmt"
	"slices"
	"testing"

	"apnap/engine"
)

// ends lists the outcomes of a question in the words of spell.
func ends(t *testing.T, q *engine.Scenario) []string {
	t.Helper()
	x, err := Explore(q, nil, engine.Limits{})
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
func stage() engine.Board {
	b := twoPlayers()
	names := []string{"Striker", "Archer", "Knight", "Walker", "Squire", "Newcomer", "Relic"}
	for i, name := range names {
		o := engine.Object{Name: name, Controller: 1, Owner: 1, Zone: engine.Battlefield, TypesKnown: true, ColorsKnown: true, Types: engine.Creature,
			Power: 2, Toughness: 2, ManaValue: 2, X: engine.Unset, Token: engine.No, AttachedTo: engine.Nobody()}
		if i < 2 {
			o.Controller, o.Owner = 0, 0
		}
		b.Objects = append(b.Objects, o)
	}
	b.Objects[walkerO].Types, b.Objects[walkerO].Counters = engine.Planeswalker, []engine.CounterCount{{Kind: "loyalty", N: 5}}
	b.Objects[newcomer].Zone, b.Objects[newcomer].Controller = engine.Hand, engine.NoPlayer
	b.Objects[relic].Types = engine.Artifact
	return b
}

// staged is a question on the stage.
func staged(evs []engine.Event, effects ...engine.Instance) *engine.Scenario {
	return &engine.Scenario{Board: stage(), Effects: effects, Events: []engine.Happening{{Events: evs}}, Edition: edition("current")}
}

// strike is damage from a source to an entity.
func strike(src engine.ObjectID, to engine.Entity, n int) engine.Event {
	ev := bolt(n)
	ev.Source, ev.To = src, to
	return ev
}

// arrive is Newcomer's entering from Bob's hand.
func arrive() engine.Event {
	ev := nBlank(engine.Enter)
	ev.Object, ev.From, ev.Player, ev.Under, ev.Entry = newcomer, engine.Hand, 1, 1, &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody()}
	return ev
}

// want fails unless the question ends exactly in these ways.
func want(t *testing.T, q *engine.Scenario, wanted ...string) {
	t.Helper()
	slices.Sort(wanted)
	if got := ends(t, q); !slices.Equal(got, wanted) {
		t.Fatalf("ends\n%swant\n%s", lines(got), lines(wanted))
	}
}

// held gives an effect a controller.
func held(by engine.PlayerID, i engine.Instance) engine.Instance {
	i.Controller = by
	return i
}

func drawEffect(n int) *engine.Effect {
	x := engine.Number(n)
	return made(engine.Replacement, engine.Pattern{Kind: engine.Draw}, engine.Change{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Draw, Who: engine.ThatPlayerRef, Amount: &x}}})
}

func TestOneOpportunity(t *testing.T) {
	// Of the two draws a doubler makes, neither is doubled by it again, but both
	// are by another.
	one := ofPlayer(engine.DrawCards, 1, 1, engine.ByEffect)
	want(t, staged([]engine.Event{one}, instance("Reflection", drawEffect(2))), "7 by 1 false: 2")
	want(t, staged([]engine.Event{one}, instance("Reflection", drawEffect(2)), instance("Reflection-2", drawEffect(2))), "7 by 1 false: 4")
}

func TestContainedEventLater(t *testing.T) {
	// What counts the cards of the instruction acts before single draws do.
	more := made(engine.Replacement, engine.Pattern{Kind: engine.DrawCards, Amount: engine.Range{Op: engine.AtLeast, N: amount(engine.Number(2))}}, plus(1))
	want(t, staged([]engine.Event{ofPlayer(engine.DrawCards, 1, 2, engine.ByEffect)}, instance("Teaching", more), instance("Reflection", drawEffect(2))), "7 by 1 false: 6")
	// Two cards that replace one draw are an instruction of their own.
	want(t, staged([]engine.Event{ofPlayer(engine.DrawCards, 1, 1, engine.ByEffect)}, instance("Teaching", more), instance("Reflection", drawEffect(2))), "7 by 1 false: 3")
}

func TestApnapRestart(t *testing.T) {
	// Bob, not active, redirects damage to Alice, who then orders what meets it.
	redirect := made(engine.Replacement, engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Players: true, Player: engine.You}}, engine.Change{Kind: engine.RedirectTo, Ref: engine.Target})
	r := held(1, instance("Mirror", redirect))
	r.Target = engine.PlayerEntity(0)
	mine := engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Players: true, Player: engine.You}}
	q := staged([]engine.Event{strike(striker, engine.PlayerEntity(1), 3)}, r, held(0, instance("Curse", made(engine.Replacement, mine, times(2)))), held(0, instance("Armor", made(engine.Prevention, mine, minus(1)))))
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || x.Choice == nil || x.Choice.Chooser != 0 || fmt.Sprint(damages(t, q)) != "[4 5]" {
		t.Fatalf("%+v %v", x, err)
	}
}

func TestOwnerOfAnOptionDecides(t *testing.T) {
	// Bob is affected and may take Alice's optional effect first, but it is
	// Alice who says whether it is used.
	gain := engine.Pattern{Kind: engine.GainLife}
	e := made(engine.Replacement, gain, engine.Change{Kind: engine.Nothing})
	e.May = engine.RefYou
	q := staged([]engine.Event{ofPlayer(engine.GainLife, 1, 2, engine.ByEffect)}, held(0, instance("Spite", e)), held(1, instance("Grace", made(engine.Replacement, gain, times(2)))))
	x, err := Explore(q, nil, engine.Limits{})
	if err != nil || x.Choice == nil || len(x.Ends) != 2 {
		t.Fatalf("%+v %v", x, err)
	}
	for _, end := range x.Ends {
		for _, m := range end.Shown {
			if m.Kind == engine.ChooseMay && m.Chooser != 0 {
				t.Fatalf("%+v: want Alice to decide", m)
			}
		}
	}
}
