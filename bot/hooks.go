package bot

import (
	"context"
	"net/http"
	"sync"
	"time"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// hookAge is how long a message can be changed by the token of the interaction that
// made or last changed it; Discord takes the token a minute longer.
const hookAge = 14 * time.Minute

// maxHooks bounds the memory of a flood; past it all are forgotten, and what would
// have been changed is shown anew.
const maxHooks = 20_000

// hooks remembers for a while by which address the message that shows a ruling can be
// changed without being pressed.
type hooks struct {
	mu sync.Mutex
	by map[string]hook // by ruling
}

// hook is such an address.
type hook struct {
	path  string
	until time.Time
}

func newHooks() *hooks { return &hooks{by: map[string]hook{}} }

// note remembers by which address the message of a ruling can be changed, and returns
// what was remembered before. Without an address it is forgotten.
func (h *hooks) note(ruling string, now hook) (before hook) {
	h.mu.Lock()
	defer h.mu.Unlock()
	before = h.by[ruling]
	switch {
	case now.path == "":
		delete(h.by, ruling)
		return before
	case len(h.by) >= maxHooks:
		clear(h.by)
	}
	h.by[ruling] = now
	return before
}

// to is the address by which a ruling's message can be changed, empty where there is
// none.
func (h *hooks) to(ruling string, now time.Time) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	known := h.by[ruling]
	if now.After(known.until) {
		delete(h.by, ruling)
		return ""
	}
	return known.path
}

// aside splits a reply to a press on a private answer that changed a ruling which
// everybody sees: the presser is told, and the ruling's own message shows it (the
// second result). Where that cannot be changed, the ruling is shown anew.
func (t *turn) aside(r talk.Reply) (talk.Reply, *talk.Reply) {
	if r.Gone && t.i.Message != nil && t.on != "" && t.on != t.i.Message.ID {
		main := r
		return r, &main
	}
	if r.Gone || t.i.Message == nil || !t.i.onPrivateMessage() || t.on == t.i.Message.ID || r.Private || r.New || r.Form != nil || r.Refused != "" ||
		r.Ruling == "" || r.Ruling != t.press.Ruling {
		return r, nil
	}
	if t.on == "" || t.bot.hooks.to(r.Ruling, time.Now()) == "" {
		r.New, r.Again = true, true
		return r, nil
	}
	main := r
	return talk.Reply{Ruling: r.Ruling, Step: r.Step, Verdict: t.lang().Say(sayDone), Private: true, Where: true}, &main
}

// address is that of the message that the turn's interaction made or changed: of its
// first answer, or of the one with that id that followed.
func (t *turn) address(message string) hook {
	return hook{"/webhooks/" + t.i.AppID + "/" + t.i.Token + "/messages/" + message, t.arrived.Add(hookAge)}
}

// original stands for the id of an interaction's first answer.
const original = "@original"

// makes tells whether a reply makes the message that shows its ruling from then on. One
// that leads to where the ruling is shown does not.
func (t *turn) makes(r talk.Reply) bool {
	if r.Ruling == "" || r.Refused != "" || r.Form != nil || r.Where {
		return false
	}
	return r.Again || t.i.Message == nil || r.New && !r.Private
}

// expect notes the address of the message that a reply makes, before it is sent where
// that can be: who sees it may press before it is known here that it arrived. What was noted before is kept
// for when it does not.
func (t *turn) expect(r talk.Reply, message string) {
	if t.makes(r) {
		t.before = t.bot.hooks.note(r.Ruling, t.address(message))
	}
}

// missed takes back what was expected of a reply that Discord did not take.
func (t *turn) missed(r talk.Reply) {
	if t.makes(r) {
		t.bot.hooks.note(r.Ruling, t.before)
	}
}

// settle does what is left after a reply was sent: the ruling's own message shows what
// a press elsewhere changed, and one that no longer shows the ruling says so.
func (t *turn) settle(r talk.Reply, made string, main *talk.Reply) {
	now := time.Now()
	for _, changed := range r.Changed {
		m, long := t.message(changed)
		t.change(t.bot.hooks.to(changed.Ruling, now), m, long)
	}
	switch {
	case main != nil:
		m, long := t.message(*main)
		t.change(t.bot.hooks.to(t.press.Ruling, now), m, long)
	case t.makes(r):
		if r.Again && !r.Private && now.Before(t.before.until) {
			old, long := t.message(talk.Reply{Verdict: t.lang().Say(sayMoved), Links: t.linkTo(made)})
			t.change(t.before.path, old, long)
		}
	case r.Ruling != "" && r.Refused == "" && r.Form == nil && t.updates(r) && (t.on == t.i.Message.ID || r.Ruling != t.press.Ruling):
		t.bot.hooks.note(r.Ruling, t.address(original))
	}
}

// change replaces a message by its address. When that fails, the message stays as it
// is: its buttons lead to where the ruling stands.
func (t *turn) change(path string, m outMessage, long []string) {
	if path == "" {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), lateLimit)
	defer cancel()
	t.bot.keep(ctx, long)
	m.Flags = 0
	if err := t.bot.api.hooked(ctx, http.MethodPatch, path, m, nil); err != nil {
		t.bot.log.Info("a ruling's message could not be changed", "err", err)
	}
}

// wayTo is a link to the message that shows a reply's ruling, where the reply asks for
// one and it is known.
func (t *turn) wayTo(r talk.Reply) []talk.Link {
	if !r.Where || r.Ruling == "" {
		return nil
	}
	if t.on == "" {
		ctx, cancel := context.WithTimeout(context.Background(), storeLimit)
		defer cancel()
		if rec, err := t.bot.store.Get(ctx, r.Ruling); err == nil && !unknown(rec.Message) {
			t.on = rec.Message
		}
	}
	return t.linkTo(t.on)
}

// linkTo is a link to a message of the channel.
func (t *turn) linkTo(message string) []talk.Link {
	if !snowflake(message) || !snowflake(t.i.Channel) {
		return nil
	}
	place := "@me"
	if t.i.Guild != "" {
		place = t.i.Guild
	}
	return []talk.Link{{Label: say.New(labelGo).In(t.lang()), URL: "https://discord.com/channels/" + place + "/" + t.i.Channel + "/" + message}}
}
