package rulesdb

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
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

// imported is an index with some of the texts at hand, made once for all tests that
// only read it.
type imported struct {
	which   func(files []string) []string
	once    sync.Once
	dir     string
	db      *DB
	reports []Report
}

var (
	newestText = imported{which: func(files []string) []string { return files[len(files)-1:] }}
	everyText  = imported{which: func(files []string) []string { return files }}
)

// open is the index, and what was told of each import.
func (m *imported) open(t testing.TB) (*DB, []Report) {
	t.Helper()
	files := m.which(sharedTexts(t))
	m.once.Do(func() {
		var err error
		if m.dir, err = os.MkdirTemp("", "apnap"); err != nil {
			t.Fatal(err)
		}
		if m.db, err = Open(context.Background(), m.dir); err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			m.reports = append(m.reports, importFile(t, m.db, path))
		}
	})
	if len(m.reports) < len(files) {
		t.Fatal("another test has failed to import the texts")
	}
	return m.db, m.reports
}

// putAway closes the index, if there is one, and removes it.
func (m *imported) putAway() {
	if m.db != nil {
		_ = m.db.Close() // nothing was written since
	}
	_ = os.RemoveAll(m.dir) // left over, it is only files in the way
}

// TestCitationsInOfficialTexts imports every text at hand and looks up all
// that the program may cite from that edition.
func TestCitationsInOfficialTexts(t *testing.T) {
	db, reports := everyText.open(t)
	for _, report := range reports {
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
