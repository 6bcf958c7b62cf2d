package oracle

import (
	"slices"

	"apnap/engine"
)

// noCounters reads "no counters [on it]", "no +1/+1 counters [on it]".
func (s *factReader) noCounters() bool {
	s.i++
	kind, ok := newReaderAt(s.cursor).counterKind()
	if !ok {
		return s.fail()
	}
	if s.eatWords("on") {
		if _, ok := s.eatAny("it", "them", "him", "her"); !ok {
			return s.fail()
		}
	}
	return s.all(func(o *engine.Object, _ *said) {
		o.Counters = slices.DeleteFunc(slices.Clone(o.Counters), func(c engine.CounterCount) bool { return kind == "" || c.Kind == kind })
	})
}

// isNotState reads the states that something is said not to be in: "not
// attacking", "not enchanted", "not attached to anything".
func (s *factReader) isNotState() bool {
	switch w, _ := s.eatAny("attacking", "blocking", "enchanted", "attached"); w {
	case "attacking":
		return s.all(func(o *engine.Object, _ *said) { o.Attacking = false })
	case "blocking":
		return s.all(func(o *engine.Object, _ *said) { o.Blocking = false })
	case "enchanted":
		return s.all(func(o *engine.Object, _ *said) {
			o.Marks = slices.DeleteFunc(slices.Clone(o.Marks), func(m string) bool { return m == "enchanted" })
		})
	case "attached":
		if s.eatWords("to") {
			_, ok := s.eatAny("anything", "a")
			s.eatWords("creature")
			return ok && s.all(func(o *engine.Object, _ *said) { o.AttachedTo = engine.Nobody() })
		}
		return s.all(func(o *engine.Object, _ *said) { o.AttachedTo = engine.Nobody() })
	}
	return false
}
