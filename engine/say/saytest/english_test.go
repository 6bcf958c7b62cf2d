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
		{"Je ne comprends pas « the moon is full » ici.", nil, nil},
		{"Bob loses 3 points de vie; l'effet the other", nil, []string{"loses", "the", "other"}},
		{"La page 2 : le sort va dans la main, on pioche.", nil, nil},
	} {
		if got := English(c.text, c.names...); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}
