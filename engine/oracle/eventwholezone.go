package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// exilesZone reads that all cards of a graveyard or hand are exiled, of which the question says how many they are:
//
//	Zone = Whose ( "graveyard" | "hand" ) | "all" [ "the" ] "cards" ( "from" | "in" ) Whose ( "graveyard" | "hand" ) .
func (s *eventReader) exilesZone() bool {
	if s.eatWords("all") {
		s.eatWords("the")
		if _, ok := s.eatAny("cards"); !ok {
			return false
		}
		if _, ok := s.eatAny("from", "in"); !ok {
			return false
		}
	}
	at := s.i
	zone, own := s.ownZone()
	of := engine.NoPlayer
	if !own {
		p, n, ok := s.possessive()
		if !ok || p == engine.NoPlayer {
			return false
		}
		s.i += n
		if zone = shape.ZoneNamed(s.peek().Text); zone != engine.Graveyard && zone != engine.Hand {
			return false
		}
		s.i++
		of = p
	}
	for _, ev := range s.doers() {
		p := of
		if own {
			p = ev.Player
		}
		if p == engine.NoPlayer || !s.exilesAll(ev, p, zone, s.toks[at]) {
			return false
		}
	}
	return true
}

// exilesAll emits the exiling of all cards in a zone of a player, those that are named each by itself.
func (s *eventReader) exilesAll(ev engine.Event, p engine.PlayerID, zone engine.Zone, at lex.Token) bool {
	b := &s.a.board
	n := b.Players[p].Graveyard
	if zone == engine.Hand {
		n = b.Players[p].Hand
	}
	fails := func(says say.Message, hint string) bool {
		return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{at.Start, at.End}, Says: says, Hint: hint})
	}
	switch {
	case n == engine.Unset:
		return fails(howManyCards(b.Players[p].Name, zone))
	case len(s.a.moments) > 0 || len(s.then) > 0:
		return fails(say.New("I can't tell which cards are there by then; say which are exiled, or how many."), "")
	}
	ev.From, ev.Dest = zone, engine.Exile
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Zone == zone && o.Owner == p {
			one := ev
			one.Object, one.Player, one.Amount = engine.ObjectID(i), p, 1
			s.a.said[one.Object].used = true
			s.emit(one)
			n--
		}
	}
	if n > 0 {
		ev.Player, ev.Amount = p, n
		s.emit(ev)
	}
	return true
}

// copiesAbility reads "Mogg Fanatic's ability" and "the ability of Mogg Fanatic" behind "copies": no effect on spells that are
// copied is about that.
func (s *eventReader) copiesAbility() bool {
	const ability, abilities = "ability", "abilities"
	said := s.eatWords("the", ability, "of") || s.eatWords("an", ability, "of")
	objects, ok := s.objects()
	if last := s.toks[s.i-1].Text; !ok || !said && last != ability && last != abilities {
		return false
	}
	n := s.timesAfter()
	return s.each(engine.OtherAction, objects, func(ev *engine.Event, e engine.Entity) {
		ev.Object, ev.What, ev.Amount = e.Object, shape.CopyAbility, n
	})
}
