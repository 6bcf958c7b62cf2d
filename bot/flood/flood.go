// Package flood bounds how often somebody may ask: so much a second in the long run, and
// so much at once.
package flood

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// maxBuckets bounds the memory of a flood by many; past it the idle are
// forgotten.
const maxBuckets = 10_000

// Flood keeps one bucket for each key. Many may use it at once.
type Flood struct {
	mu    sync.Mutex
	per   rate.Limit
	burst int
	by    map[string]*rate.Limiter
}

// New is a flood of which each key may ask per a second, and burst at once.
func New(per rate.Limit, burst int) *Flood {
	return &Flood{per: per, burst: burst, by: map[string]*rate.Limiter{}}
}

// Allow takes one from the key's bucket; an empty key always may.
func (f *Flood) Allow(key string, now time.Time) bool {
	if key == "" {
		return true
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	l, ok := f.by[key]
	if !ok {
		if len(f.by) >= maxBuckets {
			f.forgetIdle(now)
		}
		l = rate.NewLimiter(f.per, f.burst)
		f.by[key] = l
	}
	return l.AllowN(now, 1)
}

// forgetIdle drops the buckets that are full, and all of them if none is: then
// everybody may start again, which is better than growing.
func (f *Flood) forgetIdle(now time.Time) {
	for key, l := range f.by {
		if l.TokensAt(now) >= float64(f.burst) {
			delete(f.by, key)
		}
	}
	if len(f.by) >= maxBuckets {
		clear(f.by)
	}
}
