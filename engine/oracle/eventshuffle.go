package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// shufflesIn reads
//
//	"shuffles" ( Whose ( "graveyard" | "hand" ) | List ) "into" Whose "library" .
func (s *eventReader) shufflesIn() bool {
	if zone, ok := s.ownZone(); ok {
		return s.shufflesZone(zone)
	}
	objects, ok := s.objects()
	if !ok || !s.players() {
		return false
	}
	d, ok := s.goesTo()
	if !ok || d.to != engine.Library {
		return s.fail()
	}
	d.position = "shuffled"
	return s.moveTo(objects, s.does(engine.Move), d)
}

// ownZone reads "her graveyard", "his hand" of the player the clause is about.
func (s *eventReader) ownZone() (engine.Zone, bool) {
	at := s.i
	if _, ok := s.eatAny("his", "her", "their"); ok {
		if z := shape.ZoneNamed(s.peek().Text); z == engine.Graveyard || z == engine.Hand {
			s.i++
			return z, true
		}
	}
	s.i = at
	return engine.AnyZone, false
}

// shufflesZone emits the moving of all cards of a player's zone, whose number
// has to be known.
func (s *eventReader) shufflesZone(zone engine.Zone) bool {
	named := s.i - 1
	d, ok := s.goesTo()
	if !ok || d.to != engine.Library || !s.players() {
		return s.fail()
	}
	for _, ev := range s.does(engine.Move) {
		p := &s.a.board.Players[ev.Player]
		n := p.Graveyard
		if zone == engine.Hand {
			n = p.Hand
		}
		if n == engine.Unset {
			t := s.toks[named]
			says, hint := howManyCards(p.Name, zone)
			return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{t.Start, t.End}, Says: says, Hint: hint})
		}
		ev.Amount, ev.From, ev.Dest, ev.Position = n, zone, engine.Library, "shuffled"
		s.emit(ev)
	}
	return true
}
