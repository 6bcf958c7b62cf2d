package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// tellShields takes up that a creature has a regeneration shield or a shield counter, in whatever words: it is the creature that stands
// nearest before them in their sentence, or else behind them.
func (o *outline) tellShields() {
	for i := 0; i < len(o.toks)-1; i++ {
		what, to := o.shieldAt(i)
		if what == "" || o.used[i] || o.inAsked(i) {
			continue
		}
		if n := o.shielded(i, to); n != nil && o.plainlyHas(n.to, i) {
			o.facts = append(o.facts, o.has(n, what))
			o.use(min(i, n.from), to)
			o.use(n.from, n.to)
			o.shielding = append(o.shielding, o.plain(n))
		}
		i = to - 1
	}
}

// shieldAt is the shield that words at a token tell of, and the token behind them; "" for none.
func (o *outline) shieldAt(i int) (what string, to int) {
	const regeneration, counter, shieldCounter = "a regeneration shield", "counter", "a shield counter"
	switch n := o.roleAt(i, len(o.toks)-1, lexicon.Shield); {
	case n > 0:
		return regeneration, i + n
	case lexicon.Plays(o.toks[i].Text, lexicon.RegenerationWord):
		for to = i + 1; lexicon.Plays(o.toks[to].Text, lexicon.RegenerationWord) || o.toks[to].Text == shieldWord; to++ {
		}
		return regeneration, to
	case o.toks[i].Text == shieldWord && o.toks[i+1].Text == counter:
		return shieldCounter, i + 2
	}
	return "", i
}

// shielded is the creature that words at tokens say to have a shield, nil where none is named in their sentence.
func (o *outline) shielded(from, to int) *gistNoun {
	begin, end := o.sentenceOf(from)
	for _, n := range append(backward(o.nouns(begin, from)), o.nouns(to, end)...) {
		if !n.player && n.says != itWord && (n.card == nil || n.card.Types&engine.Creature != 0) {
			return &n
		}
	}
	return nil
}

// meetsShield reports whether a candidate is done to a creature that has a shield, or to all, or to a commander, which has a zone to go to.
func (o *outline) meetsShield(c *candidate) bool {
	sweeps := slices.ContainsFunc(c.with, func(card *oracle.Card) bool { return isSpell(card) && aimsAtNothing(card) })
	return strings.Contains(c.says, commanderWord) || slices.ContainsFunc(o.shielding, func(name string) bool { return sweeps || strings.Contains(c.says, name) })
}

// plainlyHas reports whether words between a creature and its shield say no more than that it has it.
func (o *outline) plainlyHas(from, to int) bool {
	for i := from; i < to; i++ {
		if w := o.toks[i].Text; !controlVerb(w) && !owning(w) && !lexicon.Plays(w, lexicon.Article) && !lexicon.Plays(w, lexicon.WithBoard) {
			return false
		}
	}
	return true
}

// leavesShield reports whether a clause tells of a shield that is not taken up.
func (o *outline) leavesShield(c gistClause, taken []bool) bool {
	for i := c.from; i < c.to; i++ {
		if what, _ := o.shieldAt(i); what != "" && !taken[i] {
			return true
		}
	}
	return false
}

// inAsked reports whether a token stands in a question.
func (o *outline) inAsked(i int) bool {
	return slices.ContainsFunc(o.clauses, func(c gistClause) bool { return c.asks && i >= c.from && i < c.to })
}

// has is a sentence of what a creature has, whoever's it is.
func (o *outline) has(n *gistNoun, what string) string {
	name := o.plain(n)
	if who := o.partyOf(n); who >= 0 && n.card == nil {
		name = o.parties[who].own + " " + name
	}
	return sentenceOfWords(name, hasWord, what)
}

// hasWord stands before what a thing has.
const hasWord = "has"
