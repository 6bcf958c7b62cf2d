package explore

import (
	"testing"

	"apnap/engine"
)

// TestWhatIsYetToCome: of two hits on Bob, each doubled and handed to his Ogre,
// one may be at the Ogre before the other; so the single use of "one more to
// creatures", which fits neither hit at first, can be spent on either alone.
func TestWhatIsYetToCome(t *testing.T) {
	hit := func(src engine.ObjectID, n int) engine.Event {
		ev := bolt(n)
		ev.Source = src
		return ev
	}
	s := question(hit(0, 1), instance("Hand Over", damageEffect(engine.Replacement, engine.Change{Kind: engine.RedirectTo, Ref: engine.Target})), instance("Wrath", damageEffect(engine.Replacement, plus(1))))
	s.Events[0].Events = append(s.Events[0].Events, hit(1, 4))
	for _, name := range []string{"Archer", "Striker", "Ogre"} {
		s.Board.Objects = append(s.Board.Objects, engine.Object{Name: name, Types: engine.Creature, TypesKnown: true, Zone: engine.Battlefield, AttachedTo: engine.Nobody(), Power: 2, Toughness: 9})
	}
	s.Board.Objects[2].Controller = 1
	s.Effects[0].Target = engine.ObjectEntity(2)
	s.Effects[0].Effect.When.Affected = &engine.Filter{Players: true}
	one := engine.Number(1)
	wrath := s.Effects[1].Effect
	wrath.When.Affected, wrath.When.Whole, wrath.Budget = &engine.Filter{Types: engine.Creature}, true, engine.Budget{Kind: engine.NextTime, N: &one}
	ends := map[[2]int]bool{}
	x, err := Explore(s, nil, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range x.Ends {
		var dealt [2]int
		for _, f := range e.Outcome.Facts {
			if f.Event.Kind == engine.Damage {
				dealt[f.Event.Source] = f.Amount
			}
		}
		ends[dealt] = true
	}
	for _, want := range [][2]int{{2, 5}, {2, 4}, {1, 5}} {
		if !ends[want] {
			t.Errorf("no play deals %d and %d; ends %v", want[0], want[1], ends)
		}
	}
}

// TestOneEffectIsNoLoop: under the first edition loops of several effects are
// broken by the affected player; a draw that one effect makes two is none.
func TestOneEffectIsNoLoop(t *testing.T) {
	two := engine.Number(2)
	e := &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, When: engine.Pattern{Kind: engine.Draw}, Do: []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.Draw, Who: engine.ThatPlayerRef, Amount: &two}}}}}
	s := question(ofPlayer(engine.DrawCards, 0, 1, engine.ByEffect), instance("Twin Draw", e))
	s.Edition = edition("1999-04-23")
	if x, err := Explore(s, nil, engine.Limits{}); err != nil || len(x.Ends) != 1 {
		t.Errorf("%d ends, %v; want 1", len(x.Ends), err)
	}
}
