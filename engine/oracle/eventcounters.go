package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// put reads what is put where:
//
//	Put = Counters "on" List | "the top" Cards "into" Zone | List ( "onto the battlefield" … | "into" Zone | "on top of" … ) .
func (s *eventReader) put() bool {
	q := &quantity{of: engine.NoPlayer}
	var kinds []quantity
	if s.try(func() bool { return s.counterAmounts(&kinds) && s.eat("on") }) {
		to, ok := s.recipients()
		for _, k := range kinds {
			ok = ok && s.each(engine.PutCounters, to, func(ev *engine.Event, e engine.Entity) {
				ev.To, ev.Amount, ev.Counter = e, k.n, k.counter
				s.putter(ev)
			})
		}
		return ok
	}
	if s.try(func() bool { return s.topCards(q) }) {
		return s.cardsMove(q, s.doers())
	}
	if s.try(func() bool { return s.cardsFrom(q) }) {
		return s.cardsMove(q, s.doers())
	}
	if s.try(s.putsTokens) {
		return true
	}
	objects, ok := s.objects()
	return ok && s.moves(objects, s.does(engine.Move))
}

// counterAmounts reads "a +1/+1 counter and two charge counters".
func (s *eventReader) counterAmounts(kinds *[]quantity) bool {
	*kinds = nil
	for {
		q := quantity{}
		if !s.counterAmount(&q) {
			return false
		}
		*kinds = append(*kinds, q)
		at := s.i
		s.eatWords(",")
		s.eatWords("and")
		if s.i == at || !s.amountAhead() {
			s.i = at
			return true
		}
	}
}

// amountAhead reports whether a number or an article stands next.
func (s *eventReader) amountAhead() bool {
	return s.peek().Kind == lex.NumberToken || s.is("a") || s.is("an")
}

// putter says who puts counters: the doer, or the controller of the source.
func (s *eventReader) putter(ev *engine.Event) {
	if ev.Player == engine.NoPlayer {
		ev.Player = ev.Doer
	}
	if ev.Player == engine.NoPlayer && ev.Source != engine.NoObject {
		ev.Player = shape.Holder(&s.a.board.Objects[ev.Source])
	}
}

func (s *eventReader) countersArePut(q *quantity) bool {
	return s.eat("on") && s.countersAre(engine.PutCounters, q)
}

// remove reads "removes a shield counter from X".
func (s *eventReader) remove() bool {
	q := &quantity{}
	if !s.counterAmount(q) || !s.eat("from") {
		return false
	}
	from, ok := s.recipients()
	return ok && s.each(engine.RemoveCounters, from, func(ev *engine.Event, e engine.Entity) {
		ev.To, ev.Amount, ev.Counter = e, q.n, q.counter
	})
}

func (s *eventReader) countersAreRemoved(q *quantity) bool {
	return s.eat("from") && s.countersAre(engine.RemoveCounters, q)
}

// countersAre reads on whom counters are put, or from whom they are removed, by
// nobody who is named.
func (s *eventReader) countersAre(kind engine.EventKind, q *quantity) bool {
	who, ok := s.recipients()
	if !ok {
		return false
	}
	for _, e := range who {
		ev := s.blank(kind)
		ev.To, ev.Amount, ev.Counter = e, q.n, q.counter
		s.emit(ev)
	}
	return true
}

// getCounters reads "gets two poison counters".
func (s *eventReader) getCounters() bool {
	q := &quantity{}
	if !s.energyAmount(q) && !s.counterAmount(q) {
		return false
	}
	for _, e := range s.subject.who {
		if e.IsPlayer() && q.counter != "" && !lexicon.Plays(q.counter, lexicon.PlayerCounter) {
			return s.fail()
		}
		ev := s.blank(engine.PutCounters)
		ev.To, ev.Amount, ev.Counter = e, q.n, q.counter
		if e.IsPlayer() && ev.Doer == engine.NoPlayer && ev.Source == engine.NoObject {
			ev.Player, ev.Doer = e.Player, e.Player // who gets counters puts them, if nobody else is named
		}
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// giveCounters reads "gives Bob two poison counters", "gives Bob an extra turn".
func (s *eventReader) giveCounters() bool {
	to, ok := s.recipients()
	q := &quantity{}
	if ok {
		if n, turns := s.extraTurns(); turns {
			return s.each(engine.ExtraTurn, to, func(ev *engine.Event, e engine.Entity) { ev.Player, ev.Amount = e.Player, n })
		}
	}
	if !ok || !s.counterAmount(q) {
		return false
	}
	return s.each(engine.PutCounters, to, func(ev *engine.Event, e engine.Entity) {
		ev.To, ev.Amount, ev.Counter = e, q.n, q.counter
		s.putter(ev)
	})
}

// multiply reads "doubles the number of +1/+1 counters on X": as many more are
// put there as it takes.
func (s *eventReader) multiply(verb string) bool {
	if !s.eat("the", "number", "of") {
		return false
	}
	kind := ""
	if !s.is("counters") {
		kind = s.peek().Text
		s.i++
	}
	if !s.eat("counters", "on") {
		return false
	}
	to, ok := s.recipients()
	if !ok {
		return false
	}
	more := 1
	if verb == "triple" {
		more = 2
	}
	return s.each(engine.PutCounters, to, func(ev *engine.Event, e engine.Entity) {
		ev.To, ev.Counter, ev.Doubled = e, kind, true
		ev.Amount = more * s.countersOn(e, kind)
		s.putter(ev)
	})
}

func (s *eventReader) countersOn(e engine.Entity, kind string) int {
	list := []engine.CounterCount(nil)
	if e.IsObject() {
		list = s.a.board.Objects[e.Object].Counters
	} else {
		list = s.a.board.Players[e.Player].Counters
	}
	n := 0
	for _, c := range list {
		if c.Kind == kind {
			n += c.N
		}
	}
	return n
}
