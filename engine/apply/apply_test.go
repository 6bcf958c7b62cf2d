package apply_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/apply"
	"apnap/engine/play"
	"apnap/internal/asked"
)

// TestDivisions: all ways to share out a total, each once, most of it on the first at first.
func TestDivisions(t *testing.T) {
	for _, c := range []struct {
		amounts []int
		total   int
		want    string
	}{
		{[]int{3}, 2, "[[2]]"},
		{[]int{3}, 4, "[]"}, // more than there is
		{[]int{2, 2}, 2, "[[2 0] [1 1] [0 2]]"},
		{[]int{1, 3}, 2, "[[1 1] [0 2]]"},
		{[]int{1, 1, 1}, 2, "[[1 1 0] [1 0 1] [0 1 1]]"},
		{[]int{2, 1}, 3, "[[2 1]]"},
		{[]int{0, 2}, 1, "[[0 1]]"},
	} {
		if ways, few := apply.Divisions(c.amounts, c.total, 100); fmt.Sprint(ways) != c.want || !few {
			t.Errorf("%d from %v: %v, few %v; want %s", c.total, c.amounts, ways, few, c.want)
		}
	}
	if ways, few := apply.Divisions([]int{2, 2}, 2, 2); few {
		t.Errorf("three ways are listed where two may be: %v", ways)
	}
	if ways, few := apply.Divisions([]int{2, 2}, 2, 3); !few || len(ways) != 3 {
		t.Errorf("three ways where three may be: %v, %v", ways, few)
	}
}

// TestDivisionsAll: whatever the amounts are, the divisions are those that counting through
// all sums gives.
func TestDivisionsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		amounts := rapid.SliceOfN(rapid.IntRange(0, 4), 1, 4).Draw(t, "amounts")
		sum := 0
		for _, n := range amounts {
			sum += n
		}
		total := rapid.IntRange(0, sum).Draw(t, "total")
		ways, few := apply.Divisions(amounts, total, 10_000)
		want := 0
		for code, each := 0, make([]int, len(amounts)); code < 625; code++ { // all numbers to the base of five
			left, is, fits := code, 0, true
			for i := range each {
				each[i], left = left%5, left/5
				is += each[i]
				fits = fits && each[i] <= amounts[i]
			}
			if left == 0 && fits && is == total {
				want++
				if !slices.ContainsFunc(ways, func(w []int) bool { return slices.Equal(w, each) }) {
					t.Fatalf("%d from %v: %v is missing of %v", total, amounts, each, ways)
				}
			}
		}
		if !few || len(ways) != want {
			t.Fatalf("%d from %v: %d ways, want %d", total, amounts, len(ways), want)
		}
	})
}

