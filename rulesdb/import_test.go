package rulesdb

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/iotest"

	"apnap/engine/cr"
)

func TestImport(t *testing.T) {
	db := openTest(t, t.TempDir())
	ctx := context.Background()
	report := importText(t, db, invented("March 5, 2021"))
	if report.ID != "2021-03-05" || report.Rules != 129 || report.Examples != 2 || report.Glossary != 2 || report.Partial || report.Replaced {
		t.Errorf("%+v", report)
	}
	e, err := db.Find(ctx, "2021-03-10")
	if err != nil || e.ID != "2021-03-05" {
		t.Fatalf("the imported edition is not found: %v, %v", e, err)
	}
	rule, err := db.Rule(ctx, "614.5", e)
	if err != nil {
		t.Fatal(err)
	}
	if rule.Source != Official || rule.Heading != "Swaps" || rule.Text != "A swap swaps a deed only once.\n\nA swap is swapped but once." ||
		len(rule.Examples) != 2 || rule.Parent != "614" || rule.Previous != "614.2" || rule.Next != "" {
		t.Errorf("%+v", rule)
	}
	rule, err = db.Rule(ctx, "614.1a", e)
	if err != nil || !slices.Equal(rule.See, []string{"100.1", "614.5"}) {
		t.Errorf("%+v, %v", rule, err)
	}
	rule, err = db.Rule(ctx, "614", e)
	if err != nil || !slices.Equal(rule.Children, []string{"614.1", "614.2", "614.5"}) || rule.Previous != "500" {
		t.Errorf("%+v, %v", rule, err)
	}
	answer, err := db.Lookup(ctx, "swaps", e)
	if err != nil || answer.Term == nil || len(answer.Term.Senses) != 2 || !slices.Equal(answer.Term.See, []string{"614.1"}) {
		t.Errorf("%+v, %v", answer.Term, err)
	}
	if _, err := db.Lookup(ctx, "player's choice", e); err != nil {
		t.Error(err)
	}
}

func TestImportWarnsOfCitations(t *testing.T) {
	report := importText(t, openTest(t, ""), invented("March 5, 2021"))
	if got := strings.Join(report.Warnings, " "); !strings.Contains(got, "614.1b") || !strings.Contains(got, "stands twice") {
		t.Errorf("warnings %q", got)
	}
}

func TestImportTheSameText(t *testing.T) {
	db := openTest(t, t.TempDir())
	first := importText(t, db, invented("March 5, 2021"))
	second := importText(t, db, invented("March 5, 2021"))
	if first.Replaced || !second.Replaced || second.Rules != first.Rules {
		t.Errorf("%+v, then %+v", first, second)
	}
}

func TestImportAgainReplaces(t *testing.T) {
	db := openTest(t, t.TempDir())
	importText(t, db, invented("March 5, 2021"))
	report := importText(t, db, strings.Replace(invented("March 5, 2021"), "only once", "once only", 1))
	if !report.Replaced {
		t.Error("not said to replace")
	}
	list, err := db.Editions(context.Background())
	if err != nil || len(list) != 2 || list[0].Source != Digest || list[1].Source != Official {
		t.Errorf("%+v, %v", list, err)
	}
	e, _ := db.Find(context.Background(), "2021-03-05")
	hits, err := db.Search(context.Background(), "swap only once", e, 5)
	if err != nil || len(hits) == 0 || hits[0].Number != "614.5" {
		t.Errorf("%+v, %v", hits, err)
	}
}

func TestImportRefuses(t *testing.T) {
	db := openTest(t, t.TempDir())
	ctx := context.Background()
	importText(t, db, invented("March 5, 2021"))
	whole := invented("March 5, 2021")
	for name, r := range map[string]io.Reader{
		"empty":      strings.NewReader(""),
		"web page":   strings.NewReader("<html><body>" + whole),
		"cards":      strings.NewReader(strings.Repeat("Moss Giant\n", 999)),
		"binary":     strings.NewReader("\x7fELF\x00\x00\x00\x01" + whole),
		"before":     strings.NewReader(invented("March 5, 1997")),
		"cut off":    strings.NewReader(whole[:strings.Index(whole, "Player’s Choice")]),
		"unreadable": iotest.ErrReader(errors.New("no disk")),
	} {
		_, err := db.Import(ctx, name, r)
		var refused *ImportError
		if !errors.As(err, &refused) || !strings.HasSuffix(err.Error(), ".") {
			t.Errorf("%s: %v", name, err)
		}
	}
	list, err := db.Editions(ctx)
	if err != nil || len(list) != 2 || list[1].Partial || list[1].Glossary != 2 {
		t.Errorf("the list changed: %+v, %v", list, err)
	}
}

func TestTwoOpenAtOnce(t *testing.T) {
	dir := t.TempDir()
	one, two := openTest(t, dir), openTest(t, dir)
	var wg sync.WaitGroup
	for _, db := range []*DB{one, two} {
		for _, date := range []string{"March 5, 2021", "June 1, 2021", "March 5, 2021"} {
			wg.Go(func() { importText(t, db, invented(date)) })
		}
		wg.Go(func() {
			for range 100 {
				if _, err := db.Rule(context.Background(), "614.5", edition(t, "current")); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	list, err := two.Editions(context.Background())
	if err != nil || len(list) != 3 {
		t.Errorf("%+v, %v", list, err)
	}
}

func FuzzImport(f *testing.F) {
	f.Add([]byte(invented("March 5, 2021")))
	db, err := Open(context.Background(), "")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := db.Import(context.Background(), "fuzz.txt", strings.NewReader(string(data)))
		var refused *ImportError
		if err != nil && !errors.As(err, &refused) {
			t.Fatal(err)
		}
		if err != nil && strings.Contains(err.Error(), "could not be written") {
			t.Fatal(errors.Unwrap(err))
		}
	})
}

// TestPartialText imports a text that breaks off: it can be looked up by its
// date, is not taken for the current edition, and the digest fills what it lacks.
func TestPartialText(t *testing.T) {
	db := openTest(t, t.TempDir())
	ctx := context.Background()
	whole := invented("March 5, 2099")
	report := importText(t, db, whole[:strings.LastIndex(whole, "6. Acts")])
	if !report.Partial || !strings.Contains(strings.Join(report.Warnings, " "), "does not have: 614") {
		t.Errorf("%+v", report)
	}
	if e, err := db.Find(ctx, "current"); err != nil || e != cr.Current() {
		t.Errorf("current is %v, %v", e, err)
	}
	e, err := db.Find(ctx, "2099-03-05")
	if err != nil || e.ID != "2099-03-05" {
		t.Fatalf("%v, %v", e, err)
	}
	for number, want := range map[string]string{"100.5": Official, "614.5": Digest} {
		if rule, err := db.Rule(ctx, number, e); err != nil || rule.Source != want {
			t.Errorf("%s: %+v, %v", number, rule, err)
		}
	}
	importText(t, db, whole)
	if e, err := db.Find(ctx, ""); err != nil || e.ID != "2099-03-05" {
		t.Errorf("current is %v, %v", e, err)
	}
}
