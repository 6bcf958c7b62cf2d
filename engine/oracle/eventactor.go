package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// actsFor is acts for verbs of which a spell or permanent may be the subject:
// its controller is the one who does it.
func (s *eventReader) actsFor(kind engine.EventKind, fill func(*engine.Event)) bool {
	for _, ev := range s.does(kind) {
		if ev.Player == engine.NoPlayer && ev.Source != engine.NoObject {
			ev.Player = shape.Holder(&s.a.board.Objects[ev.Source])
			ev.Doer = ev.Player
		}
		if ev.Player == engine.NoPlayer {
			return s.fail()
		}
		fill(&ev)
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// reveals reads "reveals a card", "reveals her hand", "reveals the top two cards
// of her library", "reveals Island".
func (s *eventReader) reveals() bool {
	from := s.i
	n, ok := s.cardCount()
	switch {
	case ok:
		return s.acts(engine.Reveal, func(ev *engine.Event) { ev.What, ev.Amount = inenglish.CountWords(n, "card"), n })
	case s.ownHand("hand"):
		return s.acts(engine.Reveal, func(ev *engine.Event) { ev.What, ev.Amount = "hand", 1 })
	}
	q := &quantity{of: engine.NoPlayer}
	if s.try(func() bool { return s.topOfOwn(q) }) || s.try(func() bool { return s.topCards(q) }) {
		what := "the top card"
		if q.n > 1 {
			what = "the top " + inenglish.Spelled(q.n) + " cards"
		}
		return s.acts(engine.Reveal, func(ev *engine.Event) { ev.What, ev.Amount, ev.From = what, q.n, engine.Library })
	}
	list, ok := s.nounList(false)
	if !ok || len(list) == 0 || !s.players() {
		return false
	}
	what := s.raw(from, s.i)
	return s.acts(engine.Reveal, func(ev *engine.Event) { ev.What, ev.Amount = what, len(list) })
}

// ownHand reads the hand of the player whom the clause is about, by what it is called there: "their hand", "Bob's cards".
func (s *eventReader) ownHand(called string) bool {
	p, n, ok := s.possessive()
	if !ok || s.ahead(n).Text != called || len(s.subject.who) == 0 {
		return false
	}
	for _, e := range s.subject.who {
		if one := n == 1 && s.peek().Text != "your"; !e.IsPlayer() || !one && e.Player != p {
			return false
		}
	}
	s.i += n + 1
	return true
}

// isCopied reads "twice" after "is copied".
func (s *eventReader) isCopied() bool {
	n := s.timesAfter()
	from := len(s.out)
	if !s.undergo(engine.CopySpell) {
		return false
	}
	for i := from; i < len(s.out); i++ {
		s.out[i].Amount = n
		s.out[i].Player = shape.Holder(&s.a.board.Objects[s.out[i].Object])
	}
	return true
}

// tailTo reads what a cost is paid for, and "to poison" of losing the game.
func (s *eventReader) tailTo() bool {
	s.i++
	if s.couldBeCost() && s.try(s.payingFor) {
		return s.causedBy(engine.ByCost)
	}
	if s.eatWords("poison") || s.eatWords("poison", "counters") {
		return s.loses("poison")
	}
	return false
}

// payingFor reads
//
//	For = "cycle it" | ( "cast" | "activate" ) Payable | "pay" ( "a cost" | "for" Payable | CostOf ) .
//
// What is cast or activated is no event of its own here.
func (s *eventReader) payingFor() bool {
	switch {
	case s.eatWords("cycle", "it"), s.eatWords("pay", "a", "cost"):
		return true
	case s.eatWords("cast"), s.eatWords("activate"), s.eatWords("pay", "for"):
		return s.payable()
	case s.eatWords("pay"):
		return s.costOf()
	}
	return false
}

// payable reads "a spell", "an ability", "its ability", "Masticore's ability", "Foil".
func (s *eventReader) payable() bool {
	if s.eatWords("a", "spell") || s.eatWords("an", "ability") || s.eatWords("it") || s.eatWords("its", "ability") || s.eatWords("its", "activated", "ability") {
		return true
	}
	m, ok := s.noun()
	if ok {
		s.paysFor(&m)
	}
	return ok
}

// paysFor notes the object whose spell or ability a cost is said to be paid for. A name that nobody
// bore before means the card of that name.
func (s *eventReader) paysFor(m *mention) {
	if m.called == "" || m.class != nil {
		return
	}
	if _, card := s.a.lookup(m.called); !m.known && !card {
		return
	}
	at, last := s.i, s.last
	if es, ok := s.entity(m, false); ok && len(es) == 1 && es[0].IsObject() {
		s.now.pays = es[0].Object
	}
	s.i, s.last = at, last
}

// costOf reads "the cost of Masticore's ability", "Masticore's cost", "its cost".
func (s *eventReader) costOf() bool {
	_, _ = s.eatAny("the", "a")
	s.eatWords("additional")
	s.eatWords("activation")
	if s.eatWords("cost", "of") || s.eatWords("costs", "of") {
		return s.payable()
	}
	if !s.eatWords("its") && !(s.payable() && s.eatWords("'s")) {
		return false
	}
	s.eatWords("additional")
	s.eatWords("activation")
	_, ok := s.eatAny("cost", "costs")
	return ok
}

// couldBeCost reports whether the clause's events are what costs consist of.
func (s *eventReader) couldBeCost() bool {
	for i := range s.out {
		switch s.out[i].Kind {
		case engine.Discard, engine.Sacrifice, engine.Move, engine.PayLife, engine.Tap, engine.Untap, engine.RemoveCounters, engine.PutCounters, engine.Mill,
			engine.Reveal, engine.OtherAction, engine.CreateTokens:
		default:
			return false
		}
	}
	return len(s.out) > 0
}

// tailLoses reads the reason for which state-based actions make a player lose:
// "because his life total is 0", "for having 0 or less life", "for having ten
// poison counters", "for drawing from an empty library".
func (s *eventReader) tailLoses() bool {
	s.i++
	switch {
	case s.eatWords("having"):
		n, ok := s.number()
		if !ok {
			return false
		}
		s.eatWords("or", "less")
		s.eatWords("or", "more")
		if s.eatWords("life") {
			return n == 0 && s.loses("life")
		}
		return s.eatWords("poison") && (s.eatWords("counters") || s.eatWords("counter")) && s.loses("poison")
	case s.eatWords("his", "life", "total", "is", "0"), s.eatWords("her", "life", "total", "is", "0"), s.eatWords("their", "life", "total", "is", "0"):
		s.eatWords("or", "less")
		return s.loses("life")
	}
	return false
}

// loses notes why a player loses the game.
func (s *eventReader) loses(why string) bool {
	return s.mark(engine.LoseGame, func(ev *engine.Event) { ev.How, ev.Cause = why, engine.ByStateBased })
}

// concedes emits the losing of the game that nothing replaces.
func (s *eventReader) concedes() bool {
	return s.acts(engine.LoseGame, func(ev *engine.Event) { ev.How, ev.Cause = engine.Conceded, engine.BySpecial })
}

// controllersStep reads "its controller's" and "the" before a step: the turn's
// player is the one who controls what the events are about.
func (s *eventReader) controllersStep() (engine.PlayerID, int, bool) {
	n := s.phraseLength("its controller 's")
	if n == 0 {
		n = s.phraseLength("their controller 's")
	}
	if n == 0 || len(s.out) == 0 || s.out[0].Object == engine.NoObject {
		return engine.NoPlayer, 0, false
	}
	p := shape.Holder(&s.a.board.Objects[s.out[0].Object])
	return p, n, p != engine.NoPlayer
}

// holderOf is the player, or who controls the object.
func (s *eventReader) holderOf(e engine.Entity) engine.PlayerID {
	if e.IsPlayer() {
		return e.Player
	}
	return shape.Holder(&s.a.board.Objects[e.Object])
}
