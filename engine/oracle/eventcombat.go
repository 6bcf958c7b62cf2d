package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// diesInCombat takes what dies "in combat" for destroyed by lethal damage: state-based
// actions do it, and what replaces destruction meets it.
func (s *eventReader) diesInCombat() bool {
	for i := range s.out {
		if ev := &s.out[i]; ev.Kind != engine.Move || ev.Dest != engine.Graveyard || ev.Object == engine.NoObject {
			return false
		}
	}
	for i := range s.out {
		s.out[i] = s.lethalDamageTo(s.out[i].Object)
	}
	return len(s.out) > 0
}

// lethalDamageTo is the destroying of a creature that lethal damage was dealt to.
func (s *eventReader) lethalDamageTo(id engine.ObjectID) engine.Event {
	s.a.assume(say.New("%s is destroyed because lethal damage was dealt to it", shape.ObjectName(&s.a.board, id)))
	ev := s.blank(engine.Destroy)
	ev.Object, ev.How, ev.Cause = id, "destroyed", engine.ByStateBased
	return ev
}

// opponentInCombat reads "with Hill Giant", which dealt the damage.
func (s *eventReader) opponentInCombat() bool {
	if _, ok := s.eatAny("with", "against"); !ok {
		return true
	}
	_, ok := s.objects()
	return ok
}

// trades reads "Bear trades with Wurm": each deals lethal combat damage to the other.
func (s *eventReader) trades() bool {
	if !s.aboutObjects() || !s.eat("with") {
		return s.fail()
	}
	others, ok := s.objects()
	for _, e := range append(s.subject.who[:len(s.subject.who):len(s.subject.who)], others...) {
		s.emit(s.lethalDamageTo(e.Object))
	}
	return ok
}
