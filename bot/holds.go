package bot

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"time"
)

// holds says until when Discord wants no more requests of a kind: after the last
// that a bucket allowed, or after one too many. Interaction callbacks are exempt.
// Requests that carry an interaction's token are so few for each that only what
// holds for all is kept for them, so that this does not grow with their number.
type holds struct {
	mu    sync.Mutex
	until map[string]time.Time // by kind; "" for all
}

// kindOf is the first part of a path, or "" where the rest holds a token.
func kindOf(path string) string {
	first, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if first == "webhooks" || first == "interactions" {
		return ""
	}
	return first
}

// note reads what an answer says about further requests of its kind.
func (h *holds) note(path string, status int, header http.Header, raw []byte, now time.Time) {
	kind, wait := kindOf(path), time.Duration(0)
	switch {
	case status == http.StatusTooManyRequests:
		var body struct {
			Global bool `json:"global"`
		}
		_ = json.Unmarshal(raw, &body) // without it the header counts
		if body.Global || header.Get("X-RateLimit-Global") == "true" {
			kind = ""
		} else if kind == "" {
			return
		}
		wait = retryAfter(header, raw)
	case header.Get("X-RateLimit-Remaining") == "0" && kind != "":
		wait = seconds(header.Get("X-RateLimit-Reset-After"))
	}
	if wait <= 0 {
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if end := now.Add(wait); end.After(h.until[kind]) {
		h.until[kind] = end
	}
}

// wait waits until a request of that path may be sent, or ctx ends.
func (h *holds) wait(ctx context.Context, path string) error {
	for {
		h.mu.Lock()
		end := h.until[""]
		if own := h.until[kindOf(path)]; own.After(end) {
			end = own
		}
		h.mu.Unlock()
		left := time.Until(end)
		if left <= 0 {
			return ctx.Err()
		}
		if limit, ok := ctx.Deadline(); ok && time.Until(limit) < left {
			return context.DeadlineExceeded
		}
		if pause(ctx, left); ctx.Err() != nil {
			return ctx.Err()
		}
	}
}
