package store

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"time"

	"apnap/commands"
	"apnap/commands/talk"
)

// Put implements commands.Store.
func (s *Store) Put(ctx context.Context, rec commands.Record) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		res, err := tx.ExecContext(ctx, `
			INSERT INTO rulings (id, step, guild, channel, message, owner, private, body, created, updated, indexed)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, TRUE) ON CONFLICT (id) DO NOTHING`,
			rec.ID, rec.Step, rec.Guild, rec.Channel, rec.Message, rec.Owner, rec.Private,
			body(rec), rec.Created.UnixMilli(), rec.Updated.UnixMilli())
		if err := orWhenNone(res, err, commands.ErrRepeated); err != nil {
			return err
		}
		return seat(ctx, tx, rec)
	})
}

// seat keeps who sits in a record, by whom it is found.
func seat(ctx context.Context, tx *sql.Tx, rec commands.Record) error {
	for _, member := range rec.Seated {
		if _, err := tx.ExecContext(ctx, "INSERT INTO seats (member, ruling) VALUES ($1, $2) ON CONFLICT DO NOTHING", member, rec.ID); err != nil {
			return err
		}
	}
	return nil
}

// columns are those of a record, in the order in which scan reads them.
const columns = "id, step, guild, channel, message, owner, private, body, created, updated"

// scan reads a record.
func scan(row interface{ Scan(...any) error }) (commands.Record, error) {
	var rec commands.Record
	var created, updated int64
	err := row.Scan(&rec.ID, &rec.Step, &rec.Guild, &rec.Channel, &rec.Message, &rec.Owner, &rec.Private,
		&rec.Body, &created, &updated)
	rec.Created, rec.Updated = time.UnixMilli(created).UTC(), time.UnixMilli(updated).UTC()
	return rec, err
}

// Get implements commands.Store.
func (s *Store) Get(ctx context.Context, id string) (commands.Record, error) {
	rec, err := scan(s.db.QueryRowContext(ctx, "SELECT "+columns+" FROM rulings WHERE id = $1", id))
	if errors.Is(err, sql.ErrNoRows) {
		return commands.Record{}, commands.ErrNotFound
	}
	return rec, err
}

// Sitting implements commands.Store. Rulings of older versions, whose seats were not kept
// apart, are looked through.
func (s *Store) Sitting(ctx context.Context, user string) ([]commands.Record, error) {
	return s.list(ctx, "WHERE id IN (SELECT ruling FROM seats WHERE member = $2) UNION ALL SELECT "+columns+
		" FROM rulings WHERE NOT indexed AND "+s.dialect.holds+" ORDER BY id", []byte(strconv.Quote(user)), user)
}

// Recent implements commands.Store.
func (s *Store) Recent(ctx context.Context, owner string, at talk.Place, limit int) ([]commands.Record, error) {
	return s.list(ctx, "WHERE owner = $1 AND guild = $2 AND (channel = '' OR channel = $3) ORDER BY updated DESC, id LIMIT $4",
		owner, at.Guild, at.Channel, limit)
}

// list reads the records that the rest of a query picks.
func (s *Store) list(ctx context.Context, picked string, values ...any) ([]commands.Record, error) {
	rows, err := s.db.QueryContext(ctx, "SELECT "+columns+" FROM rulings "+picked, values...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var list []commands.Record
	for rows.Next() {
		rec, err := scan(rows)
		if err != nil {
			return nil, err
		}
		list = append(list, rec)
	}
	return list, rows.Err()
}

// Swap implements commands.Store.
func (s *Store) Swap(ctx context.Context, rec commands.Record, fromStep int, interaction string) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		if err := s.swappable(ctx, tx, rec.ID, fromStep, interaction); err != nil {
			return err
		}
		if interaction != "" {
			if _, err := tx.ExecContext(ctx,
				"INSERT INTO applied (ruling, interaction) VALUES ($1, $2)", rec.ID, interaction); err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, `
			UPDATE rulings SET step = $1, guild = $2,
				channel = CASE WHEN $3 = '' THEN channel ELSE $3 END,
				message = CASE WHEN $4 = '' THEN message ELSE $4 END,
				owner = $5, private = $6, body = $7, updated = $8, indexed = TRUE WHERE id = $9`,
			rec.Step, rec.Guild, rec.Channel, rec.Message,
			rec.Owner, rec.Private, body(rec), rec.Updated.UnixMilli(), rec.ID)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM seats WHERE ruling = $1", rec.ID); err != nil {
			return err
		}
		return seat(ctx, tx, rec)
	})
}

