package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// clause reads
//
//	Clause = [ Subject ] [ "would" | "will" ] [ "each" ] ( Verb | Be Participle ) … .
//
// A clause without a subject has that of the clause before it.
func (s *eventReader) clause() bool {
	if s.eatWords("if") {
		return s.fail()
	}
	if s.try(s.nobodysDamage) || s.try(s.actionsChecked) || s.try(s.triggerClause) {
		return true
	}
	if !s.verbAhead() || len(s.subject.who) == 0 && !s.subject.generic {
		if !s.try(s.subjectOf) {
			return false
		}
	}
	return s.predicate()
}

// nobodysDamage reads "2 dmg to Bob", where neither a source nor a verb is given.
func (s *eventReader) nobodysDamage() bool {
	q := &quantity{}
	if !s.damageAmount(q) || !s.is("to") {
		return s.fail()
	}
	s.subject = subject{doer: engine.NoPlayer}
	return s.damageIsDealt(q)
}

// predicate reads what a clause says of its subject.
func (s *eventReader) predicate() bool {
	if s.try(s.tellsAsItStands) {
		return true
	}
	_, would := s.eatAny("would", "will", "does")
	s.eatWords("each")
	s.eatWords("both")
	if s.subject.step != "" {
		return s.begins()
	}
	if s.be(would) {
		return s.settleSubject(false) && s.passive()
	}
	verb, ok := s.eventVerb()
	if !ok {
		return s.bareDamage()
	}
	said := s.abilitySaid(s.i - 1)
	if !s.settleSubject(playerVerb(verb, s.peek().Text)) {
		return false
	}
	if said && verb != "resolve" && len(s.subject.who) == 1 && s.subject.who[0].IsObject() {
		s.now.ability = s.subject.who[0].Object
	}
	return s.active(verb)
}

// be reads a form of "to be"; after "would" it is "be".
func (s *eventReader) be(would bool) bool {
	switch w := s.peek().Text; w {
	case "is", "are", "was", "were":
		s.i++
		return true
	case "be":
		if would {
			s.i++
			return true
		}
	}
	return false
}

// settleSubject finds the subject's things on the board, or takes a name that
// nobody bore for a player where only players do what follows.
func (s *eventReader) settleSubject(player bool) bool {
	if s.subject.list == nil {
		return true
	}
	list := s.subject.list
	s.subject.list = nil
	asPlayer := player && couldBePlayers(list)
	who, ok := s.entities(list, asPlayer)
	if !ok {
		return false
	}
	s.subject.who = who
	return true
}

// couldBePlayers reports whether every mention could be a player.
func couldBePlayers(list []mention) bool {
	for i := range list {
		m := &list[i]
		if m.player == engine.NoPlayer && (m.known || m.called == "" || m.class != nil || m.of != engine.NoPlayer || m.ofNew != "" || !m.desc.empty()) && m.among == nil {
			return false
		}
	}
	return true
}

// bareDamage reads "Lightning Bolt 3 dmg to Bob", where the verb is left out.
func (s *eventReader) bareDamage() bool {
	if s.peek().Kind != lex.NumberToken {
		return s.fail()
	}
	return s.settleSubject(false) && s.deal()
}

// verbAhead reports whether a verb, or a form of "to be" or "would", stands
// next, so that a subject is complete or missing.
func (s *sentence) verbAhead() bool {
	switch s.peek().Text {
	case "would", "will", "is", "are", "was", "were", "can't", "each", "both", "does":
		return s.peek().Text != "each" || s.ahead(1).Kind == lex.WordToken && isEventVerb(s.ahead(1).Text)
	}
	t := s.peek()
	return t.Kind == lex.WordToken && (!t.Capital() || strings.HasPrefix(t.Text, "etb")) && isEventVerb(t.Text)
}

func isEventVerb(w string) bool { return baseVerb(w) != "" }

// eventVerb reads a verb and gives its base form.
func (s *eventReader) eventVerb() (string, bool) {
	t := s.peek()
	if t.Kind != lex.WordToken {
		return "", s.fail()
	}
	v := baseVerb(t.Text)
	if v == "" {
		return "", s.failFor("what happens")
	}
	s.i++
	return v, true
}

// baseVerb is the base form of a verb that events use, "" for other words.
func baseVerb(w string) string {
	if v, ok := lexicon.Finite(w); ok && (v.Event || shape.KeywordVerb(v.Plain)) {
		return v.Plain
	}
	return ""
}

// playerVerb reports whether only a player does what the verb says, given the
// word after it.
func playerVerb(verb, next string) bool {
	if v, ok := lexicon.VerbOf(verb); ok && v.Player {
		return true
	}
	switch verb {
	case "gain", "lose":
		return next != "control"
	case "become":
		return false
	case "take":
		return next == "an" || next == "extra" || next == "the"
	}
	for _, a := range shape.KeywordActions {
		if a.Verb == verb {
			return !a.Permanent
		}
	}
	return false
}
