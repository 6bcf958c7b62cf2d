package explore

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/internal/cputime"
)

// twoPlayers is a board with Alice, whose turn it is, and Bob.
func twoPlayers() engine.Board {
	p := func(name string) engine.Player {
		return engine.Player{Name: name, Life: engine.Unset, Hand: engine.Unset, Library: engine.Unset, Graveyard: engine.Unset}
	}
	return engine.Board{Players: []engine.Player{p("Alice"), p("Bob")}}
}

// bolt is damage from nobody in particular to Bob.
func bolt(n int) engine.Event {
	return engine.Event{Kind: engine.Damage, To: engine.PlayerEntity(1), Player: engine.NoPlayer, Object: engine.NoObject, Source: engine.NoObject, Doer: 0, Under: engine.NoPlayer, Amount: n, Cause: engine.ByEffect, By: engine.NoEffect}
}

// damageEffect is an effect on any damage.
func damageEffect(k engine.EffectKind, c engine.Change) *engine.Effect {
	return &engine.Effect{Kind: k, Class: engine.ClassOther, When: engine.Pattern{Kind: engine.Damage}, Do: []engine.Change{c}}
}

func times(n int) engine.Change {
	return engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.Product, A: &engine.Expr{Op: engine.Lit, N: n}, B: &engine.Expr{Op: engine.That}}}
}

func plus(n int) engine.Change {
	return engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.Sum, A: &engine.Expr{Op: engine.That}, B: &engine.Expr{Op: engine.Lit, N: n}}}
}

func minus(n int) engine.Change {
	e := engine.Number(n)
	return engine.Change{Kind: engine.PreventUpTo, Amount: &e}
}

// instance gives an effect a label and nothing else.
func instance(label string, e *engine.Effect) engine.Instance {
	return engine.Instance{Effect: e, ID: engine.Slug(label), Label: label, Source: engine.NoObject, Attached: engine.Nobody(), Target: engine.Nobody(), Target2: engine.Nobody(), ChosenSrc: engine.NoObject, Chosen: engine.Nobody(), X: engine.Unset}
}

func question(ev engine.Event, effects ...engine.Instance) *engine.Scenario {
	return &engine.Scenario{Board: twoPlayers(), Effects: effects, Events: []engine.Happening{{Events: []engine.Event{ev}}}, Edition: cr.Current()}
}

// damages lists the damage of each end.
func damages(t *testing.T, s *engine.Scenario) []int {
	t.Helper()
	x, err := Explore(s, nil, engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var out []int
	for _, e := range x.Ends {
		n := 0
		for _, f := range e.Outcome.Facts {
			if f.Shield == engine.NoEffect && f.Event.Kind == engine.Damage && !f.Nothing {
				n += f.Amount
			}
		}
		out = append(out, n)
	}
	return out
}

func TestDoublerAndPreventionAreOrdered(t *testing.T) {
	s := question(bolt(3), instance("Furnace", damageEffect(engine.Replacement, times(2))), instance("Armor", damageEffect(engine.Prevention, minus(1))))
	if got := fmt.Sprint(damages(t, s)); got != "[4 5]" {
		t.Fatalf("ends %s, want [4 5]", got)
	}
	r, err := Resolve(s, nil)
	if err != nil || r.Choice == nil || r.Choice.Chooser != 1 {
		t.Fatalf("choice %+v, %v; want Bob to choose", r.Choice, err)
	}
	r, err = Resolve(s, []engine.Answer{{At: engine.NextThatMatters, Option: "Armor"}})
	if err != nil || r.Outcome == nil || r.Outcome.Facts[0].Amount != 4 {
		t.Fatalf("%+v, %v; want 4 damage after the armor", r, err)
	}
}

func TestTwoDoublersAskNobody(t *testing.T) {
	e := damageEffect(engine.Replacement, times(2))
	s := question(bolt(2), instance("Furnace", e), instance("Furnace-2", e))
	x, err := Explore(s, nil, engine.Limits{})
	if err != nil || x.Choice != nil || x.Orders.Int64() != 1 {
		t.Fatalf("%+v, %v; want no choice and one order", x, err)
	}
	if got := fmt.Sprint(damages(t, s)); got != "[8]" {
		t.Fatalf("ends %s, want [8]", got)
	}
}

// mixed is n effects on damage, no two alike.
func mixed(n int) *engine.Scenario {
	var list []engine.Instance
	for i := 0; i < n; i++ {
		c, k := plus(i+1), engine.Replacement
		switch i % 3 {
		case 1:
			c, k = minus(i+1), engine.Prevention
		case 2:
			c = times(2 + i/3)
		}
		list = append(list, instance(fmt.Sprintf("Effect %d", i), damageEffect(k, c)))
	}
	return question(bolt(20), list...)
}

// BenchmarkResolve plays three effects on one event to its end: a question that is
// prepared for each play, and one that is prepared once.
func BenchmarkResolve(b *testing.B) {
	e := damageEffect(engine.Replacement, times(2))
	s := question(bolt(3), instance("Furnace", e), instance("Other Furnace", damageEffect(engine.Replacement, times(2))), instance("Armor", damageEffect(engine.Prevention, minus(1))))
	answers := []engine.Answer{{At: 0, Option: "armor"}, {At: 1, Option: "furnace"}}
	q, err := Prepare(s)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		resolve func() (*engine.Resolution, error)
	}{{name: "anew", resolve: func() (*engine.Resolution, error) { return Resolve(s, answers) }}, {name: "prepared", resolve: func() (*engine.Resolution, error) { return q.Resolve(answers) }}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			end := cputime.Of(b)
			for b.Loop() {
				if r, err := c.resolve(); err != nil || r.Outcome == nil {
					b.Fatal(err, r)
				}
			}
			end()
			b.ReportMetric(6000, "goal-ns") // 2 µs for each effect
		})
	}
}

