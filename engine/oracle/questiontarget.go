package oracle

import (
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// targetAhead reports whether "target creature", "any target" or "up to two
// targets" stands next in an event, which has to name what happens to whom.
func (s *sentence) targetAhead() bool {
	if s.where != "event" {
		return false
	}
	for n := range 4 {
		switch t := s.ahead(n); {
		case t.Text == "target" || t.Text == "targets":
			return !t.Capital()
		case t.Kind != lex.NumberToken && t.Text != "any" && t.Text != "up" && t.Text != "to" && t.Text != "another" && t.Text != "each" && t.Text != "other":
			return false
		}
	}
	return false
}

// whichTarget is the refusal of a target without a name.
func (s *sentence) whichTarget() bool {
	end := s.i
	for end+1 < len(s.toks) && !clauseEnd(s.toks[end+1]) && s.toks[end+1].Text != "and" {
		end++
	}
	span := [2]int{s.peek().Start, s.toks[end].End}
	return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: span,
		Says: say.New("Which one? Name it instead of \"%s\".", s.text[span[0]:span[1]])})
}
