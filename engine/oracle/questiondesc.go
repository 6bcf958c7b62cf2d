package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// description is what adjectives and nouns say of one object: "2/2 green
// Bear creature token".
type description struct {
	types, notTypes  engine.Types
	subtypes         []string
	colors           engine.Colors
	power, toughness int // Unset when not said
	keywords         []string
	marks            []string
	token            engine.Tri
	spell, card      bool
	tapped           bool
	attacking        bool
	blocking         bool
	faceDown         bool
	noun             bool // whether a noun stood among the words
}

func newDescription() description {
	return description{power: engine.Unset, toughness: engine.Unset}
}

// descriptor = power "/" toughness | color | type | subtype | "token" | "spell" | "card" |
// "permanent" | "source" | "nontoken" | "non" type | "tapped" | "untapped" | "attacking" | "blocking" .
func (s *sentence) descriptor(d *description) bool {
	t := s.peek()
	switch {
	case t.Kind == PTToken:
		p, q, ok := powerAndToughness(t.Text)
		if !ok {
			return s.fail()
		}
		d.power, d.toughness = p, q
	case t.Kind == WordToken && t.Capital() && s.ahead(1).Text == "planeswalker" && !d.known(t.Text):
		d.subtypes = append(d.subtypes, t.Raw) // a type that only planeswalkers have
	case t.Kind != WordToken || !d.word(t.Text):
		return s.fail()
	}
	s.i++
	return true
}

// word takes one word into the description; it is false for words that
// describe nothing.
func (d *description) word(w string) bool {
	if c, ok := colorWord(w); ok {
		d.colors |= c
		return true
	}
	if t, _, ok := typeWord(w); ok {
		d.types |= t
		d.noun = d.noun || t&engine.PermanentTypes != 0 || t&(engine.Instant|engine.Sorcery) != 0
		return true
	}
	if rest, ok := strings.CutPrefix(w, "non"); ok && rest != "" {
		return d.negated(strings.TrimPrefix(rest, "-"))
	}
	switch w {
	case "token", "tokens":
		d.token, d.noun = engine.Yes, true
	case "spell", "spells":
		d.spell, d.noun = true, true
	case "card", "cards":
		d.card, d.noun = true, true
	case "permanent", "permanents", "source", "sources":
		d.noun = true
	case "tapped":
		d.tapped = true
	case "untapped":
	case "attacking":
		d.attacking = true
	case "blocking":
		d.blocking = true
	case "unblocked", "blocked":
		d.attacking, d.marks = true, append(d.marks, w)
	case "face-down":
		d.faceDown = true
	case "enchanted", "equipped", "suspected", "monstrous", "renowned":
		d.marks = append(d.marks, w)
	case "indestructible":
		d.keywords = append(d.keywords, w)
	case "commander":
		d.marks, d.noun = append(d.marks, "commander"), true
	default:
		return d.subtype(w)
	}
	return true
}

func (d *description) negated(w string) bool {
	if w == "token" {
		d.token = engine.No
		return true
	}
	t, _, ok := typeWord(w)
	d.notTypes |= t
	return ok
}

// known reports whether a word is a color, a card type or a supertype.
func (d *description) known(w string) bool {
	_, color := colorWord(w)
	_, _, typ := typeWord(w)
	return color || typ
}

func (d *description) subtype(w string) bool {
	name, ok := Subtype(w)
	if !ok {
		return false
	}
	if !slices.Contains(d.subtypes, name) {
		d.subtypes = append(d.subtypes, name)
	}
	d.noun = true
	if t := typeOfSubtype(name); t != 0 {
		d.types |= t
	}
	return true
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
	return meant().types[e.Of]
}

// powerAndToughness are the numbers of "2/2".
func powerAndToughness(text string) (power, toughness int, ok bool) {
	p, q, _ := strings.Cut(text, "/")
	power, okP := wholeNumber(p)
	toughness, okQ := wholeNumber(q)
	return power, toughness, okP && okQ
}

func wholeNumber(s string) (int, bool) {
	n := 0
	if s == "" || len(s) > 9 {
		return 0, false
	}
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, true
}

// empty reports whether nothing was said.
func (d *description) empty() bool {
	return d.types|d.notTypes == 0 && len(d.subtypes) == 0 && d.colors == 0 && d.power == engine.Unset && d.token == engine.Unknown &&
		!d.spell && !d.card && !d.noun && !d.tapped && !d.attacking && !d.blocking && !d.faceDown && len(d.marks) == 0
}
