package oracle

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// effectCalled is what a fact calls an effect: the name of its source, with a
// number or a player where the fact gives one.
type effectCalled struct {
	called string
	number int
	of     engine.PlayerID
}

// slot is what a binding binds.
type slot uint8

// The slots.
const (
	slotAttached slot = iota // attached to, or protecting
	slotTarget
	slotTarget2
	slotSource // the chosen source
	slotChosen // the chosen player or object
	slotWord   // the chosen color, type or name
	slotGone   // the bound object is a new object since
	slotThis   // the object that has the effect
)

// binding is a fact about what an effect is attached to, aims at, or was chosen
// for.
type binding struct {
	effect effectCalled
	slot   slot
	to     engine.Entity
	word   string
	text   string
	// must is set where the fact is about an effect alone, so that one of that
	// name has to be among those given.
	must bool
}

// settlement is a choice that a fact says was made.
type settlement struct {
	effect effectCalled
	player engine.PlayerID
	use    bool
	text   string
}

// bind records a binding of the effects of an object's name.
func (s *factReader) bind(name effectCalled, at slot, to engine.Entity, word string) {
	s.a.bindings = append(s.a.bindings, binding{effect: name, slot: at, to: to, word: word, text: s.text})
	if to.IsObject() {
		s.a.boundObject(to.Object)
	}
}

// boundObject records that an effect is attached to an object, is aimed at it, or has it chosen.
func (a *asker) boundObject(id engine.ObjectID) { a.said[id].used, a.said[id].bound = true, true }

// bindChoice records a binding of an effect that has to be among those given.
func (s *factReader) bindChoice(name effectCalled, at slot, to engine.Entity, word string) {
	s.bind(name, at, to, word)
	s.a.bindings[len(s.a.bindings)-1].must = true
}

// bindAll records a binding of the effects of each object spoken of.
func (s *factReader) bindAll(at slot, to engine.Entity) {
	done := map[string]bool{}
	for _, id := range s.about {
		o := &s.a.board.Objects[id]
		if done[o.Name] {
			continue
		}
		done[o.Name] = true
		name := effectCalled{called: o.Name, of: engine.NoPlayer}
		if len(s.about) == 1 {
			name.number, name.of = o.Number, o.Controller
		}
		s.bind(name, at, to, "")
	}
}

// targets reads
//
//	Targets = Entity [ "and" Entity ] .
func (s *factReader) targets() bool {
	list, ok := s.nounList(false)
	if !ok || len(list) > 2 {
		return s.fail()
	}
	for i := range list {
		es, ok := s.entity(&list[i], false)
		if !ok || len(es) != 1 {
			return s.fail()
		}
		s.bindAll(slotTarget+slot(i), es[0])
		for _, id := range s.about {
			o := &s.a.board.Objects[id]
			o.Targets = append(o.Targets, es[0])
		}
	}
	return true
}

// attachedTo reads what something is attached to, and binds its effects too.
func (s *factReader) attachedTo() bool {
	m, ok := s.noun()
	if !ok {
		return false
	}
	es, ok := s.entity(&m, false)
	if !ok || len(es) != 1 {
		return s.fail()
	}
	for _, id := range s.about {
		s.a.board.Objects[id].AttachedTo = es[0]
		s.a.battlefield(id)
	}
	s.bindAll(slotAttached, es[0])
	return true
}

// chose reads
//
//	Choice = Thing [ "as the" ( "source" | "target" | … ) ] "for" Effect [ "," "targeting" Entity ] .
func (s *factReader) chose() bool {
	at := s.i
	if _, sub := shape.Subtype(s.peek().Text); sub && s.peek().Capital() && s.ahead(1).Text == "for" && len(s.a.bearing(s.peek().Raw, 0, engine.NoPlayer)) == 0 {
		return s.choseWord() // a type, and nothing of that name
	}
	if _, _, isType := shape.TypeWord(s.peek().Text); (isType || s.peek().Kind == lex.PTToken) && s.ahead(1).Text == "for" {
		return s.choseWord()
	}
	m, ok := s.chosenByName()
	if !ok {
		m, ok = s.noun()
	}
	if ok && s.choiceOf(&m) {
		return true
	}
	s.i = at
	return s.choseWord()
}

// chosenByName reads a name that the question knows before "for" and "as", which a longer
// name that nobody knows could swallow: "Spike Feeder for Clone".
func (s *factReader) chosenByName() (mention, bool) {
	at := s.i
	m := newMention(at)
	if p, n, ok := s.possessive(); ok {
		m.of = p
		s.i += n
	}
	known, length := s.longestName()
	if length == 0 || known.player != engine.NoPlayer || s.ahead(length).Text != "for" && s.ahead(length).Text != "as" {
		s.i = at
		return m, false
	}
	m.nameAt = s.i
	s.i += length
	m.called, m.known, m.end = s.raw(m.nameAt, s.i), true, s.i
	return m, true
}

// choiceOf reads what a chosen player or object was chosen as.
func (s *factReader) choiceOf(m *mention) bool {
	as, ok := s.chosenAs()
	if !ok {
		return false
	}
	names, ok := s.forEffects()
	if !ok {
		return false
	}
	es, ok := s.entity(m, false)
	if !ok || len(es) != 1 {
		return s.fail()
	}
	for _, n := range names {
		s.bindChoice(n, as, es[0], "")
	}
	return s.targeting(names)
}

