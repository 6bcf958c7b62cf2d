package commands

import (
	"apnap/commands/lookup"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/cr"
)

// look answers a press that changes nothing, privately.
func (d *Desk) look(p talk.Press, s *sheet, rec Record) talk.Reply {
	ask := s.ask()
	if p.Action == talk.ActEdition {
		return talk.Privately(d.underEdition(ask, p.Value))
	}
	c, err := d.Rule(ask)
	if err != nil {
		return talk.Privately(d.refuse(rec, s, err))
	}
	switch p.Action {
	case talk.ActWhy:
		return talk.Privately(c.Why())
	case talk.ActReasons:
		return talk.Privately(d.reasonsOf(p, s, c))
	}
	return talk.Privately(d.orders(rec, s, 0))
}

// orders shows every distinct end of a question, from its first choice on, with a
// picture of the way there.
func (d *Desk) orders(rec Record, s *sheet, n int) talk.Reply {
	ask := s.ask()
	ask.Choose = nil
	c, err := d.Rule(ask)
	if err != nil {
		return d.refuse(rec, s, err)
	}
	r := c.AllOrders()
	r.Ruling, r.Step, r.Tree = rec.ID, rec.Step, d.TreeOf(ask, c)
	if len(c.Ruling.Outcomes) > 1 {
		r.Menus = append(r.Menus, c.ReasonsMenu())
	}
	r = talk.Paged(d.Lang, r, n, "orders", "")
	r.Private = true
	return r
}

// underEdition rules on the same question under other rules, and says what that
// changes: ends that the rules asked under do not give stand out.
func (d *Desk) underEdition(ask ruling.Ask, edition string) talk.Reply {
	then := ask
	then.Edition = edition
	c, err := d.Rule(then)
	dropped := err != nil && len(ask.Choose) > 0
	if dropped {
		ask.Choose, then.Choose = nil, nil
		c, err = d.Rule(then)
	}
	if err != nil {
		return d.refuse(Record{}, &sheet{Ask: then}, err)
	}
	r := c.Addressed(talk.Reply{Title: d.Lang.Say(titleUnder, lookup.DayOf(c.Edition.ID)), Footer: c.Footer()})
	if c.Edition == cr.Current() {
		r.Title = titleToday
	}
	if dropped {
		r.Notes = append(r.Notes, c.Lang.Say(sayChoicesDropped))
	}
	before, failed := d.Rule(ask)
	if t := c.Ruling.Today; t != nil && (failed != nil || before.Edition != cr.Current()) {
		r.Notes = append(r.Notes, t.Says)
	}
	if c.Ruling.Choice != nil {
		r.Verdict, r.Body, r.Lines = c.ChoiceSays(), c.ManyEndsSay(), c.EndLines(ruling.MaxEndLines)
	} else {
		end := endReply(Record{}, &sheet{}, c)
		r.Verdict, r.Lines = end.Verdict, end.Lines
	}
	if failed == nil && before.Edition != c.Edition {
		c.Against(&r, before)
	}
	return r
}
