package oracle

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// gone reads that something has left the battlefield, or that combat damage it
// assigned waits on the stack (cr.CombatDamageOnStack):
//
//	Gone = Thing ( ( "was" | "is" | "has been" ) ( "sacrificed" | "destroyed" ) | [ "has" ] "left" Field | [ "has" ] "died"
//	             | "is no longer" Field | "has combat damage on the stack" | "'s combat damage is on the stack" ) [ "in response" ] .
//	Field = "the battlefield" | "play" | "on the battlefield" | "in play" .
func (s *factReader) gone() bool {
	m, ok := s.whichThing()
	if !ok {
		return false
	}
	if s.eatWords("'s", "combat", "damage") && s.being() && s.onStack() || s.eatWords("has", "combat", "damage") && s.onStack() {
		return s.combatWaits(&m)
	}
	if !s.hasGone() {
		return false
	}
	s.eatWords("in", "response")
	s.afterCheck()
	return s.findAll([]mention{m}) && s.someones() && s.all(func(o *engine.Object, seen *said) {
		if o.Owner == engine.NoPlayer {
			o.Owner = o.Controller
		}
		o.Zone, o.Controller, seen.zone = engine.Graveyard, engine.NoPlayer, true
	})
}

// hasGone reads what says that it is gone.
func (s *factReader) hasGone() bool {
	s.eatWords("has", "since")
	switch {
	case s.eatWords("left"), s.eatWords("has", "left"):
		return s.eatWords("the", "battlefield") || s.eatWords("play") || s.fail()
	case s.eatWords("died"), s.eatWords("has", "died"):
		return true
	case s.eatWords("is", "no", "longer"):
		return s.eatWords("on", "the", "battlefield") || s.eatWords("in", "play") || s.fail()
	}
	if !s.being() {
		return false
	}
	_, ok := s.eatAny("sacrificed", "destroyed")
	return ok
}

// someones reports whether it is known whose the things are, so that what is
// gone is what events speak of.
func (s *factReader) someones() bool {
	for _, id := range s.about {
		if shape.Holder(&s.a.board.Objects[id]) == engine.NoPlayer {
			return s.stop(&lex.Error{Code: "not_understood", Text: s.text, Span: [2]int{0, len(s.text)},
				Says: say.New("Whose is %s? Say so before saying that it is gone.", s.a.board.Objects[id].Name)})
		}
	}
	return true
}

// onStack reads "on the stack".
func (s *factReader) onStack() bool { return s.eatWords("on", "the", "stack") }

// combatWaits refuses combat damage on the stack under rules that deal it at once.
func (s *factReader) combatWaits(m *mention) bool {
	e := s.a.q.Edition
	if e.ID == "" {
		e = cr.Current()
	}
	if !cr.CombatDamageOnStack.InForce(e) {
		return s.stop(&lex.Error{Code: "out_of_scope", Text: s.text, Span: [2]int{0, len(s.text)},
			Says: say.New("Combat damage does not wait on the stack under the rules of %s; it did until those of %s.", e.ID, cr.CombatDamageOnStack.Until())})
	}
	return s.findAll([]mention{*m})
}
