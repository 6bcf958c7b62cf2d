package paragraph

import (
	"slices"

	"apnap/engine"
)

// tapsForMana are the taps for mana of a permanent that is named, where another card named changes what such taps give and nothing
// else is told to happen.
func (o *outline) tapsForMana() (list []candidate) {
	changes := func(n mention) bool {
		for _, a := range n.card.Effects {
			if slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return e.When.Kind == engine.ProduceMana }) {
				return true
			}
		}
		return false
	}
	for k := range o.named {
		n := &o.named[k]
		others := slices.DeleteFunc(slices.Clone(o.named), func(m mention) bool { return m.card == n.card })
		if n.card.Mana == "" || isSpell(n.card) || !slices.ContainsFunc(others, changes) {
			continue
		}
		for _, who := range either() {
			if n.who != nobodys && n.who != who.party {
				continue
			}
			list = append(list, candidate{clause: o.clauses[0], says: o.parties[who.party].doing("tap", n.card.Name+" for mana")})
		}
	}
	return list
}
