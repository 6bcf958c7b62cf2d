package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/say"
)

// clash makes the event that two creatures deal combat damage to each other.
func (r *reader) clash(a, b *noun, from int) bool {
	to := r.i
	var says [2]string
	var in [2]int
	var power [2]int
	for k, n := range []*noun{a, b} {
		if n.many > 1 {
			return r.stop(r.refuse("not_understood", n.from, n.to, say.New("I read one attacker and one blocker at a time; give what each of them does.")))
		}
		i, ok := r.thingOf(n)
		if !ok || !r.mustBeOwned(i, n) {
			return false
		}
		known := false
		if power[k], known = r.powerOf(n); !known {
			power[k], known = r.powerSaid(i)
		}
		if !known {
			return r.stop(r.refuse("not_understood", n.from, n.to, say.New("How much power has \"%s\"?", r.raw(n.from, n.to))))
		}
		if t := &r.things[i]; strikesFirst(t, n) {
			return r.stop(r.refuse("not_understood", n.from, n.to, say.New("I do not read combat with first strike or trample; give the damage in its order.")))
		}
		if !r.describe(i, n) || !r.bringEffects(i, n) {
			return false
		}
		r.things[i].on = true
		in[k] = i
		says[k] = r.called(i)
	}
	r.i = to
	if !r.unattack(in, from) {
		return false
	}
	text := ""
	for k := range says {
		if power[k] <= 0 {
			continue
		}
		if text != "" {
			text += " and "
		}
		text += says[k] + " deals " + itoa(power[k]) + " combat damage to " + says[1-k]
		if k == 1 && power[0] > 0 {
			text += " at the same time"
		}
	}
	return text != "" && r.addEvent(text, from, to)
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
	r.events = r.events[:r.attack]
	r.attacked = false
	return true
}

// strikesFirst reports whether a creature does not deal its combat damage at the ordinary time
// only, or not to one creature.
func strikesFirst(t *thing, n *noun) bool {
	first := func(k string) bool { return k == "first strike" || k == "double strike" || k == "trample" }
	return hasKeyword(n.detail.mods.And(t.mods), first) || t.card != nil && slices.ContainsFunc(t.card.Keywords, func(k string) bool { return first(strings.ToLower(k)) })
}

// powerSaid is the power that the paragraph gave a thing before.
func (r *reader) powerSaid(i int) (int, bool) {
	n := newNoun(r.i)
	n.detail.mods = r.things[i].mods
	return r.powerOf(&n)
}
