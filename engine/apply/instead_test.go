package apply_test

import (
	"fmt"
	"testing"

	"apnap/engine"
	"apnap/internal/asked"
)

// TestInstead: what an effect has happen in place of an event, or besides it.
func TestInstead(t *testing.T) {
	const damage = "Alice's Spark deals 3 damage to Bob"
	for _, c := range []struct{ effect, event, want string }{
		{"Bob: Salve = If a source would deal damage to you, prevent that damage. You gain that much life.", damage, "[Bob gains 3 life]"},
		{"Bob: Bile = If a source would deal damage to you, prevent that damage and you draw that many cards.", damage, "[Bob draws a card Bob draws a card Bob draws a card]"},
		{"Bob: Turn = If you would gain life, draw that many cards instead.", "Bob gains 2 life", "[Bob draws a card Bob draws a card]"},
		{"Alice: Turn = If an opponent would gain life, that player loses that much life instead.", "Bob gains 2 life", "[Bob loses 2 life]"},
		{"Bob: Leech = If a source would deal damage to a player, you gain that much life instead.", damage, "[Bob gains 3 life]"},
		{"Bob: Mill = If you would draw a card, mill two cards instead.", "Bob draws a card", "[Bob mills two cards the top two cards of Bob's library are put into Bob's graveyard]"},
		{"Alice: Half = If a source would deal damage to a player, it deals half that damage, rounded up, to that player instead.", damage, "[Spark deals 2 damage to Bob]"},
		{"Alice: Half = If a source would deal damage to a player, it deals half that damage, rounded down, to that player instead.", damage, "[Spark deals 1 damage to Bob]"},
		{"Alice: Triple = If a source would deal damage to a player, it deals triple that damage to that player instead.", damage, "[Spark deals 9 damage to Bob]"},
		{"Alice: More = If a red source you control would deal damage to a player, it deals that much damage plus 2 to that player instead.",
			"Bob's Spark deals 3 damage to Alice", "[Spark deals 3 damage to Alice]"},
		{"Bob: Stop = If an opponent would draw a card, you draw a card instead.", "Alice draws a card", "[Bob draws a card]"},
	} {
		if _, st := asked.Played(t, "effect: "+c.effect, "event: "+c.event); fmt.Sprint(asked.Happened(st)) != c.want {
			t.Errorf("%s %s: %v, want %s", c.effect, c.event, asked.Happened(st), c.want)
		}
	}
}

// TestTokens: what is created where an effect says how many or what else.
func TestTokens(t *testing.T) {
	const two = "Bob creates two 1/1 white Soldier creature tokens"
	for _, c := range []struct {
		effect, event string
		want          int
	}{
		{"", two, 2},
		{"effect: Bob: Season = If you would create one or more tokens, you create twice that many of those tokens instead.", two, 4},
		{"effect: Alice: Season = If you would create one or more tokens, you create twice that many of those tokens instead.", two, 2},
		{"effect: Bob: Choir = If one or more tokens would be created under your control, three times that many of those tokens are created instead.", two, 6},
		{"effect: Bob: One = If one or more tokens would be created under your control, that many plus one of those tokens are created instead.", two, 3},
	} {
		_, st := asked.Played(t, c.effect, "event: "+c.event)
		n := 0
		for _, f := range st.Facts.Told() {
			if f.Event.Kind == engine.Enter && f.Event.Under == 1 {
				n += f.Amount
			}
		}
		if n != c.want {
			t.Errorf("%s: %d tokens, want %d", c.effect, n, c.want)
		}
	}
}

// TestBudget: a shield is used up by what it prevents, whoever deals it and when, and one for
// the next time by its first use.
func TestBudget(t *testing.T) {
	for _, c := range []struct {
		effect string
		events []string
		want   string
	}{
		{"Bob: Shield = Prevent the next 4 damage that would be dealt to you this turn.",
			[]string{"Alice's Spark deals 3 damage to Bob", "Alice's Bolt deals 3 damage to Bob", "Alice's Flame deals 3 damage to Bob"}, "[Bolt deals 2 damage to Bob Flame deals 3 damage to Bob]"},
		{"Bob: Shield = The next time a source would deal damage to you this turn, prevent that damage.",
			[]string{"Alice's Spark deals 3 damage to Bob", "Alice's Bolt deals 3 damage to Bob"}, "[Bolt deals 3 damage to Bob]"},
		{"Bob: Shield = Prevent all damage that would be dealt to you this turn.",
			[]string{"Alice's Spark deals 3 damage to Bob", "Alice's Bolt deals 3 damage to Alice", "Alice's Flame deals 3 damage to Bob"}, "[Bolt deals 3 damage to Alice]"},
		{"Bob: Cup = The next time you would draw a card this turn, you gain 2 life instead.",
			[]string{"Bob draws two cards"}, "[Bob gains 2 life Bob draws a card]"},
	} {
		lines := []string{"effect: " + c.effect}
		for _, ev := range c.events {
			lines = append(lines, "event: "+ev)
		}
		if _, st := asked.Played(t, lines...); fmt.Sprint(asked.Happened(st)) != c.want {
			t.Errorf("%s: %v, want %s", c.effect, asked.Happened(st), c.want)
		}
	}
}
