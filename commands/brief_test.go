package commands

import (
	"context"
	"testing"
	"unicode/utf8"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

// TestBriefLabels: an option's ends are told whole on a button, in few words where
// many do not fit, and all that tells them apart is told.
func TestBriefLabels(t *testing.T) {
	cards := cardindex.NewCards()
	for _, c := range []struct {
		locale  string
		options map[string]string
		want    []string
	}{
		{"en-US", map[string]string{"event": "I draw a card", "effect1": "me: Golgari Grave-Troll", "facts": "Golgari Grave-Troll is in my graveyard; I have 10 cards in library"},
			[]string{"Use Golgari Grave-Troll → 6 cards milled, Golgari Grave-Troll in hand", "Don't use Golgari Grave-Troll → Tom draws a card"}},
		{"fr", map[string]string{"event": "I draw a card", "effect1": "me: Golgari Grave-Troll", "facts": "Golgari Grave-Troll is in my graveyard; I have 10 cards in library"},
			[]string{"Utiliser Golgari Grave-Troll → 6 cartes meulées, Golgari Grave-Troll en main", "Ne pas utiliser Golgari Grave-Troll → 1 carte piochée"}},
		{"fr", map[string]string{"event": "Alice's Lightning Bolt deals 3 damage to Bob", "edition": "2010", "facts": "Bob controls Jace Beleren"},
			[]string{"Utiliser Redirection vers Jace Beleren → 3 blessures à Jace Beleren", "Ne pas utiliser Redirection vers Jace Beleren → 3 blessures à Bob"}},
		{"fr", map[string]string{"event": "Temple Garden enters the battlefield under my control", "effect1": "Bob: Kismet"},
			[]string{"Utiliser Temple Garden → 2 points de vie payés", "Ne pas utiliser Temple Garden → Temple Garden engagé"}},
		{"en-US", map[string]string{"event": "I create a Treasure token", "effect1": "me: Academy Manufactor", "effect2": "me: Xorn"},
			[]string{"Academy Manufactor first → 1 Clue token, 1 Food token", "Xorn first → 2 Clue tokens, 2 Food tokens"}},
		{"en-US", map[string]string{"event": "my Darksteel Colossus dies", "effect1": "me: Darksteel Colossus", "effect2": "Bob: Leyline of the Void"},
			[]string{"Darksteel Colossus first → Darksteel Colossus in the library", "Leyline of the Void first → Darksteel Colossus in exile"}},
	} {
		desk := New(Parts{Cards: cards, Names: cards, Store: NewMemory()})
		r := desk.Run(context.Background(), talk.Request{Command: "resolve", Options: c.options, User: talk.User{ID: "1", Name: "Tom"}, Place: here, Locale: c.locale})
		var got []string
		for _, b := range r.Buttons[0] {
			if utf8.RuneCountInString(b.Label) > talk.MaxButtonLabel {
				t.Errorf("%q is too long", b.Label)
			}
			got = append(got, b.Label)
		}
		if len(got) != len(c.want) {
			t.Errorf("%q: %s", got, r.Verdict)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%q, want %q", got[i], c.want[i])
			}
		}
	}
}
