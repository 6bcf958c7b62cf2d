package rulesdb

import (
	"regexp"
	"strings"
	"sync"
)

// Mark says what became of a run of words.
type Mark uint8

// What becomes of words from one text to another.
const (
	Kept Mark = iota
	Gone
	Come
)

// Span is a run of words of which the same became.
type Span struct {
	Text string
	Mark Mark
}

// plainType makes the typography of all times one: brackets and quotes of any sort, or
// none, dashes and the signs behind names are not what a rule says.
var plainType = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("’", "'", "‘", "'", "“", "", "”", "", `"`, "", "[", "", "]", "", "<", "", ">", "",
		"–", "-", "—", "-", "--", "-", "−", "-", "…", "...",
		"®", "", "™", "", "(R)", "", "(r)", "", "(TM)", "", "(tm)", "", "TM", "", "_", "", ". . .", "...")
})

// singleQuote is one about a word or words, as against the apostrophe within one.
var singleQuote = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\B'|'\B`) })

// plain is a text without its typography.
func plain(text string) string { return singleQuote().ReplaceAllString(plainType().Replace(text), "") }

// sameWording reports whether two texts have the same words, whatever their
// typography.
func sameWording(a, b string) bool {
	words := func(s string) string { return strings.Join(strings.Fields(plain(joinDashes(s))), " ") }
	return a == b || words(a) == words(b)
}

// spacedDash is a dash with room about it, which some texts give it and others do not,
// or a hyphen behind which some break the line.
var spacedDash = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(` *(--|[–—]) *| - |- | -["”]`) })

// joinDashes writes dashes without room about them, those of a typewriter as print
// has them.
func joinDashes(text string) string {
	return spacedDash().ReplaceAllStringFunc(text, func(dash string) string {
		return strings.Replace(strings.TrimSpace(dash), "--", "—", 1)
	})
}

// wordSpans tells how one text became another, word by word; the words kept are
// those of the new one.
func wordSpans(old, new string) []Span {
	a, b := strings.Fields(joinDashes(old)), strings.Fields(joinDashes(new))
	plainA, plainB := plainWords(a), plainWords(b)
	var w spanWriter
	i, j := 0, 0
	for _, word := range longestCommon(plainA, plainB) {
		for plainA[i] != word {
			w.put(Gone, a[i])
			i++
		}
		for plainB[j] != word {
			w.put(Come, b[j])
			j++
		}
		w.put(Kept, b[j])
		i++
		j++
	}
	for ; i < len(a); i++ {
		w.put(Gone, a[i])
	}
	for ; j < len(b); j++ {
		w.put(Come, b[j])
	}
	return w.spans
}

// plainWords folds the typography of words.
func plainWords(words []string) []string {
	folded := make([]string, len(words))
	for i, w := range words {
		folded[i] = plain(w)
	}
	return folded
}

// wordDiff is the same as one text: what went stands in [-…-], what came in
// {+…+}.
func wordDiff(old, new string) string { return written(wordSpans(old, new)) }

// spanWriter gathers words into runs of one mark.
type spanWriter struct{ spans []Span }

// put adds a word.
func (w *spanWriter) put(mark Mark, word string) {
	if last := len(w.spans) - 1; last >= 0 && w.spans[last].Mark == mark {
		w.spans[last].Text += " " + word
		return
	}
	w.spans = append(w.spans, Span{word, mark})
}

// written is spans as one text.
func written(spans []Span) string {
	marks := [...][2]string{Kept: {"", ""}, Gone: {"[-", "-]"}, Come: {"{+", "+}"}}
	runs := make([]string, len(spans))
	for i, s := range spans {
		runs[i] = marks[s.Mark][0] + s.Text + marks[s.Mark][1]
	}
	return strings.Join(runs, " ")
}

// longestDiff bounds the table of longestCommon; longer texts are compared in
// their middle only.
const longestDiff = 2000

// longestCommon returns the longest common subsequence of words, a common
// beginning and end taken first.
func longestCommon(a, b []string) []string {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		start++
	}
	end := 0
	for end < len(a)-start && end < len(b)-start && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	head, tail := a[:start], a[len(a)-end:]
	a, b = a[start:len(a)-end], b[start:len(b)-end]
	var middle []string
	if len(a) <= longestDiff && len(b) <= longestDiff {
		middle = commonTable(a, b)
	}
	return append(append(append([]string{}, head...), middle...), tail...)
}

// commonTable is the textbook table for the longest common subsequence.
func commonTable(a, b []string) []string {
	table := make([][]int16, len(a)+1)
	for i := range table {
		table[i] = make([]int16, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				table[i][j] = table[i+1][j+1] + 1
			} else {
				table[i][j] = max(table[i+1][j], table[i][j+1])
			}
		}
	}
	var common []string
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			common = append(common, a[i])
			i++
			j++
		case table[i+1][j] >= table[i][j+1]:
			i++
		default:
			j++
		}
	}
	return common
}
