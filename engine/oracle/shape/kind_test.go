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

// TestVerbs: the verb of every kind is known to the lexicon, in French too where the kind is printed by its verb alone, and
// means that kind unless an earlier one shares it.
func TestVerbs(t *testing.T) {
	for _, row := range verbs {
		v, ok := VerbTelling(row.kind)
		if !ok || v.Plain == "" {
			t.Errorf("%s: no verb", row.plain)
		}
		if _, ok := KindTold(row.plain); !ok {
			t.Errorf("%s: no kind", row.plain)
		}
	}
	for _, c := range []struct {
		verb, french string
		kind         engine.EventKind
	}{
		{"draw", "piocher", engine.DrawCards}, {"discard", "défausser", engine.Discard}, {"exile", "exiler", engine.Move}, {"connive", "conniver", engine.Connive},
		{"remove", "retirer", engine.RemoveCounters},
	} {
		k, _ := KindTold(c.verb)
		if v, _ := VerbTelling(k); k != c.kind || v.Plain != c.verb || v.French != c.french {
			t.Errorf("%s: kind %d, %+v", c.verb, k, v)
		}
	}
	if k, ok := KindTold("cycle"); !ok || k != engine.Discard {
		t.Errorf("cycle: %d", k)
	}
	if _, ok := VerbTelling(engine.BeginPhase); ok {
		t.Error("beginning has no verb of its own")
	}
	if _, ok := KindTold("frob"); ok {
		t.Error("frob tells something")
	}
}
