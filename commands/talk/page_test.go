package talk

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine/say"
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
			p := Paged(say.English, r, n, "text", "x")
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
