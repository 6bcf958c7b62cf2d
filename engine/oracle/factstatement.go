package oracle

import (
	"apnap/engine"
)

// statement reads a continuous effect on a class of objects:
//
//	Statement = Class [ Player "controls" ] ( "are" ( Subtypes | Colors | Types ) [ "in addition to their other types" ] | "lose all abilities" | "have" Keywords ) { "and" … } .
func (s *factReader) statement() bool {
	start := s.i
	phrase, ok := newReaderAt(s.cursor).nounPhrase()
	if !ok {
		return false
	}
	st := engine.Statement{Who: phrase.Filter, You: engine.NoPlayer}
	if p, n := s.playerAhead(); n > 0 {
		s.i += n
		if !s.eat("controls") || len(phrase.Or) > 0 {
			return s.fail()
		}
		st.You, st.Who.Controller = p, engine.You
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
	n := 0
	for s.descriptor(&d) {
		n++
	}
	if n == 0 || d.power != engine.Unset || d.spell || d.token != engine.Unknown {
		return s.fail()
	}
	added := s.eatWords("in", "addition", "to", "their", "other", "types") || s.eatWords("in", "addition", "to", "its", "other", "types") ||
		s.eatWords("in", "addition", "to", "their", "other", "colors")
	if d.colors != 0 {
		st.SetColors = d.colors
	}
	said := d.types
	for _, sub := range d.subtypes {
		said &^= typeOfSubtype(sub)
	}
	st.AddTypes |= said
	if added {
		st.AddSubtypes = append(st.AddSubtypes, d.subtypes...)
	} else {
		st.SetSubtypes = append(st.SetSubtypes, d.subtypes...)
	}
	return true
}
