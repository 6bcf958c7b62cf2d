package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// damageAmount reads "3 damage", "2 combat dmg".
func (s *eventReader) damageAmount(q *quantity) bool {
	n, ok := s.number()
	if !ok {
		return false
	}
	q.n, q.what = n, "damage"
	q.combat = s.eatWords("combat")
	if !q.combat {
		s.eatWords("noncombat")
	}
	_, ok = s.eatAny("damage", "dmg")
	return ok
}

// topCards reads "the top card of Alice's library" and "the top two cards of …".
func (s *eventReader) topCards(q *quantity) bool {
	if !s.eat("the", "top") {
		return false
	}
	q.n, q.what, q.from = 1, "card", engine.Library
	if n, ok := s.number(); ok {
		q.n = n
	}
	if _, ok := s.eatAny("card", "cards"); !ok {
		return false
	}
	if !s.eat("of") {
		return false
	}
	p, n, ok := s.possessive()
	if !ok {
		return s.fail()
	}
	s.i += n
	q.of = p
	return s.eat("library")
}

// cardsFrom reads "two cards from her hand", "a card from Bob's graveyard", where the
// question names no card of that zone that could be meant.
func (s *eventReader) cardsFrom(q *quantity) bool {
	n, ok := s.count()
	if !ok {
		return false
	}
	if _, ok := s.eatAny("card", "cards"); !ok || !s.eat("from") {
		return false
	}
	z, p, ok := s.zonePhrase()
	if !ok || p == engine.NoPlayer || z != engine.Hand && z != engine.Graveyard {
		return s.fail()
	}
	for i := range s.a.board.Objects {
		if o := &s.a.board.Objects[i]; o.Zone == z && o.Owner == p {
			return s.fail() // it has to be said whether that one is meant
		}
	}
	q.n, q.what, q.from, q.of = n, "card", z, p
	return true
}

// counterAmount reads "two +1/+1 counters" and "a loyalty counter".
func (s *sentence) counterAmount(q *quantity) bool {
	n, ok := s.count()
	if !ok {
		return false
	}
	q.n, q.what = n, "counter"
	s.eatWords("additional")
	if s.is("counter") || s.is("counters") {
		s.i++
		return true
	}
	t := s.peek()
	words := max(1, keywordAbility(s.cursor))
	if last := s.ahead(words).Text; t.Kind != lex.PTToken && t.Kind != lex.WordToken || last != "counter" && last != "counters" {
		return s.fail()
	}
	q.counter = tokensKey(s.toks[s.i : s.i+words])
	s.i += words + 1
	return true
}

// count reads "a", "an", "one", "another" or a number.
func (s *sentence) count() (int, bool) {
	if n, ok := s.number(); ok {
		return n, true
	}
	if _, ok := s.eatAny("a", "an", "another"); ok {
		return 1, true
	}
	return 0, false
}
