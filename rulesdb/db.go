package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync/atomic"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// DB is an open index.
type DB struct {
	write, read *sql.DB
	list        *atomic.Pointer[listing]
	queries     queries
	shapes      shapes
	notices     []string
}

// Notices returns sentences about what was found odd while opening.
func (db *DB) Notices() []string { return append([]string(nil), db.notices...) }

// Close closes the index.
func (db *DB) Close() error {
	err := db.queries.close()
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

// migrate makes the schema in an empty file and refreshes the digest when
// the program's has changed.
func (db *DB) migrate(ctx context.Context) error {
	var app, version, tables int
	err := db.write.QueryRowContext(ctx, "SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM sqlite_master)").Scan(&app, &version, &tables)
	if err != nil {
		return err
	}
	if tables > 0 && (app != applicationID || version != schemaVersion) {
		return fmt.Errorf("%w: application %x, version %d", errUnusable, app, version)
	}
	if tables > 0 {
		var sum string
		err := db.write.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = 'digest'").Scan(&sum)
		if err == nil && sum == digestSum() {
			return nil
		}
	}
	return db.inTx(ctx, func(tx *sql.Tx) error {
		if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_master").Scan(&tables); err != nil {
			return err
		}
		if tables == 0 {
			if err := createSchema(ctx, tx); err != nil {
				return err
			}
		}
		return storeDigest(ctx, tx)
	})
}

// check looks one rule up and reads the list of editions: cheap, and enough
// to see that the file is whole where lookups begin.
func (db *DB) check(ctx context.Context) error {
	if _, err := db.reload(ctx); err != nil {
		return err
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
// file. The error says that the index should be made anew.
func (db *DB) CheckIntegrity(ctx context.Context) error {
	var says string
	if err := db.read.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&says); err != nil {
		return err
	}
	if says != "ok" {
		return fmt.Errorf("%w: %s", errUnusable, says)
	}
	return nil
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
