package ruling

import (
	"slices"
	"strings"

	"apnap/commands/cardindex"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// Footer names the edition.
func (c *Case) Footer() string { return lookup.EditionSays(c.Edition).In(c.Lang) }

// ruleMenu offers the text of the rules cited; none if nothing is cited.
func ruleMenu(l say.Language, rules []string, e cr.Edition) []talk.Menu {
	if len(rules) == 0 {
		return nil
	}
	m := talk.Menu{Placeholder: l.Say(labelRules), Action: talk.ActShowRule}
	for _, n := range rules[:min(len(rules), talk.MaxMenuEntries)] {
		m.Entries = append(m.Entries, talk.MenuEntry{Label: n, Value: n + "@" + e.ID, Description: lookup.AboutNumber(l, n, e)})
	}
	return []talk.Menu{m}
}

// editionMenu offers the same question under other rules.
func editionMenu(l say.Language) talk.Menu {
	m := talk.Menu{Placeholder: l.Say(labelUnder), Action: talk.ActEdition}
	for _, year := range []string{"current", "2025", "2023", "2020", "2019", "2017", "2015", "2013", "2011", "2010", "2009", "2008",
		"2006", "2004", "2003", "2001", "2000", "1999"} {
		e, err := cr.Find(year)
		if err != nil {
			continue
		}
		m.Entries = append(m.Entries, talk.MenuEntry{Label: year, Value: e.ID, Description: lookup.EditionSays(e).In(l)})
	}
	m.Entries[0].Label = l.Say("today")
	m.Entries = slices.CompactFunc(m.Entries, func(a, b talk.MenuEntry) bool { return a.Value == b.Value })
	return m
}

// OneEndSays tells that no order matters, where there are several.
func (c *Case) OneEndSays() []string {
	if !c.SeveralOrders() {
		return nil
	}
	return []string{c.Lang.Say(sayOneEnd, c.Ruling.Orders.String())}
}

// SeveralOrders reports whether there is more than one order left.
func (c *Case) SeveralOrders() bool { return c.Ruling.Orders != nil && c.Ruling.Orders.BitLen() > 1 }

// EndLines lists the distinct ends with the choices that lead to each, at most so
// many.
func (c *Case) EndLines(most int) []talk.Line {
	var lines []talk.Line
	for i, o := range c.Ruling.Outcomes {
		if i == most {
			return append(lines, talk.Line{Text: c.Lang.Say(sayMoreEnds, len(c.Ruling.Outcomes)-i)})
		}
		text := o.Says
		if len(o.Made) > 0 {
			text += " (" + o.MadeSays(c.Lang) + ")"
		}
		lines = append(lines, talk.Line{Text: text})
	}
	return lines
}

// How many ends a reply lists.
const (
	MaxEndLines  = 20 // where there are no pages
	MaxPagedEnds = 2000
)

// Base is what every reply of a ruling has.
func (c *Case) Base() talk.Reply {
	r := c.Addressed(talk.Reply{Footer: c.Footer()})
	if len(c.Ruling.Assumptions) > 0 {
		r.Notes = append(r.Notes, c.Lang.Say(sayAssumed, c.assumed()))
	}
	if len(c.Ruling.Idle) > 0 {
		r.Notes = append(r.Notes, c.Lang.Say(sayIdle, InARow(c.Ruling.Idle)))
	}
	if !c.Ruling.Complete {
		r.Notes = append(r.Notes, c.Lang.Say(sayIncomplete))
	}
	if t := c.Ruling.Today; t != nil && t.Differs {
		r.Notes = append(r.Notes, t.Says)
	}
	r.Menus = append(ruleMenu(c.Lang, c.Ruling.Rules, c.Edition), editionMenu(c.Lang))
	return r
}

// assumed are the assumptions as sentences.
func (c *Case) assumed() string {
	var said []string
	for _, m := range c.Ruling.Assumptions {
		said = append(said, say.Capital(m.In(c.Lang)))
	}
	return strings.Join(said, ". ")
}

// Numbered is a reply whose footer tells the id of its ruling.
func (c *Case) Numbered(r talk.Reply, id string) talk.Reply {
	r.Footer += " · " + c.Lang.Say(sayRulingID, id)
	return r
}

// labelOrders and labelWhy are the titles of what shows every end, and of what tells why an
// option is one, and the labels of the buttons that lead there.
const (
	labelOrders  = "All orders"
	labelWhy     = "Why these?"
	labelReasons = "Why each end"
)

// OrdersButton leads to every end.
func OrdersButton(l say.Language) talk.Button {
	return talk.Button{Label: l.Say(labelOrders), Action: talk.ActOrders}
}

// WhyButton leads to why the options are these.
func WhyButton(l say.Language) talk.Button {
	return talk.Button{Label: l.Say(labelWhy), Action: talk.ActWhy}
}

// Addressed lets the numbers and the cards in a reply lead to their pages.
func (c *Case) Addressed(r talk.Reply) talk.Reply {
	r.RulePage, r.CardPage, r.Cards = c.rulePage, c.cardPage, c.cardNames()
	return r
}

// cardNames are the cards of a question, the longest name first, so that none is found
// inside of another.
func (c *Case) cardNames() []string {
	var names []string
	for i := range c.Scenario.Board.Objects {
		if card := c.Scenario.Board.Objects[i].Card; card != "" {
			names = cardindex.AppendNew(names, []string{card})
		}
	}
	names = cardindex.AppendNew(names, c.effectCards)
	slices.SortStableFunc(names, func(a, b string) int { return len(b) - len(a) })
	return names
}

// cardsOfEffects are the cards that a question's effects are named after.
func (d *Judge) cardsOfEffects(c *Case) []string {
	var names []string
	if d.Cards == nil {
		return nil
	}
	for i := range c.Scenario.Effects {
		label := c.Scenario.Effects[i].Label
		if card, ok := d.Cards.Lookup(label); ok && card.Name == label {
			names = cardindex.AppendNew(names, []string{label})
		}
	}
	return names
}
