package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"apnap/rulesdb/catalog"
)

// cardReader reads one file of cards.
type cardReader struct {
	db              *sql.DB
	file            fs.FileInfo
	byName, rulings *sql.Stmt
	foreign, begins *sql.Stmt // nil where the file has no names in other languages

	mu         sync.Mutex
	generation string // of the import that names were read from
	names      *catalog.Names
}

// openCardReader opens a file of cards for reading, and looks whether it is one
// of ours.
func openCardReader(ctx context.Context, path string, file fs.FileInfo) (*cardReader, error) {
	db, err := sql.Open("sqlite", dsn(path, "mode=ro&_pragma=query_only(1)&_pragma=cache_size(-2000)"))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(readers)
	db.SetMaxIdleConns(readers)
	r := &cardReader{db: db, file: file}
	if err := r.prepare(ctx); err != nil {
		return nil, errors.Join(unusable(err), r.close())
	}
	return r, nil
}

// prepare checks the file's marks and readies the look-ups.
func (r *cardReader) prepare(ctx context.Context) error {
	if err := checkCardSchema(ctx, r.db); err != nil {
		return err
	}
	var err error
	if r.byName, err = r.db.PrepareContext(ctx, "SELECT printed, whole, face, oracle, data FROM name JOIN card ON card.id = name.card WHERE fold = ?1 ORDER BY card.id, face"); err != nil {
		return err
	}
	if r.rulings, err = r.db.PrepareContext(ctx, "SELECT date, source, text FROM ruling WHERE card = ?1 ORDER BY date, id"); err != nil {
		return err
	}
	return r.prepareForeign(ctx)
}

// prepareForeign readies the look-ups of names in other languages, once there is a
// table of them.
func (r *cardReader) prepareForeign(ctx context.Context) error {
	var tables int
	err := r.db.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_master WHERE name = 'foreign_name'").Scan(&tables)
	if err != nil || tables == 0 || r.foreign != nil {
		return err
	}
	if r.foreign, err = r.db.PrepareContext(ctx, "SELECT name FROM foreign_name WHERE fold = ?1 ORDER BY name"); err != nil {
		return err
	}
	r.begins, err = r.db.PrepareContext(ctx, "SELECT name FROM foreign_name WHERE fold >= ?1 AND fold < ?2 ORDER BY fold = ?1 DESC, able DESC, fold, name LIMIT ?3")
	return err
}

// close closes the file.
func (r *cardReader) close() error {
	var errs []error
	for _, stmt := range []*sql.Stmt{r.byName, r.rulings, r.foreign, r.begins} {
		if stmt != nil {
			errs = append(errs, stmt.Close())
		}
	}
	return errors.Join(append(errs, r.db.Close())...)
}

// renew forgets the names when other cards have been imported since.
func (r *cardReader) renew(ctx context.Context) error {
	var generation string
	err := r.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = 'installed'").Scan(&generation)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.generation != generation {
		r.generation, r.names = generation, nil
		return r.prepareForeign(ctx)
	}
	return nil
}

// called reads the names that a statement finds, each once.
func (r *cardReader) called(ctx context.Context, stmt *sql.Stmt, args ...any) ([]string, error) {
	if stmt == nil {
		return nil, nil
	}
	rows, err := stmt.QueryContext(ctx, args...)
	if err != nil {
		return nil, err
	}
	var names []string
	err = each(rows, func() error {
		var name string
		if err := rows.Scan(&name); err != nil {
			return err
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
		return nil
	})
	return names, err
}

// empty reports whether nothing has been imported into the file: it is so while
// the first import goes on.
func (r *cardReader) empty() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.generation == ""
}

// listNames reads the names, unless that has been done.
func (r *cardReader) listNames(ctx context.Context) (*catalog.Names, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.names != nil {
		return r.names, nil
	}
	if r.names = r.listing(ctx); r.names != nil {
		return r.names, nil
	}
	list, err := readNames(ctx, r.db)
	if err != nil {
		return nil, err
	}
	r.names = catalog.NewNames(list)
	return r.names, nil
}

// listing reads the names as the import wrote them down behind what it recorded: the first
// question of a process is to wait neither for thirty thousand rows nor for their sorting.
// It is nil where a program that did not do so has imported since.
func (r *cardReader) listing(ctx context.Context) *catalog.Names {
	var text string
	if err := r.db.QueryRowContext(ctx, "SELECT value FROM meta WHERE key = 'names'").Scan(&text); err != nil {
		return nil
	}
	of, text, _ := strings.Cut(text, "\n")
	if of != r.generation {
		return nil
	}
	return catalog.ReadListing(text)
}

// readNames reads the name of every card and face.
func readNames(ctx context.Context, from interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}) ([]catalog.Name, error) {
	rows, err := from.QueryContext(ctx, "SELECT printed, able, listed FROM name")
	if err != nil {
		return nil, err
	}
	var list []catalog.Name
	err = each(rows, func() error {
		var n catalog.Name
		if err := rows.Scan(&n.Printed, &n.Able, &n.Listed); err != nil {
			return err
		}
		list = append(list, n)
		return nil
	})
	return list, err
}

// foundCard is a row that a name led to.
type foundCard struct {
	catalog.Named
	face         int // catalog.Whole for the full name of a card with faces
	oracle, data string
}

// find returns the card that is meant by a name.
func (r *cardReader) find(ctx context.Context, name string) (foundCard, error) {
	rows, err := r.byName.QueryContext(ctx, catalog.Fold(name))
	if err != nil {
		return foundCard{}, err
	}
	var found []foundCard
	var named []catalog.Named
	err = each(rows, func() error {
		var f foundCard
		if err := rows.Scan(&f.Printed, &f.Full, &f.face, &f.oracle, &f.data); err != nil {
			return err
		}
		found, named = append(found, f), append(named, f.Named)
		return nil
	})
	if err != nil {
		return foundCard{}, err
	}
	which := catalog.Meant(name, named)
	if which < 0 {
		return foundCard{}, fmt.Errorf("%w as %q", ErrNoCard, name)
	}
	return found[which], nil
}
