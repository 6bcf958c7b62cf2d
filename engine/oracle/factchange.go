package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// objectChange is what a continuous effect has changed about an object, in the
// order in which the facts give it.
type objectChange struct {
	object   engine.ObjectID
	switched bool
	power    int
	tough    int
	colors   engine.Colors
	from, to string // words of its text, as engine.TextChange has them
}

// changed reads what continuous effects have changed about something:
//
//	Changed = [ "then" ] ( Switched | Gets | Recolored | TextChanged ) .
func (s *factReader) changed() bool {
	s.eatWords("then")
	return s.try(s.textChanged) || s.try(s.switchedPT) || s.try(s.getsPT) || s.try(s.recolored)
}

// whichThing reads the thing that changed; "it" is what changed last.
func (s *factReader) whichThing() (mention, bool) {
	m := newMention(s.i)
	if p, n, ok := s.possessive(); ok {
		m.of = p
		s.i += n
	}
	if s.is("the") && s.nameAhead() && !s.cardAt(0) {
		s.i++
	}
	ok := s.named(&m) || s.runName(&m)
	m.end = s.i
	return m, ok
}

// change records a change of the thing, or of what changed last.
func (s *factReader) change(m *mention, c objectChange) bool {
	if m == nil {
		n := len(s.a.changes)
		if n == 0 {
			return s.lastThing(c)
		}
		c.object = s.a.changes[n-1].object
		s.a.changes = append(s.a.changes, c)
		return true
	}
	if !s.findAll([]mention{*m}) {
		return false
	}
	for _, id := range s.about {
		one := c
		one.object = id
		s.a.changes = append(s.a.changes, one)
	}
	return true
}

// lastThing makes "it" the only object that the facts so far have spoken of.
func (s *factReader) lastThing(c objectChange) bool {
	n := len(s.a.board.Objects)
	if n == 0 {
		return s.fail()
	}
	c.object = engine.ObjectID(n - 1)
	s.a.changes = append(s.a.changes, c)
	return true
}

// switchedPT reads
//
//	Switched = "the power and toughness of" Thing Be "switched" | Thing "'s power and toughness" Be "switched"
//	         | Cause ( "switches" | "switched" ) ( "the power and toughness of" Thing | Thing "'s power and toughness" ) .
//	Cause    = "an effect" | Name .
func (s *factReader) switchedPT() bool {
	c := objectChange{switched: true}
	if s.eatWords("the", "power", "and", "toughness", "of") {
		m, ok := s.whichThing()
		return ok && s.being() && s.eat("switched") && s.change(&m, c)
	}
	if s.eatWords("its", "power", "and", "toughness") {
		return s.being() && s.eat("switched") && s.change(nil, c)
	}
	if !s.eatWords("an", "effect") {
		m, ok := s.whichThing()
		if !ok {
			return false
		}
		if s.eatWords("'s", "power", "and", "toughness") {
			return s.being() && s.eat("switched") && s.change(&m, c)
		}
	}
	if !s.eatWords("switches") && !s.eatWords("switched") {
		return false
	}
	if s.eatWords("the", "power", "and", "toughness", "of") {
		m, ok := s.whichThing()
		return ok && s.change(&m, c)
	}
	m, ok := s.whichThing()
	return ok && s.eat("'s", "power", "and", "toughness") && s.change(&m, c)
}

// being reads "is", "are", "was", "were", "has been", "have been", "are then".
func (s *factReader) being() bool {
	if s.eatWords("has", "been") || s.eatWords("have", "been") {
		return true
	}
	_, ok := s.eatAny("is", "are", "was", "were")
	s.eatWords("then")
	return ok
}

// getsPT reads
//
//	Gets = ( Thing | "it" ) [ "then" ] ( "gets" | "got" ) ( "+" | "-" ) Number "/" ( "+" | "-" ) Number [ "until end of turn" | "this turn" ] .
func (s *factReader) getsPT() bool {
	var which *mention
	if !s.eatWords("it") {
		m, ok := s.whichThing()
		if !ok {
			return false
		}
		which = &m
	}
	s.eatWords("then")
	if _, ok := s.eatAny("gets", "got"); !ok {
		return false
	}
	c := objectChange{}
	ok := s.peek().Kind == lex.PTToken
	if ok {
		c.power, c.tough, ok = bonusOf(s.peek().Text)
	}
	if !ok {
		return s.fail()
	}
	s.i++
	s.turnLong()
	return s.change(which, c)
}

// bonusOf are the numbers of "+5/-1".
func bonusOf(word string) (power, tough int, ok bool) {
	power, tough, ok = splitPT(word)
	return power, tough, ok && strings.ContainsAny(word[:1], "+-")
}

