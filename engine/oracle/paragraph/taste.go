package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// taste reports whether a sentence only says how somebody likes a card: "I've always found Furnace of Rath hilarious", "what a
// weird card Pariah is". The cards it names must be spoken of besides.
func (r *reader) taste(p piece) bool {
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	likes := false
	for r.i, r.end = p.from, p.to; !r.done(); {
		m, card := r.marks[r.i]
		switch {
		case card && (!r.calledBesides(p, m.card) || r.asNoun(r.i)):
			return false // "my Furnace of Rath" says whose it is
		case card:
			r.i += m.length
		case r.seatedTalker():
		case r.says(lexicon.TasteWord):
			likes = true
		case r.says(lexicon.TasteTalk):
		case r.peek().Kind == lex.PunctToken:
			r.i++
		default:
			return false
		}
	}
	return likes
}

// seatedTalker passes over a player who talks about a card, of whom it does not say that it is his.
func (r *reader) seatedTalker() bool {
	const owns = "'s"
	_, n := r.keyed()
	if n == 0 || r.ahead(n).Text == owns || r.markedAt(r.i+n) {
		return false
	}
	r.i += n
	return true
}
