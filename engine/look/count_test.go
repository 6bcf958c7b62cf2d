package look_test

import (
	"testing"

	"apnap/engine"
	"apnap/internal/asked"
)

// TestCounted: how much an effect that counts something adds to a gain of 1 life of Alice's, by
// what there is on the board.
func TestCounted(t *testing.T) {
	const (
		mine   = "fact: Rag is a 2/2 creature Alice controls"
		theirs = "fact: Hob is a 3/3 creature Bob controls"
		tin    = "fact: Tin is an artifact Alice controls"
		none   = "fact: there are no other creatures on the battlefield\nfact: Tally is an enchantment Alice controls"
	)
	for _, c := range []struct {
		counted string
		facts   []string
		want    int
	}{
		{"the number of creatures you control", []string{mine, none}, 1},
		{"the number of creatures you control", []string{theirs, none}, 0},
		{"the number of creatures you control", []string{mine, theirs, tin, none}, 1},
		{"the number of creatures your opponents control", []string{mine, theirs, none}, 1},
		{"the number of creatures on the battlefield", []string{mine, theirs, none}, 2},
		{"the number of cards in your hand", []string{"fact: Alice has four cards in hand"}, 4},
		{"the number of cards in your hand", []string{"fact: Alice has no cards in hand"}, 0},
		{"the number of cards in your library", []string{"fact: Alice has 20 cards in her library"}, 20},
		{"the number of cards in your graveyard", []string{"fact: Alice's graveyard has seven cards in it"}, 7},
		{"the number of charge counters on Tally", []string{"fact: Tally is an artifact Alice controls with three charge counters on it"}, 3},
		{"the number of charge counters on Tally", []string{"fact: Tally is an artifact Alice controls", "fact: Tally has no charge counters on it"}, 0},
	} {
		lines := append([]string{"effect: Alice: Tally = If you would gain life, you gain that much life plus " + c.counted + " instead."}, c.facts...)
		_, st := asked.Played(t, append(lines, "event: Alice gains 1 life")...)
		got := 0
		for _, f := range st.Facts.Told() {
			if !f.Nothing && f.Event.Kind == engine.GainLife {
				got += f.Amount
			}
		}
		if got != 1+c.want {
			t.Errorf("%s with %q: %d, want %d", c.counted, c.facts, got-1, c.want)
		}
	}
}