// recolored reads
//
//	Recolored = Thing ( "became" | "has become" | ( "was" | "is" ) ( "made" | "turned" | "painted" ) ) Colors [ When ]
//	          | Name ( "made" | "turned" | "makes" | "turns" | "painted" ) Thing Colors [ When ] .
//	When      = "on the stack" | "as a spell" | "while it was a spell" | "until end of turn" .
func (s *factReader) recolored() bool {
	m, ok := s.whichThing()
	if !ok {
		return false
	}
	switch {
	case s.eatWords("became"), s.eatWords("becomes"), s.eatWords("has", "become"):
	case s.is("was"), s.is("is"), s.is("has", "been"):
		s.being()
		if _, ok := s.eatAny("made", "turned", "painted"); !ok {
			return false
		}
	default:
		if _, ok := s.eatAny("made", "makes", "turned", "turns", "painted", "paints"); !ok {
			return false
		}
		if m, ok = s.whichThing(); !ok {
			return false
		}
	}
	c := objectChange{}
	for {
		color, ok := shape.ColorWord(s.peek().Text)
		if !ok {
			break
		}
		c.colors |= color
		s.i++
		s.eatWords("and")
	}
	if c.colors == 0 {
		return s.fail()
	}
	_ = s.eatWords("on", "the", "stack") || s.eatWords("as", "a", "spell") || s.eatWords("while", "it", "was", "a", "spell") || s.turnLong()
	return s.change(&m, c)
}

// textChanged reads
//
//	TextChanged = "in" Text [","] Word Be ( "changed to" | "replaced by" | "replaced with" ) Word
//	            | ( "each instance of" | "every instance of" | "the word" ) Word "in" Text Be [ "now" | "changed to" | … ] Word
//	            | Text Be "changed from" Word "to" Word
//	            | ( "an effect" | Name ) ( "changed" | "changes" ) Word "to" Word "in" Text .
//	Text        = "the text of" Thing | Thing "'s text" .
func (s *factReader) textChanged() bool {
	c := objectChange{}
	if s.eatWords("in") {
		m, ok := s.textOf()
		s.eatWords(",")
		if !ok || !s.textWord(&c.from) || !s.being() {
			return false
		}
		if !s.eatWords("changed", "to") && !s.eatWords("replaced", "by") && !s.eatWords("replaced", "with") {
			return s.fail()
		}
		return s.textWord(&c.to) && s.changeText(&m, c)
	}
	if s.eatWords("each", "instance", "of") || s.eatWords("every", "instance", "of") || s.eatWords("the", "word") {
		if !s.textWord(&c.from) || !s.eatWords("in") {
			return false
		}
		m, ok := s.textOf()
		if !ok || !s.being() {
			return false
		}
		_ = s.eatWords("now") || s.eatWords("changed", "to") || s.eatWords("replaced", "by") || s.eatWords("replaced", "with")
		return s.textWord(&c.to) && s.changeText(&m, c)
	}
	if at := s.i; !s.is("an", "effect") {
		if m, ok := s.textOf(); ok && s.being() && s.eatWords("changed", "from") {
			return s.fromTo(&c) && s.changeText(&m, c)
		}
		s.i = at
		if _, ok := s.whichThing(); !ok {
			return false
		}
	} else {
		s.i += 2
	}
	if !s.eatWords("changed") && !s.eatWords("changes") || !s.fromTo(&c) || !s.eatWords("in") {
		return false
	}
	m, ok := s.textOf()
	return ok && s.changeText(&m, c)
}

// fromTo reads the two words of a change.
func (s *factReader) fromTo(c *objectChange) bool {
	return s.textWord(&c.from) && s.eat("to") && s.textWord(&c.to)
}

// textOf reads whose text it is.
func (s *factReader) textOf() (mention, bool) {
	s.eatWords("the", "text", "of")
	m, ok := s.whichThing()
	s.eatWords("'s", "text")
	return m, ok
}

// textWord reads a color, a basic land type or a creature type as the words of
// a text are changed.
func (s *factReader) textWord(to *string) bool {
	w := s.peek().Text
	if _, ok := shape.ColorWord(w); ok {
		*to = w
	} else if sub, ok := shape.Subtype(w); ok {
		*to = sub
	} else {
		return s.fail()
	}
	s.i++
	return true
}

// changeText records a change of words of one kind: a color for a color, a
// basic land type for another, a creature type for another.
func (s *factReader) changeText(m *mention, c objectChange) bool {
	if wordKind(c.from) != wordKind(c.to) || wordKind(c.from) == otherWord {
		return s.fail()
	}
	return s.change(m, c)
}

// The kinds of words that text changes exchange.
const (
	otherWord = iota
	aColor
	aLandType
	aCreatureType
)

