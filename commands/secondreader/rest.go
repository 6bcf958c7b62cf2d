package secondreader

import (
	"sync"
	"time"

	"github.com/cenkalti/backoff/v5"
)

// How long a server is left alone after it has failed: longer with each failure that
// follows, until it answers again.
const (
	firstRest = 15 * time.Second
	longRest  = 10 * time.Minute
)

// mostAtOnce is how many questions are under way at the same time.
const mostAtOnce = 4

// desk says who may ask now. It is safe for concurrent use.
type desk struct {
	mu    sync.Mutex
	now   func() time.Time
	users map[string]bool // whose question is under way
	until time.Time       // the server is left alone until then
	rests *backoff.ExponentialBackOff
}

func newDesk(now func() time.Time) *desk {
	rests := backoff.NewExponentialBackOff()
	rests.InitialInterval, rests.MaxInterval, rests.Multiplier = firstRest, longRest, 2
	rests.Reset()
	return &desk{now: now, users: map[string]bool{}, rests: rests}
}

// enter lets somebody ask, or gives the reason why not; who was let in leaves.
func (d *desk) enter(user string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case d.now().Before(d.until):
		return errResting
	case d.users[user], len(d.users) >= mostAtOnce:
		return errBusy
	}
	d.users[user] = true
	return nil
}

// leave ends what enter began, with what came of it.
func (d *desk) leave(user string, came outcome) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.users, user)
	switch came {
	case failed:
		d.until = d.now().Add(d.rests.NextBackOff())
	case answered:
		d.rests.Reset()
	}
}

// outcome is what came of asking a server.
type outcome uint8

// The outcomes.
const (
	gaveUp   outcome = iota // whoever waited for it
	failed                  // the server
	answered                // the server did
)

// outcomeOf is what came of asking, by the error that it gave and that of waiting for it.
func outcomeOf(err, waiting error) outcome {
	switch {
	case err == nil:
		return answered
	case waiting != nil:
		return gaveUp
	}
	return failed
}
