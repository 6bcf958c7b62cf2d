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

	"github.com/rogpeppe/go-internal/lockedfile"
	_ "modernc.org/sqlite" // the SQLite driver
)

// fileName is the index's file in the data folder.
const fileName = "rules.db"

// Open opens the index in the folder dir, making both and filling the index
// from the built-in digest at first use. With dir "" the index is kept in
// memory. A damaged or foreign file is set aside under another name and the
// index made anew, with the texts that were imported; Notices then says so. The
// error is an *OpenError.
func Open(ctx context.Context, dir string) (*DB, error) {
	if dir == "" {
		return openMemory(ctx)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, openFailure(dir, err)
	}
	path := filepath.Join(dir, fileName)
	defer oneAtATime(path)()
	db, err := openSound(ctx, dir, path)
	if errors.Is(err, errUnusable) {
		db, err = rebuild(ctx, dir, path)
	}
	return db, wrapOpen(path, err)
}

// oneAtATime waits until no other process opens the index in a file: making it,
// bringing it forward and making it anew may take longer than SQLite waits for
// another writer, and it does not wait at all while two change the journal's
// mode. What it returns lets the next one in. On a disk that cannot be written
// nobody makes anything, and nobody waits.
func oneAtATime(path string) func() {
	unlock, err := lockedfile.MutexAt(path + ".lock").Lock()
	if err != nil {
		return func() {}
	}
	return unlock
}

// openSound opens or makes the index in a file that was not found damaged
// before.
func openSound(ctx context.Context, dir, path string) (*DB, error) {
	if _, err := os.Stat(path + damagedMark); err == nil {
		return nil, errUnusable
	}
	db, err := openFile(ctx, path)
	if isReadOnly(err) {
		db, err = openReadOnly(ctx, path)
	}
	if err == nil {
		db.dir = dir
	}
	return db, err
}

// damagedMark ends the name of the file that says that a full check found the
// index damaged.
const damagedMark = ".damaged-mark"

// rebuild sets a file that cannot be used aside and makes the index anew, from
// the built-in digest and the texts that are kept.
func rebuild(ctx context.Context, dir, path string) (*DB, error) {
	aside := path + ".damaged"
	if err := setAside(path, aside); err != nil {
		return nil, err
	}
	db, err := openSound(ctx, dir, path)
	if err != nil {
		return nil, err
	}
	says := "the official texts have to be imported again"
	if n := db.importKept(ctx); n > 0 {
		says = fmt.Sprintf("%d of the official texts, kept in %s, were imported again", n, textsFolder)
	}
	db.notices = append(db.notices, fmt.Sprintf("The rules index was not usable; it was set aside as %s and made anew: %s.", filepath.Base(aside), says))
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
	db := &DB{write: pool, read: pool, list: &atomic.Pointer[listing]{}, searches: &statements{}, shapes: &shapes{}, vocabularies: &vocabularies{}}
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
	db := &DB{write: write, read: read, list: &atomic.Pointer[listing]{}, searches: &statements{}, shapes: &shapes{}, vocabularies: &vocabularies{}}
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

// openReadOnly opens an index that is there, on a disk that cannot be written.
func openReadOnly(ctx context.Context, path string) (*DB, error) {
	pool, err := sql.Open("sqlite", dsn(path, "mode=ro&immutable=1&_pragma=query_only(1)"))
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(readers)
	pool.SetMaxIdleConns(readers)
	db := &DB{write: pool, read: pool, list: &atomic.Pointer[listing]{}, searches: &statements{}, shapes: &shapes{}, vocabularies: &vocabularies{}}
	if err := db.prepare(ctx); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// setAside renames a file, and removes what SQLite and we keep beside it.
func setAside(path, aside string) error {
	for _, suffix := range []string{"-wal", "-shm", damagedMark} {
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
	switch {
	case isFull(err):
		says = fmt.Sprintf("The rules index has no room: the disk of %s is full.", path)
	case errors.Is(err, fs.ErrPermission) || isReadOnly(err):
		says = fmt.Sprintf("The rules index needs a folder that can be written to; %s cannot.", path)
	}
	return &OpenError{Path: path, Says: says, cause: err}
}
