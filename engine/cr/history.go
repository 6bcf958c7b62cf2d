package cr

import (
	"slices"
	"strings"
	"sync"
)

// Span is a stretch of editions in which a rule had the same numbers.
type Span struct {
	From    string   // effective date (ISO) of the first edition
	To      string   // date from which it no longer holds, "" if it still does
	Numbers []string // the main one first; none where the rule was not stated
}

// History returns the spans of the rule's numbers, oldest first.
func (r Rule) History() []Span {
	e := r.entry()
	if e == nil {
		return nil
	}
	changes := e.changes()
	spans := make([]Span, len(changes))
	for i, c := range changes {
		spans[i] = Span{From: c.from, Numbers: c.numbers}
		if i > 0 {
			spans[i-1].To = c.from
		}
	}
	return spans
}

// T10 returns the rule's numbers in document T.10, whatever the edition. Read
// only.
func (r Rule) T10() []string {
	if e := r.entry(); e != nil {
		return e.t10
	}
	return nil
}

// Holds reports whether the span covers the edition.
func (s Span) Holds(e Edition) bool {
	return e.AtLeast(s.From) && (s.To == "" || e.Before(s.To))
}

// citation says that a rule had a number for a span, and in which place among
// its numbers.
type citation struct {
	rule  Rule
	place int
	span  Span
}

// citations maps each number to who had it when.
var citations = sync.OnceValue(func() map[string][]citation {
	byNumber := map[string][]citation{}
	for _, r := range Rules() {
		for _, span := range r.History() {
			for place, n := range span.Numbers {
				byNumber[n] = append(byNumber[n], citation{r, place, span})
			}
		}
		for place, n := range r.T10() {
			byNumber[n] = append(byNumber[n], citation{r, place, Span{From: r.Since(), To: endOfT10}})
		}
	}
	for _, list := range byNumber {
		slices.SortStableFunc(list, func(a, b citation) int { return a.place - b.place })
	}
	return byNumber
})

// Citing returns the rules that are cited by the number in the edition, those
// first whose main number it is.
func Citing(number string, e Edition) []Rule {
	var rules []Rule
	for _, c := range citations()[number] {
		if c.span.Holds(e) {
			rules = append(rules, c.rule)
		}
	}
	return rules
}

// Changes returns the dates (ISO, ascending) from which a number came to be, or
// ceased to be, a rule's.
func Changes(number string) []string {
	var dates []string
	for _, c := range citations()[number] {
		dates = append(dates, c.span.From)
		if c.span.To != "" {
			dates = append(dates, c.span.To)
		}
	}
	slices.Sort(dates)
	return slices.Compact(dates)
}

// Numbers returns every number that any rule of the table had in any edition,
// in order of text.
func Numbers() []string {
	numbers := make([]string, 0, len(citations()))
	for n := range citations() {
		numbers = append(numbers, n)
	}
	slices.SortFunc(numbers, strings.Compare)
	return numbers
}
