package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"apnap/commands"
)

// Settings implements commands.Store.
func (s *Store) Settings(ctx context.Context, guild string) ([]byte, error) {
	var body []byte
	err := s.db.QueryRowContext(ctx, "SELECT body FROM guild_settings WHERE guild = $1", guild).Scan(&body)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, commands.ErrNotFound
	}
	return body, err
}

// KeepSettings implements commands.Store.
func (s *Store) KeepSettings(ctx context.Context, guild string, body []byte) error {
	_, err := s.db.ExecContext(ctx, `
		INSERT INTO guild_settings (guild, body) VALUES ($1, $2)
		ON CONFLICT (guild) DO UPDATE SET body = excluded.body`, guild, body)
	return err
}

// SwapSettings implements commands.Store.
func (s *Store) SwapSettings(ctx context.Context, guild string, from, to []byte) error {
	res, err := s.db.ExecContext(ctx, "UPDATE guild_settings SET body = $1 WHERE guild = $2 AND body = $3", to, guild, from)
	return orWhenNone(res, err, commands.ErrStale)
}

// EverySettings implements commands.Store.
func (s *Store) EverySettings(ctx context.Context) (map[string][]byte, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT guild, body FROM guild_settings")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := map[string][]byte{}
	for rows.Next() {
		var guild string
		var body []byte
		if err := rows.Scan(&guild, &body); err != nil {
			return nil, err
		}
		all[guild] = body
	}
	return all, rows.Err()
}

// KeepReport implements commands.Store.
func (s *Store) KeepReport(ctx context.Context, r commands.Report) error {
	res, err := s.db.ExecContext(ctx, `
		INSERT INTO reports (id, owner, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`,
		r.ID, r.Owner, r.At.UnixMilli(), []byte(r.Scenario))
	return orWhenNone(res, err, commands.ErrRepeated)
}

// Reports implements commands.Store.
func (s *Store) Reports(ctx context.Context) ([]commands.Report, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT id, owner, at, body FROM reports ORDER BY at, id")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	list := []commands.Report{}
	for rows.Next() {
		var r commands.Report
		var at int64
		var body []byte
		if err := rows.Scan(&r.ID, &r.Owner, &at, &body); err != nil {
			return nil, err
		}
		r.At, r.Scenario = time.UnixMilli(at).UTC(), string(body)
		list = append(list, r)
	}
	return list, rows.Err()
}

// DropReport implements commands.Store.
func (s *Store) DropReport(ctx context.Context, id string) error {
	res, err := s.db.ExecContext(ctx, "DELETE FROM reports WHERE id = $1", id)
	return orWhenNone(res, err, commands.ErrNotFound)
}
