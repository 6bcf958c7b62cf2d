package catalog

import (
	"slices"
	"strings"
	"testing"
)

// TestWordStarts compares the names found through the sorted words with those
// found by looking at each name.
func TestWordStarts(t *testing.T) {
	n := BuiltIn().Names
	for _, prefix := range []string{"fu", "furn", "of", "of the", "the w", "fire and", "zz", "elemental", "s", "dragon"} {
		var want []string
		for i := range n.size() {
			k := n.key(i)
			if !strings.HasPrefix(k.folded, prefix) && strings.Contains(k.folded, " "+prefix) {
				want = append(want, k.folded)
			}
		}
		for name, find := range map[string]func(string, func(key, string, bool) bool){"sorted": n.wordStarts, "scanned": n.scanWords} {
			var got []string
			find(prefix, func(k key, _ string, _ bool) bool { got = append(got, k.folded); return true })
			if !slices.Equal(got, want) {
				t.Errorf("%s, %q: %d names, want %d", name, prefix, len(got), len(want))
			}
		}
	}
}
