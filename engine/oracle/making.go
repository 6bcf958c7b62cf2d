package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// The words of what static abilities make of things, beside the nouns.
const (
	sameFor              = "the same is true for"
	itStill, theyStill   = "it 's still", "they 're still"
	thatStill            = "that are still"
	thatIsStill          = "that 's still"
	noLonger             = "no longer"
	doesnt               = "doesn't"
	ownSize              = "power and toughness"
	baseEach             = "base power and base toughness"
	itAlone, severalOf   = "it", "they"
	plainAnd, plainWith  = "and", "with"
	oneOf, oneVowel      = "a", "an"
	goaded               = "goaded"
	doesntUntap          = "doesn't untap during its controller 's untap step"
	baseSize             = "base power and toughness"
	equalToValue         = "each equal to"
	oneValue, theirValue = "its mana value", "their mana value"
	everyBasic           = "every basic land type"
	everyKind            = "every creature type"
	theChosen            = "the chosen"
	inAdditionTo         = "in addition to"
	otherOnes, allOfThem = "other", "all"
	butMana              = "except mana abilities"
	changeling           = "changeling"
	loneTypes            = "types"
	commaMark            = ","
	quoteMark            = "\""
)

// possessives stand before what things are in addition to.
var possessives = []string{"its", "their", "his", "her"}

// basicLandTypes are the types of the basic lands, in the game's order.
var basicLandTypes = []string{"Plains", "Island", "Swamp", "Mountain", "Forest"}

// makings reads what a static ability makes of things; false where some of its words say
// something else.
//
//	Makings = [ Condition "," ] Making { "." Making } [ "the same is true for" Phrase ] .
func (r *reader) makings() ([]engine.Effect, bool) {
	conds := slices.Clip(r.conds)
	var all []engine.Effect
	for !r.done() {
		r.conds, r.until = slices.Clip(conds), engine.Forever
		if len(all) > 0 && r.eatPhrase(sameFor) {
			same, ok := r.sameIsTrue(all)
			if !ok {
				return nil, false
			}
			all = append(all, same...)
			continue
		}
		if len(all) > 0 && r.stillSo(all) {
			continue
		}
		e, ok := r.making(all)
		if !ok || !r.sentenceEnds() {
			return nil, r.fail()
		}
		all = append(all, e)
	}
	all = slices.DeleteFunc(all, func(e engine.Effect) bool { return !makesAnything(e.Makes) })
	return all, len(all) > 0
}

// making reads one sentence:
//
//	Making = [ Condition "," ] ( Phrase | "it" | "they" ) Says { [","] ["and"] Says } [ Condition ] .
func (r *reader) making(before []engine.Effect) (engine.Effect, bool) {
	e := engine.Effect{Kind: engine.Continuous, Class: engine.ClassOther}
	for r.prefix() {
	}
	m := &engine.Making{}
	if !r.madeOf(m, before) {
		return e, false
	}
	for {
		if !r.made(m) {
			return e, r.fail()
		}
		at := r.i
		r.eatPhrase(commaMark)
		r.eatPhrase(plainAnd)
		if r.madeAhead() {
			continue
		}
		if again := r.i; (r.eatPhrase(itAlone) || r.eatPhrase(severalOf)) && r.madeAhead() { // "and it loses all other abilities"
			continue
		} else {
			r.i = again
		}
		r.i = at
		break
	}
	for r.whileTrue() {
	}
	if slices.ContainsFunc(r.conds, phrased) || r.until != engine.Forever {
		return e, r.fail()
	}
	e.If, e.Makes = r.conds, m
	return e, true
}

// madeOf reads the class: a phrase, or what the sentence before is about.
func (r *reader) madeOf(m *engine.Making, before []engine.Effect) bool {
	if len(before) > 0 && (r.eatPhrase(itAlone) || r.eatPhrase(severalOf)) {
		m.Who = before[len(before)-1].Makes.Who
		r.conds = append(r.conds, before[len(before)-1].If...)
		return true
	}
	p, ok := r.madeOfAny()
	if !ok || p.Players || p.Count != nil || p.Bound.Op != engine.NoCompare {
		return r.fail()
	}
	switch p.Is {
	case engine.This, engine.Attached:
	case engine.NoRef:
		if !p.Each && !p.Plural {
			return r.fail()
		}
	default:
		return r.fail()
	}
	m.Who = p.Filter
	return true
}

