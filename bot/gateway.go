package bot

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync/atomic"
	"time"

	"github.com/bwmarrin/discordgo"

	"apnap/bot/library"
	"apnap/bot/store"
)

// The supervisor's times.
const (
	identifyGap  = 5500 * time.Millisecond // between identifies: Discord wants 5 s where they arrive, and one may be late
	openLimit    = 20 * time.Second        // for a handshake
	releaseLimit = 3 * time.Second         // for the library to let go of a session
	closeGrace   = 50 * time.Millisecond
	watchEvery   = 100 * time.Millisecond
	maxBackoff   = time.Minute
	maxResumes   = 3 // in a row without success
)

// gateway keeps one session at the gateway up, whatever happens to it.
type gateway struct {
	token     string
	gap       time.Duration // between identifies
	openLimit time.Duration
	api       *rest
	store     *store.Store
	log       *slog.Logger
	seen      *metrics
	turns     *turns // of the shards in this process
	shard     int
	total     int              // shards
	up        func(change int) // told of each session that begins (1) or ends (-1)
	event     func(kind string, raw []byte)
}

// session is the library's session with the link it is using.
type session struct {
	library *discordgo.Session
	link    atomic.Pointer[library.Link]
	at      library.GatewayAt
	use     libraryUse
	gone    chan struct{} // told when the library has closed its connection
	bucket  int           // of the shards that may not identify at once
	turn    func()        // ends its turn to identify
	began   bool          // it was up once, so it can be resumed
	resumes int           // tries to resume since it was last up
}

// libraryUse is what the library is doing with a session.
type libraryUse int

const (
	libraryIdle      libraryUse = iota // nothing: it may be opened
	libraryOpening                     // Open has not returned
	libraryListening                   // it reads, and will close by itself
)

// run keeps a session up until ctx ends. It returns an error only for what no
// other try will mend.
func (g *gateway) run(ctx context.Context) error {
	var s *session
	backoff := time.Second
	for ctx.Err() == nil {
		var err error
		if s == nil {
			if s, err = g.begin(ctx); err != nil {
				return err
			}
			if s == nil {
				continue
			}
		}
		began := time.Now()
		cause := g.hold(ctx, s)
		if ctx.Err() != nil {
			break
		}
		if err := fatal(cause); err != nil {
			return err
		}
		g.log.Warn("the gateway's connection ended", "cause", cause)
		s = g.next(s, cause)
		if time.Since(began) > maxBackoff {
			backoff = time.Second
		}
		if s != nil && s.resumes == 1 {
			continue // resumed at once: what was missed comes again
		}
		pause(ctx, backoff/2+rand.N(backoff/2))
		backoff = min(2*backoff, maxBackoff)
	}
	return nil
}

// begin waits until identifying is allowed and makes a new session. It gives
// nil when ctx ends first.
func (g *gateway) begin(ctx context.Context) (*session, error) {
	start, err := g.awaitStart(ctx)
	if err != nil || ctx.Err() != nil {
		return nil, err
	}
	bucket := g.shard % max(start.Limit.MaxConcurrency, 1)
	turn := g.turns.take(ctx, bucket)
	if turn == nil {
		return nil, nil
	}
	s, err := g.allowed(ctx, start, bucket)
	if s == nil || err != nil {
		turn()
		return nil, err
	}
	s.turn = turn
	return s, nil
}

// allowed makes a new session of the bucket when its gap is over. It gives nil
// when ctx ends first.
func (g *gateway) allowed(ctx context.Context, start startLimit, bucket int) (*session, error) {
	if err := g.awaitGap(ctx, bucket); err != nil || ctx.Err() != nil {
		return nil, err
	}
	s := &session{gone: make(chan struct{}, 1), bucket: bucket, at: library.GatewayAt{Base: g.api.base, Address: start.URL}}
	library, err := library.NewSession(g.token, g.api.client, &s.at, func(l *library.Link) {
		l.Resumes = s.began
		s.link.Store(l)
	}, g.event)
	if err != nil {
		return nil, err
	}
	library.ShardID, library.ShardCount = g.shard, g.total
	library.AddHandler(func(*discordgo.Session, *discordgo.Disconnect) {
		select {
		case s.gone <- struct{}{}:
		default:
		}
	})
	s.library = library
	return s, nil
}

