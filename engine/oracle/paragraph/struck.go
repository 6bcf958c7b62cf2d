package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/tree"
)

// isCreature reports whether a phrase speaks of a creature.
func (n *noun) isCreature() bool {
	if n.card != nil {
		return n.card.Types&engine.Creature != 0
	}
	return n.detail.size() != "" || strings.HasSuffix(n.words, "creature") || n.words != "" && ofCreature(n.words) != ""
}

// couldBeCreature reports whether what a noun speaks of may be a creature: nobody says that it is
// none, or a fact makes it one.
func (r *reader) couldBeCreature(n *noun) bool {
	if n.card == nil || n.isCreature() {
		return true
	}
	return slices.ContainsFunc(r.matching(n), r.couldBe)
}

// couldBe reports whether a thing may be a creature.
func (r *reader) couldBe(i int) bool {
	t := &r.things[i]
	return t.card == nil || t.card.Types&engine.Creature != 0 || (&detail{mods: t.mods}).size() != "" || t.mods.Get(tree.Type) != nil
}

// struckBy is a creature of the other player's that deals its combat damage to a player.
func (r *reader) struckBy(n *noun, who, from int) bool {
	if n.owner == nobody && len(r.seats) == 1 {
		r.addSeat(seat{name: "opponent", keys: []string{"opponent", "opp"}, unnamed: true, at: r.toks[from].Start})
	}
	if n.owner == nobody {
		n.owner = r.otherThan(who)
	}
	if n.owner == nobody {
		return r.stop(r.whose(n))
	}
	at := newNoun(from)
	at.who, at.to = who, from
	return r.combat([]noun{*n}, &at, engine.Unset, from)
}
