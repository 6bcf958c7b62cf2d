package engine

import (
	"fmt"
	"reflect"
	"testing"

	"apnap/engine/cr"
	"pgregory.net/rapid"
)

// twoPlayers is a board with Alice, whose turn it is, and Bob.
func twoPlayers() Board {
	p := func(name string) Player {
		return Player{Name: name, Life: Unset, Hand: Unset, Library: Unset, Graveyard: Unset}
	}
	return Board{Players: []Player{p("Alice"), p("Bob")}}
}

// bolt is damage from nobody in particular to Bob.
func bolt(n int) Event {
	return Event{Kind: Damage, To: PlayerEntity(1), Player: NoPlayer, Object: NoObject, Source: NoObject, Doer: 0, Under: NoPlayer, Amount: n, Cause: ByEffect, By: NoEffect}
}

// damageEffect is an effect on any damage.
func damageEffect(k EffectKind, c Change) *Effect {
	return &Effect{Kind: k, Class: ClassOther, When: Pattern{Kind: Damage}, Do: []Change{c}}
}

func times(n int) Change {
	return Change{Kind: SetAmount, Amount: &Expr{Op: Product, A: &Expr{Op: Lit, N: n}, B: &Expr{Op: That}}}
}

func plus(n int) Change {
	return Change{Kind: SetAmount, Amount: &Expr{Op: Sum, A: &Expr{Op: That}, B: &Expr{Op: Lit, N: n}}}
}

func minus(n int) Change {
	e := Number(n)
	return Change{Kind: PreventUpTo, Amount: &e}
}

// instance gives an effect a label and nothing else.
func instance(label string, e *Effect) Instance {
	return Instance{Effect: e, ID: slug(label), Label: label, Source: NoObject, Attached: Nobody(), Target: Nobody(), Target2: Nobody(), ChosenSrc: NoObject, Chosen: Nobody(), X: Unset}
}

func question(ev Event, effects ...Instance) *Scenario {
	return &Scenario{Board: twoPlayers(), Effects: effects, Events: []Happening{{Events: []Event{ev}}}, Edition: cr.Current()}
}

// damages lists the damage of each end.
func damages(t *testing.T, s *Scenario) []int {
	t.Helper()
	x, err := Explore(s, nil, Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var out []int
	for _, e := range x.Ends {
		n := 0
		for _, f := range e.Outcome.Facts {
			if f.Shield == NoEffect && f.Event.Kind == Damage && !f.Nothing {
				n += f.Amount
			}
		}
		out = append(out, n)
	}
	return out
}

func TestDoublerAndPreventionAreOrdered(t *testing.T) {
	s := question(bolt(3), instance("Furnace", damageEffect(Replacement, times(2))), instance("Armor", damageEffect(Prevention, minus(1))))
	if got := fmt.Sprint(damages(t, s)); got != "[4 5]" {
		t.Fatalf("ends %s, want [4 5]", got)
	}
	r, err := Resolve(s, nil)
	if err != nil || r.Choice == nil || r.Choice.Chooser != 1 {
		t.Fatalf("choice %+v, %v; want Bob to choose", r.Choice, err)
	}
	r, err = Resolve(s, []Answer{{At: NextThatMatters, Option: "Armor"}})
	if err != nil || r.Outcome == nil || r.Outcome.Facts[0].Amount != 4 {
		t.Fatalf("%+v, %v; want 4 damage after the armor", r, err)
	}
}

func TestTwoDoublersAskNobody(t *testing.T) {
	e := damageEffect(Replacement, times(2))
	s := question(bolt(2), instance("Furnace", e), instance("Furnace-2", e))
	x, err := Explore(s, nil, Limits{})
	if err != nil || x.Choice != nil || x.Orders.Int64() != 1 {
		t.Fatalf("%+v, %v; want no choice and one order", x, err)
	}
	if got := fmt.Sprint(damages(t, s)); got != "[8]" {
		t.Fatalf("ends %s, want [8]", got)
	}
}

// mixed is n effects on damage, no two alike.
func mixed(n int) *Scenario {
	var list []Instance
	for i := 0; i < n; i++ {
		c, k := plus(i+1), Replacement
		switch i % 3 {
		case 1:
			c, k = minus(i+1), Prevention
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
	e := damageEffect(Replacement, times(2))
	s := question(bolt(3), instance("Furnace", e), instance("Other Furnace", damageEffect(Replacement, times(2))), instance("Armor", damageEffect(Prevention, minus(1))))
	answers := []Answer{{0, "armor"}, {1, "furnace"}}
	q, err := Prepare(s)
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		resolve func() (*Resolution, error)
	}{{"anew", func() (*Resolution, error) { return Resolve(s, answers) }}, {"prepared", func() (*Resolution, error) { return q.Resolve(answers) }}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if r, err := c.resolve(); err != nil || r.Outcome == nil {
					b.Fatal(err, r)
				}
			}
			b.ReportMetric(6000, "goal-ns") // 2 µs for each effect
		})
	}
}

// TestTooManyDivisions: a shield shared out in more ways than can be listed is
// refused as too large, and within the bound every way is told.
func TestTooManyDivisions(t *testing.T) {
	if ways, few := divisions([]int{3, 3, 3}, 3, maxDivisions); !few || len(ways) != 10 {
		t.Errorf("3 from 3, 3 and 3: %v, few %v", ways, few)
	}
	if _, few := divisions([]int{90_000, 90_000}, 100_000, maxDivisions); few {
		t.Error("80001 ways are listed")
	}
}

// TestPreparedQuestionsPlayAlike: a question prepared once gives for each end's witness
// what one prepared for that play gives.
func TestPreparedQuestionsPlayAlike(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := anyQuestion(t, 3)
		_, x := engineEnds(t, s)
		q, err := Prepare(s)
		if err != nil {
			t.Fatal(err)
		}
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
