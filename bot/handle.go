package bot

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"time"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// The times that an interaction has.
const (
	firstLimit = 2900 * time.Millisecond // to the first answer; Discord gives 3 s
	askLimit   = 2 * time.Second         // until the first answer says "later"
	soonLimit  = time.Second             // the same, where there is much to do, and sending takes its time too
	typeLimit  = 1500 * time.Millisecond // until there are no suggestions
	lateLimit  = 15 * time.Second        // for a command altogether
	moreLimit  = 90 * time.Second        // for what a reply says is still to come

	followLimit = 2 * time.Minute // for an answer that follows, which Discord takes for 15
)

// delivery brings the first answer to Discord. It returns the id of the message
// that came of it, or "" when that is not known.
type delivery func(ctx context.Context, i *interaction, c callback) (string, error)

// handle answers one interaction, always: whatever goes wrong, somebody is told.
func (b *Bot) handle(raw []byte, deliver delivery) {
	arrived := time.Now()
	defer func() { b.recovered(recover(), "handle") }()
	i, err := parseInteraction(raw)
	if err != nil {
		b.seen.failed("unreadable")
		b.log.Warn("an interaction could not be read", "err", err)
		return
	}
	b.seen.interaction(i.Type)
	if i.Type != typePing && !b.recent.first(i.ID) {
		return
	}
	ctx, cancel := context.WithDeadline(context.Background(), arrived.Add(firstLimit))
	defer cancel()
	t := &turn{bot: b, i: i, arrived: arrived, deliver: deliver, slow: make(chan struct{})}
	t.answer(ctx)
}

// turn is one interaction being answered.
type turn struct {
	bot     *Bot
	i       *interaction
	arrived time.Time
	deliver delivery
	press   talk.Press    // of components and forms
	on      string        // the message that shows the ruling pressed on, where it is known
	moving  string        // what stands for the message that is about to show the ruling
	before  hook          // the address of the message that showed the ruling until the reply makes one
	sent    bool          // the first answer was
	slow    chan struct{} // closed when the reply is known to take its time
	quiet   bool          // of such a reply, that it is private; set before slow is closed
	flags   int           // of the first answer, where that said "later"
}

// answer sends the first answer, and the real one later if it came late.
func (t *turn) answer(ctx context.Context) {
	defer func() {
		if t.bot.recovered(recover(), "answer") && !t.sent {
			t.apologize(ctx)
		}
	}()
	switch t.i.Type {
	case typePing:
		t.first(ctx, callback{Type: answerPong})
	case typeAutocomplete:
		t.first(ctx, callback{Type: answerSuggestions, Data: outSuggestions{Choices: t.suggestions(ctx)}})
	default:
		t.reply(ctx, t.asked())
	}
}

// apologize answers when a fault of ours kept the answer from being made.
func (t *turn) apologize(ctx context.Context) {
	if t.i.Type == typeAutocomplete {
		_, _ = t.first(ctx, callback{Type: answerSuggestions, Data: outSuggestions{Choices: []outSuggestion{}}})
		return
	}
	c, _ := t.callbackFor(t.sorry(say.New(sayFault)))
	_, _ = t.first(ctx, c) // an error is logged there, and nothing is left to try
}

// asked begins to carry out what was asked. The channel gives one reply.
func (t *turn) asked() <-chan talk.Reply {
	do := func(context.Context) talk.Reply { return t.sorry(say.New(sayForeign)) }
	switch {
	case t.i.user() == nil || t.i.user().ID == "":
		do = func(context.Context) talk.Reply { return t.sorry(say.New(sayFault)) }
	case !t.bot.users.Allow(t.i.user().ID, t.arrived) || !t.bot.guilds.Allow(t.i.Guild, t.arrived):
		t.bot.seen.failed("flood")
		do = func(context.Context) talk.Reply { return t.sorry(say.New(sayFlood)) }
	case t.i.Type == typeCommand:
		do = t.queued(t.run)
	case t.i.Type == typeComponent || t.i.Type == typeForm:
		do = t.queued(t.pressed)
	}
	out := make(chan talk.Reply, 1)
	t.bot.work.group.Go(func() {
		ctx, cancel := context.WithDeadline(context.Background(), t.arrived.Add(lateLimit))
		defer cancel()
		out <- t.more(t.carryOut(ctx, do))
	})
	return out
}

// more is what comes of a reply that says that more is to come. Nobody waits for its turn
// meanwhile, and where the bot ends it is told to.
func (t *turn) more(r talk.Reply) talk.Reply {
	if r.Later == nil {
		return r
	}
	t.quiet = r.Private
	close(t.slow)
	ctx, cancel := context.WithTimeout(context.Background(), moreLimit)
	defer cancel()
	go func() {
		select {
		case <-t.bot.work.ending:
			cancel()
		case <-ctx.Done():
		}
	}()
	return t.carryOut(ctx, r.Later)
}

// carryOut runs do; a fault becomes a sentence.
func (t *turn) carryOut(ctx context.Context, do func(context.Context) talk.Reply) (r talk.Reply) {
	defer func() {
		if t.bot.recovered(recover(), "command") {
			r = t.sorry(say.New(sayFault))
		}
	}()
	return do(ctx)
}

