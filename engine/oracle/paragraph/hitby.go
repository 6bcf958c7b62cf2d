package paragraph

import (
	"strings"

	"apnap/engine"
)

// isCreature reports whether a phrase speaks of a creature.
func (n *noun) isCreature() bool {
	if n.card != nil {
		return n.card.Types&engine.Creature != 0
	}
	return n.detail.size() != "" || strings.HasSuffix(n.words, "creature") || n.words != "" && ofCreature(n.words) != ""
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
