package happen_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/play"
	"apnap/internal/asked"
)

// figures are what the board tells of Bob, and of an object called Rag if there is one.
func figures(st *play.State) string {
	p := &st.Board.Players[1]
	shown := func(n int) string {
		if n == engine.Unset {
			return "?"
		}
		return fmt.Sprint(n)
	}
	says := fmt.Sprintf("life %s hand %s library %s", shown(p.Life), shown(p.Hand), shown(p.Library))
	for i := range st.Board.Objects {
		if o := &st.Board.Objects[i]; o.Name == "Rag" {
			says += fmt.Sprintf("; %s", o.Zone)
			if o.Zone == engine.Battlefield {
				says += fmt.Sprintf(" damage %d counters %v", o.Damage, o.Counters)
			}
			if o.Tapped {
				says += " tapped"
			}
		}
	}
	return says
}

// TestWhatEventsDo: what each kind of event leaves on the board.
func TestWhatEventsDo(t *testing.T) {
	const bob, rag = "fact: Bob's life total is 20\nfact: Bob has four cards in hand\nfact: Bob has ten cards in his library", "fact: Rag is a 2/9 creature Bob controls"
	for _, c := range []struct{ facts, event, want string }{
		{bob, "Bob gains 3 life", "life 23 hand 4 library 10"},
		{bob, "Bob loses 3 life", "life 17 hand 4 library 10"},
		{bob, "Bob pays 3 life", "life 17 hand 4 library 10"},
		{bob, "Alice's Spark deals 3 damage to Bob", "life 17 hand 4 library 10"},
		{bob, "Bob draws two cards", "life 20 hand 6 library 8"},
		{bob, "Bob mills three cards", "life 20 hand 4 library 7"},
		{bob, "Bob discards two cards", "life 20 hand 2 library 10"},
		{"", "Bob draws two cards", "life ? hand ? library ?"},
		{rag, "Alice's Spark deals 3 damage to Rag", "life ? hand ? library ?; battlefield damage 3 counters []"},
		{rag, "Bob puts two +1/+1 counters on Rag", "life ? hand ? library ?; battlefield damage 0 counters [{+1/+1 2}]"},
		{rag, "Alice destroys Rag", "life ? hand ? library ?; graveyard"},
		{rag, "Alice exiles Rag", "life ? hand ? library ?; exile"},
		{rag, "Bob sacrifices Rag", "life ? hand ? library ?; graveyard"},
		{rag, "Alice taps Rag", "life ? hand ? library ?; battlefield damage 0 counters [] tapped"},
		{bob + "\n" + rag, "Rag is returned to its owner's hand", "life 20 hand 5 library 10; hand"},
		{bob + "\nfact: Rag is a 2/2 creature card in Bob's hand", "Bob discards Rag", "life 20 hand 3 library 10; graveyard"},
		{bob + "\nfact: Rag is a 2/2 creature card in Bob's hand", "Rag enters under Bob's control", "life 20 hand 3 library 10; battlefield damage 0 counters []"},
	} {
		if _, st := asked.Played(t, c.facts, "event: "+c.event); figures(st) != c.want {
			t.Errorf("%s: %s, want %s", c.event, figures(st), c.want)
		}
	}
}

// TestWhatHappensAtOnce: all events of a moment are there before any of them is looked at, and
// what follows comes behind all of them.
func TestWhatHappensAtOnce(t *testing.T) {
	_, st := asked.Played(t, "fact: Bob's life total is 20", "effect: Bob: Salve = If any source would deal damage to you, prevent 1 of that damage. You gain 1 life.",
		"event: Alice's Spark deals 2 damage to Bob and 3 damage to Alice", "event: Bob gains 5 life")
	want := []string{"Spark deals 1 damage to Bob", "Spark deals 3 damage to Alice", "Bob gains 1 life", "Bob gains 5 life"}
	if got := asked.Happened(st); !slices.Equal(got, want) || st.Board.Players[1].Life != 25 {
		t.Errorf("%q, Bob at %d; want %q", got, st.Board.Players[1].Life, want)
	}
}

