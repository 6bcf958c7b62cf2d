package rulesdb

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"apnap/engine/cr"
)

// Search finds rules of the edition by words, best first, at most limit of
// them (20 for a limit below 1). Words in quotes have to stand together, the
// last word may be a beginning, words are matched by their stems. A rule
// number finds that rule. No hit is an empty list.
func (db *DB) Search(ctx context.Context, words string, e cr.Edition, limit int) ([]Hit, error) {
	if limit < 1 {
		limit = 20
	}
	hits := []Hit{}
	if a := readAsked(words); a.number != "" {
		if rule, err := db.Rule(ctx, words, e); err == nil {
			hits = append(hits, Hit{Number: rule.Number, Edition: rule.Edition, Snippet: rule.Text, Score: numberScore, Source: rule.Source})
		}
	}
	if len(hits) > 0 {
		return cutSnippets(hits, nil), nil
	}
	known, err := db.vocabularies.of(ctx, db, e)
	if err != nil {
		return nil, err
	}
	terms := readTerms(words, known)
	found, err := db.candidates(ctx, &terms, e, limit)
	if err != nil {
		return nil, err
	}
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	source := Digest
	if l.has(e.ID) {
		source = Official
	}
	weights := weights()
	hits = slices.Grow(hits, len(found))
	for i, score := range scores(found, allEvidence(found, &terms, e), &weights) {
		c := &found[i]
		hits = append(hits, Hit{Number: c.number, Edition: e.ID, Snippet: c.text, Score: score, Source: source, Untold: c.untold})
	}
	if err := db.retellHits(ctx, hits, e); err != nil {
		return nil, err
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return cutSnippets(hits[:min(limit, len(hits))], terms.words), nil
}

// numberScore is that of a rule found by its number: more than words can have.
const numberScore = 100

// cutSnippets cuts the texts of hits to the part that shows the words.
func cutSnippets(hits []Hit, words []string) []Hit {
	for i := range hits {
		hits[i].Snippet = cut(hits[i].Snippet, words)
	}
	return hits
}

// candidates returns the rules that may be meant, each once: those with all the
// words, and where they are few those with some of them.
func (db *DB) candidates(ctx context.Context, terms *terms, e cr.Edition, limit int) ([]candidate, error) {
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	var found []candidate
	const lastResort = 2 // the beginnings of words
	for i, query := range terms.queries() {
		if len(found) >= terms.enough() || i == lastResort && len(found) > 0 {
			break
		}
		more, err := db.match(ctx, query, e, l.has(e.ID), limit)
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			found = more
			continue
		}
		for _, c := range more {
			if !slices.ContainsFunc(found, func(there candidate) bool { return there.number == c.number }) {
				found = append(found, c)
			}
		}
	}
	found = db.withNamed(ctx, terms, e, found, l.has(e.ID))
	for i := range found {
		found[i].place = i
	}
	return found, nil
}

// withNamed adds the rules whose names tell at least a third of what was asked for,
// whatever words they have: what speaks for each says how far that goes. What was
// quoted has to stand in the names. Where the official text is missing and the
// digest is silent on such a rule, its names stand for its text, that which is likest
// the question before the others: its number is what helps.
func (db *DB) withNamed(ctx context.Context, terms *terms, e cr.Edition, found []candidate, official bool) []candidate {
	there := map[string]bool{}
	for _, c := range found {
		there[c.number] = true
	}
	named := slices.DeleteFunc(terms.namedRules(e), func(number string) bool { return there[number] })
	if official {
		texts, err := db.namedTexts(ctx, e.ID, named)
		if err != nil {
			return found
		}
		for _, number := range named {
			if t, ok := texts[number]; ok {
				found = append(found, candidate{number: number, heading: t.heading, text: t.text})
			}
		}
		return found
	}
	for _, number := range named {
		if rule, err := db.Rule(ctx, number, e); err == nil {
			found = append(found, candidate{number: rule.Number, heading: rule.Heading, text: rule.Text})
		} else {
			found = append(found, candidate{number: number, text: terms.likestFirst(called(number, e.ID)), untold: true})
		}
	}
	return found
}

