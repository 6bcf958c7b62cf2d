package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// choosesAmong reads what several players each choose of their own, or one player
// several of:
//
//	Among = ( "a" | "an" | Number ) Noun [ ( "they" | "he" | "she" ) ( "control" | "controls" ) ] [ "of" Whose "choice" ] .
func (s *eventReader) choosesAmong(verb string) bool {
	if verb != "sacrifice" && verb != "exile" && verb != "tap" && verb != "bounce" || s.nameAhead() || len(s.subject.who) == 0 || s.aboutObjects() {
		return false
	}
	n := 1
	if _, ok := s.eatAny("a", "an"); !ok {
		given, ok := s.number()
		if !ok {
			return false
		}
		n = given
	}
	start := s.i
	p, ok := newReaderAt(s.cursor).simple()
	if !ok || !staticFilter(&p.Filter) || p.Players || p.Filter.Zone != engine.AnyZone || p.Filter.Noun == engine.CardNoun {
		return false
	}
	words := s.raw(start, s.i)
	f := p.Filter
	own, chosen := s.ownPermanent()
	if !own && verb != "sacrifice" && f.Controller == engine.AnyRelation {
		return false
	}
	f.Controller = engine.AnyRelation
	if n == 1 && !chosen && len(s.subject.who) == 1 && !s.hasNone(s.subject.who[0].Player, &f) {
		return false // it is one that can be named
	}
	kind, _ := shape.KindTold(verb)
	for _, ev := range s.does(kind) {
		p := ev.Player
		s.supply(p, n, words, &f)
		s.fillRemoval(&ev, verb, engine.AnyZone)
		ev.Player = p
		own := f
		own.Controller = engine.You
		ev.Amount, ev.Among = n, &engine.Among{Filter: &own, Effect: engine.NoEffect}
		s.emit(ev)
	}
	return true
}

// ownPermanent passes over "they control" and "of their choice", and reports
// which of them it found.
func (s *eventReader) ownPermanent() (own, chosen bool) {
	for _, who := range [...]string{"they", "he", "she", "that player"} {
		own = own || s.eatFolded(who+" control") || s.eatFolded(who+" controls")
	}
	for _, whose := range [...]string{"their", "his", "her"} {
		chosen = chosen || s.eatWords("of", whose, "choice")
	}
	return own, chosen
}

// eatFolded reads the words of a phrase.
func (s *eventReader) eatFolded(phrase string) bool {
	toks := lex.Scan(phrase)
	var words []string
	for _, t := range toks[:len(toks)-1] {
		words = append(words, t.Text)
	}
	return s.eatWords(words...)
}

// hasNone reports whether the question says that a player has nothing of the kind.
func (s *eventReader) hasNone(p engine.PlayerID, f *engine.Filter) bool {
	return s.a.board.HasNone(p, f)
}

// supply puts there what is chosen of a player of whom the question names nothing
// of the kind, where nothing has happened that could have brought it.
func (s *eventReader) supply(p engine.PlayerID, n int, words string, f *engine.Filter) {
	if len(s.a.moments) > 0 || s.hasNone(p, f) {
		return
	}
	if have := s.ofTheirs(p, f); len(have) > 0 {
		if len(have) < n {
			s.onlyNamed(p, have)
		}
		return
	}
	called := words
	if n > 1 {
		called = s.singular(words)
	}
	d := newDescription()
	sub := s.a.sentence(called, "event")
	for !sub.done() {
		if !sub.descriptor(&d) {
			return
		}
	}
	for range n {
		id := s.a.newObject(called, 0)
		s.a.controlledBy(id, p)
		s.a.describe(id, &d)
	}
	who := &s.a.board.Players[p]
	s.a.assume(who.Addressed(say.New("You have enough permanents for that"), say.New("%s has enough permanents for that", who.Called())))
}

// ofTheirs are the objects on the battlefield that a player controls and that fit a description.
func (s *eventReader) ofTheirs(p engine.PlayerID, f *engine.Filter) []engine.ObjectID {
	var ids []engine.ObjectID
	for i := range s.a.board.Objects {
		if o := &s.a.board.Objects[i]; onBattlefield(o) && shape.Holder(o) == p && fitsFilter(o, f) {
			ids = append(ids, engine.ObjectID(i))
		}
	}
	return ids
}

// onlyNamed says that a player has nothing to choose but what the question names.
func (s *eventReader) onlyNamed(p engine.PlayerID, named []engine.ObjectID) {
	var names []say.Message
	for _, id := range named {
		names = append(names, shape.ObjectName(&s.a.board, id))
	}
	who := &s.a.board.Players[p]
	s.a.assume(who.Addressed(say.New("You have no other permanent for that than %s", say.All(names)), say.New("%s has no other permanent for that than %s", who.Called(), say.All(names))))
}
