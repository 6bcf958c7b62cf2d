package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// chooses writes what is chosen as something enters.
func (p *printer) chooses(c *engine.Change) string {
	what := p.choosable(c)
	if c.Who == engine.AnOpponent {
		return clause{who: one("un adversaire"), verb: "choisir", rest: what}.says()
	}
	return p.said(clause{verb: "choisir", rest: what})
}

// choosable is what is chosen: "une couleur", "deux types de terrain de base".
func (p *printer) choosable(c *engine.Change) string {
	switch {
	case c.What == "word":
		return p.words(c.Options)
	case c.What == "anchor word":
		return "le mot d'ancrage " + french.List(c.Options, "ou")
	case c.What == "color" && len(c.Options) == 4:
		return "une couleur autre que le " + colorWord(shape.OtherColor(c.Options))
	case c.What == "object":
		return p.object(&engine.Instruction{Filter: c.Filter, Amount: c.Amount}).text
	}
	if thing, ok := phraseOf(things, c.What); ok {
		return thing.a().text
	}
	if what, except, ok := strings.Cut(c.What, " other than "); ok {
		return p.choosable(&engine.Change{What: what}) + " autre " + french.That(p.excepted(except))
	}
	if bound, ok := strings.CutPrefix(c.What, "number "); ok {
		return numberBound(bound)
	}
	return p.manyChosen(c.What)
}

// excepted is what may not be chosen: "mur", a name of a card as it is printed.
func (p *printer) excepted(what string) string {
	if one, other, ok := strings.Cut(what, " or "); ok {
		return p.excepted(one) + " ou " + p.excepted(other)
	}
	if kind := typeWord(what); kind.text != what {
		return kind.text
	}
	if name, ok := shape.Subtype(what); ok {
		return subtype(name, false).text
	}
	return "« " + what + " »"
}

// numberBound is "un nombre entre 1 et 4", "un nombre supérieur à 0".
func numberBound(words string) string {
	if low, high, ok := strings.Cut(strings.TrimPrefix(words, "between "), " and "); ok {
		return "un nombre entre " + low + " et " + high
	}
	return "un nombre supérieur à " + strings.TrimPrefix(words, "greater than ")
}

// words are words that are chosen among, in French where they are words of the
// game.
func (p *printer) words(options []string) string {
	return listed(options, "ou", func(w *string) string { return p.option(*w) })
}

// option is one word of a choice; one that is none of the game's stays as it is
// printed.
func (p *printer) option(w string) string {
	if n, ok := phraseOf(options, w); ok {
		return n.text
	}
	if color := colorWord(w); color != w {
		return color
	}
	if kind := typeWord(w); kind.text != w {
		return kind.text
	}
	return "« " + w + " »"
}

// manyChosen is several things that are chosen: "deux couleurs", "jusqu'à deux
// types de créature".
func (p *printer) manyChosen(what string) string {
	if some, among, ok := strings.Cut(what, " from among "); ok {
		var kinds []string
		for kind := range strings.SplitSeq(strings.Replace(among, ", and ", ", ", 1), ", ") {
			kinds = append(kinds, p.keyword(kind))
		}
		return p.manyChosen(some) + " parmi " + french.List(kinds, "et")
	}
	words, up := strings.CutPrefix(strings.ToLower(what), "up to ")
	number, kind, _ := strings.Cut(words, " ")
	thing, ok := phraseOf(things, strings.TrimSuffix(kind, "s"))
	n, numbered := numberNamed(number)
	if !ok || !numbered {
		return p.miss(what)
	}
	s := n + " " + pluralOf(thing).text
	if up {
		s = "jusqu'à " + s
	}
	return s
}
