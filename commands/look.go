package commands

import (
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
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
		return talk.Privately(c.why())
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
	r := c.allOrders()
	r.Ruling, r.Step, r.Tree = rec.ID, rec.Step, d.treeOf(ask, c)
	if len(c.Ruling.Outcomes) > 1 {
		r.Menus = append(r.Menus, c.reasonsMenu())
	}
	r = talk.Paged(d.Lang, r, n, "orders", "")
	r.Private = true
	return r
}

// why tells the rules that ask the open choice, and what each option's effect
// does.
func (c *Case) why() talk.Reply {
	r := c.addressed(talk.Reply{Title: c.lang.Say(labelWhy), Footer: c.footer()})
	if c.open == nil {
		r.Verdict = c.lang.Say(sayNothingLeft)
		return r
	}
	r.Verdict = c.choiceSays()
	for _, rule := range c.open.Rules {
		if n := wording.NumbersOf([]cr.Rule{rule}, c.edition, cr.AnySide); len(n) > 0 {
			r.Lines = append(r.Lines, talk.Line{Text: lookup.GlossIn(c.lang, rule), Rules: n[:1]})
		}
	}
	for _, u := range c.Ruling.Understood {
		text := c.lang.Say(sayEffect, wording.CalledIn(c.scenario, u.Effect), u.Says)
		if !c.isOption(u.Effect) {
			text = c.lang.Say(sayEffectApart, wording.CalledIn(c.scenario, u.Effect), u.Says)
		}
		r.Lines = append(r.Lines, talk.Line{Text: say.Capital(text)})
	}
	r.Menus = ruleMenu(c.lang, c.Ruling.Choice.Rules, c.edition)
	return r
}

// isOption reports whether an effect is one of those to choose from; of a choice
// that is not about effects, every effect is taken for one.
func (c *Case) isOption(label string) bool {
	return c.open.Kind != engine.ChooseOrder || slices.ContainsFunc(c.open.Options, func(o engine.Option) bool { return o.Label == label })
}

// allOrders lists every distinct end with the choices that lead to it.
func (c *Case) allOrders() talk.Reply {
	return c.addressed(talk.Reply{Title: c.lang.Say(labelOrders), Footer: c.footer(), Lines: c.endLines(maxPagedEnds), Verdict: c.ordersSay(), Notes: c.assuredSay()})
}

// assuredSay tells, where several players choose, which ends each of them can
// bring about alone.
func (c *Case) assuredSay() []string {
	var out []string
	for _, a := range c.Ruling.Assured {
		ends := make([]string, len(a.Outcomes))
		for i, pos := range a.Outcomes {
			ends[i] = strings.TrimSuffix(c.Ruling.Outcomes[pos].Says, ".")
		}
		out = append(out, assuredSays(a.Player, ends).In(c.lang))
	}
	return out
}

// assuredSays tells which ends a player can be sure of.
func assuredSays(player string, ends []string) say.Message {
	list := say.Joined(say.Texts(ends), say.New("; or: "))
	switch you := wording.IsYou(player); {
	case len(ends) == 0 && you:
		return say.New("You can be sure of no end alone.")
	case len(ends) == 0:
		return say.New("%s can be sure of no end alone.", wording.AtStart(player))
	case len(ends) <= maxAssured && you:
		return say.New("You can be sure of: %s.", list)
	case len(ends) <= maxAssured:
		return say.New("%s can be sure of: %s.", wording.AtStart(player), list)
	case you:
		return say.New("You can be sure of any one of %d ends.", len(ends))
	}
	return say.New("%s can be sure of any one of %d ends.", wording.AtStart(player), len(ends))
}

// maxAssured is how many ends a player can be sure of are spelled out.
const maxAssured = 3

// ordersSay counts the orders and the ends.
func (c *Case) ordersSay() string {
	orders := say.New("%s orders", c.Ruling.Orders.String())
	if c.Ruling.Orders.BitLen() < 2 {
		orders = say.New("%s order", c.Ruling.Orders.String())
	}
	ends := say.New("%d ends", len(c.Ruling.Outcomes))
	if span := c.spanSays(); !span.IsZero() {
		ends = say.New("%s: %s", ends, span)
	}
	if !c.Ruling.Complete {
		return c.lang.Say("At least %s, %s.", orders, ends)
	}
	return c.lang.Say("%s, %s.", orders, ends)
}

// spanSays is what the ends lie between, where one amount tells them apart: "35 to 167
// damage".
func (c *Case) spanSays() say.Message {
	every := make([]int, len(c.told))
	for i := range every {
		every[i] = i
	}
	if len(every) < 2 {
		return say.Message{}
	}
	at, ok := c.oneAmountDiffers(every)
	if !ok {
		return say.Message{}
	}
	return wording.Unit(&c.telling(every)[at], amounts(c.told, every, at))
}

// underEdition rules on the same question under other rules, and says what that
// changes: ends that the rules asked under do not give stand out.
func (d *Desk) underEdition(ask Ask, edition string) talk.Reply {
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
	r := c.addressed(talk.Reply{Title: d.Lang.Say(titleUnder, lookup.DayOf(c.edition.ID)), Footer: c.footer()})
	if c.edition == cr.Current() {
		r.Title = titleToday
	}
	if dropped {
		r.Notes = append(r.Notes, c.lang.Say(sayChoicesDropped))
	}
	before, failed := d.Rule(ask)
	if t := c.Ruling.Today; t != nil && (failed != nil || before.edition != cr.Current()) {
		r.Notes = append(r.Notes, t.Says)
	}
	if c.Ruling.Choice != nil {
		r.Verdict, r.Lines = c.choiceSays(), c.endLines(maxEndLines)
	} else {
		end := endReply(Record{}, &sheet{}, c)
		r.Verdict, r.Lines = end.Verdict, end.Lines
	}
	if failed == nil && before.edition != c.edition {
		c.against(&r, before)
	}
	return r
}

// against marks what differs from the ruling under the rules that were asked
// under.
func (c *Case) against(r *talk.Reply, before *Case) {
	gives := func(says string) bool {
		return slices.ContainsFunc(before.Ruling.Outcomes, func(o answer.Outcome) bool { return o.Says == says })
	}
	differs := len(before.Ruling.Outcomes) != len(c.Ruling.Outcomes) || before.chooser() != c.chooser()
	for i, o := range c.Ruling.Outcomes {
		if gives(o.Says) {
			continue
		}
		differs = true
		if c.Ruling.Choice != nil && i < len(r.Lines) {
			r.Lines[i] = talk.Line{Words: []talk.Words{{Text: r.Lines[i].Text, Mark: talk.WordsCome}}}
		}
	}
	note := c.lang.Say(saySameAs, lookup.EditionSays(before.edition))
	if differs {
		note = c.lang.Say(sayNotAs, lookup.EditionSays(before.edition))
	}
	r.Notes = append([]string{note}, r.Notes...)
}
