package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// bareCount reads "3" where cards are left out: "mills 3", "draws two".
func (s *eventReader) bareCount() (int, bool) {
	at := s.i
	if n, ok := s.number(); ok && s.tailOptional() {
		return n, true
	}
	s.i = at
	return 0, false
}

// putsTokens reads "puts two 1/1 Goblin tokens onto the battlefield", as tokens
// were made in the words of older cards.
func (s *eventReader) putsTokens() bool {
	before := len(s.out)
	if !s.creates() {
		return false
	}
	if s.toks[s.i-1].Text != "token" && s.toks[s.i-1].Text != "tokens" || !s.eatWords("onto", "the", "battlefield") && !s.eatWords("into", "play") {
		s.out = s.out[:before]
		return s.fail()
	}
	return true
}

// movesCounters reads "moves two +1/+1 counters from X onto Y": they are
// removed from one and put on the other.
func (s *eventReader) movesCounters() bool {
	q := &quantity{}
	if !s.counterAmount(q) || !s.eat("from") {
		return false
	}
	from, ok := s.recipients()
	if !ok || len(from) != 1 {
		return s.fail()
	}
	if _, ok := s.eatAny("onto", "to", "on"); !ok {
		return s.fail()
	}
	to, ok := s.recipients()
	if !ok || len(to) != 1 {
		return s.fail()
	}
	for _, ev := range s.does(engine.RemoveCounters) {
		ev.To, ev.Amount, ev.Counter, ev.How = from[0], q.n, q.counter, engine.MovedCounters
		s.emit(ev)
		ev.Kind, ev.To = engine.PutCounters, to[0]
		s.putter(&ev)
		s.emit(ev)
	}
	return true
}

// exchangesLife reads "exchange life totals" of two players, or of one "with" another: each
// gains or loses what makes up the difference to what the other has then.
func (s *eventReader) exchangesLife() bool {
	if !s.eat("life", "totals") || !s.players() {
		return s.fail()
	}
	who := s.subject.who
	if len(who) == 1 && s.eatWords("with") {
		other, ok := s.recipients()
		if !ok {
			return false
		}
		who = append(who[:1:1], other...)
	}
	if len(who) != 2 || !who[1].IsPlayer() || who[0] == who[1] {
		return s.fail()
	}
	a, b := who[0].Player, who[1].Player
	from := len(s.out)
	if !s.setLife(a, s.a.board.Players[b].Life) || !s.setLife(b, s.a.board.Players[a].Life) {
		return false
	}
	for i := from; i < len(s.out); i++ {
		s.out[i].How = engine.ExchangedTotals
	}
	return true
}

// lifeDoubled is "Bob's life total is doubled".
func (s *eventReader) lifeDoubled() bool {
	p := s.subject.doer
	n := s.a.board.Players[p].Life
	if n != engine.Unset {
		n *= 2
	}
	if !s.setLife(p, n) {
		return false
	}
	s.out[len(s.out)-1].How = engine.DoubledTotal
	return true
}

// setLife emits a life total that becomes n, which has to be known.
func (s *eventReader) setLife(p engine.PlayerID, n int) bool {
	if n == engine.Unset {
		hint := shape.Has(s.a.board.Players[p].Name) + " 20 life"
		return s.stop(&lex.Error{Code: "ambiguous", Where: "event", Text: s.text, Span: [2]int{0, len(s.text)}, Hint: hint,
			Says: say.New("The life totals decide this; say them in a fact, such as \"%s\".", hint)})
	}
	ev := s.blank(engine.SetLife)
	ev.Player, ev.Amount = p, n
	return s.emit(ev)
}
