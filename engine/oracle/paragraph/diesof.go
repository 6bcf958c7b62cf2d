package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
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

// askedFate adds what becomes of a creature that the damage told last kills, where the question
// asks for that: it is destroyed, which other effects may look at.
func (r *reader) askedFate() {
	last := r.events[len(r.events)-1]
	asks := r.asksWhere() || slices.ContainsFunc(r.pending, func(p piece) bool { return topicOf(r.raw(p.from, p.to)) == AskedFate })
	if !asks || !strings.Contains(last.text, " damage to ") {
		return
	}
	var dying []line
	for i := range r.things {
		if t := &r.things[i]; strings.Contains(last.text, t.name) && (t.card == nil || t.card.Types&engine.Creature != 0) && r.lethal(i) {
			dying = append(dying, line{r.called(i) + " is destroyed by state-based actions", last.span})
		}
	}
	if len(dying) == 1 {
		r.events = append(r.events, dying[0])
	}
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
	end, failed := explore.Resolve(read.Scenario, nil)
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
