package commands

import (
	"context"
	"strconv"
	"time"

	"apnap/commands/answer"
	"apnap/engine/oracle"
)

// maxSeatMenus is how many seats can be given from one message.
const maxSeatMenus = 4

// seats tells who sits where, and lets those who may give seats away.
func (d *Desk) seats(p Press, rec Record, s *sheet) Reply {
	c, err := d.Rule(s.ask())
	if err != nil {
		return privately(d.refuse(rec, s, err))
	}
	r := Reply{Ruling: rec.ID, Step: rec.Step, Title: d.lang.Say(labelSeats), Verdict: d.lang.Say(saySeats)}
	for i := range c.scenario.Board.Players {
		player := c.scenario.Board.Players[i].Name
		held := s.Seats[player]
		if held.User == "" {
			r.Lines = append(r.Lines, Line{Text: d.lang.Say(saySeatFree, player)})
		} else {
			r.Lines = append(r.Lines, Line{Text: d.lang.Say(saySeatHeld, player, "<@"+held.User+">")})
			r.Mentioned = append(r.Mentioned, held.User)
		}
		if mayGive(held, rec, p.User) && len(r.Menus) < maxSeatMenus {
			r.Menus = append(r.Menus, Menu{Placeholder: answer.Cut(d.lang.Say(sayGiveSeat, player), maxButtonLabel), Action: ActGive, Users: true, Value: strconv.Itoa(i)})
		}
	}
	if len(r.Menus) == 0 {
		r.Notes = []string{d.lang.Say(sayNoSeatYours)}
	}
	return privately(r)
}

// mayGive reports whether a user may say who sits on a seat: who sits there may
// hand it over; who asked may give one that is free, that somebody took by saying to
// be that player, or that was given.
func mayGive(held seat, rec Record, u User) bool {
	return held.User == u.ID || rec.Owner == u.ID && held.loose()
}

// give gives a seat to whom the presser picked.
func (d *Desk) give(ctx context.Context, p Press, rec Record, s *sheet) Reply {
	c, err := d.Rule(s.ask())
	if err != nil {
		return privately(d.refuse(rec, s, err))
	}
	at, err := strconv.Atoi(p.Value)
	if err != nil || at < 0 || at >= len(c.scenario.Board.Players) || p.Picked.ID == "" {
		return nothingNow(d.lang)
	}
	player := c.scenario.Board.Players[at].Name
	if !mayGive(s.Seats[player], rec, p.User) {
		return told(d.lang.Say(sayNotYourSeat, player))
	}
	for other, held := range s.Seats {
		if held.User == p.Picked.ID && other != player && !held.Claimed {
			return told(d.lang.Say(saySitsElsewhere, other))
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
func (d *Desk) moved(rec Record) Reply {
	r := told(d.lang.Say(sayMovedOn))
	r.Where = true
	r.Ruling, r.Step = rec.ID, rec.Step
	r.Buttons = [][]Button{{{Label: d.lang.Say(labelShow), Action: ActShow}}}
	return r
}

// answerTime is how long an answer to a press may take to change a message.
const answerTime = 3 * time.Second

// earlier answers a press on a message that shows another step than the ruling's.
// Where somebody who takes part presses on one that should have been changed by
// now, the answer that would have done it was lost, and this one does it.
func (d *Desk) earlier(p Press, rec Record, s *sheet) Reply {
	onMessage := p.Action != ActGive && p.Action != ActForm
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
func (d *Desk) again(p Press, rec Record, s *sheet) Reply {
	r := d.shownTo(p.User.ID, rec, s)
	r.New = true
	return r
}

// shownTo is a ruling for somebody who wants to see it again.
func (d *Desk) shownTo(user string, rec Record, s *sheet) Reply {
	r := d.show(rec, s)
	if takesPart(user, rec, s) {
		r.Again = r.Refused == ""
		return r
	}
	r.Private, r.Where = true, true
	return r
}
