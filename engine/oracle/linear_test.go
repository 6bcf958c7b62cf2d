package oracle

import (
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"apnap/engine/cr"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/notation"
	"apnap/internal/every"
)

// tedious are texts that a parser that tries things again and again takes long
// to refuse, each to be repeated.
func tedious() []string {
	return []string{
		"(", "((a) ", "[", "{", `"`, `"a `, "“", "and ", "or ", ", ", ". ", ". if ", "\n", "\n• a", ": . ", "of that ", "instead ", "instead. ", "if you would draw a card, ", "a creature or ", "a creature and ",
		"tapped and ", "~ and ", "it and ", "and spell ", "Alice's ", "'s ", "owner's ", "x", "not ", "unless ", "twice ", "half ", "plus 1 ", "for each creature ", "the next X damage ", "prevent ", "of your choice ",
		"with ", "creature with ", "you control ", "all all ", "a red or ", "red ", "2/2 ", "1/1 counters and ", "token ", "draws a card and ", "Bob draws a card, then ", "then ", "at the same time ", "prevent all damage and ",
		"choose one — ", "protection from ", "é", "a\u0301", "= ", "nonblack you ", "equal he combat all ", "a creature you control with power 2 or greater that attacked this turn and ",
	}
}

// readings are the ways in which a text is read, by name.
func readings() map[string]func(text string) {
	ask := func(q Question) {
		q.Players, q.Edition = []string{"Alice", "Bob"}, cr.Current()
		_, _ = Read(q, someCards())
	}
	return map[string]func(string){
		"permanent":   func(s string) { ParseCard("Gray Sentinel", "Creature", s) },
		"spell":       func(s string) { ParseCard("Gray Sentinel", "Instant", s) },
		"condition":   func(s string) { ParseAbility("Gray Sentinel", "Instant", "If "+s) },
		"shield":      func(s string) { ParseAbility("Gray Sentinel", "Instant", "The next time "+s) },
		"instruction": func(s string) { _, _ = ParseInstruction("Gray Sentinel", s) },
		"scheduled":   func(s string) { ParseScheduled("Gray Sentinel", s) },
		"noun":        func(s string) { _, _ = NounPhrase(s) },
		"effect":      func(s string) { ask(Question{Effects: []string{s}}) },
		"fact":        func(s string) { ask(Question{Facts: []string{s}}) },
		"bear":        func(s string) { ask(Question{Facts: []string{"Bear is a " + s}}) },
		"event":       func(s string) { ask(Question{Events: []string{s}}) },
		"damage":      func(s string) { ask(Question{Events: []string{"Bob's Bear deals 3 damage to " + s}}) },
		"notation": func(s string) {
			_, _ = notation.Parse("(class:other do:[" + strings.ReplaceAll(s, "(", "(kind:") + "])")
		},
	}
}

// filled is a unit repeated to about n bytes, with a little room for what stands
// before it.
func filled(unit string, n int) string { return strings.Repeat(unit, max(1, (n-40)/len(unit))) }

// allocations counts what a call allocates, all that runs beside it included.
func allocations(call func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	call()
	runtime.ReadMemStats(&after)
	return after.Mallocs - before.Mallocs
}

// TestLinear: to read four times as much allocates no more than in proportion; what it
// takes in time, BenchmarkTedious shows. Each text is read in a share of the ways, each
// way with a share of the texts, unless APNAP_EVERY says otherwise.
func TestLinear(t *testing.T) {
	ways, share := readings(), every.Nth(3)
	for i, name := range slices.Sorted(maps.Keys(ways)) {
		read := ways[name]
		read("a creature") // what is made once is not counted
		for n, unit := range tedious() {
			if (n+i)%share != 0 {
				continue
			}
			few := allocations(func() { read(filled(unit, lex.MaxText/4)) })
			many := allocations(func() { read(filled(unit, lex.MaxText)) })
			if many > 6*few+2000 {
				t.Errorf("%s, %q repeated: %d allocations become %d", name, unit, few, many)
			}
		}
	}
	a := ParseAbility("Gray Sentinel", "Instant", strings.Repeat("x", lex.MaxText+1))
	if a.Err == nil || a.Err.Code != "too_large" {
		t.Errorf("a text beyond the limit gives %v", a.Err)
	}
	if a := ParseAbility("Gray Sentinel", "Instant", strings.Repeat("é", lex.MaxText)); a.Err != nil && a.Err.Code == "too_large" {
		t.Error("the limit counts bytes, not characters")
	}
}

// BenchmarkTedious reads every tedious text, at half the longest length and at
// the longest: the time for a character stays the same.
func BenchmarkTedious(b *testing.B) {
	for _, n := range []int{lex.MaxText / 2, lex.MaxText} {
		for name, read := range readings() {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				var texts []string
				total := 0
				for _, unit := range tedious() {
					texts = append(texts, filled(unit, n))
					total += len(texts[len(texts)-1])
				}
				for b.Loop() {
					for _, text := range texts {
						read(text)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*total), "ns/char")
			})
		}
	}
}
