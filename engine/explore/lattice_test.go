package explore

import (
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/agenda"
)

// exploration spells all that an exploration tells.
func exploration(t *rapid.T, s *engine.Scenario) string { return explorationAfter(t, s, nil) }

// explorationAfter spells all that an exploration tells after some answers.
func explorationAfter(t *rapid.T, s *engine.Scenario, log []engine.Answer) string {
	x, err := Explore(s, log, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	w, _, err := agenda.NewStepper(s)
	if err != nil {
		t.Fatal(err)
	}
	says := fmt.Sprint(x.Orders, x.Complete, x.Matters, x.Reach, x.Prefix, x.Assured, x.Choice)
	for _, e := range x.Ends {
		says += fmt.Sprint("\n", outcomeKey(e.Outcome, amountsOf(e.Outcome.Facts), w.Twin), e.Witness, e.Shown)
	}
	return says
}

// somethingForbidden is a can't effect about damage that stops none of the
// question's, but has every play walked by itself.
func somethingForbidden() engine.Instance {
	return instance("Ban", &engine.Effect{Kind: engine.Cant, When: engine.Pattern{Kind: engine.Damage, Combat: engine.Yes}})
}

// TestLatticeIsEveryPlay: effects walked as a lattice give the same ends, orders,
// witnesses and reach as every play walked by itself.
func TestLatticeIsEveryPlay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var list []engine.Instance
		for i := range rapid.IntRange(3, 6).Draw(t, "effects") {
			n := rapid.IntRange(1, 4).Draw(t, "n")
			literal := engine.Number(3 * n)
			kind, c := engine.Replacement, plus(n)
			switch rapid.IntRange(0, 7).Draw(t, "sort") {
			case 1:
				kind, c = engine.Prevention, minus(n)
			case 2:
				c = times(1 + n)
			case 3:
				c = engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.HalfDown, A: &engine.Expr{Op: engine.That}}}
			case 4:
				c = engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.HalfUp, A: &engine.Expr{Op: engine.That}}}
			case 5:
				kind, c = engine.Prevention, engine.Change{Kind: engine.PreventAllBut, Amount: &literal}
			case 6: // falls as the amount rises
				c = engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.Diff, A: &literal, B: &engine.Expr{Op: engine.That}}}
			case 7:
				kind, c = engine.Prevention, engine.Change{Kind: engine.PreventAll}
			}
			e := damageEffect(kind, c)
			list = append(list, instance(fmt.Sprint("Effect ", i), e))
			if rapid.IntRange(0, 3).Draw(t, "twin") == 0 {
				list = append(list, instance(fmt.Sprint("Effect ", i, "-b"), e))
			}
		}
		ev := bolt(rapid.IntRange(1, 25).Draw(t, "damage"))
		lattice, plays := exploration(t, question(ev, list...)), exploration(t, question(ev, append(list, somethingForbidden())...))
		if lattice != plays {
			t.Fatalf("as a lattice:\n%s\nplay by play:\n%s", lattice, plays)
		}
	})
}

// TestWhatRunsOutIsNoLattice: what there is not enough of is cut down between one
// effect and the next, also where nothing else than the amount changes.
func TestWhatRunsOutIsNoLattice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		effect := func(kind engine.EffectKind, e *engine.Effect) *engine.Effect {
			e.Kind, e.When.Kind = kind, engine.Discard
			return e
		}
		var list []engine.Instance
		for i := range rapid.IntRange(3, 5).Draw(t, "effects") {
			n := rapid.IntRange(-2, 2).Draw(t, "n")
			c := plus(n)
			if n == 0 {
				c = times(2)
			}
			list = append(list, instance(fmt.Sprint("Effect ", i), effect(engine.Replacement, &engine.Effect{Do: []engine.Change{c}})))
		}
		ban := instance("Ban", effect(engine.Cant, &engine.Effect{When: engine.Pattern{CauseIs: engine.ByCost}}))
		discarded := rapid.IntRange(1, 2).Draw(t, "discarded")
		asked := func(list ...engine.Instance) *engine.Scenario {
			s := question(ofPlayer(engine.Discard, 1, discarded, engine.ByEffect), list...)
			s.Board.Players[1].Hand = 2
			return s
		}
		if lattice, plays := exploration(t, asked(list...)), exploration(t, asked(append(list, ban)...)); lattice != plays {
			t.Fatalf("as a lattice:\n%s\nplay by play:\n%s", lattice, plays)
		}
	})
}

// TestLatticeOfLargeAmounts: amounts beyond what a lattice holds are walked play
// by play.
func TestLatticeOfLargeAmounts(t *testing.T) {
	s := question(bolt(maxLaneAmount), instance("Doubler", damageEffect(engine.Replacement, times(2))), instance("Ward", damageEffect(engine.Prevention, minus(1))), instance("Spark", damageEffect(engine.Replacement, plus(1))))
	x, err := Explore(s, nil, engine.Limits{})
	if err != nil || !x.Complete || len(x.Ends) != 3 {
		t.Fatalf("%+v, %v", x, err)
	}
}

// TestTwelveEffects: twelve effects no two of which commute are walked whole within
// the bounds that the bot has for large questions.
func TestTwelveEffects(t *testing.T) {
	x, err := Explore(mixed(12), nil, engine.Limits{States: 700_000, Outcomes: 8000})
	if err != nil || !x.Complete || len(x.Ends) != 4979 {
		t.Fatalf("complete %v with %d ends, %v", x.Complete, len(x.Ends), err)
	}
}

// TestSweptWitnessesAreTheFirst: one sweep finds for each end the way that is come to
// first breadth first.
func TestSweptWitnessesAreTheFirst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, st, err := agenda.NewStepper(anyQuestion(t, 3))
		if err != nil {
			t.Fatal(err)
		}
		x := newExplorer(w, engine.Limits{})
		root := x.visit(st)
		if w.Err != nil || root == cut || x.atOnce != nil {
			t.Skip("nothing to look for, or not by a sweep")
		}
		swept, ok := x.witnessSwept(root)
		if sought := x.witnessSought(root); ok && !reflect.DeepEqual(swept, sought) {
			t.Fatalf("swept %v, sought %v", swept, sought)
		}
	})
}

// TestSweptWitnessesOfALattice: so with effects no two of which commute.
func TestSweptWitnessesOfALattice(t *testing.T) {
	w, st, err := agenda.NewStepper(mixed(8))
	if err != nil {
		t.Fatal(err)
	}
	x := newExplorer(w, engine.Limits{})
	root := x.visit(st)
	if swept, ok := x.witnessSwept(root); !ok || !reflect.DeepEqual(swept, x.witnessSought(root)) {
		t.Fatal("a sweep finds others than a search breadth first")
	}
}

// TestSetsOfEndsAreForms: where one player makes every choice, the ends that can be
// reached tell which choices matter as the forms do.
func TestSetsOfEndsAreForms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, st, err := agenda.NewStepper(anyQuestion(t, 3))
		if err != nil {
			t.Fatal(err)
		}
		x := newExplorer(w, engine.Limits{})
		if x.visit(st); w.Err != nil || !x.oneChooses() {
			t.Skip("several players choose, or nobody can")
		}
		for id := range x.vertices {
			if kids := x.below(int32(id)); len(kids) > 0 && x.differ(kids) != x.told().differ(kids) {
				t.Fatalf("vertex %d of %d: sets say %v", id, len(x.vertices), x.differ(kids))
			}
		}
	})
}
