package happen_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"apnap/internal/asked"
)

// account is what Bob has, kept by hand.
type account struct{ life, hand, library int }

// deeds are things that happen to Bob, each in words and by hand: as much is done as can be
// (cr.ImpossibleIgnored), a payment is made whole or not at all, and who has lost does nothing more.
func deeds() []struct {
	says string
	does func(a account, n int) account
} {
	return []struct {
		says string
		does func(a account, n int) account
	}{
		{"Bob gains %d life", func(a account, n int) account { a.life += n; return a }},
		{"Bob loses %d life", func(a account, n int) account { a.life -= n; return a }},
		{"Bob pays %d life", func(a account, n int) account {
			if n <= a.life {
				a.life -= n
			}
			return a
		}},
		{"Alice's Spark deals %d damage to Bob", func(a account, n int) account { a.life -= n; return a }},
		{"Bob draws %d cards", func(a account, n int) account {
			n = min(n, a.library)
			return account{a.life, a.hand + n, a.library - n}
		}},
		{"Bob mills %d cards", func(a account, n int) account { a.library -= min(n, a.library); return a }},
		{"Bob discards %d cards", func(a account, n int) account { a.hand -= min(n, a.hand); return a }},
	}
}

// TestAccounts: whatever happens one after the other, Bob is left with what counting by hand leaves
// him, as long as he does not lose the game.
func TestAccounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		is := account{life: rapid.IntRange(40, 60).Draw(t, "life"), hand: rapid.IntRange(0, 6).Draw(t, "hand"), library: rapid.IntRange(0, 12).Draw(t, "library")}
		lines := []string{fmt.Sprintf("fact: Bob's life total is %d", is.life), fmt.Sprintf("fact: Bob has %d cards in hand", is.hand), fmt.Sprintf("fact: Bob has %d cards in his library", is.library)}
		for range rapid.IntRange(1, 6).Draw(t, "events") {
			one, n := rapid.SampledFrom(deeds()).Draw(t, "deed"), rapid.IntRange(2, 5).Draw(t, "amount")
			if one.says == "Bob draws %d cards" && n > is.library {
				continue // who draws from an empty library loses
			}
			lines, is = append(lines, fmt.Sprintf("event: "+one.says, n)), one.does(is, n)
		}
		if len(lines) == 3 {
			t.Skip("nothing happens")
		}
		_, st := asked.Played(t, lines...)
		p := &st.Board.Players[1]
		if got := (account{p.Life, p.Hand, p.Library}); got != is {
			t.Fatalf("%q: %+v, want %+v", lines, got, is)
		}
	})
}
