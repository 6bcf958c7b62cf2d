package rulesdb

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestCompareByTexts(t *testing.T) {
	db := openTest(t, t.TempDir())
	importText(t, db, invented("March 5, 2021"))
	importText(t, db, strings.NewReplacer("614.2. Casks are rolled to the cellar.",
		"614.2. Bread comes before wine.\n\n614.3. Casks are rolled to the deep cellar.",
		"4. Salt", "300.2. A vat is wood too.\n\n4. Salt").Replace(invented("June 1, 2021")))
	from, _ := db.Find(context.Background(), "2021-03-05")
	to, _ := db.Find(context.Background(), "2021-06-01")
	for number, want := range map[string]string{
		"614.3":   "614.2 614.3 Casks are rolled to the {+deep+} cellar.",
		"100.7":   "100.7 100.7 Seat number 7 is a chair like others.",
		"300.2":   " 300.2 {+A vat is wood too.+}",
		"CR 200 ": "200 200 Loaves",
	} {
		c, err := db.Compare(context.Background(), number, from, to)
		if got := c.Old.Number + " " + c.New.Number + " " + written(c.Spans); err != nil || got != want || c.Source != Official {
			t.Errorf("%s: %q, %v; want %q", number, got, err, want)
		}
	}
	// A number that only the first edition has is found there.
	c, err := db.Compare(context.Background(), "614.3", to, from)
	if err != nil || c.Old.Number != "614.3" || c.New.Number != "614.2" {
		t.Errorf("backwards: %+v, %v", c, err)
	}
	if _, err := db.Compare(context.Background(), "999.9", from, to); !errors.Is(err, ErrNotFound) {
		t.Errorf("999.9: %v", err)
	}
	if got := db.CompleteTerm(context.Background(), "PLAYER", to, 5); !slices.Equal(got, []string{"Player’s Choice"}) {
		t.Errorf("terms: %q", got)
	}
}

func TestCompleteTermByDigest(t *testing.T) {
	db := openTest(t, "")
	if got := db.CompleteTerm(context.Background(), "tramp", edition(t, "current"), 5); !slices.Equal(got, []string{"Trample"}) {
		t.Errorf("tramp: %q", got)
	}
	if got := db.CompleteTerm(context.Background(), "", edition(t, "current"), 5); len(got) != 5 {
		t.Errorf("nothing typed: %q", got)
	}
}

func BenchmarkCompleteTermByDigest(b *testing.B) {
	db := openTest(b, "")
	for b.Loop() {
		db.CompleteTerm(context.Background(), "tr", edition(b, "current"), 25)
	}
}

func TestCompareByDigest(t *testing.T) {
	db := openTest(t, "")
	c, err := db.Compare(context.Background(), "614.5", edition(t, "2008"), edition(t, "current"))
	if err != nil || c.Source != Digest || c.Old.Number != "419.6a" || c.New.Number != "614.5" || len(c.Spans) == 0 {
		t.Errorf("614.5: %+v, %v", c, err)
	}
	back, err := db.Compare(context.Background(), "419.6a", edition(t, "2008"), edition(t, "current"))
	if err != nil || back.New.Number != "614.5" {
		t.Errorf("419.6a: %+v, %v", back, err)
	}
	for _, text := range []string{"999.9", "", "shield"} {
		if _, err := db.Compare(context.Background(), text, edition(t, "2008"), edition(t, "current")); !errors.Is(err, ErrNotFound) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// What is told of a number elsewhere is told of the edition that is named: in
// 2009 another rule had the number for a while.
func TestWhatItIsTodayIsOfTheEditionNamed(t *testing.T) {
	db := openTest(t, "")
	_, err := db.Rule(context.Background(), "614.5", edition(t, "2008"))
	if err == nil || strings.Contains(err.Error(), "today") {
		t.Errorf("614.5 in 2008: %v", err)
	}
	_, err = db.Rule(context.Background(), "419.6a", edition(t, "current"))
	if err == nil || !strings.Contains(err.Error(), "which is 614.5 today") {
		t.Errorf("419.6a today: %v", err)
	}
}
