package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"apnap/bot/store"
	"apnap/bot/store/storetest"
	"apnap/commands"
	"apnap/commands/talk"
)

func open(t testing.TB, path string) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// each runs one test on every implementation of commands.Store.
func each(t *testing.T, do func(t *testing.T, s commands.Store)) {
	t.Run("memory", func(t *testing.T) { do(t, commands.NewMemory()) })
	t.Run("sqlite", func(t *testing.T) {
		do(t, open(t, filepath.Join(t.TempDir(), "a folder?", "rulings #1.db")))
	})
	t.Run("watched", func(t *testing.T) { do(t, store.Watched(commands.NewMemory(), slog.New(slog.DiscardHandler))) })
	t.Run("postgres", func(t *testing.T) { do(t, open(t, storetest.Postgres(t))) })
}

func sample() commands.Record {
	at := time.Date(2026, 4, 17, 12, 0, 0, 7e6, time.UTC)
	return commands.Record{ID: "r1", Guild: "g", Channel: "c", Message: "m", Owner: "alice",
		Private: true, Body: []byte(`{"a":1}`), Created: at, Updated: at}
}

func want(t *testing.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("got error %v, want %v", got, want)
	}
}

func TestPutAndGet(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		ctx, rec := t.Context(), sample()
		_, err := s.Get(ctx, rec.ID)
		want(t, err, commands.ErrNotFound)
		want(t, s.Put(ctx, rec), nil)
		want(t, s.Put(ctx, rec), commands.ErrRepeated)
		got, err := s.Get(ctx, rec.ID)
		want(t, err, nil)
		if !reflect.DeepEqual(got, rec) {
			t.Errorf("got %+v, want %+v", got, rec)
		}
		got.Body[0] = 'x'
		again, _ := s.Get(ctx, rec.ID)
		if string(again.Body) != string(rec.Body) {
			t.Error("a reader changed the stored body")
		}
	})
}

func TestSwap(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		ctx, rec := t.Context(), sample()
		next := rec
		next.Step, next.Body, next.Channel, next.Message = 1, []byte(`{"a":2}`), "", ""
		next.Created, next.Updated = time.Time{}, rec.Updated.Add(time.Minute)
		want(t, s.Swap(ctx, next, 0, "i1"), commands.ErrNotFound)
		want(t, s.Put(ctx, rec), nil)
		want(t, s.Swap(ctx, next, 0, "i1"), nil)
		want(t, s.Swap(ctx, next, 0, "i1"), commands.ErrRepeated)
		want(t, s.Swap(ctx, next, 0, "i2"), commands.ErrStale)
		got, err := s.Get(ctx, rec.ID)
		want(t, err, nil)
		next.Channel, next.Message, next.Created = "c", "m", rec.Created
		if !reflect.DeepEqual(got, next) {
			t.Errorf("got %+v, want %+v", got, next)
		}
		next.Step, next.Channel, next.Message = 2, "c2", "m2"
		want(t, s.Swap(ctx, next, 1, ""), nil)
		next.Step = 3
		want(t, s.Swap(ctx, next, 2, ""), nil)
		if got, _ := s.Get(ctx, rec.ID); got.Message != "m2" || got.Channel != "c2" {
			t.Errorf("swap did not move the message: %+v", got)
		}
	})
}

// The newest records of an owner that can be shown at a place are found, and no
// others.
func TestRecent(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		for i, in := range []commands.Record{
			{Owner: "alice", Guild: "g", Channel: "c"}, {Owner: "alice", Guild: "g"}, {Owner: "alice", Guild: "g", Channel: "c"},
			{Owner: "alice", Guild: "g", Channel: "d"}, {Owner: "alice", Channel: "c"}, {Owner: "bob", Guild: "g", Channel: "c"},
		} {
			in.ID, in.Body, in.Updated = fmt.Sprint("r", i), []byte("{}"), sample().Updated.Add(time.Duration(i)*time.Second)
			want(t, s.Put(t.Context(), in), nil)
		}
		for limit, ids := range map[int]string{9: "r2 r1 r0", 2: "r2 r1"} {
			list, err := s.Recent(t.Context(), "alice", talk.Place{Guild: "g", Channel: "c"}, limit)
			want(t, err, nil)
			var got []string
			for _, rec := range list {
				got = append(got, rec.ID)
			}
			if strings.Join(got, " ") != ids {
				t.Errorf("the newest %d are %v", limit, got)
			}
		}
	})
}

