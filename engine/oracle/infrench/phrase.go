package infrench

import (
	"apnap/engine"
	"apnap/engine/french"
)

// form is how a noun phrase is wanted.
type form struct {
	det    det
	plural bool
	// mark stands behind the noun's own adjectives and agrees: "ciblé".
	mark string
	// choice adds "de votre choix".
	choice bool
}

// det is the determiner of a noun phrase.
type det uint8

// The determiners.
const (
	bare    det = iota // "créature", "créatures"
	indef              // "une créature", "des créatures"
	def                // "la créature", "les créatures"
	each               // "chaque créature"
	that               // "cette créature", "ces créatures"
	ofBare             // "de créature", "de créatures"
	ofIndef            // "d'une créature"
)

// some is a noun phrase in the singular with its article: "une créature".
func (p *printer) some(f *engine.Filter) noun { return p.phrase(f, form{det: indef}) }

// all is a noun phrase about everything of its kind: "les créatures".
func (p *printer) all(f *engine.Filter) noun { return p.phrase(f, form{det: def, plural: true}) }

// bare is a noun phrase in the plural without an article: "créatures".
func (p *printer) bare(f *engine.Filter) noun { return p.phrase(f, form{plural: true}) }

// of is "de" before a description in the plural, before each of several: "de
// créatures et d'artefacts".
func (p *printer) of(f *engine.Filter) string {
	return p.phrase(f, form{det: ofBare, plural: true}).text
}

// ofA is "d'une créature ou d'un artefact".
func (p *printer) ofA(f *engine.Filter) string { return p.phrase(f, form{det: ofIndef}).text }

// each is a noun phrase about each thing of its kind: "chaque créature".
func (p *printer) each(f *engine.Filter) noun { return p.phrase(f, form{det: each}) }

// listed are several things as one phrase, each said as it is.
func listed[T any](things []T, word string, said func(*T) string) string {
	parts := make([]string, len(things))
	for i := range things {
		parts[i] = said(&things[i])
	}
	return french.List(parts, word)
}

// joined are several phrases as one: "une créature ou un joueur".
func joined(parts []noun, word string) noun {
	texts := make([]string, len(parts))
	n := noun{feminine: true, plural: word == "et" && len(parts) > 1}
	for i, part := range parts {
		texts[i] = part.text
		n.feminine = n.feminine && part.feminine
		n.plural = n.plural || part.plural
	}
	if len(parts) == 1 {
		return parts[0]
	}
	n.text = french.List(texts, word)
	return n
}

// withOf puts "de" before a phrase that has its article, where it is wanted.
func withOf(n noun, d det) noun {
	if d == ofBare || d == ofIndef {
		n.text = n.of()
	}
	return n
}

// withDet puts a determiner before a bare phrase.
func withDet(n noun, d det) noun {
	switch d {
	case indef:
		return n.a()
	case def:
		return n.the()
	case that:
		return n.this()
	case each:
		return n.written("chaque " + n.text)
	case ofBare:
		return n.written(n.of())
	case ofIndef:
		return n.written(n.a().of())
	}
	return n
}
