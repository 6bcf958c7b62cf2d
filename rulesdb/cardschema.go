package rulesdb

import (
	"context"
	"database/sql"
	"fmt"
)

// cardsApplicationID marks a file of cards as ours ("APNC"); cardsVersion is
// what this program writes and reads.
const (
	cardsApplicationID = 0x41504E43
	cardsVersion       = 1
)

// cardSchema makes an empty index of cards. A card is kept as its file gave it,
// its text included, so that it is always read by the parser of the program that
// looks it up. A name leads to a card or to one of its faces.
const cardSchema = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE card (id INTEGER PRIMARY KEY, oracle TEXT NOT NULL, data TEXT NOT NULL);
CREATE TABLE name (
	fold TEXT NOT NULL, card INTEGER NOT NULL, face INTEGER NOT NULL,
	printed TEXT NOT NULL, whole INTEGER NOT NULL, able INTEGER NOT NULL, listed INTEGER NOT NULL,
	PRIMARY KEY (fold, card, face)) WITHOUT ROWID;
CREATE TABLE ruling (
	id INTEGER PRIMARY KEY, card TEXT NOT NULL, date TEXT NOT NULL, source TEXT NOT NULL, text TEXT NOT NULL);
CREATE INDEX ruling_card ON ruling (card, date);
`

// foreignSchema makes the table of names in other languages, which files of earlier
// programs lack. It names cards as the others are named, so that a program that
// knows nothing of it leaves nothing wrong behind.
const foreignSchema = `
CREATE TABLE IF NOT EXISTS foreign_name (
	fold TEXT NOT NULL, name TEXT NOT NULL, able INTEGER NOT NULL,
	PRIMARY KEY (fold, name)) WITHOUT ROWID;
`

// checkCardSchema fails with errUnusable unless the file is an index of cards of
// this program's version.
func checkCardSchema(ctx context.Context, db *sql.DB) error {
	var app, version int
	err := db.QueryRowContext(ctx, "SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM pragma_user_version)").Scan(&app, &version)
	if err != nil {
		return err
	}
	if app != cardsApplicationID || version != cardsVersion {
		return fmt.Errorf("%w: application %x, version %d", errUnusable, app, version)
	}
	return nil
}

// createCardSchema makes the tables in an empty file and marks it.
func createCardSchema(ctx context.Context, db *sql.DB) error {
	var tables int
	if err := db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_master").Scan(&tables); err != nil || tables > 0 {
		return err
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() // does nothing once it is committed
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_master").Scan(&tables); err != nil || tables > 0 {
		return err // another process was quicker
	}
	if _, err := tx.ExecContext(ctx, cardSchema); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", cardsApplicationID, cardsVersion)); err != nil {
		return err
	}
	return tx.Commit()
}