// TestTriggers: how often an ability triggers, and on how much.
func TestTriggers(t *testing.T) {
	for _, c := range []struct{ ability, facts, event, want string }{
		{"Whenever you gain life, draw a card.", "", "Bob gains 3 life", "1 of 3"},
		{"Whenever you gain life, draw a card.", "", "Alice gains 3 life", "0 of 0"},
		{"Whenever you draw a card, you gain 1 life.", "", "Bob draws three cards", "3 of 0"},
		{"Whenever a creature you control dies, draw a card.", "fact: Rag is a 2/2 creature Bob controls", "Alice destroys Rag", "1 of 0"},
		{"Whenever a creature you control dies, draw a card.", "fact: Rag is a 2/2 creature Bob controls", "Alice exiles Rag", "0 of 0"},
		{"Whenever a creature an opponent controls dies, draw a card.", "fact: Rag is a 2/2 creature Bob controls", "Alice destroys Rag", "0 of 0"},
	} {
		w, st := asked.Played(t, "effect: Bob: Bell = "+c.ability, c.facts, "event: "+c.event)
		times, much := 0, 0
		for _, x := range happen.NotResolved(w.Walker, st) {
			times, much = times+x.Times, much+x.Amount
		}
		if got := fmt.Sprintf("%d of %d", times, much); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.ability, c.event, got, c.want)
		}
	}
}

// TestAddCounters: whatever is added and taken in turn, there are as many of each kind as
// adding up gives, never less than none, and the list that was there stays as it was.
func TestAddCounters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var list []engine.CounterCount
		want := map[string]int{}
		for range rapid.IntRange(0, 8).Draw(t, "changes") {
			kind, n := rapid.SampledFrom([]string{"+1/+1", "charge", "-1/-1"}).Draw(t, "kind"), rapid.IntRange(-3, 3).Draw(t, "n")
			before, kept := list, slices.Clone(list)
			list = happen.AddCounters(list, kind, n)
			if !slices.Equal(before, kept) {
				t.Fatalf("%v became %v", kept, before)
			}
			want[kind] = max(0, want[kind]+n)
		}
		for _, c := range list {
			if c.N <= 0 {
				t.Fatalf("%d %s counters are listed", c.N, c.Kind)
			}
		}
		for kind, n := range want {
			if got := engine.CountersOfKind(list, kind); got != n {
				t.Fatalf("%d %s counters of %v, want %d", got, kind, list, n)
			}
		}
	})
}

// TestNothingFromNothing: there is never less of anything than none, however much is taken.
func TestNothingFromNothing(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		hand, library := rapid.IntRange(0, 3).Draw(r, "hand"), rapid.IntRange(0, 3).Draw(r, "library")
		lines := []string{fmt.Sprintf("fact: Bob has %d cards in hand", hand), fmt.Sprintf("fact: Bob has %d cards in his library", library)}
		drawn, gone := 0, 0 // from the library, and from it into the graveyard
		for range rapid.IntRange(1, 3).Draw(r, "events") {
			n := rapid.IntRange(1, 3).Draw(r, "n")
			switch rapid.IntRange(0, 1).Draw(r, "event") {
			case 0:
				lines = append(lines, fmt.Sprintf("event: Bob draws %d cards", n))
				drawn += min(n, library-drawn-gone)
			case 1:
				lines = append(lines, fmt.Sprintf("event: Bob mills %d cards", n))
				gone += min(n, library-drawn-gone)
			}
		}
		_, st := asked.Played(t, lines...)
		if p := &st.Board.Players[1]; p.Library != library-drawn-gone || p.Hand != hand+drawn {
			r.Fatalf("%q: hand %d, library %d; %d were drawn and %d milled", lines, p.Hand, p.Library, drawn, gone)
		}
	})
}
