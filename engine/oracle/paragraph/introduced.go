package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// markIntroduced takes the first pronoun behind sentences that tell nothing, but name a single card as something that is asked or thought
// about, for that card: "Everyone treats Rest in Peace as an off switch. I have it out", "Does Worship help? My opponent controls it".
func (r *reader) markIntroduced() {
	var only *oracle.Card
	for _, p := range r.pieces {
		at := r.introducedAt(p)
		if at != nobody && only != nil {
			r.marks[at] = mark{only, 1, 1}
			return
		}
		for i := p.from; i < p.to; i++ {
			m, card := r.marks[i]
			switch {
			case card && only != nil && only != m.card, !card && !r.inName(i) && headWord(r.toks[i]) && !lexicon.Plays(r.toks[i].Text, lexicon.TasteTalk):
				return
			case card:
				only = m.card
			}
		}
		if only != nil && !r.onlyIntroduces(p, only) {
			return
		}
	}
}

// introducedAt is the pronoun in a sentence that says who has, casts or plays what was named before it, as its first words do;
// nobody where none stands there.
func (r *reader) introducedAt(p piece) int {
	for i := p.from; i < p.to; i++ {
		t := r.toks[i]
		switch {
		case r.markedAt(i), t.Kind != lex.WordToken && t.Kind != lex.PunctToken:
			return nobody
		case lexicon.Plays(t.Text, lexicon.IntroducedPronoun) && i > p.from && (controlVerb(r.toks[i-1].Text) || castVerb(r.toks[i-1].Text) || lexicon.Plays(r.toks[i-1].Text, lexicon.Adverb)):
			if next := r.toks[i+1]; i+1 == p.to || r.endsClause(i+1) || lexicon.Plays(next.Text, lexicon.Somewhere) || lexicon.Plays(next.Text, lexicon.GistAnd) {
				return i
			}
			return nobody
		case controlVerb(t.Text), castVerb(t.Text), lexicon.Plays(t.Text, lexicon.Person), lexicon.Plays(t.Text, lexicon.Possessive), lexicon.Plays(t.Text, lexicon.LeadWord), lexicon.Plays(t.Text, lexicon.Adverb), nameLike(t):
		default:
			return nobody
		}
	}
	return nobody
}

// onlyIntroduces reports whether a sentence asks or says what somebody thinks of a card, and tells nothing of it.
func (r *reader) onlyIntroduces(p piece, card *oracle.Card) bool {
	last := len(r.toks) - 1
	was, marked := r.marks[last]
	r.marks[last] = mark{card, 1, 1} // it is spoken of besides, by the pronoun
	defer func() {
		if delete(r.marks, last); marked {
			r.marks[last] = was
		}
	}()
	return r.talk(p) || r.onlyAsks(p)
}
