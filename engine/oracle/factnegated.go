package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// isNotState reads the states that something is said not to be in: "not
// attacking", "not enchanted", "not attached to anything".
func (s *factReader) isNotState() bool {
	switch w, _ := s.eatAny("attacking", "blocking", "enchanted", "attached"); w {
	case "attacking":
		return s.all(func(o *engine.Object, _ *said) { denyState(o, &o.Attacking, w) })
	case "blocking":
		return s.all(func(o *engine.Object, _ *said) { denyState(o, &o.Blocking, w) })
	case "enchanted":
		return s.all(func(o *engine.Object, _ *said) {
			o.Marks = slices.DeleteFunc(slices.Clone(o.Marks), func(m string) bool { return m == "enchanted" })
		})
	case "attached":
		if s.eatWords("to") {
			_, ok := s.eatAny("anything", "a")
			s.eatWords("creature")
			return ok && s.all(func(o *engine.Object, _ *said) { o.AttachedTo = engine.Nobody() })
		}
		return s.all(func(o *engine.Object, _ *said) { o.AttachedTo = engine.Nobody() })
	}
	return false
}

// controlsNeither reads "a Plains or an Island", "any creatures" after "doesn't
// control".
func (s *factReader) controlsNeither() bool {
	for {
		s.eatAny("a", "an", "any")
		if !s.controlsNone() {
			return false
		}
		if _, ok := s.eatAny("or", "and"); !ok {
			return true
		}
	}
}

// thereAreNone reads "creatures [on the battlefield | in play]": nobody controls any.
func (s *factReader) thereAreNone() bool {
	for i := range s.a.board.Players {
		s.subject.who = append(s.subject.who, engine.PlayerEntity(engine.PlayerID(i)))
	}
	if !s.controlsNone() {
		return false
	}
	_ = s.eatWords("on", "the", "battlefield") || s.eatWords("in", "play")
	return true
}

// onlyOne reads
//
//	Only = Noun [ "on the battlefield" | "in play" | Player "controls" ] .
//
// after "is the only": what the object is, and that nothing else there is one.
func (s *factReader) onlyOne() bool {
	start := s.i
	p, ok := newReaderAt(s.cursor).simple()
	if !ok || !staticFilter(&p.Filter) || p.Players || p.Plural || len(s.about) != 1 {
		return s.fail()
	}
	s.i = start
	if !s.isDescribed() {
		return false
	}
	whose := engine.NoPlayer
	for _, t := range s.toks[start:s.i] {
		if t.Text == "controls" || t.Text == "control" {
			whose = s.a.board.Objects[s.about[0]].Controller
		}
	}
	for i := range s.a.board.Objects {
		o := &s.a.board.Objects[i]
		if engine.ObjectID(i) != s.about[0] && onBattlefield(o) && fitsFilter(o, &p.Filter) && (whose == engine.NoPlayer || o.Controller == whose) {
			return s.contradicts(start)
		}
	}
	if whose != engine.NoPlayer {
		s.a.board.Players[whose].Lacks = append(s.a.board.Players[whose].Lacks, p.Filter)
		return true
	}
	s.a.board.Lacks = append(s.a.board.Lacks, p.Filter)
	s.a.battlefield(s.about[0])
	return true
}

// contradicts is the refusal of a fact that denies what the question names, of the
// words from a token on.
func (s *factReader) contradicts(from int) bool {
	return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{s.toks[from].Start, s.toks[s.i-1].End},
		Says: say.New("The question names something that contradicts \"%s\".", s.raw(from, s.i))})
}

// casts reads the spells that a player has cast.
func (s *factReader) casts() bool {
	list, ok := s.nounList(false)
	if !ok || len(s.subject.who) != 1 {
		return s.fail()
	}
	es, ok := s.entities(list, false)
	if !ok {
		return false
	}
	s.about = nil
	for _, e := range es {
		if !e.IsObject() {
			return s.fail()
		}
		s.a.controlledBy(e.Object, s.subject.who[0].Player)
		s.about = append(s.about, e.Object)
	}
	return s.markAll("cast")
}

// noneThere reads
//
//	None = "there" ( "are" | "is" ) "no" Noun { ( "and" | "or" ) "no" Noun } [ "on" [ "the" ] "battlefield" ] .
func (s *factReader) noneThere() bool {
	if !s.eatWords("there", "are") && !s.eatWords("there", "is") {
		return false
	}
	for {
		if !s.eatWords("no") {
			return s.fail()
		}
		p, ok := newReaderAt(s.cursor).simple()
		if !ok || !staticFilter(&p.Filter) || p.Players || s.anyFits(&p.Filter) {
			return s.fail()
		}
		s.a.board.Lacks = append(s.a.board.Lacks, p.Filter)
		if !s.is("and", "no") && !s.is("or", "no") {
			break
		}
		s.i++
	}
	s.eatWords("on", "the", "battlefield")
	s.eatWords("in", "play")
	return s.factEnds()
}

// anyFits reports whether the question names a permanent that fits a filter.
func (s *factReader) anyFits(f *engine.Filter) bool {
	for i := range s.a.board.Objects {
		if o := &s.a.board.Objects[i]; onBattlefield(o) && fitsFilter(o, f) {
			return true
		}
	}
	return false
}
