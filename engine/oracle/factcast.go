package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// castFrom reads "cast from Bob's hand", "cast from hand", "cast from his
// graveyard", in the words that conditions use.
func (s *factReader) castFrom() (string, bool) {
	at := s.i
	if !s.eatWords("cast", "from") {
		return "", false
	}
	if _, n, ok := s.possessive(); ok {
		s.i += n
	} else {
		s.eatAny("his", "her", "their", "the")
	}
	z := shape.ZoneNamed(s.peek().Text)
	if mark := castFromZone(z); mark != "" && (z == engine.Hand || z == engine.Graveyard && s.i > at+2) {
		s.i++
		return mark, true
	}
	s.i = at
	return "", false
}

// castFromZone is what conditions say of what was cast from a zone, "" where none asks for it.
func castFromZone(z engine.Zone) string {
	const fromHand, fromGraveyard, fromExile = "cast from your hand", "cast from a graveyard", "cast from exile"
	switch z {
	case engine.Hand:
		return fromHand
	case engine.Graveyard:
		return fromGraveyard
	case engine.Exile:
		return fromExile
	}
	return ""
}

// markCastFrom notes of a spell that an event tells to be cast from a zone what conditions ask for.
func (a *asker) markCastFrom(id engine.ObjectID, z engine.Zone) {
	o := &a.board.Objects[id]
	if mark := castFromZone(z); mark != "" && !slices.Contains(o.Marks, mark) {
		o.Marks = append(slices.Clone(o.Marks), mark)
	}
}