// Of many presses on one step, exactly one counts.
func TestSwapOnce(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		rec := sample()
		want(t, s.Put(t.Context(), rec), nil)
		rec.Step = 1
		var won atomic.Int32
		var wg sync.WaitGroup
		for i := range 16 {
			wg.Go(func() {
				switch err := s.Swap(t.Context(), rec, 0, fmt.Sprint("i", i)); {
				case err == nil:
					won.Add(1)
				case !errors.Is(err, commands.ErrStale):
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if won.Load() != 1 {
			t.Errorf("%d presses counted", won.Load())
		}
	})
}

func TestBindCountForgetExpire(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		ctx := t.Context()
		want(t, s.BindMessage(ctx, "r1", "c", "m"), commands.ErrNotFound)
		for i := range 4 {
			rec := sample()
			rec.ID, rec.Owner = fmt.Sprint("r", i), []string{"alice", "bob"}[i/2]
			rec.Updated = rec.Updated.Add(time.Duration(i) * time.Hour)
			want(t, s.Put(ctx, rec), nil)
		}
		want(t, s.BindMessage(ctx, "r1", "c9", "m9"), nil)
		if rec, _ := s.Get(ctx, "r1"); rec.Channel != "c9" || rec.Message != "m9" {
			t.Errorf("not bound: %+v", rec)
		}
		if n, err := s.CountOpen(ctx, "alice"); n != 2 || err != nil {
			t.Errorf("CountOpen = %d, %v", n, err)
		}
		if n, err := s.Expire(ctx, sample().Updated.Add(time.Hour)); n != 1 || err != nil {
			t.Errorf("Expire = %d, %v", n, err)
		}
		want(t, s.Swap(ctx, commands.Record{ID: "r2", Owner: "bob"}, 0, "i"), nil)
		want(t, s.Forget(ctx, "bob"), nil)
		want(t, s.Remove(ctx, "r2"), commands.ErrNotFound)
		last := sample()
		last.ID = "last"
		want(t, s.Put(ctx, last), nil)
		want(t, s.Remove(ctx, "last"), nil)
		_, err := s.Get(ctx, "last")
		want(t, err, commands.ErrNotFound)
		for id, err := range map[string]error{"r0": commands.ErrNotFound, "r1": nil, "r2": commands.ErrNotFound} {
			_, got := s.Get(ctx, id)
			want(t, got, err)
		}
	})
}

// durable runs one test on every database that outlives the process.
func durable(t *testing.T, do func(t *testing.T, address string)) {
	t.Run("sqlite", func(t *testing.T) { do(t, filepath.Join(t.TempDir(), "rulings.db")) })
	t.Run("postgres", func(t *testing.T) { do(t, storetest.Postgres(t)) })
}

func TestValuesAndIdentifies(t *testing.T) { durable(t, valuesAndIdentifies) }

func valuesAndIdentifies(t *testing.T, path string) {
	s, ctx, now := open(t, path), t.Context(), time.UnixMilli(1_800_000_000_123).UTC()
	key := store.Key("a long value")
	want(t, s.KeepValue(ctx, "a long value", now), nil)
	if len(key) != 22 {
		t.Errorf("key %q", key)
	}
	claim := func(s *store.Store, bucket int, at time.Time, waits time.Duration) {
		t.Helper()
		if wait, err := s.ClaimIdentify(ctx, bucket, 5*time.Second, at); wait != waits || err != nil {
			t.Errorf("ClaimIdentify = %v, %v; want %v", wait, err, waits)
		}
	}
	claim(s, 0, now.Add(time.Hour), 0) // by a clock that is wrong
	claim(s, 0, now, 0)
	claim(s, 0, now.Add(time.Second), 4*time.Second)
	claim(s, 1, now.Add(time.Second), 0)
	want(t, s.Close(), nil)

	s = open(t, path)
	if v, err := s.Value(ctx, key); v != "a long value" || err != nil {
		t.Errorf("Value = %q, %v", v, err)
	}
	claim(s, 0, now.Add(2*time.Second), 3*time.Second) // an earlier process identified
	claim(s, 0, now.Add(5*time.Second), 0)
	want(t, s.NoteIdentify(ctx, 0, now.Add(7*time.Second)), nil) // it took so long
	want(t, s.NoteIdentify(ctx, 0, now.Add(6*time.Second)), nil)
	claim(s, 0, now.Add(10*time.Second), 2*time.Second)
	want(t, s.ExpireValues(ctx, now.Add(time.Second)), nil)
	_, err := s.Value(ctx, key)
	want(t, err, commands.ErrNotFound)
}

