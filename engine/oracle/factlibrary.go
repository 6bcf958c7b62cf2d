package oracle

import "apnap/engine"

// inLibraryPlace reads where in a library a card is, after "is":
//
//	Place = "the top card of" Library | [ "the" ] Ordinal [ "card" ] [ "from the top" ] "of" Library .
func (s *factReader) inLibraryPlace() bool {
	place := 1
	if !s.eatWords("the", "top", "card", "of") {
		if place = s.placeFromTop(); place == 0 {
			return s.fail()
		}
	}
	return s.inZone(engine.Library) && s.placed(place)
}

// placeFromTop reads "[the] second [card] [from the top] of"; 0 where it is none.
func (s *factReader) placeFromTop() int {
	s.eatWords("the")
	place := ordinal(s.peek().Text)
	if place == 0 {
		return 0
	}
	s.i++
	card := s.eatWords("card")
	from := s.eatWords("from", "the", "top") || s.eatWords("from", "top") || s.eatWords("down", "from", "the", "top")
	if !card && !from || !s.eat("of") {
		return 0
	}
	return place
}

// placed says at which place from the top of the library a card is, no two cards at
// one place.
func (s *factReader) placed(place int) bool {
	if len(s.about) != 1 {
		return s.fail()
	}
	owner := s.a.board.Objects[s.about[0]].Owner
	for i := range s.a.board.Objects {
		if o := &s.a.board.Objects[i]; engine.ObjectID(i) != s.about[0] && o.Place == place && o.Zone == engine.Library && o.Owner == owner {
			return s.fail()
		}
	}
	return s.all(func(o *engine.Object, _ *said) { o.Place = place })
}

// libraryOrder reads which cards lie on top of a library:
//
//	Order = "the top card of" Library "is" Noun | "the" Ordinal "card" [ "from the top" ] "of" Library "is" Noun
//	      | "the top" Number "cards of" Library "are" List [ "in that order" | "from top to bottom" ] .
func (s *factReader) libraryOrder() bool {
	place, n := 1, 1
	if s.eatWords("the", "top") {
		if given, ok := s.number(); ok {
			n = given
		}
		if _, ok := s.eatAny("card", "cards"); !ok || !s.eat("of") {
			return false
		}
	} else if place = s.placeFromTop(); place == 0 {
		return s.fail()
	}
	zone, p, ok := s.zonePhrase()
	if !ok || zone != engine.Library || p == engine.NoPlayer {
		return s.fail()
	}
	if _, ok := s.eatAny("is", "are"); !ok {
		return false
	}
	list, ok := s.nounList(false)
	if !ok || len(list) != n {
		return s.fail()
	}
	if !s.eatWords("in", "that", "order") {
		s.eatWords("from", "top", "to", "bottom")
	}
	for i := range list {
		if !s.findAll(list[i:i+1]) || !s.putInto(engine.Library, p) || !s.placed(place+i) {
			return false
		}
	}
	return true
}

// putInto puts the cards spoken of into a player's zone where nobody controls them.
func (s *factReader) putInto(zone engine.Zone, p engine.PlayerID) bool {
	return s.all(func(o *engine.Object, seen *said) {
		o.Zone, seen.zone = zone, true
		o.Owner, o.Controller = p, engine.NoPlayer
	})
}

// onlyCard reads "in Nora's hand" after "is the only card".
func (s *factReader) onlyCard() bool {
	if len(s.about) != 1 || !s.is("in") || !s.isIn() {
		return s.fail()
	}
	o := &s.a.board.Objects[s.about[0]]
	if o.Owner == engine.NoPlayer || o.Zone == engine.Library && !s.placed(1) {
		return s.fail()
	}
	return s.size(&s.a.board.Players[o.Owner], o.Zone, 1)
}
