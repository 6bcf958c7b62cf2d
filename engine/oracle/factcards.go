package oracle

import (
	"slices"
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
			s.a.said[id].types, s.a.said[id].zone, s.a.said[id].counted = true, true, true
		}
	}
	return true
}

// namedAmong takes the cards that a question names in a graveyard, or has leave it, for some of
// those of which a fact says how many of their types there are.
func (b *builder) namedAmong() {
	for i := range b.board.Objects {
		if o := &b.board.Objects[i]; o.Zone == engine.Graveyard && !b.said[i].counted && o.TypesKnown {
			b.standsFor(o)
		}
	}
}

// standsFor takes one card without a name of each such kind away that a named one is of.
func (b *builder) standsFor(named *engine.Object) {
	var done []engine.Types
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		if b.said[i].counted && o.Zone == engine.Graveyard && o.Owner == named.Owner && o.Types&^named.Types == 0 && !slices.Contains(done, o.Types) {
			o.Zone, done = engine.OutsideGame, append(done, o.Types)
		}
	}
}
