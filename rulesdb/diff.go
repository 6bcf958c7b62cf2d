package rulesdb

import (
	"context"

	"apnap/engine/cr"
)

// Difference is a rule that differs between two editions.
type Difference struct {
	Old    string `json:"old"` // its number in the first, "" if new
	New    string `json:"new"` // its number in the second, "" if gone
	Change string `json:"change"`
	Diff   string `json:"diff"`
}

// Diff lists what differs from one imported edition to another, in the order
// of the second, what is gone last. An edition that is not imported is a
// *NotFoundError.
func (db *DB) Diff(ctx context.Context, from, to cr.Edition) ([]Difference, error) {
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	for _, e := range []cr.Edition{from, to} {
		if !l.has(e.ID) {
			return nil, &NotFoundError{Text: "an imported text", Edition: e.ID}
		}
	}
	old, err := db.texts(ctx, from.ID)
	if err != nil {
		return nil, err
	}
	now, err := db.texts(ctx, to.ID)
	if err != nil {
		return nil, err
	}
	return differences(old, from.ID, now, to.ID), nil
}

// differences pairs the rules of two editions and lists those that differ.
func differences(old *texts, from string, now *texts, to string) []Difference {
	origin := pairUp(old, from, now, to)
	list := []Difference{}
	stays := map[string]bool{}
	for _, is := range now.list {
		was, paired := origin[is.number]
		if !paired {
			list = append(list, Difference{New: is.number, Change: ChangeNew, Diff: wordDiff("", is.text)})
			continue
		}
		stays[was.number] = true
		d := Difference{Old: was.number, New: is.number, Change: ChangeReworded}
		if !sameWording(was.text, is.text) {
			d.Diff = wordDiff(was.text, is.text)
		}
		if was.number != is.number {
			d.Change = ChangeRenumbered
		} else if d.Diff == "" {
			continue
		}
		list = append(list, d)
	}
	for _, was := range old.list {
		if !stays[was.number] {
			list = append(list, Difference{Old: was.number, Change: ChangeGone, Diff: wordDiff(was.text, "")})
		}
	}
	return list
}

// pairUp finds for numbers of the second edition the rule of the first that
// each was: equal texts first, then what is known, then what is alike.
func pairUp(old *texts, from string, now *texts, to string) map[string]text {
	origin := map[string]text{}
	taken := map[string]bool{}
	pair := func(was, is text) {
		if _, done := origin[is.number]; !done && !taken[was.number] {
			origin[is.number], taken[was.number] = was, true
		}
	}
	byText := map[string]text{}
	for _, was := range old.list {
		byText[was.text] = was
		if is, ok := now.of(was.number); ok && is.text == was.text {
			pair(was, is)
		}
	}
	for _, is := range now.list {
		if was, ok := byText[is.text]; ok {
			pair(was, is)
		}
	}
	var rest []text
	for _, is := range now.list {
		if _, done := origin[is.number]; !done {
			rest = append(rest, is)
		}
	}
	free := newTexts(rest)
	for _, was := range old.list {
		if taken[was.number] {
			continue
		}
		if is, ok := counterpart(was, from, free, to, now); ok {
			pair(was, is)
		}
	}
	return origin
}
