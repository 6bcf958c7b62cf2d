package oracle

import (
	"testing"

	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// TestNames: the standard sentence with the names of a question.
func TestNames(t *testing.T) {
	n := &inenglish.Names{You: "Bob", This: "Gray Sentinel", Attached: "Old Bear", Target: "Hill Giant", Source: "Fire Pool"}
	for _, c := range []struct{ text, says string }{
		{"If a source would deal damage to a player or permanent, it deals double that damage instead.",
			"If a source would deal damage to anything, it deals double that damage instead."},
		{"If a source would deal damage to you, prevent 2 of that damage.", "If a source would deal damage to Bob, 2 of that damage is prevented."},
		{"If you would gain life, instead you gain twice that much life.", "If Bob would gain life, Bob gains twice that much life instead."},
		{"If you would draw a card, draw two cards instead.", "If Bob would draw a card, draw two cards instead."},
		{"You skip your next draw step.", "Bob skips their next draw step."},
		{"Gray Sentinel enters tapped unless you control a Swamp.", "Gray Sentinel enters tapped unless Bob controls a Swamp."},
		{"All damage that would be dealt to you is dealt to enchanted creature instead.", "If a source would deal damage to Bob, that damage is dealt to Old Bear instead."},
		{"Prevent the next 6 damage that would be dealt to target creature this turn.", "Prevent the next 6 damage that would be dealt to Hill Giant this turn."},
		{"The next time a source of your choice that's red would deal damage to you this turn, prevent that damage.",
			"The next time Fire Pool would deal damage to Bob this turn, that damage is prevented."},
		{"If Gray Sentinel would die, exile it instead.", "If Gray Sentinel would die, exile it instead."},
		{"You can't lose the game.", "Bob can't lose the game."},
	} {
		a := ParseAbility("Gray Sentinel", "Creature", c.text)
		if len(a.Effects) != 1 {
			t.Errorf("%q: %d effects, %v", c.text, len(a.Effects), a.Err)
			continue
		}
		if got := inenglish.Effect(&a.Effects[0], n); got != c.says {
			t.Errorf("%q\n got %s\nwant %s", c.text, got, c.says)
		}
	}
}

// TestScanFolds: typography is folded, numbers in words are numbers, and spans
// point into the text as given.
func TestScanFolds(t *testing.T) {
	text := "“Élan’s” −1/−1 counter — two {t} cannot"
	toks := lex.Scan(text)
	want := []string{"\"", "élan", "'s", "\"", "-1/-1", "counter", "—", "two", "{T}", "can't", ""}
	if len(toks) != len(want) {
		t.Fatalf("%d tokens, want %d: %v", len(toks), len(want), toks)
	}
	for i, w := range want {
		if toks[i].Text != w {
			t.Errorf("token %d is %q, want %q", i, toks[i].Text, w)
		}
		if got := text[toks[i].Start:toks[i].End]; got != toks[i].Raw {
			t.Errorf("token %d spans %q, not %q", i, got, toks[i].Raw)
		}
	}
}

// TestInstructions: what a spell does, in order.
func TestInstructions(t *testing.T) {
	for text, n := range map[string]int{
		"Destroy target creature. If a white creature dies this way, Cinder Rain deals damage to that creature's controller equal to the creature's power.": 2,
		"Cinder Rain deals 3 damage to any target and you gain 3 life.":                                                                                     2,
		"Destroy all creatures. They can't be regenerated.":                                                                                                 1,
		"Destroy target nonartifact, nonblack creature.":                                                                                                    1,
		"Draw two cards, then discard a card.":                                                                                                              2,
	} {
		ins, err := ParseInstruction("Cinder Rain", text)
		if err != nil || len(ins) != n {
			t.Errorf("%q: %d instructions, want %d (%v)", text, len(ins), n, err)
		}
	}
	if _, err := ParseInstruction("Cinder Rain", "Destroy target creature. Frob the rest."); err == nil {
		t.Error("an unknown verb is not refused")
	}
}
