package bot

import (
	"context"
	"errors"
	"net/http"
	"time"

	"apnap/commands/talk"
)

const (
	postLimit = 30 * time.Second
	newsEvery = 3 * time.Second // between looks for a newer text
	newsPause = time.Minute     // after a failure
)

// post sends a message to a channel, with the bot's own token. It gives
// commands.ErrClosed where Discord will not have it there.
func (b *Bot) post(ctx context.Context, p talk.Post) error {
	ctx, cancel := context.WithTimeout(ctx, postLimit)
	defer cancel()
	if !snowflake(p.Channel) {
		return talk.ErrClosed
	}
	p.Reply.Private = false
	m, long := render(p.Reply, p.Language)
	b.keep(ctx, long)
	err := b.api.call(ctx, http.MethodPost, "/channels/"+p.Channel+"/messages", m, nil)
	var api *apiError
	if errors.As(err, &api) && (api.Status == http.StatusForbidden || api.Status == http.StatusNotFound || api.Status == http.StatusBadRequest) {
		return errors.Join(talk.ErrClosed, err)
	}
	return err
}

// posts sends what a reply has for channels, after the reply. Who asked is told of what
// could not be sent.
func (t *turn) posts(list []talk.Post) {
	for _, p := range list {
		p.Reply.Links = append(p.Reply.Links, t.wayTo(p.Reply)...)
		err := t.bot.post(context.Background(), p)
		if err == nil {
			continue
		}
		t.bot.seen.failed("post")
		t.bot.log.Warn("a message could not be posted", "channel", p.Channel, "err", err)
		if p.Else.Verdict == "" {
			continue
		}
		ctx, cancel := context.WithTimeout(context.Background(), postLimit)
		m, _ := render(p.Else, t.lang())
		if err := t.bot.api.hooked(ctx, http.MethodPost, "/webhooks/"+t.i.AppID+"/"+t.i.Token+"?wait=true", m, nil); err != nil {
			t.bot.log.Warn("who asked could not be told of it", "err", err)
		}
		cancel()
	}
}

// tellNews looks for a newer rules text now and then, whoever installed it, and has the
// servers told that want to be, until ctx ends.
func (b *Bot) tellNews(ctx context.Context) {
	for ctx.Err() == nil {
		wait := newsEvery
		if err := b.news(ctx); err != nil && ctx.Err() == nil {
			b.seen.failed("news")
			b.log.Warn("news of the rules could not be told", "err", err)
			wait = newsPause
		}
		pause(ctx, wait)
	}
}

// news tells once what there is to tell; a fault of ours is an error like others.
func (b *Bot) news(ctx context.Context) (err error) {
	defer func() {
		if b.recovered(recover(), "news") {
			err = errors.New("a fault of the program itself")
		}
	}()
	return b.service.News(ctx, b.post)
}
