package paragraph

import "apnap/engine/lang/lexicon"

// regenerates reads "activated a regeneration ability for his Bear [earlier this turn]".
func (r *reader) regenerates(who int) bool {
	at := r.i
	r.i++
	if !r.says(lexicon.RegenerationAbility) {
		r.i = at
		return false
	}
	if r.eat("for", "on", "of", "targeting") {
		return r.regenerated(who, at)
	}
	r.eat("once")
	r.says(lexicon.Beforehand)
	if r.object == nobody || r.things[r.object].owner != who || !r.done() && !in(r.peek().Text, ", and so") {
		r.i = at
		return false
	}
	t := &r.things[r.object]
	n := newNoun(at)
	n.card, n.words, n.owner, n.det, n.to = t.card, t.words, t.owner, "the", r.i
	return n.isCreature() && r.shieldOn(who, &n)
}

// regenerateVerb reads "regenerated my Bear [earlier this turn]", "paid to regenerate it": a
// shield that waits.
func (r *reader) regenerateVerb(who int) bool {
	at := r.i
	r.says(lexicon.PaysVerb)
	r.eat("to")
	if !r.says(lexicon.RegenerateVerb) {
		r.i = at
		return false
	}
	return r.regenerated(who, at)
}

// regenerated reads what the shield is on, and when it was made.
func (r *reader) regenerated(who, at int) bool {
	n, ok := r.noun(false)
	if !ok || n.who != nobody {
		r.i = at
		return false
	}
	r.says(lexicon.Beforehand)
	if n.owner == nobody {
		n.owner = who
	}
	return r.shieldOn(who, &n)
}

// shielded reads "regenerated this turn" and "has a regeneration shield" behind a permanent.
func (r *reader) shielded(n *noun) (done, ok bool) {
	if !r.says(lexicon.IsShielded) {
		return false, false
	}
	r.eat("this turn")
	i, found := r.thingOf(n)
	if !found || !r.mustBeOwned(i, n) {
		return true, false
	}
	return true, r.shieldOn(r.things[i].owner, n)
}

// shieldOn adds a regeneration shield on a thing.
func (r *reader) shieldOn(who int, n *noun) bool {
	at := r.i
	i, ok := r.thingOf(n)
	if !ok || n.many > 1 || !r.describe(i, n) {
		return false
	}
	if !r.things[i].fact && !r.things[i].flag {
		r.addFact(r.thingFact(i, &n.detail), n)
		r.things[i].fact = true
	}
	r.things[i].on = true
	r.effects = append(r.effects, line{r.name(who) + ": Regeneration shield = Regenerate target creature. @ " + r.called(i), r.span(n.from, n.to)})
	r.i = at
	return true
}
