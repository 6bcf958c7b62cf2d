package infrench

import (
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// TestPhrases: every row of the list is a phrase of its own, of which nothing of a slot is left whoever you are.
func TestPhrases(t *testing.T) {
	rows := 0
	for line := range strings.Lines(phraseList) {
		if line[0] != '#' {
			rows++
		}
	}
	if rows != len(phrases()) {
		t.Errorf("%d rows, %d phrases", rows, len(phrases()))
	}
	for key := range phrases() {
		for _, you := range []string{"vous", "Bob"} {
			p := &printer{n: &inenglish.Names{You: you, This: "Old Bear"}, when: &engine.Pattern{}}
			if said, ok := p.spoken(key[0], key[1]); !ok || strings.ContainsAny(said, "<>~") || said == "" {
				t.Errorf("%q: %q", key, said)
			}
		}
	}
	for _, c := range []struct{ you, sort, words, want string }{
		{"vous", ofGame, "you controlled a Mount as you cast this spell", "vous contrôliez une monture au moment où vous avez lancé ce sort"},
		{"Bob", ofGame, "you controlled a Mount as you cast this spell", "Bob contrôlait une monture au moment où Bob a lancé ce sort"},
		{"vous", counted, "cards you've discarded this turn", "de cartes dont vous vous êtes défaussé ce tour-ci"},
		{"Bob", counted, "cards you've discarded this turn", "de cartes dont Bob s'est défaussé ce tour-ci"},
		{"Alice", ofNumber, "the damage your opponents were dealt this turn", "le nombre de blessures infligées aux adversaires d'Alice ce tour-ci"},
		{"vous", counted, "card types among cards in your graveyard", "de types de carte parmi les cartes de votre cimetière"},
	} {
		p := &printer{n: &inenglish.Names{You: c.you}}
		if got, _ := p.spoken(c.sort, c.words); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
