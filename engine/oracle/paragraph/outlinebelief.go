package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// believe takes the clauses for what somebody believes that only say to which number he has come, "I only got 2", what he would like to
// come of it, or what follows from what he believes, and asks with the last of a question what has no verb.
func (o *outline) believe() {
	for k := range o.clauses {
		c := &o.clauses[k]
		switch {
		case c.asks:
		case o.countsUp(*c), o.splits(*c), o.likes(*c), o.supposes(*c), k > 0 && o.follows(*c, o.clauses[k-1]):
			c.asks, c.believed = true, true
		case k > 0 && o.halfAsked(*c):
			c.asks = true
		}
	}
}

// splits reports whether a clause only tells between which numbers people differ: "the table is split between 8 and 10".
func (o *outline) splits(c gistClause) bool {
	const between = "between"
	from := slices.IndexFunc(o.toks[c.from:c.to], func(t lex.Token) bool { return t.Text == between }) + c.from
	if from < c.from || from+4 != c.to || o.toks[from+1].Kind != lex.NumberToken || o.toks[from+3].Kind != lex.NumberToken || !lexicon.Plays(o.toks[from+2].Text, lexicon.GistAnd) {
		return false
	}
	for i := c.from; i < from; i++ {
		if o.markedAt(i) || o.pointsAt(i) || lexicon.Plays(o.toks[i].Text, lexicon.Possessive) {
			return false
		}
	}
	return true
}

// likes reports whether a clause tells to which number somebody would like to come: "I want 6 tokens".
func (o *outline) likes(c gistClause) bool {
	const ahead = 4
	number, wish := false, false
	for i := c.from; i < c.to; i++ {
		if o.markedAt(i) {
			return false
		}
		number = number || o.toks[i].Kind == lex.NumberToken
		wish = wish || i < c.from+ahead && lexicon.Plays(o.toks[i].Text, lexicon.WishVerb)
	}
	return number && wish && o.pointsAt(c.from)
}

// supposes reports whether a clause supposes of what comes of it that it is some number: "if it's 6 counters it dies".
func (o *outline) supposes(c gistClause) bool {
	const ifWord = "if"
	if c.from == 0 || o.toks[c.from-1].Text != ifWord || !lexicon.Plays(o.toks[c.from].Text, lexicon.BackWord) || lexicon.Plays(o.toks[c.from].Text, lexicon.Possessive) {
		return false
	}
	be := o.toks[c.from+1].Text
	return c.from+2 < c.to && (owning(be) || lexicon.Plays(be, lexicon.Copula)) && o.toks[c.from+2].Kind == lex.NumberToken
}

// follows reports whether a clause says what follows from the one before it, which is believed.
func (o *outline) follows(c, before gistClause) bool {
	const so, as, ifWord = "so", "as", "if"
	if !before.believed || c.from == 0 || c.from > before.to+2 {
		return false
	}
	lead := o.toks[c.from-1].Text
	return lead == so || lead == ifWord && o.toks[before.to-1].Text == as
}

// halfAsked reports whether a clause ends a question and has no verb and no card: "Furnace is out, 6 or 3 counters?"
func (o *outline) halfAsked(c gistClause) bool {
	if _, to := o.sentenceOf(c.from); c.to != to || o.toks[to].Text != asking {
		return false
	}
	for i := c.from; i < c.to; i++ {
		if _, verb := lexicon.VerbOf(o.toks[i].Text); o.markedAt(i) || o.pointsAt(i) || controlVerb(o.toks[i].Text) || verb && o.verbHere(i) && !keywordWord(o.toks[i].Text) || o.doesAt(i) {
			return false
		}
	}
	return true
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
