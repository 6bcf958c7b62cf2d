package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// leavesOver reports whether a verb of events of a clause is not taken up, or of one that speaks of a card, a player or
// what happens a denial, or a number that no card in it has.
func (g *gist) leavesOver(c gistClause) bool {
	known, speaks := map[string]bool{}, false
	for i := c.from; i < c.to; i++ {
		if m, card := g.marks[i]; card {
			speaks = true
			for w := range g.cards.ownWords(m.card) {
				known[w] = true
			}
		}
		speaks = speaks || g.used[i]
	}
	if s := g.spellIn(c); s != nil {
		for w := range g.cards.ownWords(s.card) {
			known[w] = true
		}
	}
	for i := c.from; i < c.to; i++ {
		t := g.toks[i]
		if m, card := g.marks[i]; card {
			i += m.length - 1
			continue
		}
		v, verb := lexicon.VerbOf(t.Text)
		switch {
		case g.used[i]:
		case lexicon.Plays(t.Text, lexicon.AnswerGot) && i+1 < c.to && g.used[i+1] && g.verbsSpell(i+1):
			return true // it is done to whom the word before is said of
		case isCount(t), t.Kind == lex.PTToken:
			if !known[itoa(t.N)] && !known[t.Text] && (speaks || !g.toldNumber(t.N)) {
				return true
			}
		case (speaks || c.to-c.from < leastLoose) && (lexicon.Plays(t.Text, lexicon.Denies) || lexicon.Plays(t.Text, lexicon.Lessens)), t.Text == cant, t.Text == kickedMark, verb && (v.Event || lexicon.Plays(v.Plain, lexicon.CreatureVerb)) && !controlVerb(t.Text) && !lexicon.Plays(v.Plain, lexicon.GistIdle):
			return true
		}
	}
	return false
}

// cant is what says that something doesn't happen.
const cant = "can't"

// toldNumber reports whether a number stands in what was told, or in the text of a card named.
func (g *gist) toldNumber(n int) bool {
	for _, m := range g.marks {
		if g.cards.ownWords(m.card)[itoa(n)] {
			return true
		}
	}
	return slices.ContainsFunc(g.told, func(says string) bool { return slices.Contains(strings.FieldsFunc(says, notDigit), itoa(n)) })
}

// notDigit reports whether a rune is no figure.
func notDigit(r rune) bool { return r < '0' || r > '9' }
