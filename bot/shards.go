package bot

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Shards says which sessions at the gateway this process holds. Discord divides
// a bot's servers among as many as the bot asks for, and demands several from
// 2,500 servers on.
type Shards struct {
	// First and Last are the numbers of this process's shards, from 0.
	First, Last int
	// Total is how many there are in all processes; 0 means as many as Discord
	// recommends, all of them here.
	Total int
}

// maxShards bounds what a slip of the finger can ask for.
const maxShards = 1024

// ParseShards reads discord.shards: a number (that many, all in this process),
// "auto" (as many as Discord recommends), or "0-3/16" (the first four of
// sixteen); empty means one.
func ParseShards(s string) (Shards, error) {
	refused := errors.New("discord.shards (DISCORD_SHARDS) must be a number, auto, or such as 0-3/16: the first four of sixteen")
	switch s = strings.TrimSpace(s); s {
	case "":
		return Shards{Total: 1}, nil
	case "auto":
		return Shards{}, nil
	}
	own, all, divided := strings.Cut(s, "/")
	if !divided {
		n, err := strconv.Atoi(own)
		if err != nil || n < 1 || n > maxShards {
			return Shards{}, refused
		}
		return Shards{Last: n - 1, Total: n}, nil
	}
	first, last, isRange := strings.Cut(own, "-")
	if !isRange {
		last = first
	}
	var out Shards
	for _, part := range []struct {
		text string
		to   *int
	}{{first, &out.First}, {last, &out.Last}, {all, &out.Total}} {
		n, err := strconv.Atoi(strings.TrimSpace(part.text))
		if err != nil {
			return Shards{}, refused
		}
		*part.to = n
	}
	if out.First < 0 || out.First > out.Last || out.Last >= out.Total || out.Total > maxShards {
		return Shards{}, refused
	}
	return out, nil
}

// startLimit is what Discord says about beginning sessions.
type startLimit struct {
	URL    string `json:"url"`    // of the gateway
	Shards int    `json:"shards"` // as many as it recommends
	Limit  struct {
		Total          int   `json:"total"`
		Remaining      int   `json:"remaining"`
		ResetAfter     int64 `json:"reset_after"` // in milliseconds
		MaxConcurrency int   `json:"max_concurrency"`
	} `json:"session_start_limit"`
}

// startLimit asks Discord about beginning sessions.
func (r *rest) startLimit(ctx context.Context) (startLimit, error) {
	var out startLimit
	ask, cancel := context.WithTimeout(ctx, releaseLimit)
	defer cancel()
	err := r.call(ask, http.MethodGet, "/gateway/bot", nil, &out)
	if unauthorized(err) {
		return out, ErrToken
	}
	return out, err
}

// recommended asks Discord how many shards there should be, until it answers.
func (b *Bot) recommended(ctx context.Context) (Shards, error) {
	for wait := time.Second; ctx.Err() == nil; wait = min(2*wait, maxBackoff) {
		out, err := b.api.startLimit(ctx)
		if errors.Is(err, ErrToken) {
			return Shards{}, err
		}
		if n := out.Shards; err == nil && n >= 1 && n <= maxShards {
			return Shards{Last: n - 1, Total: n}, nil
		}
		b.log.Warn("how many shards there should be is not known", "err", err)
		pause(ctx, wait)
	}
	return Shards{Total: 1}, nil
}
