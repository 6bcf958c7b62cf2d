// Package rulesdb is the index of the rules: a SQLite database with every
// imported edition of the official texts and, where none is installed, the
// project's own digest of them. It answers by number, by word and by prefix.
//
// A DB is safe for use by several goroutines, and several processes may have
// the same database open.
package rulesdb
