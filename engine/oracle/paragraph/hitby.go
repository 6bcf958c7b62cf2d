package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// hitBy reads "gets hit by Lightning Bolt for 3".
func (r *reader) hitBy(who int) bool {
	from := r.i
	if r.is("bolted") || r.is("shocked") {
		return r.boltedBy(who)
	}
	swing := r.says(lexicon.AttackedBy)
	if !swing && !r.says(lexicon.TargetedBy) {
		return false
	}
	n, ok := r.noun(true)
	if ok && n.who == nobody && (swing || n.isCreature()) {
		return r.struckBy(&n, who, from)
	}
	if !ok || n.card == nil || !isSpell(n.card) {
		return r.fail()
	}
	t, ok := r.targets(nobody)
	if !ok {
		return false
	}
	at := newNoun(from)
	at.who, at.to = who, from
	if n.owner == nobody && len(r.seats) == 2 {
		n.owner = r.otherThan(who)
	}
	t.list = append(t.list, at)
	return r.spellDoes(&n, t, n.owner, from)
}

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
	return r.attackWith(n, &at, from)
}

// boltedBy reads "bolted [by my opponent] [for 3]".
func (r *reader) boltedBy(who int) bool {
	from := r.i
	card := r.cards.find("Lightning Bolt")
	if r.is("shocked") {
		card = r.cards.find("Shock")
	}
	r.i++
	n := newNoun(from)
	n.card, n.to = card, r.i
	if card == nil {
		return r.fail()
	}
	if r.eat("by") {
		by, ok := r.player()
		if !ok {
			return r.fail()
		}
		n.owner = by
	} else if len(r.seats) == 2 {
		n.owner = r.otherThan(who)
	}
	t, ok := r.targets(nobody)
	if !ok {
		return false
	}
	at := newNoun(from)
	at.who, at.to = who, from
	t.list = append(t.list, at)
	return r.spellDoes(&n, t, n.owner, from)
}

// spelledBy reads "gets" before a spell's name in the form of a participle: "gets murdered",
// "is bolted".
func (r *reader) spelledBy() bool {
	at := r.i
	if r.eat("gets", "got", "is", "was", "is getting", "then gets") {
		if in(r.peek().Text, "bolted shocked") {
			return true
		}
		card, n := r.verbed()
		if card != nil && strings.HasSuffix(r.ahead(n-1).Text, "ed") && r.cards.find(r.raw(r.i, r.i+n)) == nil {
			return true
		}
	}
	r.i = at
	return false
}

// spelled makes the event of the spell that is named so, on what it is done to.
func (r *reader) spelled(n *noun, from int) bool {
	spell := newNoun(r.i)
	switch {
	case r.is("bolted"):
		spell.card = r.cards.find(nickname("bolt"))
		r.i++
	case r.is("shocked"):
		spell.card = r.cards.find("Shock")
		r.i++
	default:
		card, length := r.verbed()
		spell.card = card
		r.i += length
	}
	spell.to = r.i
	if spell.card == nil {
		return r.fail()
	}
	if r.eat("by") {
		by, ok := r.player()
		if !ok {
			return r.fail()
		}
		spell.owner = by
	} else if n.owner != nobody && len(r.seats) == 2 && r.events == nil {
		spell.owner = r.otherThan(n.owner)
	}
	return r.spellOn(&spell, []noun{*n}, spell.owner, from)
}
