package oracle

import "apnap/engine"

// variableCosts takes the mana value of a spell with {X} in its mana cost for unknown, where no fact tells it: it counts the
// value chosen for X while the spell is on the stack, and the card prints it as if that were zero.
func (b *builder) variableCosts() {
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		if o.Card == "" || b.said[i].valued || o.Zone != engine.Stack && o.Zone != engine.AnyZone {
			continue
		}
		if card, ok := b.lookup(o.Card); ok && card.ManaValue == o.ManaValue && card.asksX() {
			o.ManaValue = engine.Unset
		}
	}
}

// asksX reports whether a card does something with the X of its mana cost.
func (c *Card) asksX() bool {
	found := false
	v := &engine.Visitor{Expr: func(e *engine.Expr) { found = found || e.Op == engine.XValue }}
	if c.Does != nil {
		c.Does.Visit(v)
	}
	for i := range c.Effects {
		for k := range c.Effects[i].Effects {
			if e := &c.Effects[i].Effects[k]; e.When.Kind == engine.Enter {
				e.Visit(v)
			}
		}
	}
	return found
}
