package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// lifeAfter is the token behind words that only tell to which life total somebody comes by what happened, where nothing but what is
// asked stands behind them: "I go to 1, but does he gain 3 or 10?" Else it is the first of them. What life somebody has is ruled on, and
// told before something else that happens it could be meant as a fact of that.
func (r *reader) lifeAfter(from int) int {
	if !r.changesLife() || r.response || r.saysNext(from) {
		return from
	}
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	for r.i = from; r.says(lexicon.SentenceStart) || r.says(lexicon.ResultStart); {
	}
	if !r.whoseLife() {
		return from
	}
	comes := r.says(lexicon.LifeComesTo)
	if !comes && !r.standsAtLife() || r.peek().Kind != lex.NumberToken {
		return from
	}
	r.i++
	r.says(lexicon.LifeWord)
	behind := r.i
	for r.says(lexicon.AnswerTail) || r.says(lexicon.AnswerWord) {
	}
	if at := r.i; (comes || at > behind) && r.endsClause(at) && r.onlyAskedBehind(at) {
		return at
	}
	return from
}

// changesLife reports whether what happened last is of somebody's life.
func (r *reader) changesLife() bool {
	const life = " life"
	if len(r.events) == 0 {
		return false
	}
	last := r.events[len(r.events)-1].text
	return strings.Contains(last, dealsTo) || strings.Contains(last, life)
}

// saysNext reports whether a word by which something comes behind what was told stands before a token.
func (r *reader) saysNext(i int) bool {
	return i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.SaysMore)
}

// whoseLife reads whose life is told of: a player, or "my life total".
func (r *reader) whoseLife() bool {
	if r.says(lexicon.Possessive) && r.says(lexicon.LifeWord) {
		return true
	}
	if _, n := r.seatNamed(r.i); n > 0 {
		r.i += n
		return true
	}
	return r.says(lexicon.Person)
}

// standsAtLife reads that somebody is at a life total, which alone may be one from before: "I'm at 4".
func (r *reader) standsAtLife() bool {
	r.says(lexicon.Copula)
	return r.says(lexicon.AtLife)
}

// onlyAskedBehind reports whether nothing stands behind a token but what is asked.
func (r *reader) onlyAskedBehind(at int) bool {
	for _, p := range r.sentences() {
		switch {
		case p.to <= at:
		case p.from > at:
			if !p.asks && !interrogative(r.toks[p.from].Text) {
				return false
			}
		default:
			for at < p.to && (lexicon.Plays(r.toks[at].Text, lexicon.ClauseEnd) || lexicon.Plays(r.toks[at].Text, lexicon.SentenceStart) || lexicon.Plays(r.toks[at].Text, lexicon.Joint)) {
				at++
			}
			if at < p.to && !(p.asks && (interrogative(r.toks[at].Text) || lexicon.Plays(r.toks[at].Text, lexicon.AskingVerb) || lexicon.Plays(r.toks[at].Text, lexicon.AnswerWord))) {
				return false
			}
		}
	}
	return true
}
