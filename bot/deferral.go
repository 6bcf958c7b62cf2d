package bot

import (
	"context"
	"errors"
	"net/http"
	"time"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// later says that the reply takes its time, waits for it and sends it.
func (t *turn) later(ctx context.Context, replies <-chan talk.Reply) {
	t.bot.seen.failed("late")
	t.flags = t.laterFlags()
	c := callback{Type: answerLater, Data: struct {
		Flags int `json:"flags,omitempty"`
	}{t.flags}}
	if t.i.Message != nil {
		c = callback{Type: answerUpdateLater}
	}
	var told *apiError
	if _, err := t.first(ctx, c); errors.As(err, &told) {
		return
	} // else Discord may have it, and only its answer was lost
	r := t.awaited(replies)
	ctx, cancel := context.WithTimeout(context.Background(), followLimit)
	defer cancel()
	err := t.follow(ctx, r)
	if refused(err) {
		err = errors.Join(err, t.follow(ctx, t.unshown(r, nil)))
	}
	if err != nil {
		t.bot.seen.failed("follow")
		t.bot.log.Error("a late reply could not be sent", "err", err, "interaction", t.i.ID)
	}
}

// endLimit is how long a late reply may take once the bot is ending, so that there is
// time left to say that it will not come.
const endLimit = drainLimit / 2

// awaited waits for a late reply. Where the bot ends before it has come, that is said in
// its place.
func (t *turn) awaited(replies <-chan talk.Reply) talk.Reply {
	select {
	case r := <-replies:
		return r
	case <-t.bot.work.ending:
	}
	select {
	case r := <-replies:
		return r
	case <-time.After(endLimit):
		return t.sorry(say.New(sayEnding))
	}
}

// refused tells whether Discord would not take what was sent, whoever sends it.
func refused(err error) bool {
	var api *apiError
	return errors.As(err, &api) && api.Status == http.StatusBadRequest
}

// laterFlags decides whether a late answer will be private: that is fixed now.
func (t *turn) laterFlags() int {
	if t.known() && t.quiet || t.i.options()["private"] == "true" || t.i.forcedPrivate() {
		return flagEphemeral
	}
	return 0
}

// known reports whether the reply was known to take its time when that was said.
func (t *turn) known() bool {
	select {
	case <-t.slow:
		return true
	default:
		return false
	}
}

// follow sends a late reply: in place of the pressed message, in place of the
// one that said "later", or as a new one.
func (t *turn) follow(ctx context.Context, r talk.Reply) error {
	if r.Form != nil {
		r = t.sorry(say.New(sayNoForm))
	}
	r, main := t.aside(r)
	m, long := t.message(r)
	t.bot.keep(ctx, long)
	t.unbind(r)
	webhook := "/webhooks/" + t.i.AppID + "/" + t.i.Token
	mismatch := t.i.Message == nil && r.Private && t.flags == 0
	if mismatch {
		// What said "later" is public and cannot become private.
		if err := t.bot.api.hooked(ctx, http.MethodDelete, t.address(original).path, nil, nil); err != nil {
			t.bot.log.Warn("a message could not be taken back", "err", err)
		}
	}
	var sent message
	if mismatch || t.i.Message != nil && !t.updates(r) {
		if err := t.bot.api.hooked(ctx, http.MethodPost, webhook+"?wait=true", m, &sent); err != nil {
			return err
		}
		t.expect(r, sent.ID)
	} else {
		m.Flags = 0
		t.expect(r, original)
		if err := t.bot.api.hooked(ctx, http.MethodPatch, t.address(original).path, m, &sent); err != nil {
			t.missed(r)
			return err
		}
	}
	t.bind(r, sent.ID)
	t.settle(r, sent.ID, main)
	t.posts(r.Posts)
	return nil
}
