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
		if m.length == 1 && capitals && !o.toks[i].Capital() && words == strings.ToLower(m.card.Name) && !o.namedInCapitals(m) && lexicon.Known(words) {
			delete(o.marks, i)
			continue
		}
		for _, k := range at {
			other := o.marks[k]
			if other.card != m.card && other.length > m.length && i > 0 && strings.Contains(" "+strings.ToLower(o.raw(k, k+other.length))+" ", " "+words+" ") && !lexicon.Plays(o.toks[i-1].Text, lexicon.CastVerb) {
				o.marks[i] = mark{other.card, m.length, m.many}
			}
		}
	}
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

// believe takes the clauses for what somebody believes that only say to which number he has come: "I only got 2", "the table has 3
// different answers".
func (o *outline) believe() {
	for k := range o.clauses {
		if c := &o.clauses[k]; !c.asks && o.countsUp(*c) {
			c.asks, c.believed = true, true
		}
	}
}

// countsUp reports whether a clause tells of somebody's answer, and nothing else.
func (o *outline) countsUp(c gistClause) bool {
	number, got := false, false
	for i := c.from; i < c.to; i++ {
		t := o.toks[i]
		switch w := t.Text; {
		case o.markedAt(i):
			return false
		case t.Kind == lex.NumberToken:
			number = true
		case lexicon.Plays(w, lexicon.AnswerGot), controlVerb(w) && lexicon.Plays(o.toks[c.to-1].Text, lexicon.CountedTalk):
			got = true
		case talkWord(w), o.pointsAt(i), lexicon.Plays(w, lexicon.CountedTalk), lexicon.Plays(w, lexicon.Possessive), lexicon.Plays(w, lexicon.OpinionAdverb):
		default:
			return false
		}
	}
	return number && got
}
