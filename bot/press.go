package bot

import (
	"context"
	"errors"
	"strings"

	"apnap/commands"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// pressed carries out a press. Nothing that comes with it is trusted: the id is
// parsed, values are looked up, and the place is compared with the stored one.
func (t *turn) pressed(ctx context.Context) talk.Reply {
	id, err := parseCustomID(t.i.Data.CustomID)
	if err != nil || (id.Kind == kindForm) != (t.i.Type == typeForm) {
		return t.sorry(say.New(sayForeign))
	}
	t.press = talk.Press{
		Ruling: id.Ruling, Step: id.Step, Action: id.Action,
		User:  talk.User{ID: t.i.user().ID, Name: t.i.userName()},
		Place: t.i.place(), Interaction: t.i.ID, Locale: t.i.Locale, Alone: t.i.forcedPrivate(),
	}
	if refused := t.value(ctx, id); !refused.IsZero() {
		return t.sorry(refused)
	}
	if refused := t.elsewhere(ctx); refused != nil {
		return *refused
	}
	return t.bot.service.Press(ctx, t.press)
}

// value fills in what was pressed, picked or typed, or says why it cannot.
func (t *turn) value(ctx context.Context, id customID) say.Message {
	key, long := id.Value, id.Kind == kindLongButton
	switch id.Kind {
	case kindButton:
		t.press.Value = id.Value
	case kindMenu:
		if len(t.i.Data.Values) != 1 {
			return say.New(sayForeign)
		}
		t.press.Value = t.i.Data.Values[0]
		key, long = strings.CutPrefix(t.press.Value, keyMark)
	case kindUsers:
		return t.picked(id)
	case kindForm:
		t.press.Form = id.Value
		t.press.Values, t.press.Value = t.i.Data.boxes()
		for _, v := range t.press.Values {
			if size(v) > maxGiven {
				return say.New(sayTooLong)
			}
		}
	}
	if !long {
		return say.Message{}
	}
	v, err := t.bot.store.Value(ctx, key)
	if err != nil {
		return t.bot.lookupFailed(err)
	}
	t.press.Value = v
	return say.Message{}
}

// picked fills in the user who was picked, or says why that cannot be.
func (t *turn) picked(id customID) say.Message {
	if len(t.i.Data.Values) != 1 || !snowflake(t.i.Data.Values[0]) {
		return say.New(sayForeign)
	}
	who := t.i.Data.Values[0]
	if p := t.i.Data.Resolved.Users[who]; p != nil && p.Bot {
		return say.New(sayNoBot)
	}
	name, _ := t.i.knows(who) // without a name the id does
	t.press.Value, t.press.Picked = id.Value, talk.User{ID: who, Name: name}
	return say.Message{}
}

// elsewhere answers a press that does not count since it was not made where the
// ruling lives. Answers that only one person sees belong to the ruling too, so for
// them the channel decides. On an old copy the answer leads to where the ruling is
// shown, and offers to show it here.
func (t *turn) elsewhere(ctx context.Context) *talk.Reply {
	if t.press.Ruling == "" {
		return nil
	}
	rec, err := t.bot.store.Get(ctx, t.press.Ruling)
	switch {
	case errors.Is(err, commands.ErrNotFound):
		return nil // the commands say what became of it
	case err != nil:
		no := t.sorry(t.bot.lookupFailed(err))
		return &no
	case rec.Guild != t.i.Guild || rec.Channel != "" && rec.Channel != t.i.Channel:
		no := t.sorry(say.New(sayElse))
		return &no
	}
	if !unknown(rec.Message) {
		t.on = rec.Message
	}
	switch {
	case t.i.Message == nil || t.i.onPrivateMessage() || rec.Message == t.i.Message.ID:
		return nil
	case unknown(rec.Message) && shownBefore(rec.Message) != t.i.Message.ID:
		t.bot.bind(rec.ID, t.i.Channel, t.i.Message.ID)
		t.on = t.i.Message.ID
		return nil
	}
	no := t.sorry(say.New(sayElse))
	if !rec.Private {
		no.Ruling, no.Step, no.Where = rec.ID, rec.Step, true
		no.Buttons = [][]talk.Button{{{Label: t.lang().Say(labelShowHere), Action: talk.ActShow}}}
	}
	return &no
}

// lookupFailed is what to say when the store gave an error.
func (b *Bot) lookupFailed(err error) say.Message {
	if errors.Is(err, commands.ErrNotFound) {
		return say.New(sayForeign)
	}
	b.log.Error("the store could not be read", "err", err)
	return say.New(sayFault)
}
