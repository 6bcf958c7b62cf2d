package saytest

import (
	"slices"
	"testing"
)

// TestEnglish: English words are found, names and quotations are not.
func TestEnglish(t *testing.T) {
	for _, c := range []struct {
		text  string
		names []string
		want  []string
	}{
		{"Furnace of Rath inflige 3 blessures à Bob.", []string{"Furnace of Rath"}, nil},
		{"Furnace of Rath inflige 3 blessures à Bob.", nil, []string{"of"}},
		{"Rune of Protection: Artifacts, Artifact Blast, Artifact Ward ou rien ?", []string{"Artifacts, Artifact Blast, Artifact Ward", "Rune of Protection: Artifacts"}, nil},
		{"Version v0.0.0-2026-00261be991f5.", nil, nil},
		{"Je ne comprends pas « the moon is full » ici.", nil, nil},
		{"Bob loses 3 points de vie; l'effet the other", nil, []string{"loses", "the", "other"}},
		{"La page 2 : le sort va dans la main, on pioche.", nil, nil},
	} {
		if got := English(c.text, c.names...); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// TestDifferences: French that leaves English, a number or quoted words out is
// found.
func TestDifferences(t *testing.T) {
	const en, asked = "I do not understand \"frobs 3\" of Hill Giant here.", "Bob's Hill Giant frobs 3"
	for fr, want := range map[string]int{
		"Je ne comprends pas «\u00a0frobs 3\u00a0» de Hill Giant ici.":     0,
		"Je ne comprends pas «\u00a0frobs 3\u00a0» of Hill Giant ici.":     1,
		"Je ne comprends pas «\u00a0frobs\u00a0» de Hill Giant ici.":       2,
		"I do not understand «\u00a0bogs 4\u00a0» of Hill Giant here.":     3,
		"Je ne comprends pas «\u00a0frobs 3\u00a0» de Hill Giant, 2 fois.": 1,
	} {
		if got := Differences(en, fr, asked); len(got) != want {
			t.Errorf("%s: %q", fr, got)
		}
	}
	if got := Differences("I do not understand \"Bob has \"frobs\" here.", "Je ne comprends pas «\u00a0Bob has \"frobs\u00a0» ici.", "Bob has \"frobs\"."); len(got) > 0 {
		t.Errorf("a mark left over: %q", got)
	}
}
