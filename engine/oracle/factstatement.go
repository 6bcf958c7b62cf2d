package oracle

import (
	"apnap/engine"
)

// statement reads a continuous effect on a class of objects:
//
//	Statement = Class [ Player "controls" ] ( "are" ( Subtypes | Colors | Types ) [ "in addition to their other types" ] | "lose all abilities" | "have" Keywords ) { "and" … } .
func (s *factReader) statement() bool { return s.statementOf(engine.NoPlayer) }

// statementOf reads a statement whose class is of what a player controls: "Bob's
// creatures have flying".
func (s *factReader) statementOf(whose engine.PlayerID) bool {
	start := s.i
	phrase, ok := newReaderAt(s.cursor).nounPhrase()
	if !ok {
		return false
	}
	class := s.raw(start, s.i)
	st := engine.Statement{Making: engine.Making{Who: phrase.Filter}, You: whose}
	if whose != engine.NoPlayer {
		if len(phrase.Or) > 0 {
			return s.fail()
		}
		st.Who.Controller = engine.You
	}
	if p, n := s.playerAhead(); n > 0 {
		s.i += n
		if !s.eat("controls") || len(phrase.Or) > 0 {
			return s.fail()
		}
		st.You, st.Who.Controller = p, engine.You
	}
	if s.is("have", "protection") || s.is("gain", "protection") {
		return s.classProtected(class, st.You)
	}
	for {
		if !s.says(&st) {
			return false
		}
		if !s.eatWords("and") {
			break
		}
	}
	st.Text = s.raw(start, s.i)
	s.a.board.Statements = append(s.a.board.Statements, st)
	return true
}

// says reads one thing that is said of the class.
func (s *factReader) says(st *engine.Statement) bool {
	switch w, _ := s.eatAny("are", "is", "lose", "loses", "have", "has"); w {
	case "are", "is":
		return s.statementAre(st)
	case "lose", "loses":
		st.LoseAbilities = true
		return s.eat("all", "abilities")
	case "have", "has":
		if s.eatWords("no", "abilities") {
			st.LoseAbilities = true
			return true
		}
		w, ok := newReaderAt(s.cursor).keyword()
		st.AddKeywords = append(st.AddKeywords, w)
		return ok
	}
	return s.fail()
}

// statementAre reads what they are.
func (s *factReader) statementAre(st *engine.Statement) bool {
	if !s.eatWords("a") {
		s.eatWords("an")
	}
	d := newDescription()
	n, first := 0, s.i
	for s.descriptor(&d) {
		n++
	}
	if n == 0 || d.power != engine.Unset || d.spell || d.token != engine.Unknown {
		return s.fail()
	}
	end := s.i
	added := s.besides()
	if d.colors != 0 {
		st.SetColors = d.colors
	}
	st.AddTypes |= typesNamed(s.toks[first:end])
	if added {
		st.AddSubtypes = append(st.AddSubtypes, d.subtypes...)
	} else {
		st.SetSubtypes = append(st.SetSubtypes, d.subtypes...)
	}
	return true
}

// besides reads "in addition to their other land types".
func (s *factReader) besides() bool {
	at := s.i
	if s.eatWords("in", "addition", "to") {
		if _, ok := s.eatAny("their", "its"); ok && s.eatWords("other") {
			_, _ = s.eatAny("land", "creature")
			if s.eatWords("types") || s.eatWords("colors") {
				return true
			}
		}
	}
	s.i = at
	return false
}
