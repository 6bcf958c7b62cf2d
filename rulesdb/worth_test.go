package rulesdb

import (
	"testing"

	"apnap/rulesdb/crtext"
)

// TestTitlesYield: what speaks for a title speaks for the best of what stands below it, for a
// section's first rule where the section is all that was asked for, and for the title itself
// where it says all that was asked for or nothing below it was found.
func TestTitlesYield(t *testing.T) {
	type one struct {
		number string
		worth  float64
		bare   bool
		whole  bool
	}
	for name, c := range map[string]struct {
		found []one
		first string
	}{
		"a keyword and more":          {[]one{{"702.40", 9, true, false}, {"702.40b", 2, false, false}, {"702.40a", 3, false, false}, {"707.10", 5, false, false}}, "702.40a"},
		"a keyword alone":             {[]one{{"702.40", 9, false, true}, {"702.40a", 3, false, false}}, "702.40"},
		"a section alone":             {[]one{{"607", 9, true, true}, {"607.2b", 4, false, false}, {"607.1", 1, false, false}}, "607.1"},
		"a section and more":          {[]one{{"607", 9, true, false}, {"607.2b", 4, false, false}, {"607.1", 1, false, false}}, "607.2b"},
		"nothing below it":            {[]one{{"607", 9, true, true}, {"608.1", 4, false, false}}, "607"},
		"what is better stays better": {[]one{{"702.40", 2, true, false}, {"702.40a", 3, false, false}}, "702.40a"},
	} {
		var found []candidate
		var is []evidence
		for _, o := range c.found {
			n, _ := crtext.ParseNumber(o.number)
			found = append(found, candidate{number: o.number, at: n, bare: o.bare})
			is = append(is, evidence{forWords: o.worth, forTitle: truth(o.whole)})
		}
		worth := scores(found, is, &evidence{forWords: 1})
		best := 0
		for i := range worth {
			if worth[i] > worth[best] {
				best = i
			}
		}
		if found[best].number != c.first {
			t.Errorf("%s: %s comes first, want %s", name, found[best].number, c.first)
		}
	}
}

// TestAsksForDoer: who does a deed, or what it is done with, is another thing than the deed.
func TestAsksForDoer(t *testing.T) {
	for asked, titles := range map[string]map[string]bool{
		"planeswalkers": {"Planeswalk": true, "Plane": false},
		"Equipment":     {"Equip": true, "Equipment": false},
		"scrying":       {"Scry": false},
	} {
		terms := readTerms(asked, nil)
		for title, want := range titles {
			if got := terms.asksForDoer(title); got != want {
				t.Errorf("%s of the title %s: %v", asked, title, got)
			}
		}
	}
}