func TestOpenRefusesAnUnknownVersion(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rulings.db")
	if err := os.WriteFile(path, []byte("this is no database, and it is long enough to be looked at\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err := store.Open(t.Context(), path); err == nil {
		s.Close()
		t.Error("a file that is no database was opened")
	}
}

// killed is the environment variable that makes TestKilled the child.
const killed = "APNAP_TEST_STORE"

// What was acknowledged before kill -9 is there afterwards.
func TestKilled(t *testing.T) {
	if path := os.Getenv(killed); path != "" {
		writeUntilKilled(t, path)
		return
	}
	durable(t, kill)
}

func kill(t *testing.T, path string) {
	child := exec.Command(os.Args[0], "-test.run=^TestKilled$")
	child.Env = append(os.Environ(), killed+"="+path)
	out, err := child.StdoutPipe()
	want(t, err, nil)
	want(t, child.Start(), nil)
	acknowledged := -1
	for acknowledged < 40 {
		if _, err := fmt.Fscanln(out, &acknowledged); err != nil {
			t.Fatal(err)
		}
	}
	want(t, child.Process.Kill(), nil)
	_ = child.Wait()
	rec, err := open(t, path).Get(context.Background(), "r1")
	want(t, err, nil)
	if rec.Step < acknowledged {
		t.Errorf("step %d was acknowledged, %d is stored", acknowledged, rec.Step)
	}
}

func writeUntilKilled(t *testing.T, path string) {
	s, rec := open(t, path), sample()
	want(t, s.Put(t.Context(), rec), nil)
	for step := 1; !t.Failed(); step++ {
		rec.Step = step
		want(t, s.Swap(t.Context(), rec, step-1, fmt.Sprint(step)), nil)
		fmt.Println(step)
	}
}

// Two stores on one database, as two replicas hold them: of many presses on one
// step exactly one counts, and an interaction delivered to both counts once.
func TestTwoReplicas(t *testing.T) {
	durable(t, func(t *testing.T, address string) {
		replicas := []*store.Store{open(t, address), open(t, address)}
		rec := sample()
		want(t, replicas[0].Put(t.Context(), rec), nil)
		for step := 1; step <= 10; step++ {
			var won atomic.Int32
			var wg sync.WaitGroup
			for i := range 8 {
				wg.Go(func() {
					next := rec
					next.Step = step
					switch err := replicas[i%2].Swap(t.Context(), next, step-1, fmt.Sprint("i", step, "-", i/2)); {
					case err == nil:
						won.Add(1)
					case !errors.Is(err, commands.ErrStale) && !errors.Is(err, commands.ErrRepeated):
						t.Error(err)
					}
				})
			}
			wg.Wait()
			if won.Load() != 1 {
				t.Errorf("step %d: %d presses counted", step, won.Load())
			}
		}
	})
}

func TestOpenHidesThePassword(t *testing.T) {
	for _, address := range []string{"postgres://apnap:hunter2@127.0.0.1:1/db", "postgres://apnap:hunter2@127.0.0.1:port/db", "postgres://apnap:hunter2 @[::1/db"} {
		s, err := store.Open(t.Context(), address)
		if err == nil {
			s.Close()
			t.Errorf("%s was opened", address)
		} else if strings.Contains(err.Error(), "hunter2") {
			t.Errorf("the password is told: %v", err)
		}
	}
}

// TestServerRestarted holds that a store goes on when the server has ended all its
// connections.
func TestServerRestarted(t *testing.T) {
	address, err := url.Parse(storetest.Postgres(t))
	if err != nil {
		t.Fatal(err)
	}
	q := address.Query()
	q.Set("application_name", "restarted")
	address.RawQuery = q.Encode()
	s, rec := open(t, address.String()), sample()
	if err := s.Put(t.Context(), rec); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("postgres", os.Getenv(storetest.Env))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var ended int
	err = db.QueryRowContext(t.Context(), "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE application_name = 'restarted'").Scan(&ended)
	if err != nil || ended == 0 {
		t.Fatalf("%d connections were ended, %v", ended, err)
	}
	if _, err := s.Get(t.Context(), rec.ID); err != nil {
		t.Errorf("after the server ended the connections: %v", err)
	}
}

// TestPlainServer holds that an address that says nothing of encryption opens a
// server that cannot encrypt.
func TestPlainServer(t *testing.T) {
	address, err := url.Parse(storetest.Postgres(t))
	if err != nil {
		t.Fatal(err)
	}
	q := address.Query()
	q.Del("sslmode")
	address.RawQuery = q.Encode()
	open(t, address.String())
}

func BenchmarkSwap(b *testing.B) {
	s, rec := open(b, filepath.Join(b.TempDir(), "rulings.db")), sample()
	if err := s.Put(b.Context(), rec); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		rec.Step++
		if err := s.Swap(b.Context(), rec, rec.Step-1, fmt.Sprint(rec.Step)); err != nil {
			b.Fatal(err)
		}
	}
}

