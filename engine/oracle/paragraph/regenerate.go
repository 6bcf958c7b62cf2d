package paragraph

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
	r.effects = append(r.effects, line{text: r.name(who) + ": Regeneration shield = Regenerate target creature. @ " + r.called(i), span: r.span(n.from, n.to)})
	r.i = at
	return true
}
