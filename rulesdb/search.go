package rulesdb

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
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
			hits = append(hits, Hit{rule.Number, rule.Edition, cut(rule.Text, nil), 100})
		}
	}
	terms := readTerms(words)
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	for _, query := range terms.queries() {
		if len(hits) >= min(limit, 1) {
			break
		}
		found, err := db.match(ctx, query, terms, e, l.has(e.ID), limit)
		if err != nil {
			return nil, err
		}
		hits = append(hits, found...)
	}
	return hits[:min(limit, len(hits))], nil
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
		var text string
		if err := rows.Scan(&hit.Number, &text, &hit.Score); err != nil {
			return err
		}
		hit.Score = -hit.Score * worth(hit.Number, text, terms, e)
		hit.Snippet = cut(text, terms.words)
		hits = append(hits, hit)
		return nil
	})
	slices.SortStableFunc(hits, func(a, b Hit) int { return cmp.Compare(b.Score, a.Score) })
	return hits[:min(limit, len(hits))], err
}

// spare is how many more hits are looked at than asked for, since the order
// changes once the rules' worth is counted in.
const spare = 20

// worth is by how much a rule is favoured: those on replacement and
// prevention, which people ask this index about most; a rule before its
// sub-rules and both before the title of a section; and the rule that has the
// words for its title or is called so by the project.
func worth(number, text string, t terms, e cr.Edition) float64 {
	worth := 1.0
	titled := slices.Equal(wordsIn(text), t.words)
	for _, r := range cr.Citing(number, e) {
		if r.Kind() != cr.Related {
			worth = 1.3
		}
		titled = titled || slices.Equal(wordsIn(spaced(r.String())), t.words)
	}
	if titled {
		worth *= 1.8
	}
	switch n, _ := crtext.ParseNumber(number); {
	case n.Rule == 0:
		return worth * 0.75
	case n.Letter == 0:
		return worth * 1.15
	}
	return worth
}

// weights says what a word is worth in heading, text, examples and meaning.
const weights = "2.0, 4.0, 1.0, 3.0"

// officialSearch returns the query on an imported edition.
func officialSearch(edition int64) string {
	table := searchTable(edition)
	return fmt.Sprintf(`SELECT rule.number, rule.text, found.score FROM
	(SELECT rowid AS id, bm25(%s, %s) AS score FROM %s WHERE %s MATCH ?1 ORDER BY score LIMIT ?2) AS found
	JOIN rule ON rule.id = found.id ORDER BY found.score`, table, weights, table, table)
}

// digestSearch is the query on what the digest says in an edition.
const digestSearch = `SELECT digest.number, digest.text, bm25(search_digest, ` + weights + `) AS score
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
