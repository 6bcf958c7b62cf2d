package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// description is what is said of one object: "2/2 green Bear creature token with flying".
type description struct {
	types, notTypes  engine.Types
	subtypes         []string
	colors           engine.Colors
	power, toughness int // Unset when not said
	keywords         []string
	notKeywords      []string
	marks, notMarks  []string
	token            engine.Tri
	spell, card      bool
	tapped           engine.Tri
	attacking        engine.Tri
	blocking         engine.Tri
	faceDown         bool
	noun             bool // whether a noun stood among the words
	// told is what is said of colors and numbers without giving them.
	told engine.Told
	// manaValue, x, loyalty and damage are Unset when not said.
	manaValue, x, loyalty, damage int
	counters                      []engine.CounterCount
	named                         string
	noAbilities                   bool
	// noCounters are kinds of counters it has none of, "" for all.
	noCounters []string
	by, owner  *tree.Phrase // who controls it, who owns it
}

func newDescription() description {
	return description{power: engine.Unset, toughness: engine.Unset, manaValue: engine.Unset, x: engine.Unset, loyalty: engine.Unset, damage: engine.Unset}
}

// descriptor reads one word, or a size, of a description.
func (s *sentence) descriptor(d *description) bool {
	t := s.peek()
	switch {
	case t.Kind == lex.PTToken:
		p, q, ok := powerAndToughness(t.Text)
		if !ok {
			return s.fail()
		}
		d.power, d.toughness = p, q
	case t.Kind == lex.WordToken && t.Capital() && s.ahead(1).Raw == "planeswalker" && !describes(t.Text):
		d.subtypes = append(d.subtypes, t.Raw) // a type that only planeswalkers have
	case t.Kind != lex.WordToken || !d.word(t.Text):
		return s.fail()
	}
	s.i++
	return true
}

// word takes one word into the description; it is false for words that describe nothing.
func (d *description) word(w string) bool {
	mods, _, ok := english.Describing(w)
	return ok && d.takeAll(mods)
}

// typeOfSubtype is the card type that a land, enchantment or artifact subtype
// implies; every other subtype is taken as it is.
func typeOfSubtype(name string) engine.Types {
	if t := subtypeSet(name); t&(engine.Land|engine.Enchantment|engine.Artifact) != 0 {
		return t
	}
	return 0
}

// subtypeSet is the card type whose subtypes a subtype is one of: a creature's where
// it is no other's.
func subtypeSet(name string) engine.Types {
	e, ok := lexicon.Of(lexicon.Subtype, name)
	switch {
	case !ok || e.Of == "":
		return engine.Creature
	case e.Of == "spell":
		return engine.Instant | engine.Sorcery
	}
	return shape.TypeKeyed(e.Of)
}

// powerAndToughness are the numbers of "2/2".
func powerAndToughness(text string) (power, toughness int, ok bool) {
	p, q, _ := strings.Cut(text, "/")
	power, okP := lex.WholeNumber(p)
	toughness, okQ := lex.WholeNumber(q)
	return power, toughness, okP && okQ
}

// SizeOf are the power and toughness of "2/2".
func SizeOf(text string) (power, toughness int, ok bool) { return powerAndToughness(text) }
