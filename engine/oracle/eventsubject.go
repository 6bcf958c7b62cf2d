package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// subject is what a clause is about: players and objects, an effect without a
// name, the rules themselves, an amount of something, or a turn or step.
type subject struct {
	who []engine.Entity
	// generic is set on "an effect", "Bob's spell", "state-based actions".
	generic bool
	doer    engine.PlayerID
	cause   engine.Cause
	amount  *quantity
	// step is the turn, phase or step that begins, of the player doer.
	step string
	list []mention
}

func (s subject) entities() []engine.Entity { return s.who }

// quantity is an amount of damage, counters or cards that a passive clause is
// about: "two +1/+1 counters are put on X".
type quantity struct {
	n       int
	what    string // "damage", "counter", "card", "token"
	counter string
	combat  bool
	byPower bool            // as much damage as its source has power
	of      engine.PlayerID // whose library the cards are the top of
	from    engine.Zone
	tokens  []engine.Tokens
}

// subjectOf reads who or what a clause is about:
//
//	Subject = "state-based actions" | Generic | Quantity | Player Step | List .
func (s *eventReader) subjectOf() bool {
	s.subject = subject{doer: engine.NoPlayer}
	if s.eatWords("state-based", "actions") || s.eatWords("state-based", "action") || s.eatWords("sba") || s.eatWords("sbas") {
		s.subject.generic, s.subject.cause = true, engine.ByStateBased
		return !s.is("are", "checked") && !s.is("check") || s.whatTheyDo()
	}
	if s.try(s.generic) || s.try(s.stepSubject) || s.try(s.turnSubject) || s.try(s.quantitySubject) {
		return true
	}
	if s.eatWords("a", "copy", "of") || s.eatWords("the", "copy", "of") {
		return s.copySubject()
	}
	list, ok := s.nounList(true)
	if !ok {
		return false
	}
	s.subject.list = list
	return true
}

// whatTheyDo is the refusal of "state-based actions are checked", which leaves
// open what they do.
func (s *eventReader) whatTheyDo() bool {
	return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{s.toks[0].Start, s.peek().End},
		Says: say.New("Say what they do: \"state-based actions destroy\" something, or put it into its owner's graveyard.")})
}

// copySubject reads the spell of "a copy of Alice's creature spell Grizzly
// Bears": the copy is an object of its own, on the stack.
func (s *eventReader) copySubject() bool {
	m, ok := s.noun()
	if !ok || m.class != nil || m.player != engine.NoPlayer {
		return s.fail()
	}
	id := s.create(&m)
	o := &s.a.board.Objects[id]
	o.Spell, o.Zone, o.Marks = true, engine.Stack, append(o.Marks, "copy")
	o.NotMarks = append(o.NotMarks, "cast")
	s.a.said[id].zone = true
	s.subject.who = []engine.Entity{engine.ObjectEntity(id)}
	s.last = s.subject.who
	return true
}

// generic reads "an effect", "Bob's spell", "a spell Bob controls".
func (s *eventReader) generic() bool {
	doer := engine.NoPlayer
	if p, n, ok := s.possessive(); ok {
		doer = p
		s.i += n
	} else if _, ok := s.eatAny("a", "an", "the", "some"); !ok {
		return false
	}
	if _, ok := s.eatAny("effect", "ability", "spell", "trigger"); !ok {
		return false
	}
	at := s.i
	if p, n := s.playerAhead(); n > 0 {
		s.i += n
		if _, ok := s.eatAny("controls", "control"); ok {
			doer = p
		} else {
			s.i = at
		}
	}
	if !s.verbAhead() {
		return s.fail()
	}
	s.subject.generic, s.subject.doer, s.subject.cause = true, doer, engine.ByEffect
	return true
}

// stepSubject reads "Bob's draw step" and "Bob's turn" before "begins".
func (s *eventReader) stepSubject() bool {
	p, n, ok := s.possessive()
	if !ok {
		return s.fail()
	}
	s.i += n
	if s.eatWords("life", "total") {
		s.subject.doer, s.subject.step = p, lifeTotal
		return true
	}
	next := s.eatWords("next")
	what, ok := s.stepName()
	if !ok {
		return false
	}
	s.now.next = next
	s.subject.doer, s.subject.step = p, what
	return true
}

// lifeTotal is the subject of "Bob's life total becomes 5".
const lifeTotal = "life total"

// stepName reads
//
//	Step = "turn" | ( "untap" | "upkeep" | "draw" | "end" | "cleanup" ) [ "step" ] | "combat" [ "phase" ] | … .
func (s *sentence) stepName() (string, bool) {
	e, n := lexicon.Longest(lexicon.Step, func(i int) string { return s.ahead(i).Text })
	if n == 0 {
		return "", s.fail()
	}
	s.i += n
	return e.Whole(), true
}

// quantitySubject reads the amount that a passive clause is about:
//
//	Quantity = Number ["combat"|"noncombat"] "damage" | Count Kind "counters" | "the top" [Number] "cards of" Player "'s library" | Tokens .
func (s *eventReader) quantitySubject() bool {
	q := &quantity{of: engine.NoPlayer}
	at := s.i
	if s.try(func() bool { return s.damageAmount(q) }) || s.try(func() bool { return s.topCards(q) }) || s.try(func() bool { return s.counterAmount(q) }) {
		s.subject.amount = q
		return s.passiveAhead() || s.fail()
	}
	s.i = at
	if groups, ok := s.tokenGroups(); ok && s.passiveAhead() {
		q.what, q.tokens = "token", groups
		s.subject.amount = q
		return true
	}
	return s.fail()
}

// passiveAhead reports whether a form of "to be" follows.
func (s *eventReader) passiveAhead() bool {
	switch s.peek().Text {
	case "is", "are", "was", "were", "would", "will", "be":
		return true
	}
	return false
}
