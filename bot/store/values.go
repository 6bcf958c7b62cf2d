package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/base64"
	"errors"
	"time"

	"apnap/commands"
)

// Key names a text that a button cannot carry itself, in 22 characters. The
// same text always has the same key.
func Key(value string) string {
	sum := sha256.Sum256([]byte(value))
	return base64.RawURLEncoding.EncodeToString(sum[:16])
}

// KeepValue keeps a text under its key.
func (s *Store) KeepValue(ctx context.Context, value string, now time.Time) error {
	_, err := s.db.ExecContext(ctx, `
		INSERT INTO long_values (key, value, used) VALUES ($1, $2, $3)
		ON CONFLICT (key) DO UPDATE SET used = excluded.used`, Key(value), value, now.UnixMilli())
	return err
}

// Value returns the text kept under the key, or commands.ErrNotFound.
func (s *Store) Value(ctx context.Context, key string) (string, error) {
	var value string
	err := s.db.QueryRowContext(ctx, "SELECT value FROM long_values WHERE key = $1", key).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", commands.ErrNotFound
	}
	return value, err
}

// ExpireValues removes the texts last kept before that time.
func (s *Store) ExpireValues(ctx context.Context, before time.Time) error {
	_, err := s.inBatches(ctx, "DELETE FROM long_values WHERE key IN (SELECT key FROM long_values WHERE used < $1 LIMIT $2)", before)
	return err
}

// ClaimIdentify records that a shard of the bucket identifies now, if the last to
// do so, in whatever process, did it a gap ago; else it records nothing and
// returns how long to wait. A record further in the future than a gap comes from
// a clock that was wrong, and counts for nothing.
func (s *Store) ClaimIdentify(ctx context.Context, bucket int, gap time.Duration, now time.Time) (time.Duration, error) {
	res, err := s.db.ExecContext(ctx, `
		INSERT INTO identifies (shard, at) VALUES ($1, $2)
		ON CONFLICT (shard) DO UPDATE SET at = excluded.at
		WHERE identifies.at <= $3 OR identifies.at > $4`,
		bucket, now.UnixMilli(), now.Add(-gap).UnixMilli(), now.Add(gap).UnixMilli())
	if err != nil {
		return 0, err
	}
	if n, err := res.RowsAffected(); err != nil || n > 0 {
		return 0, err
	}
	var at int64
	if err := s.db.QueryRowContext(ctx, "SELECT at FROM identifies WHERE shard = $1", bucket).Scan(&at); err != nil {
		return 0, err
	}
	return max(time.UnixMilli(at).Add(gap).Sub(now), time.Millisecond), nil
}

// NoteIdentify records that a shard of the bucket identified at that time at the
// latest.
func (s *Store) NoteIdentify(ctx context.Context, bucket int, at time.Time) error {
	_, err := s.db.ExecContext(ctx, `
		INSERT INTO identifies (shard, at) VALUES ($1, $2)
		ON CONFLICT (shard) DO UPDATE SET at = excluded.at
		WHERE identifies.at < excluded.at`, bucket, at.UnixMilli())
	return err
}
