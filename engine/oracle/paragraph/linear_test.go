package paragraph_test

import (
	"fmt"
	"strings"
	"testing"

	"apnap/engine/oracle/lex"
	"apnap/internal/cputime"
	"apnap/internal/every"
)

// tedious are texts that a reader that tries things again and again takes long
// to refuse, each to be repeated.
func tedious() []string {
	return []string{
		"(", `"`, "and ", "or ", ", ", ". ", "? ", "if ", "of that ", "instead ", "'s ", "Alice's ", "my ", "his ", "it ", "it and ", "with ", "creature with ", "Bob ", "Bob and ", "1/1 ", "not ", "at ", "x",
		"I control a Bear and ", "I control a Bear. ", "I control ", "a creature and ", "a creature or ", "if you would draw a card, ", "What happens if ", "what draw when ", "does their at control if ", "then gains ",
		"draws a card and ", "Bob draws a card, then ", "Bob draws a card. ", "Bear deals 1 damage to Bob and ", "+1/+1 counters and ", "may ? Alice's ", "a creature you control with power 2 or greater that attacked this turn and ",
		"Furnace of Rath and ", "Rath ", "control's a three my gain choose ", "How many? ", "é", "times X next : ",
	}
}

// filled is a paragraph of about n bytes whose sentences hold a unit again and again.
func filled(unit string, n int) string {
	return "I control Furnace of Rath. " + strings.Repeat(unit, (n-30)/len(unit))
}

// TestLinear: to read four times as much allocates no more than in proportion, up to
// half the longest text or, with APNAP_EVERY=1, to the longest; what it takes in time,
// BenchmarkTedious shows.
func TestLinear(t *testing.T) {
	much := lex.MaxText / every.Nth(2)
	for _, unit := range tedious() {
		few := testing.AllocsPerRun(1, func() { readAnew(filled(unit, much/4)) })
		many := testing.AllocsPerRun(1, func() { readAnew(filled(unit, much)) })
		if many > 7*few+5000 {
			t.Errorf("%q repeated: %.0f allocations become %.0f", unit, few, many)
		}
	}
}

// BenchmarkTedious reads every tedious text, at half the longest length and at
// the longest: the time for a character stays the same.
func BenchmarkTedious(b *testing.B) {
	for _, n := range []int{lex.MaxText / 2, lex.MaxText} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			total := 0
			for b.Loop() {
				for _, unit := range tedious() {
					readAnew(filled(unit, n))
					total += n
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(total), "ns/char")
		})
	}
}

// BenchmarkOrdinary reads the paragraphs of testdata that are understood, each by itself and
// several behind one another until the text is as long as half the longest.
func BenchmarkOrdinary(b *testing.B) {
	var texts []string
	for _, p := range paragraphs() {
		if _, err := read(p); err == nil {
			texts = append(texts, p)
		}
	}
	for _, short := range []bool{true, false} {
		b.Run(map[bool]string{true: "short", false: "long"}[short], func(b *testing.B) {
			total := 0
			for b.Loop() {
				for _, p := range texts {
					if !short {
						p = strings.Repeat(p+" ", max(1, lex.MaxText/2/(len(p)+1)))
					}
					total += len(p)
					readAnew(p)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(total), "ns/char")
		})
	}
}

// BenchmarkParagraph reads the paragraphs of testdata that are understood in turn, each
// repeated until it is so long.
func BenchmarkParagraph(b *testing.B) {
	var texts []string
	for _, p := range paragraphs() {
		if _, err := read(p); err == nil {
			texts = append(texts, p)
		}
	}
	for _, c := range []struct {
		length int
		goal   float64
	}{{500, 1}, {4000, 8}} {
		b.Run(fmt.Sprint(c.length), func(b *testing.B) {
			end := cputime.Of(b)
			for next := 0; b.Loop(); next++ {
				readAnew(filled(texts[next%len(texts)]+" ", c.length))
			}
			end()
			b.ReportMetric(c.goal, "goal-ms")
		})
	}
}
