package bot

import (
	"context"
	"errors"
	"strings"
	"time"

	"apnap/commands"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// callbackFor chooses how a reply is shown: as a form, as a message of its own,
// or in place of the message that was pressed. The second result lists the
// values to keep.
func (t *turn) callbackFor(r talk.Reply) (callback, []string) {
	if r.Form != nil {
		if f, ok := form(r); ok && t.i.Type != typeForm {
			return callback{Type: answerForm, Data: f}, nil
		}
		r = t.sorry(say.New(sayNoForm))
	}
	m, long := t.message(r)
	if t.updates(r) {
		m.Flags = 0 // a message stays as private as it is
		return callback{Type: answerUpdate, Data: m}, long
	}
	return callback{Type: answerMessage, Data: m}, long
}

// message is a reply as a message, with its picture.
func (t *turn) message(r talk.Reply) (outMessage, []string) {
	r.Links = append(r.Links, t.wayTo(r)...)
	m, long := render(r, t.lang())
	return t.bot.withPicture(r, m), long
}

// updates tells whether a reply takes the place of the pressed message. A
// private reply cannot take the place of a public message; and on a private
// one only a reply about the same ruling, or the next page, does.
func (t *turn) updates(r talk.Reply) bool {
	switch {
	case t.i.Message == nil || r.New:
		return false
	case !r.Private || r.Gone:
		return true
	}
	return t.i.onPrivateMessage() && r.Refused == "" && r.Ruling == t.press.Ruling
}

// bind records the message that shows a reply's ruling, where that is a new
// one: the answer to a command, what a press asked for in public, or a pressed
// message that now shows another ruling.
func (t *turn) bind(r talk.Reply, made string) {
	switch {
	case r.Ruling == "" || r.Refused != "" || r.Form != nil || r.Where:
	case r.Again:
		t.shown(r, t.moving, made)
	case t.updates(r):
		if r.Ruling != t.press.Ruling {
			t.bot.bind(r.Ruling, t.i.Channel, t.i.Message.ID)
		}
	case t.i.Message == nil || r.New && !r.Private:
		t.shown(r, "", made)
	}
}

// unknownMessage is Discord's code for a message that is gone.
const unknownMessage = 10008

// instead makes an update a message of its own, after the message that it would
// have changed was found to be gone.
func (t *turn) instead(c callback, err error) (callback, bool) {
	var api *apiError
	if c.Type != answerUpdate || !errors.As(err, &api) || api.Code != unknownMessage {
		return c, false
	}
	m, ok := c.Data.(outMessage)
	if ok && t.i.onPrivateMessage() {
		m.Flags = flagEphemeral
	}
	return callback{Type: answerMessage, Data: m}, ok
}

// movingMark stands before the interaction that is about to show a ruling in another
// message, in the place of that message's id, and again before the message that showed
// it last.
const movingMark = "~"

// shownBefore is the message that showed a ruling last, of which it is not known which
// message shows it now.
func shownBefore(message string) string {
	_, before, _ := strings.Cut(strings.TrimPrefix(message, movingMark), movingMark)
	return before
}

// unknown tells whether it is not known which message shows a ruling.
func unknown(message string) bool { return message == "" || strings.HasPrefix(message, movingMark) }

// unbind forgets which message shows a ruling, before another one does: a press
// on the new one may come before its id does.
func (t *turn) unbind(r talk.Reply) {
	if !r.Again || r.Ruling == "" || r.Refused != "" {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), storeLimit)
	defer cancel()
	before := ""
	if rec, err := t.bot.store.Get(ctx, r.Ruling); err == nil {
		if before = rec.Message; unknown(before) {
			before = shownBefore(before)
		}
	}
	t.moving = movingMark + t.i.ID + movingMark + before
	t.bot.bind(r.Ruling, t.i.Channel, t.moving)
}

// shown records the new message that shows a ruling, unless it has been shown in
// yet another since: then what was known is no longer was. Without the message's
// id, the first press on it says which it is.
func (t *turn) shown(r talk.Reply, was, made string) {
	if made == "" {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), storeLimit)
	defer cancel()
	err := t.bot.store.MoveMessage(ctx, r.Ruling, was, t.i.Channel, made)
	if err != nil && !errors.Is(err, commands.ErrStale) {
		t.bot.log.Warn("a ruling's message was not recorded", "err", err)
	}
}

// bind records the message that shows a ruling.
func (b *Bot) bind(ruling, channel, message string) {
	ctx, cancel := context.WithTimeout(context.Background(), storeLimit)
	defer cancel()
	err := b.store.BindMessage(ctx, ruling, channel, message)
	if err != nil && !errors.Is(err, commands.ErrNotFound) {
		b.log.Warn("a ruling's message was not recorded", "err", err)
	}
}

// storeLimit bounds one use of the store.
const storeLimit = time.Second

// keep stores the values that a message's buttons refer to.
func (b *Bot) keep(ctx context.Context, values []string) {
	for _, v := range values {
		if err := b.store.KeepValue(ctx, v, time.Now()); err != nil {
			b.log.Error("a button's value was not kept", "err", err)
		}
	}
}
