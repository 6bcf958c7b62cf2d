package oracle

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"apnap/engine/oracle/notation"
	"apnap/internal/every"
)

// spliceable are the texts that are mixed: the abilities of the golden table, the
// events and the facts of their tables, and the sentences beside the project.
func spliceable(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for line := range strings.Lines(string(data)) {
		if text, ok := strings.CutPrefix(strings.TrimSpace(line), "> "); ok {
			texts = append(texts, text[strings.LastIndex(text, " | ")+1:])
		}
	}
	for _, table := range []string{eventTable, factTable} {
		for _, row := range rowsOf(t, table) {
			texts = append(append(texts, row.event), row.facts...)
		}
	}
	if len(sentencesAtHand(t)) > 0 {
		for _, l := range readSentences(t) {
			texts = append(texts, l.Ability)
		}
	}
	return texts
}

// spliced is the beginning of one text with the end of another, some words of it
// left out, said twice or in another order.
func spliced(rng *rand.Rand, texts []string) string {
	words := strings.Fields(texts[rng.IntN(len(texts))])
	more := strings.Fields(texts[rng.IntN(len(texts))])
	if rng.IntN(3) > 0 && len(words) > 0 && len(more) > 0 {
		words = append(words[:rng.IntN(len(words))], more[rng.IntN(len(more)):]...)
	}
	for range rng.IntN(4) {
		if len(words) < 2 {
			break
		}
		switch i := rng.IntN(len(words)); rng.IntN(4) {
		case 0:
			words = append(words[:i], words[i+1:]...)
		case 1:
			words[i] += " " + words[i]
		case 2:
			j := rng.IntN(len(words))
			words[i], words[j] = words[j], words[i]
		case 3:
			words[i] = words[rng.IntN(len(words))]
		}
	}
	return strings.Join(words, " ")
}

// TestSpliced: texts that are nearly right are read or refused, each refusal
// pointing into its text, and none is too much for the parser.
func TestSpliced(t *testing.T) {
	texts, rng, all := spliceable(t), rand.New(rand.NewPCG(4, 2)), readings()
	for range 4000 / every.Nth(4) {
		text := spliced(rng, texts)
		for name, read := range all {
			reading(t, name, text, read)
		}
		for _, a := range ParseCard("Gray Sentinel", "Creature", text) {
			if a.Err != nil && (a.Err.Span[0] < 0 || a.Err.Span[1] < a.Err.Span[0] || a.Err.Span[1] > len(a.Err.Text)) {
				t.Errorf("%q is refused at %v", text, a.Err.Span)
			}
			for i := range a.Effects {
				s := notation.Of(&a.Effects[i])
				if back, err := notation.Parse(s); err != nil || notation.Of(&back) != s {
					t.Errorf("%q: notation %s does not read back", text, s)
				}
			}
		}
	}
}

// reading reads a text in one way, and says of which text and way a panic was.
func reading(t *testing.T, name, text string, read func(string)) {
	t.Helper()
	defer func() {
		if fault := recover(); fault != nil {
			t.Errorf("%s: %q: %v", name, text, fault)
		}
	}()
	read(text)
}

// TestAnyoneDoesAnything: an event with somebody or something in it that can't do that or have it done is refused, not a fault.
func TestAnyoneDoesAnything(t *testing.T) {
	read, others := readings()["event"], []string{"Alice", "Bob", "Bob's Bear", "my Bear", "a card", "3 damage", "the turn"}
	told := []string{"my Bear fights Bob's Lion"}
	for _, row := range rowsOf(t, eventTable) {
		told = append(told, row.event)
	}
	for _, event := range told {
		words := strings.Fields(event)
		for i, word := range words {
			if word[0] < 'A' || word[0] > 'Z' {
				continue
			}
			for _, other := range others {
				words[i] = other
				reading(t, "event", strings.Join(words, " "), read)
			}
			words[i] = word
		}
	}
	for _, one := range others {
		for _, other := range others {
			reading(t, "event", one+" fights "+other, read)
		}
	}
}
