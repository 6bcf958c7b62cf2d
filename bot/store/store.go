// Package store keeps the bot's state, in one SQLite file or in a PostgreSQL
// database that several processes share: the open rulings, the button values too
// long for a custom_id, and when the bot last identified at Discord's gateway.
package store

import (
	"context"
	"database/sql"
	"errors"

	"apnap/commands"
)

// Store is an open database. It is safe for concurrent use. What Put and Swap
// acknowledge outlives the process, however it ends.
type Store struct {
	db      *sql.DB
	dialect dialect
}

var _ commands.Store = (*Store)(nil)

// Open opens the database at an address, a file's path or a URL such as
// postgres://user@host/database, and makes what is missing: the file, its
// folder, the tables. No error repeats a password.
func Open(ctx context.Context, address string) (*Store, error) {
	db, dialect, err := connect(address)
	if err != nil {
		return nil, err
	}
	s := &Store{db: db, dialect: dialect}
	if err := s.migrate(ctx); err != nil {
		_ = db.Close() // what is wrong is said already
		return nil, openFault(address, err)
	}
	return s, nil
}

// Close closes the database.
func (s *Store) Close() error { return s.db.Close() }

// errNoAnswer says that the database did not answer in time.
var errNoAnswer = errors.New("the store does not answer")

// Answers reports whether a change could be made now: it begins one, reads, and
// makes none. It waits no longer than ctx lets it, whatever the database does.
func (s *Store) Answers(ctx context.Context) error {
	done := make(chan error, 1)
	go func() {
		tx, err := s.db.BeginTx(ctx, nil)
		if err != nil {
			done <- err
			return
		}
		var n int
		err = tx.QueryRowContext(ctx, "SELECT count(*) FROM rulings WHERE id = ''").Scan(&n)
		done <- errors.Join(err, tx.Rollback())
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return errNoAnswer
	}
}

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
