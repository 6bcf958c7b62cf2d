package rulesdb

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// TestCutKeepsWholeWords: what a hit shows of a rule is some words of it in a row, one of
// those looked for among them, in about the length that is shown.
func TestCutKeepsWholeWords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.SampledFrom([]string{"a", "rule", "Æther", "that’s", "opportunity", "replacement", "—"}), 1, 120).Draw(t, "words")
		at := rapid.IntRange(0, len(words)).Draw(t, "at")
		words = slices.Insert(words, at, "damage")
		text := strings.Join(words, rapid.SampledFrom([]string{" ", "\n", "  "}).Draw(t, "between"))
		whole, got := strings.Join(words, " "), cut(text, []string{"damage"})
		if utf8.RuneCountInString(whole) <= snippetLength {
			if got != whole {
				t.Fatalf("%q of a short text", got)
			}
			return
		}
		shown := strings.TrimSuffix(strings.TrimPrefix(got, "… "), " …")
		if !strings.Contains(" "+whole+" ", " "+shown+" ") || !slices.Contains(strings.Fields(shown), "damage") {
			t.Fatalf("%q is no part of\n%s", shown, whole)
		}
		if n := utf8.RuneCountInString(shown); n > snippetLength+len("opportunity") || n < snippetLength-len("opportunity") {
			t.Fatalf("%d characters: %q", n, shown)
		}
	})
}
