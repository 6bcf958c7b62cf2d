package ruling

import (
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine/say"
)

// AllOrders lists every distinct end with the choices that lead to it.
func (c *Case) AllOrders() talk.Reply {
	return c.Addressed(talk.Reply{Title: c.Lang.Say(labelOrders), Footer: c.Footer(), Lines: c.EndLines(MaxPagedEnds), Verdict: c.ordersSay(), Notes: c.assuredSay()})
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
		out = append(out, assuredSays(a.Player, ends).In(c.Lang))
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

// manyEnds is from how many ends on a list of them begins with how many there are and
// between what they lie.
const manyEnds = 6

// ManyEndsSay is what a long list of ends begins with, empty for a short one.
func (c *Case) ManyEndsSay() string {
	if len(c.Ruling.Outcomes) < manyEnds {
		return ""
	}
	return c.ordersSay()
}

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
		return c.Lang.Say("At least %s, %s.", orders, ends)
	}
	return c.Lang.Say("%s, %s.", orders, ends)
}

// spanSays is what the ends lie between, where one amount tells them apart: "35 to 167
// damage".
func (c *Case) spanSays() say.Message {
	every := make([]int, len(c.Told))
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
	return wording.Unit(&c.telling(every)[at], amounts(c.Told, every, at))
}

// Against marks what differs from the ruling under the rules that were asked
// under.
func (c *Case) Against(r *talk.Reply, before *Case) {
	gives := func(says string) bool {
		return slices.ContainsFunc(before.Ruling.Outcomes, func(o answer.Outcome) bool { return o.Says == says })
	}
	differs := len(before.Ruling.Outcomes) != len(c.Ruling.Outcomes) || before.Chooser() != c.Chooser()
	for i, o := range c.Ruling.Outcomes {
		if gives(o.Says) {
			continue
		}
		differs = true
		if c.Ruling.Choice != nil && i < len(r.Lines) {
			r.Lines[i] = talk.Line{Words: []talk.Words{{Text: r.Lines[i].Text, Mark: talk.WordsCome}}}
		}
	}
	note := c.Lang.Say(saySameAs, lookup.EditionSays(before.Edition))
	if differs {
		note = c.Lang.Say(sayNotAs, lookup.EditionSays(before.Edition))
	}
	r.Notes = append([]string{note}, r.Notes...)
}

// maxAssured is how many ends a player can be sure of are spelled out.
const maxAssured = 3