func TestSettingsAndReports(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		ctx := t.Context()
		_, err := s.Settings(ctx, "g")
		want(t, err, commands.ErrNotFound)
		want(t, s.KeepSettings(ctx, "g", []byte("a")), nil)
		want(t, s.KeepSettings(ctx, "g", []byte("b")), nil)
		if body, err := s.Settings(ctx, "g"); err != nil || string(body) != "b" {
			t.Errorf("settings: %q, %v", body, err)
		}
		want(t, s.SwapSettings(ctx, "g", []byte("a"), []byte("c")), commands.ErrStale)
		want(t, s.SwapSettings(ctx, "h", nil, []byte("c")), commands.ErrStale)
		want(t, s.SwapSettings(ctx, "g", []byte("b"), []byte("c")), nil)
		want(t, s.KeepSettings(ctx, "h", []byte("d")), nil)
		if all, err := s.EverySettings(ctx); err != nil || len(all) != 2 || string(all["g"]) != "c" || string(all["h"]) != "d" {
			t.Errorf("all settings: %q, %v", all, err)
		}
		at := time.Date(2026, 4, 17, 12, 0, 0, 7e6, time.UTC)
		late := commands.Report{ID: "2", Owner: "bob", At: at.Add(time.Hour), Scenario: "later"}
		want(t, s.KeepReport(ctx, late), nil)
		want(t, s.KeepReport(ctx, commands.Report{ID: "1", Owner: "alice", At: at, Scenario: "first"}), nil)
		want(t, s.KeepReport(ctx, late), commands.ErrRepeated)
		list, err := s.Reports(ctx)
		if err != nil || len(list) != 2 || list[0].Scenario != "first" || list[1] != late {
			t.Errorf("reports: %+v, %v", list, err)
		}
		want(t, s.DropReport(ctx, "9"), commands.ErrNotFound)
		want(t, s.Forget(ctx, "alice"), nil)
		want(t, s.DropReport(ctx, "1"), commands.ErrNotFound)
		want(t, s.DropReport(ctx, "2"), nil)
	})
}

func TestSitting(t *testing.T) {
	each(t, func(t *testing.T, s commands.Store) {
		ctx := t.Context()
		for id, seated := range map[string][]string{"b": {"17", "3"}, "a": {"17"}, "c": {"171"}, "d": nil} {
			rec := sample()
			rec.ID, rec.Seated = id, seated
			want(t, s.Put(ctx, rec), nil)
		}
		list, err := s.Sitting(ctx, "17")
		if err != nil || len(list) != 2 || list[0].ID != "a" || list[1].ID != "b" || list[0].Owner != "alice" {
			t.Errorf("got %+v, %v", list, err)
		}
		left := list[0]
		left.Seated = []string{"4"}
		want(t, s.Swap(ctx, left, left.Step, ""), nil)
		want(t, s.Remove(ctx, "b"), nil)
		if list, err := s.Sitting(ctx, "17"); err != nil || len(list) > 0 {
			t.Errorf("got %+v, %v", list, err)
		}
		if list, err := s.Sitting(ctx, "4"); err != nil || len(list) != 1 {
			t.Errorf("got %+v, %v", list, err)
		}
	})
}

// A file of the version before gains what the newer program needs.
func TestOldFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rulings.db")
	s := open(t, path)
	rec := sample()
	rec.Body = []byte(`{"seats":{"Bob":{"user":"17"}}}`)
	want(t, s.Put(t.Context(), rec), nil)
	s.Close()
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("DROP TABLE guild_settings; DROP TABLE reports; DROP TABLE seats; DROP INDEX rulings_unindexed; DROP INDEX long_values_used;" +
		"ALTER TABLE rulings DROP COLUMN indexed; PRAGMA user_version = 1"); err != nil {
		t.Fatal(err)
	}
	db.Close()
	s = open(t, path)
	if _, err := s.Get(t.Context(), sample().ID); err != nil {
		t.Errorf("the ruling is lost: %v", err)
	}
	want(t, s.KeepSettings(t.Context(), "g", []byte("a")), nil)
	if held, err := s.Sitting(t.Context(), "17"); err != nil || len(held) != 1 {
		t.Errorf("who sits in an old ruling: %+v, %v", held, err)
	}
}

// A message is moved only from where it is thought to be.
func TestMoveMessage(t *testing.T) {
	for name, address := range map[string]func(t *testing.T) string{
		"sqlite":   func(t *testing.T) string { return filepath.Join(t.TempDir(), "rulings.db") },
		"postgres": func(t *testing.T) string { return storetest.Postgres(t) },
	} {
		t.Run(name, func(t *testing.T) {
			ctx, s := t.Context(), open(t, address(t))
			want(t, s.Put(ctx, sample()), nil)
			want(t, s.MoveMessage(ctx, "r1", "other", "c2", "m2"), commands.ErrStale)
			want(t, s.MoveMessage(ctx, "r1", "m", "c2", "m2"), nil)
			if rec, err := s.Get(ctx, "r1"); err != nil || rec.Message != "m2" || rec.Channel != "c2" {
				t.Errorf("got %+v, %v", rec, err)
			}
		})
	}
}
