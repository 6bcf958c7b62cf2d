package rulesdb

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

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
			hits = append(hits, Hit{rule.Number, rule.Edition, rule.Text, numberScore})
		}
	}
	terms := readTerms(words)
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	if terms.glossed, err = db.glossed(ctx, words, e); err != nil {
		return nil, err
	}
	for _, query := range terms.queries() {
		if len(hits) >= terms.enough() || len(hits) > 0 && hits[0].Score >= numberScore {
			break
		}
		found, err := db.match(ctx, query, terms, e, l.has(e.ID), limit)
		if err != nil {
			return nil, err
		}
		hits = merge(hits, found)
	}
	hits = hits[:min(limit, len(hits))]
	for i := range hits {
		hits[i].Snippet = cut(hits[i].Snippet, terms.words)
	}
	return hits, nil
}

// glossed returns the rules to which the glossary sends those who look up the
// words.
func (db *DB) glossed(ctx context.Context, words string, e cr.Edition) ([]string, error) {
	name := foldTerm(words)
	rows, err := db.queries.glossed.QueryContext(ctx, editionKey(e.ID), name, strings.TrimSuffix(name, "s"), name+" clause")
	if err != nil {
		return nil, err
	}
	var numbers []string
	err = each(rows, func() error {
		var see string
		if err := rows.Scan(&see); err != nil {
			return err
		}
		numbers = append(numbers, splitList(see)...)
		return nil
	})
	return numbers, err
}

// numberScore is that of a rule found by its number.
const numberScore = 1e6

// merge adds the hits that are not there yet, best first.
func merge(hits, found []Hit) []Hit {
	for _, h := range found {
		if !slices.ContainsFunc(hits, func(there Hit) bool { return there.Number == h.Number }) {
			hits = append(hits, h)
		}
	}
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return hits
}

// match runs one full-text query on the edition's text or on the digest.
func (db *DB) match(ctx context.Context, query string, terms terms, e cr.Edition, official bool, limit int) ([]Hit, error) {
	text, args := digestSearch, []any{query, e.ID, limit + spare}
	if official {
		text, args = officialSearch(editionKey(e.ID)), []any{query, limit + spare}
	}
	rows, err := db.read.QueryContext(ctx, text, args...)
	if err != nil {
		return nil, err
	}
	var hits []Hit
	err = each(rows, func() error {
		hit := Hit{Edition: e.ID}
		var c candidate
		if err := rows.Scan(&c.number, &c.heading, &c.text, &c.cited, &hit.Score); err != nil {
			return err
		}
		hit.Number = c.number
		c.glossed = slices.Contains(terms.glossed, c.number)
		hit.Score = -hit.Score * c.worth(terms, e)
		hit.Snippet = c.text // cut when it is among the best
		hits = append(hits, hit)
		return nil
	})
	return hits, err
}

// spare is how many more hits are looked at than asked for, since the order
// changes once the rules' worth is counted in.
const spare = 40

// weights says what a word is worth in heading, text, examples and meaning.
const weights = "2.0, 4.0, 0.5, 4.0"

// officialSearch returns the query on an imported edition.
func officialSearch(edition int64) string {
	table := searchTable(edition)
	return fmt.Sprintf(`SELECT rule.number, substr(rule.rest, 1, instr(rule.rest, char(30)) - 1), rule.text, rule.cited, found.score FROM
	(SELECT rowid AS id, bm25(%s, %s) AS score FROM %s WHERE %s MATCH ?1 ORDER BY score LIMIT ?2) AS found
	JOIN rule ON rule.id = found.id ORDER BY found.score`, table, weights, table, table)
}

// digestSearch is the query on what the digest says in an edition.
const digestSearch = `SELECT digest.number, digest.heading, digest.text, 0, bm25(search_digest, ` + weights + `) AS score
	FROM search_digest JOIN digest ON digest.id = search_digest.rowid
	WHERE search_digest MATCH ?1 AND since <= ?2 AND (until = '' OR until > ?2) ORDER BY score LIMIT ?3`

// snippetLength is how many characters of a rule a hit shows.
const snippetLength = 160

// cut returns the part of a text around the first of the words.
func cut(text string, words []string) string {
	text = strings.Join(strings.Fields(text), " ")
	runes := []rune(text)
	if len(runes) <= snippetLength {
		return text
	}
	start := 0
	lower := strings.ToLower(text)
	for _, w := range words {
		stem := w[:max(min(len(w), 3), len(w)*2/3)]
		if i := strings.Index(lower, stem); i >= 0 && len(lower) == len(text) {
			start = max(0, len([]rune(text[:i]))-snippetLength/3)
			break
		}
	}
	start = min(start, len(runes)-snippetLength)
	end := start + snippetLength
	for start > 0 && runes[start-1] != ' ' {
		start--
	}
	for end < len(runes) && runes[end] != ' ' {
		end--
	}
	out := strings.TrimSpace(string(runes[start:max(end, start)]))
	if start > 0 {
		out = "… " + out
	}
	if end < len(runes) {
		out += " …"
	}
	return out
}
