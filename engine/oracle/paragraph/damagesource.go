package paragraph

// sourceOf names the source of damage: a thing known, or one that was not spoken of.
func (r *reader) sourceOf(n *noun) (string, bool) {
	if n.card == nil && n.det == "a" {
		return r.generic(n), true
	}
	return r.ref(n)
}

// loyaltyPut is the event of the cost of a loyalty ability.
func (r *reader) loyaltyPut(who int, n *noun, amount, from int) bool {
	to := r.i
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(n)
	if !ok || !r.describe(i, n) || !r.bringEffects(i, n) {
		return false
	}
	r.i = to
	name := r.called(i)
	r.cause = cause{says: name, at: from, told: true}
	return r.addEvent(r.name(who)+" "+r.verb(who, "activate")+" "+name+"'s +"+itoa(amount)+" ability", from, to)
}
