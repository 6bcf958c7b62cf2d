package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// tellFacts takes up the clauses that tell what there is besides the cards on the battlefield, with a number or a zone, as they
// stand where the reader takes them so, and the totals of life.
func (o *outline) tellFacts() {
	for _, c := range o.clauses {
		first := o.toks[c.from].Text
		if lexicon.Plays(first, lexicon.Relative) || lexicon.Plays(first, lexicon.AsksWhat) || first == whoWord {
			continue // it would be read as a question
		}
		if c.asks || c.believed || c.within || !o.measures(c) || o.spellIn(c) != nil {
			continue
		}
		says := say.Capital(o.raw(c.from, c.to)) + "."
		if o.startsElided(c) {
			if s, ok := o.subject(c.from); ok {
				says = say.Capital(o.parties[s.party].acts) + " " + o.raw(c.from, c.to) + "."
			}
		}
		if o.told = o.facts; o.reads(says) {
			o.facts = append(o.facts, says)
			o.use(c.from, c.to)
			o.place(c)
		}
	}
}

// place notes the cards that a fact tells of.
func (o *outline) place(c gistClause) {
	for k := range o.named {
		for _, at := range o.named[k].at {
			if at >= c.from && at < c.to {
				o.named[k].told = true
			}
		}
	}
}

// Words for what something is or has.
const (
	commanderWord = "commander"
	shieldWord    = "shield"
)

// measures reports whether a clause tells a number, a zone, a time or a quality, and nothing that happens.
func (o *outline) measures(c gistClause) bool {
	measure := false
	if !slices.ContainsFunc(o.nouns(c.from, c.to), func(n gistNoun) bool { return n.player || n.mine || n.theirs || n.card != nil }) && !o.startsElided(c) && !slices.ContainsFunc(o.toks[c.from:c.to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Possessive) }) {
		return false // of whom?
	}
	for i := c.from; i < c.to; i++ {
		if o.markedAt(i) {
			i += o.marks[i].length - 1
			continue
		}
		t := o.toks[i]
		v, verb := lexicon.VerbOf(t.Text)
		switch {
		case verb && v.Event && !controlVerb(t.Text) && o.verbHere(i):
			return false
		case isCount(t), lexicon.Plays(t.Text, lexicon.Elsewhere), lexicon.Plays(t.Text, lexicon.TurnPart), lexicon.Plays(t.Text, lexicon.CounterWord), adjectiveWord(t.Text), keywordWord(t.Text), t.Text == commanderWord, t.Text == shieldWord:
			measure = true
		}
	}
	return measure
}
