package update

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// TestRulesFaults has everything go wrong that can: nothing changes, the
// sentence says what it was, and it is remembered until an update succeeds.
func TestRulesFaults(t *testing.T) {
	b := newBench(t)
	if _, err := b.rulesFrom("ok/2031-01-02"); err != nil {
		t.Fatal(err)
	}
	for place, want := range map[string]string{
		"page-404/2031-05-06":      "answers 404",
		"page-500/2031-05-06":      "answers 500",
		"page-loop/2031-05-06":     "sends elsewhere",
		"page-away/2031-05-06":     "sends elsewhere",
		"page-slow/2031-05-06":     "takes too long",
		"page-cut/2031-05-06":      "breaks off",
		"page-huge/2031-05-06":     "more than 16 MB",
		"page-html/2031-05-06":     "links no rules text",
		"page-nolink/2031-05-06":   "links no rules text",
		"page-304/2031-05-06":      "answers 304",
		"page-insecure/2031-05-06": "not https",
		"text-404/2031-05-06":      "answers 404",
		"text-500/2031-05-06":      "answers 500",
		"text-loop/2031-05-06":     "sends elsewhere",
		"text-away/2031-05-06":     "sends elsewhere",
		"text-slow/2031-05-06":     "takes too long",
		"text-cut/2031-05-06":      "breaks off",
		"text-huge/2031-05-06":     "more than 16 MB",
		"text-html/2031-05-06":     "MagicCompRules 20310506.txt: ",
		"text-304/2031-05-06":      "answers 304",
		"text-small/2031-05-06":    "where the edition of 2031-01-02 has",
		"text-partial/2031-05-06":  "breaks off before its end",
		"ok/2030-12-31":            "older than that of 2031-01-02",
	} {
		t.Run(place, func(t *testing.T) {
			b.hurry(t, place)
			before := ReadState(b.Dir, Rules)
			_, err := b.rulesFrom(place)
			var known *Error
			if !errors.As(err, &known) || !strings.Contains(known.Says, want) {
				t.Errorf("%v; want %q", err, want)
			}
			if newest, n := b.newest(t); newest != "2031-01-02" || n != 1 {
				t.Errorf("%d editions up to %s", n, newest)
			}
			s := ReadState(b.Dir, Rules)
			if !s.Failed || s.Failures != before.Failures+1 || !strings.Contains(s.String(), want) || s.Changed != before.Changed {
				t.Errorf("%+v", s)
			}
		})
	}
	b.from.Requests()
	if done, err := b.rulesFrom("ok/2031-01-02"); err != nil || done.Changed {
		t.Errorf("%+v, %v", done, err)
	}
	if s := ReadState(b.Dir, Rules); s.Failed || s.Failures != 0 {
		t.Errorf("%+v", s)
	}
	b.noneLeft(t)
}

// TestCardsFaults has everything go wrong that can with cards.
func TestCardsFaults(t *testing.T) {
	b := newBench(t)
	if _, err := b.cardsFrom("ok/2031-01-02/bulk-data"); err != nil {
		t.Fatal(err)
	}
	for place, want := range map[string]string{
		"list-404/2031-05-06/bulk-data":             "answers 404",
		"list-500/2031-05-06/bulk-data":             "answers 500",
		"list-loop/2031-05-06/bulk-data":            "sends elsewhere",
		"list-slow/2031-05-06/bulk-data":            "takes too long",
		"list-cut/2031-05-06/bulk-data":             "breaks off",
		"list-huge/2031-05-06/bulk-data":            "more than 4 MB",
		"list-html/2031-05-06/bulk-data":            "is no list",
		"list-empty/2031-05-06/bulk-data":           "lists no oracle-cards",
		"list-insecure/2031-05-06/bulk-data":        "not https",
		"cards-404/2031-05-06/bulk-data":            "answers 404",
		"cards-away/2031-05-06/bulk-data":           "sends elsewhere",
		"cards-slow/2031-05-06/bulk-data":           "takes too long",
		"cards-cut/2031-05-06/bulk-data":            "breaks off",
		"cards-html/2031-05-06/bulk-data":           "oracle-cards.json: ",
		"cards-few/2031-05-06/bulk-data":            "too few cards",
		"rulings-404/2031-05-06/bulk-data":          "answers 404",
		"rulings-html/2031-05-06/bulk-data":         "rulings.json: ",
		"sum-404/2031-05-06/AtomicCards.json.gz":    "answers 404",
		"sum-html/2031-05-06/AtomicCards.json.gz":   "holds no SHA-256 sum",
		"sum-huge/2031-05-06/AtomicCards.json.gz":   "has more than",
		"sum-other/2031-05-06/AtomicCards.json.gz":  "does not have the sum",
		"cards-cut/2031-05-06/AtomicCards.json.gz":  "breaks off",
		"cards-html/2031-05-06/AtomicCards.json.gz": "does not have the sum",
		"cards-304/2031-05-06/AtomicCards.json.gz":  "answers 304",
	} {
		t.Run(place, func(t *testing.T) {
			b.hurry(t, place)
			_, err := b.cardsFrom(place)
			var known *Error
			if !errors.As(err, &known) || !strings.Contains(known.Says, want) {
				t.Errorf("%v; want %q", err, want)
			}
			if is, err := b.cards.Installed(context.Background()); err != nil || is.Cards != 41 || is.Rulings != 1 || !b.has("2031-01-02") {
				t.Errorf("%+v, %v", is, err)
			}
			if s := ReadState(b.Dir, Cards); !s.Failed || !strings.Contains(s.Says, want) {
				t.Errorf("%+v", s)
			}
			b.noneLeft(t)
		})
	}
}
