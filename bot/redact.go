package bot

import (
	"context"
	"log/slog"
	"regexp"
	"strings"
)

// redactor takes the bot's token, and whatever looks like
// an interaction's, out of everything logged.
type redactor struct {
	next    slog.Handler
	token   string
	pattern *regexp.Regexp
}

// redacted returns a logger that lets no token through.
func redacted(log *slog.Logger, token string) *slog.Logger {
	return slog.New(redactor{next: log.Handler(), token: token,
		pattern: regexp.MustCompile(`((?:interactions|webhooks)/[0-9]+/|Bot )[A-Za-z0-9._:\-]{8,}`)})
}

const secret = "[secret]"

func (r redactor) clean(s string) string {
	if r.token != "" {
		s = strings.ReplaceAll(s, r.token, secret)
	}
	return r.pattern.ReplaceAllString(s, "${1}"+secret)
}

// Enabled implements slog.Handler.
func (r redactor) Enabled(ctx context.Context, level slog.Level) bool {
	return r.next.Enabled(ctx, level)
}

// Handle implements slog.Handler.
func (r redactor) Handle(ctx context.Context, rec slog.Record) error {
	out := slog.NewRecord(rec.Time, rec.Level, r.clean(rec.Message), rec.PC)
	rec.Attrs(func(a slog.Attr) bool {
		out.AddAttrs(r.attr(a))
		return true
	})
	return r.next.Handle(ctx, out)
}

// attr cleans everything that is printed as text.
func (r redactor) attr(a slog.Attr) slog.Attr {
	v := a.Value.Resolve()
	switch v.Kind() {
	case slog.KindGroup:
		var inner []any
		for _, g := range v.Group() {
			inner = append(inner, r.attr(g))
		}
		return slog.Group(a.Key, inner...)
	case slog.KindString, slog.KindAny:
		return slog.String(a.Key, r.clean(v.String()))
	}
	return a
}

// WithAttrs implements slog.Handler.
func (r redactor) WithAttrs(attrs []slog.Attr) slog.Handler {
	cleaned := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		cleaned[i] = r.attr(a)
	}
	r.next = r.next.WithAttrs(cleaned)
	return r
}

// WithGroup implements slog.Handler.
func (r redactor) WithGroup(name string) slog.Handler {
	r.next = r.next.WithGroup(name)
	return r
}
