package bot

import (
	"context"
	"sync"
)

// How many commands of one person, and at least of one server, are carried out at the
// same time; the rest of theirs wait, without keeping anybody else waiting. A server has
// no more than its share of all.
const (
	userAtOnce  = 3
	guildAtOnce = 3
	guildShare  = 3.0 / 8
)

// maxBehind is how many may wait for each that is carried out.
const maxBehind = 12

// crowd lets so many of each key in at the same time.
type crowd struct {
	mu   sync.Mutex
	most int
	by   map[string]*door
}

// door is a key's places, and how many use them or wait for one.
type door struct {
	places chan struct{}
	users  int
}

func newCrowd(most int) *crowd { return &crowd{most: most, by: map[string]*door{}} }

// enter waits for a place and returns how to leave it; nil when ctx ended first, and
// full where so many wait already that it did not wait. An empty key always has a place.
func (c *crowd) enter(ctx context.Context, key string) (leave func(), full bool) {
	if key == "" {
		return func() {}, false
	}
	c.mu.Lock()
	d := c.by[key]
	if d == nil {
		d = &door{places: make(chan struct{}, c.most)}
		c.by[key] = d
	}
	if d.users >= c.most*(1+maxBehind) {
		c.mu.Unlock()
		return nil, true
	}
	d.users++
	c.mu.Unlock()
	select {
	case d.places <- struct{}{}:
		return func() {
			<-d.places
			c.forget(key, d)
		}, false
	case <-ctx.Done():
		c.forget(key, d)
		return nil, false
	}
}

// forget drops a door that nobody uses.
func (c *crowd) forget(key string, d *door) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if d.users--; d.users == 0 {
		delete(c.by, key)
	}
}
