package rulesdb

import (
	"bufio"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// largestText is more than any edition has; the newest has a million bytes.
const largestText = 16 << 20

// Import reads an official text and stores it under the date in it, replacing
// an earlier copy of that edition, in one transaction. The name is the
// file's and serves for the report. A text that is no edition of the rules,
// or one that breaks off where a whole one is installed, is refused with an
// *ImportError and nothing changes.
func (db *DB) Import(ctx context.Context, name string, r io.Reader) (Report, error) {
	data, err := readText(name, r)
	if err != nil {
		return Report{}, err
	}
	packed := pack(data)
	text, err := crtext.Decode(data)
	if err != nil {
		return Report{}, &ImportError{Name: name, Says: "This file is not text.", cause: err}
	}
	doc, err := crtext.Parse(name, text)
	if err != nil {
		return Report{}, &ImportError{Name: name, Says: err.Error(), cause: err}
	}
	if _, err := cr.On(doc.Effective); err != nil {
		return Report{}, &ImportError{Name: name, Says: fmt.Sprintf("This text is dated %s, before the first edition of the Comprehensive Rules.", doc.Effective), cause: err}
	}
	if doc.Effective > time.Now().Format(time.DateOnly) {
		doc.Warnings = append(doc.Warnings, fmt.Sprintf("The text is dated %s, which is still to come.", doc.Effective))
	}
	if !doc.Partial { // what it lacks has been told
		doc.Warnings = append(doc.Warnings, checkCited(doc.Effective, sayings(doc))...)
	}
	sum := sha256.Sum256(data)
	report, err := db.store(ctx, name, doc, hex.EncodeToString(sum[:])+" "+digestSum())
	if err == nil && db.keepText(doc.Effective, packed) != nil {
		report.Warnings = append(report.Warnings, "The text itself could not be kept beside the index, so a damaged index could not be rebuilt from it.")
	}
	return report, err
}

// readText reads a file, unpacked if it is packed with gzip.
func readText(name string, r io.Reader) ([]byte, error) {
	packed := bufio.NewReader(r)
	if mark, err := packed.Peek(2); err == nil && mark[0] == 0x1f && mark[1] == 0x8b {
		unpacked, err := gzip.NewReader(packed)
		if err != nil {
			return nil, &ImportError{Name: name, Says: "This file cannot be unpacked.", cause: err}
		}
		r = unpacked
	} else {
		r = packed
	}
	data, err := io.ReadAll(io.LimitReader(r, largestText+1))
	switch {
	case errors.Is(err, gzip.ErrChecksum), errors.Is(err, io.ErrUnexpectedEOF):
		return nil, &ImportError{Name: name, Says: "This file breaks off or is damaged, so it cannot be unpacked.", cause: err}
	case err != nil:
		return nil, &ImportError{Name: name, Says: "The file cannot be read.", cause: err, fault: true}
	case len(data) > largestText:
		return nil, &ImportError{Name: name, Says: "This file is too large to be an edition of the Comprehensive Rules."}
	}
	return data, nil
}

// store puts a document into the index.
func (db *DB) store(ctx context.Context, name string, doc *crtext.Document, sum string) (Report, error) {
	report := Report{Name: name, Installed: Installed{ID: doc.Effective, Effective: doc.Effective, Partial: doc.Partial, Source: Official}}
	report.Rules, report.Examples, report.Glossary = doc.Count()
	report.Warnings = append([]string{}, doc.Warnings...)
	err := db.inTx(ctx, func(tx *sql.Tx) error {
		var partial bool
		var rules int
		var before string
		err := tx.QueryRowContext(ctx, "SELECT partial, rules, sum FROM edition WHERE date = ?", doc.Effective).Scan(&partial, &rules, &before)
		switch {
		case err == nil && before == sum:
			report.Replaced = true
			return nil // the very same text is there
		case err == nil && !partial && doc.Partial:
			return &ImportError{Name: name, Says: fmt.Sprintf("This text of the edition of %s breaks off; the whole one that is installed stays.", doc.Effective)}
		case err == nil && report.Rules*10 < rules*9:
			return &ImportError{Name: name, Says: fmt.Sprintf("This text of the edition of %s has only %d rules, the one that is installed %d; that one stays.", doc.Effective, report.Rules, rules)}
		case err != nil && !errors.Is(err, sql.ErrNoRows):
			return err
		}
		report.Replaced = err == nil
		return db.replaceEdition(ctx, tx, name, doc, sum, report)
	})
	if err != nil {
		return Report{}, importFailure(name, err)
	}
	_, err = db.reload(ctx)
	return report, err
}

// importFailure makes an error one for people.
func importFailure(name string, err error) error {
	var refused *ImportError
	if errors.As(err, &refused) {
		return refused
	}
	return &ImportError{Name: name, Says: "The rules index could not be written.", cause: err, fault: true}
}

// replaceEdition clears what is there of an edition and writes it anew.
func (db *DB) replaceEdition(ctx context.Context, tx *sql.Tx, name string, doc *crtext.Document, sum string, report Report) error {
	key := editionKey(doc.Effective)
	for _, clear := range []string{
		fmt.Sprintf("DELETE FROM rule WHERE id >= %d AND id < %d", key*perEdition, (key+1)*perEdition),
		fmt.Sprintf("DELETE FROM term WHERE edition = %d", key),
		fmt.Sprintf("DELETE FROM edition WHERE date = '%s'", doc.Effective),
	} {
		if _, err := tx.ExecContext(ctx, clear); err != nil {
			return err
		}
	}
	if err := storeRules(ctx, tx, key, doc); err != nil {
		return err
	}
	if err := storeTerms(ctx, tx, key, doc.Glossary); err != nil {
		return err
	}
	if err := reindex(ctx, tx, doc.Effective); err != nil {
		return err
	}
	if err := checkStored(ctx, tx, key, doc); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, "INSERT INTO edition VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", doc.Effective, name, sum,
		report.Rules, report.Examples, report.Glossary, doc.Partial, joinList(doc.Warnings),
		strings.Join(doc.Introduction, "\n"), strings.Join(doc.Credits, "\n"))
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `INSERT OR REPLACE INTO meta VALUES ('imported', ?)`, time.Now().UTC().Format(time.RFC3339))
	return err
}

