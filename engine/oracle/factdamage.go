package oracle

import "apnap/engine"

// dealtDamage reads "damage to Grizzly Bears [earlier] [this turn]" of the
// sources the fact is about.
func (s *factReader) dealtDamage(did bool) bool {
	s.number()
	s.eatWords("combat")
	if !s.eat("damage", "to") {
		return false
	}
	by := s.about
	list, ok := s.nounList(false)
	if !ok {
		return s.fail()
	}
	to, ok := s.entities(list, false)
	if !ok {
		return false
	}
	return s.earlier() && s.hurt(to, by, did)
}

// wasDealtDamage reads "damage by Frostwielder this turn" of those the fact is
// about.
func (s *factReader) wasDealtDamage(did bool) bool {
	if !s.eat("damage") {
		return false
	}
	var to []engine.Entity
	for _, id := range s.about {
		to = append(to, engine.ObjectEntity(id))
	}
	if !s.eatWords("by") {
		return s.earlier() && (!did || s.markAll("was dealt damage this turn"))
	}
	list, ok := s.nounList(false)
	if !ok {
		return s.fail()
	}
	from, ok := s.entities(list, false)
	if !ok {
		return false
	}
	var by []engine.ObjectID
	for _, e := range from {
		if !e.IsObject() {
			return s.fail()
		}
		by = append(by, e.Object)
	}
	return s.earlier() && s.hurt(to, by, did)
}

// earlier reads "earlier this turn", which a fact about damage must say.
func (s *factReader) earlier() bool {
	s.eatWords("earlier")
	s.eatWords("already")
	return s.eat("this", "turn")
}

// hurt keeps who was dealt damage by what; a fact that it was not so changes
// nothing.
func (s *factReader) hurt(to []engine.Entity, by []engine.ObjectID, did bool) bool {
	if !did {
		return true
	}
	for _, e := range to {
		if !e.IsObject() {
			p := &s.a.board.Players[e.Player]
			p.Marks, p.HurtBy = append(p.Marks, "was dealt damage this turn"), append(p.HurtBy, by...)
			continue
		}
		o := &s.a.board.Objects[e.Object]
		o.HurtBy = append(o.HurtBy, by...)
	}
	return true
}
