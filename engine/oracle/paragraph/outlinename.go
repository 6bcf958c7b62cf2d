package paragraph

import (
	"maps"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// unmark takes for no cards the words that only look like a card's name: part of the name of another card that the paragraph names, and
// a word in small letters where cards are named in capitals.
func (o *outline) unmark() {
	capitals := false
	for i, m := range o.marks {
		capitals = capitals || m.length > 1 && o.toks[i].Capital()
	}
	at := slices.Sorted(maps.Keys(o.marks))
	for _, i := range at {
		m := o.marks[i]
		words := strings.ToLower(o.raw(i, i+m.length))
		if capitals && words == strings.ToLower(m.card.Name) && !o.namedInCapitals(m) && o.plainWords(i, i+m.length) {
			delete(o.marks, i)
			continue
		}
		if m.length == 1 && (o.keywordOf(words) || o.ordersWith(i) || capitals && !o.toks[i].Capital() && words != strings.ToLower(m.card.Name) && o.nicknamed(words) == nil && !o.namedInCapitals(m)) {
			delete(o.marks, i)
			continue
		}
		for _, k := range at {
			other, still := o.marks[k]
			if !still {
				continue
			}
			if other.card != m.card && other.length > m.length && i > 0 && strings.Contains(" "+strings.ToLower(o.raw(k, k+other.length))+" ", " "+words+" ") && !lexicon.Plays(o.toks[i-1].Text, lexicon.CastVerb) {
				o.marks[i] = mark{other.card, m.length, m.many}
			}
		}
	}
}

// plainWords reports whether tokens are words in small letters that are known.
func (o *outline) plainWords(from, to int) bool {
	return !slices.ContainsFunc(o.toks[from:to], func(t lex.Token) bool { return t.Capital() || !lexicon.Known(t.Text) })
}

// keywordOf reports whether a word is a keyword that another card named has: "Persist?" of a Kitchen Finks.
func (o *outline) keywordOf(word string) bool {
	if !keywordWord(word) {
		return false
	}
	for _, m := range o.marks {
		if !strings.EqualFold(m.card.Name, word) && (ownText(m.card)[word] || slices.Contains(m.card.Keywords, word)) {
			return true
		}
	}
	return false
}

// ordersWith reports whether the word at a token begins a sentence that asks for something: "Give me all outcomes".
func (o *outline) ordersWith(i int) bool {
	from, _ := o.sentenceOf(i)
	_, verb := lexicon.VerbOf(o.toks[i].Text)
	return i == from && (verb || lexicon.Known(o.toks[i].Text)) && lexicon.Plays(o.toks[i+1].Text, lexicon.ObjectPronoun)
}

// namedInCapitals reports whether the card of a mark is named in capitals elsewhere.
func (o *outline) namedInCapitals(m mark) bool {
	for i, other := range o.marks {
		if other.card == m.card && o.toks[i].Capital() {
			return true
		}
	}
	return false
}

// unseat takes the seats of those away who only say what they believe, where more than two players are spoken of.
func (o *outline) unseat() {
	if len(o.seats) <= 2 {
		return
	}
	o.seats = slices.DeleteFunc(o.seats, func(s seat) bool {
		only := false
		for i := range o.toks {
			if !slices.Contains(s.keys, o.toks[i].Text) || o.markedAt(i) {
				continue
			}
			if !slices.ContainsFunc(o.clauses, func(c gistClause) bool { return c.believed && i >= c.from && i < c.to }) {
				return false
			}
			only = true
		}
		return only && !s.speaker
	})
}
