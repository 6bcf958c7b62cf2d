package cardfile

import (
	"slices"
	"testing"
)

// TestKeywordsWithCosts: what stands behind a comma in the cost of a keyword is part of that cost, and no sentence is a
// list of keywords for its beginning with one.
func TestKeywordsWithCosts(t *testing.T) {
	for text, want := range map[string][]string{
		"Escape—{R}, Exile two other cards from your graveyard.":   {"escape"},
		"Flying, haste\nBuyback—Sacrifice a land, Discard a card.": {"flying", "haste", "buyback"},
		"Flying, draw a card.":     nil,
		"Escape, exile two cards.": nil,
	} {
		if got := Keywords(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
}
