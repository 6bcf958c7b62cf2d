package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// DB is an open index.
type DB struct {
	dir          string // "" in memory
	write, read  *sql.DB
	list         *atomic.Pointer[listing]
	queries      queries
	searches     *statements
	shapes       *shapes
	vocabularies *vocabularies
	notices      []string
	french       bool // the digest is told in French
}

// Notices returns sentences about what was found odd while opening.
func (db *DB) Notices() []string { return append([]string(nil), db.notices...) }

// Close closes the index.
func (db *DB) Close() error {
	err := errors.Join(db.queries.close(), db.searches.close())
	if db.read != db.write {
		err = errors.Join(err, db.read.Close())
	}
	return errors.Join(err, db.write.Close())
}

// prepare sees to it that the schema and the digest are there and current,
// and readies the queries.
func (db *DB) prepare(ctx context.Context) error {
	if err := db.migrate(ctx); err != nil {
		return unusable(err)
	}
	if err := db.queries.prepare(ctx, db.read); err != nil {
		return unusable(err)
	}
	return unusable(db.check(ctx))
}

// check looks one rule up, reads the list of editions, and counts the rules of
// the newest: cheap, and enough to see that the file is whole where lookups
// begin.
func (db *DB) check(ctx context.Context) error {
	l, err := db.reload(ctx)
	if err != nil {
		return err
	}
	if len(l.editions) > 0 {
		newest := l.editions[0]
		key := editionKey(newest.ID)
		var rules int
		err := db.read.QueryRowContext(ctx, "SELECT count(*) FROM rule WHERE id >= ?1 AND id < ?2 AND number LIKE '%.%'", key*perEdition, (key+1)*perEdition).Scan(&rules)
		if err != nil {
			return err
		}
		if rules != newest.Rules {
			return fmt.Errorf("%w: %d of the %d rules of %s", errUnusable, rules, newest.Rules, newest.ID)
		}
	}
	var n int
	if err := db.read.QueryRowContext(ctx, "SELECT count(*) FROM digest WHERE number = '614.5'").Scan(&n); err != nil {
		return err
	}
	if n == 0 {
		return fmt.Errorf("%w: the digest is missing", errUnusable)
	}
	return nil
}

// CheckIntegrity runs SQLite's full check; it takes as long as reading the
// file. The error says that the index is damaged; it is then made anew when it
// is next opened.
func (db *DB) CheckIntegrity(ctx context.Context) error {
	var says string
	err := db.read.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&says)
	if err == nil && says != "ok" {
		err = fmt.Errorf("%w: %s", errUnusable, says)
	}
	if err = unusable(err); errors.Is(err, errUnusable) && db.dir != "" {
		err = errors.Join(err, os.WriteFile(filepath.Join(db.dir, fileName+damagedMark), nil, 0o644))
	}
	return err
}

// inTx runs f in a transaction that is undone when f fails.
func (db *DB) inTx(ctx context.Context, f func(*sql.Tx) error) error {
	tx, err := db.write.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// unusable marks the errors by which SQLite says that a file is damaged or
// not its own.
func unusable(err error) error {
	var coded *sqlite.Error
	if errors.As(err, &coded) {
		switch coded.Code() & 0xff {
		case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR:
			return errors.Join(errUnusable, err)
		}
	}
	return err
}

// isReadOnly reports whether SQLite could not write or make the file.
func isReadOnly(err error) bool {
	var coded *sqlite.Error
	if !errors.As(err, &coded) {
		return false
	}
	code := coded.Code() & 0xff
	return code == sqlite3.SQLITE_READONLY || code == sqlite3.SQLITE_CANTOPEN || code == sqlite3.SQLITE_PERM
}

// isFull reports whether there was no room on the disk.
func isFull(err error) bool {
	var coded *sqlite.Error
	return errors.As(err, &coded) && coded.Code()&0xff == sqlite3.SQLITE_FULL || errors.Is(err, syscall.ENOSPC)
}

// isBusy reports whether another connection was writing for too long.
func isBusy(err error) bool {
	var coded *sqlite.Error
	return errors.As(err, &coded) && coded.Code()&0xff == sqlite3.SQLITE_BUSY
}
