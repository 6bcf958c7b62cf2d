package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"sync"

	"apnap/engine/cr"
)

// titled are the numbers that had a title at some time, in order of place, by
// the title as it is compared.
var titled = sync.OnceValue(func() map[string][]string {
	numbers := map[string][]string{}
	for number, rows := range readDated(titlesTSV) {
		for _, row := range rows {
			fold := foldTerm(orEmpty(row.cells[0]))
			if fold != "" && !slices.Contains(numbers[fold], number) {
				numbers[fold] = append(numbers[fold], number)
			}
		}
	}
	for _, list := range numbers {
		slices.SortFunc(list, func(a, b string) int { return int(placeOf(a) - placeOf(b)) })
	}
	return numbers
})

// digestTitled is the number that has a title in the edition, the title given as it is
// compared; "" where none has.
func digestTitled(fold string, e cr.Edition) string {
	b := builder{titles: readDated(titlesTSV)}
	for _, number := range titled()[fold] {
		if foldTerm(b.title(number, e.ID)) == fold {
			return number
		}
	}
	return ""
}

// digestTerm explains a term by what the digest says under the title of that
// name in the edition; sql.ErrNoRows if it has none.
func (db *DB) digestTerm(ctx context.Context, fold string, e cr.Edition) (Term, error) {
	b := builder{titles: readDated(titlesTSV)}
	for _, number := range titled()[fold] {
		title := b.title(number, e.ID)
		if foldTerm(title) != fold {
			continue // it had that title at another time
		}
		rule, err := db.digestRule(ctx, number, e)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return Term{}, err
		}
		senses, err := db.digestSenses(ctx, &rule, title, e)
		if err != nil {
			return Term{}, err
		}
		if len(senses) > 0 {
			return Term{Term: title, Edition: e.ID, Senses: senses, See: []string{number}, Source: Digest}, nil
		}
	}
	return Term{}, sql.ErrNoRows
}

// digestSenses returns what a rule of the digest says, or, where that is but its
// title, what its first sub-rules say.
func (db *DB) digestSenses(ctx context.Context, rule *Rule, title string, e cr.Edition) ([]string, error) {
	if rule.Text != title {
		return []string{rule.Text}, nil
	}
	const most = 3
	var senses []string
	for _, number := range rule.Children[:min(most, len(rule.Children))] {
		child, err := db.digestRule(ctx, number, e)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(senses, child.Text) {
			senses = append(senses, child.Text)
		}
	}
	return senses, nil
}
