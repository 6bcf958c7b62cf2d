package rulesdb

import (
	"context"
	"database/sql"
	"fmt"
)

// migrations bring a database forward, each from the version that is its place
// in the list, from 1, to the next. What a program has once released stays as
// it is.
func migrations() []func(context.Context, *sql.Tx) error {
	return []func(context.Context, *sql.Tx) error{addCited, addCalled}
}

// addCited makes room for how often a rule is referred to; reindexing counts.
func addCited(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, "ALTER TABLE rule ADD COLUMN cited INTEGER NOT NULL DEFAULT 0")
	return err
}

// addCalled makes room for what the glossary calls a rule; reindexing fills it.
func addCalled(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, "ALTER TABLE rule ADD COLUMN called TEXT NOT NULL DEFAULT ''")
	return err
}

// standing is what a file says about itself.
type standing struct {
	app, version, tables int
	digest               string // identifies the digest it was filled from
}

// current reports whether nothing is to be done.
func (s standing) current() bool {
	return s.app == applicationID && s.version == schemaVersion && s.digest == digestSum()
}

// querier is a database or a transaction.
type querier interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// readStanding reads it.
func readStanding(ctx context.Context, q querier) (standing, error) {
	var s standing
	err := q.QueryRowContext(ctx, "SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM sqlite_master)").Scan(&s.app, &s.version, &s.tables)
	if err != nil || s.tables == 0 {
		return s, err
	}
	if s.app != applicationID || s.version < 1 || s.version > schemaVersion {
		return s, fmt.Errorf("%w: application %x, version %d", errUnusable, s.app, s.version)
	}
	err = q.QueryRowContext(ctx, "SELECT coalesce((SELECT value FROM meta WHERE key = 'digest'), '')").Scan(&s.digest)
	return s, err
}

// migrate makes the schema in an empty file, brings an older one forward, and
// fills digest and full-text tables anew where the program's words have
// changed: in one transaction, so that another process sees all of it or
// nothing, and whichever comes second finds it done.
func (db *DB) migrate(ctx context.Context) error {
	if s, err := readStanding(ctx, db.write); err != nil || s.current() {
		return err
	}
	return db.inTx(ctx, func(tx *sql.Tx) error {
		s, err := readStanding(ctx, tx)
		if err != nil || s.current() {
			return err
		}
		if s.tables == 0 {
			if err := createSchema(ctx, tx); err != nil {
				return err
			}
			s.version = schemaVersion
		}
		for _, forward := range migrations()[s.version-1:] {
			if err := forward(ctx, tx); err != nil {
				return err
			}
		}
		if err := markSchema(ctx, tx); err != nil {
			return err
		}
		if err := storeDigest(ctx, tx); err != nil {
			return err
		}
		return reindexAll(ctx, tx)
	})
}

// reindexAll makes the full-text tables of every imported edition anew.
func reindexAll(ctx context.Context, tx *sql.Tx) error {
	rows, err := tx.QueryContext(ctx, "SELECT date FROM edition")
	if err != nil {
		return err
	}
	var dates []string
	err = each(rows, func() error {
		var date string
		if err := rows.Scan(&date); err != nil {
			return err
		}
		dates = append(dates, date)
		return nil
	})
	for _, date := range dates {
		if err == nil {
			err = reindex(ctx, tx, date)
		}
	}
	return err
}
