package engine

import "strings"

// hurt keeps what has dealt damage to an object this turn: effects ask for "a
// creature dealt damage by ~ this turn".
func (o *Object) hurt(by ObjectID) {
	if by != NoObject && !hasObject(o.HurtBy, by) {
		o.HurtBy = append(o.HurtBy[:len(o.HurtBy):len(o.HurtBy)], by)
	}
}

// wasHurt answers the marks that ask what damage an object was dealt; ok is
// false for every other mark.
func (v *view) wasHurt(o *Object, mark string) (yes, ok bool) {
	i := strings.Index(mark, "dealt damage")
	if i < 0 {
		return false, false
	}
	switch mark[i:] {
	case "dealt damage this turn":
		return len(o.HurtBy) > 0, true
	case "dealt damage by ~ this turn", "dealt damage this way":
		return hasObject(o.HurtBy, v.this), true
	case "dealt damage by attached this turn":
		on := v.refer(Attached)
		return len(on) == 1 && on[0].IsObject() && hasObject(o.HurtBy, on[0].Object), true
	case "dealt damage this turn by a source you controlled":
		for _, by := range o.HurtBy {
			if v.w.controllerOf(v.st, by) == v.you {
				return true, true
			}
		}
		return false, true
	}
	return false, false
}
