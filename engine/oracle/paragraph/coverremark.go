package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// remark judges words beside what a question tells: which of them say that there is none of
// something, or that something is not done.
type remark struct {
	reader   *reader
	from, to int
	none     bool // behind a word for none, up to the end of its clause
	not      bool // behind a verb that is denied
}

// remarked reports whether words are a remark without which the question is the same, as far as their
// words tell: that something is not there, or not done, or what is no word of effects, of events or
// of numbers. What stands behind them must not speak of what they name.
func (r *reader) remarked(from, to int, inside bool) bool {
	if to-from < 2 || !inside && (!r.clauseAt(from) || !r.endsClause(to)) || r.leanedOn(to) {
		return false
	}
	m := remark{reader: r, from: from, to: to}
	denies := false
	for i := from; i < to; i++ {
		if !m.passes(i) {
			return false
		}
		denies = denies || m.none || m.not
	}
	return denies || r.bearing(from, to) == Idle
}

// passes reports whether one word of a remark tells nothing that happens or is there.
func (m *remark) passes(i int) bool {
	t, next := m.reader.toks[i], m.reader.toks[i+1].Text
	v, verb := lexicon.VerbOf(t.Text)
	switch {
	case t.Kind == lex.PunctToken:
		m.none, m.not = m.none && t.Text != ",", false
		return t.Text != "\""
	case t.Kind != lex.WordToken && t.Text != "one", m.reader.markedAt(i), m.reader.newName(i, m.from), !lexicon.Known(t.Text), lexicon.Plays(t.Text, lexicon.EffectWord):
		return false
	case lexicon.Plays(t.Text, lexicon.NoneWord):
		m.none = true
		return true
	case lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Cant):
		m.not = true
		return !lexicon.Plays(t.Text, lexicon.Limits)
	case m.none:
		m.none = !lexicon.Plays(t.Text, lexicon.Joint)
		return !lexicon.Plays(t.Text, lexicon.Premise)
	case lexicon.Plays(t.Text, lexicon.HavingVerb):
		return lexicon.Plays(next, lexicon.NoneWord) || m.reader.harmlessToHave(i+1)
	case m.not && verb && v.Plain != "be":
		return !lexicon.Plays(t.Text, lexicon.ControlVerb)
	case lexicon.Plays(t.Text, lexicon.Premise), lexicon.Plays(t.Text, lexicon.TellsMore), lexicon.Plays(t.Text, lexicon.SaysMore), lexicon.Plays(t.Text, lexicon.Changes),
		verb && !lexicon.Plays(t.Text, lexicon.TalkVerb) && v.Plain != "be", adjectiveWord(t.Text), headWord(t), isSubtype(t.Raw):
		return false
	}
	return !gameWord(t.Text) || lexicon.Plays(t.Text, lexicon.GameNoun) || talkWord(t.Text)
}

// leanedOn reports whether what stands behind words goes on about what they name: a clause that begins with
// its verb, or with a pronoun.
func (r *reader) leanedOn(to int) bool {
	for to < len(r.toks)-1 && (r.toks[to].Kind == lex.PunctToken || lexicon.Plays(r.toks[to].Text, lexicon.Joint) || lexicon.Plays(r.toks[to].Text, lexicon.LeadWord)) {
		if to++; r.isStop(to - 1) {
			return lexicon.Plays(r.toks[to].Text, lexicon.BackWord)
		}
	}
	return to < len(r.toks)-1 && (lexicon.Plays(r.toks[to].Text, lexicon.BackWord) || r.doesAt(to))
}
