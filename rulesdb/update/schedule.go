package update

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"time"
)

// The rhythm of updates: after a failure the next try is not waited for as long
// as after a success, but longer each time.
const (
	firstRetry    = 15 * time.Minute
	longestJitter = 10 * time.Minute
)

// Run updates again and again, about as often as every says, until ctx ends. The
// times vary, so that not everybody asks at once. Updates of other processes
// count: what is due is read from what is remembered.
func (u *Updater) Run(ctx context.Context, kind Kind, every time.Duration, log *slog.Logger) {
	least := time.Duration(0) // where not even the failure can be remembered
	for {
		timer := time.NewTimer(max(least, u.due(kind, every)))
		select {
		case <-ctx.Done():
			timer.Stop()
			return
		case <-timer.C:
		}
		done, err := u.attempt(ctx, kind)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			least = min(every, firstRetry)
			log.Warn("an update failed", "of", kind, "why", sentence(err))
		default:
			least = 0
			log.Info("updated", "of", kind, "changed", done.Changed, "says", done.Says)
		}
	}
}

// due is how long to wait for the next update.
func (u *Updater) due(kind Kind, every time.Duration) time.Duration {
	s := ReadState(u.Dir, kind)
	if s.Failed {
		every = min(every, firstRetry<<min(s.Failures-1, 10))
	}
	wait := time.Duration(0)
	if !s.Tried.IsZero() {
		wait = min(max(0, s.Tried.Add(every).Sub(u.now())), every)
	}
	return wait + rand.N(min(every/10, longestJitter)+1)
}

// attempt updates; a fault of the program itself is a failure like others.
func (u *Updater) attempt(ctx context.Context, kind Kind) (done Outcome, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = errors.Join(&Error{Says: "the update met a fault of the program itself", cause: fmt.Errorf("%v", fault)}, u.failedBy(kind))
		}
	}()
	return u.Update(ctx, kind)
}

// failedBy remembers that an update met a fault, so that it is not tried again
// at once.
func (u *Updater) failedBy(kind Kind) error {
	s := ReadState(u.Dir, kind)
	s.Tried, s.Failed, s.Failures, s.Says = u.now(), true, s.Failures+1, "the update met a fault of the program itself"
	return u.remember(kind, &s)
}
