package rulesdb

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"sync"
)

// queries are the prepared statements for lookups.
type queries struct {
	rule, near, numbers            *sql.Stmt
	texts, named                   *sql.Stmt
	term, terms                    *sql.Stmt
	digest, digestNear             *sql.Stmt
	digestNumbers, digestElsewhere *sql.Stmt
}

// prepare readies the statements.
func (q *queries) prepare(ctx context.Context, db *sql.DB) error {
	const level = "(place % 100000000 <= 100) = ?3"
	const valid = "since <= ?2 AND (until = '' OR until > ?2)"
	for _, p := range []struct {
		stmt **sql.Stmt
		text string
	}{
		{&q.rule, "SELECT text, rest FROM rule WHERE id >= ?1 AND id < ?1 + 10"},
		{&q.texts, "SELECT number, substr(rest, 1, instr(rest, char(30)) - 1), text FROM rule WHERE id >= ?1 AND id < ?2 ORDER BY id"},
		{&q.named, "SELECT number, substr(rest, 1, instr(rest, char(30)) - 1), text FROM rule WHERE id IN (?" + strings.Repeat(", ?", mostNamed-1) + ")"},
		{&q.near, "SELECT number FROM (SELECT id, number FROM rule WHERE id < ?1 AND id >= ?2 AND length(number) > 1 ORDER BY id DESC LIMIT 2) UNION ALL SELECT number FROM (SELECT number FROM rule WHERE id > ?1 AND id < ?3 AND length(number) > 1 ORDER BY id LIMIT 2)"},
		{&q.numbers, "SELECT DISTINCT number FROM rule WHERE id >= ?1 AND id < ?2 AND number >= ?3 AND number < ?4 ORDER BY id LIMIT ?5"},
		{&q.term, "SELECT term, senses, see FROM term WHERE edition = ?1 AND fold = ?2 ORDER BY id"},
		{&q.terms, "SELECT DISTINCT term FROM term WHERE edition = ?1 AND fold >= ?2 AND fold < ?3 ORDER BY fold LIMIT ?4"},
		{&q.digest, "SELECT heading, text, examples, provenance FROM digest WHERE number = ?1 AND " + valid},
		{&q.digestNear, "SELECT number FROM (SELECT number FROM digest WHERE place < ?1 AND " + level + " AND " + valid + " ORDER BY place DESC LIMIT 1) UNION ALL SELECT number FROM (SELECT number FROM digest WHERE place > ?1 AND " + level + " AND " + valid + " ORDER BY place LIMIT 1)"},
		{&q.digestNumbers, "SELECT number FROM digest WHERE place >= ?1 AND place < ?3 AND number >= ?4 AND number < ?5 AND " + valid + " ORDER BY place LIMIT ?6"},
		{&q.digestElsewhere, "SELECT since, until FROM digest WHERE number = ?1 ORDER BY since DESC"},
	} {
		stmt, err := db.PrepareContext(ctx, p.text)
		if err != nil {
			return err
		}
		*p.stmt = stmt
	}
	return nil
}

// close frees the statements.
func (q *queries) close() error {
	var errs []error
	for _, stmt := range []*sql.Stmt{q.rule, q.near, q.numbers, q.texts, q.named, q.term, q.terms, q.digest, q.digestNear, q.digestNumbers, q.digestElsewhere} {
		if stmt != nil {
			errs = append(errs, stmt.Close())
		}
	}
	return errors.Join(errs...)
}

// statements keeps the full-text queries that were made ready, by their texts.
type statements struct {
	mu   sync.Mutex
	kept map[string]*sql.Stmt
}

// mostSearches is how many are kept; one more is made ready for its own sake each time.
const mostSearches = 64

// query makes a full-text query.
func (s *statements) query(ctx context.Context, db *sql.DB, text string, args ...any) (*sql.Rows, error) {
	stmt, err := s.ready(ctx, db, text)
	if err != nil {
		return nil, err
	}
	if stmt == nil {
		return db.QueryContext(ctx, text, args...)
	}
	return stmt.QueryContext(ctx, args...)
}

// ready makes a query ready at its first use; nil where enough of them are.
func (s *statements) ready(ctx context.Context, db *sql.DB, text string) (*sql.Stmt, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if stmt := s.kept[text]; stmt != nil || len(s.kept) >= mostSearches {
		return stmt, nil
	}
	stmt, err := db.PrepareContext(ctx, text)
	if err != nil {
		return nil, err
	}
	if s.kept == nil {
		s.kept = map[string]*sql.Stmt{}
	}
	s.kept[text] = stmt
	return stmt, nil
}

// close frees them.
func (s *statements) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, stmt := range s.kept {
		errs = append(errs, stmt.Close())
	}
	s.kept = nil
	return errors.Join(errs...)
}

// strings1 runs a statement that gives one column of text.
func strings1(ctx context.Context, stmt *sql.Stmt, args ...any) ([]string, error) {
	rows, err := stmt.QueryContext(ctx, args...)
	if err != nil {
		return nil, err
	}
	list := []string{}
	err = each(rows, func() error {
		var s string
		if err := rows.Scan(&s); err != nil {
			return err
		}
		list = append(list, s)
		return nil
	})
	return list, err
}
