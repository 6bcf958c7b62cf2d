package bot

import (
	"context"
	"errors"
	"time"

	"apnap/bot/library"
)

// hold opens the session and keeps it until it ends; it says why it did.
func (g *gateway) hold(ctx context.Context, s *session) error {
	s.link.Store(nil)
	select {
	case <-s.gone: // left over from the connection before
	default:
	}
	s.use = libraryOpening
	opened := make(chan error, 1)
	go func() { opened <- s.at.Open(s.library) }()
	err := s.open(ctx, g.openLimit, opened)
	g.identified(s)
	if err != nil {
		return err
	}
	if err := s.awaitUp(ctx, g.openLimit); err != nil {
		return err
	}
	g.up(1)
	defer g.up(-1)
	g.log.Info("connected to the gateway")
	return g.watch(ctx, s)
}

// open waits until the library has opened the session.
func (s *session) open(ctx context.Context, within time.Duration, opened <-chan error) error {
	var cause error
	select {
	case err := <-opened:
		return s.opened(err)
	case <-time.After(within):
		cause = s.give(library.ErrHandshake)
	case <-ctx.Done():
		cause = s.give(library.ErrClosed)
	}
	select {
	case err := <-opened:
		return errors.Join(cause, s.opened(err))
	case <-time.After(releaseLimit):
		return cause // it is locked up
	}
}

// opened records what the library does after Open.
func (s *session) opened(err error) error {
	if err != nil {
		s.use = libraryIdle
		return s.whyEnded()
	}
	s.use = libraryListening
	return nil
}

// awaitUp waits until READY or RESUMED has come, which may be after Open.
func (s *session) awaitUp(ctx context.Context, within time.Duration) error {
	limit := time.NewTimer(within)
	defer limit.Stop()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	for l := s.link.Load(); !l.Up.Load(); {
		select {
		case <-l.Ended:
			return l.Cause
		case <-limit.C:
			return s.give(library.ErrHandshake)
		case <-ctx.Done():
			return s.give(library.ErrClosed)
		case <-look.C:
		}
	}
	return nil
}

// watch waits until the session's connection ends or falls silent.
func (g *gateway) watch(ctx context.Context, s *session) error {
	l := s.link.Load()
	tick := time.NewTicker(watchEvery)
	defer tick.Stop()
	for {
		select {
		case <-l.Ended:
			return l.Cause
		case <-ctx.Done():
			s.leave(l)
			return library.ErrClosed
		case now := <-tick.C:
			if l.Silent(now) {
				return s.give(library.ErrSilent)
			}
		}
	}
}

// leave closes the session politely: the gateway answers by closing too.
func (s *session) leave(l *library.Link) {
	go func() { _ = s.library.Close() }() // it takes its time after the farewell
	select {
	case <-l.Ended:
	case <-time.After(releaseLimit):
		l.End(library.ErrClosed)
	}
}

// give ends the link for that cause, if there is one, and returns the cause.
func (s *session) give(cause error) error {
	if l := s.link.Load(); l != nil {
		l.End(cause)
	}
	return cause
}

func (s *session) ended() bool {
	l := s.link.Load()
	if l == nil {
		return false
	}
	select {
	case <-l.Ended:
		return true
	default:
		return false
	}
}

// errOpen stands for the library's own errors, whose text may hold addresses.
var errOpen = errors.New("the gateway could not be opened")

// whyEnded is why Open failed: what the link saw, or that it did.
func (s *session) whyEnded() error {
	if s.ended() {
		if l := s.link.Load(); !errors.Is(l.Cause, library.ErrClosed) {
			return l.Cause
		}
	}
	return errOpen
}

// released waits until the library has let go of a session whose link has
// ended, so that it can be opened again. One that is locked up is left behind.
func (g *gateway) released(s *session) bool {
	switch s.use {
	case libraryIdle:
		return true
	case libraryListening:
		select {
		case <-s.gone:
			// Reader and heart may both have found the connection dead; the
			// second to close must not meet the next one.
			time.Sleep(closeGrace)
			return true
		case <-time.After(releaseLimit):
		}
	}
	g.log.Warn("the library did not let go of a session; it is left behind")
	return false
}
