package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// sacrificed puts into the graveyard the permanents that were sacrificed as a cost of the ability that
// has made a flag's effects, where nothing in the question finds them on the battlefield: what was
// paid is gone before the ability resolves.
func (b *builder) sacrificed() {
	for i := range b.said {
		if id := engine.ObjectID(i); b.gone(id) && b.zone(id, engine.Graveyard) {
			b.assume(say.New("%s is no longer on the battlefield: it was sacrificed as a cost of that ability", shape.ObjectName(&b.board, id)))
		}
	}
}

// gone reports whether a permanent was sacrificed as a cost, and no word of the question has it there.
func (a *asker) gone(id engine.ObjectID) bool {
	seen := &a.said[id]
	return seen.sacrificed && !seen.entering && !seen.there && !seen.held && !seen.used && !(seen.types && seen.controller)
}

// sacrificesItself reports whether all that a flag gives is made by one activated ability of which a
// cost is that the permanent itself is sacrificed.
func (f *effectFlag) sacrificesItself() bool {
	if !onlyCreated(f.abilities) {
		return false
	}
	if f.ability != "" {
		return slices.ContainsFunc(f.abilities, func(a Ability) bool { return f.costsItself(a.Text) })
	}
	return f.card != nil && f.makers() == 1 && f.card.onlyMakers() == 1
}

// costsItself reports whether a text is that of an activated ability for which the permanent itself is
// sacrificed.
func (f *effectFlag) costsItself(text string) bool {
	names := selfNames(f.selfName(), false)
	cost, _, ok := cutCost(names, text)
	return ok && activationCost(names, cost).Itself
}

// makers counts the abilities that make the effects of a flag; the modes of one are one.
func (f *effectFlag) makers() int {
	n, modal := 0, 0
	for i := range f.abilities {
		switch a := &f.abilities[i]; {
		case !a.Matters():
		case a.Mode > 0:
			modal = 1
		default:
			n++
		}
	}
	return n + modal
}

// onlyMakers counts the activated abilities that do no more than make effects, and is 0 where the
// permanent stays for one of them.
func (c *Card) onlyMakers() int {
	n := 0
	for i := range c.Activated {
		switch a := &c.Activated[i]; {
		case a.Cost.Mana || a.Does != nil || a.Unread:
		case !a.Cost.Itself:
			return 0
		default:
			n++
		}
	}
	return n
}
