package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// mostTopic bounds the words that only say of what kind a question is.
const mostTopic = 7

// onlyTopic reports whether tokens only say of what kind a question or a deck is: "quick draw question lol", "EDH counters deck". They have no
// subject, begin with no verb but before a question, and name nobody and nothing.
func (r *reader) onlyTopic(from, to int) bool {
	for to > from && !lexicon.Plays(r.toks[to-1].Text, lexicon.TopicHead) && talkWord(r.toks[to-1].Text) {
		to--
	}
	for from < to && (lexicon.Plays(r.toks[from].Text, lexicon.Interjection) || r.toks[from].Kind == lex.PunctToken) {
		from++
	}
	if to-from < 2 || to-from > mostTopic || !lexicon.Plays(r.toks[to-1].Text, lexicon.TopicHead) {
		return false
	}
	if _, orders := lexicon.VerbOf(r.toks[from].Text); orders && lexicon.Plays(r.toks[to-1].Text, lexicon.DeckWord) {
		return false
	}
	return !slices.ContainsFunc(seq(from, to), func(i int) bool {
		t := r.toks[i]
		return t.Kind != lex.WordToken || r.markedAt(i) || i > from && nameLike(t) && !settingWord(t.Text) || lexicon.Plays(t.Text, lexicon.Person) || lexicon.Plays(t.Text, lexicon.Denies) ||
			lexicon.Plays(t.Text, lexicon.BackWord) || lexicon.Plays(t.Text, lexicon.AskingVerb) || controlVerb(t.Text) || r.seatOf(t.Raw) != nobody
	})
}

// onlyCalled reports whether tokens only call out to somebody: "Uh oh Bob lol", "sorry Alice".
func (r *reader) onlyCalled(from, to int) bool {
	calls := false
	for i := from; i < to; i++ {
		t := r.toks[i]
		switch {
		case lexicon.Plays(t.Text, lexicon.Interjection):
			calls = true
		case r.markedAt(i) || r.seatOf(t.Raw) == nobody && t.Text != ",":
			return false
		}
	}
	return calls
}
