package store

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"apnap/commands"
	"apnap/commands/talk"
)

// Watched is a store whose faults stand in the log: the commands tell their users
// only that something went wrong, and whoever runs the bot has to know what.
func Watched(s commands.Store, log *slog.Logger) commands.Store { return &watched{s, log} }

// watched is a commands.Store that logs.
type watched struct {
	store commands.Store
	log   *slog.Logger
}

// saw logs an error that is a fault, rather than an answer or an interrupted wait.
func (w *watched) saw(ctx context.Context, doing string, err error) error {
	answer := errors.Is(err, commands.ErrNotFound) || errors.Is(err, commands.ErrStale) || errors.Is(err, commands.ErrRepeated)
	if err != nil && !answer && ctx.Err() == nil {
		w.log.Error("the store of the open rulings failed", "doing", doing, "err", faultSays(err))
	}
	return err
}

// Put implements commands.Store.
func (w *watched) Put(ctx context.Context, rec commands.Record) error {
	return w.saw(ctx, "put", w.store.Put(ctx, rec))
}

// Get implements commands.Store.
func (w *watched) Get(ctx context.Context, id string) (commands.Record, error) {
	rec, err := w.store.Get(ctx, id)
	return rec, w.saw(ctx, "get", err)
}

// Swap implements commands.Store.
func (w *watched) Swap(ctx context.Context, rec commands.Record, fromStep int, interaction string) error {
	return w.saw(ctx, "swap", w.store.Swap(ctx, rec, fromStep, interaction))
}

// BindMessage implements commands.Store.
func (w *watched) BindMessage(ctx context.Context, id, channel, message string) error {
	return w.saw(ctx, "bind message", w.store.BindMessage(ctx, id, channel, message))
}

// CountOpen implements commands.Store.
func (w *watched) CountOpen(ctx context.Context, owner string) (int, error) {
	n, err := w.store.CountOpen(ctx, owner)
	return n, w.saw(ctx, "count", err)
}

// Recent implements commands.Store.
func (w *watched) Recent(ctx context.Context, owner string, at talk.Place, limit int) ([]commands.Record, error) {
	list, err := w.store.Recent(ctx, owner, at, limit)
	return list, w.saw(ctx, "recent", err)
}

// Sitting implements commands.Store.
func (w *watched) Sitting(ctx context.Context, user string) ([]commands.Record, error) {
	list, err := w.store.Sitting(ctx, user)
	return list, w.saw(ctx, "sitting", err)
}

// Remove implements commands.Store.
func (w *watched) Remove(ctx context.Context, id string) error {
	return w.saw(ctx, "remove", w.store.Remove(ctx, id))
}

// Forget implements commands.Store.
func (w *watched) Forget(ctx context.Context, owner string) error {
	return w.saw(ctx, "forget", w.store.Forget(ctx, owner))
}

// Expire implements commands.Store.
func (w *watched) Expire(ctx context.Context, before time.Time) (int, error) {
	n, err := w.store.Expire(ctx, before)
	return n, w.saw(ctx, "expire", err)
}

// Settings implements commands.Store.
func (w *watched) Settings(ctx context.Context, guild string) ([]byte, error) {
	body, err := w.store.Settings(ctx, guild)
	return body, w.saw(ctx, "settings", err)
}

// KeepSettings implements commands.Store.
func (w *watched) KeepSettings(ctx context.Context, guild string, body []byte) error {
	return w.saw(ctx, "keep settings", w.store.KeepSettings(ctx, guild, body))
}

// SwapSettings implements commands.Store.
func (w *watched) SwapSettings(ctx context.Context, guild string, from, to []byte) error {
	return w.saw(ctx, "swap settings", w.store.SwapSettings(ctx, guild, from, to))
}

// EverySettings implements commands.Store.
func (w *watched) EverySettings(ctx context.Context) (map[string][]byte, error) {
	all, err := w.store.EverySettings(ctx)
	return all, w.saw(ctx, "every settings", err)
}

// KeepReport implements commands.Store.
func (w *watched) KeepReport(ctx context.Context, r commands.Report) error {
	return w.saw(ctx, "keep report", w.store.KeepReport(ctx, r))
}

// Reports implements commands.Store.
func (w *watched) Reports(ctx context.Context) ([]commands.Report, error) {
	list, err := w.store.Reports(ctx)
	return list, w.saw(ctx, "reports", err)
}

// DropReport implements commands.Store.
func (w *watched) DropReport(ctx context.Context, id string) error {
	return w.saw(ctx, "drop report", w.store.DropReport(ctx, id))
}