// Imported says when an official text was last installed, to the second in UTC;
// the zero time for never.
func (db *DB) Imported(ctx context.Context) (time.Time, error) {
	var at string
	err := db.read.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = 'imported'").Scan(&at)
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, nil
	}
	if err != nil {
		return time.Time{}, err
	}
	return time.Parse(time.RFC3339, at)
}

// checkStored reads back what was written of an edition: every entry has to be
// there, with all its text, and to be found by search.
func checkStored(ctx context.Context, tx *sql.Tx, key int64, doc *crtext.Document) error {
	var rules, found, length int
	err := tx.QueryRowContext(ctx, fmt.Sprintf(`SELECT count(*), coalesce(sum(length(CAST(text AS BLOB))), 0), (SELECT count(*) FROM %s)
		FROM rule WHERE id >= ?1 AND id < ?2`, searchTable(key)), key*perEdition, (key+1)*perEdition).Scan(&rules, &length, &found)
	if err != nil {
		return err
	}
	for _, r := range doc.Rules {
		length -= len(r.Text)
	}
	var terms int
	if err := tx.QueryRowContext(ctx, "SELECT count(DISTINCT term) FROM term WHERE edition = ?", key).Scan(&terms); err != nil {
		return err
	}
	names := map[string]bool{}
	for _, t := range doc.Glossary {
		names[t.Name] = true
	}
	if rules != len(doc.Rules) || found != rules || length != 0 || terms != len(names) {
		return fmt.Errorf("of %d entries %d were stored and %d indexed, off by %d bytes; of %d terms %d", len(doc.Rules), rules, found, length, len(names), terms)
	}
	return nil
}

// storeRules writes the rules of an edition.
func storeRules(ctx context.Context, tx *sql.Tx, key int64, doc *crtext.Document) error {
	insert, err := tx.PrepareContext(ctx, "INSERT INTO rule (id, number, text, rest) VALUES (?, ?, ?, ?)")
	if err != nil {
		return err
	}
	defer insert.Close()
	links := linksOf(doc.Rules)
	copies := map[crtext.Number]int64{}
	for _, r := range doc.Rules {
		id := rowID(key, r.Number) + min(copies[r.Number], perNumber-1)
		copies[r.Number]++
		number, link := r.Number.String(), links[r.Number]
		rest := rest{r.Heading, link.previous, link.next, r.Examples, link.children, crtext.References(r.Text)}
		if _, err := insert.ExecContext(ctx, id, number, r.Text, rest.String()); err != nil {
			return err
		}
	}
	return nil
}

// link says what stands around a rule.
type link struct {
	children       []string
	previous, next string
}

// linksOf finds the children and the neighbours of every number; chapters and
// sections are neighbours of their like.
func linksOf(rules []crtext.Rule) map[crtext.Number]*link {
	links := make(map[crtext.Number]*link, len(rules))
	last := map[int]crtext.Number{}
	for _, r := range rules {
		if links[r.Number] != nil {
			continue
		}
		own := &link{}
		links[r.Number] = own
		if parent := links[r.Number.Parent()]; parent != nil {
			parent.children = append(parent.children, r.Number.String())
		}
		level := levelOf(r.Number)
		if prev, ok := last[level]; ok {
			own.previous = prev.String()
			links[prev].next = r.Number.String()
		}
		last[level] = r.Number
	}
	return links
}

// levelOf returns 0 for a chapter, 1 for a section, 2 for all rules.
func levelOf(n crtext.Number) int {
	switch {
	case n.Section < 10:
		return 0
	case n.Rule == 0:
		return 1
	}
	return 2
}

// storeTerms writes the glossary.
func storeTerms(ctx context.Context, tx *sql.Tx, key int64, terms []crtext.Term) error {
	insert, err := tx.PrepareContext(ctx, "INSERT INTO term (edition, fold, term, senses, see) VALUES (?, ?, ?, ?, ?)")
	if err != nil {
		return err
	}
	defer insert.Close()
	for _, t := range terms {
		see := crtext.References(strings.Join(t.Senses, "\n"))
		for _, name := range append([]string{t.Name}, strings.Split(t.Name, ", ")...) {
			fold := foldTerm(name)
			if name != t.Name && fold == foldTerm(t.Name) {
				continue
			}
			if _, err := insert.ExecContext(ctx, key, fold, t.Name, joinList(t.Senses), joinList(see)); err != nil {
				return err
			}
		}
	}
	return nil
}
