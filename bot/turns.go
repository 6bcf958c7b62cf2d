package bot

import (
	"context"
	"sync"
)

// turns lets one session of a bucket identify at a time in this process: it is
// held from when it is allowed to until it has, so that a busy machine, which
// sends the one late, doesn't bring it close to the next.
type turns struct {
	mu sync.Mutex
	of map[int]chan struct{} // by bucket; full while somebody has the turn
}

// take waits for the bucket's turn and returns what ends it, which may be
// called more than once. It gives nil when ctx ends first.
func (t *turns) take(ctx context.Context, bucket int) func() {
	turn := t.bucket(bucket)
	select {
	case turn <- struct{}{}:
		return sync.OnceFunc(func() { <-turn })
	case <-ctx.Done():
		return nil
	}
}

func (t *turns) bucket(bucket int) chan struct{} {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of == nil {
		t.of = map[int]chan struct{}{}
	}
	if t.of[bucket] == nil {
		t.of[bucket] = make(chan struct{}, 1)
	}
	return t.of[bucket]
}
