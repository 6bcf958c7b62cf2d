package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// saidAsOpinion reports whether a text tells, as what somebody says, of what bears on the ruling and of which the reading has nothing:
// what is done in response, a block, damage prevented, a shield, or how much life somebody has, "he says he chump blocks".
func (r *Reading) saidAsOpinion(q Question, cards *index) bool {
	o := newReader(q, cards)
	if err := o.findPeople(q); err != nil {
		return false
	}
	told := r.told()
	for _, p := range o.sentences() {
		for i := p.from; i < p.to; i++ {
			if i > p.from && !lexicon.Plays(o.toks[i-1].Text, lexicon.Joint) {
				continue
			}
			if o.i, o.end = i, p.to; !o.holds() {
				continue
			}
			if o.tellsBesides(piece{o.i, p.to, p.asks}, told) {
				return true
			}
		}
	}
	return false
}

// tellsBesides reports whether tokens tell of any of that, and a reading that is told has nothing of it.
func (r *reader) tellsBesides(p piece, told string) bool {
	const blocks, turn = "block", "turn"
	for i := max(p.from, 1); i < p.to; i++ {
		t := r.toks[i].Text
		switch {
		case r.roleAt(i, p.to, lexicon.InResponse) > 0, r.prevents(i):
			return true
		case r.saysState(i, p.to) && !strings.Contains(told, turn):
			return true
		case lexicon.Plays(t, lexicon.HavingVerb) && isCount(r.toks[i+1]) && r.markedAt(i+2):
			return true // "he had 3 Hardened Scales"
		case lexicon.Plays(t, lexicon.HavingVerb) && lexicon.Plays(r.toks[i+1].Text, lexicon.Article) && lexicon.Plays(r.toks[min(i+2, p.to)].Text, lexicon.ShieldNoun):
			return true
		case lexicon.Plays(t, lexicon.BlockVerb) && lexicon.Plays(t, lexicon.NoOpinion) && !lexicon.Plays(r.toks[i-1].Text, lexicon.NoneWord) && !strings.Contains(told, blocks):
			return true
		case lexicon.Plays(t, lexicon.AtLife) && r.toks[i+1].Kind == lex.NumberToken && !strings.Contains(told, itoa(r.toks[i+1].N)+" life"):
			return true
		}
	}
	return false
}
