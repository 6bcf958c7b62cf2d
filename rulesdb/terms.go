package rulesdb

import (
	"slices"
	"strings"
	"unicode"
)

// terms are the words of a search, folded.
type terms struct {
	words   []string   // those that carry meaning, in order
	phrases [][]string // those that were quoted
	open    bool       // the last word may be a beginning
}

// mostTerms bounds a search.
const mostTerms = 12

// readTerms takes a search apart. Nothing of the input reaches the full-text
// syntax but words of letters and digits.
func readTerms(text string) terms {
	var t terms
	for i, part := range strings.Split(strings.Map(plainQuote, text), `"`) {
		words := wordsIn(part)
		if quoted := i%2 == 1; quoted && len(words) > 1 {
			t.phrases = append(t.phrases, words[:min(len(words), mostTerms)])
		}
		t.words = append(t.words, words...)
	}
	if kept := slices.DeleteFunc(slices.Clone(t.words), isCommon); len(kept) > 0 {
		t.words = kept
	}
	t.words = t.words[:min(len(t.words), mostTerms)]
	t.open = !strings.HasSuffix(text, " ")
	return t
}

// plainQuote makes every mark that quotes a phrase a plain one.
func plainQuote(r rune) rune {
	switch r {
	case '“', '”', '„', '«', '»':
		return '"'
	}
	return r
}

// wordsIn returns the words of a text in lower case.
func wordsIn(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
}

// isCommon reports whether a word stands in every other rule.
func isCommon(word string) bool {
	switch word {
	case "a", "an", "the", "of", "to", "is", "it", "in", "on", "be", "by", "or", "and", "that", "this", "are", "as",
		"with", "for", "s", "t", "what", "how", "does", "do", "rule", "rules", "when", "if", "would", "i", "my":
		return true
	}
	return false
}

// queries returns the full-text queries to try, the strictest first: all
// words, then any of them. In each a run of the words in their order counts
// more.
func (t terms) queries() []string {
	if len(t.words) == 0 {
		return nil
	}
	quoted := make([]string, len(t.words))
	for i, w := range t.words {
		quoted[i] = `"` + w + `"`
	}
	if last := len(quoted) - 1; t.open && len(t.words[last]) > 1 {
		quoted[last] = "(" + quoted[last] + " OR " + quoted[last] + "*)"
	}
	var must string
	for _, p := range t.phrases {
		must += ` AND "` + strings.Join(p, " ") + `"`
	}
	all := "(" + strings.Join(quoted, " AND ") + ")"
	if len(t.words) > 1 {
		all = `("` + strings.Join(t.words, " ") + `" OR ` + all + `)`
	}
	if must != "" {
		return []string{all + must}
	}
	return []string{all, strings.Join(quoted, " OR "), t.stumps()}
}

// stumps returns a query for the beginnings of the words, for words broken
// off behind their stem, such as "regenerat".
func (t terms) stumps() string {
	stumps := make([]string, len(t.words))
	for i, w := range t.words {
		runes := []rune(w)
		stumps[i] = `"` + string(runes[:max(min(len(runes), 4), len(runes)-3)]) + `"*`
	}
	return strings.Join(stumps, " AND ")
}
