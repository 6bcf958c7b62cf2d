package infrench

import (
	"strings"
	"unicode/utf8"

	"apnap/engine/french"
)

// noun is a noun phrase with its article, and what agrees with it.
type noun struct {
	text             string
	feminine, plural bool
	// you is set on "vous", whose verbs are in the second person.
	you bool
	// name is set on a name of the question, which is nobody's common noun.
	name bool
}

// one and its sisters are noun phrases as they are written.
func one(text string) noun           { return noun{text: text} }
func oneFeminine(text string) noun   { return noun{text: text, feminine: true} }
func many(text string) noun          { return noun{text: text, plural: true} }
func manyFeminine(text string) noun  { return noun{text: text, feminine: true, plural: true} }
func (n noun) written(s string) noun { n.text = s; return n }

// of is "de" before the phrase: "du joueur", "d'Alice", "de vous".
func (n noun) of() string { return eachArticle(n.text, french.Of) }

// to is "à" before the phrase: "au joueur", "à vous".
func (n noun) to() string { return eachArticle(n.text, french.To) }

// eachArticle puts a preposition before a phrase, before each part of a list of
// definite ones: "au joueur ou au planeswalker ciblé".
func eachArticle(text string, joined func(string) string) string {
	head, rest := text, ""
	for _, behind := range [...]string{" que ", " qu'", " qui ", " avec ", " dont "} {
		if i := strings.Index(head, behind); i >= 0 {
			head, rest = text[:i], text[i:]
		}
	}
	if !definite(head) {
		return joined(head) + rest
	}
	for _, and := range [...]string{", ", " ou ", " et "} {
		parts := strings.Split(head, and)
		for i, part := range parts[1:] {
			if definite(part) {
				parts[i+1] = joined(part)
			}
		}
		head = strings.Join(parts, and)
	}
	return joined(head) + rest
}

// definite reports whether a phrase begins with a definite article.
func definite(text string) bool {
	for _, article := range [...]string{"le ", "la ", "les ", "l'"} {
		if strings.HasPrefix(text, article) {
			return true
		}
	}
	return false
}

// by is "par" before the phrase.
func (n noun) by() string { return "par " + n.text }

// pronoun is the pronoun that stands for the phrase as a subject.
func (n noun) pronoun() noun {
	p := noun{text: "il", feminine: n.feminine, plural: n.plural, you: n.you}
	switch {
	case n.you:
		p.text = "vous"
	case n.feminine:
		p.text = "elle"
	}
	if n.plural && !n.you {
		p.text += "s"
	}
	return p
}

// object is the pronoun that stands for the phrase as an object, before a verb:
// "le", "la", "l'", "les", with its space.
func (n noun) object(verb string) string {
	switch {
	case n.you:
		return "vous " + verb
	case n.plural:
		return "les " + verb
	case french.Mute(verb):
		return "l'" + verb
	case n.feminine:
		return "la " + verb
	}
	return "le " + verb
}

// dative is the pronoun that stands for the phrase with "à", before a verb:
// "vous", "lui", "leur".
func (n noun) dative() string {
	switch {
	case n.you:
		return "vous"
	case n.plural:
		return "leur"
	}
	return "lui"
}

// order is the object pronoun behind an imperative: "exilez-le", "exilez-la".
func (n noun) order() string {
	switch {
	case n.plural:
		return "-les"
	case n.feminine:
		return "-la"
	}
	return "-le"
}

// its is the possessive of what the phrase has: "sa main", "votre main", "son
// artefact", "leurs cartes". The thing is given without an article.
func (n noun) its(thing noun) noun {
	word := "son"
	switch {
	case n.you && thing.plural:
		word = "vos"
	case n.you:
		word = "votre"
	case n.plural && thing.plural:
		word = "leurs"
	case n.plural:
		word = "leur"
	case thing.plural:
		word = "ses"
	case thing.feminine && !french.Mute(thing.text):
		word = "sa"
	}
	thing.text = word + " " + thing.text
	return thing
}

// own is what belongs to the phrase: "votre main" of "vous", "la main de Bob" of
// another. The thing is given without an article.
func (n noun) own(thing noun) noun {
	if n.you {
		return n.its(thing)
	}
	d := thing.the()
	d.text += " " + n.of()
	return d
}

// the, a and this put an article before a bare phrase.
func (n noun) the() noun {
	switch {
	case n.plural:
		n.text = "les " + n.text
	case french.Mute(n.text):
		n.text = "l'" + n.text
	case n.feminine:
		n.text = "la " + n.text
	default:
		n.text = "le " + n.text
	}
	return n
}

func (n noun) a() noun {
	switch {
	case n.plural:
		n.text = "des " + n.text
	case n.feminine:
		n.text = "une " + n.text
	default:
		n.text = "un " + n.text
	}
	return n
}

func (n noun) this() noun {
	switch {
	case n.plural:
		n.text = "ces " + n.text
	case n.feminine:
		n.text = "cette " + n.text
	case french.Mute(n.text):
		n.text = "cet " + n.text
	default:
		n.text = "ce " + n.text
	}
	return n
}

// agreed is an adjective or participle, given in the masculine singular, as the
// phrase has it.
func (n noun) agreed(adjective string) string {
	feminine, plural := n.feminine, n.plural
	if feminine {
		adjective = feminineOf(adjective)
	}
	if last, _ := utf8.DecodeLastRuneInString(adjective); plural && last != 's' && last != 'x' {
		adjective += "s"
	}
	return adjective
}

// feminineOf is an adjective in the feminine singular.
func feminineOf(w string) string {
	switch w {
	case "blanc":
		return "blanche"
	case "marron":
		return w
	}
	switch {
	case strings.HasSuffix(w, "e"):
		return w
	case strings.HasSuffix(w, "eux"):
		return strings.TrimSuffix(w, "x") + "se"
	case strings.HasSuffix(w, "eur"):
		return strings.TrimSuffix(w, "r") + "se"
	case strings.HasSuffix(w, "if"):
		return strings.TrimSuffix(w, "f") + "ve"
	case strings.HasSuffix(w, "el"):
		return w + "le"
	case strings.HasSuffix(w, "er"):
		return strings.TrimSuffix(w, "er") + "ère"
	}
	return w + "e"
}
