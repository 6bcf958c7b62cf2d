package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/say"
)

// striker is a creature that deals combat damage, with when it does.
type striker struct {
	thing int
	name  string
	power int
	much  string // as an event tells it, with a space behind; empty where that is worked out then
	// first says that it strikes before others, twice that it strikes with them too, and beyond
	// that it tramples.
	first, twice, beyond, deadly bool
}

// strikerOf is a thing as it fights.
func (r *reader) strikerOf(i int, n *noun, power int, much string) striker {
	t := &r.things[i]
	return striker{thing: i, power: power, much: much, first: hasOne(t, n, isStrike), twice: doubleStrikes(t, n), beyond: tramples(t, n),
		deadly: hasOne(t, n, isDeadly)}
}

// isDeadly reports whether a keyword makes any damage lethal (cr.Deathtouch).
func isDeadly(k string) bool { return k == "deathtouch" }

// strikesOf reports whether attackers that a noun speaks of strike before others, and whether they
// strike with them too.
func (r *reader) strikesOf(n *noun) (first, twice bool) {
	t := &thing{card: n.card}
	if list := r.matching(n); len(list) == 1 {
		t = &r.things[list[0]]
	}
	return hasOne(t, n, isStrike), doubleStrikes(t, n)
}

// inSteps is the event of what is dealt in the first combat damage step and of what is dealt in the
// second; where nothing strikes first, or nothing else does, there is one.
func inSteps(first, second []string) string {
	if len(first) == 0 || len(second) == 0 {
		return atOnce(slices.Concat(first, second))
	}
	return atOnce(first) + ", then " + atOnce(second)
}

// hits are the clauses of its dealing all its damage to one creature or player.
func (s *striker) hits(whom string) []string {
	if s.power <= 0 {
		return nil
	}
	return []string{s.name + " deals " + s.much + "combat damage to " + whom}
}

// tramplesOver are the clauses of an attacker's damage: of one with trample the blocker is assigned
// what is lethal, and who is attacked the rest (cr.Trample), as the question restates it.
func (r *reader) tramplesOver(attacker, blocker striker) ([]string, bool) {
	if !attacker.beyond || attacker.power <= 0 {
		return attacker.hits(blocker.name), true
	}
	n := r.nounFor(blocker.thing, r.i, r.i)
	lethal, known := r.lethalTo(&n)
	const damages = " damage to "
	whom := r.name(r.things[blocker.thing].owner)
	switch {
	case attacker.twice || attacker.much == "":
		return nil, r.certainly(r.refuse("not_understood", n.from, n.to, say.New("I do not read such combat with trample; give the damage in its order.")))
	case r.attacked && !r.melee.newest().hitsOnly(damages+whom):
		return nil, r.certainly(r.refuse("not_understood", n.from, n.to, say.New("I read trample over a blocker only where a player is attacked; give the damage.")))
	case !known:
		return nil, r.stop(r.refuse("not_understood", n.from, n.to, say.New("How much toughness has \"%s\"?", r.things[blocker.thing].name)))
	}
	if attacker.deadly {
		lethal = min(lethal, 1)
	}
	part, rest := attacker, attacker
	part.power = min(lethal, attacker.power)
	rest.power -= part.power
	part.much, rest.much = itoa(part.power)+" ", itoa(rest.power)+" "
	return slices.Concat(part.hits(blocker.name), rest.hits(whom)), true
}

// lethalTo is how much damage is lethal to a creature with no damage on it (cr.LethalDamage), where its
// toughness is known as its power would be.
func (r *reader) lethalTo(n *noun) (int, bool) {
	i := r.matching(n)
	if len(i) != 1 || r.changed(i[0]) || r.things[i[0]].grown != 0 {
		return 0, false
	}
	board := r.boardAfter(r.soFar())
	if board == nil {
		return 0, false
	}
	for id := range board.Objects {
		if o := &board.Objects[id]; isNamed(o, r.things[i[0]].name) && r.isOf(o, board, r.things[i[0]].owner) {
			return max(0, look.Boosted(o.Toughness, o)-o.Damage), o.Toughness != engine.Unset
		}
	}
	return 0, false
}

// strike makes the events of combat damage: where a creature strikes first there are two steps, and
// who has not survived the first deals none in the second.
func (r *reader) strike(sides [2]striker, clauses [2][]string, from, to int) bool {
	r.enters(from, sides[0].name, sides[1].name)
	b := r.melee.newest()
	for k, s := range sides {
		if s.first {
			b.first = append(b.first, clauses[k]...)
		}
	}
	first, _ := r.melee.dealt()
	if len(first) > 0 && !r.addEvent(atOnce(first), from, to) {
		return false
	}
	for k, s := range sides {
		if s.first && !s.twice {
			continue
		}
		alive := true
		if len(b.first) > 0 {
			var ok bool
			if alive, ok = r.survives(s, sides[1-k]); !ok {
				return false
			}
		}
		if alive {
			b.second = append(b.second, clauses[k]...)
		}
	}
	_, second := r.melee.dealt()
	switch {
	case len(first) == 0:
		if len(second) == 0 || !r.addEvent(atOnce(second), from, to) {
			return false
		}
	case len(second) > 0:
		r.events = append(r.events, line{text: atOnce(second), span: r.span(from, to)})
	}
	r.fighters, r.fought = r.melee.fighters(), r.melee.at
	return r.settle()
}

// survives reports whether a creature is there to deal damage after the first strike of another; ok
// is false where that is not known.
func (r *reader) survives(s, by striker) (alive, ok bool) {
	board := r.boardAfter(r.toldSoFar())
	how := r.fate(board, s.thing)
	doubt := board == nil || how == unsure || by.first && by.deadly && how == stays
	if how != stays && r.awaitsSaving() {
		doubt = true
	}
	if doubt {
		return false, r.certainly(r.refuse("not_understood", r.i, r.i, say.New("I can't tell whether \"%s\" is there after first strike; give the damage in its order.", r.things[s.thing].name)))
	}
	return how == stays && r.stillThere(board, s.thing), true
}

// stillThere reports whether a thing is on the battlefield of a board.
func (r *reader) stillThere(board *engine.Board, i int) bool {
	for id := range board.Objects {
		if o := &board.Objects[id]; isNamed(o, r.things[i].name) && r.isOf(o, board, r.things[i].owner) {
			return o.Zone == engine.Battlefield
		}
	}
	return false
}

// awaitsSaving reports whether something of the question may save a creature from being destroyed.
func (r *reader) awaitsSaving() bool {
	const shield, regenerates = "shield", "regenerat"
	return slices.ContainsFunc(r.facts, func(l line) bool { return strings.Contains(l.text, shield) || strings.Contains(l.text, regenerates) }) ||
		slices.ContainsFunc(r.things, func(t thing) bool {
			return t.flag && t.card != nil && hasOneSuch(t.card, func(e *engine.Effect) bool { return e.When.Kind == engine.Destroy })
		})
}
