package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/say"
)

// clash makes the events that an attacker and what blocks it deal combat damage to each other.
func (r *reader) clash(attacker *noun, blockers []noun, t *claim) bool {
	from := t.from
	for k := range blockers {
		n := &blockers[k]
		if n.isCreature() && n.plural && n.many <= 1 {
			return r.stop(r.refuseBlock(n.from, n.to, say.New("I can't tell these blockers apart; give what each of them does.")))
		}
		if !n.isCreature() || !r.facing(attacker, n) {
			return false
		}
	}
	switch {
	case !r.asManyBlock(t, blockers):
		return r.certainly(r.refuseBlock(from, t.Span[1], say.New("How many creatures block? Give what each of them does.")))
	case attacker.many > 1:
		return r.stop(r.refuseBlock(attacker.from, attacker.to, say.New("I read blockers of one attacker at a time; give what each of them does.")))
	case len(blockers) > 1 || blockers[0].many > 1:
		return r.gangUp(attacker, blockers, from)
	}
	return r.duel(attacker, &blockers[0], from)
}

// asManyBlock reports whether as many blockers are named as a clause says that block: "double blocked".
func (r *reader) asManyBlock(t *claim, blockers []noun) bool {
	count := 0
	for k := range blockers {
		count += max(1, blockers[k].many)
	}
	for i := t.from; i < t.Span[1]; i++ {
		many, _, _ := strings.Cut(r.toks[i].Text, "-")
		switch {
		case lexicon.Plays(many, lexicon.TwoBlock) && count != 2, lexicon.Plays(many, lexicon.ThreeBlock) && count != 3,
			lexicon.Plays(many, lexicon.ManyBlock) && count < 2:
			return false
		}
	}
	return true
}

// duel is the combat of an attacker and its one blocker.
func (r *reader) duel(attacker, blocker *noun, from int) bool {
	to := r.i
	var sides [2]striker
	for k, n := range []*noun{attacker, blocker} {
		var ok bool
		if sides[k], ok = r.fighter(n); !ok {
			return false
		}
	}
	r.i = to
	attacks, ok := r.tramplesOver(sides[0], sides[1])
	if !ok || !r.unattack(from, sides[0].thing, sides[1].thing) {
		return false
	}
	r.attackers, r.blockers = append(r.attackers, sides[0].thing), append(r.blockers, sides[1].thing)
	return r.strike(sides, [2][]string{attacks, sides[1].hits(sides[0].name)}, from, to)
}

// fighter is a creature of a combat, as it is there.
func (r *reader) fighter(n *noun) (s striker, ok bool) {
	i, ok := r.thingOf(n)
	if !ok || !r.mustBeOwned(i, n) {
		return s, false
	}
	power, much, ok := r.muchBy(n)
	if !ok {
		return s, false
	}
	s = r.strikerOf(i, n, power, much)
	if !r.describe(i, n) || !r.bringEffects(i, n) {
		return s, false
	}
	r.things[i].on = true
	s.name = r.called(i)
	return s, true
}

// blockersOf are the creatures that an argument names behind a preposition, with the arguments besides.
func (r *reader) blockersOf(args []tree.Arg, preps string) (list []noun, rest []tree.Arg, ok bool) {
	k := slices.IndexFunc(args, func(a tree.Arg) bool {
		return in(a.Prep, preps) && len(a.Of) > 0 && !slices.ContainsFunc(a.Of, func(p *tree.Phrase) bool { return p.Stuff != nil })
	})
	if k < 0 {
		return nil, args, false
	}
	list, ok = r.nounsOf(args[k].Of)
	return list, append(args[:k:k], args[k+1:]...), ok && !slices.ContainsFunc(list, func(n noun) bool { return !n.isCreature() })
}

// attackerBlocked takes up what blocks the creature of the attack just told: "which is blocked by
// my Giant".
func (r *reader) attackerBlocked(t *claim) bool {
	blockers, rest, ok := r.blockersOf(t.Args, byAgent)
	if !ok || !r.attacked || r.attacker == nobody || len(rest) > 0 {
		return r.err == nil && r.notUnderstood(t)
	}
	attacker := r.nounFor(r.attacker, t.from, t.from)
	r.i = t.Span[1]
	return r.clash(&attacker, blockers, t)
}

// byAgent stand before who does what is told.
const byAgent = "by with using via"

// toBlock is the verb of blocking.
const toBlock = "block"

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
func (r *reader) unattack(from int, of ...int) bool {
	if !r.attacked {
		return true
	}
	if r.attack == len(r.events)-1 && !slices.Contains(of, r.attacker) && r.meets(of) {
		return true
	}
	if r.attack != len(r.events)-1 || !slices.Contains(of, r.attacker) {
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