// awaitStart asks where and how a session may be begun, and waits when none may
// be today.
func (g *gateway) awaitStart(ctx context.Context) (startLimit, error) {
	for {
		out, err := g.api.startLimit(ctx)
		switch {
		case errors.Is(err, ErrToken):
			return out, err
		case err != nil:
			g.log.Warn("the limit of sessions is not known", "err", err)
			return startLimit{}, nil
		case out.Limit.Total > 0 && out.Limit.Remaining <= 0 && ctx.Err() == nil:
			wait := max(time.Duration(out.Limit.ResetAfter)*time.Millisecond, time.Second)
			g.log.Error("no more sessions may be begun today; waiting", "wait", wait)
			pause(ctx, wait)
			continue
		}
		return out, nil
	}
}

// awaitGap waits until the last identify of the bucket is long enough ago, those
// of earlier and of other processes included, and records this one. Shards whose
// numbers leave the same remainder share a bucket.
func (g *gateway) awaitGap(ctx context.Context, bucket int) error {
	const margin = 200 * time.Millisecond // for the time that sending takes
	for ctx.Err() == nil {
		wait, err := g.store.ClaimIdentify(ctx, bucket, g.gap+margin, time.Now())
		if err != nil && ctx.Err() == nil {
			return fmt.Errorf("record the time of the session: %w", err)
		}
		if wait <= 0 {
			g.seen.identified()
			return nil
		}
		pause(ctx, wait)
	}
	return nil
}

// identified records that a session identified until now, if it did: on a busy machine
// that may be long after it was allowed. It is recorded while the bot ends, too. Then
// it is the next one's turn.
func (g *gateway) identified(s *session) {
	if s.began {
		return // it was resumed
	}
	defer s.turn()
	ctx, cancel := context.WithTimeout(context.Background(), storeLimit)
	defer cancel()
	if err := g.store.NoteIdentify(ctx, s.bucket, time.Now()); err != nil {
		g.log.Warn("the time of the session was not recorded", "err", err)
	}
}

// next decides whether the session is resumed (it is returned) or a new one
// begun (nil).
func (g *gateway) next(s *session, cause error) *session {
	if l := s.link.Load(); l != nil && l.Up.Load() {
		s.began, s.resumes = true, 0
		s.at.Learn(l)
	}
	s.resumes++
	if s.resumes > maxResumes || lost(cause) || !s.began || !g.released(s) {
		return nil
	}
	return s
}

// pause waits, or until ctx ends.
func pause(ctx context.Context, d time.Duration) {
	if d <= 0 {
		return
	}
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
	case <-t.C:
	}
}

// lost tells whether the session is gone, so that resuming is of no use.
func lost(cause error) bool {
	var code library.ClosedError
	if errors.As(cause, &code) {
		return code == 1000 || code == 1001 || code == 4007 || code == 4009 || code == 4003
	}
	return errors.Is(cause, library.ErrNoSession)
}

// fatal turns the close codes that no other try will mend into an error with
// the remedy.
func fatal(cause error) error {
	var code library.ClosedError
	if !errors.As(cause, &code) {
		return nil
	}
	switch code {
	case 4004:
		return ErrToken
	case 4010, 4011:
		return fmt.Errorf("%w: this bot is in so many servers that it needs shards, or other ones; set discord.shards (DISCORD_SHARDS), such as auto", cause)
	case 4012:
		return fmt.Errorf("%w: discord.api_url (DISCORD_API_URL) names a version that the gateway does not know", cause)
	case 4013, 4014:
		return fmt.Errorf("%w: it refuses the intents", cause)
	}
	return nil
}
