package rulesdb

import (
	"context"
	"errors"
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// notFound says what is near a number that an edition has not, and which
// editions have it.
func (db *DB) notFound(ctx context.Context, number string, e cr.Edition, l *listing) error {
	n, isNumber := crtext.ParseNumber(number)
	missing := &NotFoundError{Text: number, Edition: e.ID, Untold: isNumber && n.Possible() && !l.has(e.ID)}
	var err error
	if missing.Nearest, err = db.nearest(ctx, number, e, l); err != nil {
		return err
	}
	if missing.Elsewhere, err = db.elsewhere(ctx, number, e, l); err != nil {
		return err
	}
	missing.Today = today(number, missing.Elsewhere)
	if missing.Then = then(number, e); missing.Then != "" {
		missing.Nearest = slices.Insert(missing.Nearest, 0, missing.Then)
	}
	return missing
}

// nearest returns the numbers before and after one that there is not. What no rule
// can have for a number is near the rule that it begins with.
func (db *DB) nearest(ctx context.Context, number string, e cr.Edition, l *listing) ([]string, error) {
	if likeNumber(number) {
		stem := number
		for n, ok := crtext.ParseNumber(stem); stem != "" && (!ok || n.String() != stem); n, ok = crtext.ParseNumber(stem) {
			stem = stem[:len(stem)-1]
		}
		if stem == "" {
			return []string{}, nil
		}
		if stem != number {
			if _, err := db.Rule(ctx, stem, e); err == nil {
				return []string{stem}, nil
			}
		}
	}
	if n, ok := crtext.ParseNumber(number); ok && l.has(e.ID) {
		key := editionKey(e.ID)
		return strings1(ctx, db.queries.near, rowID(key, n), key*perEdition, (key+1)*perEdition)
	}
	return strings1(ctx, db.queries.digestNear, placeOf(number), e.ID, isSection(placeOf(number)))
}

// elsewhere returns the editions that have the number: every imported one,
// and for each span of the digest its newest known edition.
func (db *DB) elsewhere(ctx context.Context, number string, e cr.Edition, l *listing) ([]Place, error) {
	var places []Place
	if n, ok := crtext.ParseNumber(number); ok {
		for _, i := range l.editions {
			if i.ID == e.ID {
				continue
			}
			id := rowID(editionKey(i.ID), n)
			found, err := strings1(ctx, db.queries.numbers, id, id+perNumber, "", "~", 1)
			if err != nil {
				return nil, err
			}
			if len(found) > 0 {
				places = append(places, Place{i.ID, number})
			}
		}
	}
	if len(places) > 0 {
		return places, nil
	}
	rows, err := db.queries.digestElsewhere.QueryContext(ctx, number)
	if err != nil {
		return nil, err
	}
	err = each(rows, func() error {
		var since, until string
		if err := rows.Scan(&since, &until); err != nil {
			return err
		}
		places = append(places, Place{lastBefore(until), number})
		return nil
	})
	return places, err
}

// lastBefore returns the newest known edition before a date, the current one
// for "".
func lastBefore(date string) string {
	last := ""
	for _, e := range cr.Editions() {
		if date == "" || e.Before(date) {
			last = e.ID
		}
	}
	return last
}

// today returns the present number of a rule known by a number it had in the
// first of the places, "" where it has that number still or is not known.
func today(number string, places []Place) string {
	if len(places) == 0 {
		return ""
	}
	e, err := cr.On(places[0].Edition)
	if err != nil {
		return ""
	}
	for _, r := range cr.Citing(number, e) {
		if now := r.Number(cr.Current()); now != "" && !strings.EqualFold(now, number) {
			return now
		}
	}
	return ""
}

// then returns the number in an edition of what has the number now, "" where that is the
// same or is not known.
func then(number string, e cr.Edition) string {
	for _, r := range cr.Citing(number, cr.Current()) {
		if was := r.Number(e); r.Number(cr.Current()) == number && was != "" && was != number {
			return was
		}
	}
	return ""
}

// noTerm says which terms are near one that a glossary has not, and which
// editions have it.
func (db *DB) noTerm(ctx context.Context, text, fold string, e cr.Edition) error {
	missing := &NotFoundError{Text: text, Edition: e.ID, Nearest: []string{}, Elsewhere: []Place{}}
	l, err := db.installed(ctx)
	if err != nil || fold == "" {
		return errors.Join(err, missing)
	}
	missing.Untold = !l.has(e.ID)
	if number := digestTitled(fold, e); missing.Untold && number != "" {
		missing.Titled, missing.Nearest = true, []string{number}
		return missing
	}
	for _, i := range l.editions {
		if _, err := db.exactTerm(ctx, fold, cr.Edition{ID: i.ID}); err == nil && i.ID != e.ID {
			missing.Elsewhere = append(missing.Elsewhere, Place{i.ID, text})
		}
	}
	runes := []rune(stump(fold))
	for runes = runes[:min(len(runes), longestTerm)]; len(runes) > 2 && len(missing.Nearest) == 0; runes = runes[:len(runes)-1] {
		missing.Nearest = append(missing.Nearest, db.CompleteTerm(ctx, string(runes), e, mostNear)...)
	}
	return missing
}

// longestTerm is more than any term has, in characters: what is longer is near
// none, and each try costs a look into the index.
const longestTerm = 60

// mostNear is how many terms are named for one that there is not.
const mostNear = 4
