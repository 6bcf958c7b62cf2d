package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
)

// notDone takes up that a player has not done something this turn: "hasn't drawn a card yet", "didn't gain life this
// turn". It is a fact where the words for it are one.
func (r *reader) notDone(t *claim) bool {
	const thisTurn = " this turn"
	v, ok := lexicon.VerbOf(t.Verb.Plain)
	if !ok || t.Verb.Passive || len(t.others) > 0 {
		return false
	}
	words := []string{r.name(t.who), r.verb(t.who, "have"), "not", v.Done}
	rest, soFar := r.withoutYet(t.Verb.Tokens[1], t.Span[1])
	if v.Plain == toDraw && (rest == "" || rest == thisTurn[1:]) {
		rest = strings.TrimSpace("a card " + rest) // what else?
	}
	says := strings.TrimSpace(strings.Join(append(words, rest), " "))
	switch {
	case strings.HasSuffix(says, thisTurn):
	case soFar:
		says += thisTurn
	default:
		return false
	}
	if !r.reads(r.soFar(), says, true) {
		return false
	}
	r.i = t.Span[1]
	r.factFrom(says, t.from, t.Span[1])
	return true
}

// withoutYet are the words in tokens without those that say that it was not done so far, and whether such stand there.
func (r *reader) withoutYet(from, to int) (words string, soFar bool) {
	var kept []string
	for i := from; i < to; i++ {
		if n := r.roleAt(i, to, lexicon.SoFar); n > 0 {
			i, soFar = i+n-1, true
			continue
		}
		kept = append(kept, r.toks[i].Text)
	}
	return joinWords(kept), soFar
}
