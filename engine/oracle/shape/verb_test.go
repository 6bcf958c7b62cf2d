package shape

import (
	"testing"

	"apnap/engine"
)

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
