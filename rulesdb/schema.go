package rulesdb

import (
	"context"
	"database/sql"
	"fmt"
)

// applicationID marks the file as ours ("APNP"); schemaVersion is what this
// program writes and reads.
const (
	applicationID = 0x41504E50
	schemaVersion = 3
)

// schema makes an empty index. Every imported edition has, besides, a
// full-text table of its own (see searchTable).
const schema = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE edition (
	date TEXT PRIMARY KEY, name TEXT NOT NULL, sum TEXT NOT NULL,
	rules INTEGER NOT NULL, examples INTEGER NOT NULL, glossary INTEGER NOT NULL,
	partial INTEGER NOT NULL, warnings TEXT NOT NULL,
	introduction TEXT NOT NULL, credits TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE rule (
	id INTEGER PRIMARY KEY, number TEXT NOT NULL, text TEXT NOT NULL, rest TEXT NOT NULL,
	cited INTEGER NOT NULL DEFAULT 0, called TEXT NOT NULL DEFAULT '');
CREATE TABLE term (
	id INTEGER PRIMARY KEY, edition INTEGER NOT NULL, fold TEXT NOT NULL,
	term TEXT NOT NULL, senses TEXT NOT NULL, see TEXT NOT NULL);
CREATE INDEX term_fold ON term (edition, fold);
CREATE TABLE digest (
	id INTEGER PRIMARY KEY, number TEXT NOT NULL, parent TEXT NOT NULL, place INTEGER NOT NULL,
	since TEXT NOT NULL, until TEXT NOT NULL,
	heading TEXT NOT NULL, text TEXT NOT NULL, examples TEXT NOT NULL, provenance TEXT NOT NULL);
CREATE INDEX digest_number ON digest (number, since);
CREATE INDEX digest_place ON digest (place);
CREATE VIRTUAL TABLE search_digest USING fts5 (heading, text, examples, meaning, ` + tokenizer + `);
`

// tokenizer folds case and accents and cuts words to their stems.
const tokenizer = `tokenize = "porter unicode61 remove_diacritics 2"`

// searchTable names the full-text table of an imported edition.
func searchTable(edition int64) string { return fmt.Sprintf("search_%d", edition) }

// createSearchTable returns the statement that makes it. It holds no text of
// its own: its rows are those of table rule, by id.
func createSearchTable(edition int64) string {
	return fmt.Sprintf("CREATE VIRTUAL TABLE %s USING fts5 (heading, text, examples, meaning, content = '', %s)", searchTable(edition), tokenizer)
}

// createSchema makes the tables.
func createSchema(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, schema)
	return err
}

// markSchema marks the file as ours and of this version.
func markSchema(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", applicationID, schemaVersion))
	return err
}
