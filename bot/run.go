package bot

import (
	"cmp"
	"context"
	"log/slog"
	"net/http"
	"time"

	"golang.org/x/sync/errgroup"

	"apnap/bot/library"
	"apnap/bot/store"
	"apnap/commands/talk"
)

// drainLimit is how long a shutdown waits for answers under way.
const drainLimit = 5 * time.Second

// Run runs the bot until ctx ends, and then lets the answers under way end. It
// returns an error for what only its operator can mend: a configuration that
// cannot be used, a token that Discord refuses, a gateway that will not have it.
// Everything else, such as a network that is down, it waits out.
func Run(ctx context.Context, c Config, service talk.Service, s *store.Store, log *slog.Logger) error {
	if err := c.Check(); err != nil {
		return err
	}
	base, err := c.api()
	if err != nil {
		return err
	}
	log = redacted(log, c.Token)
	b := newBot(base, c.Token, service, s, log)
	library.SpeakVersion(apiVersion(base))
	group, ctx := errgroup.WithContext(ctx)
	if err := b.listen(ctx, group, c); err != nil {
		return err
	}
	group.Go(func() error { return b.register(ctx) })
	group.Go(func() error { b.tidy(ctx); return nil })
	group.Go(func() error { b.tellNews(ctx); return nil })
	if c.HTTPAddr != "" {
		group.Go(func() error { return b.serve(ctx, "http.addr (HTTP_ADDR)", c.HTTPAddr, b.pages(c)) })
	}
	err = group.Wait()
	if !b.work.drain(drainLimit) {
		log.Warn("some answers were still under way at the end")
	}
	return err
}

// listen starts what brings the interactions: the gateway, or the page that
// Discord posts them to.
func (b *Bot) listen(ctx context.Context, group *errgroup.Group, c Config) error {
	if c.InteractionsAddr == "" {
		return b.connect(ctx, group, c)
	}
	key, err := publicKey(c.PublicKey)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle("POST /interactions", b.interactionsPage(key))
	c.mountPages(mux)
	group.Go(func() error { return b.serve(ctx, "serve --http", c.InteractionsAddr, mux) })
	return nil
}

// connect keeps a session at the gateway for each of this process's shards.
func (b *Bot) connect(ctx context.Context, group *errgroup.Group, c Config) error {
	shards, err := ParseShards(c.Shards)
	if err != nil {
		return err
	}
	b.status.wanted.Store(1)
	group.Go(func() error {
		if shards.Total == 0 {
			if shards, err = b.recommended(ctx); err != nil {
				return err
			}
		}
		b.status.wanted.Store(int32(shards.Last - shards.First + 1))
		turns := &turns{}
		for shard := shards.First; shard <= shards.Last; shard++ {
			log := b.log
			if shards.Total > 1 {
				log = log.With("shard", shard, "shards", shards.Total)
			}
			g := &gateway{token: c.Token, gap: cmp.Or(c.identifyGap, identifyGap), openLimit: cmp.Or(c.openLimit, openLimit), api: b.api, store: b.store, log: log,
				seen: b.seen, turns: turns, shard: shard, total: shards.Total, up: b.sessions, event: b.dispatched}
			group.Go(func() error { return g.run(ctx) })
		}
		return nil
	})
	return nil
}

// sessions counts the sessions that are up.
func (b *Bot) sessions(change int) {
	b.status.sessions.Add(int32(change))
	b.seen.connected(change)
}

// dispatched takes an event of the gateway. It returns at once.
func (b *Bot) dispatched(kind string, raw []byte) {
	switch kind {
	case "INTERACTION_CREATE":
		b.work.start(func() { b.handle(raw, b.overREST) })
	case "READY":
		b.greeted(raw)
	}
}

// keepValues is how long the values of buttons are kept after the last message
// that used them.
const keepValues = 60 * 24 * time.Hour

// tidy forgets old values of buttons, now and then, until ctx ends.
func (b *Bot) tidy(ctx context.Context) {
	for ctx.Err() == nil {
		if err := b.store.ExpireValues(ctx, time.Now().Add(-keepValues)); err != nil && ctx.Err() == nil {
			b.log.Warn("old button values could not be removed", "err", err)
		}
		pause(ctx, 6*time.Hour)
	}
}
