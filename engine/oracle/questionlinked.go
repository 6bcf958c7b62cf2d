package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// exiledCards reads what stands for every card exiled with an object:
//
//	"the exiled cards" | [ "all" | "the" | "each" ] ( "card" | "cards" ) "exiled with" ( "it" | Name ) .
//
// Without a name the object is the one the sentence is about.
func (s *sentence) exiledCards(m *mention) bool {
	at := s.i
	with, ok := s.exiledWith()
	if !ok {
		s.i = at
		return false
	}
	m.called = s.a.standFor(with)
	return true
}

// exiledWith reads those words and gives the object.
func (s *sentence) exiledWith() (engine.ObjectID, bool) {
	_, _ = s.eatAny("the", "all", "each")
	s.eatWords("of", "the")
	if s.eatWords("exiled", "cards") || s.eatWords("exiled", "card") || s.eatWords("exiled", "creatures") || s.eatWords("exiled", "creature", "cards") {
		if !s.eatWords("with") {
			return s.subjectObject()
		}
		return s.withObject()
	}
	s.eatWords("creature")
	if _, ok := s.eatAny("cards", "card"); !ok || !s.eatWords("exiled", "with") {
		return engine.NoObject, false
	}
	return s.withObject()
}

// withObject reads "it" or a name.
func (s *sentence) withObject() (engine.ObjectID, bool) {
	if s.eatWords("it") {
		return s.subjectObject()
	}
	m, ok := s.noun()
	if !ok {
		return engine.NoObject, false
	}
	return s.object(&m)
}

// subjectObject is the one object that the sentence is about.
func (s *sentence) subjectObject() (engine.ObjectID, bool) {
	if len(s.subject.who) == 1 && s.subject.who[0].IsObject() {
		return s.subject.who[0].Object, true
	}
	return engine.NoObject, s.fail()
}

// standFor puts an object on the board that stands for every card exiled with
// another, and gives its name.
func (a *asker) standFor(with engine.ObjectID) string {
	called := "each card exiled with " + a.board.Objects[with].Name
	for i := range a.board.Objects {
		if l := a.board.Objects[i].Linked; l != nil && *l == with {
			return a.board.Objects[i].Name
		}
	}
	id := a.newObject(called, 0)
	o, seen := &a.board.Objects[id], &a.said[id]
	o.Linked, o.Zone, o.Owner = &with, engine.Exile, shape.Holder(&a.board.Objects[with])
	seen.zone = true
	return called
}

// exiledWithFact reads "exiled with Void Cage" of objects.
func (s *factReader) exiledWithFact() bool {
	about := s.about
	m, ok := s.noun()
	if !ok {
		return false
	}
	with, ok := s.object(&m)
	if !ok {
		return false
	}
	s.about = about
	return s.all(func(o *engine.Object, seen *said) {
		if o.Owner == engine.NoPlayer {
			o.Owner = o.Controller
		}
		o.Zone, o.ExiledWith, o.Controller = engine.Exile, &with, engine.NoPlayer
		seen.zone = true
	})
}

// underOwners has what enters do so under its owner's control.
func (s *eventReader) underOwners() bool {
	for i := range s.out {
		if s.out[i].Kind != engine.Enter {
			return s.fail()
		}
		if o := &s.a.board.Objects[s.out[i].Object]; o.Linked == nil && o.Owner != engine.NoPlayer {
			s.out[i].Under = o.Owner
		}
	}
	return true
}
