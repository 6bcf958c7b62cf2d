package rulesdb

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"apnap/engine/cr"
)

// sharedTexts are the publisher's texts, where development keeps them.
func sharedTexts(t testing.TB) []string {
	t.Helper()
	files, _ := filepath.Glob("../../shared/rules/*.txt")
	if len(files) == 0 {
		t.Skip("no official texts in ../shared")
	}
	return files
}

// importFile imports a file.
func importFile(t testing.TB, db *DB, path string) Report {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	report, err := db.Import(context.Background(), filepath.Base(path), f)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return report
}

// TestCitationsInOfficialTexts imports every text at hand and looks up all
// that the program may cite from that edition.
func TestCitationsInOfficialTexts(t *testing.T) {
	db := openTest(t, t.TempDir())
	for _, path := range sharedTexts(t) {
		report := importFile(t, db, path)
		for _, w := range report.Warnings {
			if strings.HasPrefix(w, "Rulings cite") && !report.Partial {
				t.Errorf("%s: %s", report.ID, w)
			}
		}
		e, err := db.Find(context.Background(), report.ID)
		if err != nil || e.ID != report.ID {
			t.Fatalf("%s is found as %v, %v", report.ID, e, err)
		}
		for _, r := range cr.Rules() {
			for _, n := range r.Numbers(e) {
				if rule, err := db.Rule(context.Background(), n, e); err != nil || rule.Source != Official || rule.Text == "" {
					t.Errorf("%v: %s in %v: %+v, %v", r, n, e, rule, err)
				}
			}
			for _, n := range r.Also(e) {
				if _, err := db.Rule(context.Background(), n, e); err != nil {
					t.Errorf("%v: %s in %v: %v", r, n, e, err)
				}
			}
		}
	}
	if err := db.CheckIntegrity(context.Background()); err != nil {
		t.Error(err)
	}
}
