package commands

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// Press implements Service.
func (d *Desk) Press(ctx context.Context, p talk.Press) talk.Reply {
	d = d.Speaking(say.For(p.Locale))
	return d.Footed(d.press(ctx, p), "")
}

// press answers a press by what was pressed.
func (d *Desk) press(ctx context.Context, p talk.Press) talk.Reply {
	switch p.Action {
	case talk.ActShowRule:
		number, edition, _ := strings.Cut(p.Value, "@")
		return talk.Privately(d.RuleShown(ctx, number, edition))
	case talk.ActPage:
		if p.Ruling == "" {
			return d.Page(ctx, p.Value)
		}
	case talk.ActLook:
		return talk.Privately(d.Page(ctx, p.Value))
	case talk.ActRunHelp:
		return d.runExample(ctx, p)
	case talk.ActForget:
		return d.forget(ctx, p.User)
	}
	if p.Ruling == "" {
		return d.pressForm(ctx, p)
	}
	rec, s, gone := d.load(ctx, p.Ruling)
	if gone != nil {
		return *gone
	}
	switch { // a private ruling is shown to who asked, so nobody else has its buttons
	case rec.Guild != p.Place.Guild, rec.Channel != "" && rec.Channel != p.Place.Channel, rec.Private && rec.Owner != p.User.ID:
		return talk.Told(d.Lang.Say(sayElsewhere))
	}
	return d.Footed(d.pressOn(ctx, p, rec, s), s.Ask.Edition)
}

// load fetches a ruling, or says why there is none.
func (d *Desk) load(ctx context.Context, id string) (Record, *sheet, *talk.Reply) {
	rec, err := d.store.Get(ctx, id)
	if errors.Is(err, ErrNotFound) || err == nil && d.expired(rec) {
		gone := talk.Told(d.goneSays())
		return rec, nil, &gone
	}
	var s sheet
	if err != nil || json.Unmarshal(rec.Body, &s) != nil {
		broken := d.Fault()
		return rec, nil, &broken
	}
	return rec, &s, nil
}

// expired reports whether a ruling has been left alone for too long; that it is
// still there is chance.
func (d *Desk) expired(rec Record) bool {
	return d.keepFor > 0 && d.now().Sub(rec.Updated) > d.keepFor
}

// goneSays tells that a ruling is no longer kept.
func (d *Desk) goneSays() string {
	if d.keepFor <= 0 {
		return d.Lang.Say(sayGone)
	}
	return d.Lang.Say(sayExpired, spanSays(d.keepFor))
}

// spanSays is a time in the largest unit of which there are two, or exactly one.
func spanSays(t time.Duration) say.Message {
	const day = 24 * time.Hour
	switch {
	case t >= 2*day:
		return say.New("%d days", int(t/day))
	case t == day:
		return say.New("one day")
	case t >= 2*time.Hour:
		return say.New("%d hours", int(t/time.Hour))
	case t == time.Hour:
		return say.New("one hour")
	case t >= 2*time.Minute:
		return say.New("%d minutes", int(t/time.Minute))
	case t == time.Minute:
		return say.New("one minute")
	case t == time.Second:
		return say.New("one second")
	}
	return say.New("%d seconds", int(t/time.Second))
}

// pressForm answers a press on a reply that holds no ruling.
func (d *Desk) pressForm(ctx context.Context, p talk.Press) talk.Reply {
	switch p.Action {
	case talk.ActForm:
		w := formWords(p.Values)
		if w.empty() {
			return talk.Told(d.Lang.Say(sayEmptyForm))
		}
		set, err := d.settingsOf(ctx, p.Place.Guild)
		if err != nil {
			return d.Fault()
		}
		if set.Language != "" {
			d = d.Speaking(say.For(set.Language))
		}
		from := originOf(p.Form)
		a := asker{user: p.User, speaker: p.User, at: p.Place, private: from.Private || p.Alone, alone: p.Alone, ping: set.Ping}
		if from.Author.ID != "" {
			a.speaker = from.Author
		}
		return d.ask(ctx, w, a)
	case talk.ActEdit:
		return talk.Reply{Form: d.questionForm(words{}, origin{}), Private: true}
	}
	return talk.NothingNow(d.Lang)
}

// pressOn answers a press on a ruling.
func (d *Desk) pressOn(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	switch p.Action {
	case talk.ActWhy, talk.ActOrders, talk.ActEdition, talk.ActReasons:
		return d.look(p, s, rec)
	case talk.ActPage:
		return d.rulingPage(p, rec, s)
	case talk.ActEdit:
		return d.edit(p, rec, s)
	case talk.ActWrong:
		return d.wrongForm(ctx, rec)
	case talk.ActReport:
		return d.report(ctx, p, rec, s)
	case talk.ActSeats:
		return d.seats(p, rec, s)
	case talk.ActShow:
		return d.again(p, rec, s)
	case talk.ActDelete:
		return d.remove(ctx, p, rec)
	case talk.ActLink:
		return d.link(ctx, p, rec, s)
	case talk.ActFollow, talk.ActFollowed:
		return d.follow(ctx, p, rec, s)
	}
	if p.Step != rec.Step {
		return d.earlier(p, rec, s)
	}
	switch p.Action {
	case talk.ActChoose:
		return d.pressChoice(ctx, p, rec, s)
	case talk.ActSeat:
		return d.takeSeat(ctx, p, rec, s)
	case talk.ActGive:
		return d.give(ctx, p, rec, s)
	case talk.ActBack, talk.ActRestart:
		return d.takeBack(ctx, p, rec, s)
	case talk.ActShare:
		return d.share(ctx, p, rec, s)
	case talk.ActForm:
		return d.edited(ctx, p, rec, s)
	case talk.ActMean:
		return d.meant(ctx, p, rec, s)
	}
	return talk.NothingNow(d.Lang)
}

