package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"apnap/engine/cr"
)

// listing is the list of imported editions as read at some time, newest
// first.
type listing struct {
	editions []Installed
	read     time.Time
}

// listingAge is for how long the list is believed; another process may have
// imported an edition meanwhile.
const listingAge = time.Second

// has reports whether the edition of that date is imported.
func (l *listing) has(date string) bool {
	return slices.ContainsFunc(l.editions, func(e Installed) bool { return e.ID == date })
}

// partial reports whether the imported text of that date breaks off.
func (l *listing) partial(date string) bool {
	return slices.ContainsFunc(l.editions, func(e Installed) bool { return e.ID == date && e.Partial })
}

// installed returns the list, read again if it is old.
func (db *DB) installed(ctx context.Context) (*listing, error) {
	if l := db.list.Load(); l != nil && time.Since(l.read) < listingAge {
		return l, nil
	}
	return db.reload(ctx)
}

// reload reads the list of imported editions.
func (db *DB) reload(ctx context.Context) (*listing, error) {
	rows, err := db.read.QueryContext(ctx, "SELECT date, rules, examples, glossary, partial, warnings FROM edition ORDER BY date DESC")
	if err != nil {
		return nil, err
	}
	l := &listing{read: time.Now()}
	err = each(rows, func() error {
		e := Installed{Source: Official}
		var warnings string
		if err := rows.Scan(&e.ID, &e.Rules, &e.Examples, &e.Glossary, &e.Partial, &warnings); err != nil {
			return err
		}
		e.Effective, e.Warnings = e.ID, splitList(warnings)
		l.editions = append(l.editions, e)
		return nil
	})
	if err != nil {
		return nil, err
	}
	db.list.Store(l)
	return l, nil
}

// each calls f for every row and closes the rows.
func each(rows *sql.Rows, f func() error) error {
	for rows.Next() {
		if err := f(); err != nil {
			return errors.Join(err, rows.Close())
		}
	}
	return errors.Join(rows.Err(), rows.Close())
}

// Editions lists the editions that can be looked up, newest first: the
// imported ones and, unless it is imported, the current one by the digest.
func (db *DB) Editions(ctx context.Context) ([]Installed, error) {
	l, err := db.reload(ctx)
	if err != nil {
		return nil, err
	}
	list := slices.Clone(l.editions)
	if current := cr.Current(); !l.has(current.ID) {
		e := Installed{ID: current.ID, Effective: current.ID, Warnings: []string{}, Source: Digest}
		err := db.read.QueryRowContext(ctx, "SELECT count(*), coalesce(sum(examples <> ''), 0) FROM digest WHERE since <= ?1 AND (until = '' OR until > ?1)", current.ID).Scan(&e.Rules, &e.Examples)
		if err != nil {
			return nil, err
		}
		list = append(list, e)
		slices.SortFunc(list, func(a, b Installed) int { return strings.Compare(b.ID, a.ID) })
	}
	return list, nil
}

// Find returns the edition a person means, as cr.Find does, knowing besides
// the imported editions whose dates the program does not list. Unless it is asked
// for by its date, a text that breaks off is not meant.
func (db *DB) Find(ctx context.Context, text string) (cr.Edition, error) {
	e, err := cr.Find(text)
	if err != nil {
		return e, err
	}
	l, err := db.installed(ctx)
	if err != nil {
		return e, err
	}
	limit := lastDay(text)
	for _, i := range l.editions {
		if i.Partial && limit == noLimit {
			continue // what breaks off does not take the place of what is whole
		}
		if i.ID <= limit && i.ID > e.ID {
			return cr.On(i.ID)
		}
	}
	return e, nil
}

// FindInstalled is Find for what needs the official text: a year whose edition is
// not installed means the newest of that year that is.
func (db *DB) FindInstalled(ctx context.Context, text string) (cr.Edition, error) {
	e, err := db.Find(ctx, text)
	if err != nil {
		return e, err
	}
	l, err := db.installed(ctx)
	year := strings.TrimSpace(text)
	if err != nil || l.has(e.ID) || len(year) != len("2006") {
		return e, err
	}
	for _, i := range l.editions { // the newest first
		if strings.HasPrefix(i.ID, year+"-") {
			return cr.On(i.ID)
		}
	}
	return e, nil
}

// noLimit is later than any edition.
const noLimit = "9999-12-31"

// lastDay returns the last date an edition may have to be meant by text.
func lastDay(text string) string {
	switch text = strings.ToLower(strings.TrimSpace(text)); {
	case cr.MeansCurrent(text):
		return noLimit
	case len(text) != len("2006"):
		return text
	}
	if slices.Contains([]string{"2000", "2008", "2011"}, text) {
		return ""
	}
	return text + "-06-30"
}
