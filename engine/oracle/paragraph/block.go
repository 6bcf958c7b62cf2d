package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/tree"
	"apnap/engine/say"
)

// clash makes the events that an attacker and its blocker deal combat damage to each other.
func (r *reader) clash(attacker, blocker *noun, from int) bool {
	to := r.i
	var sides [2]striker
	for k, n := range []*noun{attacker, blocker} {
		if n.many > 1 {
			return r.stop(r.refuse("not_understood", n.from, n.to, say.New("I read one attacker and one blocker at a time; give what each of them does.")))
		}
		i, ok := r.thingOf(n)
		if !ok || !r.mustBeOwned(i, n) {
			return false
		}
		power, much, ok := r.muchBy(n)
		if !ok {
			return false
		}
		sides[k] = r.strikerOf(i, n, power, much)
		if !r.describe(i, n) || !r.bringEffects(i, n) {
			return false
		}
		r.things[i].on = true
		sides[k].name = r.called(i)
	}
	r.i = to
	attacks, ok := r.tramplesOver(sides[0], sides[1])
	if !ok || !r.unattack([2]int{sides[0].thing, sides[1].thing}, from) {
		return false
	}
	r.attackers, r.blockers = append(r.attackers, sides[0].thing), append(r.blockers, sides[1].thing)
	return r.strike(sides, [2][]string{attacks, sides[1].hits(sides[0].name)}, from, to)
}

// attackerBlocked takes up what blocks the creature of the attack just told: "which is blocked by
// my Giant".
func (r *reader) attackerBlocked(t *claim, blocker *noun, rest []tree.Arg) bool {
	if !r.attacked || r.attacker == nobody || !blocker.isCreature() || len(rest) > 0 {
		return r.notUnderstood(t)
	}
	attacker := r.nounFor(r.attacker, t.from, t.from)
	r.i = t.Span[1]
	return r.facing(&attacker, blocker) && r.clash(&attacker, blocker, t.from)
}

// facing gives a blocker that nobody's is said to be to the player who is attacked.
func (r *reader) facing(attacker, blocker *noun) bool {
	r.ofThing(attacker)
	if r.ofThing(blocker); attacker.owner == nobody && blocker.owner != nobody {
		attacker.owner = r.against(blocker.owner, attacker.from)
	}
	if blocker.owner == nobody && attacker.owner != nobody {
		blocker.owner = r.against(attacker.owner, blocker.from)
	}
	if blocker.owner == nobody {
		return r.stop(r.whose(blocker))
	}
	return blocker.owner != attacker.owner || r.stop(r.refuse("not_understood", blocker.from, blocker.to, say.New("The attacker and the blocker are of the same player here; say whose they are.")))
}

// against is the only player besides another: one who has not been spoken of, where there is none.
func (r *reader) against(who, at int) int {
	if len(r.seats) == 1 && who == r.speaker() {
		return r.somebody(at)
	}
	return r.otherThan(who)
}

// ofThing gives a noun the owner of the one thing that it speaks of.
func (r *reader) ofThing(n *noun) {
	if list := r.matching(n); n.owner == nobody && len(list) == 1 {
		n.owner = r.things[list[0]].owner
	}
}

// unattack takes back the event of an attack that was read as unblocked before its blocker
// was named; a blocker of another attacker is not understood.
func (r *reader) unattack(of [2]int, from int) bool {
	if !r.attacked {
		return true
	}
	if r.attack != len(r.events)-1 || r.attacker != of[0] && r.attacker != of[1] {
		return r.stop(r.refuse("not_understood", from, r.i, say.New("I can't tell who attacks and who blocks here; say what damage is dealt, and to what.")))
	}
	r.withdraw()
	r.attacked = false
	return true
}

// strikesFirst reports whether a creature does not deal its combat damage at the ordinary time
// only, or not to one creature.
func strikesFirst(t *thing, n *noun) bool { return hasOne(t, n, isStrike) || tramples(t, n) }

// isStrike reports whether a keyword has a creature deal combat damage before others.
func isStrike(k string) bool { return k == "first strike" || k == "double strike" }

// tramples reports whether a creature may deal what is more than lethal to whom it attacks.
func tramples(t *thing, n *noun) bool {
	return hasOne(t, n, func(k string) bool { return k == "trample" })
}

// doubleStrikes reports whether a creature deals combat damage twice.
func doubleStrikes(t *thing, n *noun) bool {
	return hasOne(t, n, func(k string) bool { return k == "double strike" })
}

// hasOne reports whether a creature is said or known to have one of some keyword abilities.
func hasOne(t *thing, n *noun, fits func(string) bool) bool {
	return slices.ContainsFunc(t.gains, fits) || hasKeyword(n.detail.mods.And(t.mods), fits) || t.card != nil && slices.ContainsFunc(t.card.Keywords, func(k string) bool { return fits(strings.ToLower(k)) })
}
