package infrench

import (
	_ "embed"
	"strings"
	"sync"

	"apnap/engine/french"
)

// The sorts of phrases.
const (
	ofPlayer    = "player"
	ofGame      = "game"
	notOfGame   = "not"
	ofNumber    = "number"
	counted     = "counted"
	howDone     = "how"
	participles = "done"
	remarks     = "remark"
	modesChosen = "modes"
	rollsPassed = "rolls"
	shown       = "shown"
	things      = "thing"
	options     = "option"
	costs       = "cost"
	aimed       = "aimed"
	hands       = "hand"
	counts      = "counts"
	people      = "ref"
	durations   = "until"
)

//go:embed phrases.tsv
var phraseList string

// phrases are what cards say in fixed words, by its sort and the words.
var phrases = sync.OnceValue(func() map[[2]string]noun {
	all := map[[2]string]noun{}
	for line := range strings.Lines(phraseList) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if len(cells) > 2 {
			all[[2]string{cells[0], cells[1]}] = noun{text: cells[2], feminine: len(cells) > 3}
		}
	}
	return all
})

// phraseOf is the French of a phrase that speaks of nobody; false for one that is not known.
func phraseOf(sort, words string) (noun, bool) {
	n, ok := phrases()[[2]string{sort, words}]
	return n, ok
}

// spoken is the French of a phrase with you and the object itself put in.
func (p *printer) spoken(sort, words string) (string, bool) {
	n, ok := phraseOf(sort, words)
	said, rest, slot := strings.Cut(n.text, "<")
	for slot {
		var filled, after string
		filled, after, _ = strings.Cut(rest, ">")
		said += p.ofYou(filled)
		after, rest, slot = strings.Cut(after, "<")
		said += after
	}
	return strings.ReplaceAll(said, "~", p.this().text), ok
}

// ofYou is what a slot of a phrase says of you.
func (p *printer) ofYou(slot string) string {
	you := p.you()
	said := you
	prep, what, ok := strings.Cut(slot, " ")
	joined := map[string]func(string) string{"que": french.That, "si": french.If, "de": french.Of, "à": french.To, "par": func(s string) string { return "par " + s }}[prep]
	if !ok || joined == nil {
		joined, what = func(s string) string { return s }, slot
	}
	switch first, thing, _ := strings.Cut(what, " "); first {
	case "vous":
	case "votre":
		said = you.own(one(thing))
	case "votre:f":
		said = you.own(oneFeminine(thing))
	case "vos":
		said = you.own(many(thing))
	default:
		said = you.written(you.acting(what))
	}
	return joined(said.text)
}

// acting is the phrase with a verb of a slot: "avoir", "s'être", "contrôl-".
func (n noun) acting(verb string) string {
	if stem, ok := strings.CutSuffix(verb, "-"); ok {
		return n.text + " " + n.was(stem)
	}
	if stem, ok := strings.CutPrefix(verb, "-"); ok {
		return n.was(stem)
	}
	if plain, ok := strings.CutPrefix(verb, "s'"); ok {
		return n.text + " " + n.itself(verbOf(plain).present(n))
	}
	return n.does(verb)
}
