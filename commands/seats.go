package commands

import (
	"context"
	"strconv"
	"time"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// maxSeatMenus is how many seats can be given from one message.
const maxSeatMenus = 4

// seats tells who sits where, and lets those who may give seats away.
func (d *Desk) seats(p talk.Press, rec Record, s *sheet) talk.Reply {
	c, err := d.Rule(s.ask())
	if err != nil {
		return talk.Privately(d.refuse(rec, s, err))
	}
	r := talk.Reply{Ruling: rec.ID, Step: rec.Step, Title: d.Lang.Say(labelSeats), Verdict: d.Lang.Say(saySeats)}
	for i := range c.Scenario.Board.Players {
		name := c.Scenario.Board.Players[i].Name
		held, player, first := s.Seats[name], c.Scenario.Board.Players[i].Called().In(d.Lang), name
		if player != name {
			first = say.Capital(player) // a name keeps its letters
		}
		if held.User == "" {
			r.Lines = append(r.Lines, talk.Line{Text: d.Lang.Say(saySeatFree, first)})
		} else {
			r.Lines = append(r.Lines, talk.Line{Text: d.Lang.Say(saySeatHeld, first, "<@"+held.User+">")})
			r.Mentioned = append(r.Mentioned, held.User)
		}
		if mayGive(held, rec, p.User) && len(r.Menus) < maxSeatMenus {
			r.Menus = append(r.Menus, talk.Menu{Placeholder: answer.Cut(d.Lang.Say(sayGiveSeat, player), talk.MaxButtonLabel), Action: talk.ActGive, Users: true, Value: strconv.Itoa(i)})
		}
	}
	if len(r.Menus) == 0 {
		r.Notes = []string{d.Lang.Say(sayNoSeatYours)}
	}
	return talk.Privately(r)
}

// mayGive reports whether a user may say who sits on a seat: who sits there may
// hand it over; who asked may give one that is free, that somebody took by saying to
// be that player, or that was given.
func mayGive(held seat, rec Record, u talk.User) bool {
	return held.User == u.ID || rec.Owner == u.ID && held.loose()
}

// give gives a seat to whom the presser picked.
func (d *Desk) give(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	c, err := d.Rule(s.ask())
	if err != nil {
		return talk.Privately(d.refuse(rec, s, err))
	}
	at, err := strconv.Atoi(p.Value)
	if err != nil || at < 0 || at >= len(c.Scenario.Board.Players) || p.Picked.ID == "" {
		return talk.NothingNow(d.Lang)
	}
	player := c.Scenario.Board.Players[at].Name
	if !mayGive(s.Seats[player], rec, p.User) {
		return talk.Told(d.Lang.Say(sayNotYourSeat, player))
	}
	for other, held := range s.Seats {
		if held.User == p.Picked.ID && other != player && !held.Claimed {
			return talk.Told(d.Lang.Say(saySitsElsewhere, other))
		}
	}
	if s.Seats == nil {
		s.Seats = map[string]seat{}
	}
	s.Seats[player] = seat{User: p.Picked.ID, Given: true}
	return d.change(ctx, p, rec, s)
}

// moved answers a press on a message that shows an earlier step: nothing was
// changed, and here is how to get at where the ruling stands.
func (d *Desk) moved(rec Record) talk.Reply {
	r := talk.Told(d.Lang.Say(sayMovedOn))
	r.Where = true
	r.Ruling, r.Step = rec.ID, rec.Step
	r.Buttons = [][]talk.Button{{{Label: d.Lang.Say(labelShow), Action: talk.ActShow}}}
	return r
}

// answerTime is how long an answer to a press may take to change a message.
const answerTime = 3 * time.Second

// earlier answers a press on a message that shows another step than the ruling's.
// Where somebody who takes part presses on one that should have been changed by
// now, the answer that would have done it was lost, and this one does it.
func (d *Desk) earlier(p talk.Press, rec Record, s *sheet) talk.Reply {
	onMessage := p.Action != talk.ActGive && p.Action != talk.ActForm
	if p.Step < rec.Step && onMessage && takesPart(p.User.ID, rec, s) && d.now().Sub(rec.Updated) >= answerTime {
		return d.show(rec, s)
	}
	return d.moved(rec)
}

// takesPart tells whether somebody asked the question or sits in it.
func takesPart(user string, rec Record, s *sheet) bool {
	part := rec.Owner == user
	for player, held := range s.Seats {
		part = part || held.User == user || oracle.SameName(player, user)
	}
	return part
}

// again shows a ruling in a new message: where it lives from then on, for somebody who
// takes part in it; to others alone, and it stays where it is.
func (d *Desk) again(p talk.Press, rec Record, s *sheet) talk.Reply {
	r := d.shownTo(p.User.ID, rec, s)
	r.New = true
	return r
}

// shownTo is a ruling for somebody who wants to see it again.
func (d *Desk) shownTo(user string, rec Record, s *sheet) talk.Reply {
	r := d.show(rec, s)
	if takesPart(user, rec, s) {
		r.Again = r.Refused == ""
		return r
	}
	r.Private, r.Where = true, true
	return r
}
