package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// keyword reads the rest of a keyword action without a kind of event of its own:
//
//	Keyword = Verb Words [ Subtype ] [ Number ] [ List | Cards ] [ "with" Player ] [ Times ] .
func (s *eventReader) keyword(verb string) bool {
	a, ok := keywordAfter(s.cursor, verb)
	if !ok {
		return s.fail()
	}
	what, n := a.What(), 1
	var makes []engine.Tokens
	switch a.Then {
	case shape.NumberComplement:
		if sort, ok := s.armySort(a); ok {
			makes = []engine.Tokens{engine.Army(sort)}
		}
		n = s.keywordNumber()
	case shape.ObjectComplement:
		return s.keywordObjects(what)
	case shape.CardComplement:
		return s.keywordCards(what)
	case shape.PlayerComplement:
		return s.keywordPlayer(what)
	case shape.ChoiceComplement:
		return s.votes(what)
	}
	if n == 1 {
		n = s.timesAfter()
	}
	if a.Permanent {
		return s.keywordOf(what, n)
	}
	return s.acts(engine.OtherAction, func(ev *engine.Event) { ev.What, ev.Amount, ev.Tokens = what, n, makes })
}

// armySort reads the creature type of an Army before a number: "Orcs".
func (c *cursor) armySort(a shape.KeywordAction) (string, bool) {
	if !a.Army || c.peek().Kind != lex.WordToken {
		return "", false
	}
	sort, ok := shape.Subtype(c.peek().Text)
	if ok {
		c.i++
	}
	return sort, ok
}

// keywordNumber reads "2".
func (s *eventReader) keywordNumber() int {
	if n, ok := s.number(); ok {
		return n
	}
	return 1
}

// keywordOf emits an action of the permanents that the clause is about.
func (s *eventReader) keywordOf(what string, n int) bool {
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		ev := s.blank(engine.OtherAction)
		ev.Object, ev.What, ev.Amount = e.Object, what, n
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// keywordObjects reads the permanents that are goaded, exerted, suspected, ….
func (s *eventReader) keywordObjects(what string) bool {
	objects, ok := s.objects()
	if !ok || !s.players() {
		return false
	}
	return s.each(engine.OtherAction, objects, func(ev *engine.Event, e engine.Entity) {
		ev.Object, ev.What, ev.Amount = e.Object, what, 1
	})
}

// keywordCards reads the cards that are manifested, cloaked, foretold, …: named
// ones, a number of them, or those on top of a library.
func (s *eventReader) keywordCards(what string) bool {
	n, ok := s.cardCount()
	if !ok {
		at := s.i
		q := &quantity{of: engine.NoPlayer}
		if ok = s.try(func() bool { return s.topCards(q) }) || s.try(func() bool { return s.topOfOwn(q) }); !ok {
			s.i = at
			return s.keywordObjects(what)
		}
		n = q.n
	}
	return s.acts(engine.OtherAction, func(ev *engine.Event) { ev.What, ev.Amount = what, n })
}

// topOfOwn reads "the top card of her library" of the clause's player.
func (s *eventReader) topOfOwn(q *quantity) bool {
	if !s.eat("the", "top") {
		return false
	}
	q.n = 1
	if n, ok := s.number(); ok {
		q.n = n
	}
	if _, ok := s.eatAny("card", "cards"); !ok || !s.eat("of") {
		return false
	}
	_, ok := s.eatAny("his", "her", "their", "your")
	return ok && s.eat("library")
}

// keywordPlayer reads "with Bob", "with an opponent".
func (s *eventReader) keywordPlayer(what string) bool {
	if s.eatWords("with") && !s.eatWords("an", "opponent") {
		with, ok := s.recipients()
		if !ok || len(with) != 1 || !with[0].IsPlayer() {
			return s.fail()
		}
	}
	return s.acts(engine.OtherAction, func(ev *engine.Event) { ev.What, ev.Amount = what, 1 })
}

// votes reads "for grace": what is voted for is a word of the card's own.
func (s *eventReader) votes(what string) bool {
	if s.eatWords("for") {
		if s.peek().Kind != lex.WordToken {
			return s.fail()
		}
		for s.peek().Kind == lex.WordToken && !s.tailOptional() {
			s.i++
		}
	}
	n := s.timesAfter()
	return s.acts(engine.OtherAction, func(ev *engine.Event) { ev.What, ev.Amount = what, n })
}

// undergoes emits a keyword action that the clause's permanents undergo: "is
// goaded", "becomes monstrous".
func (s *eventReader) undergoes(what string) bool { return s.keywordOf(what, 1) }
