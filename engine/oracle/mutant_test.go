package oracle

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestLostWords takes out of every entry of the golden table each word that
// narrows, denies or counts, and puts another in the place of each that has an
// opposite: what is left is refused, or means something else.
func TestLostWords(t *testing.T) {
	narrowing := []string{"other", "another", "nontoken", "noncombat", "combat", "up", "except", "unless", "first", "way", "opponent", "opponents",
		"opponent's", "nonbasic", "noncreature", "nonland", "non-Human", "without", "attacking", "blocking", "tapped", "untapped", "legendary", "enchanted",
		"chosen", "half", "rounded", "twice", "double", "minus", "plus", "least", "can't", "don't", "doesn't", "isn't", "wasn't", "aren't", "until", "if", "would",
		"red", "black", "white", "blue", "green", "artifact", "two", "three", "controller", "owner", "face", "bottom", "top", "next"}
	opposite := map[string]string{"combat": "noncombat", "noncombat": "combat", "you": "an opponent", "opponent": "teammate", "red": "blue", "black": "white",
		"nontoken": "token", "unless": "if", "less": "more", "fewer": "more", "greater": "less", "plus": "minus", "minus": "plus", "twice": "three times", "double": "triple",
		"tapped": "untapped", "untapped": "tapped", "with": "without", "without": "with", "dies": "enters", "top": "bottom", "bottom": "top", "two": "three", "2": "3", "1": "4",
		"can't": "can", "isn't": "is", "wasn't": "was", "up": "down"}
	data, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for line := range strings.Lines(string(data)) {
		entry, ok := strings.CutPrefix(strings.TrimSpace(line), "> ")
		said := ""
		if ok {
			said = understood(entry)
		}
		if !strings.HasPrefix(said, "=") || strings.HasPrefix(said, "= (") {
			continue
		}
		head, text := "", entry
		if i := strings.LastIndex(entry, " | "); i >= 0 {
			head, text = entry[:i+3], entry[i+3:]
		}
		words := strings.Fields(text)
		in := readWords(head, text)
		for i, w := range words {
			core := strings.Trim(w, ".,:\"")
			if core == "" || !in[i] || sameWithout(text, core) {
				continue
			}
			var mutants []string
			if slices.Contains(narrowing, core) {
				mutants = append(mutants, "")
			}
			if o := opposite[core]; o != "" {
				mutants = append(mutants, o)
			}
			for _, m := range mutants {
				tried++
				changed := slices.Clone(words)
				changed[i] = strings.Replace(w, core, m, 1)
				mutant := strings.Join(strings.Fields(strings.Join(changed, " ")), " ")
				if understood(head+mutant) == said {
					t.Errorf("%q is read as %q is:\n%s", mutant, entry, said)
				}
			}
		}
	}
	if tried < 500 {
		t.Errorf("only %d mutants were tried", tried)
	}
}

// readWords are the positions of the words that the reading of an entry is of: not
// those of a cost, of what an ability triggers on, or of sentences that are no effect.
func readWords(head, text string) map[int]bool {
	in := map[int]bool{}
	at := 0
	for _, sentence := range strings.SplitAfter(text, ". ") {
		n := len(strings.Fields(sentence))
		skip := 0
		if cost, _, ok := strings.Cut(sentence, ": "); ok && !strings.Contains(cost, "\"") {
			skip = len(strings.Fields(cost))
		} else if cut, _, ok := strings.Cut(sentence, ", "); ok && (strings.HasPrefix(sentence, "When") || strings.HasPrefix(sentence, "At ")) {
			skip = len(strings.Fields(cut))
		}
		rest := strings.Join(strings.Fields(sentence)[skip:], " ")
		if got := understood(head + rest); got != "= (other)\n" {
			for k := skip; k < n; k++ {
				in[at+k] = true
			}
		}
		at += n
	}
	return in
}

// sameWithout reports whether a text says the same without a word.
func sameWithout(text, word string) bool {
	switch {
	case word == "other":
		return strings.Contains(text, "in addition to its other") || strings.Contains(text, "and each other Elf that shares")
	case strings.Contains(text, "as though they had flash, and"), strings.Contains(text, "create a 1/1 red"), strings.Contains(text, "it gets +X/+X"):
		return true // the clause before or after is no effect
	case strings.HasPrefix(text, "Flashback") || strings.HasPrefix(text, "Buyback"):
		return true // a cost
	}
	return false
}
