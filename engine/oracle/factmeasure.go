package oracle

import "apnap/engine"

// measure reads
//
//	Measure = [ Player "'s" ] Name "'s" ( "X" | "power" | "toughness" | "mana value" | [ "printed" | "starting" ] ( "loyalty" | "defense" ) ) ( "is" | "=" ) Number
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
	if s.eatWords("back", "face", "is") {
		return s.findAll([]mention{m}) && s.backFace()
	}
	set, ok := s.measured()
	if !ok || !s.is("is") && !s.is("=") {
		return s.fail()
	}
	s.i++
	n, ok := s.number()
	return ok && s.findAll([]mention{m}) && s.all(func(o *engine.Object, seen *said) { set(o, seen, n) })
}

// measured reads which number of an object is given.
func (s *factReader) measured() (func(*engine.Object, *said, int), bool) {
	switch {
	case s.eatWords("x"):
		return func(o *engine.Object, _ *said, n int) { o.X = n }, true
	case s.eatWords("power"):
		return func(o *engine.Object, _ *said, n int) { o.Power = n }, true
	case s.eatWords("toughness"):
		return func(o *engine.Object, _ *said, n int) { o.Toughness = n }, true
	case s.eatWords("mana", "value"):
		return func(o *engine.Object, seen *said, n int) { o.ManaValue, seen.valued = n, true }, true
	}
	s.eatWords("printed")
	s.eatWords("starting")
	if _, ok := s.eatAny("loyalty", "defense"); ok {
		return func(_ *engine.Object, seen *said, n int) { seen.loyalty = n }, true
	}
	return nil, s.fail()
}

// backFace reads "a 4/4 red Werewolf creature" as what an object is with its back
// face up.
func (s *factReader) backFace() bool {
	if !s.eatWords("a") {
		s.eatWords("an")
	}
	d := newDescription()
	n := 0
	for ; s.descriptor(&d); n++ {
	}
	if n == 0 || d.types&engine.PermanentTypes == 0 {
		return s.fail()
	}
	return s.all(func(o *engine.Object, _ *said) {
		o.Back = &engine.Object{Name: o.Name, Types: d.types, TypesKnown: true, Subtypes: d.subtypes, Colors: d.colors,
			ColorsKnown: d.colors != 0, Keywords: d.keywords, Power: d.power, Toughness: d.toughness, ManaValue: o.ManaValue}
	})
}
