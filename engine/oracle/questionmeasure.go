package oracle

import (
	"slices"

	"apnap/engine"
)

// unmeasured is a filter without the numbers that it compares with given ones.
func unmeasured(f *engine.Filter) engine.Filter {
	out := *f
	for _, r := range [...]*engine.Range{&out.Power, &out.Toughness, &out.ManaValue} {
		if r.N == nil || r.N.Op == engine.Lit {
			*r = engine.Range{}
		}
	}
	return out
}

// measured reports whether a filter compares numbers.
func measured(f *engine.Filter) bool {
	return f.Power.Op != engine.NoCompare || f.Toughness.Op != engine.NoCompare || f.ManaValue.Op != engine.NoCompare
}

// measures reports whether an object has the numbers that a filter asks for; known is false where
// that can't be told while a question is read.
func (s *sentence) measures(id engine.ObjectID, f *engine.Filter) (fits, known bool) {
	o := &s.a.board.Objects[id]
	value := o.ManaValue
	if value == engine.Unset && o.Token == engine.Yes {
		value = 0 // what has no mana cost
	}
	fits, known = true, true
	for _, m := range [...]struct {
		want engine.Range
		has  int
		size bool
	}{{f.Power, withCounters(o.Power, o), true}, {f.Toughness, withCounters(o.Toughness, o), true}, {f.ManaValue, value, false}} {
		switch {
		case m.want.Op == engine.NoCompare:
		case m.has == engine.Unset || m.size && s.resized(id):
			known = false
		case m.want.N == nil:
			fits = fits && (m.has%2 == 0) == (m.want.Op == engine.Even)
		default:
			fits = fits && m.want.Op.Holds(m.has, m.want.N.N)
		}
	}
	return fits, known
}

// resized reports whether an event before may have changed how large an object is.
func (s *sentence) resized(id engine.ObjectID) bool {
	for _, h := range s.a.moments {
		if slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			return ev.Object == id && (ev.Kind == engine.Alter || ev.Kind == engine.PutCounters || ev.Kind == engine.RemoveCounters)
		}) {
			return true
		}
	}
	return slices.ContainsFunc(s.a.board.Objects, func(o engine.Object) bool { return o.AttachedTo == engine.ObjectEntity(id) })
}
