package rulesdb

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// CardSource is a card file to import.
type CardSource struct {
	Name   string // for messages
	Reader io.Reader
}

// CardWriter takes the cards and rulings of an import. The first card takes the
// place of all that were installed, and so does the first ruling.
type CardWriter struct {
	ctx                         context.Context
	tx                          *sql.Tx
	card, name, foreign, ruling *sql.Stmt
	names                       map[string]bool // the full names that are written
	is                          CardsInstalled
	cards, rulings              int // written in this import
}

// Import has fill write cards and rulings, in one transaction: when it fails,
// nothing has changed. Look-ups go on meanwhile, in the old cards. A damaged or
// foreign file is set aside and a new one made; what is returned besides is then
// a sentence that says so. The error is an *ImportError or fill's own.
func (x *CardIndex) Import(ctx context.Context, fill func(*CardWriter) error) (notice string, err error) {
	if err := os.MkdirAll(filepath.Dir(x.path), 0o700); err != nil {
		return "", cardImportFailure(err)
	}
	db, notice, err := x.openForImport(ctx)
	if err != nil {
		return "", cardImportFailure(err)
	}
	defer db.Close()
	defer x.forget()
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return notice, cardImportFailure(err)
	}
	defer tx.Rollback() // does nothing once it is committed
	w := &CardWriter{ctx: ctx, tx: tx, names: map[string]bool{}}
	if err := w.prepare(); err != nil {
		return notice, cardImportFailure(err)
	}
	if err := fill(w); err != nil {
		return notice, err
	}
	if err := errors.Join(w.record(), tx.Commit()); err != nil {
		return notice, cardImportFailure(err)
	}
	_, _ = db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)") // only tidies; readers may keep it from that
	return notice, nil
}

// cardImportFailure makes an error one for people.
func cardImportFailure(err error) error {
	if isBusy(err) {
		return &ImportError{Name: "cards", Says: "Another import of cards is going on; nothing was changed.", cause: err, fault: true}
	}
	return &ImportError{Name: "cards", Says: "The card index could not be written; nothing was changed.", cause: err, fault: true}
}

// openForImport opens the file for writing. One that is damaged or not ours is
// set aside, and a new one made.
func (x *CardIndex) openForImport(ctx context.Context) (*sql.DB, string, error) {
	db, err := openCardFile(ctx, x.path)
	if !errors.Is(err, errUnusable) {
		return db, "", err
	}
	aside := x.path + ".damaged"
	if err := setAside(x.path, aside); err != nil {
		return nil, "", err
	}
	db, err = openCardFile(ctx, x.path)
	return db, fmt.Sprintf("The card index was not usable; it was set aside as %s and made anew.", filepath.Base(aside)), err
}

// openCardFile opens or makes a file of cards for writing.
func openCardFile(ctx context.Context, path string) (*sql.DB, error) {
	db, err := sql.Open("sqlite", dsn(path, "_txlock=immediate&_pragma=journal_mode(WAL)&_pragma=synchronous(NORMAL)"))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	err = createCardSchema(ctx, db)
	if err == nil {
		err = checkCardSchema(ctx, db)
	}
	if err == nil {
		_, err = db.ExecContext(ctx, foreignSchema)
	}
	if err != nil {
		return nil, errors.Join(unusable(err), db.Close())
	}
	return db, nil
}

// prepare readies the statements and reads what is installed.
func (w *CardWriter) prepare() error {
	for stmt, text := range map[**sql.Stmt]string{
		&w.card:    "INSERT INTO card (oracle, data) VALUES (?, ?)",
		&w.name:    "INSERT OR IGNORE INTO name VALUES (?, ?, ?, ?, ?, ?, ?)",
		&w.foreign: "INSERT OR IGNORE INTO foreign_name VALUES (?, ?, ?)",
		&w.ruling:  "INSERT INTO ruling (card, date, source, text) VALUES (?, ?, ?, ?)",
	} {
		made, err := w.tx.PrepareContext(w.ctx, text)
		if err != nil {
			return err
		}
		*stmt = made
	}
	var text string
	err := w.tx.QueryRowContext(w.ctx, "SELECT value FROM meta WHERE key = 'installed'").Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	return errors.Join(err, json.Unmarshal([]byte(text), &w.is))
}

