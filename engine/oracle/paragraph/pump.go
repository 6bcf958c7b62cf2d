package paragraph

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// alters keeps what a spell makes a creature get and gain for the turn, where its combat
// damage is told besides: what is told next counts it, and the combat damage told last does,
// since a spell is cast on a creature that fights before that is dealt. placed is set where
// the event was put before that damage.
func (r *reader) alters(n *noun, t targets, clauses string, from, to int) (placed, ok bool) {
	fighting := r.fighters != nil && r.fought == len(r.events)-1
	for k := range n.card.Does.Then {
		in := &n.card.Does.Then[k]
		if in.Verb != engine.Alter {
			continue
		}
		if fighting && r.sequel(from) { // behind the attack or behind its damage
			return false, r.stop(r.combatOf(n))
		}
		if in.What != engine.Target || len(t.list) != 1 {
			if r.resized = true; fighting {
				return false, r.stop(r.combatOf(n))
			}
			continue
		}
		i, ok := r.thingOf(&t.list[0])
		if !ok {
			return false, false
		}
		x := &r.things[i]
		fights := fighting && slices.Contains(r.fighters, r.called(i))
		x.gains = append(x.gains, in.Keywords...)
		x.altered = x.altered || in.Makes != nil && in.Makes.Power != nil
		if fights && strikesFirst(&thing{gains: in.Keywords}, &noun{}) {
			return false, r.certainly(r.refuse("not_understood", from, to, say.New("I do not read combat with first strike or trample; give the damage in its order.")))
		}
		more := 0
		switch {
		case in.Power == nil:
		case in.Power.Op != engine.Lit:
			x.altered = true
		default:
			more = in.Power.N * n.many
		}
		x.grown += more
		if !fights {
			continue
		}
		if x.altered || n.many > 1 || !r.hitsFor(r.called(i), more) {
			return false, r.stop(r.combatOf(n))
		}
		placed = true
	}
	if placed {
		placed = r.addBefore(clauses, from, to)
		r.fought = len(r.events) - 1
	}
	return placed, true
}

// combatOf refuses a spell that may change what combat damage is told besides, which only that damage can tell.
func (r *reader) combatOf(n *noun) *lex.Error {
	return r.refuse("not_understood", n.from, n.to, say.New("%s may change what combat damage is dealt; say how much each creature deals in the end.", n.card.Name))
}

// resizesByText notes whose power the instructions may change that the engine carries out by itself: that of what
// they are aimed at is worked out as it deals damage, and of others nobody is told how much it then is.
func (r *reader) resizesByText(list []engine.Instruction, t *targets) bool {
	for k := range list {
		in := &list[k]
		switch on, sizes := changesSize(in); {
		case !sizes:
		case on == engine.Target && len(t.list) == 1 && t.list[0].who == nobody:
			i, ok := r.thingOf(&t.list[0])
			if !ok {
				return false
			}
			r.things[i].sized = true
		default:
			r.resized = true
		}
		if !r.resizesByText(in.Then, t) || !r.resizesByText(in.Else, t) {
			return false
		}
	}
	return true
}

// changesSize reports whether an instruction may change how large something is, and which.
func changesSize(in *engine.Instruction) (on engine.Ref, ok bool) {
	switch in.Verb {
	case engine.PutCounters, engine.RemoveCounters:
		return in.On, true
	case engine.Alter:
		return in.What, true
	}
	return engine.NoRef, false
}

// pumps reports whether a spell changes what a creature is for the turn, so that "it" goes on
// about the creature.
func pumps(c *oracle.Card) bool {
	return c.Does != nil && c.Does.Then[0].Verb == engine.Alter
}

// hitsFor changes the combat damage that a creature deals in the event told last by what it
// gets more; false where that event does not tell how much it deals.
func (r *reader) hitsFor(name string, more int) bool {
	last := &r.events[len(r.events)-1]
	const deals = " deals "
	before, rest, ok := strings.Cut(last.text, name+deals)
	if !ok {
		return false
	}
	amount, rest, ok := strings.Cut(rest, " ")
	n, err := strconv.Atoi(amount)
	if !ok || err != nil || n+more < 0 {
		return false
	}
	last.text = before + name + deals + itoa(n+more) + " " + rest
	return true
}
