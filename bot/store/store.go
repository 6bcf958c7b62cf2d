// Package store keeps the bot's state in one SQLite file: the open rulings, the
// button values too long for a custom_id, and when the bot last identified at
// Discord's gateway.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver named "sqlite"

	"apnap/commands"
)

// Store is an open database. It is safe for concurrent use. What Put and Swap
// acknowledge outlives the process, however it ends.
type Store struct {
	db *sql.DB
}

var _ commands.Store = (*Store)(nil)

// schemaVersion is the version of the tables below, kept in the file.
const schemaVersion = 1

const schema = `
CREATE TABLE rulings (
	id TEXT PRIMARY KEY, step INTEGER NOT NULL,
	guild TEXT NOT NULL, channel TEXT NOT NULL, message TEXT NOT NULL,
	owner TEXT NOT NULL, private INTEGER NOT NULL, body BLOB NOT NULL,
	created INTEGER NOT NULL, updated INTEGER NOT NULL);
CREATE INDEX rulings_owner ON rulings (owner);
CREATE INDEX rulings_updated ON rulings (updated);
CREATE TABLE applied (
	ruling TEXT NOT NULL REFERENCES rulings (id) ON DELETE CASCADE,
	interaction TEXT NOT NULL,
	PRIMARY KEY (ruling, interaction)) WITHOUT ROWID;
CREATE TABLE long_values (
	key TEXT PRIMARY KEY, value TEXT NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE identifies (shard INTEGER PRIMARY KEY, at INTEGER NOT NULL);
PRAGMA user_version = 1;
`

// Open opens the file, creating it and its folder where they are missing.
func Open(ctx context.Context, path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("folder of the rulings: %w", err)
	}
	db, err := sql.Open("sqlite", dataSource(path))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	// SQLite writes one at a time; two connections let a read pass a write.
	db.SetMaxOpenConns(2)
	s := &Store{db: db}
	if err := s.migrate(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open %s: %w", path, err), db.Close())
	}
	return s, nil
}

// dataSource asks for a write-ahead log flushed at every commit: slower than
// leaving that to the system, but an acknowledged choice outlives a power cut.
func dataSource(path string) string {
	q := url.Values{"_txlock": {"immediate"}, "_pragma": {
		"busy_timeout(5000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
	}}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}).String()
}

func (s *Store) migrate(ctx context.Context) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		var version int
		if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
			return err
		}
		switch version {
		case schemaVersion:
			return nil
		case 0:
			_, err := tx.ExecContext(ctx, schema)
			return err
		}
		return fmt.Errorf("the file has version %d, this program knows %d", version, schemaVersion)
	})
}

// Close closes the file.
func (s *Store) Close() error { return s.db.Close() }

func (s *Store) inTransaction(ctx context.Context, do func(*sql.Tx) error) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}
