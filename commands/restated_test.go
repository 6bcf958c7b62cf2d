package commands

import (
	"context"
	"strings"
	"testing"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/engine/say/saytest"
)

// TestRestatedInFrench: what was read of a paragraph is told in French, its English
// words quoted.
func TestRestatedInFrench(t *testing.T) {
	cards := cardindex.NewCards()
	desk := New(Parts{Cards: cards, Names: cards, Store: NewMemory()})
	r := desk.Run(context.Background(), talk.Request{Command: "resolve", User: talk.User{ID: "1", Name: "Tom"}, Place: here, Locale: "fr", Options: map[string]string{
		"question": "Hey judges, quick one. My opponent controls Everlasting Torment. I cast Fog. He attacks with a 5/5. How much damage?"}})
	notes := strings.ReplaceAll(strings.Join(r.Notes, "\n"), "\u00a0", " ")
	for _, want := range []string{"Effets : l'adversaire : Everlasting Torment ; Tom : Fog.", "En jeu : « Nameless Creature is a 5/5 creature opponent controls ».",
		"Ce qui se passe : Nameless Creature inflige 5 blessures de combat à Tom.", "Laissé de côté : « Hey judges, quick one ».", "Demandé : « How much damage? »"} {
		if !strings.Contains(notes, want) {
			t.Errorf("%q is missing in\n%s", want, notes)
		}
	}
	if words := saytest.English(notes, "Everlasting Torment", "Nameless Creature", "Fog"); len(words) > 0 {
		t.Errorf("the English %q in\n%s", words, notes)
	}
}

// TestXIsRestated: the X that was told stands in the question as it is restated, in French too.
func TestXIsRestated(t *testing.T) {
	cards := cardindex.NewCards()
	d := New(Parts{Cards: cards, Names: cards, Store: NewMemory()})
	for locale, want := range map[string]string{"en-US": "What happens: Tom's Walking Ballista enters with X=2.", "fr": "avec X=2."} {
		r := d.Run(context.Background(), talk.Request{Command: "ask", Options: map[string]string{"question": "I control Doubling Season and my Walking Ballista enters with X=2. How many counters?"},
			User: talk.User{ID: "1", Name: "Tom"}, Place: here, Locale: locale})
		if !strings.Contains(strings.Join(r.Notes, "\n"), want) {
			t.Errorf("%s: %q", locale, r.Notes)
		}
	}
}
