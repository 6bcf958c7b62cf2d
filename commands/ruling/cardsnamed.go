package ruling

import (
	"slices"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
)

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
