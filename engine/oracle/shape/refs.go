package shape

import "apnap/engine"

// ReplaceThis puts another reference wherever an effect says "this"; it is
// false when there is one and nothing to put there.
func ReplaceThis(e *engine.Effect, to engine.Ref) bool {
	ok := true
	e.Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
		switch {
		case *r != engine.This:
		case to == engine.NoRef:
			ok = false
		default:
			*r = to
		}
	}})
	return ok
}
