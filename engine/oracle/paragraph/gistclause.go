package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// gistClause is a clause of a paragraph that is taken for its gist.
type gistClause struct {
	from, to int
	// asks is set on what tells nothing: a question, and with believed what somebody thinks of the answer.
	asks, believed bool
	// grants is set on a condition inside a question, which may only say again what is asked.
	grants bool
	// first is set where a sentence begins with it, earlier on what happened before what stands before it.
	first, earlier bool
	// within is set inside parentheses and quotation marks.
	within bool
}

// cut cuts a paragraph into clauses.
func (g *gist) cut() (list []gistClause) {
	for _, p := range g.sentences() {
		asks, believed := false, false
		for from := p.from; from < p.to; {
			to := from + 1
			for to < p.to && !g.cutAt(to) {
				to++
			}
			c := gistClause{from: from, to: to, within: g.toks[from].Text == "(" || g.inside[from] && !g.inName(from) && !g.markedAt(from), first: from == p.from, earlier: lexicon.Plays(g.toks[from].Text, lexicon.Earlier)}
			if lexicon.Plays(g.toks[from].Text, lexicon.Premise) && !(believed && lexicon.Plays(g.toks[from].Text, lexicon.GivesReason)) {
				c.grants, asks, believed = asks, false, false
			}
			for c.from < to && (lexicon.Plays(g.toks[c.from].Text, lexicon.GistJoint) || lexicon.Plays(g.toks[c.from].Text, lexicon.Joint)) {
				c.from++
			}
			g.i, g.end = c.from, p.to
			if g.holds() && !g.markedAt(g.i) && !g.spellNext() {
				believed = true
			}
			asks = asks || believed || (c.first || g.toks[from-1].Text == dashSign) && p.asks && !g.likewise(c.from) && (lexicon.Plays(g.toks[c.from].Text, lexicon.Modal) || lexicon.Plays(g.toks[c.from].Text, lexicon.QuestionWord)) || g.asksFrom(c.from) && (p.asks || c.first || !lexicon.Plays(g.toks[c.from].Text, lexicon.Relative))
			if c.asks, c.believed = asks || g.offers(c), believed; c.from < to {
				list = append(list, c)
			}
			from = to
		}
	}
	return list
}

// cutAt reports whether a clause begins at a token.
func (g *gist) cutAt(i int) bool {
	t := g.toks[i].Text
	if g.inName(i) || g.inside[i] && g.inNumber(i) {
		return false
	}
	switch {
	case g.toks[i].Kind == lex.PunctToken && g.toks[i].Glued && g.toks[i+1].Glued, g.toks[i].Kind == lex.PunctToken && g.toks[i+1].Glued && g.toks[i+1].Kind == lex.NumberToken:
		return false // a hyphen or a sign
	case lexicon.Plays(t, lexicon.GistJoint):
		return true
	case lexicon.Plays(t, lexicon.GistAnd):
		return g.statesAt(i + 1)
	}
	return lexicon.Plays(g.toks[i-1].Text, lexicon.GistJoint) && g.cutAt(i-1) || g.turnsToAsk(i)
}

// turnsToAsk reports whether a clause turns into a question at a token: "my Bear dies do I get it back".
func (g *gist) turnsToAsk(i int) bool {
	t, next := g.toks[i].Text, g.toks[i+1].Text
	subject := lexicon.Plays(next, lexicon.Person) || lexicon.Plays(next, lexicon.Possessive) || lexicon.Plays(next, lexicon.BackWord)
	switch {
	case g.markedAt(i) || lexicon.Plays(g.toks[i-1].Text, lexicon.Person) || !lexicon.Plays(t, lexicon.QuestionWord):
		return false
	case lexicon.Plays(t, lexicon.AsksWhat):
		return true
	case lexicon.Plays(t, lexicon.Copula) && (g.inName(i-1) || g.markedAt(i-1)):
		return false // it is said of what is named
	}
	return subject
}

// inNumber reports whether a token stands inside a rule's number.
func (g *gist) inNumber(i int) bool {
	return g.toks[i].Text == "." || i > 0 && g.toks[i].Kind == lex.NumberToken && g.toks[i].Glued && g.toks[i-1].Text == "."
}

// statesAt reports whether what stands behind "and" or "with" is a clause of its own: somebody or a verb, or a
// permanent that is only named.
func (g *gist) statesAt(i int) bool {
	for k := i; k < min(i+4, len(g.toks)-1); k++ {
		t := g.toks[k]
		if m, card := g.marks[k]; card {
			return placeable(m.card) || k == i && isSpell(m.card) || g.doesAt(k+m.length)
		}
		if k == i && (g.doesAt(k) || lexicon.Plays(t.Text, lexicon.Person)) && !lexicon.Plays(t.Text, lexicon.Possessive) {
			return true
		}
		if !lexicon.Plays(t.Text, lexicon.Article) && !lexicon.Plays(t.Text, lexicon.Possessive) && !lexicon.Plays(t.Text, lexicon.LeadWord) && !lexicon.Plays(t.Text, lexicon.OthersWord) && t.Text != "'s" {
			return false
		}
	}
	return false
}

// asksFrom reports whether a question begins at a token.
func (g *gist) asksFrom(i int) bool {
	if g.markedAt(i) || g.likewise(i) {
		return false
	}
	t := g.toks[i].Text
	switch {
	case lexicon.Plays(t, lexicon.AsksWhat):
		return true
	case lexicon.Plays(t, lexicon.Modal), lexicon.Plays(t, lexicon.QuestionWord):
		return g.markedAt(i+1) || lexicon.Plays(g.toks[i+1].Text, lexicon.Person) || lexicon.Plays(g.toks[i+1].Text, lexicon.Article) || lexicon.Plays(g.toks[i+1].Text, lexicon.Possessive) || lexicon.Plays(g.toks[i+1].Text, lexicon.BackWord)
	}
	return false
}

// offers reports whether a clause only offers answers: "exile or shuffle".
func (g *gist) offers(c gistClause) bool {
	or := false
	for i := c.from; i < c.to; i++ {
		if g.markedAt(i) || lexicon.Plays(g.toks[i].Text, lexicon.Person) || controlVerb(g.toks[i].Text) {
			return false
		}
		or = or || i > c.from && g.toks[i].Text == "or"
	}
	return or
}

// spellNext reports whether a spell stands next as a verb.
func (g *gist) spellNext() bool {
	card, n := g.verbedAt(g.i)
	return card != nil && n > 0
}

// dashSign stands between two parts of a sentence.
const dashSign = "—"
