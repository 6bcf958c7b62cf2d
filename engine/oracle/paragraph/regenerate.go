package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle"
)

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

// shieldsOn gives a creature a number of regeneration shields.
func (r *reader) shieldsOn(who int, n *noun, times int) bool {
	for range times {
		if !r.shieldOn(who, n) {
			return false
		}
	}
	return true
}

// regeneratesSelf reports whether all that the abilities of a permanent make is that it regenerates itself.
func regeneratesSelf(c *oracle.Card) bool {
	made := 0
	for _, a := range c.Effects {
		if a.Scope == "other" || !a.Created {
			continue
		}
		if slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return !engine.Regenerates(&e) || !engine.AboutItself(&e) }) || len(a.Effects) == 0 {
			return false
		}
		made++
	}
	return made > 0 && !isSpell(c)
}
