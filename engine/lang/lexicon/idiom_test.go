package lexicon

import (
	"strings"
	"testing"
	"unicode"
)

// digits takes numbers in figures, as the tests write them.
func digits(w string) bool {
	return strings.IndexFunc(w, func(c rune) bool { return !unicode.IsDigit(c) }) < 0
}

// TestIdiomForms: the verb of an idiom stands in each of its forms, and a number is taken over.
func TestIdiomForms(t *testing.T) {
	for said, want := range map[string]string{
		"pump out two soldiers": "make", "pumps out two soldiers": "makes", "pumped out two soldiers": "made", "pumping out two soldiers": "making",
		"lifelinks for 4": "gains 4 life", "lifelinks for him": "", "pro-red 2/2": "protection from red", "w / a 2/2": "with", "pump it": "",
	} {
		if means, n := Idiom(strings.Fields(said), digits); means != want || (n == 0) != (want == "") {
			t.Errorf("%q means %q (%d words), want %q", said, means, n, want)
		}
	}
}

// TestIdiomsAreRead: each line of the list is read, once, and none means what another line would change again.
func TestIdiomsAreRead(t *testing.T) {
	seen := map[string]bool{}
	for line := range strings.Lines(idiomList) {
		says, means, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if strings.HasPrefix(line, "#") {
			continue
		}
		if !ok || seen[says] {
			t.Errorf("%q is no line of its own", line)
			continue
		}
		seen[says] = true
		for _, way := range waysOf(says) {
			words := strings.Fields(strings.ReplaceAll(strings.TrimPrefix(way, "~"), aNumber, "3"))
			if _, n := Idiom(words, digits); n != len(words) {
				t.Errorf("of %q %d words are read", way, n)
			}
		}
		again := strings.Fields(strings.ReplaceAll(strings.TrimPrefix(means, "~"), aNumber, "3"))
		if other, n := Idiom(again, digits); n > 0 {
			t.Errorf("%q means %q, which means %q", says, means, other)
		}
	}
}
