package turn_test

import (
	"slices"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/turn"
	"apnap/internal/asked"
)

// TestTurns: what of a question of turns and steps takes place.
func TestTurns(t *testing.T) {
	const spark = "Alice's Spark deals 3 damage to Bob"
	for _, c := range []struct {
		name    string
		effects []string
		events  []string
		want    []string
	}{
		{"a step is skipped once", []string{"Bob: Bell = You skip your next upkeep step."}, []string{"Bob's upkeep begins", "Bob's upkeep begins"},
			[]string{"skipped: Bob's upkeep step begins", "Bob's upkeep step begins"}},
		{"another's step is not", []string{"Alice: Bell = You skip your next upkeep step."}, []string{"Bob's upkeep begins"}, []string{"Bob's upkeep step begins"}},
		{"a step is skipped always", []string{"Alice: Lull = Skip your draw step."}, []string{"Alice's draw step begins"}, []string{"skipped: Alice's draw step begins"}},
		{"two skips skip two", []string{"Bob: Bell = You skip your next upkeep step.", "Bob: Gong = You skip your next upkeep step."},
			[]string{"Bob's upkeep begins", "Bob's upkeep begins", "Bob's upkeep begins"},
			[]string{"skipped: Bob's upkeep step begins", "skipped: Bob's upkeep step begins", "Bob's upkeep step begins"}},
		{"a shield lasts this turn", []string{"Bob: Shield = Prevent the next 2 damage that would be dealt to you this turn."}, []string{spark}, []string{"Spark deals 1 damage to Bob"}},
		{"and no longer", []string{"Bob: Shield = Prevent the next 2 damage that would be dealt to you this turn."}, []string{"Alice's turn ends", spark},
			[]string{"Spark deals 3 damage to Bob"}},
		{"what is static goes on", []string{"Bob: Armor = If any source would deal damage to you, prevent 1 of that damage."}, []string{"Alice's turn ends", spark}, []string{"Spark deals 2 damage to Bob"}},
		{"until your next turn: the other's turn is none", []string{"Alice: Calm = Until your next turn, if a source would deal damage to a player, prevent 1 of that damage."},
			[]string{"Bob's turn begins", spark}, []string{"Spark deals 2 damage to Bob"}},
		{"until your next turn: it has come", []string{"Alice: Calm = Until your next turn, if a source would deal damage to a player, prevent 1 of that damage."},
			[]string{"Bob's turn begins", "Alice's turn begins", spark}, []string{"Spark deals 3 damage to Bob"}},
	} {
		var lines []string
		for _, e := range c.effects {
			lines = append(lines, "effect: "+e)
		}
		for _, ev := range c.events {
			lines = append(lines, "event: "+ev)
		}
		_, st := asked.Played(t, lines...)
		var got []string // without turns, of which some come between
		for _, s := range asked.Happened(st) {
			if !strings.Contains(s, "turn") {
				got = append(got, s)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestEndTurn: with the turn damage goes, and what has been dealt, declared and done this turn;
// the rest stays. The end comes once.
func TestEndTurn(t *testing.T) {
	w, st := asked.Opened(t, "fact: Rag is a 2/2 creature Bob controls", "event: Alice's Spark deals 1 damage to Rag")
	b := st.Own()
	rag := &b.Objects[asked.Object(t, b, "Rag")]
	rag.Damage, rag.HurtBy, rag.Attacking, rag.Tapped = 1, []engine.ObjectID{0}, true, true
	rag.Marks = []string{"commander", "dealt damage this turn"}
	rag.Counters = []engine.CounterCount{{Kind: "+1/+1", N: 1}}
	b.Step = "combat phase"
	turn.EndTurn(w.Walker, st)
	after := &st.Board.Objects[asked.Object(t, st.Board, "Rag")]
	if after.Damage != 0 || len(after.HurtBy) != 0 || after.Attacking || !after.Tapped || !slices.Equal(after.Marks, []string{"commander"}) || len(after.Counters) != 1 || st.Board.Step != "" || !st.Line.Ended {
		t.Errorf("%+v", after)
	}
	if rag.Damage != 1 {
		t.Error("the board before the end has changed")
	}
	st.Own().Objects[0].Damage = 1
	turn.EndTurn(w.Walker, st)
	if st.Board.Objects[0].Damage != 1 {
		t.Error("one turn ends twice")
	}
}

// TestExpire: effects end whose duration is over and which have come into being.
func TestExpire(t *testing.T) {
	w, st := asked.Opened(t, "effect: Bob: Shield = Prevent the next 2 damage that would be dealt to you this turn.",
		"effect: Bob: Armor = If any source would deal damage to you, prevent 1 of that damage.", "effect: Bob: Late = Prevent the next 2 damage that would be dealt to you this turn.", "event: Alice's Spark deals 1 damage to Bob")
	w.Scenario.Effects[2].StartedIn = 2
	turn.Expire(w.Walker, st, func(e *engine.Effect) bool { return e.Until == engine.ThisTurn })
	if st.Line.Over != 1 {
		t.Errorf("over are %b, want the first alone", st.Line.Over)
	}
}

// TestBegins: which moments begin, or skip, a turn, phase or step.
func TestBegins(t *testing.T) {
	for event, want := range map[string]bool{"Bob's upkeep begins": true, "Alice's turn begins": true, "Alice gains 1 life": false, "Alice's turn ends": false} {
		w, _ := asked.Begun(t, "event: "+event)
		if got := turn.Begins(&w.Scenario.Events[0]); got != want {
			t.Errorf("%s: %v", event, got)
		}
	}
}

// TestIsLost: what was due in a step that was skipped does not take place, and nothing else
// is lost (cr.SkippedScheduleLost).
func TestIsLost(t *testing.T) {
	for _, c := range []struct {
		who  engine.PlayerID
		what string
		want bool
	}{{1, "upkeep step", true}, {0, "upkeep step", false}, {1, "draw step", false}, {engine.NoPlayer, "", false}} {
		w, st := asked.Opened(t, "event: Alice gains 1 life")
		st.Line.Lost, st.Line.LostOf = "upkeep step", 1
		h := engine.Happening{Events: w.Scenario.Events[0].Events, Whose: c.who, During: c.what}
		if got := turn.IsLost(w.Walker, st, &h); got != c.want {
			t.Errorf("during %s of player %d: %v", c.what, c.who, got)
		}
	}
}

// TestNoEvents: a question of changes alone has none.
func TestNoEvents(t *testing.T) {
	for event, want := range map[string]bool{"Alice's turn ends": true, "Alice gains 1 life": false} {
		w, _ := asked.Begun(t, "event: "+event)
		if got := turn.NoEvents(w.Walker); got != want {
			t.Errorf("%s: %v", event, got)
		}
	}
}
