package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// change records a change of each object the clause is about, with the words
// that say how long it lasts. The subtypes of those sets go, besides.
//
//	Change = … [ "until end of turn" | "this turn" ] .
func (s *eventReader) change(t engine.Traits, sets engine.Types) bool {
	t.ThisTurn = s.turnLong()
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		own := t
		own.LoseSubtypes = append(slices.Clone(t.LoseSubtypes), s.subtypesIn(e.Object, sets)...)
		s.now.changes = append(s.now.changes, engine.BoardChange{Object: e.Object, Player: engine.NoPlayer, Traits: &own})
		s.a.said[e.Object].used = true
	}
	if s.source != engine.NoObject {
		s.a.changers = append(s.a.changers, s.source)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// turnLong reads that something lasts for the turn.
func (s *sentence) turnLong() bool {
	return s.eatWords("until", "end", "of", "turn") || s.eatWords("until", "the", "end", "of", "the", "turn") || s.eatWords("this", "turn")
}

// subtypesIn are the subtypes of an object that belong to card types, those it was
// given in the course of the question included.
func (s *eventReader) subtypesIn(id engine.ObjectID, types engine.Types) []string {
	all := slices.Clone(s.a.board.Objects[id].Subtypes)
	given := func(list []engine.BoardChange) {
		for i := range list {
			if c := &list[i]; c.Traits != nil && c.Object == id {
				all = append(all, c.Traits.AddSubtypes...)
			}
		}
	}
	for i := range s.a.moments {
		given(s.a.moments[i].Change)
	}
	given(s.now.changes)
	return slices.DeleteFunc(all, func(sub string) bool { return subtypeSet(sub)&types == 0 })
}

// ofNothing is a change that changes nothing yet.
func ofNothing() engine.Traits {
	return engine.Traits{CopyOf: engine.NoObject, Controller: engine.NoPlayer}
}

// becomesWhat reads what an object becomes:
//
//	Becomes = [ "a" | "an" ] { Descriptor } [ "in addition to its other" ( "types" | "colors" ) | [ "that" ] Be "still" Types ] .
//
// Card types that are set replace the others; what becomes a
// creature is taken to be one besides what it was.
func (s *eventReader) becomesWhat() bool {
	if what, ok := s.unable(); ok {
		t := ofNothing()
		t.AddKeywords = []string{what}
		return s.altersOrChanges(&t)
	}
	s.eatAny("a", "an", "the", "color")
	d, from := newDescription(), s.i
	for s.peek().Kind != lex.EndToken && s.descriptor(&d) {
		s.eatWords("and")
	}
	if s.i == from || d.spell || d.card || d.tapped != engine.Unknown || d.attacking != engine.Unknown || d.blocking != engine.Unknown || d.told != (engine.Told{}) || d.faceDown || len(d.marks) > 0 || d.token != engine.Unknown {
		return s.fail()
	}
	said := typesNamed(s.toks[from:s.i])
	t := ofNothing()
	if d.power != engine.Unset {
		t.HasSize, t.Power, t.Toughness = true, d.power, d.toughness
	}
	t.AddSubtypes, t.AddTypes = d.subtypes, d.types
	if s.besidesTheOthers() {
		t.AddColors = d.colors
		return s.change(t, 0)
	}
	t.Colors, t.LoseTypes = d.colors, d.notTypes
	if said&cardTypes != 0 && said&engine.Creature == 0 {
		t.LoseTypes |= cardTypes &^ d.types
	}
	still, ok := s.stillIs()
	t.AddTypes, t.LoseTypes = t.AddTypes|still, t.LoseTypes&^still
	sets := t.LoseTypes
	for _, sub := range d.subtypes {
		sets |= subtypeSet(sub)
	}
	return ok && s.change(t, sets)
}

// cardTypes are the card types of permanents, without supertypes.
const cardTypes = engine.Artifact | engine.Battle | engine.Creature | engine.Enchantment | engine.Land | engine.Planeswalker

// besidesTheOthers reads "in addition to its other types".
func (s *eventReader) besidesTheOthers() bool {
	return s.eatWords("in", "addition", "to", "its", "other", "types") || s.eatWords("in", "addition", "to", "its", "other", "colors") ||
		s.eatWords("in", "addition", "to", "its", "other", "creature", "types") || s.eatWords("in", "addition", "to", "its", "other", "colors", "and", "types")
}

// stillIs reads "that's still a land", "and is still a land".
func (s *eventReader) stillIs() (engine.Types, bool) {
	at := s.i
	s.eatWords(",")
	s.eatAny("that", "and", "but", "which")
	s.eatWords("it")
	s.eatAny("is", "'s")
	if !s.eatWords("still") {
		s.i = at
		return 0, true
	}
	s.eatAny("a", "an")
	d := newDescription()
	for s.peek().Kind != lex.EndToken && s.descriptor(&d) {
		s.eatWords("and")
	}
	return d.types, d.types != 0 || s.fail()
}

// typesNamed are the card types that words name themselves, rather than by a subtype.
func typesNamed(toks []lex.Token) engine.Types {
	var said engine.Types
	for _, t := range toks {
		if types, _, ok := shape.TypeWord(t.Text); ok {
			said |= types
		}
	}
	return said
}

// noLonger reads "no longer a creature", "no longer red", "no longer a Goblin" after
// "is": one thing that is so no more.
func (s *eventReader) noLonger() bool {
	s.eatAny("a", "an", "any")
	d, from := newDescription(), s.i
	if !s.descriptor(&d) {
		return false
	}
	t := ofNothing()
	switch said := typesNamed(s.toks[from:s.i]); {
	case said != 0:
		t.LoseTypes = said
	case len(d.subtypes) > 0:
		t.LoseSubtypes = d.subtypes
	case d.colors != 0 && d.colors != engine.Colorless:
		t.LoseColors = d.colors
	default:
		return s.fail()
	}
	return s.change(t, t.LoseTypes)
}

// losesTypes reads "[all] [its] [other] creature types" and "all [its] colors" after
// "loses".
func (s *eventReader) losesTypes() bool {
	s.eatWords("all")
	s.eatWords("its")
	t := ofNothing()
	if s.eatWords("colors") {
		t.Colors = engine.Colorless
		return s.change(t, 0)
	}
	types, _, ok := shape.TypeWord(s.peek().Text)
	s.i++
	return ok && types&cardTypes != 0 && s.eat("types") && s.change(t, types)
}

// losesAbilities reads "all [its] abilities" or a keyword after "loses".
func (s *eventReader) losesAbilities() bool {
	if s.eatWords("all", "abilities") || s.eatWords("all", "its", "abilities") || s.eatWords("its", "abilities") {
		t := ofNothing()
		t.LoseAbilities = true
		return s.change(t, 0)
	}
	if s.try(s.losesTypes) {
		return true
	}
	words, ok := s.keywordWords()
	t := ofNothing()
	t.LoseKeywords = words
	return ok && s.change(t, 0)
}

// gainsAbilities reads keywords after "gains": for the turn it is an event that is told, otherwise how things are from then on.
func (s *eventReader) gainsAbilities() bool {
	words, ok := s.keywordWords()
	if !ok {
		return false
	}
	t := ofNothing()
	t.AddKeywords = words
	return s.altersOrChanges(&t)
}

// altersOrChanges has each object of the clause altered for the turn where that is said, which is an event, and changed otherwise.
func (s *eventReader) altersOrChanges(t *engine.Traits) bool {
	at := s.i
	if t.ThisTurn = s.turnLong(); t.ThisTurn {
		return s.alter(t)
	}
	s.i = at
	return s.change(*t, 0)
}

// alter has each object of the clause altered for the turn.
func (s *eventReader) alter(t *engine.Traits) bool {
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		ev := s.blank(engine.Alter)
		ev.Object, ev.Traits = e.Object, t
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// getsSize reads "+3/+3 [and gains Keywords]" after "gets".
func (s *eventReader) getsSize() bool {
	t := ofNothing()
	power, toughness, ok := bonusOf(s.peek().Text)
	if !ok {
		return s.fail()
	}
	s.i++
	t.AddPower, t.AddToughness = power, toughness
	at := s.i
	s.eatWords(",")
	if s.eatWords("and", "gains") || s.eatWords("and", "gain") {
		words, ok := s.keywordWords()
		if !ok {
			return false
		}
		t.AddKeywords = words
	} else if s.i = at; s.eatWords("and") {
		what, ok := s.becomesUnable()
		if !ok {
			s.i = at
		} else {
			t.AddKeywords = []string{what}
		}
	}
	t.ThisTurn = true
	s.turnLong()
	return s.alter(&t)
}

// keywordWords reads
//
//	Keywords = Keyword { ( "," | "and" ) Keyword } .
func (s *eventReader) keywordWords() ([]string, bool) {
	var words []string
	for {
		r := newReaderAt(s.cursor)
		k, ok := s.protectionWords()
		if !ok && s.eatWords(ownWords...) {
			k, ok = OwnAbility, true
		}
		if !ok {
			k, ok = r.keyword()
		}
		if !ok {
			return words, s.fail()
		}
		words = append(words, k)
		at := s.i
		if s.eatWords("and") {
			if what, ok := s.becomesUnable(); ok {
				return append(words, what), true
			}
			s.i = at
		}
		s.eatWords(",")
		if !s.eatWords("and") || s.verbAhead() {
			s.i = at
			return words, true
		}
	}
}

// protectionWords reads "protection from red" as a keyword is spelled.
func (c *cursor) protectionWords() (string, bool) {
	at := c.i
	if c.eatWords("protection", "from") {
		if d := newDescription(); c.peek().Kind == lex.WordToken && d.word(c.peek().Text) {
			c.i++
			return "protection from " + c.toks[c.i-1].Text, true
		}
	}
	c.i = at
	return "", false
}

// leavesBattlefield reads "[the battlefield | play]" after "leaves": where the
// object goes is not said.
func (s *eventReader) leavesBattlefield() bool {
	if !s.eatWords("the", "battlefield") && !s.eatWords("play") {
		return s.fail()
	}
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		s.a.said[e.Object].used = true
		ev := s.blank(engine.Move)
		ev.Object, ev.From = e.Object, engine.Battlefield
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// changedKeywords adds the effects of keywords that objects gain in the course
// of the question, each there while the object has the keyword.
func (b *builder) changedKeywords() {
	for m := range b.sc.Events {
		h := &b.sc.Events[m]
		for i := range h.Change {
			b.keywordsOf(h.Change[i].Object, h.Change[i].Traits)
		}
		for i := range h.Events {
			b.keywordsOf(h.Events[i].Object, h.Events[i].Traits)
		}
	}
}

// keywordsOf adds the effects of the keywords that an object gains by one change, nil for none.
func (b *builder) keywordsOf(id engine.ObjectID, t *engine.Traits) {
	if t == nil {
		return
	}
	for _, k := range t.AddKeywords {
		if e := keywordEffect(k); e != nil && !slices.Contains(b.board.Objects[id].Keywords, k) {
			b.whileItHas(id, k, e)
		}
	}
	for _, k := range b.board.Objects[id].Keywords {
		b.onlyWhile(id, k)
	}
}

// keywordEffect is the effect that a keyword is, nil for one that is none.
func keywordEffect(k string) *engine.Effect {
	if !strings.HasPrefix(k, "protection from ") && !strings.HasPrefix(k, "absorb ") {
		return nil
	}
	a := ParseAbility("", "", inenglish.Capital(k))
	if a.Err != nil || len(a.Effects) != 1 {
		return nil
	}
	return &a.Effects[0]
}

// whileItHas adds the effect of a keyword that works while the object has it.
func (b *builder) whileItHas(id engine.ObjectID, keyword string, e *engine.Effect) {
	e.If = append(e.If, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Keywords: []string{keyword}}})
	inst := blankInstance(e)
	inst.Label, inst.Source = inenglish.Capital(keyword), id
	inst.Controller = shape.Holder(&b.board.Objects[id])
	b.sc.Effects = append(b.sc.Effects, inst)
	b.from = append(b.from, origin{flag: -1 - len(b.board.Objects) - len(b.sc.Effects)})
}

// onlyWhile makes the effect of a keyword that the object has from the start one
// that works while it has it.
func (b *builder) onlyWhile(id engine.ObjectID, keyword string) {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Source == id && inst.Label == inenglish.Capital(keyword) && b.from[i].flag < 0 && len(inst.Effect.If) == 0 {
			e := *inst.Effect
			e.If = []engine.Cond{{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Keywords: []string{keyword}}}}
			inst.Effect = &e
		}
	}
}

// colorAhead reports whether a color stands next.
func (s *eventReader) colorAhead() bool {
	_, ok := shape.ColorWord(s.peek().Text)
	return ok && s.peek().Kind == lex.WordToken
}
