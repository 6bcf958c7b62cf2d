package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
)

// likewise reports whether words at a token, or the one before it, begin to say the same of somebody else: "so does my opponent", "as do I".
func (r *reader) likewise(i int) bool {
	const do, open = "do does did", "("
	if r.toks[i].Text == open {
		i++
	}
	if i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.LikewiseWord) {
		i--
	}
	i = r.pastAnd(i)
	return lexicon.Plays(r.toks[i].Text, lexicon.LikewiseWord) && in(r.toks[min(i+1, len(r.toks)-1)].Text, do)
}

// likewiseHolds tells in full that somebody else too has what the clause before a token says that a player has: "Bob controls Kismet, as do
// I" is "Bob controls Kismet and I control Kismet". The cards are only named there: what is more than that is not said again.
func (r *reader) likewiseHolds(i int) ([]change, int) {
	const doForms, i1, does, again = 2, "I", "control", " and "
	if !lexicon.Plays(r.toks[i].Text, lexicon.LikewiseWord) || i < 2 || !r.likewise(i) {
		return nil, 0
	}
	who, n := r.seatNamed(i + doForms)
	if n == 0 && lexicon.Plays(r.toks[i+doForms].Text, lexicon.SpeakersWord) {
		who, n = r.speaker(), 1
	}
	end := i + doForms + n
	held := r.heldBefore(i)
	if n == 0 || who == nobody || held == "" || !r.isStop(end) && !r.endsClause(end) && !lexicon.Plays(r.toks[end].Text, lexicon.AndAlso) {
		return nil, 0
	}
	name, verb := r.raw(i+doForms, end), r.verb(who, does)
	if r.seats[who].speaker {
		name, verb = i1, does
	}
	told := name + spaceMark + verb + spaceMark + held
	from := r.pastJoint(i)
	if r.isStop(from - 1) {
		return []change{{r.span(i, end), told}}, end - i
	}
	return []change{{[2]int{r.span(from-1, from)[1], r.span(i, end)[1]}, again + told}}, end - i
}

// pastJoint is the first of the commas and "and"s that stand right before a token, the token itself where none do.
func (r *reader) pastJoint(i int) int {
	const comma = ","
	for i > 1 && (r.toks[i-1].Text == comma || lexicon.Plays(r.toks[i-1].Text, lexicon.GistAnd)) {
		i--
	}
	return i
}

// heldBefore are the cards of the clause that ends before a token, of which it says no more than that a player has them; empty where it says
// anything else.
func (r *reader) heldBefore(i int) string {
	to := r.pastJoint(i)
	if to > 1 && r.isStop(to-1) {
		to--
	}
	cards := 0
	for at := to - 1; at > 0 && !r.isStop(at); at-- {
		switch w := r.toks[at].Text; {
		case r.markedAt(at):
			cards++
		case r.inName(at), lexicon.Plays(w, lexicon.Article), lexicon.Plays(w, lexicon.AndAlso):
		case controlVerb(w) && cards > 0:
			return strings.TrimSpace(r.raw(at+1, to))
		default:
			return ""
		}
	}
	return ""
}
