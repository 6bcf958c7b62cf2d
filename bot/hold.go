package bot

import (
	"context"
	"errors"
	"time"
)

// hold opens the session and keeps it until it ends; it says why it did. The
// session may be opened again if the library has let go of it.
func (g *gateway) hold(ctx context.Context, s *session) error {
	s.link.Store(nil)
	opened := make(chan error, 1)
	go func() { opened <- s.library.Open() }()
	defer func() {
		g.up.Store(false)
		g.seen.connected(false)
	}()
	if err := g.awaitUp(ctx, s, opened); err != nil {
		return err
	}
	g.up.Store(true)
	g.seen.connected(true)
	g.log.Info("connected to the gateway")
	return g.watch(ctx, s)
}

// awaitUp waits until the session is up.
func (g *gateway) awaitUp(ctx context.Context, s *session, opened <-chan error) error {
	limit := time.NewTimer(openLimit)
	defer limit.Stop()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	for {
		select {
		case err := <-opened:
			if err != nil {
				return s.whyEnded(err)
			}
			opened = nil // the library is done, READY may still be to come
		case <-limit.C:
			return s.give(errHandshake)
		case <-ctx.Done():
			return s.give(errClosed)
		case <-look.C:
			if l := s.link.Load(); opened == nil && l != nil && l.up.Load() {
				return nil
			}
			if opened == nil && s.ended() {
				return s.whyEnded(nil)
			}
		}
	}
}

// watch waits until the session's connection ends or falls silent.
func (g *gateway) watch(ctx context.Context, s *session) error {
	l := s.link.Load()
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case <-l.ended:
			return l.cause
		case <-ctx.Done():
			s.leave(l)
			return errClosed
		case now := <-tick.C:
			if l.silent(now) {
				return s.give(errSilent)
			}
		}
	}
}

// leave closes the session politely: the gateway answers by closing too.
func (s *session) leave(l *link) {
	go func() { _ = s.library.Close() }() // it takes its time after the farewell
	select {
	case <-l.ended:
	case <-time.After(releaseLimit):
		l.end(errClosed)
	}
}

// give ends the link for that cause, if there is one, and returns the cause.
func (s *session) give(cause error) error {
	if l := s.link.Load(); l != nil {
		l.end(cause)
	}
	return cause
}

func (s *session) ended() bool {
	l := s.link.Load()
	if l == nil {
		return false
	}
	select {
	case <-l.ended:
		return true
	default:
		return false
	}
}

// errOpen stands for the library's own errors, whose text may hold addresses.
var errOpen = errors.New("the gateway could not be opened")

// whyEnded prefers what the link saw to what the library says of it.
func (s *session) whyEnded(err error) error {
	if s.ended() {
		if l := s.link.Load(); !errors.Is(l.cause, errClosed) {
			return l.cause
		}
	}
	if err == nil {
		return errClosed
	}
	return errOpen
}

// release makes the library close the session so that it can be opened again.
// It tells whether the library did; one that is locked up is left behind.
func (g *gateway) release(s *session) bool {
	done := make(chan struct{})
	go func() {
		defer close(done)
		// Its error says only that the connection is gone already.
		_ = s.library.Close()
	}()
	select {
	case <-done:
		return true
	case <-time.After(releaseLimit):
		s.give(errClosed)
		g.log.Warn("the library did not let go of a session; it is left behind")
		return false
	}
}
