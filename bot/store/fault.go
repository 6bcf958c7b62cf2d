package store

import (
	"errors"
	"io/fs"
	"net"
	"strings"

	"github.com/lib/pq"
	driver "modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// OpenError says in one sentence, without the password, why a store cannot be
// used and what to do.
type OpenError struct {
	Says  string
	cause error
}

// Error returns the sentence.
func (e *OpenError) Error() string { return e.Says }

// Unwrap returns the cause.
func (e *OpenError) Unwrap() error { return e.cause }

// errNewer is a database of a newer program.
var errNewer = errors.New("a newer version of Apnap made it; run that one, or a newer one still")

// openFault words why the database at an address cannot be opened.
func openFault(address string, err error) error {
	return &OpenError{Says: "The open rulings in " + Shown(address) + " cannot be used: " + faultSays(err) + ".", cause: err}
}

// faultSays words what is wrong with a database, as the part of a sentence.
func faultSays(err error) string {
	var file *driver.Error
	var folder *fs.PathError
	var refused *pq.Error
	var network net.Error
	switch {
	case errors.Is(err, errNewer):
		return errNewer.Error()
	case errors.As(err, &file):
		return fileSays(file.Code() & 0xff)
	case errors.As(err, &folder):
		return "their folder cannot be made, or not written to; choose one that can be"
	case errors.As(err, &refused):
		return "the database refuses: " + refused.Message
	case errors.As(err, &network):
		return "the database does not answer (" + network.Error() + ")"
	}
	return strings.Join(strings.Fields(err.Error()), " ")
}

// fileSays words a code of SQLite's.
func fileSays(code int) string {
	switch code {
	case sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM:
		return "the file cannot be written; choose a folder that can be"
	case sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT:
		return damagedSays
	case sqlite3.SQLITE_FULL:
		return "the disk is full"
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return "another program holds the file"
	}
	return "the disk does not do what it should"
}

// damagedSays is what to do about a damaged file.
const damagedSays = "the file is damaged; put a backup in its place, or move it away to begin anew without the rulings, reports and settings in it"