// chosenAs reads "as the source", "as the target", "as the chosen player".
func (s *factReader) chosenAs() (slot, bool) {
	if !s.eatWords("as") {
		return slotChosen, true
	}
	if !s.eatWords("the") && !s.eatWords("a") {
		s.eatWords("its")
	}
	s.eatWords("chosen")
	switch w, _ := s.eatAny("source", "target", "player", "creature", "permanent", "opponent", "recipient"); w {
	case "source":
		return slotSource, true
	case "target", "recipient":
		return slotTarget, true
	case "":
		return slotChosen, s.fail()
	}
	return slotChosen, true
}

// forEffects reads "for Harm's Way" and "for both Ward of Piety effects".
func (s *factReader) forEffects() ([]effectCalled, bool) {
	if _, ok := s.eatAny("for", "of"); !ok {
		return nil, false
	}
	if !s.eatWords("both") && !s.eatWords("all") {
		s.eatWords("each")
	}
	var names []effectCalled
	for {
		m, ok := s.noun()
		if !ok || m.called == "" {
			return nil, s.fail()
		}
		if _, ok := s.eatAny("effects", "effect", "shields", "shield"); ok && m.number == 0 {
			s.i += 0
		}
		name := effectCalled{m.called, m.number, m.of}
		if s.a.byNumber(&m) {
			name.called, name.number = effectNumber+strconv.Itoa(m.number), 0
		}
		names = append(names, name)
		if !s.eatWords("and") {
			return names, true
		}
	}
}

// targeting reads ", targeting Bob".
func (s *factReader) targeting(names []effectCalled) bool {
	at := s.i
	s.eatWords(",")
	s.eatWords("and")
	if _, ok := s.eatAny("targeting", "targeted"); !ok {
		s.i = at
		return true
	}
	m, ok := s.noun()
	if !ok {
		return false
	}
	es, ok := s.entity(&m, false)
	if !ok || len(es) != 1 {
		return s.fail()
	}
	for _, n := range names {
		s.bindChoice(n, slotTarget, es[0], "")
	}
	return true
}

// theChosen reads
//
//	TheChosen = "the chosen" ( "source" | "target" | "color" | "type" | "name" | … ) ( "for" | "of" ) Effect "is" ( Word | Entity ) .
func (s *factReader) theChosen() bool {
	s.i += 2
	s.eatWords("creature")
	what, ok := s.eatAny("source", "target", "player", "opponent", "color", "type", "name", "number")
	if !ok {
		return false
	}
	names, ok := s.forEffects()
	if !ok || !s.eat("is") {
		return false
	}
	switch what {
	case "color", "type", "name", "number":
		start := s.i
		for !s.done() && !s.is(".") && !s.is(";") {
			s.i++
		}
		word := s.raw(start, s.i)
		if word == "" || !knownChoice(word) && !s.toks[start].Capital() && s.toks[start].Kind != lex.NumberToken && s.toks[start].Kind != lex.PTToken {
			s.i = start
			return s.fail()
		}
		for _, n := range names {
			s.bindChoice(n, slotWord, engine.Nobody(), word)
		}
		return true
	}
	return s.chosenThing(names, what)
}

// chosenThing reads the player or object that "the chosen source" and the like is.
func (s *factReader) chosenThing(names []effectCalled, what string) bool {
	m, ok := s.noun()
	if !ok {
		return false
	}
	es, ok := s.entity(&m, false)
	if !ok || len(es) != 1 {
		return s.fail()
	}
	at := slotChosen
	switch what {
	case "source":
		at = slotSource
	case "target":
		at = slotTarget
	}
	for _, n := range names {
		s.bindChoice(n, at, es[0], "")
	}
	return true
}

// choseWord reads a color, type or name that was chosen: "white for Story Circle".
func (s *factReader) choseWord() bool {
	s.eatWords("the", "color")
	s.eatWords("the", "name")
	s.eatWords("the", "creature", "type")
	start := s.i
	for !s.is("for") && !s.is("as") && !s.done() {
		s.i++
	}
	word := s.raw(start, s.i)
	if word == "" || s.i-start > longestNameTokens {
		return s.fail()
	}
	if !knownChoice(word) && !s.toks[start].Capital() && s.toks[start].Kind != lex.NumberToken {
		s.i = start
		return s.fail()
	}
	if s.eatWords("as") {
		s.eatWords("the")
		s.eatWords("chosen")
		s.eatWords("creature")
		if _, ok := s.eatAny("color", "type", "name", "number"); !ok {
			return false
		}
	}
	names, ok := s.forEffects()
	if !ok {
		return false
	}
	for _, n := range names {
		s.bindChoice(n, slotWord, engine.Nobody(), word)
	}
	return true
}

// knownChoice reports whether a word is a color, a type or a subtype.
func knownChoice(word string) bool {
	d := newDescription()
	return d.word(lowerRaw(word))
}

// newObjectSince reads "since Healing Salve resolved" after "is a new object".
func (s *factReader) newObjectSince() bool {
	if _, ok := s.eatAny("since", "after"); !ok {
		for _, id := range s.about {
			s.bind(effectCalled{}, slotGone, engine.ObjectEntity(id), "")
		}
		return true
	}
	about := s.about
	m, ok := s.noun()
	if !ok || m.called == "" {
		return s.fail()
	}
	if _, ok := s.eatAny("resolved", "resolves", "was"); !ok {
		return false
	}
	s.eatWords("cast")
	s.eatWords("activated")
	for _, id := range about {
		s.bind(effectCalled{m.called, m.number, m.of}, slotGone, engine.ObjectEntity(id), "")
	}
	return true
}
