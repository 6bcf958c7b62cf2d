package oracle

import "apnap/engine"

// aboutDrawn reads what is done with the cards that the clause before drew:
//
//	Drawn = ( "reveals" | "discards" | "exiles" | "plays" | "casts" ) Card | "loses life equal to" Whose "mana value" .
func (s *eventReader) aboutDrawn(verb string) bool {
	p := s.whoDrew()
	if p == engine.NoPlayer || len(s.subject.who) != 1 || s.subject.who[0] != engine.PlayerEntity(p) {
		return false
	}
	ev := s.does(engine.Reveal)[0]
	ev.OfDraw, ev.Amount = true, 1
	switch verb {
	case "reveal":
	case "discard":
		ev.Kind, ev.From = engine.Discard, engine.Hand
	case "exile":
		ev.Kind, ev.From, ev.Dest = engine.Move, engine.Hand, engine.Exile
	case "play", "cast":
		ev.Kind, ev.What = engine.OtherAction, verb
	case "lose":
		ev.Kind = engine.LoseLife
		return s.eatWords("life", "equal", "to") && s.drawnCard(true) && s.eatWords("mana", "value") && s.emit(ev)
	default:
		return false
	}
	return s.drawnCard(false) && s.emit(ev)
}

// drawnCard reads the words for the cards drawn, or for whose something is.
func (s *eventReader) drawnCard(whose bool) bool {
	if whose && s.eatWords("its") {
		return true
	}
	if !whose && (s.is("it") || s.is("them")) {
		s.i++
		return true
	}
	found := s.eatWords("that", "card") || s.eatWords("those", "cards") || s.eatWords("the", "drawn", "card") || s.eatWords("the", "drawn", "cards") ||
		s.eatWords("the", "card", "drawn") || s.eatWords("the", "cards", "drawn") || s.eatWords("the", "card") || s.eatWords("the", "cards")
	return found && (!whose || s.eatWords("'s"))
}

// whoDrew is who drew in the clause before, NoPlayer where that was about
// something else.
func (s *eventReader) whoDrew() engine.PlayerID {
	told := s.told
	if told == nil && len(s.a.moments) > 0 {
		told = s.a.moments[len(s.a.moments)-1].Events
	}
	if len(told) != 1 || told[0].Kind != engine.DrawCards && !told[0].OfDraw {
		return engine.NoPlayer
	}
	return told[0].Player
}
