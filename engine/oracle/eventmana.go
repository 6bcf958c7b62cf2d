package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// manaOf reads the mana of objects that are tapped for it: symbols, words, or
// "mana", which a basic land leaves no doubt about.
func (s *eventReader) manaOf(objects []engine.Entity) (string, bool) {
	for _, e := range objects {
		s.basicByName(e)
	}
	if m, ok := s.manaWords(); ok {
		return m, true
	}
	if !s.eat("mana") {
		return "", false
	}
	if m := s.onlyMana(objects); m != "" {
		return m, true
	}
	s.i--
	return "", s.fail()
}

// manaWords reads "{G}{G}", "two green mana", "one colorless mana".
func (s *eventReader) manaWords() (string, bool) {
	mana := ""
	for s.peek().Kind == lex.SymbolToken {
		mana += s.peek().Text
		s.i++
	}
	if mana != "" {
		return mana, true
	}
	at := s.i
	if n, ok := s.count(); ok {
		if m := engine.ManaSymbol(s.peek().Text); m != "" && s.ahead(1).Text == "mana" && n <= 100 {
			s.i += 2
			return repeat(m, n), true
		}
	}
	s.i = at
	return "", s.fail()
}

// isTappedForMana reads the mana of "Bob's Forest is tapped for {G}".
func (s *eventReader) isTappedForMana() bool {
	mana, ok := s.manaOf(s.subject.who)
	return ok && s.tapped(mana)
}

// producesMana reads "produces {G}".
func (s *eventReader) producesMana() bool {
	mana, ok := s.manaOf(s.subject.who)
	return ok && s.tapped(mana)
}

// tapped emits the mana of the permanents that the clause is about.
func (s *eventReader) tapped(mana string) bool {
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		ev := s.blank(engine.ProduceMana)
		ev.Object, ev.Source, ev.Mana, ev.Cause = e.Object, e.Object, mana, engine.BySpecial
		ev.Player = holder(&s.a.board.Objects[e.Object])
		ev.Doer = ev.Player
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// energyAmount reads "{E}{E}" and "3 energy".
func (s *sentence) energyAmount(q *quantity) bool {
	at := s.i
	for s.peek().Kind == lex.SymbolToken && s.peek().Text == "{E}" {
		q.n++
		s.i++
	}
	if q.n == 0 {
		n, ok := s.count()
		if !ok || !s.eatWords("energy") || s.is("counter") || s.is("counters") {
			s.i = at
			return false
		}
		q.n = n
	}
	q.what, q.counter = "counter", "energy"
	return true
}

// paysEnergy takes energy counters off: who pays them had them.
func (s *eventReader) paysEnergy(n int) bool {
	if !s.players() {
		return false
	}
	for _, ev := range s.does(engine.RemoveCounters) {
		p := &s.a.board.Players[ev.Player]
		if s.countersOn(engine.PlayerEntity(ev.Player), "energy") == 0 {
			p.Counters = append(p.Counters, engine.CounterCount{Kind: "energy", N: n})
		}
		ev.To, ev.Counter, ev.Amount, ev.Cause = engine.PlayerEntity(ev.Player), "energy", n, engine.ByCost
		s.emit(ev)
	}
	return true
}

// basicByName takes a land of which nothing is known but the name of a basic one
// for that.
func (s *eventReader) basicByName(e engine.Entity) {
	if !e.IsObject() {
		return
	}
	if o := &s.a.board.Objects[e.Object]; !o.TypesKnown && manaOfLand(o.Name) != "" {
		o.Types, o.TypesKnown, o.ColorsKnown, o.Subtypes = engine.Land|engine.Basic, true, true, []string{o.Name}
	}
}
