package shape

import (
	"strings"
	"testing"

	"apnap/engine"
)

// TestSayings: no phrase means two things in one list, and what is printed is the first of the ways to say it.
func TestSayings(t *testing.T) {
	once(t, Players)
	once(t, Nouns)
	once(t, Qualities)
	once(t, Durations)
	once(t, Manners)
	if got := Durations.Words(engine.ThisTurn); got != "this turn" {
		t.Errorf("got %q", got)
	}
	if got := Qualities.Words(engine.CountOf); got != "" {
		t.Errorf("got %q of a number of things", got)
	}
	if got := Nouns.Means("spell"); got != engine.SpellNoun {
		t.Errorf("got %d", got)
	}
	if got := Nouns.Means("frob"); got != engine.AnyThing {
		t.Errorf("got %d of no noun", got)
	}
	if got := Refs.Words(engine.TargetOwner); got != "its owner" {
		t.Errorf("got %q", got)
	}
}

func once[T comparable](t *testing.T, list Sayings[T]) {
	t.Helper()
	seen := map[string]bool{}
	for words := range list.All() {
		for way := range strings.SplitSeq(words, ";") {
			if seen[way] {
				t.Errorf("%q stands twice", way)
			}
			seen[way] = true
		}
	}
}
