package engine

import "testing"

// TestWhatIsYetToCome: of two hits on Bob, each doubled and handed to his Ogre,
// one may be at the Ogre before the other; so the single use of "one more to
// creatures", which fits neither hit at first, can be spent on either alone.
func TestWhatIsYetToCome(t *testing.T) {
	hit := func(src ObjectID, n int) Event {
		ev := bolt(n)
		ev.Source = src
		return ev
	}
	s := question(hit(0, 1), instance("Hand Over", damageEffect(Replacement, Change{Kind: RedirectTo, Ref: Target})), instance("Wrath", damageEffect(Replacement, plus(1))))
	s.Events[0].Events = append(s.Events[0].Events, hit(1, 4))
	for _, name := range []string{"Archer", "Striker", "Ogre"} {
		s.Board.Objects = append(s.Board.Objects, Object{Name: name, Types: Creature, TypesKnown: true, Zone: Battlefield, AttachedTo: Nobody(), Power: 2, Toughness: 9})
	}
	s.Board.Objects[2].Controller = 1
	s.Effects[0].Target = ObjectEntity(2)
	s.Effects[0].Effect.When.Affected = &Filter{Players: true}
	one := Number(1)
	wrath := s.Effects[1].Effect
	wrath.When.Affected, wrath.When.Whole, wrath.Budget = &Filter{Types: Creature}, true, Budget{Kind: NextTime, N: &one}
	ends := map[[2]int]bool{}
	x, err := Explore(s, nil, Limits{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range x.Ends {
		var dealt [2]int
		for _, f := range e.Outcome.Facts {
			if f.Event.Kind == Damage {
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
	two := Number(2)
	e := &Effect{Kind: Replacement, Class: ClassOther, When: Pattern{Kind: Draw}, Do: []Change{{Kind: InsteadDo, Do: []Instruction{{Verb: Draw, Who: ThatPlayerRef, Amount: &two}}}}}
	s := question(ofPlayer(DrawCards, 0, 1, ByEffect), instance("Twin Draw", e))
	s.Edition = edition("1999-04-23")
	if x, err := Explore(s, nil, Limits{}); err != nil || len(x.Ends) != 1 {
		t.Errorf("%d ends, %v; want 1", len(x.Ends), err)
	}
}
