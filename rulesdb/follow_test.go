package rulesdb

import (
	"context"
	"slices"
	"testing"

	"apnap/engine/cr"
	"apnap/internal/every"
)

// TestHistoryFollowsThePrinciples traces what the rulings cite back through the
// texts at hand and compares the numbers with the project's own table, found by
// reading the editions. Where a rule was split, a text and what it means go
// different ways, so not all agree; the share is printed.
func TestHistoryFollowsThePrinciples(t *testing.T) {
	db, reports := everyText.open(t)
	var dates []string
	for _, r := range reports {
		dates = append(dates, r.ID)
	}
	slices.Sort(dates)
	newest, err := cr.On(dates[len(dates)-1])
	if err != nil {
		t.Fatal(err)
	}
	stages, agree := 0, 0
	for i, r := range cr.Rules() {
		number := r.Number(newest)
		if i%every.Nth(12) > 0 || number == "" || r.Kind() == cr.Related {
			continue
		}
		list, err := db.trace(context.Background(), number, dates, len(dates)-1, -1)
		if err != nil {
			t.Fatalf("%v: %v", r, err)
		}
		for _, s := range list {
			e, err := cr.On(s.edition)
			if err != nil {
				t.Fatal(err)
			}
			if known := r.Numbers(e); len(known) > 0 {
				stages++
				if slices.Contains(known, s.text.number) {
					agree++
				} else {
					t.Logf("%v (%s today) is traced to %s in %s, the table has %v", r, number, s.text.number, s.edition, known)
				}
			}
		}
	}
	t.Logf("%d of %d stages agree", agree, stages)
	if agree*100 < stages*95 {
		t.Errorf("only %d of %d stages agree", agree, stages)
	}
}
