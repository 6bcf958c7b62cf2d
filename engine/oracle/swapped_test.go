package oracle

import (
	"os"
	"strings"
	"testing"

	"apnap/engine/oracle/shape"
)

// TestSwappedWords swaps two adjacent words in every sentence of the golden
// table: what is left is refused, or means something else.
func TestSwappedWords(t *testing.T) {
	data, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		text, ok := strings.CutPrefix(strings.TrimSpace(line), "> ")
		if !ok || strings.Contains(text, " | ") || strings.Contains(text, "\\n") {
			continue
		}
		said := understood(text)
		words := strings.Fields(text)
		for i := range len(words) - 1 {
			if sameSwapped(words[i], words[i+1]) {
				continue
			}
			if words[i] == words[i+1] {
				continue
			}
			other := append([]string(nil), words...)
			other[i], other[i+1] = other[i+1], other[i]
			swapped := strings.Join(other, " ")
			if got := understood(swapped); got == said && strings.HasPrefix(got, "=") && !strings.HasPrefix(got, "= (") {
				t.Errorf("%q is read as %q is:\n%s", swapped, text, got)
			}
		}
	}
}

// sameSwapped reports whether two words say the same in either order: two types.
func sameSwapped(a, b string) bool {
	_, _, first := shape.TypeWord(a)
	_, _, second := shape.TypeWord(b)
	return first && second
}
