package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// superTypes are the types that are said as adjectives.
const superTypes = engine.Basic | engine.Legendary | engine.Snow | engine.World | engine.Kindred

// typeWord is a card type as a noun, or a supertype as an adjective, by its
// English name.
func typeWord(name string) noun {
	if n, ok := term(lexicon.Type, name); ok {
		return n
	}
	if n, ok := term(lexicon.Supertype, name); ok {
		return n
	}
	return one(name)
}

// typeNoun is several card types that one thing has: "créature-artefact".
func typeNoun(types engine.Types) noun {
	list := eachType(types)
	n := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		n.text += "-" + list[i].text
	}
	return n
}

// eachType are card types as nouns.
func eachType(types engine.Types) []noun {
	var out []noun
	for _, name := range shape.TypeNames(types) {
		out = append(out, typeWord(name))
	}
	return out
}

// supertypes are the supertypes behind a noun.
func supertypes(types engine.Types, n noun) string {
	var out []string
	for _, name := range shape.TypeNames(types & superTypes) {
		out = append(out, n.adjective(typeWord(name).text))
	}
	return strings.Join(out, " ")
}

// adjective is an adjective as the phrase has it; those that are phrases of their
// own do not change.
func (n noun) adjective(word string) string {
	if strings.ContainsRune(word, ' ') || word == "hors-la-loi" {
		return word
	}
	return n.agreed(word)
}

// colorWord is a color by its English name.
func colorWord(name string) string {
	if n, ok := term(lexicon.Color, name); ok {
		return n.text
	}
	return name
}

// colors are colors as a phrase has them.
func colors(c engine.Colors, n noun, word string) string {
	var out []string
	for _, name := range shape.ColorNames(c) {
		out = append(out, n.agreed(colorWord(name)))
	}
	return french.List(out, word)
}

// adjectives are what is said of a thing between its noun and what follows, with
// a space before each.
func (p *printer) adjectives(f *engine.Filter, n noun) string {
	var not []string
	if f.Token == engine.No {
		not = append(not, "non-jeton")
	}
	for _, m := range f.NotMarks {
		if m != "cast" { // that is said behind the noun
			not = append(not, "non-"+p.state(m, n))
		}
	}
	for _, t := range shape.TypeNames(f.NotTypes) {
		word := typeWord(t).text
		if t == "basic" {
			word = "base"
		}
		if _, super := lexicon.Of(lexicon.Supertype, t); super && t != "basic" {
			word = n.adjective(word)
		}
		not = append(not, "non-"+word)
	}
	for _, s := range f.NotSubtypes {
		not = append(not, "non-"+subtypeLabel(s))
	}
	for _, c := range shape.ColorNames(f.NotColors) {
		not = append(not, "non-"+n.agreed(colorWord(c)))
	}
	s := spaced(french.List(not, "et"))
	if f.Multicolored {
		s += " " + n.agreed("multicolore")
	}
	s += spaced(colors(f.Colors, n, "et")) + spaced(colors(f.AnyColors, n, "ou"))
	for _, m := range f.Marks {
		if shape.IsState(m) || m == "attacking or blocking" {
			s += " " + p.state(m, n)
		}
	}
	if f.Token == engine.Yes && f.Noun != engine.TokenNoun {
		s += " jeton"
	}
	return s
}