// match runs one full-text query on the edition's text or on the digest.
func (db *DB) match(ctx context.Context, query string, e cr.Edition, official bool, limit int) ([]candidate, error) {
	text, args := digestSearch, []any{query, e.ID, limit + spare}
	if official {
		text, args = officialSearch(editionKey(e.ID), limit+spare), []any{query}
	}
	rows, err := db.searches.query(ctx, db.read, text, args...)
	if err != nil {
		return nil, err
	}
	var found []candidate
	var c candidate
	err = each(rows, func() error {
		if err := rows.Scan(&c.number, &c.heading, &c.text, &c.called, &c.cited, &c.match); err != nil {
			return err
		}
		c.match = -c.match // SQLite's is the smaller the better
		found = append(found, c)
		return nil
	})
	return found, err
}

// spare is how many more rules are looked at than asked for, since the order
// changes once all is counted in.
const spare = 50

// columns says what a word is worth in heading, text, examples and meaning.
const columns = "2.0, 4.0, 0.5, 4.0"

// officialSearch returns the query for at most so many rules of an imported edition. The limit
// stands in it, since SQLite plans a query anew where one is bound.
func officialSearch(edition int64, limit int) string {
	table := searchTable(edition)
	return fmt.Sprintf(`SELECT rule.number, substr(rule.rest, 1, instr(rule.rest, char(30)) - 1), rule.text, rule.called, rule.cited, found.score FROM
	(SELECT rowid AS id, bm25(%s, %s) AS score FROM %s WHERE %s MATCH ?1 ORDER BY score LIMIT %d) AS found
	JOIN rule ON rule.id = found.id ORDER BY found.score`, table, columns, table, table, limit)
}

// digestSearch is the query on what the digest says in an edition.
const digestSearch = `SELECT digest.number, search_digest.heading, digest.text, '', 0, bm25(search_digest, ` + columns + `) AS score
	FROM search_digest JOIN digest ON digest.id = search_digest.rowid
	WHERE search_digest MATCH ?1 AND since <= ?2 AND (until = '' OR until > ?2) ORDER BY score LIMIT ?3`

// snippetLength is how many characters of a rule a hit shows.
const snippetLength = 160

// cut returns the part of a text around the first of the words.
func cut(text string, words []string) string {
	text = oneLine(text)
	length := utf8.RuneCountInString(text)
	if length <= snippetLength {
		return text
	}
	start := 0 // in characters
	for _, w := range words {
		stem := w[:max(min(len(w), 3), len(w)*2/3)]
		if i := indexLower(text, stem); i >= 0 {
			start = max(0, utf8.RuneCountInString(text[:i])-snippetLength/3)
			break
		}
	}
	start = min(start, length-snippetLength)
	from := after(text, start)
	to := from + after(text[from:], snippetLength)
	for from > 0 && text[from-1] != ' ' {
		from--
	}
	for to > from && to < len(text) && text[to] != ' ' {
		to--
	}
	out := strings.TrimSpace(text[from:to])
	if from > 0 {
		out = "… " + out
	}
	if to < len(text) {
		out += " …"
	}
	return out
}

// indexLower is where a word in lower case stands in a text that may have capitals of ASCII
// for it, -1 where it does not.
func indexLower(text, word string) int {
	for i := 0; i+len(word) <= len(text); i++ {
		n := 0
		for n < len(word) && lowerASCII(text[i+n]) == word[n] {
			n++
		}
		if n == len(word) {
			return i
		}
	}
	return -1
}

// lowerASCII is a byte, a small letter where it is a capital of ASCII.
func lowerASCII(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c - 'A' + 'a'
	}
	return c
}

// oneLine is a text with one space wherever it has any.
func oneLine(text string) string {
	gap := true // one before the text is too many
	for _, r := range text {
		space := (r <= ' ' || r >= utf8.RuneSelf) && unicode.IsSpace(r)
		if space && (gap || r != ' ') {
			return strings.Join(strings.Fields(text), " ")
		}
		gap = space
	}
	return strings.TrimSuffix(text, " ")
}

// after is where so many characters of a text end.
func after(text string, characters int) int {
	at := 0
	for range characters {
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
	}
	return at
}
