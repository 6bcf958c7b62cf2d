package oracle

import (
	"slices"

	"apnap/engine"
)

// isDescribed reads
//
//	Described = [ "a" | "an" | "the" ] Descriptor { [ "," | "and" ] Descriptor } { After } .
func (s *factReader) isDescribed() bool {
	if !s.eatWords("a") && !s.eatWords("an") {
		s.eatWords("the")
	}
	d := newDescription()
	n := 0
	for {
		at := s.i
		if n > 0 && !d.noun {
			s.eatWords(",")
			s.eatWords("and")
		}
		if !s.descriptor(&d) {
			s.i = at
			break
		}
		n++
	}
	if n == 0 {
		return s.fail()
	}
	for _, id := range s.about {
		s.a.describe(id, &d)
		s.a.known(id, &d)
	}
	return s.after()
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
//	After = Player ( "controls" | "owns" ) [ "and owns" | "and controls" ] | "controlled by" Player | "in" Zone | "with" With
//	      | "that is" … | "not yet on the battlefield" | "attached to" Entity | "named" Name .
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
	switch s.peek().Text {
	case ",", "but":
		s.i++
		return s.afterOne()
	case "and":
		s.i++
		w := s.peek().Text
		return (w == "controlled" || w == "owned" || w == "with" || w == "attached") && s.afterOne()
	case "with":
		s.i++
		return s.with()
	case "without":
		s.i++
		return s.lacks()
	case "that", "which", "who":
		s.i++
		return s.that()
	case "not":
		s.i++
		return (s.eatWords("yet", "on", "the", "battlefield") || s.eatWords("on", "the", "battlefield")) && s.notThere()
	case "controlled", "owned":
		return s.byPlayer()
	case "under":
		s.i++
		p, n, ok := s.possessive()
		s.i += n
		return ok && s.eat("control") && s.relate(p, true, false)
	case "in", "on":
		return s.isIn()
	case "attached", "enchanting", "equipping":
		return s.isAttached()
	}
	return s.playerDoes()
}

// playerDoes reads "Bob controls [and owns]".
func (s *factReader) playerDoes() bool {
	p, n := s.playerAhead()
	if n == 0 {
		if n = s.newPlayerAhead(); n == 0 {
			return false
		}
		p = s.a.seat(s.raw(s.i, s.i+n))
	}
	s.i += n
	controls, owns := false, false
	for {
		switch w, _ := s.eatAny("controls", "owns", "control", "own"); w {
		case "controls", "control":
			controls = true
		case "owns", "own":
			owns = true
		default:
			return s.fail()
		}
		if s.is("and", "owns") || s.is("and", "controls") || s.is("and", "own") || s.is("and", "control") {
			s.i++
			continue
		}
		return s.relate(p, controls, owns) && s.otherDoes()
	}
}

// otherDoes reads "and Alice owns" after "Bob controls".
func (s *factReader) otherDoes() bool {
	at := s.i
	if _, ok := s.eatAny("and", "but"); ok {
		p, n := s.playerAhead()
		s.i += n
		if w, ok := s.eatAny("owns", "controls"); n > 0 && ok {
			return s.relate(p, w == "controls", w == "owns")
		}
	}
	s.i = at
	return true
}

// newPlayerAhead is the length of a name nobody bore before "controls" or "owns".
func (s *sentence) newPlayerAhead() int {
	n := 0
	for s.ahead(n).Kind == WordToken && s.ahead(n).Capital() && n < 3 {
		n++
	}
	if w := s.ahead(n).Text; n > 0 && (w == "controls" || w == "owns") {
		return n
	}
	return 0
}

// byPlayer reads "controlled by Bob", "owned by Alice".
func (s *factReader) byPlayer() bool {
	controls := s.eatWords("controlled")
	owns := false
	if !controls {
		owns = s.eatWords("owned")
	}
	if s.eatWords("and", "owned") {
		owns = true
	}
	if !s.eat("by") {
		return false
	}
	p, n := s.playerAhead()
	s.i += n
	return n > 0 && s.relate(p, controls, owns) || s.fail()
}

