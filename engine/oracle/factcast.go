package oracle

import (
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
	switch z := shape.ZoneNamed(s.peek().Text); z {
	case engine.Hand:
		s.i++
		return "cast from your hand", true
	case engine.Graveyard:
		if s.i > at+2 {
			s.i++
			return "cast from a graveyard", true
		}
	}
	s.i = at
	return "", false
}
