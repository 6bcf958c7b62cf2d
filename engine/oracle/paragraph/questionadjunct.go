package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// adjuncts reads what a question says besides what it asks: whose turn it is is a fact, and another time, or something
// taken away, makes it another question.
func (r *reader) adjuncts(from int) bool {
	at, end := r.i, r.end
	for i := from; i < end; i++ {
		switch {
		case r.inside[i] || r.markedAt(i):
		case r.phaseAhead(i):
			r.i = i
			_, clash := r.turn(), r.err
			if r.i, r.end = at, end; clash != nil {
				return false
			}
		case r.otherTime(from, i) || r.takesAway(i):
			r.i = i
			return r.fail()
		}
	}
	return true
}

// otherTime reports whether a question from one token on asks at another about another time than that of what was told:
// "next turn", "during combat".
func (r *reader) otherTime(from, i int) bool {
	_, n := lexicon.Longest(lexicon.Step, func(n int) string { return r.toks[min(i+1+n, len(r.toks)-1)].Text })
	if w := r.toks[i].Text; n == 0 || !lexicon.Plays(w, lexicon.NextTime) && !lexicon.Plays(w, lexicon.TimePrep) {
		return false
	}
	step := r.toks[i+n].Text
	return !slices.ContainsFunc(r.toks[:from], func(t lex.Token) bool {
		return t.Text == step || step == combatWord && lexicon.Plays(t.Text, lexicon.SpeaksOfCombat)
	})
}

// takesAway reports whether a question asks what would be without something, and not whether something is done without doing another:
// "without dying".
func (r *reader) takesAway(i int) bool {
	const without, doing = "without", "ing"
	return r.toks[i].Text == without && !strings.HasSuffix(r.toks[i+1].Text, doing)
}
