package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// receiver is to whom damage is redirected.
func (p *printer) receiver(c *engine.Change) noun {
	if c.Filter != nil {
		return p.bound(c.Filter)
	}
	return p.ref(c.Ref)
}

// phrase writes a description in a form.
func (p *printer) phrase(f *engine.Filter, how form) noun {
	switch {
	case f == nil && p.when.Kind == engine.Damage:
		return withOf(one("un permanent ou un joueur"), how.det)
	case f == nil:
		return withOf(one("quoi que ce soit"), how.det)
	case f.Is != engine.NoRef && (how.det == ofBare || how.det == ofIndef):
		n := p.bound(f)
		return n.written(n.of())
	case f.Is != engine.NoRef:
		return p.bound(f)
	case len(f.Or) > 0:
		parts := make([]noun, len(f.Or))
		for i := range f.Or {
			parts[i] = p.phrase(&f.Or[i], how)
		}
		if f.AndOr {
			return joined(parts, "et/ou")
		}
		if how.plural || how.det == each {
			return joined(parts, "et")
		}
		return joined(parts, "ou")
	case f.Players && f.Types|f.AnyTypes == 0:
		n := p.players(f, how)
		return n.written(n.text + p.marksBehind(f, n))
	}
	return p.things(f, how)
}

// players names players by their relation to you.
func (p *printer) players(f *engine.Filter, how form) noun {
	n, d := one("joueur"), how.det
	switch f.Player {
	case engine.AnyRelation:
	case engine.You:
		return withOf(p.you(), d)
	case engine.Opponent:
		n = one("adversaire")
		if how.plural && d == def {
			return p.you().own(many("adversaires"))
		}
	case engine.NotYou:
		n = one("autre joueur")
		if how.plural && d == indef {
			return many("d'autres joueurs")
		}
	default:
		return withOf(p.related(f.Player), d)
	}
	if how.plural {
		n = pluralOf(n)
	}
	if how.mark != "" {
		n = n.written(n.text + " " + n.agreed(how.mark))
	}
	return withDet(n, d)
}

// relOwn is what belongs to a relation: "votre main", "la main d'un adversaire",
// "une main" of anybody.
func (p *printer) relOwn(rel engine.Relation, thing noun) noun {
	if rel == engine.AnyRelation {
		return thing.a()
	}
	return p.related(rel).own(thing)
}

// things writes a description of objects.
func (p *printer) things(f *engine.Filter, how form) noun {
	heads := p.heads(f, how.plural)
	last := len(heads) - 1
	for i, n := range heads {
		if f.Other {
			n.text = other(n, how) + " " + n.text
		}
		if !(f.Other && how.plural && how.det == indef) {
			n = withDet(n, how.det)
		}
		heads[i] = n
	}
	word := "ou"
	if how.plural && f.Noun != engine.CardOrToken && (f.Noun == engine.AnyThing || f.Noun == engine.Permanent) {
		word = "et"
	}
	if how.det == each {
		for i := 1; i <= last; i++ {
			heads[i].text = strings.TrimPrefix(heads[i].text, "chaque ")
		}
		word = "ou"
	}
	n := joined(heads, word)
	n.plural = how.plural
	n.text += p.adjectives(f, n)
	if how.mark != "" {
		n.text += " " + n.agreed(how.mark)
	}
	if how.choice {
		n.text += " " + p.choice()
	}
	return n.written(n.text + p.behind(f, n))
}

// other is "autre" before a bare noun, "d'autres" in the indefinite plural.
func other(n noun, how form) string {
	switch {
	case how.plural && how.det == indef:
		return "d'autres"
	case how.plural:
		return "autres"
	}
	return "autre"
}

// choice is "de votre choix".
func (p *printer) choice() string {
	if you := p.you(); !you.you {
		return "au choix " + you.of()
	}
	return "de votre choix"
}

// atChoice is "au choix", of one who is named "au choix de Bob".
func (p *printer) atChoice() string {
	if you := p.you(); !you.you {
		return "au choix " + you.of()
	}
	return "au choix"
}

