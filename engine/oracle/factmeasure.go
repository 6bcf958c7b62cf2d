package oracle

import "apnap/engine"

// measure reads
//
//	Measure = [ Player "'s" ] Name "'s" ( "X" | "power" | "toughness" | "mana value" ) ( "is" | "=" ) Number
//	        | [ Player "'s" ] Name "'s" Cost "was paid" .
func (s *factReader) measure() bool {
	m := newMention(s.i)
	if p, n, ok := s.possessive(); ok {
		m.of = p
		s.i += n
	}
	if !s.named(&m) && !s.runName(&m) || !s.eat("'s") {
		return s.fail()
	}
	m.end = s.i
	if mark, ok := newReaderAt(s.cursor).costPaid(); ok {
		return s.findAll([]mention{m}) && s.markAll(mark)
	}
	set, ok := s.measured()
	if !ok || !s.is("is") && !s.is("=") {
		return s.fail()
	}
	s.i++
	n, ok := s.number()
	return ok && s.findAll([]mention{m}) && s.all(func(o *engine.Object, _ *said) { set(o, n) })
}

// measured reads which number of an object is given.
func (s *factReader) measured() (func(*engine.Object, int), bool) {
	switch {
	case s.eatWords("x"):
		return func(o *engine.Object, n int) { o.X = n }, true
	case s.eatWords("power"):
		return func(o *engine.Object, n int) { o.Power = n }, true
	case s.eatWords("toughness"):
		return func(o *engine.Object, n int) { o.Toughness = n }, true
	case s.eatWords("mana", "value"):
		return func(o *engine.Object, n int) { o.ManaValue = n }, true
	}
	return nil, s.fail()
}
