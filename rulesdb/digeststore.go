package rulesdb

import (
	"context"
	"database/sql"
)

// storeDigest fills the digest's tables anew.
func storeDigest(ctx context.Context, tx *sql.Tx) error {
	for _, clear := range []string{"DELETE FROM digest", "DELETE FROM search_digest"} {
		if _, err := tx.ExecContext(ctx, clear); err != nil {
			return err
		}
	}
	insert, err := tx.PrepareContext(ctx, `INSERT INTO digest VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
	if err != nil {
		return err
	}
	defer insert.Close()
	index, err := tx.PrepareContext(ctx, `INSERT INTO search_digest (rowid, heading, text, examples, meaning) VALUES (?, ?, ?, ?, ?)`)
	if err != nil {
		return err
	}
	defer index.Close()
	for i, row := range buildDigest() {
		examples := joinList(row.examples)
		if _, err := insert.ExecContext(ctx, i+1, row.number, row.parent, row.place, row.since, row.until, row.heading, row.text, examples, row.provenance); err != nil {
			return err
		}
		if _, err := index.ExecContext(ctx, i+1, row.title, row.text, examples, row.meaning); err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, `INSERT OR REPLACE INTO meta VALUES ('digest', ?)`, digestSum())
	return err
}
