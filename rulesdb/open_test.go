package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestOpenMakesTheFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	db := openTest(t, dir)
	if _, err := db.Rule(context.Background(), "614.5", edition(t, "current")); err != nil {
		t.Error(err)
	}
	if len(db.Notices()) != 0 {
		t.Errorf("notices %q", db.Notices())
	}
	if err := db.CheckIntegrity(context.Background()); err != nil {
		t.Error(err)
	}
}

// TestOpenDamaged opens files that are no index of ours; each is set aside.
func TestOpenDamaged(t *testing.T) {
	for name, damage := range map[string]func(t *testing.T, path string){
		"no database": func(t *testing.T, path string) { write(t, path, "this is no database, however long it may be, is it") },
		"cut off":     func(t *testing.T, path string) { truncate(t, path, 5000) },
		"overwritten": func(t *testing.T, path string) { overwrite(t, path) },
		"another's":   func(t *testing.T, path string) { os.Remove(path); run(t, path, "CREATE TABLE other (x)") },
		"older":       func(t *testing.T, path string) { run(t, path, "PRAGMA user_version = 99") },
		"no digest":   func(t *testing.T, path string) { run(t, path, "DROP TABLE digest") },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, fileName)
			first, err := Open(context.Background(), dir)
			if err != nil {
				t.Fatal(err)
			}
			if err := first.Close(); err != nil {
				t.Fatal(err)
			}
			damage(t, path)
			db := openTest(t, dir)
			if _, err := db.Rule(context.Background(), "614.5", edition(t, "current")); err != nil {
				t.Error(err)
			}
			if len(db.Notices()) != 1 {
				t.Errorf("notices %q", db.Notices())
			}
			if _, err := os.Stat(path + ".damaged"); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestOpenRefreshesTheDigest(t *testing.T) {
	dir := t.TempDir()
	first := openTest(t, dir)
	importText(t, first, invented("March 5, 2021"))
	run(t, filepath.Join(dir, fileName), "UPDATE meta SET value = 'old'; UPDATE digest SET text = 'old'")
	db := openTest(t, dir)
	rule, err := db.Rule(context.Background(), "614.5", edition(t, "current"))
	if err != nil || rule.Text == "old" {
		t.Errorf("%+v, %v", rule, err)
	}
	if list, err := db.Editions(context.Background()); err != nil || len(list) != 2 {
		t.Errorf("the import is gone: %+v, %v", list, err)
	}
}

func TestOpenWhereNothingCanBeMade(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	write(t, file, "a file, no folder")
	_, err := Open(context.Background(), filepath.Join(file, "below"))
	var failed *OpenError
	if !errors.As(err, &failed) || failed.Says == "" {
		t.Errorf("%v", err)
	}
	if os.Geteuid() == 0 {
		return // root may write anywhere
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(context.Background(), dir); !errors.As(err, &failed) {
		t.Errorf("%v", err)
	}
}

// write makes a file.
func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// truncate cuts a file off.
func truncate(t *testing.T, path string, size int64) {
	t.Helper()
	if err := os.Truncate(path, size); err != nil {
		t.Fatal(err)
	}
}

// overwrite spoils all but the first page of a file.
func overwrite(t *testing.T, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := 4096; i < len(data); i++ {
		data[i] = 'x'
	}
	write(t, path, string(data))
}

// run executes a statement on a database file.
func run(t *testing.T, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec(statement); err != nil {
		t.Fatal(err)
	}
}
