package rulesdb

import (
	"slices"
	"strings"
	"unicode"
)

// terms are the words of a search, folded.
type terms struct {
	said    []string   // all of them, in order, at most mostTerms
	words   []string   // those that carry meaning, in order
	phrases [][]string // those that were quoted
	denies  bool       // can't, not can
	open    bool       // the last word may be a beginning
	look    look       // what to look for in rules
}

// mostTerms bounds a search.
const mostTerms = 12

// readTerms takes a search apart. Nothing of the input reaches the full-text
// syntax but words of letters and digits. Those that the rules do not have are
// read as the nearest that they have.
func readTerms(text string, known *vocabulary) terms {
	var t terms
	for i, part := range strings.Split(strings.Map(plainQuote, text), `"`) {
		words := rulesWords(known.mended(wordsIn(part)))
		if quoted := i%2 == 1; quoted && len(words) > 1 {
			t.phrases = append(t.phrases, words[:min(len(words), mostTerms)])
		}
		t.said = append(t.said, words...)
	}
	t.said = t.said[:min(len(t.said), mostTerms)]
	for i := 1; i < len(t.said); i++ {
		t.denies = t.denies || t.said[i-1] == "can" && t.said[i] == "t"
	}
	if t.words = slices.DeleteFunc(slices.Clone(t.said), isCommon); len(t.words) == 0 {
		t.words = t.said
	}
	t.open = !strings.HasSuffix(text, " ")
	t.look = newLook(t.said, t.words, known)
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

// enough is how many rules with all the words make it needless to look at those
// with some of them: few for a name, more for a whole question.
func (t terms) enough() int {
	const shortQuestion = 3
	if len(t.words) <= shortQuestion {
		return 6
	}
	return 10
}

// queries returns the full-text queries to try, the strictest first: all
// words, then any of them, then their beginnings. Words that stand together in
// the question count more where they stand together in a rule.
func (t terms) queries() []string {
	if len(t.words) == 0 {
		return nil
	}
	quoted := make([]string, len(t.words))
	last := len(t.words) - 1
	for i, w := range t.words {
		quoted[i] = alternatives(w, i == last && t.open && len(w) > 1)
		if w == "can" && t.denies {
			quoted[i] = `"can t"`
		}
	}
	var must string
	for _, p := range t.phrases {
		must += ` AND "` + strings.Join(p, " ") + `"`
	}
	together := t.together()
	all := "(" + together + "(" + strings.Join(quoted, " AND ") + "))"
	if must != "" {
		return []string{all + must}
	}
	return []string{all, together + strings.Join(t.rare(quoted), " OR "), t.stumps()}
}

// together returns what asks for the whole question as it was put, and for
// every two words near each other, to be followed by further alternatives.
func (t terms) together() string {
	var b strings.Builder
	if len(t.said) > 1 {
		b.WriteString(`"` + strings.Join(t.said, " ") + `" OR `)
	}
	return b.String()
}

// rare returns the queries of the words that tell at least a third as much as the one
// that tells most: the others find too much.
func (t terms) rare(quoted []string) []string {
	most := 0.0
	for _, w := range t.words {
		most = max(most, t.look.known.tells(w))
	}
	var rare []string
	for i, w := range t.words {
		if 3*t.look.known.tells(w) >= most {
			rare = append(rare, quoted[i])
		}
	}
	return rare
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
