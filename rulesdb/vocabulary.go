package rulesdb

import (
	"context"
	"math"
	"strings"
	"sync"
	"unicode/utf8"

	"apnap/engine/cr"
)

// vocabulary is what words the rules of an edition have, with what people call
// them, and how many of the rules have each.
type vocabulary struct {
	rules int
	stems map[string]int     // by the stems of the words
	words map[string]int     // by the words as they stand
	cut   map[string]string  // the stem of each
	worth map[string]float64 // how much each stem tells
}

// add counts a text.
func (v *vocabulary) add(text string) {
	v.rules++
	had, cut := map[string]bool{}, map[string]bool{}
	for _, w := range wordsIn(text) {
		if had[w] {
			continue
		}
		had[w] = true
		v.words[w]++
		s := v.stem(w)
		v.cut[w] = s
		if !cut[s] {
			cut[s] = true
			v.stems[s]++
		}
	}
}

// stem is that of a word, looked up where the rules have it.
func (v *vocabulary) stem(word string) string {
	if v == nil {
		return stem(word)
	}
	if cut, ok := v.cut[word]; ok {
		return cut
	}
	return stem(word)
}

// tells is how much it tells of a rule that it has a word: the more the fewer
// have it, and nothing where none has it, since that tells no rule from another.
func (v *vocabulary) tells(word string) float64 {
	if v == nil {
		return 1
	}
	return v.worthOf(stem(word))
}

// worthOf is the same by the stem of a word.
func (v *vocabulary) worthOf(cut string) float64 {
	if v == nil {
		return 1
	}
	return v.worth[cut]
}

// weigh works out how much each stem tells, when all texts are counted.
func (v *vocabulary) weigh() {
	v.worth = make(map[string]float64, len(v.stems))
	for cut, n := range v.stems {
		v.worth[cut] = math.Log(float64(v.rules+1)/float64(n)) / 2
	}
}

// has reports whether a word is known, in whatever form.
func (v *vocabulary) has(word string) bool {
	if v.stems[stem(word)] > 0 {
		return true
	}
	_, mapped := otherWords()[word]
	_, foreign := readAs(word)
	return mapped || foreign || isCommon(word) || isForeignLittle(word) || wordsOfPeople()[word] || wordsOfPeople()[strings.TrimSuffix(word, "s")]
}

// mended puts in the place of words that are not known those that they are
// likely meant for.
func (v *vocabulary) mended(words []string) []string {
	if v == nil {
		return words
	}
	words = v.joined(words)
	for i, w := range words {
		if utf8.RuneCountInString(w) >= shortestMended && !v.has(w) {
			words[i] = v.nearest(w)
		}
	}
	return words
}

// joined writes two words as one that are one in the rules: "flash back", "life link".
func (v *vocabulary) joined(words []string) []string {
	var out []string
	for _, w := range words {
		if last := len(out) - 1; last >= 0 && len(out[last]) >= shortestHalf && len(w) >= shortestHalf && v.words[out[last]+w] > 0 {
			out[last] += w
			continue
		}
		out = append(out, w)
	}
	return out
}

// shortestHalf is the fewest letters of a word that may be half of another.
const shortestHalf = 3

// Shorter words have too many neighbours to be mended, longer ones than the
// second may have two letters wrong.
const shortestMended, shortestTwice = 5, 8

// nearest is the word, known here or to people, that is written most like
// another: with a letter wrong, too many, too few or in the place of its
// neighbour, and the same first letter. Of two the commoner one counts.
func (v *vocabulary) nearest(word string) string {
	plain := []rune(withoutAccents(word))
	within := 1
	if len(plain) >= shortestTwice {
		within = 2
	}
	found, often := word, -1
	consider := func(other string, n int) {
		runes := []rune(withoutAccents(other))
		if len(runes) < shortestMended || runes[0] != plain[0] || strings.ContainsAny(other, "0123456789") {
			return
		}
		if d := apart(plain, runes, within); d < within || d == within && (n > often || n == often && other < found) {
			if d < within {
				within = d
			}
			found, often = other, n
		}
	}
	for other, n := range v.words {
		consider(other, n)
	}
	for other := range inPlainWords() {
		consider(other, 0)
	}
	return found
}

// apart is how many letters two words differ by, a swap of neighbours for one,
// or more than the most that is asked for.
func apart(a, b []rune, most int) int {
	if d := len(a) - len(b); d > most || -d > most {
		return most + 1
	}
	rows := [3][]int{make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := range a {
		last, row, before := rows[i%3], rows[(i+1)%3], rows[(i+2)%3]
		row[0] = i + 1
		least := row[0]
		for j := range b {
			change := 1
			if a[i] == b[j] {
				change = 0
			}
			row[j+1] = min(last[j]+change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			least = min(least, row[j+1])
		}
		if least > most {
			return most + 1
		}
	}
	return rows[len(a)%3][len(b)]
}

// vocabularies keeps those of the editions asked for most lately.
type vocabularies struct {
	mu   sync.Mutex
	kept map[string]*vocabulary
}

// mostVocabularies is how many are kept; each takes some 300 KB.
const mostVocabularies = 4

// of returns the vocabulary of an edition, read at its first use.
func (s *vocabularies) of(ctx context.Context, db *DB, e cr.Edition) (*vocabulary, error) {
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	key := e.ID
	if l.has(e.ID) {
		key += Official
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if kept := s.kept[key]; kept != nil {
		return kept, nil
	}
	read, err := db.readVocabulary(ctx, e, l.has(e.ID))
	if err != nil {
		return nil, err
	}
	if s.kept == nil || len(s.kept) >= mostVocabularies {
		s.kept = map[string]*vocabulary{}
	}
	s.kept[key] = read
	return read, nil
}

// readVocabulary reads the texts of an edition, or what the digest says in it,
// with what people call rules.
func (db *DB) readVocabulary(ctx context.Context, e cr.Edition, official bool) (*vocabulary, error) {
	v := &vocabulary{stems: map[string]int{}, words: map[string]int{}, cut: map[string]string{}}
	if official {
		list, err := db.readTexts(ctx, e.ID, "")
		if err != nil {
			return nil, err
		}
		for _, one := range list {
			v.add(one.heading + " " + one.text)
		}
	} else {
		rows, err := db.read.QueryContext(ctx, "SELECT heading, text FROM digest WHERE since <= ?1 AND (until = '' OR until > ?1)", e.ID)
		if err != nil {
			return nil, err
		}
		err = each(rows, func() error {
			var heading, text string
			if err := rows.Scan(&heading, &text); err != nil {
				return err
			}
			v.add(heading + " " + text)
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	for number := range calledWords() {
		v.add(readCalled()[called(number, e.ID)])
	}
	for _, names := range saidWords() {
		v.add(readCalled()[names])
	}
	v.weigh()
	return v, nil
}
