package explore

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
)

// engineEnds is what Explore finds, in the naive resolver's words.
func engineEnds(t *rapid.T, q *engine.Scenario) ([]string, *engine.Exploration) {
	x, err := Explore(q, nil, engine.Limits{})
	if errors.Is(err, engine.ErrTooLarge) {
		t.Skip("sixteen tokens that each become a copy of something, for one")
	}
	if err != nil {
		t.Fatalf("Explore: %v", err)
	}
	if !x.Complete {
		t.Fatal("Explore gave up on a small question")
	}
	var out []string
	for _, e := range x.Ends {
		out = append(out, spelled(q, e.Outcome))
	}
	slices.Sort(out)
	return out, x
}

// TestExploreAgreesWithTheRules compares Explore with the naive resolver on
// small questions of every family under several editions.
func TestExploreAgreesWithTheRules(t *testing.T) {
	for _, f := range families() {
		t.Run(f.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				q := genQuestion(t, f, mostEffects())
				got, x := engineEnds(t, q)
				tooManyPlays(t, x)
				want, first, sure, all := naive(q)
				if !all {
					t.Skip("too many ways to walk one by one")
				}
				if !slices.Equal(got, want) {
					t.Fatalf("edition %s\n%s\nengine: %d ends\n%s\nnaive: %d ends\n%s", q.Edition, describe(q), len(got), lines(got), len(want), lines(want))
				}
				for _, a := range x.Assured {
					alone := []string{}
					for _, end := range a.Ends {
						alone = append(alone, spelled(q, x.Ends[end].Outcome))
					}
					slices.Sort(alone)
					if must := slices.Sorted(maps.Keys(sure[a.Player])); !slices.Equal(alone, must) {
						t.Fatalf("edition %s\n%s\nplayer %d is sure of\n%snaive:\n%s", q.Edition, describe(q), a.Player, lines(alone), lines(must))
					}
				}
				if manyHands(q) {
					return
				}
				if (x.Choice != nil) != (first != engine.NoPlayer) || x.Choice != nil && x.Choice.Chooser != first {
					t.Fatalf("edition %s\n%s\nengine asks %+v, naive player %d", q.Edition, describe(q), x.Choice, first)
				}
			})
		})
	}
}

// manyHands reports whether optional effects and simultaneous events meet. Who
// chooses first then depends on which event is taken up first, where neither
// touches the other: the rules leave that open and the ends are the same.
func manyHands(q *engine.Scenario) bool {
	for i := range q.Effects {
		for _, h := range q.Events {
			if q.Effects[i].Effect.May != engine.NoRef && len(h.Events) > 1 {
				return true
			}
		}
	}
	return false
}

// tooManyPlays leaves out questions with more plays than are walked one by one
// in good time: a draw of four cards under three optional effects has millions.
func tooManyPlays(t *rapid.T, x *engine.Exploration) {
	if !x.Orders.IsInt64() || x.Orders.Int64() > 3000 {
		t.Skip("too many plays to walk one by one")
	}
}

// mostEffects is how many effects a generated question has at most: 3, or what
// APNAP_EFFECTS says for longer searches.
func mostEffects() int {
	if n, err := strconv.Atoi(os.Getenv("APNAP_EFFECTS")); err == nil {
		return n
	}
	return 3
}

func lines(list []string) string {
	s := ""
	for _, x := range list {
		s += "  " + x + "\n"
	}
	return s
}

// describe shows a question in a failure.
func describe(q *engine.Scenario) string {
	s := ""
	for i := range q.Events {
		for _, ev := range q.Events[i].Events {
			s += fmt.Sprintf("moment %d: kind %d player %d object %d to %v source %d under %d amount %d cause %d\n", i, ev.Kind, ev.Player, ev.Object, ev.To, ev.Source, ev.Under, ev.Amount, ev.Cause)
		}
	}
	for i := range q.Effects {
		inst := &q.Effects[i]
		s += fmt.Sprintf("%s of %d (source %d, target %v): %s\n", inst.ID, inst.Controller, inst.Source, inst.Target, shown(inst.Effect))
	}
	return s
}

func shown(e *engine.Effect) string {
	p := &e.When
	s := fmt.Sprintf("kind %d class %d when %d whole %v effect only %v combat %d counter %s", e.Kind, e.Class, p.Kind, p.Whole, p.EffectOnly, p.Combat, p.Counter)
	for i, f := range []*engine.Filter{p.Affected, p.Source, p.Doer} {
		if f != nil {
			s += fmt.Sprintf(" %s{is %d player %d types %d controller %d}", [...]string{"affected", "source", "doer"}[i], f.Is, f.Player, f.Types, f.Controller)
		}
	}
	for _, c := range e.Do {
		s += fmt.Sprintf(" do{%d %s ref %d", c.Kind, shownAmount(c.Amount), c.Ref)
		for _, in := range c.Do {
			s += fmt.Sprintf(" [%d who %d %s]", in.Verb, in.Who, shownAmount(in.Amount))
		}
		s += "}"
	}
	if e.Budget.Kind != engine.Static {
		s += fmt.Sprintf(" budget %d %s", e.Budget.Kind, shownAmount(e.Budget.N))
	}
	for _, in := range e.Then {
		s += fmt.Sprintf(" then [%d who %d %s]", in.Verb, in.Who, shownAmount(in.Amount))
	}
	for _, c := range e.If {
		s += fmt.Sprintf(" if{%d not %v who %d}", c.Kind, c.Not, c.Who)
	}
	return s + fmt.Sprintf(" may %d self %v", e.May, e.Self)
}

func shownAmount(e *engine.Expr) string {
	switch {
	case e == nil:
		return "-"
	case e.A != nil && e.B != nil:
		return fmt.Sprintf("(%s op%d %s)", shownAmount(e.A), e.Op, shownAmount(e.B))
	case e.A != nil:
		return fmt.Sprintf("op%d(%s)", e.Op, shownAmount(e.A))
	}
	return fmt.Sprintf("op%d:%d", e.Op, e.N)
}