// swappable says why a change may not be made, if it may not.
func (s *Store) swappable(ctx context.Context, tx *sql.Tx, id string, fromStep int, interaction string) error {
	var step int
	var applied bool
	err := tx.QueryRowContext(ctx, "SELECT step FROM rulings WHERE id = $1"+s.dialect.forUpdate, id).Scan(&step)
	if errors.Is(err, sql.ErrNoRows) {
		return commands.ErrNotFound
	}
	if err != nil {
		return err
	}
	// A statement of its own: it has to see what whoever held the lock did.
	err = tx.QueryRowContext(ctx,
		"SELECT EXISTS (SELECT 1 FROM applied WHERE ruling = $1 AND interaction = $2)", id, interaction).Scan(&applied)
	switch {
	case err != nil:
		return err
	case applied:
		return commands.ErrRepeated
	case step != fromStep:
		return commands.ErrStale
	}
	return nil
}

// BindMessage implements commands.Store.
func (s *Store) BindMessage(ctx context.Context, id, channel, message string) error {
	res, err := s.db.ExecContext(ctx,
		"UPDATE rulings SET channel = $1, message = $2 WHERE id = $3", channel, message, id)
	return orWhenNone(res, err, commands.ErrNotFound)
}

// MoveMessage says which message shows the ruling, if that is known as was until
// now; commands.ErrStale if it is not.
func (s *Store) MoveMessage(ctx context.Context, id, was, channel, message string) error {
	res, err := s.db.ExecContext(ctx,
		"UPDATE rulings SET channel = $1, message = $2 WHERE id = $3 AND message = $4", channel, message, id, was)
	return orWhenNone(res, err, commands.ErrStale)
}

// CountOpen implements commands.Store.
func (s *Store) CountOpen(ctx context.Context, owner string) (int, error) {
	var n int
	err := s.db.QueryRowContext(ctx, "SELECT count(*) FROM rulings WHERE owner = $1", owner).Scan(&n)
	return n, err
}

// Forget implements commands.Store.
func (s *Store) Forget(ctx context.Context, owner string) error {
	return s.inTransaction(ctx, func(tx *sql.Tx) error {
		for _, table := range []string{"rulings", "reports"} {
			if _, err := tx.ExecContext(ctx, "DELETE FROM "+table+" WHERE owner = $1", owner); err != nil {
				return err
			}
		}
		return nil
	})
}

// Remove implements commands.Store.
func (s *Store) Remove(ctx context.Context, id string) error {
	res, err := s.db.ExecContext(ctx, "DELETE FROM rulings WHERE id = $1", id)
	return orWhenNone(res, err, commands.ErrNotFound)
}

// Expire implements commands.Store.
func (s *Store) Expire(ctx context.Context, before time.Time) (int, error) {
	return s.inBatches(ctx, "DELETE FROM rulings WHERE id IN (SELECT id FROM rulings WHERE updated < $1 LIMIT $2)", before)
}

// batch is how many rows one statement removes, so that whoever presses meanwhile waits
// for no more.
const batch = 500

// inBatches removes what was last touched before a time, some rows at a time, and says
// how many there were.
func (s *Store) inBatches(ctx context.Context, remove string, before time.Time) (int, error) {
	for n := 0; ; {
		res, err := s.db.ExecContext(ctx, remove, before.UnixMilli(), batch)
		if err != nil {
			return n, err
		}
		removed, err := res.RowsAffected()
		if n += int(removed); err != nil || removed < batch {
			return n, err
		}
	}
}

// orWhenNone gives the error none when a statement changed no row.
func orWhenNone(res sql.Result, err, none error) error {
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, none)
	}
	return nil
}

// body is never nil, so that the column holds an empty blob rather than NULL.
func body(rec commands.Record) []byte {
	if rec.Body == nil {
		return []byte{}
	}
	return rec.Body
}
