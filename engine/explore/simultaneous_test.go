package explore

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
)

// severalAtOnce is damage dealt at once to Bob and effects on it, with or without a
// shield of his; now and then one that a shield of Alice's does not apply to.
func severalAtOnce(t *rapid.T, most int) *engine.Scenario {
	events := rapid.IntRange(2, most).Draw(t, "events")
	s := &engine.Scenario{Board: twoPlayers()}
	apart := rapid.Bool().Draw(t, "apart")
	var h engine.Happening
	for i := range events {
		ev := bolt(rapid.IntRange(1, 4).Draw(t, "damage"))
		if apart {
			bear := engine.Object{Name: fmt.Sprint("Bear ", i), Zone: engine.Battlefield, TypesKnown: true, Types: engine.Creature, Power: 2, Toughness: 2, AttachedTo: engine.Nobody(), X: engine.Unset}
			if k := rapid.SampledFrom([]string{"", "", "", "lifelink", "infect", "toxic 1"}).Draw(t, "keyword"); k != "" {
				bear.Keywords, ev.Combat = []string{k}, true
			}
			s.Board.Objects = append(s.Board.Objects, bear)
			ev.Source = engine.ObjectID(rapid.IntRange(max(0, i-1), i).Draw(t, "source"))
		}
		h.Events = append(h.Events, ev)
	}
	var list []engine.Instance
	for i := range rapid.IntRange(1, 3).Draw(t, "effects") {
		n := rapid.IntRange(1, 2).Draw(t, "n")
		kind, c := engine.Replacement, plus(n)
		switch rapid.IntRange(0, 4).Draw(t, "sort") {
		case 1, 2:
			kind, c = engine.Prevention, minus(n)
		case 3:
			c = times(1 + n)
		case 4:
			c = engine.Change{Kind: engine.SetAmount, Amount: &engine.Expr{Op: engine.HalfDown, A: &engine.Expr{Op: engine.That}}}
		}
		e := damageEffect(kind, c)
		list = append(list, instance(fmt.Sprint("Effect ", i), e))
		if rapid.IntRange(0, 5).Draw(t, "twin") == 0 {
			list = append(list, instance(fmt.Sprint("Effect ", i, "-b"), e))
		}
	}
	if whose := rapid.IntRange(0, 4).Draw(t, "shield of"); whose < 3 {
		at := rapid.IntRange(0, len(list)).Draw(t, "place")
		shield := held(engine.PlayerID(min(whose, 1)), instance("Shield", shieldOf(rapid.IntRange(1, 5).Draw(t, "shield"))))
		list = append(list[:at:at], append([]engine.Instance{shield}, list[at:]...)...)
	}
	if rapid.IntRange(0, 4).Draw(t, "life") == 0 {
		e := made(engine.Replacement, engine.Pattern{Kind: engine.LoseLife}, times(2))
		more := made(engine.Replacement, engine.Pattern{Kind: engine.LoseLife}, plus(1))
		list = append(list, instance("Twice", e), instance("More", more))
	}
	s.Effects, s.Events, s.Edition = list, []engine.Happening{h}, question(bolt(1)).Edition
	if rapid.IntRange(0, 4).Draw(t, "later") == 0 {
		s.Events = append(s.Events, engine.Happening{Events: []engine.Event{bolt(2)}})
	}
	return s
}

// noneToAlice is a can't effect about other damage than the question's, which has every
// play walked by itself.
func noneToAlice() engine.Instance {
	return held(0, instance("Ban", &engine.Effect{Kind: engine.Cant, When: engine.Pattern{Kind: engine.Damage, Affected: &engine.Filter{Players: true, Player: engine.You}}}))
}

// TestAtOnceIsEveryPlay: simultaneous events put together event by event give the same
// ends, orders, witnesses and reach as every play walked by itself, and so after each
// answer.
func TestAtOnceIsEveryPlay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := severalAtOnce(t, 3)
		plays := *s
		plays.Effects = append(s.Effects[:len(s.Effects):len(s.Effects)], noneToAlice())
		x, err := Explore(&plays, nil, engine.Limits{States: 20_000})
		if err != nil {
			t.Fatal(err)
		}
		if !x.Complete || x.States*len(x.Ends) > smallGraph {
			t.Skip("too many plays to tell which choices of each matter")
		}
		sameTold(t, s, exploration(t, s), exploration(t, &plays))
		if len(x.Ends) == 0 {
			return
		}
		log := x.Ends[rapid.IntRange(0, len(x.Ends)-1).Draw(t, "end")].Witness
		log = log[:rapid.IntRange(0, len(log)).Draw(t, "answers")]
		sameTold(t, s, explorationAfter(t, s, log), explorationAfter(t, &plays, log))
	})
}

// sameTold fails where two explorations of a question tell different things, with the
// first line in which they do.
func sameTold(t *rapid.T, s *engine.Scenario, got, want string) {
	t.Helper()
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("%s\n%d and %d lines\ntogether:     %s\nplay by play: %s", describe(s), len(a), len(b), a[i], b[i])
		}
	}
	if len(a) != len(b) {
		t.Fatalf("%s\n%d lines, play by play %d", describe(s), len(a), len(b))
	}
}

// TestEightAttackers: eight attackers under one shield and three effects are walked
// whole, and four of which each is told apart within the bounds of the terminal.
func TestEightAttackers(t *testing.T) {
	for _, c := range []struct {
		attackers, ends int
		apart           bool
		orders          string
	}{{attackers: 8, ends: 23, apart: false, orders: ""}, {attackers: 4, ends: 2066, apart: true, orders: "49140894888"}} {
		x, err := Explore(attacked(c.attackers, c.apart), nil, engine.Limits{States: 700_000, Outcomes: 8000})
		if err != nil || !x.Complete || len(x.Ends) != c.ends || c.orders != "" && x.Orders.String() != c.orders {
			t.Fatalf("%+v: complete %v with %d ends and %v orders, %v", c, x.Complete, len(x.Ends), x.Orders, err)
		}
	}
}
