package paragraph

// wear attaches an Aura or Equipment to a thing; where nobody says whose it is, it is
// that of the thing's controller.
func (r *reader) wear(i int, aura *noun) bool {
	at := r.i
	on := r.nounFor(i, aura.from, aura.to)
	if aura.owner == nobody {
		aura.owner = on.owner
	}
	aura.detail.on = &on
	ok := r.place(aura, nobody, "")
	r.i = at
	r.object = i
	if last := len(r.mentioned) - 1; ok && last > 0 && r.things[r.mentioned[last]].card == aura.card {
		r.mentioned = r.mentioned[:last] // "it" goes on about what wears it
	}
	return ok
}
