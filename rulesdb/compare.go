package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"apnap/engine/cr"
)

// Comparison is one rule in two editions.
type Comparison struct {
	// Old and New are where the rule stands; the number is empty in an edition
	// that has no such rule.
	Old, New Place
	// Spans tell how the old text became the new one, word by word.
	Spans  []Span
	Source string // Official where both texts are imported, else Digest
}

// Compare compares a rule in two editions; its number is that of the second, or
// of the first where the second has none. It follows the rule, not the number.
// What there is in neither is a *NotFoundError.
func (db *DB) Compare(ctx context.Context, number string, from, to cr.Edition) (Comparison, error) {
	l, err := db.installed(ctx)
	if err != nil {
		return Comparison{}, err
	}
	find, source := db.digestCounterpart, Digest
	if l.has(from.ID) && l.has(to.ID) {
		find, source = db.officialCounterpart, Official
	}
	old, now, err := find(ctx, number, to, from)
	var missing *NotFoundError
	if errors.As(err, &missing) {
		var other error
		if now, old, other = find(ctx, number, from, to); other != nil && source == Digest {
			return Comparison{}, db.neitherTold(ctx, number, from, to, l)
		}
		if other != nil {
			return Comparison{}, err
		}
	} else if err != nil {
		return Comparison{}, err
	}
	return Comparison{Old: Place{from.ID, old.number}, New: Place{to.ID, now.number}, Spans: wordSpans(old.text, now.text), Source: source}, nil
}

// neitherTold says of a rule which the digest has in neither edition that one of them
// is not installed; by its own text there may well be such a rule.
func (db *DB) neitherTold(ctx context.Context, number string, from, to cr.Edition, l *listing) error {
	e := to
	if l.has(to.ID) {
		e = from
	}
	asked := readAsked(number)
	if asked.number == "" {
		return &NotFoundError{Text: number, Edition: e.ID}
	}
	return db.notFound(ctx, asked.number, e, l)
}

// officialCounterpart finds a rule by its number in an imported edition, and the
// same rule in another; that one is empty where there is none.
func (db *DB) officialCounterpart(ctx context.Context, number string, in, other cr.Edition) (there, here text, err error) {
	rule, err := db.Rule(ctx, number, in)
	if err != nil {
		return text{}, text{}, err
	}
	l, err := db.installed(ctx)
	if err != nil {
		return text{}, text{}, err
	}
	var dates []string
	for _, e := range slices.Backward(l.editions) {
		dates = append(dates, e.ID)
	}
	at, to := slices.Index(dates, in.ID), slices.Index(dates, other.ID)
	if at < 0 || to < 0 || rule.Source != Official {
		return text{}, text{}, &NotFoundError{Text: number, Edition: in.ID}
	}
	step := 1
	if to < at {
		step = -1
	}
	stages, err := db.trace(ctx, rule.Number, dates, at, step)
	if err != nil {
		return text{}, text{}, err
	}
	here = stages[0].text
	for _, s := range stages {
		if s.edition == other.ID {
			there = s.text
		}
	}
	return there, here, nil
}

// digestCounterpart does the same by the project's own words.
func (db *DB) digestCounterpart(ctx context.Context, number string, in, other cr.Edition) (there, here text, err error) {
	asked := readAsked(number)
	if asked.number == "" {
		return text{}, text{}, &NotFoundError{Text: number, Edition: in.ID}
	}
	rule, err := db.digestRule(ctx, asked.number, in)
	if errors.Is(err, sql.ErrNoRows) {
		return text{}, text{}, &NotFoundError{Text: number, Edition: in.ID}
	}
	if err != nil {
		return text{}, text{}, err
	}
	here = text{number: rule.Number, text: rule.Text}
	was, err := db.digestRule(ctx, knownNumber(rule.Number, in.ID, other.ID), other)
	if errors.Is(err, sql.ErrNoRows) {
		return text{}, here, nil
	}
	return text{number: was.Number, text: was.Text}, here, err
}
