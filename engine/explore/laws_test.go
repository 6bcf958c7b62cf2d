package explore

import (
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/play"
)

// anyQuestion is a question of any family.
func anyQuestion(t *rapid.T, most int) *engine.Scenario {
	return genQuestion(t, rapid.SampledFrom(families()).Draw(t, "family"), most)
}

// TestOneApplicationPerLineage: along any play no effect is applied twice to an
// event or what became of it (cr.OneOpportunity).
func TestOneApplicationPerLineage(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		_, x := engineEnds(t, q)
		for _, end := range x.Ends {
			r, err := Resolve(q, end.Witness)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range r.Trace {
				if s.Kind != engine.StepApply && s.Kind != engine.StepUnprevented {
					continue
				}
				copied := s.Before.Kind == engine.Enter && s.Before.Entry.CopyOf != engine.NoObject
				if s.Before.Marks.Has(s.Chosen) && !copied {
					t.Fatalf("%s\neffect %d applied to an event that carries its mark", describe(q), s.Chosen)
				}
				for _, ev := range s.After {
					if !ev.Marks.Has(s.Chosen) && ev.Marks.Copies == "" {
						t.Fatalf("%s\nwhat effect %d made of an event does not carry its mark", describe(q), s.Chosen)
					}
				}
			}
		}
	})
}

// TestWitnessesReplay: each end's witness leads Resolve to that end, and any
// part of it to a choice that offers the answer that follows.
func TestWitnessesReplay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		_, x := engineEnds(t, q)
		for _, end := range x.Ends {
			r, err := Resolve(q, end.Witness)
			if err != nil || r.Outcome == nil {
				t.Fatalf("%s\nwitness %v: %v, choice %+v", describe(q), end.Witness, err, r)
			}
			if got, want := spelled(q, r.Outcome), spelled(q, end.Outcome); got != want {
				t.Fatalf("%s\nwitness %v leads to\n%s\nwant\n%s", describe(q), end.Witness, got, want)
			}
			if !slices.Equal(r.Answers, end.Witness) {
				t.Fatalf("%s\nwitness %v became the log %v", describe(q), end.Witness, r.Answers)
			}
			prefixes(t, q, end.Witness)
		}
	})
}

// prefixes replays every part of a log.
func prefixes(t *rapid.T, q *engine.Scenario, log []engine.Answer) {
	for n := range log {
		w, st, err := agenda.NewStepper(q)
		if err != nil {
			t.Fatal(err)
		}
		got, err := (&replayer{w: w}).replay(st, log[:n])
		if err != nil || len(got) != n || st.Choice == nil {
			t.Fatalf("%s\nafter %v: %v, choice %+v", describe(q), log[:n], err, st.Choice)
		}
		if find(options(w.Walker, st), log[n].Option) < 0 {
			t.Fatalf("%s\nafter %v the choice has no option %s", describe(q), log[:n], log[n].Option)
		}
	}
}

// TestOrderOfEffectsInTheQuestion: it does not matter in which order a question
// lists its effects.
func TestOrderOfEffectsInTheQuestion(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		want, x := engineEnds(t, q)
		p := *q
		p.Effects = rapid.Permutation(q.Effects).Draw(t, "order")
		got, y := engineEnds(t, &p)
		canonical := func(list []string) int { return len(slices.Compact(slices.Clone(list))) }
		if canonical(got) != canonical(want) || sameNames(q) && !slices.Equal(got, want) {
			t.Fatalf("%s\n%s\nthe other way round\n%s", describe(q), lines(want), lines(got))
		}
		if (x.Choice == nil) != (y.Choice == nil) || x.Choice != nil && x.Choice.Chooser != y.Choice.Chooser {
			t.Fatalf("%s\nchoice %+v, the other way round %+v", describe(q), x.Choice, y.Choice)
		}
	})
}

// sameNames reports whether no two effects of a question share a name in the
// words of outcomes, as effects do that nothing tells apart.
func sameNames(q *engine.Scenario) bool {
	for i := range q.Effects {
		if called(q, i) != q.Effects[i].ID {
			return false
		}
	}
	return true
}

