package explore

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
)

// TestEndsOfEachOption: the ends after each answer to the open choice are together all ends, and
// those that the choice says the option can reach.
func TestEndsOfEachOption(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		all, x := engineEnds(t, q)
		if x.Choice == nil || len(x.Prefix) > 0 {
			return // nobody is asked, or something is passed over first
		}
		var together []string
		for i, o := range x.Choice.Options {
			after, err := Explore(q, []engine.Answer{{Option: o.ID}}, engine.Limits{})
			if err != nil {
				t.Fatalf("%s\nafter %s: %v", describe(q), o.ID, err)
			}
			var got, told []string
			for _, e := range after.Ends {
				got = append(got, spelled(q, e.Outcome))
			}
			for _, e := range x.Reach[i] {
				told = append(told, spelled(q, x.Ends[e].Outcome))
			}
			slices.Sort(got)
			slices.Sort(told)
			if got, told = slices.Compact(got), slices.Compact(told); !slices.Equal(got, told) {
				t.Fatalf("%s\nafter %s\n%s\nthe choice says\n%s", describe(q), o.ID, lines(got), lines(told))
			}
			together = append(together, got...)
		}
		slices.Sort(together)
		if want := slices.Compact(slices.Clone(all)); !slices.Equal(slices.Compact(together), want) {
			t.Fatalf("%s\nafter each option\n%s\nin all\n%s", describe(q), lines(together), lines(all))
		}
	})
}

// TestAskedAgain: the same question has the same ends, in the same order, with the same witnesses.
func TestAskedAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		_, first := engineEnds(t, q)
		_, again := engineEnds(t, q)
		if !slices.EqualFunc(first.Ends, again.Ends, func(a, b engine.End) bool {
			return spelled(q, a.Outcome) == spelled(q, b.Outcome) && slices.Equal(a.Witness, b.Witness)
		}) {
			t.Fatalf("%s\nfirst\n%v\nthen\n%v", describe(q), first.Ends, again.Ends)
		}
	})
}

// TestWhatNobodyWaitsForChangesNothing: an effect on an event of a kind that nothing in the question
// is or becomes leaves the ends as they are.
func TestWhatNobodyWaitsForChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		q := anyQuestion(t, 3)
		want, _ := engineEnds(t, q)
		p := *q
		idle := instance("Idle", &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, When: engine.Pattern{Kind: engine.Connive}, Do: []engine.Change{times(2)}})
		idle.Controller = engine.PlayerID(rapid.IntRange(0, len(q.Board.Players)-1).Draw(t, "whose"))
		p.Effects = append(slices.Clone(q.Effects), idle)
		if got, _ := engineEnds(t, &p); !slices.Equal(got, want) {
			t.Fatalf("%s\nwithout\n%s\nwith it\n%s", describe(q), lines(want), lines(got))
		}
	})
}
