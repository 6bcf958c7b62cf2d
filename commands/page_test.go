package commands

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/rulesdb"
)

// wordsOfReply are the words of a reply's body and lines, in order.
func wordsOfReply(r Reply) []string {
	words := strings.Fields(r.Body)
	for _, l := range r.Lines {
		words = append(words, strings.Fields(l.Text)...)
		for _, s := range l.Words {
			words = append(words, strings.Fields(s.Text)...)
		}
	}
	return words
}

// TestPagesLoseNothing: whatever a reply says, its pages together say it all, in
// order, and none costs more than a page holds.
func TestPagesLoseNothing(t *testing.T) {
	word := rapid.StringMatching(`[a-z*]{1,12}[.;]?`)
	text := rapid.Map(rapid.SliceOfN(word, 1, 400), func(words []string) string { return strings.Join(words, " ") })
	mark := rapid.SampledFrom([]rulesdb.Mark{WordsKept, WordsGone, WordsCome})
	rapid.Check(t, func(t *rapid.T) {
		r := Reply{Body: text.Draw(t, "body")}
		for range rapid.IntRange(0, 6).Draw(t, "lines") {
			r.Lines = append(r.Lines, Line{Text: text.Draw(t, "line"), Rules: []string{"614.5"}})
		}
		for range rapid.IntRange(0, 3).Draw(t, "comparisons") {
			l := Line{Text: "x"}
			for range rapid.IntRange(1, 4).Draw(t, "spans") {
				l.Words = append(l.Words, Words{Text: text.Draw(t, "words"), Mark: mark.Draw(t, "mark")})
			}
			r.Lines = append(r.Lines, l)
		}
		want := strings.Join(wordsOfReply(r), " ")
		var got []string
		from := 0
		for n := range len(pagesOf(r)) {
			p := newDesk(NewMemory()).paged(r, n, "text", "x")
			if p.From != from {
				t.Fatalf("page %d counts its lines from %d, not %d", n, p.From, from)
			}
			from += len(p.Lines)
			got = append(got, wordsOfReply(p)...)
			cost := costOf(p.Body)
			for _, l := range p.Lines {
				cost += lineCost(l)
			}
			if cost > pageCost {
				t.Fatalf("page %d costs %d", n, cost)
			}
		}
		if strings.Join(got, " ") != want {
			t.Fatalf("the pages say\n%s\nnot\n%s", strings.Join(got, " "), want)
		}
	})
}

// TestPagesTurn: pages turn by their buttons, to and fro, and say where they are.
func TestPagesTurn(t *testing.T) {
	r := Reply{Body: strings.Repeat("A sentence stands here. ", 200), Footer: "f"}
	first, second := newDesk(NewMemory()).paged(r, 0, "text", "614.5"), newDesk(NewMemory()).paged(r, 1, "text", "614.5")
	if len(first.Buttons) != 1 || len(first.Buttons[0]) != 1 || first.Buttons[0][0].Value != "text:1:614.5" || !strings.HasPrefix(first.Footer, "f · page 1 of ") {
		t.Errorf("first: %+v %q", first.Buttons, first.Footer)
	}
	if len(second.Buttons[0]) != 2 || second.Buttons[0][0].Value != "text:0:614.5" || !strings.HasSuffix(second.Body, ".") {
		t.Errorf("second: %+v", second.Buttons)
	}
	if got := newDesk(NewMemory()).paged(Reply{Body: "short"}, 7, "text", "x"); got.Buttons != nil || got.Body != "short" {
		t.Errorf("a short reply became %+v", got)
	}
	d := newDesk(NewMemory())
	for _, value := range []string{"", "text", "text:x:614.5", "text:-1:614.5", "text:99999:614.5", "odd:0:x"} {
		if got := d.Press(context.Background(), Press{Action: ActPage, Value: value}); got.Verdict != sayNothingNow {
			t.Errorf("%q: %s", value, got.Verdict)
		}
	}
	for _, kind := range []string{"rule", "text", "search", "history", "compare"} {
		got := d.Press(context.Background(), Press{Action: ActPage, Value: fmt.Sprintf("%s:0:614.5@2008/2026", kind)})
		if got.Verdict == sayNothingNow {
			t.Errorf("%s does not turn: %+v", kind, got)
		}
	}
}
