package apply_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine/agenda"
	"apnap/internal/asked"
)

// TestShieldsWearOff: a shield of so much damage takes it from each deal in turn until it is used
// up (cr.UsedUpWhenApplied), from nobody else, and only damage wears it.
func TestShieldsWearOff(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		left := rapid.IntRange(1, 12).Draw(t, "shield")
		lines := []string{"fact: Bob's life total is 100", "fact: Alice's life total is 100",
			fmt.Sprintf("effect: Bob: Shield = Prevent the next %d damage that would be dealt to you this turn.", left)}
		bob, alice := 100, 100
		for range rapid.IntRange(1, 5).Draw(t, "events") {
			n := rapid.IntRange(1, 6).Draw(t, "amount")
			switch rapid.SampledFrom([]string{"Bob", "Alice", "life"}).Draw(t, "to") {
			case "Bob":
				lines = append(lines, fmt.Sprintf("event: Alice's Spark deals %d damage to Bob", n))
				prevented := min(left, n)
				left, bob = left-prevented, bob-(n-prevented)
			case "Alice":
				lines = append(lines, fmt.Sprintf("event: Alice's Spark deals %d damage to Alice", n))
				alice -= n
			case "life":
				lines = append(lines, fmt.Sprintf("event: Bob loses %d life", n))
				bob -= n
			}
		}
		_, st := asked.Played(t, lines...)
		if p := st.Board.Players; p[0].Life != alice || p[1].Life != bob || int(st.Budgets[0]) != left {
			t.Fatalf("%q: Alice at %d, Bob at %d, %d left; want %d, %d and %d", lines, p[0].Life, p[1].Life, st.Budgets[0], alice, bob, left)
		}
	})
}

// TestArithmeticInOrder: effects that change an amount, applied in whatever order is chosen, leave
// what counting in that order leaves (cr.OneAtATimeThenLookAgain), and nothing applies to damage of
// which nothing is left.
func TestArithmeticInOrder(t *testing.T) {
	changes := []struct {
		text string
		does func(n, by int) int
	}{
		{"If a source would deal damage to a player, it deals that much damage plus %d to that player instead.", func(n, by int) int { return n + by }},
		{"If a source would deal damage to you, prevent %d of that damage.", func(n, by int) int { return max(0, n-by) }},
		{"If a source would deal damage to a player, it deals double that damage to that player instead.", func(n, _ int) int { return 2 * n }},
		{"If a source would deal damage to you, prevent all but %d of that damage.", func(n, by int) int { return min(n, by) }},
	}
	rapid.Check(t, func(t *rapid.T) {
		damage, count := rapid.IntRange(1, 9).Draw(t, "damage"), rapid.IntRange(1, 4).Draw(t, "effects")
		lines := []string{"fact: Bob's life total is 500", fmt.Sprintf("event: Alice's Spark deals %d damage to Bob", damage)}
		does := map[string]func(int) int{}
		for i := range count {
			change, by := rapid.SampledFrom(changes).Draw(t, "change"), rapid.IntRange(1, 5).Draw(t, "by")
			name, text := fmt.Sprintf("x%d", i), change.text
			if text != changes[2].text {
				text = fmt.Sprintf(text, by)
			}
			lines = append(lines, fmt.Sprintf("effect: Bob: %s = %s", strings.ToUpper(name), text))
			does[name] = func(n int) int { return change.does(n, by) }
		}
		w, st := asked.Begun(t, lines...)
		left := damage
		for w.Advance(st); st.Choice != nil; w.Advance(st) {
			pick := rapid.IntRange(0, st.Choice.Size()-1).Draw(t, "pick")
			id := w.Scenario.Effects[st.Choice.Order[pick]].ID
			if st.Choice.Chooser != 1 || does[id] == nil {
				t.Fatalf("%q: player %d is offered %s again", lines, st.Choice.Chooser, id)
			}
			left = does[id](left)
			delete(does, id)
			agenda.Take(w.Walker, st, pick)
		}
		for _, last := range does { // one, or several that do the same
			if left > 0 {
				left = last(left)
			}
		}
		if w.Err != nil || 500-st.Board.Players[1].Life != left {
			t.Fatalf("%q: %d damage, want %d (%v)", lines, 500-st.Board.Players[1].Life, left, w.Err)
		}
	})
}
