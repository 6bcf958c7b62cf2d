package store

import (
	"context"
	"database/sql"
	"net/url"
	"strings"
)

// migrations returns the statements that lead from each version of the schema to
// the next; a database of version n has run the first n. One that was released
// is never edited: what changes comes behind it. BYTES stands for the type of a
// column of bytes.
func migrations() []string {
	return []string{`
CREATE TABLE rulings (
	id TEXT PRIMARY KEY, step BIGINT NOT NULL,
	guild TEXT NOT NULL, channel TEXT NOT NULL, message TEXT NOT NULL,
	owner TEXT NOT NULL, private BOOLEAN NOT NULL, body BYTES NOT NULL,
	created BIGINT NOT NULL, updated BIGINT NOT NULL);
CREATE INDEX rulings_owner ON rulings (owner);
CREATE INDEX rulings_updated ON rulings (updated);
CREATE TABLE applied (
	ruling TEXT NOT NULL REFERENCES rulings (id) ON DELETE CASCADE,
	interaction TEXT NOT NULL,
	PRIMARY KEY (ruling, interaction));
CREATE TABLE long_values (
	key TEXT PRIMARY KEY, value TEXT NOT NULL, used BIGINT NOT NULL);
CREATE TABLE identifies (shard BIGINT PRIMARY KEY, at BIGINT NOT NULL);
`, `
CREATE TABLE guild_settings (guild TEXT PRIMARY KEY, body BYTES NOT NULL);
CREATE TABLE reports (id TEXT PRIMARY KEY, owner TEXT NOT NULL, at BIGINT NOT NULL, body BYTES NOT NULL);
CREATE INDEX reports_owner ON reports (owner);
`, `
CREATE TABLE seats (
	member TEXT NOT NULL, ruling TEXT NOT NULL REFERENCES rulings (id) ON DELETE CASCADE,
	PRIMARY KEY (member, ruling));
CREATE INDEX seats_ruling ON seats (ruling);
ALTER TABLE rulings ADD COLUMN indexed BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX rulings_unindexed ON rulings (id) WHERE NOT indexed;
CREATE INDEX long_values_used ON long_values (used);
`,
	}
}

// migrate brings the tables to the newest version, in one transaction.
func (s *Store) migrate(ctx context.Context) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		version, err := s.dialect.version(ctx, tx)
		if err != nil {
			return err
		}
		steps := migrations()
		if version > len(steps) {
			return errNewer
		}
		if version == len(steps) {
			return nil
		}
		for _, step := range steps[version:] {
			if _, err := tx.ExecContext(ctx, strings.ReplaceAll(step, "BYTES", s.dialect.bytes)); err != nil {
				return err
			}
		}
		return s.dialect.setVersion(ctx, tx, len(steps))
	})
}

// Shown is an address as it may be shown: without its password.
func Shown(address string) string {
	if !Shared(address) {
		return address
	}
	u, err := url.Parse(address)
	if err != nil {
		return "the PostgreSQL database"
	}
	return u.Redacted()
}
