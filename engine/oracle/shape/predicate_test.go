package shape

import (
	"testing"

	"apnap/engine"
)

// TestPredicates: of each kind one row says what would happen and one what can't, each in both languages.
func TestPredicates(t *testing.T) {
	type of struct {
		mood mood
		kind engine.EventKind
	}
	seen := map[of]bool{}
	for _, row := range predicates {
		for _, m := range [...]mood{would, cant, happens} {
			if row.mood&m == 0 {
				continue
			}
			if seen[of{m, row.kind}] || row.english == "" || row.french == "" {
				t.Errorf("%q stands twice or says nothing", row.english)
			}
			seen[of{m, row.kind}] = true
		}
	}
	for _, c := range []struct {
		say             func(engine.EventKind) (string, string)
		kind            engine.EventKind
		english, french string
	}{
		{Cant, engine.Tap, "become tapped", "devenir engagé"},
		{Would, engine.Tap, "be tapped", "être engagé"},
		{Cant, engine.Discard, "discard cards", "se défausser de cartes"},
		{Would, engine.WinGame, "win the game", "gagner la partie"},
		{Happens, engine.Regenerate, "regenerate", "être régénéré"},
		{Would, engine.Damage, "", ""},
	} {
		if english, french := c.say(c.kind); english != c.english || french != c.french {
			t.Errorf("got %q, %q, want %q, %q", english, french, c.english, c.french)
		}
	}
	ways := map[string]engine.EventKind{}
	for words, k := range CantDo() {
		ways[words] = k
	}
	if ways["become tapped;be tapped"] != engine.Tap || ways["take an extra turn"] != engine.NoEvent {
		t.Errorf("ways: %v", ways)
	}
}
