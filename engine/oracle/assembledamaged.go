package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// damageable are the card types of what can be dealt damage (cr.DamageOnObject).
const damageable = engine.Creature | engine.Planeswalker | engine.Battle

// undamageable asks of a permanent that a question has dealt damage, and that by its card can't
// be dealt any, whether something has made it a creature: a land or a Vehicle may be one for a
// while. What deals and is dealt damage in combat is one.
func (b *builder) undamageable() *lex.Error {
	for i := range b.sc.Events {
		for k := range b.sc.Events[i].Events {
			ev := &b.sc.Events[i].Events[k]
			if ev.Kind != engine.Damage || ev.Combat || !ev.To.IsObject() || !b.noCreature(ev.To.Object) || b.changedBefore(i, ev.To.Object) {
				continue
			}
			name, text := shape.ObjectName(&b.board, ev.To.Object), b.board.Objects[ev.To.Object].Name
			return &lex.Error{Code: "ambiguous", Where: "event", Text: text, Span: [2]int{0, len(text)}, Hint: text + " is a creature",
				Says: say.New("Damage can't be dealt to %s unless it has become a creature: say it as a fact, such as \"%s is a creature\".", name, name)}
		}
	}
	return nil
}

// noCreature reports whether a permanent can't be dealt damage as far as its card tells, and no
// fact says what it is.
func (b *builder) noCreature(id engine.ObjectID) bool {
	o, seen := &b.board.Objects[id], &b.said[id]
	if o.Zone != engine.Battlefield || !o.TypesKnown || o.Types&damageable != 0 || seen.notTypes&engine.Creature != 0 {
		return false
	}
	return !slices.ContainsFunc(b.board.Statements, func(s engine.Statement) bool { return s.ChangesTypes() })
}

// changedBefore reports whether something is done with an object before an event.
func (b *builder) changedBefore(event int, id engine.ObjectID) bool {
	return slices.ContainsFunc(b.sc.Events[:event], func(at engine.Happening) bool {
		return slices.ContainsFunc(at.Events, func(ev engine.Event) bool { return ev.Object == id || ev.To == engine.ObjectEntity(id) })
	})
}
