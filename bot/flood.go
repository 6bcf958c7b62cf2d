package bot

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// What one person and one server may ask for: so many a second in the long
// run, and so many at once.
const (
	userRate, userBurst   = 2, 15
	guildRate, guildBurst = 50, 150
	typeRate, typeBurst   = 10, 40 // suggestions while one person types
)

// maxBuckets bounds the memory of a flood by many; past it the idle are
// forgotten.
const maxBuckets = 10_000

// flood keeps one bucket for each key.
type flood struct {
	mu    sync.Mutex
	per   rate.Limit
	burst int
	by    map[string]*rate.Limiter
}

func newFlood(per rate.Limit, burst int) *flood {
	return &flood{per: per, burst: burst, by: map[string]*rate.Limiter{}}
}

// allow takes one from the key's bucket; an empty key always may.
func (f *flood) allow(key string, now time.Time) bool {
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
func (f *flood) forgetIdle(now time.Time) {
	for key, l := range f.by {
		if l.TokensAt(now) >= float64(f.burst) {
			delete(f.by, key)
		}
	}
	if len(f.by) >= maxBuckets {
		clear(f.by)
	}
}