// heads are the nouns of a description without articles: more than one where it
// is of one type or another.
func (p *printer) heads(f *engine.Filter, plural bool) []noun {
	if f.Noun == engine.CardOrToken {
		return []noun{nounHead(f, oneFeminine("carte"), plural), nounHead(f, one("jeton"), plural)}
	}
	if n, ok := nounWord(f.Noun); ok {
		return []noun{nounHead(f, n, plural)}
	}
	heads := typeHeads(f, plural)
	for i, n := range heads {
		if super := supertypes(f.Types, n); super != "" {
			heads[i].text += " " + super
		}
	}
	return heads
}

// nounHead is a noun with what kind of it is described: "carte de créature".
func nounHead(f *engine.Filter, n noun, plural bool) noun {
	word := n.text
	if plural {
		n = pluralOf(n)
	}
	n.text += described(f, word, plural)
	return n
}

// typeHeads are the nouns of a description that names no other noun.
func typeHeads(f *engine.Filter, plural bool) []noun {
	var heads []noun
	switch types := f.Types &^ superTypes; {
	case types != 0:
		heads = []noun{typeNoun(types)}
	case f.AnyTypes == engine.PermanentTypes:
		heads = []noun{one("permanent")}
	case f.AnyTypes != 0:
		heads = eachType(f.AnyTypes)
	case len(f.Subtypes) > 0:
		heads = []noun{subtypeNoun(f.Subtypes, plural)}
	case len(f.AnySubtypes) > 0:
		for _, s := range f.AnySubtypes {
			heads = append(heads, subtypeNoun([]string{s}, plural))
		}
	default:
		heads = []noun{one("permanent")}
	}
	subs := len(f.Subtypes)+len(f.AnySubtypes) > 0
	named := f.Types&^superTypes|f.AnyTypes != 0
	for i := range heads {
		if plural && (named || !subs) {
			heads[i] = pluralOf(heads[i])
		}
		if named && subs {
			heads[i].text += " " + subtypeWords(f)
		} else if len(f.Subtypes) > 0 && len(f.AnySubtypes) > 0 {
			heads[i].text += " " + subtypeLabels(f.AnySubtypes, "ou")
		}
	}
	return heads
}

// subtypeWords are the subtypes behind a noun.
func subtypeWords(f *engine.Filter) string {
	return strings.TrimSpace(subtypeLabels(f.Subtypes, "et") + " " + subtypeLabels(f.AnySubtypes, "ou"))
}

// described is what kind of card, spell, token or source a noun is: " de
// créature", " d'éphémère ou de rituel", " Goblin".
func described(f *engine.Filter, word string, plural bool) string {
	var words []string
	if types := f.Types &^ superTypes; types != 0 {
		words = append(words, typeNoun(types).text)
	}
	if f.AnyTypes == engine.PermanentTypes {
		words = append(words, "permanent")
	} else if f.AnyTypes != 0 {
		for _, n := range eachType(f.AnyTypes) {
			words = append(words, n.text)
		}
	}
	subs := subtypeWords(f)
	if word == "source" || word == "commandant" || word == "permanent" || word == "jeton" && len(words) == 0 {
		return spaced(french.List(words, "ou")) + spaced(subs) + spaced(supertypes(f.Types, headOf(f, word, plural)))
	}
	switch {
	case len(words) == 0 && len(f.Subtypes) == 0:
		for _, name := range f.AnySubtypes {
			words = append(words, subtype(name, false).text)
		}
		subs = ""
	case len(words) == 0:
		words, subs = []string{subtypeNoun(f.Subtypes, false).text + spaced(subtypeLabels(f.AnySubtypes, "ou"))}, ""
	}
	for i, w := range words {
		words[i] = french.Of(w)
	}
	return spaced(french.List(words, "ou")) + spaced(subs) + spaced(supertypes(f.Types, headOf(f, word, plural)))
}

// headOf is the noun that supertypes agree with: "carte de terrain enneigé".
func headOf(f *engine.Filter, word string, plural bool) noun {
	n := noun{feminine: word == "carte" || word == "source"}
	if types := f.Types &^ superTypes; types != 0 && word != "source" {
		n = typeNoun(types)
	}
	n.plural = plural
	return n
}

// spaced is a text with a space before it, nothing for none.
func spaced(s string) string {
	if s == "" {
		return ""
	}
	return " " + s
}

// nounWord is the noun that a description names.
func nounWord(n engine.Noun) (noun, bool) {
	if n == engine.CardOrToken {
		return one("objet"), true
	}
	return term(lexicon.Head, shape.Nouns.Words(n))
}
