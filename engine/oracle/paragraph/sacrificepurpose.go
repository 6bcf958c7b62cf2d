package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
)

// givenUpAlone reports whether nothing told could be what a permanent, or a token without a card, is sacrificed for but its own
// ability: nothing happens before that but that it comes, and no other card that is named takes sacrifices.
func (r *reader) givenUpAlone(t *claim, card *oracle.Card) bool {
	if r.cause.says != "" || r.response || slices.ContainsFunc(t.Args[1:], saysForWhat) || slices.ContainsFunc(r.events, func(l line) bool { return !comes(l, card) }) {
		return false
	}
	for _, m := range r.marks {
		if m.card != card && takesSacrifices(m.card) {
			return false
		}
	}
	return true
}

// comes reports whether an event is that a card is cast or enters.
func comes(l line, card *oracle.Card) bool {
	const enters = " enters"
	return card != nil && strings.Contains(l.text, card.Name) && (l.casts || strings.HasSuffix(l.text, enters))
}

// takesSacrifices reports whether a card may have players sacrifice something: as a cost, or by what it does without coming itself.
func takesSacrifices(c *oracle.Card) bool {
	gives := func(in engine.Instruction) bool { return in.Verb == engine.Sacrifice }
	if c.Costs || c.Does != nil && slices.ContainsFunc(c.Does.Then, gives) {
		return true
	}
	triggers := func(e engine.Effect) bool { return !engine.AboutItself(&e) && slices.ContainsFunc(e.Then, gives) }
	return slices.ContainsFunc(c.Activated, takesSacrifice) || slices.ContainsFunc(c.Triggers, triggers)
}

// castForIt is the permanent that came last, where a player sacrifices something else of which only that is told and which is given up
// for an ability of it: "casts Birthing Pod and sacrifices a Bear".
func (r *reader) castForIt(t *claim) (i int, ok bool) {
	if t.Verb.Plain != toSacrifice || t.Verb.Passive || t.who == nobody || len(t.Args) != 1 || len(r.events) == 0 || r.cause.says != "" || r.response {
		return 0, false
	}
	n, _, found := r.objectOf(t)
	r.err = nil
	if !found || n.card != nil && len(r.ownCosts(n.card)) > 0 {
		return 0, false
	}
	for i := len(r.things) - 1; i >= 0; i-- {
		to := &r.things[i]
		if to.card != nil && to.card != n.card && to.owner == t.who && !able(to.card) && comes(r.events[len(r.events)-1], to.card) && slices.ContainsFunc(to.card.Activated, takesSacrifice) {
			return i, true
		}
	}
	return 0, false
}
