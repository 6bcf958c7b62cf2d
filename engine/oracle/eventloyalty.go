package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// loyaltyAbility reads the cost of a loyalty ability that puts loyalty counters on the
// permanent:
//
//	Loyalty = ( "activates" | "uses" ) Object "'s" "+" Number [ [ "loyalty" ] "ability" ] .
//
// What the ability does is not in these words; of one that removes counters that is
// what matters, so it has to be told.
func (s *eventReader) loyaltyAbility() bool {
	m := newMention(s.i)
	if !s.walkerName(&m) {
		if n, ok := s.noun(); ok {
			m = n
		} else {
			return false
		}
	}
	if !s.eatWords("'s") {
		return s.fail()
	}
	plus := s.eatWords("+")
	if !plus && !s.eatWords("-") {
		return s.fail()
	}
	n, ok := s.number()
	if !ok || !s.players() {
		return s.fail()
	}
	s.eatWords("loyalty")
	s.eatWords("ability")
	if !plus {
		if id, ok := s.object(&m); ok {
			if there, told := s.loyaltyTold(id); told && there < n {
				return s.stop(&lex.Error{Code: "illegal_choice", Where: s.where, Text: s.text, Span: [2]int{s.toks[m.start].Start, s.toks[s.i-1].End}, Contrary: true,
					Says: say.New("%s has %d loyalty, so that a loyalty ability that costs %d of it can't be activated (%s).", shape.ObjectName(&s.a.board, id), there, n,
						strings.Join(cr.LoyaltyCost.Cited(s.a.q.Edition, cr.AnySide), ", "))})
			}
		}
		return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{s.toks[m.start].Start, s.toks[s.i-1].End},
			Says: say.New("Say what this ability does; from its cost I don't know it.")})
	}
	id, ok := s.object(&m)
	if !ok {
		return false
	}
	s.a.mustBe(id, becauseLoyal)
	s.a.assume(say.New("Of the loyalty ability of %s only the cost is ruled on here", shape.ObjectName(&s.a.board, id)))
	return s.acts(engine.PutCounters, func(ev *engine.Event) {
		s.a.controlledBy(id, ev.Player)
		ev.To, ev.Amount, ev.Counter, ev.Cause = engine.ObjectEntity(id), n, "loyalty", engine.ByCost
	})
}

// loyaltyTold is how many loyalty counters a fact puts on an object, where one does.
func (s *eventReader) loyaltyTold(id engine.ObjectID) (int, bool) {
	for _, c := range s.a.board.Objects[id].Counters {
		if c.Kind == "loyalty" {
			return c.N, true
		}
	}
	return 0, false
}

// walkerName reads a name that nobody bore before "'s" and the sign of a cost: "Jace".
func (s *eventReader) walkerName(m *mention) bool {
	n := s.newPossessive()
	if w := s.ahead(n + 1).Text; n == 0 || w != "+" && w != "-" {
		return false
	}
	m.called, m.nameAt = s.raw(s.i, s.i+n), s.i
	s.i += n
	m.end = s.i
	return true
}
