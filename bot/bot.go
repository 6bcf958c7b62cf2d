package bot

import (
	"log/slog"
	"net/url"
	"runtime/debug"
	"sync"
	"time"

	"apnap/bot/flood"
	"apnap/bot/picture"
	"apnap/bot/store"
	"apnap/commands/talk"
)

// Bot answers interactions, whatever brought them.
type Bot struct {
	service talk.Service
	store   *store.Store
	api     *rest
	names   *names
	log     *slog.Logger
	seen    *metrics
	status  *status
	painter *picture.Painter // nil where there are no pictures

	users, guilds, typing *flood.Flood

	recent *recent
	hooks  *hooks
	queue  *queue // commands that are carried out or wait for it
	people *crowd // of them, those of one person
	places *crowd // and those of one server
	work   inFlight
}

// What one person and one server may ask for: so many a second in the long
// run, and so many at once.
const (
	userRate, userBurst   = 2, 15
	guildRate, guildBurst = 50, 150
	typeRate, typeBurst   = 10, 40 // suggestions while one person types
)

func newBot(base *url.URL, token string, service talk.Service, s *store.Store, log *slog.Logger) *Bot {
	seen := newMetrics()
	api := newREST(base, token, seen)
	b := &Bot{
		service: service, store: s, api: api, names: newNames(api), log: log, seen: seen, status: &status{},
		users: flood.New(userRate, userBurst), guilds: flood.New(guildRate, guildBurst), typing: flood.New(typeRate, typeBurst),
		recent: newRecent(), hooks: newHooks(), queue: newQueue(), people: newCrowd(userAtOnce),
		work: inFlight{ending: make(chan struct{})},
	}
	b.places = newCrowd(max(guildAtOnce, int(guildShare*float64(cap(b.queue.slots)))))
	b.painter = b.newPainter()
	return b
}

// recovered logs a panic and tells whether there was one. It is called by
// deferred functions with what recover gave them.
func (b *Bot) recovered(caught any, where string) bool {
	if caught == nil {
		return false
	}
	b.seen.failed("panic")
	b.log.Error("a fault was caught", "where", where, "fault", caught, "stack", string(debug.Stack()))
	return true
}

// inFlight counts the interactions being answered, so that a shutdown can wait
// for them.
type inFlight struct {
	mu     sync.Mutex
	closed bool
	ending chan struct{} // closed with it; nil never ends
	group  sync.WaitGroup
}

// start runs do unless the bot is shutting down.
func (f *inFlight) start(do func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.closed {
		f.group.Go(do)
	}
}

// drain lets nothing start any more and waits for what runs, no longer than
// limit. It tells whether everything ended.
func (f *inFlight) drain(limit time.Duration) bool {
	f.mu.Lock()
	if f.ending != nil && !f.closed {
		close(f.ending)
	}
	f.closed = true
	f.mu.Unlock()
	done := make(chan struct{})
	go func() {
		f.group.Wait()
		close(done)
	}()
	select {
	case <-done:
		return true
	case <-time.After(limit):
		return false
	}
}

// maxRecent is how many interactions are remembered to know a repeated
// delivery.
const maxRecent = 4096

// recent remembers the ids of the last interactions.
type recent struct {
	mu   sync.Mutex
	seen map[string]bool
	ring []string
	at   int
}

func newRecent() *recent {
	return &recent{seen: map[string]bool{}, ring: make([]string, maxRecent)}
}

// first tells whether the id is new, and remembers it.
func (r *recent) first(id string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.seen[id] {
		return false
	}
	delete(r.seen, r.ring[r.at])
	r.ring[r.at], r.seen[id] = id, true
	r.at = (r.at + 1) % maxRecent
	return true
}
