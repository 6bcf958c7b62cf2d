package rulesdb

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// importedDir makes an index with two editions and closes it.
func importedDir(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	db, err := Open(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	importText(t, db, invented("March 5, 2021"))
	importText(t, db, invented("June 1, 2021"))
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestRebuild damages an index in several ways; it is made anew, with the texts
// that were imported, and says so once.
func TestRebuild(t *testing.T) {
	for name, damage := range map[string]func(t *testing.T, path string){
		"cut off":        func(t *testing.T, path string) { truncate(t, path, 9000) },
		"overwritten":    overwrite,
		"rules gone":     func(t *testing.T, path string) { run(t, path, "DELETE FROM rule WHERE id % 7 = 0") },
		"found damaged":  func(t *testing.T, path string) { write(t, path+damagedMark, "") },
		"a table gone":   func(t *testing.T, path string) { run(t, path, "DROP TABLE edition") },
		"of the future":  func(t *testing.T, path string) { run(t, path, "PRAGMA user_version = 99") },
		"of no version":  func(t *testing.T, path string) { run(t, path, "PRAGMA user_version = 0") },
		"another's file": func(t *testing.T, path string) { run(t, path, "PRAGMA application_id = 1") },
	} {
		t.Run(name, func(t *testing.T) {
			dir := importedDir(t)
			damage(t, filepath.Join(dir, fileName))
			db := openTest(t, dir)
			if n := db.Notices(); len(n) != 1 || !strings.Contains(n[0], "2 of the official texts") || !strings.HasSuffix(n[0], ".") {
				t.Errorf("notices %q", n)
			}
			wantTwoEditions(t, db)
			if again := openTest(t, dir); len(again.Notices()) > 0 {
				t.Errorf("said again: %q", again.Notices())
			}
		})
	}
}

// wantTwoEditions looks both editions up.
func wantTwoEditions(t *testing.T, db *DB) {
	t.Helper()
	for _, date := range []string{"2021-03-05", "2021-06-01"} {
		e, err := db.Find(context.Background(), date)
		if err != nil || e.ID != date {
			t.Fatalf("%v, %v", e, err)
		}
		if rule, err := db.Rule(context.Background(), "614.1a", e); err != nil || rule.Source != Official {
			t.Errorf("%+v, %v", rule, err)
		}
	}
	if err := db.CheckIntegrity(context.Background()); err != nil {
		t.Error(err)
	}
}

// TestRebuildAtOnce lets several find the damage at the same moment: the first
// makes the index anew, the others use it.
func TestRebuildAtOnce(t *testing.T) {
	dir := importedDir(t)
	overwrite(t, filepath.Join(dir, fileName))
	var wg sync.WaitGroup
	var mu sync.Mutex
	said := 0
	for range 4 {
		wg.Go(func() {
			db, err := Open(context.Background(), dir)
			if err != nil {
				t.Error(err)
				return
			}
			defer db.Close()
			mu.Lock()
			defer mu.Unlock()
			said += len(db.Notices())
		})
	}
	wg.Wait()
	if said != 1 {
		t.Errorf("said %d times", said)
	}
	wantTwoEditions(t, openTest(t, dir))
}

// TestCheckIntegrityFindsDamage spoils pages that no opening looks at: the full
// check finds them, and the next opening makes the index anew.
func TestCheckIntegrityFindsDamage(t *testing.T) {
	dir := importedDir(t)
	path := filepath.Join(dir, fileName)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	const page = 4096
	found := false
	for at := len(data)/page - 1; at > 2 && !found; at-- { // until a page is spoiled that opening does not notice
		spoiled := append([]byte{}, data...)
		copy(spoiled[at*page:(at+1)*page], strings.Repeat("x", page))
		write(t, path, string(spoiled))
		db, err := openFile(context.Background(), path)
		if err != nil {
			continue
		}
		db.dir = dir
		found = db.CheckIntegrity(context.Background()) != nil
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if !found {
		t.Fatal("no damage was found")
	}
	db := openTest(t, dir)
	if len(db.Notices()) != 1 {
		t.Errorf("notices %q", db.Notices())
	}
	wantTwoEditions(t, db)
}

// TestReadOnly looks rules up in an index that cannot be written.
func TestReadOnly(t *testing.T) {
	path := filepath.Join(importedDir(t), fileName)
	db, err := openReadOnly(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	wantTwoEditions(t, db)
	_, err = db.Import(context.Background(), "third.txt", strings.NewReader(invented("July 1, 2021")))
	var refused *ImportError
	if !errors.As(err, &refused) || refused.Refused() {
		t.Errorf("imported into what is read only: %v", err)
	}
}

// TestLookupsCannotWrite tries to write over the connections of lookups.
func TestLookupsCannotWrite(t *testing.T) {
	db := openTest(t, importedDir(t))
	if _, err := db.read.Exec("DELETE FROM rule"); err == nil {
		t.Error("rules could be deleted")
	}
	var mode string
	if err := db.read.QueryRow("PRAGMA journal_mode").Scan(&mode); err != nil || mode != "wal" {
		t.Errorf("journal %q, %v", mode, err)
	}
}