// relate says who controls and who owns the objects. One who is said to
// control something owns it too, unless another owner is named.
func (s *factReader) relate(p engine.PlayerID, controls, owns bool) bool {
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

// with reads
//
//	With = WithOne { ( "and" | "," ) WithOne } .
//	WithOne = Count Counters "on it" | Keyword | "power" Number | "X" "=" Number | "no abilities" | "protection from" Quality .
func (s *factReader) with() bool {
	for {
		if !s.withOne() {
			return false
		}
		at := s.i
		s.eatWords(",")
		s.eatWords("and")
		if s.i == at || !s.withAhead() {
			s.i = at
			return true
		}
	}
}

// withAhead reports whether a further member of a "with" list stands next.
func (s *factReader) withAhead() bool {
	t := s.peek()
	return t.Kind == NumberToken || t.Text == "a" || t.Text == "an" || t.Text == "power" || t.Text == "toughness" || t.Text == "mana" || t.Text == "loyalty" || t.Text == "starting" ||
		t.Text == "protection" || t.Text == "absorb" || keywordAbility(s.cursor) > 0
}

func (s *factReader) withOne() bool {
	switch s.peek().Text {
	case "power", "toughness":
		return s.powerOrToughness()
	case "loyalty", "defense", "starting":
		s.eatWords("starting")
		s.i++
		n, ok := s.number()
		return ok && s.all(func(_ *engine.Object, seen *said) { seen.loyalty = n })
	case "mana":
		s.i++
		if !s.eat("value") {
			return false
		}
		n, ok := s.number()
		return ok && s.all(func(o *engine.Object, _ *said) { o.ManaValue = n })
	case "x":
		s.i++
		n := 0
		ok := s.eat("=")
		if ok {
			n, ok = s.number()
		}
		return ok && s.all(func(o *engine.Object, _ *said) { o.X = n })
	case "no":
		if s.eatWords("no", "abilities") {
			return s.loseAbilities()
		}
		return s.noCounters()
	}
	if s.try(s.countersOnIt) || s.try(s.damageOnIt) || s.try(s.loyal) {
		return true
	}
	return s.keywordOf()
}

func (s *factReader) powerOrToughness() bool {
	what := s.peek().Text
	s.i++
	n, ok := s.number()
	return ok && s.all(func(o *engine.Object, _ *said) {
		if what == "power" {
			o.Power = n
		} else {
			o.Toughness = n
		}
	})
}

// countersOnIt reads "two +1/+1 counters [on it]".
func (s *factReader) countersOnIt() bool {
	q := &quantity{}
	if !s.counterAmount(q) {
		return false
	}
	if s.eatWords("on") {
		if _, ok := s.eatAny("it", "them", "him", "her"); !ok {
			return false
		}
	}
	return s.all(func(o *engine.Object, _ *said) {
		o.Counters = append(slices.Clone(o.Counters), engine.CounterCount{Kind: q.counter, N: q.n})
	})
}

// damageOnIt reads "2 damage [marked] [on it]".
func (s *factReader) damageOnIt() bool {
	n, ok := s.number()
	if !ok || !s.eat("damage") {
		return false
	}
	s.eatWords("marked")
	if s.eatWords("on") && !s.eat("it") {
		return false
	}
	return s.all(func(o *engine.Object, _ *said) { o.Damage = n })
}

// keywordOf reads one keyword, with what belongs to it.
func (s *factReader) keywordOf() bool {
	word := ""
	switch {
	case s.eatWords("protection", "from"):
		start := s.i
		if _, ok := newReaderAt(s.cursor).nounPhraseOrColor(); !ok {
			return false
		}
		word = "protection from " + tokensKey(s.toks[start:s.i])
	case s.eatWords("absorb"):
		n, ok := s.number()
		if !ok {
			return false
		}
		word = "absorb " + digits(n)
	default:
		w, ok := newReaderAt(s.cursor).keyword()
		if !ok {
			return false
		}
		word = w
	}
	return s.all(func(o *engine.Object, _ *said) { addKeyword(o, word) })
}

// nounPhraseOrColor reads the quality of "protection from red", "protection
// from creatures", "protection from everything".
func (r *reader) nounPhraseOrColor() (Phrase, bool) {
	if _, ok := colorWord(r.peek().Text); ok && r.ahead(1).Kind != WordToken || r.is("everything") {
		r.i++
		return Phrase{}, true
	}
	return r.nounPhrase()
}

func addKeyword(o *engine.Object, word string) {
	if !slices.Contains(o.Keywords, word) {
		o.Keywords = append(slices.Clone(o.Keywords), word)
	}
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
	if !s.with() {
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

// lacks reads a keyword that something does not have.
func (s *factReader) lacks() bool {
	w, ok := newReaderAt(s.cursor).keyword()
	return ok && s.all(func(o *engine.Object, _ *said) {
		o.Keywords = slices.DeleteFunc(slices.Clone(o.Keywords), func(k string) bool { return k == w })
	})
}

// that reads "that is not a creature", "that has flying", "that Bob controls".
func (s *factReader) that() bool {
	switch s.peek().Text {
	case "is", "isn't", "has", "was", "wasn't", "are", "aren't", "have":
		return s.objectFact()
	}
	return s.playerDoes()
}

// loyal reads "3 loyalty", a planeswalker's printed number.
func (s *factReader) loyal() bool {
	n, ok := s.number()
	if !ok {
		return false
	}
	if _, ok := s.eatAny("loyalty", "defense"); !ok || s.is("counter") || s.is("counters") {
		return s.fail()
	}
	return s.all(func(_ *engine.Object, seen *said) { seen.loyalty = n })
}