// queued makes a command wait for its turn: among those of its person, of its
// server, and of all. Where too many wait already, it says so at once.
func (t *turn) queued(do func(context.Context) talk.Reply) func(context.Context) talk.Reply {
	full := t.bot.queue.full(t.arrived)
	return func(ctx context.Context) talk.Reply {
		if full {
			return t.busy()
		}
		for _, q := range []struct {
			of  *crowd
			key string
		}{{t.bot.people, t.i.user().ID}, {t.bot.places, t.i.Guild}} {
			leave, full := q.of.enter(ctx, q.key)
			switch {
			case full:
				return t.busy()
			case leave == nil:
				return t.sorry(say.New(sayBusy))
			}
			defer leave()
		}
		leave := t.bot.queue.enter(ctx)
		switch {
		case leave == nil && ctx.Err() == nil:
			return t.busy()
		case leave == nil:
			return t.sorry(say.New(sayBusy))
		}
		defer leave()
		return do(ctx)
	}
}

// busy says that there is too much to do.
func (t *turn) busy() talk.Reply {
	t.bot.seen.failed("busy")
	return t.sorry(say.New(sayQueue))
}

// reply waits for the reply and sends it; when it is late, the first answer
// says so and the reply follows.
func (t *turn) reply(ctx context.Context, replies <-chan talk.Reply) {
	for _, limit := range []time.Duration{soonLimit, askLimit} {
		select {
		case r := <-replies:
			t.show(ctx, r)
			return
		case <-t.slow:
			t.later(ctx, replies)
			return
		case <-time.After(time.Until(t.arrived.Add(limit))):
		}
		if t.bot.queue.waiting.Load() > 0 {
			break
		}
	}
	t.later(ctx, replies)
}

// show sends a reply as the first answer.
func (t *turn) show(ctx context.Context, r talk.Reply) {
	r, main := t.aside(r)
	c, long := t.callbackFor(r)
	t.bot.keep(ctx, long)
	t.unbind(r)
	t.expect(r, original)
	id, err := t.first(ctx, c)
	if now, gone := t.instead(c, err); gone {
		r.New, r.Again = true, true
		t.unbind(r)
		t.expect(r, original)
		id, err = t.first(ctx, now)
	}
	if err != nil {
		t.missed(r)
	}
	var api *apiError
	switch {
	case err == nil:
		t.bind(r, id)
		t.settle(r, id, main)
		t.posts(r.Posts)
	case errors.As(err, &api) && api.Status == http.StatusBadRequest:
		c, _ := t.callbackFor(t.unshown(r, main))
		_, _ = t.first(ctx, c) // an error is logged there, and nothing is left to try
	default:
		t.catchUp(r, main)
	}
}

// counted tells whether a reply shows what came of a press that counted.
func (t *turn) counted(r talk.Reply) bool {
	return t.press.Ruling != "" && r.Ruling == t.press.Ruling && r.Step > t.press.Step
}

// catchUp has the ruling's message show what came of a press whose answer Discord would
// not take any more, by the address that an earlier interaction left.
func (t *turn) catchUp(r talk.Reply, main *talk.Reply) {
	if main != nil {
		r = *main
	}
	if !t.counted(r) || r.Form != nil || r.Refused != "" || t.makes(r) {
		return
	}
	m, long := t.message(r)
	t.change(t.bot.hooks.to(r.Ruling, time.Now()), m, long)
}

// unshown answers in the place of a reply that Discord would not take: what a press
// has changed stays changed, and is said to.
func (t *turn) unshown(r talk.Reply, main *talk.Reply) talk.Reply {
	if main != nil {
		r = *main
	}
	if !t.counted(r) {
		return t.sorry(say.New(sayFault))
	}
	no := t.sorry(say.New(sayUnshown))
	no.Ruling, no.Step = r.Ruling, r.Step
	no.Buttons = [][]talk.Button{{{Label: t.lang().Say(labelShowHere), Action: talk.ActShow}}}
	return no
}

// alreadyAnswered is Discord's code for an answer that it has: our try was
// received, only its answer was lost.
const alreadyAnswered = 40060

// first sends the first answer.
func (t *turn) first(ctx context.Context, c callback) (string, error) {
	id, err := t.deliver(ctx, t.i, c)
	var api *apiError
	if errors.As(err, &api) && api.Code == alreadyAnswered {
		err = nil
	}
	if err != nil {
		t.bot.seen.failed("answer")
		t.bot.log.Error("an answer could not be sent", "err", err, "interaction", t.i.ID, "answer", c.Type)
		return "", err
	}
	t.sent = true
	t.bot.seen.answered(time.Since(t.arrived))
	return id, nil
}

// overREST delivers a first answer by request, as the gateway wants it.
func (b *Bot) overREST(ctx context.Context, i *interaction, c callback) (string, error) {
	var out struct {
		Interaction struct {
			Made string `json:"response_message_id"`
		} `json:"interaction"`
		Resource struct {
			Message message `json:"message"`
		} `json:"resource"`
	}
	err := b.api.callback(ctx, "/interactions/"+i.ID+"/"+i.Token+"/callback?with_response=true", c, &out)
	return cmp.Or(out.Resource.Message.ID, out.Interaction.Made), err
}