// TestTooManyDivisions: a shield shared out in more ways than can be listed is
// refused as too large, and within the bound every way is told.
func TestTooManyDivisions(t *testing.T) {
	if ways, few := apply.Divisions([]int{3, 3, 3}, 3, apply.MaxDivisions); !few || len(ways) != 10 {
		t.Errorf("3 from 3, 3 and 3: %v, few %v", ways, few)
	}
	if _, few := apply.Divisions([]int{90_000, 90_000}, 100_000, apply.MaxDivisions); few {
		t.Error("80001 ways are listed")
	}
}

// preparedQuestion is any question, what it can come to, and it made ready to be played.
func preparedQuestion(t *rapid.T) (*engine.Scenario, *engine.Exploration, *Question) {
	s := anyQuestion(t, 3)
	_, x := engineEnds(t, s)
	q, err := Prepare(s)
	if err != nil {
		t.Fatal(err)
	}
	return s, x, q
}

// TestPreparedQuestionsPlayAlike: a question prepared once gives for each end's witness
// what one prepared for that play gives.
func TestPreparedQuestionsPlayAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, x, q := preparedQuestion(t)
		for _, end := range x.Ends {
			once, err := q.Resolve(end.Witness)
			if err != nil {
				t.Fatal(err)
			}
			anew, err := Resolve(s, end.Witness)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(once, anew) {
				t.Fatalf("%s\nprepared once:\n%+v\nanew:\n%+v", describe(s), once, anew)
			}
		}
	})
}

// TestToldAsResolved: the plays that lead to the ends, told one after another, are those
// that each witness gives by itself, and begin alike where they say so.
func TestToldAsResolved(t *testing.T) {
	shared := 0
	one := func(t *rapid.T) {
		s, x, q := preparedQuestion(t)
		witnesses := make([][]engine.Answer, len(x.Ends))
		for i := range x.Ends {
			witnesses[i] = x.Ends[i].Witness
		}
		told := make([]bool, len(witnesses))
		var before []engine.Step
		err := q.Tell(witnesses, func(at int, play Told) error {
			alone, err := Resolve(s, witnesses[at])
			if err != nil {
				return err
			}
			if !(len(play.Trace)+len(alone.Trace) == 0 || reflect.DeepEqual(play.Trace, alone.Trace)) || !slices.EqualFunc(play.Kept, alone.Kept, func(a, b engine.Exclusion) bool { return a == b }) {
				t.Fatalf("%s\ntold:\n%+v\nalone:\n%+v", describe(s), play, alone)
			}
			if play.Same > 0 && !reflect.DeepEqual(play.Trace[:play.Same], before[:play.Same]) {
				t.Fatalf("%s\nthe first %d steps are not the same", describe(s), play.Same)
			}
			told[at], before, shared = true, slices.Clone(play.Trace), shared+play.Same
			return nil
		})
		if err != nil || slices.Contains(told, false) {
			t.Fatal(err, told)
		}
	}
	for tries := 0; shared == 0 && tries < 5; tries++ { // of a hundred questions now and then none has plays that begin alike
		rapid.Check(t, one)
	}
	if shared == 0 {
		t.Error("no two plays share a step")
	}
}

// TestPlaysKeepToThemselves: what one play of a prepared question tells stays as it was told,
// however many follow with the storage it used.
func TestPlaysKeepToThemselves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, x, q := preparedQuestion(t)
		told := make([]*engine.Resolution, len(x.Ends))
		for i, end := range x.Ends {
			once, err := q.Resolve(end.Witness)
			if err != nil {
				t.Fatal(err)
			}
			told[i] = once
		}
		for i, end := range x.Ends {
			anew, err := Resolve(s, end.Witness)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(told[i], anew) {
				t.Fatalf("%s\nafter %d plays:\n%+v\nanew:\n%+v", describe(s), len(told), told[i], anew)
			}
		}
	})
}

// TestChoosersAreAllNamed: that the sweep stops once everybody who has a choice is found loses
// nobody who decides.
func TestChoosersAreAllNamed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anyQuestion(t, 3)
		w, st, err := agenda.NewStepper(s)
		if err != nil {
			t.Skip(err)
		}
		x := newExplorer(w, engine.Limits{})
		w.Advance(st)
		root := x.visit(st)
		if w.Err != nil || root == cut {
			return
		}
		var want []engine.PlayerID
		below := map[int32]bool{root: true}
		for v := root; v >= 0; v-- {
			if !below[v] || x.vertices[v].leaf >= 0 {
				continue
			}
			if p := x.vertices[v].player; !slices.Contains(want, p) && x.decides(v) {
				want = append(want, p)
			}
			for _, k := range x.below(v) {
				below[k] = true
			}
		}
		slices.Sort(want)
		if got := x.deciders(root); !slices.Equal(got, want) {
			t.Fatalf("%s\ndecided by %v, want %v", describe(s), got, want)
		}
	})
}
