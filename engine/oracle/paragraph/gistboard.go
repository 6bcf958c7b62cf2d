package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/oracle"
)

// placed is a permanent that a paragraph only names, and whose it is.
type placed struct {
	card *oracle.Card
	who  ownedBy
	// asked is set where only a question names it.
	asked bool
}

// placeNamed puts the permanents that are named and take part in nothing on the battlefield.
func (g *gist) placeNamed() {
	told := strings.Join(g.told, " ")
	for i := 0; i < len(g.toks); i++ {
		m, card := g.marks[i]
		if !card {
			continue
		}
		if !g.used[i] && placeable(m.card) && !g.elsewhere(g.around(i)) && !strings.Contains(told, m.card.Name) && !g.onBoard(m.card) {
			g.board = append(g.board, placed{m.card, g.ownerAt(i), g.onlyAskedAt(i)})
			g.use(i, i+m.length)
		}
	}
}

// onBoard reports whether a card was put on the battlefield.
func (g *gist) onBoard(card *oracle.Card) bool {
	return slices.ContainsFunc(g.board, func(p placed) bool { return p.card == card })
}

// onlyAskedAt reports whether a token stands in a question.
func (g *gist) onlyAskedAt(i int) bool {
	return slices.ContainsFunc(g.clauses, func(c gistClause) bool { return c.asks && i >= c.from && i < c.to })
}

// around are the tokens of the clause that a card stands in.
func (g *gist) around(at int) (from, to int) {
	from, to = at, at+1
	for from > 0 && !g.cutAt(from) && !g.isStop(from-1) {
		from--
	}
	for to < len(g.toks)-1 && !g.cutAt(to) && !g.isStop(to) {
		to++
	}
	return from, to
}

// ownerAt is whose the words around a card say that it is.
func (g *gist) ownerAt(at int) ownedBy {
	from, to := g.around(at)
	if n, ok := g.nounEnding(from, at); ok {
		if n.mine {
			return ownedByMe
		}
		return ownedByThem
	}
	return g.cuedOwner(from, to)
}

// nounEnding is the noun that names the card at a token and says whose it is.
func (g *gist) nounEnding(from, at int) (gistNoun, bool) {
	for i := from; i < at; i++ {
		if n, ok := g.nounAt(i, len(g.toks)-1); ok && n.card != nil && n.from < at && n.to > at && (n.mine || n.theirs) {
			return n, true
		}
	}
	return gistNoun{}, false
}
