package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"sync/atomic"

	_ "modernc.org/sqlite" // the SQLite driver
)

// fileName is the index's file in the data folder.
const fileName = "rules.db"

// Open opens the index in the folder dir, making both and filling the index
// from the built-in digest at first use. With dir "" the index is kept in
// memory. A damaged or foreign file is set aside under another name and the
// index made anew; Notices then says so. The error is an *OpenError.
func Open(ctx context.Context, dir string) (*DB, error) {
	if dir == "" {
		return openMemory(ctx)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, openFailure(dir, err)
	}
	path := filepath.Join(dir, fileName)
	db, err := openFile(ctx, path)
	if err == nil || !errors.Is(err, errUnusable) {
		return db, wrapOpen(path, err)
	}
	aside := path + ".damaged"
	if err := setAside(path, aside); err != nil {
		return nil, openFailure(path, err)
	}
	db, err = openFile(ctx, path)
	if err != nil {
		return nil, wrapOpen(path, err)
	}
	db.notices = append(db.notices, fmt.Sprintf("The rules index was not usable; it was set aside as %s and made anew, so the official texts have to be imported again.", filepath.Base(aside)))
	return db, nil
}

// errUnusable marks a file that is no index of ours or is damaged.
var errUnusable = errors.New("not a usable index")

// openMemory makes an index that lives as long as the DB.
func openMemory(ctx context.Context) (*DB, error) {
	pool, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, openFailure("memory", err)
	}
	pool.SetMaxOpenConns(1)
	pool.SetMaxIdleConns(1)
	db := &DB{write: pool, read: pool, list: &atomic.Pointer[listing]{}}
	if err := db.prepare(ctx); err != nil {
		return nil, errors.Join(openFailure("memory", err), db.Close())
	}
	return db, nil
}

// openFile opens or makes the index in a file.
func openFile(ctx context.Context, path string) (*DB, error) {
	write, err := sql.Open("sqlite", dsn(path, "_txlock=immediate&_pragma=journal_mode(WAL)&_pragma=synchronous(NORMAL)"))
	if err != nil {
		return nil, err
	}
	write.SetMaxOpenConns(1)
	read, err := sql.Open("sqlite", dsn(path, "mode=ro&_pragma=query_only(1)&_pragma=cache_size(-4000)"))
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	read.SetMaxOpenConns(readers)
	read.SetMaxIdleConns(readers)
	db := &DB{write: write, read: read, list: &atomic.Pointer[listing]{}}
	if err := db.prepare(ctx); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// readers is how many lookups go on at the same time.
const readers = 4

// dsn names a file with settings for the driver.
func dsn(path, settings string) string {
	u := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: settings + "&_pragma=busy_timeout(5000)"}
	return u.String()
}

// setAside renames a file, and removes what SQLite keeps beside it.
func setAside(path, aside string) error {
	for _, suffix := range []string{"-wal", "-shm"} {
		if err := os.Remove(path + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return os.Rename(path, aside)
}

// wrapOpen makes an error of openFile one for people; nil stays nil.
func wrapOpen(path string, err error) error {
	if err == nil {
		return nil
	}
	return openFailure(path, err)
}

// openFailure puts into a sentence why a path cannot be used.
func openFailure(path string, err error) *OpenError {
	says := fmt.Sprintf("The rules index in %s cannot be opened.", path)
	if errors.Is(err, fs.ErrPermission) || isReadOnly(err) {
		says = fmt.Sprintf("The rules index needs a folder that can be written to; %s cannot.", path)
	}
	return &OpenError{Path: path, Says: says, cause: err}
}
