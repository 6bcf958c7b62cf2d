package commands

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// remove deletes a ruling, if who asked it wants that.
func (d *Desk) remove(ctx context.Context, p talk.Press, rec Record) talk.Reply {
	if p.User.ID != rec.Owner {
		return talk.Told(d.Lang.Say(sayOnlyAskerDeletes))
	}
	if err := d.store.Remove(ctx, rec.ID); err != nil && !errors.Is(err, ErrNotFound) {
		return d.Fault()
	}
	return talk.Reply{Ruling: rec.ID, Verdict: d.Lang.Say(sayDeleted), Private: rec.Private, Gone: true}
}

// follow goes on from a ruling: first it asks for the words, then it rules on the question as
// they change it, as a ruling of its own.
func (d *Desk) follow(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	switch said := strings.TrimSpace(bare(p.Values["more"])); {
	case p.User.ID != rec.Owner:
		return talk.Told(d.Lang.Say(sayOnlyAskerFollows))
	case s.unread() || len(s.Ask.Events) == 0:
		return talk.NothingNow(d.Lang)
	case p.Action == talk.ActFollow:
		return talk.Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Form: &talk.Form{Title: d.Lang.Say(labelFollow), Action: talk.ActFollowed, Boxes: []talk.Box{
			{Name: "more", Label: d.Lang.Say(labelMoreBox), Placeholder: d.Lang.Say(labelMoreHint), Long: true, Required: true, MaxLength: maxOptionLength}}}}
	case said == "":
		return talk.Told(d.Lang.Say(sayEmptyForm))
	default:
		return d.followOn(ctx, p, rec, s, said)
	}
}

// followOn rules on a question as words change it.
func (d *Desk) followOn(ctx context.Context, p talk.Press, rec Record, s *sheet, said string) talk.Reply {
	before := s.before(rec)
	rd := &reader{user: p.User, seats: maps.Clone(s.Seats), players: slices.Clone(before.Players)}
	if rd.seats == nil {
		rd.seats = map[string]seat{}
	}
	now, changes, err := d.changed(before, strings.ReplaceAll(rd.mention(said), "@", ""))
	if err == nil {
		next := now
		next.NextOnly = true
		_, err = d.Rule(next)
	}
	if err != nil {
		r := d.refuse(Record{}, nil, inWordsOf(said, err))
		r.Ruling, r.Step, r.New = rec.ID, rec.Step, true
		r.Buttons = [][]talk.Button{{followButton(d.Lang)}}
		return r
	}
	then := &sheet{Ask: now, Seats: rd.seats, LeftOut: s.LeftOut, Second: s.Second, Asker: s.Asker, After: &followed{ID: rec.ID, Before: before, Changes: changes}}
	r := d.open(ctx, then, asker{user: p.User, speaker: p.User, at: p.Place, private: rec.Private, alone: s.Alone, ping: s.Ping})
	r.New = true
	return r
}

// followButton opens the field for what is said after a ruling.
func followButton(l say.Language) talk.Button {
	return talk.Button{Label: l.Say(labelFollow), Action: talk.ActFollow}
}
