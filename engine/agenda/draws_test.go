package agenda_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"apnap/internal/asked"
)

// TestDrawsInTurnOrder: however many players there are and whoever's turn it is, all draw one card at
// a time, the active player all of theirs first, then each other in turn order (cr.DrawApnap);
// who draws nothing because of an effect does something else in their place.
func TestDrawsInTurnOrder(t *testing.T) {
	names := []string{"Ann", "Bob", "Cid", "Dot"}
	rapid.Check(t, func(t *rapid.T) {
		players := names[:rapid.IntRange(2, len(names)).Draw(t, "players")]
		active, cards := rapid.IntRange(0, len(players)-1).Draw(t, "active"), rapid.IntRange(2, 4).Draw(t, "cards")
		moor := rapid.IntRange(-1, len(players)-1).Draw(t, "whose draws are replaced")
		var lines, want []string
		for _, p := range players {
			lines = append(lines, "player: "+p)
		}
		lines = append(lines, "active: "+players[active])
		if moor >= 0 {
			lines = append(lines, fmt.Sprintf("effect: %s: Moor = If you would draw a card, you gain 1 life instead.", players[moor]))
		}
		for i := range players {
			at := (active + i) % len(players)
			does := players[at] + " draws a card"
			if at == moor {
				does = players[at] + " gains 1 life"
			}
			for range cards {
				want = append(want, does)
			}
		}
		_, st := asked.Played(t, append(lines, fmt.Sprintf("event: Each player draws %d cards", cards))...)
		if got := asked.Happened(st); !slices.Equal(got, want) {
			t.Fatalf("%q: %q, want %q", lines, got, want)
		}
	})
}
