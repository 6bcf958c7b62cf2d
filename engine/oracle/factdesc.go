package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// isDescribed reads
//
//	Described = [ "a" | "an" | "the" ] Said { After } .
func (s *factReader) isDescribed() bool {
	if !s.eatWords("a") && !s.eatWords("an") {
		s.eatWords("the")
	}
	d, ok := s.said(whatItIs)
	s.underAhead()
	return ok && s.saidOf(&d) && s.after()
}

// underAhead looks whether "under Bob's control" follows a description, which then is
// of Bob's.
func (s *factReader) underAhead() {
	at := s.i
	if s.eatWords("under") {
		if p, _, ok := s.possessive(); ok {
			s.orAnother(p)
		}
	}
	s.i = at
}

// saidOf makes facts of what is said of the objects.
func (s *factReader) saidOf(d *description) bool {
	if d.by != nil {
		s.orAnother(s.a.playerOf(d.by))
	}
	for _, id := range s.about {
		if s.a.contradicts(id, d) {
			return s.stop(s.contrary(say.New("\"%s\" contradicts what else is said of %s.", s.text, inenglish.Object(&s.a.board, id))))
		}
		s.a.describe(id, d)
		s.a.known(id, d)
	}
	if d.owner != nil {
		s.relate(s.a.playerOf(d.owner), false, true)
	}
	if d.by != nil {
		s.relate(s.a.playerOf(d.by), true, false)
	}
	return true
}

// known records that a fact gave the types of an object, so that a type it does
// not have is absent rather than unknown.
func (a *asker) known(id engine.ObjectID, d *description) {
	o, seen := &a.board.Objects[id], &a.said[id]
	if d.types&(engine.PermanentTypes|engine.Instant|engine.Sorcery) != 0 {
		o.TypesKnown, seen.types = true, true
	}
	if d.card && o.Zone == engine.AnyZone && !d.spell {
		seen.entering = true
	}
}

// after reads what may follow a description, in any order:
//
//	After = Behind | "in" Zone | "under" Whose "control" | "that is" … | "not yet on the battlefield" | "attached to" Entity .
func (s *factReader) after() bool {
	for {
		at, far := s.i, s.far
		if !s.afterOne() {
			if s.err != nil {
				return false
			}
			s.i = at
			if s.endsHere() {
				s.far = far
			}
			return true
		}
	}
}

func (s *factReader) endsHere() bool {
	switch s.peek().Text {
	case "and", ",", ".", ";":
		return true
	}
	return s.done()
}

func (s *factReader) afterOne() bool {
	if d, ok := s.said(behindIt); ok {
		return s.saidOf(&d)
	}
	switch s.peek().Text {
	case ",", "but":
		s.i++
		return s.afterOne()
	case "and":
		s.i++
		return s.is("attached") && s.afterOne()
	case "that", "which", "who":
		s.i++
		return s.that()
	case "not":
		s.i++
		return (s.eatWords("yet", "on", "the", "battlefield") || s.eatWords("on", "the", "battlefield")) && s.notThere()
	case "under":
		s.i++
		p, n, ok := s.possessive()
		s.i += n
		return ok && s.eat("control") && s.orAnother(p) && s.relate(p, true, false)
	case "in", "on":
		return s.isIn()
	case "attached", "enchanting", "equipping":
		return s.isAttached()
	}
	return s.fail()
}

// newPlayerAhead is the length of a name nobody bore before "controls" or "owns".
func (s *sentence) newPlayerAhead() int {
	n := min(s.capitals(), 3)
	if w := s.ahead(n).Text; n > 0 && (w == "controls" || w == "owns") {
		return n
	}
	return 0
}

// relate says who controls and who owns the objects. One who is said to
// control something owns it too, unless another owner is named.
func (s *factReader) relate(p engine.PlayerID, controls, owns bool) bool {
	for _, id := range s.about {
		if controls && s.goneFrom(id) {
			return false
		}
	}
	return s.all(func(o *engine.Object, seen *said) {
		if controls {
			o.Controller, seen.controller = p, true
			if o.Owner == engine.NoPlayer {
				o.Owner = p
			}
		}
		if owns {
			o.Owner = p
		}
	})
}

// nounPhraseOrColor reads the quality of "protection from red", "protection
// from creatures", "protection from everything".
func (r *reader) nounPhraseOrColor() (Phrase, bool) {
	if _, ok := shape.ColorWord(r.peek().Text); ok && r.ahead(1).Kind != lex.WordToken || r.is("everything") {
		r.i++
		return Phrase{}, true
	}
	return r.nounPhrase()
}

// hasWhat reads what follows "has" and "lost".
func (s *factReader) hasWhat(verb string) bool {
	if s.eatWords("escaped") {
		return s.markAll("escaped")
	}
	if s.eatWords("an", "adventure") {
		return s.markAll("has an adventure")
	}
	if verb == "lost" || verb == "loses" || verb == "lose" {
		return s.loses()
	}
	if s.eatWords("not", "dealt") {
		return s.dealtDamage(false)
	}
	if s.eatWords("dealt") || s.eatWords("already", "dealt") {
		return s.dealtDamage(true)
	}
	if s.eatWords("lost") {
		return s.loses()
	}
	if s.eatWords("been") {
		return s.isWhat()
	}
	before := make([][]string, len(s.about))
	for i, id := range s.about {
		before[i] = slices.Clone(s.a.board.Objects[id].Keywords)
	}
	d, ok := s.said(whatItHas)
	if !ok || !s.saidOf(&d) {
		return false
	}
	if verb == "gains" || verb == "gained" {
		s.gain(before)
	}
	return true
}

func (s *factReader) loses() bool {
	if s.eatWords("all", "abilities") || s.eatWords("all", "its", "abilities") || s.eatWords("its", "abilities") {
		return s.loseAbilities()
	}
	return s.lacks()
}

func (s *factReader) loseAbilities() bool {
	return s.all(func(o *engine.Object, _ *said) { o.NoAbilities, o.Keywords = true, nil })
}

// lacks reads what something does not have.
func (s *factReader) lacks() bool {
	d, ok := s.denied(whatItHas)
	return ok && s.saidOf(&d)
}

// that reads "that is not a creature", "that has flying", "that Bob controls".
func (s *factReader) that() bool {
	switch s.peek().Text {
	case "is", "isn't", "has", "was", "wasn't", "are", "aren't", "have":
		return s.objectFact()
	}
	return s.fail()
}
