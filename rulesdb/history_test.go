package rulesdb

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// TestTypographyIsNoRewording: what only wears other quotes, dashes or spaces is
// the same rule.
func TestTypographyIsNoRewording(t *testing.T) {
	at := func(edition, text string) stage { return stage{edition: edition, text: textOf(text)} }
	for _, same := range [][2]string{
		{`"Artifact - Casket."`, "“Artifact—Casket.”"}, {`says "Choose one --,"`, "says “Choose one —,”"}, {"those of the [quality]", `those of the "quality"`},
		{`"Choose one -"),`, "“Choose one—”),"}, {"rules 409.1f--h", "rules 409.1f–h"}, {"the 'if' clause", "the “if” clause"}, {"an Odyssey(TM) card at <example.org>", "an Odyssey card at example.org"},
	} {
		if !sameWording(same[0], same[1]) {
			t.Errorf("%q and %q: %q", same[0], same[1], wordDiff(same[0], same[1]))
		}
	}
	for _, other := range [][2]string{{"an opponent's", "an opponents"}, {"-1/-1", "+1/+1"}, {"one, two", "one two"}, {"a Legend", "a legend"}} {
		if sameWording(other[0], other[1]) {
			t.Errorf("%q and %q are taken for one wording", other[0], other[1])
		}
	}
	told := changes([]stage{
		at("2001-01-01", "A player's hand -- \"kept\" face-down here."), at("2002-01-01", "A player’s hand—“kept” face- down here."), at("2003-01-01", "A player’s hand—“held” face-down here.")},
		[]string{"2001-01-01", "2002-01-01", "2003-01-01"})
	if len(told) != 2 || told[1].Edition != "2003-01-01" || told[1].Change != ChangeReworded {
		t.Errorf("told %+v", told)
	}
}

// textOf is the text of a rule of one number.
func textOf(says string) text { return text{number: "1.1", text: says} }

func TestWordDiff(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"a b c", "a b c", "a b c"},
		{"a b c", "a x c", "a [-b-] {+x+} c"},
		{"", "a b", "{+a b+}"},
		{"a b", "", "[-a b-]"},
		{"the shield is spent", "the whole shield is", "the {+whole+} shield is [-spent-]"},
		{`it's "so" -- not thus(TM)`, "it’s “so”—not thus™ now", "it’s “so”—not thus™ {+now+}"},
	} {
		if got := wordDiff(c.old, c.new); got != c.want {
			t.Errorf("%q to %q: %q, want %q", c.old, c.new, got, c.want)
		}
	}
}

// told writes a history in short.
func told(list []Change) string {
	var parts []string
	for _, c := range list {
		parts = append(parts, fmt.Sprintf("%s %s %s", c.Edition, c.Change, c.Number))
	}
	return strings.Join(parts, ", ")
}

func TestHistoryByDigest(t *testing.T) {
	db := openTest(t, "")
	for number, want := range map[string]string{
		"614.5":  "1999-04-23 new 419.6a, 2009-07-11 renumbered 613.5, 2009-10-01 renumbered 614.5",
		"616.1e": "1999-04-23 new 419.8a, 2003-07-01 renumbered 419.9a, 2009-07-11 renumbered 615.1c, 2009-10-01 renumbered 616.1c, 2011-09-30 renumbered 616.1d, 2022-02-18 renumbered 616.1e",
	} {
		list, err := db.History(context.Background(), number, edition(t, "current"))
		if err != nil || told(list) != want {
			t.Errorf("%s: %s, %v; want %s", number, told(list), err, want)
		}
	}
	list, err := db.History(context.Background(), "419.6g", edition(t, "2008"))
	if want := "2006-07-15 new 419.6g, 2008-10-01 gone 419.6g"; err != nil || told(list) != want {
		t.Errorf("419.6g: %s, %v; want %s", told(list), err, want)
	}
}

func TestHistoryByTexts(t *testing.T) {
	db := openTest(t, t.TempDir())
	first := invented("March 5, 2021")
	second := strings.Replace(invented("June 1, 2021"), "614.2. Casks are rolled to the cellar.", "614.2. Bread comes before wine.\n\n614.3. Casks are rolled to the deep cellar.", 1)
	third := strings.Replace(invented("July 1, 2021"), "614.2. Casks are rolled to the cellar.\n\n", "", 1)
	for _, text := range []string{third, first, second} {
		importText(t, db, text)
	}
	e, err := db.Find(context.Background(), "2021-03-05")
	if err != nil {
		t.Fatal(err)
	}
	list, err := db.History(context.Background(), "614.2", e)
	if want := "2021-03-05 oldest 614.2, 2021-06-01 renumbered 614.3, 2021-07-01 gone 614.3"; err != nil || told(list) != want {
		t.Fatalf("%s, %v; want %s", told(list), err, want)
	}
	if want := "Casks are rolled to the {+deep+} cellar."; list[1].Diff != want {
		t.Errorf("diff %q, want %q", list[1].Diff, want)
	}
	newer, err := db.Find(context.Background(), "2021-06-01")
	if err != nil {
		t.Fatal(err)
	}
	diff, err := db.Diff(context.Background(), e, newer)
	if want := "[{ 614.2 new {+Bread comes before wine.+}} {614.2 614.3 renumbered Casks are rolled to the {+deep+} cellar.}]"; err != nil || fmt.Sprint(diff) != want {
		t.Errorf("%v, %v; want %s", diff, err, want)
	}
	if _, err := db.Diff(context.Background(), e, edition(t, "current")); !errors.Is(err, ErrNotFound) {
		t.Errorf("an edition that is not there: %v", err)
	}
}

// TestHistoryOfPublishedTexts follows a rule through the texts at hand.
func TestHistoryOfPublishedTexts(t *testing.T) {
	db := openTest(t, t.TempDir())
	for _, path := range sharedTexts(t) {
		switch filepath.Base(path)[15:19] {
		case "2004", "2008", "2009", "2011", "2026":
			importFile(t, db, path)
		}
	}
	list, err := db.History(context.Background(), "614.5", edition(t, "current"))
	if err != nil {
		t.Fatal(err)
	}
	var numbers []string
	for _, c := range list {
		if len(numbers) == 0 || numbers[len(numbers)-1] != c.Number {
			numbers = append(numbers, c.Number)
		}
	}
	if got := strings.Join(numbers, " "); got != "419.6a 613.5 614.5" {
		t.Errorf("numbers %s in %s", got, told(list))
	}
	// What says who chooses has a heading for its main number, and was told from the first.
	list, err = db.History(context.Background(), "616.1", edition(t, "current"))
	if err != nil || len(list) == 0 || list[0].Number != "419.9a" || list[0].Edition != "2004-02-01" {
		t.Errorf("616.1: %s, %v", told(list), err)
	}
	if since := knownSince("616.1", "2026-04-17"); since != "1999-04-23" {
		t.Errorf("616.1 is known since %s", since)
	}
	diff, err := db.Diff(context.Background(), edition(t, "2026-01-16"), edition(t, "2026-04-17"))
	if err != nil || len(diff) == 0 {
		t.Fatalf("%d differences, %v", len(diff), err)
	}
	t.Logf("%d differences between the editions of 2026", len(diff))
}
