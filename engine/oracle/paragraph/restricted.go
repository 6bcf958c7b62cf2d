package paragraph

import (
	"maps"
	"slices"

	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// restrictedAttack refuses an attack of which no more is told than that it is made where a permanent says who can't attack or
// block: whether the damage comes to pass hangs on that.
func (r *reader) restrictedAttack() *lex.Error {
	if !r.attacked {
		return nil
	}
	for _, at := range slices.Sorted(maps.Keys(r.marks)) {
		m := r.marks[at]
		if m.card.Restricts && slices.ContainsFunc(r.things, func(t thing) bool { return t.card == m.card && t.on }) {
			return r.refuse(notRead, at, at+m.length, say.New("I do not read what %s says of who can't attack or block; say in an event what damage is dealt, if it is.", m.card.Name))
		}
	}
	return nil
}
