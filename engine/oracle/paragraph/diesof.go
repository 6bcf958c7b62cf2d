package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// diesOf makes the event that a creature is destroyed for the damage that was told, where that is
// lethal as it stands; where it may not be, nobody knows whether the creature dies.
func (r *reader) diesOf(n *noun, t *claim) bool {
	r.ofThing(n)
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	if !r.lethal(i) {
		return r.stop(r.refuse("not_understood", t.from, t.Span[1], say.New("I can't tell whether %s dies of that here; say what happens.", r.things[i].name)))
	}
	return r.addEvent(r.called(i)+" is destroyed by state-based actions", t.from, t.Span[1])
}

// lethal reports whether a creature has lethal damage once the events told have happened, whatever
// anybody chooses.
func (r *reader) lethal(i int) bool {
	q := r.soFar()
	q.Events = texts(r.events)
	read, err := oracle.Read(q, r.cards.cards)
	if err != nil {
		return false
	}
	end, failed := engine.Resolve(read.Scenario, nil)
	if failed != nil || end.Outcome == nil {
		return false
	}
	for id := range end.Outcome.Board.Objects {
		o := &end.Outcome.Board.Objects[id]
		if strings.EqualFold(o.Name, r.things[i].name) && o.Zone == engine.Battlefield && o.Toughness != engine.Unset && o.Damage >= o.Toughness {
			return true
		}
	}
	return false
}
