package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/look"
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
	if r.fate(i) != dies {
		return r.stop(r.refuse("not_understood", t.from, t.Span[1], say.New("I can't tell whether %s dies of that here; say what happens.", r.things[i].name)))
	}
	return r.addEvent(r.called(i)+dies, t.from, t.Span[1])
}

// The ways in which state-based actions take a creature: for lethal damage
// (cr.LethalDamage), and for its toughness (cr.ZeroToughness), which nothing regenerates.
const (
	stays   = ""
	dies    = " is destroyed by state-based actions"
	isTaken = " is put into its owner's graveyard by state-based actions"
)

// askedFate adds what becomes of a creature that what was told last kills, where the question
// asks for that, since other effects may look at it.
func (r *reader) askedFate() {
	last := r.events[len(r.events)-1]
	const damages, lasts, everyone = " damage to ", " until end of turn", " each "
	asks := r.awaitsDeath() || r.asksWhere() || slices.ContainsFunc(r.pending, func(p piece) bool { return topicOf(r.raw(p.from, p.to)) == AskedFate })
	if !asks || !strings.Contains(last.text, damages) && !strings.HasSuffix(last.text, lasts) {
		return
	}
	var dying []line
	for i := range r.things {
		if t := &r.things[i]; (strings.Contains(last.text, t.name) || strings.Contains(last.text, everyone)) && (t.card == nil || t.card.Types&engine.Creature != 0) {
			if how := r.fate(i); how != stays {
				dying = append(dying, line{r.called(i) + how, last.span})
			}
		}
	}
	if len(dying) > 0 {
		r.events = append(r.events, line{atOnce(dying), last.span})
	}
}

// atOnce is one event of what state-based actions do to several at the same time.
func atOnce(list []line) string {
	text := strings.Join(texts(list), " and ")
	if len(list) > 1 {
		text += " at the same time"
	}
	return text
}

// awaitsDeath reports whether something of the question waits for what dies or is destroyed, and
// no number is asked for that was settled before.
func (r *reader) awaitsDeath() bool {
	switch r.asked {
	case NoTopic, AskedFate, AskedTokens:
	default:
		return false
	}
	return slices.ContainsFunc(r.things, func(t thing) bool {
		return t.flag && t.card != nil && hasOneSuch(t.card, func(e *engine.Effect) bool {
			return e.When.Kind == engine.Destroy || e.When.Kind == engine.Move && (e.When.From == engine.Battlefield || e.When.Dest == engine.Graveyard)
		})
	})
}

// fate is how state-based actions take a creature once the events told have happened; it stays
// where that hangs on a choice.
func (r *reader) fate(i int) string {
	q := r.soFar()
	q.Events = texts(r.events)
	read, err := oracle.Read(q, r.cards.source())
	if err != nil {
		return stays
	}
	end, failed := explore.Resolve(read.Scenario, nil)
	if failed != nil || end.Outcome == nil {
		return stays
	}
	for id := range end.Outcome.Board.Objects {
		o := &end.Outcome.Board.Objects[id]
		if t := look.Boosted(o.Toughness, o); strings.EqualFold(o.Name, r.things[i].name) && o.Zone == engine.Battlefield && t != engine.Unset && o.Damage >= t {
			if t <= 0 {
				return isTaken
			}
			return dies
		}
	}
	return stays
}