// TestPreventionNeverAddsDamage: without anything else a prevention effect never
// makes more damage of it, and none at all of damage that can't be prevented.
func TestPreventionNeverAddsDamage(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := families()[0]
		q := genQuestion(t, family{f.name, f.event, func(t *rapid.T) *engine.Effect {
			for {
				if e := genDamageEffect(t); e.Kind == engine.Prevention {
					return e
				}
			}
		}}, 3)
		most, least := 0, 0
		for _, h := range q.Events {
			for _, ev := range h.Events {
				most += ev.Amount
				if ev.Unpreventable {
					least += ev.Amount
				}
			}
		}
		_, x := engineEnds(t, q)
		for _, end := range x.Ends {
			n, over := 0, false
			for _, fact := range end.Outcome.Facts {
				if fact.Event.Kind == engine.Damage && fact.Shield == engine.NoEffect && !fact.Nothing {
					n += fact.Amount
				}
				over = over || fact.Event.Kind == engine.LoseGame // after which nothing more happens
				over = over || fact.Event.Kind == engine.Move     // what has left is dealt nothing more
			}
			if n > most || n < least && !over {
				t.Fatalf("%s\n%d damage, want between %d and %d", describe(q), n, least, most)
			}
		}
	})
}

// TestUnpreventableSpendsNoShield: damage that can't be prevented leaves every
// shield as it was (cr.UnpreventableShieldKept).
func TestUnpreventableSpendsNoShield(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 5).Draw(t, "shield")
		e := damageEffect(engine.Prevention, engine.Change{Kind: engine.PreventAll})
		e.Budget = engine.Budget{Kind: rapid.SampledFrom([]engine.BudgetKind{engine.NextN, engine.NextTime}).Draw(t, "kind"), N: amount(engine.Number(n))}
		ev := bolt(rapid.IntRange(1, 9).Draw(t, "damage"))
		ev.Unpreventable = true
		x, err := Explore(question(ev, instance("Shield", e)), nil, engine.Limits{})
		if err != nil || len(x.Ends) != 1 {
			t.Fatal(x, err)
		}
		facts := x.Ends[0].Outcome.Facts
		if last := facts[len(facts)-1]; last.Shield != 0 || last.Amount != n {
			t.Fatalf("%+v is left of a shield of %d", last, n)
		}
	})
}

// TestOrdersCountsTheLeaves: Orders is the number of different logs of answers,
// counted by answering every choice every way without merging anything.
func TestOrdersCountsTheLeaves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		_, x := engineEnds(t, q)
		tooManyPlays(t, x)
		w, st, err := agenda.NewStepper(q)
		if err != nil {
			t.Fatal(err)
		}
		if n := leaves(w, st); x.Orders.Cmp(big.NewInt(n)) != 0 {
			t.Fatalf("%s\norders %s, leaves %d", describe(q), x.Orders, n)
		}
	})
}

// leaves counts the ends of the tree of choices below a state.
func leaves(w *agenda.Stepper, st *play.State) int64 {
	w.Advance(st)
	if st.Done {
		return 1
	}
	var n int64
	for i := 0; i < st.Choice.Size(); i++ {
		c := st.Clone()
		agenda.Take(w.Walker, c, i)
		n += leaves(w, c)
	}
	return n
}

// TestBoundsAreConfessed: within narrow bounds Explore says that it is not
// complete, and finds no end that is none.
func TestBoundsAreConfessed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		want, full := engineEnds(t, q)
		l := engine.Limits{States: rapid.IntRange(1, 6).Draw(t, "states"), Outcomes: rapid.IntRange(1, 3).Draw(t, "outcomes")}
		x, err := Explore(q, nil, l)
		if err != nil {
			t.Fatal(err)
		}
		if x.Complete && (len(x.Ends) != len(full.Ends) || x.Orders.Cmp(full.Orders) != 0) {
			t.Fatalf("%s\nsaid to be complete: %d of %d ends, %s of %s orders", describe(q), len(x.Ends), len(full.Ends), x.Orders, full.Orders)
		}
		for _, e := range x.Ends {
			if !slices.Contains(want, spelled(q, e.Outcome)) {
				t.Fatalf("%s\n%s is no end of it", describe(q), spelled(q, e.Outcome))
			}
		}
	})
}

// TestEndsDiffer: no two ends are the same to a reader.
func TestEndsDiffer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 4)
		got, x := engineEnds(t, q)
		if len(slices.Compact(slices.Clone(got))) != len(got) {
			t.Fatalf("%s\n%s", describe(q), lines(got))
		}
		if x.Matters != (len(got) > 1) || x.Matters != (x.Choice != nil) {
			t.Fatalf("%s\n%d ends, matters %v, choice %+v", describe(q), len(got), x.Matters, x.Choice)
		}
	})
}
