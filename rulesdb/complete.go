package rulesdb

import (
	"context"
	"maps"
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// Complete returns up to limit rule numbers of the edition that begin with
// what was typed so far, in order. It is quick enough for every keystroke,
// and returns none rather than fail.
func (db *DB) Complete(ctx context.Context, prefix string, e cr.Edition, limit int) []string {
	prefix = strings.ToLower(strings.Join(strings.Fields(prefix), ""))
	for _, word := range []string{"rule", "cr"} {
		prefix = strings.TrimPrefix(prefix, word)
	}
	ctx = context.WithoutCancel(ctx)
	l, err := db.installed(ctx)
	if err != nil || limit < 1 {
		return []string{}
	}
	low, high := completionRange(prefix)
	var found []string
	if strings.HasPrefix(prefix, "t") {
		prefix = "T" + strings.ReplaceAll(prefix[1:], "r", "R")
		found, err = strings1(ctx, db.queries.digestNumbers, placeOf("T.10"), "2000-01-01", int64(1)<<62, prefix, prefix+"~", limit)
	} else if l.has(e.ID) {
		key := editionKey(e.ID) * perEdition
		found, err = strings1(ctx, db.queries.numbers, key+low*perNumber, key+high*perNumber, prefix, prefix+"~", limit)
	} else {
		found, err = strings1(ctx, db.queries.digestNumbers, low*100, e.ID, high*100, prefix, prefix+"~", limit)
	}
	if err != nil {
		return []string{}
	}
	return found
}

// CompleteTerm returns up to limit terms of the edition's glossary that begin
// with what was typed so far, in order; titles of the digest where no official
// text is imported.
func (db *DB) CompleteTerm(ctx context.Context, prefix string, e cr.Edition, limit int) []string {
	ctx = context.WithoutCancel(ctx)
	l, err := db.installed(ctx)
	if err != nil || limit < 1 {
		return []string{}
	}
	fold := foldTerm(prefix)
	if !l.has(e.ID) {
		return completeTitle(fold, e, limit)
	}
	found, err := strings1(ctx, db.queries.terms, editionKey(e.ID), fold, fold+"\U0010FFFF", limit)
	if err != nil {
		return []string{}
	}
	return found
}

// completeTitle returns titles that the digest has in the edition.
func completeTitle(fold string, e cr.Edition, limit int) []string {
	b := builder{titles: readDated(titlesTSV)}
	list := []string{}
	for _, known := range slices.Sorted(maps.Keys(titled())) {
		if len(list) == limit {
			break
		}
		if !strings.HasPrefix(known, fold) {
			continue
		}
		for _, number := range titled()[known] {
			if title := b.title(number, e.ID); foldTerm(title) == known {
				list = append(list, title)
				break
			}
		}
	}
	return list
}

// completionRange bounds the places of the numbers that begin with prefix.
func completionRange(prefix string) (low, high int64) {
	section, _, _ := strings.Cut(prefix, ".")
	n, ok := crtext.ParseNumber(section)
	if !ok {
		return 0, 1000 * perSection
	}
	s := int64(n.Section)
	switch len(section) {
	case 1:
		return s * 100 * perSection, (s + 1) * 100 * perSection
	case 2:
		return s * 10 * perSection, (s + 1) * 10 * perSection
	}
	return s * perSection, (s + 1) * perSection
}