// madeOfAny reads a phrase, or several one after the other: "all cards that aren't on the
// battlefield, spells, and permanents".
func (r *reader) madeOfAny() (Phrase, bool) {
	p, ok := r.nounPhrase()
	list := []Phrase{p}
	for ok {
		at := r.i
		comma := r.eatPhrase(commaMark)
		if and := r.eatPhrase(plainAnd); !and && !comma {
			break
		}
		more, read := r.nounPhrase()
		if !read || more.Is != engine.NoRef {
			r.i = at
			break
		}
		list = append(list, more)
	}
	return joinPhrases(list), ok
}

// madeAhead says that another thing is said of the class.
func (r *reader) madeAhead() bool {
	at := r.i
	_, ok := r.madeVerb()
	r.i = at
	return ok || r.is(cant) || r.is(doesnt)
}

// madeVerb reads the verb of what is said of the class, in the plural.
func (r *reader) madeVerb() (string, bool) {
	switch r.peek().Text {
	case "'s", "is", "are":
		r.i++
		return "are", true
	case "isn't", "aren't":
		r.i++
		return "aren't", true
	case "has", "have":
		r.i++
		return "have", true
	}
	verb, ok := verbOf(r.peek().Text)
	switch {
	case !ok:
	case verb == "lose" || verb == "get" || verb == "gain":
		r.i++
		return verb, true
	case r.resolves && verb == shape.Become:
		r.i++
		return "are", true
	}
	return "", false
}

// made reads one thing that is said of the class.
func (r *reader) made(m *engine.Making) bool {
	if r.eatPhrase(cant) {
		_, ok := r.kept() // what restricts attackers and blockers is told elsewhere
		return ok || r.fail()
	}
	if r.eatPhrase(doesntUntap) {
		return true
	}
	verb, ok := r.madeVerb()
	if !ok {
		return r.fail()
	}
	switch verb {
	case "are":
		if r.eatPhrase(noLonger) {
			return r.madeNo(m)
		}
		return r.eatPhrase(goaded) || r.madeThat(m)
	case "aren't":
		return r.madeNo(m)
	case "lose":
		return r.madeLose(m)
	case "get":
		return r.passSize()
	}
	return r.madeHave(m)
}

// passSize passes over "+1/+1" and "for each …": how large things are is told elsewhere.
func (r *reader) passSize() bool {
	if r.peek().Kind != lex.PTToken {
		return r.fail()
	}
	r.i++
	if r.is("for") {
		_, ok := r.forEach()
		return ok
	}
	return true
}

// stillSo reads "It's still a land." behind what an object becomes: the card types that it has
// are then in addition.
func (r *reader) stillSo(all []engine.Effect) bool {
	at := r.i
	if r.eatPhrase(itStill) || r.eatPhrase(theyStill) {
		r.article()
		if _, _, ok := shape.TypeWord(r.peek().Text); ok {
			r.i++
			m := all[len(all)-1].Makes
			m.AddTypes, m.Types = m.AddTypes|m.Types, 0
			m.AddSubtypes, m.SetSubtypes, m.Of = append(m.AddSubtypes, m.SetSubtypes...), nil, 0
			return r.sentenceEnds()
		}
	}
	r.i = at
	return false
}

// article passes over "a" and "an".
func (r *reader) article() {
	_ = r.eatPhrase(oneVowel) || r.eatPhrase(oneOf)
}

// sameIsTrue reads what more what was said before is true for.
func (r *reader) sameIsTrue(all []engine.Effect) ([]engine.Effect, bool) {
	p, ok := r.nounPhrase()
	if !ok || p.Players || !r.sentenceEnds() {
		return nil, r.fail()
	}
	var same []engine.Effect
	for _, e := range all {
		m := *e.Makes
		m.Who = p.Filter
		e.Makes = &m
		same = append(same, e)
	}
	return same, true
}

// madeShape is what is read behind "is" and "are".
type madeShape struct {
	types    engine.Types
	subtypes []string
	colors   engine.Colors
	n        int
}

// madeThat reads what things are:
//
//	( "every basic land type" | "every creature type" | "the chosen" Quality | [Size] { Color | Type | Subtype ["," | "and"] } { "with" Has } ) [ Besides ] .
func (r *reader) madeThat(m *engine.Making) bool {
	switch {
	case r.eatPhrase(everyBasic):
		m.AddSubtypes = append(m.AddSubtypes, basicLandTypes...)
		_, ok := r.inAddition()
		return ok || r.fail()
	case r.eatPhrase(everyKind):
		m.AddKeywords = append(m.AddKeywords, changeling)
		_, _ = r.inAddition()
		return true
	case r.eatPhrase(theChosen):
		return r.madeChosen(m)
	}
	r.article()
	if r.peek().Kind == lex.PTToken && !r.baseNumbers(m) {
		return false
	}
	found, ok := r.shapeWords()
	if !ok {
		return false
	}
	for r.eatPhrase(plainWith) {
		if !r.madeHave(m) {
			return false
		}
	}
	colors, added := r.inAddition()
	if !added && (r.eatPhrase(thatStill) || r.eatPhrase(thatIsStill)) {
		r.article()
		_, _, added = shape.TypeWord(r.peek().Text)
		r.i++
		if !added {
			return r.fail()
		}
	}
	return r.shaped(m, &found, colors, added)
}

