package store_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"apnap/bot/store"
)

// A copy made while others write is whole: it has everything that was
// acknowledged before, and the store works on.
func TestBackupWhileWriting(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "rulings.db")
	s := open(t, path)
	for i := range 50 {
		rec := sample()
		rec.ID = fmt.Sprint("before", i)
		want(t, s.Put(t.Context(), rec), nil)
	}
	ctx, stop := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	wg.Go(func() {
		for i := 0; ctx.Err() == nil; i++ {
			rec := sample()
			rec.ID = fmt.Sprint("meanwhile", i)
			if err := s.Put(context.Background(), rec); err != nil {
				t.Error(err)
			}
		}
	})
	for n := range 5 {
		to := filepath.Join(dir, fmt.Sprint("copy", n))
		if err := store.Backup(t.Context(), path, to); err != nil {
			t.Fatal(err)
		}
		want(t, store.Check(t.Context(), to), nil)
		copied := open(t, to)
		if count, err := copied.CountOpen(t.Context(), "alice"); count < 50 || err != nil {
			t.Errorf("the copy has %d rulings: %v", count, err)
		}
		if got, err := copied.Get(t.Context(), "before7"); err != nil || string(got.Body) != `{"a":1}` {
			t.Errorf("%+v, %v", got, err)
		}
	}
	stop()
	wg.Wait()
	left, _ := filepath.Glob(filepath.Join(dir, ".apnap-backup-*")) // fails only for a bad pattern
	if len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// What cannot be copied is said, and nothing is changed.
func TestBackupRefused(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "rulings.db")
	if err := store.Backup(t.Context(), path, filepath.Join(dir, "copy")); err == nil || !strings.Contains(err.Error(), "nothing to copy") {
		t.Errorf("nothing there: %v", err)
	}
	open(t, path)
	there := filepath.Join(dir, "there")
	if err := os.WriteFile(there, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	for to, says := range map[string]string{there: "there already", path: "there already", filepath.Join(dir, "no", "such"): "cannot be written"} {
		if err := store.Backup(t.Context(), path, to); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("to %s: %v", to, err)
		}
	}
	if data, err := os.ReadFile(there); string(data) != "mine" || err != nil {
		t.Error("a file that was there is gone")
	}
	if err := store.Backup(t.Context(), "postgres://a:b@h/d", there+"2"); err == nil || !strings.Contains(err.Error(), "pg_dump") {
		t.Errorf("PostgreSQL: %v", err)
	}
}

// What is wrong with a store is said in a sentence, by Check and by Open, without
// the password.
func TestFaults(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	half := filepath.Join(dir, "half.db")
	{
		s := open(t, half)
		for i := range 200 {
			rec := sample()
			rec.ID = fmt.Sprint(i, strings.Repeat("x", 100))
			want(t, s.Put(t.Context(), rec), nil)
		}
		want(t, s.Close(), nil)
		data, err := os.ReadFile(half)
		if err != nil {
			t.Fatal(err)
		}
		for i := 8192; i < len(data); i++ {
			data[i] ^= 0x5a
		}
		write("half.db", string(data))
	}
	for address, says := range map[string]string{
		write("garbage.db", strings.Repeat("garbage!", 2000)): "damaged",
		half: "damaged",
		filepath.Join(write("file", "x"), "rulings.db"): "folder cannot be made",
		"postgres://u:secret@127.0.0.1:1/x":             "does not answer",
	} {
		err := store.Check(t.Context(), address)
		if err == nil || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", address, err)
		}
		if address == half {
			continue // it opens, and only a full reading finds the damage
		}
		if _, err := store.Open(t.Context(), address); err == nil || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "secret") {
			t.Errorf("opening %s: %v", address, err)
		}
	}
	fresh := filepath.Join(dir, "none", "rulings.db")
	want(t, store.Check(t.Context(), fresh), nil)
	if _, err := os.Stat(fresh); err == nil {
		t.Error("Check made the file")
	}
}