// TestApply: one effect on one event: what the event becomes, and what is left of the effect.
func TestApply(t *testing.T) {
	const shield = "Bob: Shield = Prevent the next 3 damage that would be dealt to you this turn."
	for _, c := range []struct {
		effect, event, want string
		left                int // of its budget
	}{
		{"Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "Alice's Spark deals 3 damage to Bob", "Spark deals 2 damage to Bob", 0},
		{"Bob: Armor = If a source would deal damage to you, prevent 4 of that damage.", "Alice's Spark deals 3 damage to Bob", "", 0},
		{"Bob: Wall = If a source would deal damage to you, prevent that damage.", "Alice's Spark deals 3 damage to Bob", "", 0},
		{"Bob: Wall = If a source would deal damage to you, prevent all but 1 of that damage.", "Alice's Spark deals 3 damage to Bob", "Spark deals 1 damage to Bob", 0},
		{shield, "Alice's Spark deals 2 damage to Bob", "", 1},
		{shield, "Alice's Spark deals 3 damage to Bob", "", 0},
		{shield, "Alice's Spark deals 5 damage to Bob", "Spark deals 2 damage to Bob", 0},
		{shield, "Alice's Spark deals 5 damage to Alice", "Spark deals 5 damage to Alice", 3},
		{"Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead.", "Alice's Spark deals 3 damage to Bob", "Spark deals 6 damage to Bob", 0},
		{"Alice: Spring = If you would gain life, you gain that much life plus 1 instead.", "Alice gains 2 life", "Alice gains 3 life", 0},
		{"Alice: Spring = If you would gain life, draw that many cards instead.", "Alice gains 2 life", "Alice draws a card; Alice draws a card", 0},
		{"Alice: Moor = If you would draw a card, you gain 1 life instead.", "Alice draws three cards", "Alice gains 1 life; Alice gains 1 life; Alice gains 1 life", 0},
		{"Alice: Garden = If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.\nfact: Rag is a 2/2 creature Alice controls",
			"Alice puts two +1/+1 counters on Rag", "Alice puts four +1/+1 counters on Rag", 0},
	} {
		w, st := asked.Played(t, "effect: "+c.effect, "event: "+c.event)
		got := ""
		for i, s := range asked.Happened(st) {
			if i > 0 {
				got += "; "
			}
			got += s
		}
		if got != c.want || w.Scenario.Effects[0].Effect.Budget.Kind == engine.NextN && int(st.Budgets[0]) != c.left {
			t.Errorf("%s %s: %q, %d left; want %q, %d", c.effect, c.event, got, st.Budgets[0], c.want, c.left)
		}
	}
}

// TestShieldSharedOut: a shield of several damage dealt at once asks how it is shared out,
// once for each way (cr.ShieldSeveralSources), and is used up by what it prevents.
func TestShieldSharedOut(t *testing.T) {
	lines := []string{"effect: Bob: Shield = Prevent the next 3 damage that would be dealt to you this turn.",
		"event: Alice's Spark deals 2 damage to Bob and Alice's Bolt deals 2 damage to Bob at the same time"}
	w, st := asked.Begun(t, lines...)
	w.Advance(st)
	if w.Err != nil || st.Choice == nil || st.Choice.Kind != engine.ChooseDivide || st.Choice.Chooser != 1 {
		t.Fatalf("choice %+v, %v", st.Choice, w.Err)
	}
	var options []string
	for _, o := range st.Choice.Options {
		options = append(options, o.ID)
	}
	if fmt.Sprint(options) != "[2+1 1+2]" || st.Choice.Total != 3 {
		t.Errorf("%v of %d", options, st.Choice.Total)
	}
	for pick, want := range []string{"[Bolt deals 1 damage to Bob]", "[Spark deals 1 damage to Bob]"} {
		c := st.Clone()
		agenda.Take(w.Walker, c, pick)
		w.Advance(c)
		if got := fmt.Sprint(asked.Happened(c)); got != want || c.Budgets[0] != 0 {
			t.Errorf("%s: %s, %d left", options[pick], got, c.Budgets[0])
		}
	}
}

// TestObjectOptions: objects of one name are numbered among all that can be chosen, so that
// an option keeps its name while others go.
func TestObjectOptions(t *testing.T) {
	b := &engine.Board{Objects: []engine.Object{{Name: "Bear"}, {Name: "Wolf"}, {Name: "Bear"}, {Name: "Bear"}}}
	all := []engine.ObjectID{0, 1, 2, 3}
	for _, c := range []struct {
		some []engine.ObjectID
		want string
	}{{all, "[bear-1 wolf bear-2 bear-3]"}, {[]engine.ObjectID{1, 3}, "[wolf bear-3]"}, {nil, "[]"}} {
		var got []string
		for _, o := range apply.ObjectOptions(b, c.some, all) {
			got = append(got, o.ID)
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%v: %v, want %s", c.some, got, c.want)
		}
	}
	if got := apply.ObjectOptions(b, []engine.ObjectID{0}, []engine.ObjectID{0, 1}); got[0].Label != "Bear" {
		t.Errorf("the only bear is called %s", got[0].Label)
	}
}

// TestAlikeObjects: what nothing tells apart is offered once, and stands side by side.
func TestAlikeObjects(t *testing.T) {
	w, st := asked.Opened(t, "effect: Alice: Moor = If you would sacrifice a creature, draw a card instead.",
		"fact: Alice controls three 1/1 Goblin creature tokens", "fact: Rag is a 2/2 creature Alice controls", "event: Alice sacrifices Rag")
	var list []engine.ObjectID
	for i := range st.Board.Objects {
		if st.Board.Objects[i].Types&engine.Creature != 0 {
			list = append(list, engine.ObjectID(i))
		}
	}
	one := len(apply.Distinct(w.Walker, st, list))
	if len(list) < 2 || one != 2 {
		t.Errorf("%d of %d creatures are offered, want 2", one, len(list))
	}
	if got := apply.Grouped(w.Walker, st, list); len(got) != len(list) {
		t.Errorf("%v of %v", got, list)
	}
}

// TestSettledBy: what the facts say of a player's use of an effect, and of nobody else's.
func TestSettledBy(t *testing.T) {
	inst := &engine.Instance{Settled: []engine.Settled{{By: 0, Use: true}, {By: 1}}}
	for p, want := range map[engine.PlayerID]engine.Tri{0: engine.Yes, 1: engine.No, 2: engine.Unknown} {
		if got := apply.SettledBy(inst, p); got != want {
			t.Errorf("player %d: %v, want %v", p, got, want)
		}
	}
}

// TestUnchosen: of several to choose those behind the last one chosen are left, so that each
// choice of several comes up in one order alone.
func TestUnchosen(t *testing.T) {
	for _, c := range []struct{ can, chosen, want []int }{
		{[]int{1, 2, 3}, nil, []int{1, 2, 3}}, {[]int{1, 2, 3}, []int{2}, []int{3}}, {[]int{1, 2, 3}, []int{1, 2}, []int{3}}, {[]int{1}, []int{1}, nil},
	} {
		if got := apply.Unchosen(c.can, c.chosen); !slices.Equal(got, c.want) {
			t.Errorf("%v behind %v: %v", c.can, c.chosen, got)
		}
	}
}

// TestApplicationAsks: an application uses the picks made so far in order, asks for the next
// once, and never where there is one option.
func TestApplicationAsks(t *testing.T) {
	two := &play.Point{Kind: engine.ChooseMay, Options: []engine.Option{{ID: "a"}, {ID: "b"}}}
	a := &play.Application{Picks: []int{1}}
	if pick, ok := a.Ask(&play.Point{Kind: engine.ChooseMay, Options: two.Options[:1]}); !ok || pick != 0 {
		t.Error("one option is asked about")
	}
	if pick, ok := a.Ask(two); !ok || pick != 1 {
		t.Errorf("the pick made is %d, %v", pick, ok)
	}
	if _, ok := a.Ask(two); ok || a.Asked != two {
		t.Error("the next is not asked")
	}
	if _, ok := a.Ask(&play.Point{Kind: engine.ChooseMay, Options: two.Options}); ok || a.Asked != two {
		t.Error("a second question takes the place of the first")
	}
}