// shaped takes what things are into what is made of them: beside what they were, or in the
// place of what they were of the same set. What becomes an artifact creature, or legendary,
// stays what it was (cr.EntersLookahead).
func (r *reader) shaped(m *engine.Making, s *madeShape, colors, added bool) bool {
	if colors {
		m.AddColors |= s.colors
	} else {
		m.SetColors |= s.colors
	}
	both := engine.Artifact | engine.Creature
	if supers := s.types & shape.Supertypes; supers != 0 {
		m.AddTypes |= supers
	}
	if types := s.types &^ shape.Supertypes; added || types&both == both {
		m.AddTypes |= types
	} else {
		m.Types |= types
	}
	if added {
		m.AddSubtypes = append(m.AddSubtypes, s.subtypes...)
		return true
	}
	for _, sub := range s.subtypes {
		m.Of |= subtypeSet(sub)
	}
	m.SetSubtypes = append(m.SetSubtypes, s.subtypes...)
	return m.Types != 0 || m.Of&(m.Of-1) == 0 || r.fail()
}

// shapeWords reads colors, types and subtypes.
func (r *reader) shapeWords() (madeShape, bool) {
	var s madeShape
	for r.shapeWord(&s) {
		s.n++
		at := r.i
		r.eatPhrase(commaMark)
		r.eatPhrase(plainAnd)
		r.article()
		if before := s; !r.shapeWord(&s) {
			r.i = at
		} else {
			r.i, s = r.i-1, before
		}
	}
	return s, s.n > 0 || r.fail()
}

// shapeWord reads one of them.
func (r *reader) shapeWord(s *madeShape) bool {
	t := r.peek()
	if color, ok := shape.ColorWord(t.Text); ok {
		s.colors |= color
	} else if types, _, ok := shape.TypeWord(t.Text); ok {
		s.types |= types
	} else if sub, ok := shape.Subtype(t.Text); ok && t.Capital() {
		s.subtypes = append(s.subtypes[:len(s.subtypes):len(s.subtypes)], sub)
	} else {
		return false
	}
	r.i++
	return true
}

// madeChosen reads what was chosen: "type", "creature type", "color".
func (r *reader) madeChosen(m *engine.Making) bool {
	for _, what := range chosenQualities {
		if m.Chosen == "" && r.eatPhrase(what.words) {
			m.Chosen, m.Of = what.word, what.of
		}
	}
	if m.Chosen == "" {
		return r.fail()
	}
	if _, added := r.inAddition(); added {
		m.Besides = true
	}
	return true
}

// chosenQualities are what may be chosen that things then are, the longest first.
var chosenQualities = [...]struct {
	words, word string
	of          engine.Types
}{{"creature type", "type", engine.Creature}, {"basic land type", "type", engine.Land}, {"land type", "type", engine.Land}, {"type", "type", 0}, {"color", "color", 0}}

// inAddition reads "in addition to its other colors and types", and whether that speaks of colors.
func (r *reader) inAddition() (colors, ok bool) {
	at := r.i
	if !r.eatPhrase(inAdditionTo) {
		return false, false
	}
	for n := 0; n < 6; n++ {
		t := r.peek()
		switch _, _, typed := shape.TypeWord(t.Text); {
		case t.Text == loneTypes:
			r.i++
			return colors, true
		case t.Text == manyColors:
			colors = true
			if r.ahead(1).Text != plainAnd {
				r.i++
				return true, true
			}
		case typed, t.Text == plainAnd, t.Text == otherOnes, slices.Contains(possessives, t.Text):
		default:
			r.i = at
			return false, false
		}
		r.i++
	}
	r.i = at
	return false, false
}

// madeNo reads the types that things do not have.
func (r *reader) madeNo(m *engine.Making) bool {
	r.article()
	types, _, ok := shape.TypeWord(r.peek().Text)
	if !ok {
		return r.fail()
	}
	r.i++
	m.LoseTypes |= types
	return true
}

