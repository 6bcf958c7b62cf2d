package rulesdb

import (
	"context"
	"slices"

	"apnap/engine/cr"
)

// What became of a rule from one edition to the next.
const (
	ChangeNew        = "new"
	ChangeOldest     = "oldest"     // the oldest text installed has it; when it came, none tells
	ChangeRenumbered = "renumbered" // perhaps reworded too: see Diff
	ChangeReworded   = "reworded"
	ChangeSame       = "same"
	ChangeGone       = "gone"
)

// Change is a stage in the history of a rule.
type Change struct {
	Edition string `json:"edition"` // the first that has it so
	Number  string `json:"number"`  // there; of a rule that is gone, its last
	Change  string `json:"change"`
	Diff    string `json:"diff"` // [-words gone-] {+words come+}, "" if none
	Spans   []Span `json:"-"`    // the same, in runs
}

// History tells how the rule that has the number in the edition came to be
// and what became of it, oldest first, through the imported editions, or by
// the digest where fewer than two are imported. It follows the rule, not the
// number. What there is not is a *NotFoundError.
func (db *DB) History(ctx context.Context, number string, e cr.Edition) ([]Change, error) {
	rule, err := db.Rule(ctx, number, e)
	if err != nil {
		return nil, err
	}
	l, err := db.installed(ctx)
	if err != nil {
		return nil, err
	}
	if len(l.editions) < 2 || rule.Source != Official {
		return digestHistory(rule), nil
	}
	dates := make([]string, len(l.editions))
	for i, e := range l.editions {
		dates[len(dates)-1-i] = e.ID
	}
	at := slices.Index(dates, rule.Edition)
	back, err := db.trace(ctx, rule.Number, dates, at, -1)
	if err != nil {
		return nil, err
	}
	on, err := db.trace(ctx, rule.Number, dates, at, +1)
	if err != nil {
		return nil, err
	}
	slices.Reverse(back)
	return changes(append(back, on[1:]...), dates), nil
}

// changes words the stages: what differs from each to the next, stages
// without a difference left out.
func changes(stages []stage, dates []string) []Change {
	begun := ChangeNew
	if editions := cr.Editions(); stages[0].edition == dates[0] && dates[0] != editions[len(editions)-1].ID {
		begun = ChangeOldest
	}
	list := []Change{{stages[0].edition, stages[0].text.number, begun, "", nil}}
	for i := 1; i < len(stages); i++ {
		was, is := stages[i-1].text, stages[i].text
		c := Change{Edition: stages[i].edition, Number: is.number}
		if !sameWording(was.text, is.text) {
			c.Spans = wordSpans(was.text, is.text)
			c.Diff = written(c.Spans)
		}
		switch {
		case was.number != is.number:
			c.Change = ChangeRenumbered
		case c.Diff != "":
			c.Change = ChangeReworded
		default:
			continue
		}
		list = append(list, c)
	}
	last := stages[len(stages)-1]
	if after := slices.Index(dates, last.edition) + 1; after < len(dates) {
		list = append(list, Change{dates[after], last.text.number, ChangeGone, "", nil})
	}
	return list
}

// digestHistory tells the history by the project's own table of numbers.
func digestHistory(rule Rule) []Change {
	e, err := cr.On(rule.Edition)
	if err != nil {
		return nil
	}
	list := []Change{}
	rules := cr.Citing(rule.Number, e)
	if len(rules) == 0 {
		return list // when it came is not known, and not this edition for want of another
	}
	last := ""
	for _, span := range rules[0].History() {
		c := Change{Edition: span.From, Change: ChangeRenumbered}
		switch {
		case len(span.Numbers) == 0:
			c.Number, c.Change, last = last, ChangeGone, ""
		case span.Numbers[0] == last:
			continue
		default:
			if last == "" {
				c.Change = ChangeNew
			}
			c.Number, last = span.Numbers[0], span.Numbers[0]
		}
		list = append(list, c)
	}
	return list
}