// change keeps the sheet as the ruling's next step and shows it.
func (d *Desk) change(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	if err := rec.holds(s); err != nil {
		return d.Fault()
	}
	from := rec.Step
	rec.Updated = d.now()
	rec.Step++
	switch err := d.store.Swap(ctx, rec, from, p.Interaction); {
	case errors.Is(err, ErrStale), errors.Is(err, ErrRepeated):
		return d.moved(rec)
	case errors.Is(err, ErrNotFound):
		return talk.Told(d.goneSays())
	case err != nil:
		return d.Fault()
	}
	return d.show(rec, s)
}

// takeSeat seats the presser as a player whom nobody is yet.
func (d *Desk) takeSeat(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	if held := s.Seats[p.Value]; held.User == p.User.ID {
		return talk.Told(d.Lang.Say(sayYouAlready, p.Value))
	} else if held.User != "" {
		return talk.Told(d.Lang.Say(saySomebodyElse, p.Value))
	}
	for player, held := range s.Seats {
		if held.User == p.User.ID && !held.Claimed {
			return talk.Told(d.Lang.Say(sayYouAre, player))
		}
	}
	c, err := d.Rule(s.ask())
	if err != nil || !c.HasPlayer(p.Value) {
		return talk.Told(d.Lang.Say(sayNoPlayer, p.Value))
	}
	if s.Seats == nil {
		s.Seats = map[string]seat{}
	}
	s.Seats[p.Value] = seat{User: p.User.ID, Claimed: true}
	return d.change(ctx, p, rec, s)
}

// takeBack takes the last choice back, or all of them: who made the last one
// may, and who asked.
func (d *Desk) takeBack(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	if len(s.Made) == 0 {
		return talk.Told(d.Lang.Say(sayNoChoiceYet))
	}
	last := len(s.Made) - 1
	if p.User.ID != rec.Owner && p.User.ID != s.Made[last].User {
		return talk.Told(d.Lang.Say(sayNotYourChoice))
	}
	if p.Action == talk.ActRestart {
		last = 0
	}
	s.Made = s.Made[:last]
	return d.change(ctx, p, rec, s)
}

// share makes a private ruling public, in a message of its own.
func (d *Desk) share(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	switch {
	case p.User.ID != rec.Owner:
		return talk.Told(d.Lang.Say(sayOnlyAskerShares))
	case s.Alone || p.Alone:
		return talk.Told(d.Lang.Say(sayCannotShare))
	}
	rec.Private = false
	r := d.change(ctx, p, rec, s)
	r.New, r.Again = true, r.Ruling != ""
	return r
}

// edit opens the form with the question in it.
func (d *Desk) edit(p talk.Press, rec Record, s *sheet) talk.Reply {
	if p.User.ID != rec.Owner {
		return talk.Told(d.Lang.Say(sayOnlyAskerEdits))
	}
	w := words{question: s.Question, edition: s.Ask.Edition}
	if s.Question == "" {
		w.effects, w.facts, w.events = s.Ask.Effects, s.Ask.Facts, s.Ask.Events
	}
	return talk.Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Form: d.questionForm(w, origin{})}
}

// edited takes the question from a form that was sent; seats stay.
func (d *Desk) edited(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	if p.User.ID != rec.Owner {
		return talk.Told(d.Lang.Say(sayOnlyAskerEdits))
	}
	w := formWords(p.Values)
	if w.empty() {
		return talk.Told(d.Lang.Say(sayEmptyForm))
	}
	if w.both() {
		return talk.Told(d.Lang.Say(sayBoth))
	}
	return d.reworded(ctx, p, rec, s, w)
}

// reworded takes the question from other words; seats stay.
func (d *Desk) reworded(ctx context.Context, p talk.Press, rec Record, s *sheet, w words) talk.Reply {
	if w.question != "" {
		return d.editedParagraph(ctx, p, rec, s, w)
	}
	rd := &reader{user: p.User, seats: s.Seats, players: s.Ask.Players}
	if rd.seats == nil {
		rd.seats = map[string]seat{}
	}
	s.Ask = rd.ask(w)
	s.Seats, s.Made, s.Question, s.Asker = rd.seats, nil, "", rd.assumed
	return d.change(ctx, p, rec, s)
}

// editedParagraph takes the question from a paragraph; one that is not
// understood changes nothing but the words kept for the next try.
func (d *Desk) editedParagraph(ctx context.Context, p talk.Press, rec Record, s *sheet, w words) talk.Reply {
	now, err := d.sheetOf(w, asker{user: p.User, speaker: p.User}, s.Seats)
	if err != nil {
		*s = sheet{Question: w.question, Seats: s.Seats, Language: s.Language, Alone: s.Alone, Ping: s.Ping, Ask: ruling.Ask{Edition: w.edition}}
		if r := d.change(ctx, p, rec, s); r.Ruling == "" {
			return r
		}
		rec.Step++
		return d.reread(ctx, rec, s, w, asker{user: p.User, speaker: p.User, at: p.Place}, err)
	}
	now.Language, now.Alone, now.Ping = s.Language, s.Alone, s.Ping
	return d.change(ctx, p, rec, now)
}

// rulingPage turns a page of a reply about a ruling.
func (d *Desk) rulingPage(p talk.Press, rec Record, s *sheet) talk.Reply {
	switch kind, n, _, ok := talk.Turned(p.Value); {
	case ok && kind == "orders":
		return d.orders(rec, s, n)
	case ok && kind == "ruling":
		return d.showPage(rec, s, n)
	}
	return talk.NothingNow(d.Lang)
}