// Installed says what was installed before this import.
func (w *CardWriter) Installed() CardsInstalled { return w.is }

// Written says how many cards and rulings this import has written.
func (w *CardWriter) Written() (cards, rulings int) { return w.cards, w.rulings }

// Card writes a card; able says that it has an ability in scope. Of several
// cards of one name the first stands, and of the others only what they are called in
// other languages is taken.
func (w *CardWriter) Card(c *cardfile.Card, able bool) error {
	if w.cards == 0 {
		if _, err := w.tx.ExecContext(w.ctx, "DELETE FROM card; DELETE FROM name; DELETE FROM foreign_name"); err != nil {
			return cardImportFailure(err)
		}
	}
	if err := w.writeForeign(c, able); err != nil {
		return err
	}
	if w.names[c.Name] {
		return nil
	}
	w.names[c.Name] = true
	data, err := json.Marshal(c)
	if err != nil {
		return err
	}
	row, err := w.card.ExecContext(w.ctx, c.ID, string(data))
	if err != nil {
		return cardImportFailure(err)
	}
	w.cards++
	id, err := row.LastInsertId()
	if err != nil {
		return cardImportFailure(err)
	}
	return w.writeNames(id, c, able)
}

// writeNames writes what a card is found by.
func (w *CardWriter) writeNames(id int64, c *cardfile.Card, able bool) error {
	if len(c.Faces) > 1 {
		if err := w.writeName(id, catalog.Whole, c.Name, true, able, c.Layout == cardfile.Split); err != nil {
			return err
		}
	}
	single := len(c.Faces) == 1
	for i := range c.Faces {
		if err := w.writeName(id, i, c.Faces[i].Name, single, able, single || c.Layout != cardfile.Split); err != nil {
			return err
		}
	}
	return nil
}

// writeName writes one name.
func (w *CardWriter) writeName(id int64, face int, name string, full, able, listed bool) error {
	if _, err := w.name.ExecContext(w.ctx, catalog.Fold(name), id, face, strings.TrimSpace(name), full, able, listed); err != nil {
		return cardImportFailure(err)
	}
	return nil
}

// writeForeign writes what a card is called in other languages.
func (w *CardWriter) writeForeign(c *cardfile.Card, able bool) error {
	for _, f := range c.Foreign {
		name := c.Name
		if f.Face != cardfile.Whole && f.Face < len(c.Faces) {
			name = c.Faces[f.Face].Name
		}
		fold := catalog.Fold(f.Name)
		if fold == "" || fold == catalog.Fold(name) {
			continue
		}
		if _, err := w.foreign.ExecContext(w.ctx, fold, strings.TrimSpace(name), able); err != nil {
			return cardImportFailure(err)
		}
	}
	return nil
}

// Ruling writes a ruling.
func (w *CardWriter) Ruling(r *cardfile.Ruling) error {
	if w.rulings == 0 {
		if _, err := w.tx.ExecContext(w.ctx, "DELETE FROM ruling"); err != nil {
			return cardImportFailure(err)
		}
	}
	w.rulings++
	if _, err := w.ruling.ExecContext(w.ctx, r.Card, r.Date, r.Source, r.Text); err != nil {
		return cardImportFailure(err)
	}
	return nil
}

// record writes down what is installed now.
func (w *CardWriter) record() error {
	if w.cards > 0 {
		w.is.Cards = w.cards
	}
	if w.rulings > 0 {
		w.is.Rulings = w.rulings
	}
	w.is.Imported = time.Now().UTC()
	text, err := json.Marshal(w.is)
	if err != nil {
		return err
	}
	list, err := readNames(w.ctx, w.tx)
	if err != nil {
		return err
	}
	_, err = w.tx.ExecContext(w.ctx, "INSERT OR REPLACE INTO meta VALUES ('installed', ?1), ('names', ?1 || char(10) || ?2)", string(text), catalog.Listing(list))
	return err
}
