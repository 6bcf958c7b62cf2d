package say

import (
	"testing"
	"time"
)

// TestDay: a day is written as each language writes it.
func TestDay(t *testing.T) {
	for date, want := range map[string][2]string{
		"2026-04-17": {"17 April 2026", "17 avril 2026"},
		"2008-02-01": {"1 February 2008", "1er février 2008"},
		"2025-08-11": {"11 August 2025", "11 août 2025"},
		"1999-12-31": {"31 December 1999", "31 décembre 1999"},
	} {
		day, err := time.Parse(time.DateOnly, date)
		if err != nil {
			t.Fatal(err)
		}
		if en, fr := Day(day).In(English), New("%s", Day(day)).In(French); en != want[0] || fr != want[1] {
			t.Errorf("%s: %q, %q", date, en, fr)
		}
	}
}
