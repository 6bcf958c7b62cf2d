package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/notation"
	"apnap/engine/oracle/shape"
)

// makingSays is the sentence about what a static ability makes of things.
func (p *printer) makingSays(e *engine.Effect) string {
	m := e.Makes
	one := m.Who.Is != engine.NoRef
	who := p.whoAll(&m.Who)
	return p.prefixes(e.If) + who + " " + listed(MakingParts(m, one), plainAnd)
}

// MakingParts are the things that a continuous effect makes of what it fits, each with its
// verb: "lose all abilities", "are Mountains"; one is set where it fits a single object.
func MakingParts(m *engine.Making, one bool) []string {
	w := &makingWords{m: m, one: one}
	w.loses()
	w.is()
	w.has()
	return w.parts
}

// superTypes are the types that stand only before other nouns.
const superTypes = engine.Basic | engine.Legendary | engine.Snow | engine.World | engine.Kindred

// The verb of what is lost.
const loses, lose = "loses", "lose"

// The other verbs, and what is lost.
const (
	oneIs, manyAre     = "is", "are"
	oneIsnt, manyArent = "isn't", "aren't"
	oneHas, manyHave   = "has", "have"
	ofAll              = "abilities"
	ofText             = "abilities except mana abilities"
	colorWanted        = "color"
	plainAnd           = "and"
	baseSize           = "base power and toughness"
	allOfThem          = "all"
	manyColors         = "colors"
	otherTypes         = "all other card types"
)

// makingWords collects the parts of such a sentence.
type makingWords struct {
	m     *engine.Making
	one   bool
	parts []string
}

// verb adds a part, whose verb is in the form of one or of several.
func (w *makingWords) verb(singular, plural, rest string) {
	if w.one {
		plural = singular
	}
	w.parts = append(w.parts, plural+" "+rest)
}

// loses tells what is lost.
func (w *makingWords) loses() {
	m := w.m
	var all []string
	switch {
	case m.LoseAbilities:
		all = append(all, ofAll)
	case m.LoseText:
		all = append(all, ofText)
	}
	if m.LoseSet {
		all = append([]string{strings.Join(shape.TypeNames(m.Of), " ") + " types"}, all...)
	}
	if len(all) > 0 {
		w.verb(loses, lose, allOfThem+" "+listed(all, plainAnd))
	}
	if len(m.LoseKeywords) > 0 {
		w.verb(loses, lose, listed(m.LoseKeywords, plainAnd))
	}
}

// is tells what things are.
func (w *makingWords) is() {
	m := w.m
	if m.Chosen != "" {
		what := "the chosen " + m.Chosen
		if m.Besides {
			what += w.addition(m.Chosen == colorWanted, false)
		}
		w.verb(oneIs, manyAre, what)
	}
	if m.LoseTypes != 0 {
		w.verb(oneIsnt, manyArent, w.noun(strings.Join(shape.TypeNames(m.LoseTypes), " ")))
	}
	words := append(shape.ColorNames((m.SetColors|m.AddColors)&^engine.Colorless), w.subtypes()...)
	if m.SetColors == engine.Colorless {
		words = append([]string{notation.Constants().Colors[len(notation.Constants().Colors)-1]}, words...)
	}
	types := m.Types | m.AddTypes
	words = append(words, shape.TypeNames(types)...)
	if len(words) == 0 {
		return
	}
	what := strings.Join(words, " ")
	if types&^superTypes != 0 || len(w.subtypes()) > 0 {
		what = w.noun(what)
	}
	both := engine.Artifact | engine.Creature
	if len(m.AddSubtypes) > 0 || m.AddColors != 0 || m.AddTypes&^superTypes != 0 && m.AddTypes&both != both {
		what += w.addition(m.AddColors != 0, true)
	}
	w.verb(oneIs, manyAre, what)
	if m.Types&both == both {
		w.verb(loses, lose, otherTypes)
	}
}

// subtypes are those that are set and those that are added.
func (w *makingWords) subtypes() []string {
	return append(append([]string(nil), w.m.SetSubtypes...), w.m.AddSubtypes...)
}

// noun puts the last word of what things are into their number.
func (w *makingWords) noun(words string) string {
	if w.one {
		return article(words)
	}
	return pluralOf(words)
}

// addition says that it is beside what they were.
func (w *makingWords) addition(colors, types bool) string {
	whose, what := " in addition to their other ", "types"
	if w.one {
		whose = " in addition to its other "
	}
	switch {
	case colors && types:
		what = "colors and types"
	case colors:
		what = manyColors
	}
	return whose + what
}

// has tells of base power and toughness, and of keywords.
func (w *makingWords) has() {
	m := w.m
	if m.Power != nil {
		size := "each equal to its mana value"
		if m.Power.Op == engine.Lit {
			p := &printer{}
			size = p.amount(m.Power) + "/" + p.amount(m.Toughness)
		}
		w.verb(oneHas, manyHave, baseSize+" "+size)
	}
	if len(m.AddKeywords) > 0 {
		w.verb(oneHas, manyHave, listed(m.AddKeywords, plainAnd))
	}
}
