package bot

import (
	"context"
	"net/http"
	"testing"
	"time"
)

// What Discord says about further requests is kept for those it means.
func TestHolds(t *testing.T) {
	header := func(pairs ...string) http.Header {
		h := http.Header{}
		for i := 0; i < len(pairs); i += 2 {
			h.Set(pairs[i], pairs[i+1])
		}
		return h
	}
	last := header("X-RateLimit-Remaining", "0", "X-RateLimit-Reset-After", "60")
	for name, c := range map[string]struct {
		path   string
		status int
		header http.Header
		body   string
		held   []string
		free   []string
	}{
		"the last of a bucket":   {"/users/5", 200, last, "", []string{"/users/6"}, []string{"/gateway/bot", "/webhooks/1/t"}},
		"one more is left":       {"/users/5", 200, header("X-RateLimit-Remaining", "1", "X-RateLimit-Reset-After", "60"), "", nil, []string{"/users/6"}},
		"one too many":           {"/users/5", 429, header("Retry-After", "60"), "", []string{"/users/6"}, []string{"/webhooks/1/t"}},
		"all":                    {"/users/5", 429, http.Header{}, `{"retry_after":60,"global":true}`, []string{"/users/6", "/webhooks/1/t", "/gateway/bot"}, nil},
		"all, in the header":     {"/webhooks/1/t", 429, header("Retry-After", "60", "X-RateLimit-Global", "true"), "<html>", []string{"/users/6", "/webhooks/2/u"}, nil},
		"an interaction's own":   {"/webhooks/1/t", 429, header("Retry-After", "60"), "", nil, []string{"/webhooks/2/u", "/users/6"}},
		"the last for one token": {"/webhooks/1/t", 200, last, "", nil, []string{"/webhooks/2/u"}},
		"no time told":           {"/users/5", 429, header("Retry-After", "soon"), "?", nil, []string{"/users/6"}},
	} {
		h := &holds{until: map[string]time.Time{}}
		h.note(c.path, c.status, c.header, []byte(c.body), time.Now())
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		for _, path := range c.held {
			if h.wait(ctx, path) == nil {
				t.Errorf("%s: %s is not held", name, path)
			}
		}
		for _, path := range c.free {
			if err := h.wait(ctx, path); err != nil {
				t.Errorf("%s: %s is held: %v", name, path, err)
			}
		}
		cancel()
	}
	h := &holds{until: map[string]time.Time{"users": time.Now().Add(50 * time.Millisecond)}}
	if err := h.wait(t.Context(), "/users/5"); err != nil || time.Now().Before(h.until["users"]) {
		t.Errorf("the wait is not over: %v", err)
	}
}
