package bot

import (
	"context"
	"runtime"
	"sync/atomic"
	"time"
)

// How many commands are carried out at the same time for each processor, and at most
// and at least. More would only share the processors, and keep answers that are ready
// from being sent.
const (
	atOncePerProcessor   = 4
	mostAtOnce, fewestAt = 16, 4
)

// atOnce is how many commands are carried out at the same time here.
func atOnce() int {
	return min(max(atOncePerProcessor*runtime.GOMAXPROCS(0), fewestAt), mostAtOnce)
}

// longWait is how long commands may wait for their turn. Where they have come to wait
// longer, those that come are told at once, until fewer wait.
const longWait = 1200 * time.Millisecond

// mostBehind is the work that may wait before what comes is told at once, and for how
// long what came before that was known waits.
const mostBehind = 6 * time.Second

// queue is what waits to be carried out, and how long it has come to wait.
type queue struct {
	slots   chan struct{} // one for each command being carried out
	waiting atomic.Int32  // commands that wait for a slot
	began   atomic.Int64  // when the last got one, or the first began to wait
	waited  atomic.Int64  // for how long it had waited
	pace    atomic.Int64  // the time from one to the next of late, while some wait
}

func newQueue() *queue { return &queue{slots: make(chan struct{}, atOnce())} }

// full tells whether what comes now would wait for too long.
func (q *queue) full(now time.Time) bool {
	waiting := q.waiting.Load()
	if waiting == 0 {
		return false
	}
	return time.Duration(int64(waiting)*q.pace.Load()) > mostBehind || time.Duration(q.waited.Load()) > longWait || now.Sub(time.Unix(0, q.began.Load())) > longWait
}

// enter waits for a slot and returns how to leave it; nil when ctx ended first, or it
// waited for too long.
func (q *queue) enter(ctx context.Context) (leave func()) {
	now := time.Now()
	leave = func() { <-q.slots }
	select {
	case q.slots <- struct{}{}:
		q.granted(now)
		return leave
	default:
	}
	if q.waiting.Add(1) == 1 {
		q.began.Store(now.UnixNano())
	}
	defer q.waiting.Add(-1)
	ctx, cancel := context.WithTimeout(ctx, mostBehind)
	defer cancel()
	select {
	case q.slots <- struct{}{}:
		q.granted(now)
		return leave
	case <-ctx.Done():
		return nil
	}
}

// granted notes that a command got a slot which had waited since then.
func (q *queue) granted(since time.Time) {
	now := time.Now()
	last := q.began.Swap(now.UnixNano())
	q.waited.Store(int64(now.Sub(since)))
	const share = 8 // of what is known, the newest counts for one part of so many
	if known := q.pace.Load(); q.waiting.Load() > 0 {
		q.pace.Store(known + (max(now.UnixNano()-last, 0)-known)/share)
	}
}
