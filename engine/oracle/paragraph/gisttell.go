package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// tell takes up a clause that tells something: as it stands where the reader takes it, or else what it
// says that happens. It is false where something is left that may not be left out.
func (g *gist) tell(c gistClause) bool {
	words := g.raw(c.from, c.to)
	if g.startsElided(c) {
		if g.subject == "" {
			return g.reduce(c)
		}
		words = g.subject + " " + words
	}
	if lexicon.Plays(g.toks[c.from].Text, lexicon.Relative) {
		return false
	}
	if g.talk(piece{c.from, c.to, false}) || c.within && g.retells(c) {
		return true
	}
	if g.states(c) && !g.bareSpell(c) {
		for _, words := range []string{words, g.ungendered(c, words)} {
			if says := say.Capital(words) + "."; g.reads(says) {
				if g.doesIn(c.from, c.to) || g.spellIn(c) != nil {
					g.happens++
				}
				g.add(says, c.from, c.to)
				g.noteSubject(c)
				return true
			}
		}
	}
	return g.reduce(c) && !g.leavesOver(c)
}

// retells reports whether a clause only names a spell of which was told already.
func (g *gist) retells(c gistClause) bool {
	s := g.spellIn(c)
	if s == nil || s.to-s.from < c.to-c.from-2 || !strings.Contains(strings.Join(g.told, " "), s.card.Name) {
		return false
	}
	g.use(c.from, c.to)
	return true
}

// bareSpell reports whether a clause names a spell without a verb before it.
func (g *gist) bareSpell(c gistClause) bool {
	s := g.spellIn(c)
	if s == nil {
		return false
	}
	for i := c.from; i < s.from; i++ {
		if g.doesAt(i) {
			return false
		}
	}
	return g.markedAt(s.from)
}

// ungendered are the words of a clause with the opponent named in place of "him" and "her", where he is the only other
// player.
func (g *gist) ungendered(c gistClause, words string) string {
	if len(g.seats) > 2 || g.others(c.from) { // what he does to somebody, he does to another
		return words
	}
	for i := c.from; i < c.to; i++ {
		if t := g.toks[i]; lexicon.Plays(t.Text, lexicon.Gendered) && (i+1 == c.to || !g.nounFollows(i+1, c.to)) {
			words = strings.Replace(words, " "+t.Raw, " "+otherPlayer, 1)
		}
	}
	return words
}

// nounFollows reports whether what is somebody's stands at a token.
func (g *gist) nounFollows(i, to int) bool {
	n, ok := g.nounAt(i, to)
	return ok && !n.player
}

// startsElided reports whether a clause inside a sentence begins with a verb, so that it is about whom the clause
// before is about.
func (g *gist) startsElided(c gistClause) bool {
	return !c.first && !g.markedAt(c.from) && g.doesAt(c.from)
}

// states reports whether a clause has a verb, or says more of a card than its name in words that are known.
func (g *gist) states(c gistClause) bool {
	named, more := false, false
	for i := c.from; i < c.to; i++ {
		if m, card := g.marks[i]; card {
			named = true
			i += m.length - 1
			continue
		}
		if g.doesAt(i) || lexicon.Plays(g.toks[i].Text, lexicon.Copula) {
			return true
		}
		more = more || g.toks[i].Kind == lex.WordToken && !lexicon.Plays(g.toks[i].Text, lexicon.LeadWord)
	}
	return named && more && !g.strange(c)
}

// noteSubject notes whom a clause is about.
func (g *gist) noteSubject(c gistClause) {
	if list := g.nouns(c.from, c.to); len(list) > 0 && list[0].player {
		g.subject = nominative(list[0])
	}
}

// nominative is a noun as it stands before its verb.
func nominative(n gistNoun) string {
	if n.player && n.mine {
		return speakerActs
	}
	return n.says
}