// madeLose reads what things lose: "all other abilities, card types, and creature types",
// "flying".
func (r *reader) madeLose(m *engine.Making) bool {
	if !r.eatPhrase(allOfThem) {
		words, ok := r.keywordList()
		m.LoseKeywords = append(m.LoseKeywords, words...)
		return ok
	}
	for {
		r.eatPhrase(otherOnes)
		if !r.madeLoseOne(m) {
			return r.fail()
		}
		at := r.i
		comma := r.eatPhrase(commaMark)
		if and := r.eatPhrase(plainAnd); !and && !comma || r.madeAhead() {
			r.i = at
			break
		}
	}
	if r.eatPhrase(butMana) {
		m.LoseAbilities, m.LoseText = false, true
	}
	return true
}

// madeLoseOne reads one sort of what is lost.
func (r *reader) madeLoseOne(m *engine.Making) bool {
	for _, sort := range lostSorts {
		if !r.eatPhrase(sort.words) {
			continue
		}
		switch sort.set {
		case ofAbilities:
			m.LoseAbilities = true
		case ofColors:
			if m.SetColors == 0 {
				m.SetColors = engine.Colorless
			}
		case ofTypes:
			m.Types, m.AddTypes = m.Types|m.AddTypes&^shape.Supertypes, m.AddTypes&shape.Supertypes
			return m.Types != 0
		default:
			if m.LoseSet = len(m.SetSubtypes) == 0; m.LoseSet {
				m.Of |= sort.set
			}
			return m.Of&(m.Of-1) == 0
		}
		return true
	}
	return false
}

// Sorts of what is lost that are no subtypes.
const (
	ofAbilities = engine.Types(0)
	ofColors    = engine.Instant
	ofTypes     = engine.Sorcery
)

// lostSorts are the sorts of what is lost, and the type whose subtypes they are.
var lostSorts = [...]struct {
	words string
	set   engine.Types
}{{"abilities", ofAbilities}, {"colors", ofColors}, {"card types", ofTypes}, {"creature types", engine.Creature}, {"land types", engine.Land}}

// manyColors ends what colors things are in addition to.
const manyColors = "colors"

// madeHave reads what things have: a base power and toughness, keywords, abilities in
// quotation marks. Keywords that are effects are read elsewhere.
func (r *reader) madeHave(m *engine.Making) bool {
	if r.eatPhrase(baseSize) || r.eatPhrase(baseEach) || r.eatPhrase(ownSize) {
		return r.baseNumbers(m)
	}
	for {
		if !r.madeHaveOne(m) {
			return r.fail()
		}
		at := r.i
		comma := r.eatPhrase(commaMark)
		if and := r.eatPhrase(plainAnd); !and && !comma || !r.is(quoteMark) && keywordAbility(r.cursor) == 0 && r.ahead(1).Kind != lex.SymbolToken {
			r.i = at
			return true
		}
	}
}

// madeHaveOne reads one ability: a keyword, or one in quotation marks that is no effect.
func (r *reader) madeHaveOne(m *engine.Making) bool {
	if text, ok := r.quoted(); ok {
		a := ParseAbility("", "", text)
		return !a.Matters()
	}
	at := r.i
	if r.keywordEffect(&engine.Effect{}) {
		return false
	}
	r.i = at
	if r.peek().Kind == lex.WordToken && r.ahead(1).Kind == lex.SymbolToken && keywordAbility(r.cursor) == 0 { // "equip {2}"
		r.i++
		r.symbols()
		return true
	}
	w, ok := r.keyword()
	if !ok {
		return false
	}
	r.symbols()
	if r.peek().Kind == lex.NumberToken {
		r.i++
	}
	m.AddKeywords = append(m.AddKeywords, w)
	return true
}

// baseNumbers reads "1/1", "each equal to its mana value".
func (r *reader) baseNumbers(m *engine.Making) bool {
	if r.eatPhrase(equalToValue) {
		value := shape.Expr(engine.Expr{Op: engine.ManaValueOf, Ref: engine.ThatObject})
		m.Power, m.Toughness = value, value
		return r.eatPhrase(oneValue) || r.eatPhrase(theirValue) || r.fail()
	}
	p, t, ok := splitPT(r.peek().Text)
	if !ok || r.peek().Kind != lex.PTToken {
		return r.fail()
	}
	r.i++
	m.Power, m.Toughness = shape.Lit(p), shape.Lit(t)
	return true
}

// makesAnything reports whether anything is made of what fits.
func makesAnything(m *engine.Making) bool {
	bare := *m
	bare.Who = engine.Filter{}
	return !bare.Equal(&engine.Making{})
}
