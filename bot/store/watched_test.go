package store_test

import (
	"context"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"

	"apnap/bot/store"
	"apnap/commands"
	"apnap/commands/talk"
)

// A fault of the store stands in the log, with what was done and why it failed; an
// answer, such as that there is no such ruling, does not, nor what was interrupted.
func TestWatched(t *testing.T) {
	var log strings.Builder
	s := open(t, filepath.Join(t.TempDir(), "rulings.db"))
	w := store.Watched(s, slog.New(slog.NewTextHandler(&log, nil)))
	ctx := t.Context()
	want(t, w.Put(ctx, sample()), nil)
	want(t, w.Put(ctx, sample()), commands.ErrRepeated)
	_, err := w.Get(ctx, "none")
	want(t, err, commands.ErrNotFound)
	stopped, stop := context.WithCancel(ctx)
	stop()
	if _, err := w.CountOpen(stopped, "alice"); err == nil {
		t.Error("what was interrupted has counted")
	}
	if log.Len() > 0 {
		t.Fatalf("logged for nothing: %s", log.String())
	}
	want(t, s.Close(), nil)
	if err := w.Put(ctx, sample()); err == nil || !strings.Contains(log.String(), "doing=put") || !strings.Contains(log.String(), "closed") {
		t.Errorf("%v: %s", err, log.String())
	}
	for name, do := range map[string]func() error{
		"get": func() error { _, err := w.Get(ctx, "r1"); return err }, "swap": func() error { return w.Swap(ctx, sample(), 0, "i") },
		"bind message": func() error { return w.BindMessage(ctx, "r1", "c", "m") }, "count": func() error { _, err := w.CountOpen(ctx, "a"); return err },
		"recent":  func() error { _, err := w.Recent(ctx, "a", talk.Place{}, 1); return err },
		"sitting": func() error { _, err := w.Sitting(ctx, "a"); return err }, "forget": func() error { return w.Forget(ctx, "a") }, "remove": func() error { return w.Remove(ctx, "a") },
		"expire":        func() error { _, err := w.Expire(ctx, sample().Updated); return err },
		"settings":      func() error { _, err := w.Settings(ctx, "g"); return err },
		"keep settings": func() error { return w.KeepSettings(ctx, "g", nil) }, "keep report": func() error { return w.KeepReport(ctx, commands.Report{}) },
		"swap settings":  func() error { return w.SwapSettings(ctx, "g", nil, nil) },
		"every settings": func() error { _, err := w.EverySettings(ctx); return err },
		"reports":        func() error { _, err := w.Reports(ctx); return err }, "drop report": func() error { return w.DropReport(ctx, "x") },
	} {
		log.Reset()
		if err := do(); err == nil || strings.Count(log.String(), "\n") != 1 || !strings.Contains(log.String(), name) {
			t.Errorf("%s: %v: %q", name, err, log.String())
		}
	}
}
