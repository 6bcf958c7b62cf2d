package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// keyword is a keyword ability: "le vol", "l'initiative". An ability in quotation
// marks is words of a card, which stay as they are.
func (p *printer) keyword(word string) string {
	if quoted, ok := strings.CutPrefix(word, "\""); ok {
		return "« " + strings.TrimSuffix(quoted, "\"") + " »"
	}
	if word == oracle.OwnAbility {
		return "une capacité propre"
	}
	if n, ok := term(lexicon.Ability, word); ok {
		return n.the().text
	}
	if w, number, ok := strings.Cut(word, " "); ok && strings.Trim(number, "0123456789") == "" {
		return p.keyword(w) + " " + number // "toxic 2"
	}
	return p.miss(word)
}

// counter is a kind of counter, in the singular: "marqueur +1/+1", "marqueur
// charge". A kind that is not known keeps its printed name, in quotation marks.
func (p *printer) counter(kind string) noun {
	switch {
	case kind == "" || kind == "any":
		return one("marqueur")
	case strings.HasPrefix(kind, "+"), strings.HasPrefix(kind, "-"):
		return one("marqueur " + kind)
	}
	if n, ok := term(lexicon.Ability, kind); ok {
		return one("marqueur " + n.text)
	}
	if n, ok := term(lexicon.Counter, kind); ok {
		return one("marqueur " + n.text)
	}
	return one("marqueur « " + kind + " »")
}

// part is a turn, phase or step, without an article.
func (p *printer) part(what string) noun {
	for _, unit := range [...]string{"", " step", " phase"} {
		if n, ok := term(lexicon.Step, what+unit); ok {
			return n
		}
	}
	return p.missNoun(what)
}

// zone is a zone without an article: "champ de bataille", "main".
func zone(z engine.Zone) noun {
	name := z.String()
	if z == engine.Command {
		name += " zone"
	}
	n, _ := term(lexicon.Zone, name)
	return n
}

// remark is a sentence that the reader kept in the words of the card (MarkEvent).
func (p *printer) remark(words string) string {
	if s, ok := p.spoken(remarks, words); ok {
		return s
	}
	return p.miss(words)
}

// term is a word of the game as a noun without an article, by the English one; false
// for one that is not known.
func term(class lexicon.Class, word string) (noun, bool) {
	e, ok := lexicon.Of(class, word)
	if !ok || e.French.One == "" {
		return noun{}, false
	}
	return noun{text: e.French.One, feminine: e.French.Feminine}, true
}

// terms is the word in the plural.
func terms(class lexicon.Class, word string) (noun, bool) {
	n, ok := term(class, word)
	if e, _ := lexicon.Of(class, word); ok {
		n.text, n.plural = e.French.Many, true
	}
	return n, ok
}

// state is a state as a phrase has it.
func (p *printer) state(m string, n noun) string {
	if m == "attacking or blocking" {
		return p.state("attacking", n) + " ou " + p.state("blocking", n)
	}
	w, ok := term(lexicon.State, m)
	if !ok {
		return p.miss(m)
	}
	return n.adjective(w.text)
}
