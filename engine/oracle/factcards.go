package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// mostCards is how many cards without names a fact may put into a graveyard.
const mostCards = 60

// someCards reads cards of which a fact gives the number and the types, and no
// names: "no creature cards", "three artifact creature cards".
func (s *factReader) someCards() (n int, types engine.Types, ok bool) {
	s.eatWords("only")
	if !s.eatWords("no") {
		if n, ok = s.count(); !ok {
			return 0, 0, false
		}
	}
	for {
		t, _, known := shape.TypeWord(s.peek().Text)
		if !known {
			break
		}
		types |= t
		s.i++
	}
	_, ok = s.eatAny("cards", "card")
	return n, types, ok && types != 0
}

// someCardsIn puts cards of certain types into players' graveyards.
func (s *factReader) someCardsIn(zone engine.Zone, n int, types engine.Types, players []engine.Entity) bool {
	if zone != engine.Graveyard || n > mostCards {
		return s.fail()
	}
	kind := strings.Join(shape.TypeNames(types), " ") + " card"
	name := strings.ToUpper(kind[:1]) + kind[1:]
	for _, e := range players {
		for k := range n {
			id := s.a.newObject(name, k+1)
			o := &s.a.board.Objects[id]
			o.Types, o.Zone, o.Owner = types, zone, e.Player
			o.TypesKnown = types&^(engine.Instant|engine.Sorcery) == 0 // no other type goes with those
			s.a.said[id].types, s.a.said[id].zone = true, true
		}
	}
	return true
}
