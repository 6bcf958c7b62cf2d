package oracle

import (
	"strconv"

	"apnap/engine"
)

// historyFact reads what a condition on what was done before asks for, in the
// same words: "the sacrificed creature was a Giant", "you win the flip".
func (s *factReader) historyFact() bool {
	r := newReaderAt(s.cursor)
	r.bound = true
	c, ok := r.historyCond()
	if !ok {
		c, ok = r.payCond()
	}
	if !ok {
		at := s.i
		if c, ok = r.told(); !ok || !s.a.asked(c.Word) {
			s.i = at
			return false
		}
	}
	if !s.factEnds() {
		return false
	}
	s.a.board.Marks = append(s.a.board.Marks, c.Word)
	return true
}

// numberFact reads
//
//	Amount "is" Number .
//
// of an amount that has a name: "the number of creatures that died this turn is 3".
func (s *factReader) numberFact() bool {
	if !s.is("the") {
		return false
	}
	r := newReaderAt(s.cursor)
	e, ok := r.measured()
	if !ok || e.Op != engine.NamedNumber || r.loose && !s.a.asked(e.Word) || !s.eatWords("is") {
		return false
	}
	n, ok := s.number()
	if !ok || !s.factEnds() {
		return false
	}
	s.a.board.Marks = append(s.a.board.Marks, e.Word+": "+strconv.Itoa(n))
	return true
}

// askedNumber reads
//
//	[ "the" [ ( "number" | "amount" ) "of" ] ] Words "is" Number .
//
// in the words in which an effect of the question asks for that number.
func (s *factReader) askedNumber() bool {
	if s.eatWords("the") {
		_ = s.eatWords("number", "of") || s.eatWords("amount", "of")
	}
	start := s.i
	for !s.is("is") && !s.done() {
		s.i++
	}
	words := s.raw(start, s.i)
	if !s.a.asked(words) {
		words = tokensKey(s.toks[start:s.i])
	}
	if s.i-start < leastAsked || !s.eat("is") {
		return s.fail()
	}
	n, ok := s.number()
	if !ok || !s.factEnds() || !s.a.asked(words) {
		return s.fail()
	}
	s.a.board.Marks = append(s.a.board.Marks, words+": "+strconv.Itoa(n))
	return true
}

// leastAsked is of how many words a number's name is at least.
const leastAsked = 3

// factEnds says that a fact is over.
func (s *factReader) factEnds() bool {
	return s.done() || s.is(".") || s.is(";") || s.is(",") || s.is("and")
}
