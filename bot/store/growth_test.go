package store_test

import (
	"database/sql"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"apnap/bot/store"
	"apnap/commands"
)

// BenchmarkForget is what /forget costs of one user with three rulings of their own and
// seats in two of others, beside so many rulings: however many there are.
func BenchmarkForget(b *testing.B) {
	grown(b, func(b *testing.B, s *store.Store, _ func(name string, n int, updated int64)) {
		ctx := b.Context()
		for b.Loop() {
			b.StopTimer()
			for i := range 5 {
				rec := commands.Record{ID: fmt.Sprintf("mine%d", i), Owner: "me", Seated: []string{"me", "you"}, Body: []byte("{}"), Updated: time.Now()}
				if i > 2 {
					rec.Owner = "you"
				}
				if err := s.Put(ctx, rec); err != nil {
					b.Fatal(err)
				}
			}
			b.StartTimer()
			if err := s.Forget(ctx, "me"); err != nil {
				b.Fatal(err)
			}
			held, err := s.Sitting(ctx, "me")
			if err != nil || len(held) != 2 {
				b.Fatal(len(held), err)
			}
			b.StopTimer()
			if err := s.Forget(ctx, "you"); err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
		}
		b.ReportMetric(10, "goal-ms")
	})
}

// BenchmarkExpireBatch is how long whoever presses waits at most for old rulings that go:
// one batch of them.
func BenchmarkExpireBatch(b *testing.B) {
	grown(b, func(b *testing.B, s *store.Store, fill func(name string, n int, updated int64)) {
		ctx, old := b.Context(), time.UnixMilli(1000)
		for b.Loop() {
			b.StopTimer()
			fill("old", oneBatch, 0)
			b.StartTimer()
			if n, err := s.Expire(ctx, old); err != nil || n != oneBatch {
				b.Fatal(n, err)
			}
		}
		b.ReportMetric(50, "goal-ms")
	})
}

// grown runs a benchmark beside a thousand rulings and up to a million, of ten thousand
// users with two seats in each.
func grown(b *testing.B, run func(b *testing.B, s *store.Store, fill func(name string, n int, updated int64))) {
	for n := 1000; n <= 1_000_000; n *= 10 {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			path := filepath.Join(b.TempDir(), "rulings.db")
			s := open(b, path)
			db, err := sql.Open("sqlite", path)
			if err != nil {
				b.Fatal(err)
			}
			defer db.Close()
			add := func(name string, n int, updated int64) { fill(b, db, name, n, updated) }
			add("ruling", n, time.Now().UnixMilli())
			run(b, s, add)
		})
	}
}

// oneBatch is how many rulings go at once, at most.
const oneBatch = 499

// fill puts so many rulings into a store.
func fill(b *testing.B, db *sql.DB, name string, n int, updated int64) {
	b.Helper()
	for _, statement := range []string{`
		WITH RECURSIVE many(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM many WHERE i < $1)
		INSERT INTO rulings (id, step, guild, channel, message, owner, private, body, created, updated, indexed)
		SELECT $2 || i, 0, 'g', 'c', 'm', 'u' || (i % 10000), FALSE, CAST(hex(randomblob(500)) AS BLOB), $3, $3, TRUE FROM many`, `
		WITH RECURSIVE many(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM many WHERE i < $1)
		INSERT INTO seats (member, ruling) SELECT 'u' || ((i + $3 % 2) % 10000), $2 || i FROM many`,
	} {
		if _, err := db.ExecContext(b.Context(), statement, n, name, updated); err != nil {
			b.Fatal(err)
		}
	}
}
