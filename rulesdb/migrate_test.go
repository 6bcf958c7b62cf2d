package rulesdb

import (
	"context"
	_ "embed"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// schema1 is what the first released program made.
//
//go:embed testdata/schema1.sql
var schema1 string

// oldIndex makes an index of the first version with an edition in it.
func oldIndex(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, fileName)
	rest := func(see string) string { return rest{heading: "Swaps", see: []string{see}}.String() }
	run(t, path, schema1+`
		INSERT INTO meta VALUES ('digest', 'of long ago');
		INSERT INTO edition VALUES ('2021-03-05', 'old.txt', 'x', 2, 0, 1, 0, '', '', '');
		INSERT INTO rule VALUES (202103056140010000, '614.1', 'A swap swaps once, whatever it swaps.', '`+rest("614.2")+`');
		INSERT INTO rule VALUES (202103056140020000, '614.2', 'What was swapped is called a swap.', '`+rest("614.2")+`');
		INSERT INTO term (edition, fold, term, senses, see) VALUES (20210305, 'barter', 'Barter', 'A swap. See rule 614.2.', '614.2');
		CREATE VIRTUAL TABLE search_20210305 USING fts5 (heading, text, examples, meaning, content = '', tokenize = "porter unicode61 remove_diacritics 2");`)
	return dir
}

// TestMigrate opens an index of the first version: what was imported stays and
// is found as if it had been imported now, and no second opening does it again.
func TestMigrate(t *testing.T) {
	dir := oldIndex(t)
	var wg sync.WaitGroup
	for range 4 { // as when the bot and a command start at once
		wg.Go(func() {
			db, err := Open(context.Background(), dir)
			if err != nil {
				t.Error(err)
				return
			}
			if n := db.Notices(); len(n) > 0 {
				t.Errorf("notices %q", n)
			}
			if err := db.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	db := openTest(t, dir)
	s, err := readStanding(context.Background(), db.read)
	if err != nil || !s.current() {
		t.Fatalf("%+v, %v", s, err)
	}
	e, err := db.Find(context.Background(), "2021-03-05")
	if err != nil {
		t.Fatal(err)
	}
	rule, err := db.Rule(context.Background(), "614.1", e)
	if err != nil || rule.Source != Official || !strings.Contains(rule.Text, "swaps once") {
		t.Errorf("%+v, %v", rule, err)
	}
	for words, want := range map[string]string{"called swapping": "614.2", "barter": "614.2", "whatever": "614.1"} {
		hits, err := db.Search(context.Background(), words, e, 1)
		if err != nil || len(hits) != 1 || hits[0].Number != want {
			t.Errorf("%s: %+v, %v; want %s", words, hits, err, want)
		}
	}
	importText(t, db, invented("June 1, 2021"))
}

// TestMigrateUndone spoils an index of the first version so that it cannot be
// brought forward: it is set aside whole, not left half changed.
func TestMigrateUndone(t *testing.T) {
	dir := oldIndex(t)
	run(t, filepath.Join(dir, fileName), "ALTER TABLE rule ADD COLUMN cited TEXT")
	db := openTest(t, dir)
	if len(db.Notices()) != 1 {
		t.Errorf("notices %q", db.Notices())
	}
	if _, err := os.Stat(filepath.Join(dir, fileName+".damaged")); err != nil {
		t.Error(err)
	}
}
