package commands

import (
	"net/url"
	"slices"
	"strings"

	"apnap/commands/cardindex"
	"apnap/engine/cr"
)

// addressOf is an address with a card's name in it.
func addressOf(pattern, name string) string {
	return strings.ReplaceAll(pattern, "{name}", url.QueryEscape(name))
}

// RuleAddress is the page of a rule by a pattern of addresses: {number} is its number,
// 616.1e, and {undotted} the same without the dot, 6161e.
func RuleAddress(pattern, number string) string {
	return strings.NewReplacer("{number}", number, "{undotted}", strings.ReplaceAll(number, ".", "")).Replace(pattern)
}

// tellsRulesApart reports whether a pattern makes an address for each rule.
func tellsRulesApart(pattern string) bool { return RuleAddress(pattern, "616.1e") != pattern }

// rulePageOf is the pattern of the addresses of an edition's rules: none of an edition
// that is no longer in force, whose numbers may be of other rules today, nor where the
// pages are not told apart by number.
func (d *Desk) rulePageOf(edition string) string {
	if edition < cr.Current().ID || !tellsRulesApart(d.program.RulePage) {
		return ""
	}
	return d.program.RulePage
}

// addressed lets the numbers in a reply of an edition lead to their rules.
func (d *Desk) addressed(r Reply, edition string) Reply {
	r.RulePage = d.rulePageOf(edition)
	return r
}

// addressed lets the numbers and the cards in a reply lead to their pages.
func (c *Case) addressed(r Reply) Reply {
	r.RulePage, r.CardPage, r.Cards = c.rulePage, c.cardPage, c.cardNames()
	return r
}

// cardNames are the cards of a question, the longest name first, so that none is found
// inside of another.
func (c *Case) cardNames() []string {
	var names []string
	for i := range c.scenario.Board.Objects {
		if card := c.scenario.Board.Objects[i].Card; card != "" {
			names = cardindex.AppendNew(names, []string{card})
		}
	}
	names = cardindex.AppendNew(names, c.effectCards)
	slices.SortStableFunc(names, func(a, b string) int { return len(b) - len(a) })
	return names
}

// cardsOfEffects are the cards that a question's effects are named after.
func (d *Desk) cardsOfEffects(c *Case) []string {
	var names []string
	if d.cards == nil {
		return nil
	}
	for i := range c.scenario.Effects {
		label := c.scenario.Effects[i].Label
		if card, ok := d.cards.Lookup(label); ok && card.Name == label {
			names = cardindex.AppendNew(names, []string{label})
		}
	}
	return names
}
