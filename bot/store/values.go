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
	_, err := s.db.ExecContext(ctx, "DELETE FROM long_values WHERE used < $1", before.UnixMilli())
	return err
}

// LastIdentify says when that shard last identified at the gateway; the zero
// time means never.
func (s *Store) LastIdentify(ctx context.Context, shard int) (time.Time, error) {
	var at int64
	err := s.db.QueryRowContext(ctx, "SELECT at FROM identifies WHERE shard = $1", shard).Scan(&at)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, nil
	}
	return time.UnixMilli(at).UTC(), err
}

// MarkIdentify records that the shard is about to identify.
func (s *Store) MarkIdentify(ctx context.Context, shard int, at time.Time) error {
	_, err := s.db.ExecContext(ctx, `
		INSERT INTO identifies (shard, at) VALUES ($1, $2)
		ON CONFLICT (shard) DO UPDATE SET at = excluded.at`, shard, at.UnixMilli())
	return err
}