// wordKind is the kind of a word.
func wordKind(w string) int {
	if _, ok := shape.ColorWord(w); ok {
		return aColor
	}
	switch w {
	case "Plains", "Island", "Swamp", "Mountain", "Forest":
		return aLandType
	}
	if typeOfSubtype(w) == 0 {
		return aCreatureType
	}
	return otherWord
}

// applyChanges gives the objects what the facts say has been changed about
// them. Switching power and toughness comes after all other changes since
// 2005-10-01, before that in its turn (cr.SwitchPowerToughness).
func (a *asker) applyChanges() {
	last := a.q.Edition.ID == "" || a.q.Edition.AtLeast(switchesLast)
	odd := map[engine.ObjectID]bool{}
	for _, c := range a.changes {
		if c.from != "" {
			continue // the effects of the text are changed once they are there
		}
		o := &a.board.Objects[c.object]
		if o.Copiable == nil {
			base := *o
			o.Copiable = &base
		}
		switch {
		case c.switched:
			o.Switched = true
			if last {
				odd[c.object] = !odd[c.object]
			} else {
				o.Power, o.Toughness = o.Toughness, o.Power
			}
		case c.colors != 0:
			o.Colors, o.ColorsKnown = c.colors, true
		default:
			if o.Power != engine.Unset {
				o.Power += c.power
			}
			if o.Toughness != engine.Unset {
				o.Toughness += c.tough
			}
		}
	}
	for id, switched := range odd {
		if o := &a.board.Objects[id]; switched {
			o.Power, o.Toughness = o.Toughness, o.Power
		}
	}
}

// switchesLast is the first edition in which a switch of power and toughness
// comes after all other changes.
const switchesLast = "2005-10-01"

// changeTexts rewrites what the texts of changed objects do, and cites the
// rules behind it: words used as such are changed and names never are
// (cr.TextChangeProperUse), and what another object grants stays as it is
// (cr.TextChangeNotGranted).
func (b *builder) changeTexts() *lex.Error {
	for _, c := range b.changes {
		if c.from == "" {
			continue
		}
		change := engine.TextChange{From: c.from, To: c.to}
		if err := b.changeEffects(c.object, change); err != nil {
			return err
		}
		o := &b.board.Objects[c.object]
		o.Keywords = change.Keywords(o.Keywords, b.said[c.object].gained)
		o.Subtypes = change.Words(o.Subtypes)
		o.Changed = append(o.Changed, b.ruleOfChange(o))
	}
	return nil
}

// changeEffects rewrites the effects of an object's own text.
func (b *builder) changeEffects(id engine.ObjectID, change engine.TextChange) *lex.Error {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		e, did := change.Effect(inst.Effect)
		granted := inst.Source != id && (inst.Attached == engine.ObjectEntity(id) || inst.Target == engine.ObjectEntity(id))
		switch {
		case did.Any && granted:
			inst.Rules = append(inst.Rules, cr.TextChangeNotGranted)
		case inst.Source != id:
		case !did.Any:
			if strings.Contains(strings.ToLower(inst.Effect.Text), strings.ToLower(change.From)) {
				inst.Rules = append(inst.Rules, cr.TextChangeProperUse) // part of a name
			}
		case did.Tokens && !cr.TextChangeTokenMakers.InForce(b.edition()):
			return b.about(b.board.Objects[id].Name, say.New("Whether words that name a token may be changed, the rules of %s do not say.", b.edition().ID))
		default:
			inst.Effect = e
			inst.Rules = append(inst.Rules, b.ruleOfChange(&b.board.Objects[id]))
			if did.Tokens {
				inst.Rules = append(inst.Rules, cr.TextChangeTokenMakers)
			}
		}
	}
	return nil
}

// keywordText are the rules by which the text of a keyword was changed, or was
// not because another effect gave it.
func (b *builder) keywordText(id engine.ObjectID, keyword string) []cr.Rule {
	o := &b.board.Objects[id]
	if len(o.Changed) > 0 && slices.Contains(b.said[id].gained, keyword) {
		return []cr.Rule{cr.TextChangeNotGranted}
	}
	return o.Changed
}

// ruleOfChange is the rule by which the text of an object may be changed.
func (b *builder) ruleOfChange(o *engine.Object) cr.Rule {
	if o.Token == engine.Yes {
		return cr.TextChangeTokens
	}
	return cr.TextChangeProperUse
}

// gain records that a keyword was given by another effect, so that it is no
// part of the object's text.
func (s *factReader) gain(before [][]string) {
	for i, id := range s.about {
		for _, k := range s.a.board.Objects[id].Keywords {
			if !slices.Contains(before[i], k) {
				s.a.said[id].gained = append(s.a.said[id].gained, k)
			}
		}
	}
}
