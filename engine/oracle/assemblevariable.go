package oracle

import "apnap/engine"

// variableCosts counts into the mana value of a spell with {X} in its mana cost the value chosen for X while it is on the stack, where
// no fact tells it; the card prints it as if that were zero. It is unknown where nobody says X, or how many {X} there are.
func (b *builder) variableCosts() {
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		if o.Card == "" || b.said[i].valued || o.Zone != engine.Stack && o.Zone != engine.AnyZone && !b.isCast(engine.ObjectID(i)) {
			continue
		}
		card, ok := b.lookup(o.Card)
		if !ok || card.ManaValue != o.ManaValue {
			continue
		}
		switch x := b.chosenX(o); {
		case card.Variable > 0 && x != engine.Unset:
			o.ManaValue += card.Variable * x
		case card.Variable > 0 || card.asksX():
			o.ManaValue = engine.Unset
		}
	}
}

// isCast reports whether the question has a card cast.
func (b *builder) isCast(id engine.ObjectID) bool {
	return b.anyEvent(func(ev *engine.Event) bool { return ev.Object == id && ev.Kind == engine.CastSpell })
}

// chosenX is the value chosen for X of a spell, engine.Unset where nobody says it.
func (b *builder) chosenX(o *engine.Object) int {
	if o.X != engine.Unset {
		return o.X
	}
	return b.x
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
