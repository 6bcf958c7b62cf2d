package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// deal reads what is dealt and to whom:
//
//	Deal = Damage [ "to" ] List { "and" Damage "to" List } .
//	Damage = ( Number | "X" ) [ "combat" | "noncombat" ] "damage" | [ "combat" ] "damage" [ "equal to" Whose "power" ] .
func (s *eventReader) deal() bool {
	for {
		q := &quantity{}
		byPower, ok := s.damageDealt(q)
		if !ok {
			return false
		}
		unpreventable := s.unpreventable()
		if !s.eat("to") {
			return false
		}
		to, ok := s.recipients()
		if !ok || !s.dealEach(q, byPower, unpreventable, to) {
			return false
		}
		if !s.moreDamage() {
			return true
		}
	}
}

// moreDamage reads the "and" before a further amount: "and 2 damage to Bob".
func (s *eventReader) moreDamage() bool {
	at := s.i
	s.eatWords(",")
	s.eatWords("and")
	if s.i > at && s.peek().Kind == lex.NumberToken && (s.ahead(1).Text == "damage" || s.ahead(1).Text == "dmg" || s.ahead(2).Text == "damage") {
		return true
	}
	s.i = at
	return false
}

// damageDealt reads the amount; byPower is set where it is the source's power.
func (s *eventReader) damageDealt(q *quantity) (byPower, ok bool) {
	if s.peek().Kind == lex.NumberToken {
		return false, s.damageAmount(q)
	}
	q.combat = s.eatWords("combat")
	if !q.combat {
		s.eatWords("noncombat")
	}
	if _, ok := s.eatAny("damage", "dmg"); !ok {
		return false, false
	}
	if s.eatWords("equal", "to") {
		if _, ok := s.eatAny("its", "his", "her", "their"); !ok || !s.eat("power") {
			return false, false
		}
		return true, true
	}
	return true, q.combat || s.fail()
}

// unpreventable reads "that can't be prevented".
func (s *eventReader) unpreventable() bool {
	return s.eatWords("that", "can't", "be", "prevented")
}

// dealEach emits the damage of each source to each recipient.
func (s *eventReader) dealEach(q *quantity, byPower, unpreventable bool, to []engine.Entity) bool {
	for _, ev := range s.does(engine.Damage) {
		if ev.Source == engine.NoObject && !s.subject.generic && s.source == engine.NoObject {
			return s.stop(&lex.Error{Code: "not_understood", Where: "event", Text: s.text, Span: [2]int{0, len(s.text)},
				Says: say.New("A player deals no damage: name the spell or permanent that does.")})
		}
		ev.Player, ev.Amount, ev.Combat, ev.Unpreventable = engine.NoPlayer, q.n, q.combat, unpreventable
		if q.combat {
			ev.Cause = engine.ByTurnBased
		}
		if byPower {
			power := s.a.board.Objects[ev.Source].Power
			if power == engine.Unset {
				return s.noPower(ev.Source)
			}
			ev.Amount, ev.ByPower = power, true
		}
		for _, e := range to {
			one := ev
			one.To = e
			s.emit(one)
		}
	}
	return true
}

// noPower is the refusal of damage whose amount is a power that nobody gave.
func (s *eventReader) noPower(id engine.ObjectID) bool {
	return s.stop(&lex.Error{Code: "not_understood", Where: "event", Text: s.text, Span: [2]int{0, len(s.text)},
		Says: say.New("How much? The power of %s is not given.", shape.ObjectName(&s.a.board, id))})
}

// takes reads "takes 3 damage from X" and "takes an extra turn".
func (s *eventReader) takes() bool {
	if n, ok := s.extraTurns(); ok {
		for _, ev := range s.does(engine.ExtraTurn) {
			ev.Amount = n
			s.emit(ev)
		}
		return true
	}
	if s.is("the", "initiative") {
		return s.keyword("take")
	}
	q := &quantity{}
	return s.damageAmount(q) && s.suffer(q, "from")
}

func (s *eventReader) extraTurns() (int, bool) {
	at := s.i
	if n, ok := s.count(); ok && s.eatWords("extra") && (s.eatWords("turn") || s.eatWords("turns")) {
		s.eatWords("after", "this", "one")
		return n, true
	}
	s.i = at
	return 0, false
}

// isDealt reads "is dealt 3 damage by X".
func (s *eventReader) isDealt() bool {
	q := &quantity{}
	return s.damageAmount(q) && s.suffer(q, "by")
}

// suffer emits damage to the clause's subject, from the sources that follow.
func (s *eventReader) suffer(q *quantity, link string) bool {
	sources := []engine.Entity{engine.ObjectEntity(engine.NoObject)}
	if s.eatWords(link) {
		es, ok := s.objects()
		if !ok {
			return false
		}
		sources = es
	}
	for _, src := range sources {
		for _, e := range s.subject.who {
			s.emit(s.damage(q, src.Object, e))
		}
	}
	return len(s.subject.who) > 0 || s.fail()
}

// damage is the event of a source dealing an amount.
func (s *eventReader) damage(q *quantity, source engine.ObjectID, to engine.Entity) engine.Event {
	ev := s.blank(engine.Damage)
	ev.Source, ev.To, ev.Amount, ev.ByPower, ev.Combat, ev.Cause = source, to, q.n, q.byPower, q.combat, engine.ByEffect
	if q.combat {
		ev.Cause = engine.ByTurnBased
	}
	return ev
}

// passiveAmount reads what is done with an amount:
//
//	"3 damage is dealt to" List [ "by" List ] | "two counters are put on" List | "the top card … is exiled" | "a token is created" .
func (s *eventReader) passiveAmount() bool {
	q := s.subject.amount
	switch {
	case q.what == "damage" && s.eatWords("dealt"):
		return s.damageIsDealt(q)
	case q.what == "counter" && (s.eatWords("put") || s.eatWords("placed")):
		return s.countersArePut(q)
	case q.what == "counter" && s.eatWords("removed"):
		return s.countersAreRemoved(q)
	case q.what == "card":
		return s.cardsAreMoved(q)
	case q.what == "token" && s.eatWords("created"):
		return s.tokensAreCreated(q)
	}
	return s.fail()
}

func (s *eventReader) damageIsDealt(q *quantity) bool {
	if !s.eat("to") {
		return false
	}
	to, ok := s.recipients()
	if !ok {
		return false
	}
	s.subject.who = to
	return s.suffer(q, "by")
}

// fights reads "X fights Y": each deals damage equal to its power to the other.
func (s *eventReader) fights() bool {
	others, ok := s.objects()
	if !ok || len(others) != 1 || len(s.subject.who) != 1 || !others[0].IsObject() || !s.subject.who[0].IsObject() {
		return s.fail()
	}
	a, b := s.subject.who[0], others[0]
	for _, pair := range [2][2]engine.Entity{{a, b}, {b, a}} {
		power := s.a.board.Objects[pair[0].Object].Power
		if power == engine.Unset {
			return s.noPower(pair[0].Object)
		}
		s.emit(s.damage(&quantity{n: power, byPower: true}, pair[0].Object, pair[1]))
	}
	return true
}
