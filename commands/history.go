package commands

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"apnap/rulesdb"
)

// History tells how a rule came to be through the installed editions. What the
// index does not have is a refusal.
func (d *Desk) History(ctx context.Context, number, edition string) ([]rulesdb.Change, error) {
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return nil, err
	}
	list, err := db.History(ctx, number, e)
	return list, ofIndex(err)
}

// Diff lists what differs between two installed editions, each named as people
// name editions.
func (d *Desk) Diff(ctx context.Context, from, to string) ([]rulesdb.Difference, error) {
	db, old, err := d.index(ctx, from)
	if err != nil {
		return nil, err
	}
	_, now, err := d.index(ctx, to)
	if err != nil {
		return nil, err
	}
	list, err := db.Diff(ctx, old, now)
	var missing *rulesdb.NotFoundError
	if errors.As(err, &missing) {
		return nil, &Refusal{Code: "unknown_edition", Text: missing.Edition, Says: "The official text of " + missing.Edition + " is not installed; import it first."}
	}
	return list, err
}

// HistoryProse words a rule's history, a stage a line.
func HistoryProse(list []rulesdb.Change) string {
	var b strings.Builder
	for _, c := range list {
		fmt.Fprintf(&b, "%s  %s  %s\n", c.Edition, c.Number, c.Change)
		if c.Diff != "" {
			fmt.Fprintf(&b, "            %s\n", c.Diff)
		}
	}
	return b.String()
}

// DiffProse words what differs between two editions, a rule a line.
func DiffProse(list []rulesdb.Difference) string {
	if len(list) == 0 {
		return "Nothing differs.\n"
	}
	var b strings.Builder
	for _, d := range list {
		number := d.New
		if number == "" {
			number = d.Old
		} else if d.Old != "" && d.Old != d.New {
			number = d.Old + " → " + d.New
		}
		fmt.Fprintf(&b, "%s  %s\n", number, d.Change)
		if d.Diff != "" {
			fmt.Fprintf(&b, "    %s\n", d.Diff)
		}
	}
	return b.String()
}
