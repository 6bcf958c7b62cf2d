package rulesdb

import (
	"context"
	"errors"
	"strings"
	"testing"

	"apnap/engine/cr"
)

// searches are what people may ask and the rule that should come first in
// the digest of today.
func searches() map[string]string {
	return map[string]string{
		"one opportunity":        "614.5",
		"opportunity":            "614.5",
		"shield counter":         "122.1c",
		"finality counters":      "122.1h",
		"stun counter":           "122.1d",
		"redirection":            "614.9",
		"umbra armor":            "702.89a",
		"enters as copy":         "707.5",
		"dredge":                 "702.52a",
		"look ahead":             "614.12",
		"anchor word":            "614.12c",
		"unpreventable":          "615.12",
		"skip":                   "614.10",
		"zero damage":            "120.8",
		"draw empty library":     "614.11",
		"lifelink":               "702.15",
		"protection prevents":    "702.16e",
		"back face":              "616.1d",
		"draws one at a time":    "121.2",
		"commander command zone": "903.9b",
	}
}

func TestSearchDigest(t *testing.T) {
	db := openTest(t, "")
	first, third := 0, 0
	for words, want := range searches() {
		hits, err := db.Search(context.Background(), words, edition(t, "current"), 10)
		if err != nil {
			t.Errorf("%s: %v", words, err)
			continue
		}
		place := 0
		for i, h := range hits {
			if h.Number == want {
				place = i + 1
				break
			}
		}
		switch {
		case place == 1:
			first++
			third++
		case place > 1 && place <= 3:
			third++
		default:
			t.Logf("%q: %s is in place %d of %d: %v", words, want, place, len(hits), hits)
		}
	}
	t.Logf("of %d searches %d have the right rule first, %d among the first three", len(searches()), first, third)
	if first*10 < len(searches())*6 || third*10 < len(searches())*8 {
		t.Errorf("only %d of %d searches have the right rule first, %d among the first three", first, len(searches()), third)
	}
}

func TestSearchForms(t *testing.T) {
	db := openTest(t, "")
	e := edition(t, "current")
	for words, want := range map[string]bool{
		"one opportunity":       true,
		"ONE OPPORTUNITY":       true,
		"opportunities":         true,
		"opportun":              true,
		`"second go"`:           true,
		`"go second"`:           false,
		"614.5":                 true,
		"rule 614.5":            true,
		"zyzzyva":               false,
		"":                      false,
		" ":                     false,
		"'; DROP TABLE rule;--": false,
		"\x00":                  false,
	} {
		hits, err := db.Search(context.Background(), words, e, 10)
		if err != nil {
			t.Errorf("%q: %v", words, err)
			continue
		}
		found := false
		for _, h := range hits {
			found = found || h.Number == "614.5"
		}
		if found != want {
			t.Errorf("%q: found %v, want %v: %v", words, found, want, hits)
		}
		if hits == nil {
			t.Errorf("%q: nil for no hit", words)
		}
	}
}

func TestSearchLimitAndSnippet(t *testing.T) {
	db := openTest(t, "")
	hits, err := db.Search(context.Background(), "damage", edition(t, "current"), 3)
	if err != nil || len(hits) != 3 {
		t.Fatalf("%v, %v", hits, err)
	}
	for i, h := range hits {
		if h.Snippet == "" || len([]rune(h.Snippet)) > 2*snippetLength || h.Edition != edition(t, "current").ID {
			t.Errorf("%+v", h)
		}
		if i > 0 && h.Score > hits[i-1].Score {
			t.Errorf("out of order: %v", hits)
		}
	}
	long := strings.Repeat("word ", 100) + "opportunity " + strings.Repeat("word ", 100)
	if got := cut(long, []string{"opportunities"}); !strings.Contains(got, "opportunity") || !strings.HasPrefix(got, "… ") || !strings.HasSuffix(got, " …") {
		t.Errorf("snippet %q", got)
	}
}

// FuzzSearch asks the digest and an imported text for anything at all: nothing
// typed may reach the full-text syntax, and every look-up ends with an answer or
// with what there is not.
func FuzzSearch(f *testing.F) {
	for _, seed := range []string{"one opportunity", `"a b" c`, "NEAR(a b)", "a* OR -b", "614.5", `“x”`, "ǅ ß ﬁ", "can't be", `^text:"`, "{heading} : a", "a\x00b", "616.1(f)", "T.10.Ruling.", "see rule no. 614,5"} {
		f.Add(seed)
	}
	db, err := Open(context.Background(), "")
	if err != nil {
		f.Fatal(err)
	}
	importText(f, db, invented("March 5, 2021"))
	imported, err := db.Find(context.Background(), "2021-03-05")
	if err != nil {
		f.Fatal(err)
	}
	editions := []cr.Edition{edition(f, "current"), imported}
	f.Fuzz(func(t *testing.T, words string) {
		for _, e := range editions {
			hits, err := db.Search(context.Background(), words, e, 5)
			if err != nil || len(hits) > 5 {
				t.Errorf("%q: %v, %v", words, hits, err)
			}
			if got := db.Complete(context.Background(), words, e, 5); len(got) > 5 {
				t.Errorf("%q completes to %q", words, got)
			}
			if _, err := db.Lookup(context.Background(), words, e); err != nil && !errors.Is(err, ErrNotFound) {
				t.Errorf("%q: %v", words, err)
			}
			if _, err := db.History(context.Background(), words, e); err != nil && !errors.Is(err, ErrNotFound) {
				t.Errorf("history of %q: %v", words, err)
			}
		}
	})
}
