package agenda_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/internal/asked"
)

// TestOrderOfThings: what follows what: moments in order, draws one at a time and the active
// player's first, what an effect does besides right behind it.
func TestOrderOfThings(t *testing.T) {
	for _, c := range []struct {
		name, effect string
		events       []string
		want         []string
	}{
		{"moments", "", []string{"Alice gains 1 life", "Bob gains 2 life"}, []string{"Alice gains 1 life", "Bob gains 2 life"}},
		{"draws", "", []string{"Bob draws two cards"}, []string{"Bob draws a card", "Bob draws a card"}},
		{"draws of all", "", []string{"Each player draws two cards"}, []string{"Alice draws a card", "Alice draws a card", "Bob draws a card", "Bob draws a card"}},
		{"a draw replaced leaves the others", "effect: Bob: Moor = If you would draw a card, you gain 1 life instead.", []string{"Each player draws two cards"},
			[]string{"Alice draws a card", "Alice draws a card", "Bob gains 1 life", "Bob gains 1 life"}},
		{"besides", "effect: Bob: Salve = If any source would deal damage to you, prevent 1 of that damage. You gain 1 life.", []string{"Alice's Spark deals 3 damage to Bob", "Alice gains 5 life"},
			[]string{"Spark deals 2 damage to Bob", "Bob gains 1 life", "Alice gains 5 life"}},
		{"nothing is left, and besides", "effect: Bob: Salve = If a source would deal damage to you, prevent that damage. You gain 1 life.", []string{"Alice's Spark deals 3 damage to Bob"},
			[]string{"Bob gains 1 life"}},
	} {
		lines := []string{c.effect}
		for _, ev := range c.events {
			lines = append(lines, "event: "+ev)
		}
		w, st := asked.Played(t, lines...)
		if got := asked.Happened(st); !slices.Equal(got, c.want) || !st.Done || st.Moment0 != len(w.Scenario.Events) || len(st.Agenda)+len(st.Later)+len(st.Moment) > 0 {
			t.Errorf("%s: %q, want %q; at moment %d", c.name, got, c.want, st.Moment0)
		}
	}
}

// TestGoneFirst: what earlier moments took away is not there for later ones
// (cr.ImpossibleIgnored), and what came back is.
func TestGoneFirst(t *testing.T) {
	for _, c := range []struct {
		events []string
		deaths int
	}{
		{[]string{"Alice destroys Rag"}, 1},
		{[]string{"Alice destroys Rag", "Alice destroys Rag"}, 1},
		{[]string{"Alice exiles Rag", "Alice destroys Rag"}, 0},
		{[]string{"Bob sacrifices Rag", "Alice destroys Rag"}, 1},
	} {
		lines := []string{"fact: Rag is a 2/2 creature Bob controls"}
		for _, ev := range c.events {
			lines = append(lines, "event: "+ev)
		}
		_, st := asked.Played(t, lines...)
		deaths := 0
		for _, f := range st.Facts.Told() {
			if !f.Nothing && f.Event.Kind == engine.Move && f.Event.Dest == engine.Graveyard {
				deaths++
			}
		}
		if deaths != c.deaths {
			t.Errorf("%q: %d times into a graveyard, want %d: %q", c.events, deaths, c.deaths, asked.Happened(st))
		}
	}
}

// TestStepByStep: a choice stops the walk, an answer carries it on to the next, and each play
// of one question is apart from the others.
func TestStepByStep(t *testing.T) {
	w, st := asked.Begun(t, "effect: Alice: Glass = If a source would deal damage to a player, it deals double that damage to that player instead.",
		"effect: Alice: More = If a source would deal damage to a player, it deals that much damage plus 1 to that player instead.",
		"effect: Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "event: Alice's Spark deals 3 damage to Bob")
	w.Advance(st)
	w.Advance(st) // which stands still
	if w.Err != nil || st.Choice == nil || st.Choice.Size() != 3 || len(asked.Happened(st)) > 0 {
		t.Fatalf("%+v, %v", st.Choice, w.Err)
	}
	ends := map[string]int{}
	for first := range 3 {
		one := st.Clone()
		agenda.Take(w.Walker, one, first)
		w.Advance(one)
		if one.Choice == nil || one.Choice.Size() != 2 {
			t.Fatalf("after the first of three: %+v", one.Choice)
		}
		for second := range 2 {
			two := one.Clone()
			agenda.Take(w.Walker, two, second)
			w.Advance(two)
			if !two.Done {
				t.Fatalf("after the second of three: %+v", two.Choice)
			}
			ends[strings.Join(asked.Happened(two), "; ")]++
		}
	}
	// G, M, A of 3: 6 7 6; 6 5 6; 4 8 7; 4 3 6; 2 4 5; 2 3 6.
	for says, n := range map[string]int{"Spark deals 6 damage to Bob": 4, "Spark deals 7 damage to Bob": 1, "Spark deals 5 damage to Bob": 1} {
		if ends[says] != n {
			t.Errorf("%s: %d times, want %d; %v", says, ends[says], n, ends)
		}
	}
	if st.Choice == nil || st.Choice.Size() != 3 {
		t.Error("the play that was copied has gone on")
	}
}

// TestTooManyEffects: more effects than can be counted are refused, as many as can are not.
func TestTooManyEffects(t *testing.T) {
	s := asked.Question(t, "effect: Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "event: Alice's Spark deals 3 damage to Bob")
	for len(s.Effects) < engine.MaxEffects {
		s.Effects = append(s.Effects, s.Effects[0])
	}
	if _, _, err := agenda.NewStepper(s); err != nil {
		t.Errorf("%d effects: %v", len(s.Effects), err)
	}
	s.Effects = append(s.Effects, s.Effects[0])
	if _, _, err := agenda.NewStepper(s); !errors.Is(err, engine.ErrTooLarge) {
		t.Errorf("%d effects: %v", len(s.Effects), err)
	}
}
