package apply_test

import (
	"fmt"
	"testing"

	"apnap/engine"
	"apnap/internal/asked"
)

// TestArithmetic: what each way of changing an amount makes of every small amount, against the
// same reckoned here.
func TestArithmetic(t *testing.T) {
	half := func(n, up int) int { return (n + up) / 2 }
	for _, c := range []struct {
		says string // of damage that a source would deal to Bob
		is   func(n int) int
	}{
		{"it deals double that damage instead", func(n int) int { return 2 * n }},
		{"it deals triple that damage instead", func(n int) int { return 3 * n }},
		{"it deals four times that damage instead", func(n int) int { return 4 * n }},
		{"it deals that much damage plus 1 instead", func(n int) int { return n + 1 }},
		{"it deals that much damage plus 4 instead", func(n int) int { return n + 4 }},
		{"it deals that much damage minus 1 instead", func(n int) int { return max(n-1, 0) }},
		{"it deals that much damage minus 3 instead", func(n int) int { return max(n-3, 0) }},
		{"it deals half that damage, rounded up, instead", func(n int) int { return half(n, 1) }},
		{"it deals half that damage, rounded down, instead", func(n int) int { return half(n, 0) }},
		{"prevent that damage", func(int) int { return 0 }},
		{"prevent 1 of that damage", func(n int) int { return max(n-1, 0) }},
		{"prevent 5 of that damage", func(n int) int { return max(n-5, 0) }},
		{"prevent all but 1 of that damage", func(n int) int { return min(n, 1) }},
		{"prevent all but 4 of that damage", func(n int) int { return min(n, 4) }},
		{"prevent half that damage, rounded up", func(n int) int { return n - half(n, 1) }},
		{"prevent half that damage, rounded down", func(n int) int { return n - half(n, 0) }},
	} {
		for n := 1; n <= 9; n++ {
			_, st := asked.Played(t, "effect: Bob: Odd Law = If a source would deal damage to you, "+c.says+".",
				fmt.Sprintf("event: Alice's Spark deals %d damage to Bob", n))
			if got := dealt(st.Facts.Told()); got != c.is(n) {
				t.Errorf("%s: of %d come %d, want %d", c.says, n, got, c.is(n))
			}
		}
	}
}

// dealt is how much damage was dealt in all.
func dealt(facts []*engine.Fact) int {
	n := 0
	for _, f := range facts {
		if !f.Nothing && f.Event.Kind == engine.Damage {
			n += f.Amount
		}
	}
	return n
}
