package paragraph

// regenerates reads "activated a regeneration ability for his Bear [earlier this turn]".
func (r *reader) regenerates(who int) bool {
	at := r.i
	r.i++
	if !r.eat("a regeneration ability", "a regenerate ability", "regeneration", "the regeneration ability", "its regeneration ability", "a regeneration shield", "regenerate", "the regeneration") || !r.eat("for", "on", "of", "targeting") {
		r.i = at
		return false
	}
	return r.regenerated(who, at)
}

// regenerateVerb reads "regenerated my Bear [earlier this turn]", "paid to regenerate it": a
// shield that waits.
func (r *reader) regenerateVerb(who int) bool {
	at := r.i
	r.eat("pay", "pays", "paid", "paid mana", "pay mana", "pays mana", "paid {b}", "paid {g}", "paid b", "paid g")
	r.eat("to")
	if !r.eat("regenerate", "regenerates", "regenerated", "put a regeneration shield on", "puts a regeneration shield on", "have a regeneration shield on", "has a regeneration shield on") {
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
	r.eat("earlier this turn", "earlier", "this turn", "earlier in the turn", "before", "beforehand", "in advance", "already")
	if n.owner == nobody {
		n.owner = who
	}
	return r.shieldOn(who, &n)
}

// shielded reads "regenerated this turn" and "has a regeneration shield" behind a permanent.
func (r *reader) shielded(n *noun) (done, ok bool) {
	if !r.eat("has a regeneration shield", "has a regeneration shield on it", "has an active regeneration shield", "regenerated earlier this turn", "regenerated this turn", "was regenerated", "was regenerated this turn", "was regenerated earlier this turn", "was given a regeneration shield",
		"has been regenerated this turn", "had a regeneration shield", "has a regen shield", "has a regen shield on it", "has a regeneration shield up", "has regeneration up") {
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
