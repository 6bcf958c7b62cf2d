package explore

import (
	"apnap/engine"
	"apnap/engine/look"
)

// Doomed reports whether state-based actions take a creature as it lies at an end, for lethal
// damage (cr.LethalDamage) or for its toughness (cr.ZeroToughness); unknown where its toughness is
// and that decides.
func Doomed(o *engine.Object) engine.Tri {
	t := look.Boosted(o.Toughness, o)
	switch {
	case t == engine.Unset && o.Damage > 0:
		return engine.Unknown
	case t != engine.Unset && (t <= 0 || o.Damage >= t):
		return engine.Yes
	}
	return engine.No
}
