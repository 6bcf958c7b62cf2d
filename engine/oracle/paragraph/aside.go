package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
)

// inPassing reads what a sentence says in passing and nothing rests on: what things are to be called,
// and what a card says that was named.
func (r *reader) inPassing() bool {
	at := r.i
	if r.callsThem() {
		r.leave(at, r.i)
		return true
	}
	r.i = at
	for _, to := range []int{r.end, r.clauseEnd(at)} {
		if to > at && r.amountAgain(at, to) {
			r.leave(at, to)
			return true
		}
	}
	if n := r.roleAt(at, r.end, lexicon.TellsNothing); n > 0 && (at+n == r.end || lexicon.Plays(r.toks[at+n].Text, lexicon.ClauseEnd)) {
		r.leave(at, at+n)
		r.goesOnAbout(at)
		return true
	}
	if to := r.lifeAfter(at); to > at {
		r.leave(at, to)
		return true
	}
	to := r.clauseEnd(at)
	if lexicon.Plays(r.peek().Text, lexicon.ToPrevent) {
		to = r.end // with when that is
	}
	if r.done() || !r.saysAgain(at, to) {
		return false
	}
	r.leave(at, to)
	return true
}

// clauseEnd is the first token behind a clause.
func (r *reader) clauseEnd(from int) int {
	to := from
	for to < r.end && (r.inside[to] || !lexicon.Plays(r.toks[to].Text, lexicon.ClauseEnd)) {
		to++
	}
	return to
}

// callsThem reads words that only give names to what was spoken of: "let's call it
// Fluffy".
func (r *reader) callsThem() bool {
	if !r.says(lexicon.CallsThem) || r.object == nobody || r.things[r.object].many > 1 { // several are told apart by their names
		return false
	}
	named := false
	for ; r.i < r.end; r.i++ {
		t := r.peek()
		if _, who := r.keyed(); who > 0 || r.cardHere() {
			return false // somebody, or another card
		}
		named = named || t.Capital() || t.Kind == lex.NumberToken
		if !t.Capital() && t.Kind != lex.NumberToken && !lexicon.Plays(t.Text, lexicon.AndAlso) && len(t.Raw) > 1 {
			break
		}
	}
	return named && r.done()
}

// saysAgain reports whether tokens say what can't be done, or what is prevented, in the words of a card that
// was named before in the sentence and that takes part.
func (r *reader) saysAgain(from, to int) bool {
	if !slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.Cant) || lexicon.Plays(t.Text, lexicon.ToPrevent)
	}) {
		return false
	}
	words := r.raw(from, to)
	if quoted, ok := r.hasQuoted(from, to); ok {
		words = quoted
	}
	for i := from - 1; i >= 0 && !r.isStop(i); i-- {
		m, ok := r.marks[i]
		if ok && saysItself(m.card, words) && slices.ContainsFunc(slices.Concat(r.effects, r.events), func(l line) bool { return strings.Contains(l.text, m.card.Name) }) {
			return true
		}
	}
	return false
}

// hasQuoted is the text that tokens say is quoted and that those who were spoken of have: "each one has
// 'prevent the next 1 damage' this turn".
func (r *reader) hasQuoted(from, to int) (string, bool) {
	open := from
	for ; open < to && r.quotes[open] == 0; open++ {
		t := r.toks[open]
		if !lexicon.Plays(t.Text, lexicon.LittleWord) && !lexicon.Plays(t.Text, lexicon.BackWord) && !lexicon.Plays(t.Text, lexicon.Adverb) && !lexicon.Plays(t.Text, lexicon.ControlVerb) {
			return "", false
		}
	}
	if open == from || open == to {
		return "", false
	}
	shut := r.quotes[open]
	n := r.roleAt(shut+1, to, lexicon.Beforehand)
	return r.raw(open+1, shut), shut+1+n == to
}

// bracketed reads what stands behind a clause and decides nothing, and a clause in parentheses in
// which nothing happens.
func (r *reader) bracketed() bool {
	const open = "("
	for at := r.i; r.says(lexicon.Trailer); at = r.i {
		r.leave(at, r.i)
	}
	at, end, shut := r.i, r.end, r.closing(r.i)
	switch {
	case r.peek().Text != open:
		return true
	case r.talkAt(at), r.glossAt(at):
		r.i = shut + 1
		r.leave(at, r.i)
		return true
	case !r.bracketAt(at):
		return true
	}
	kept, events, before := r.save(), len(r.events), [...]int{r.subject, r.object, r.lastSubject, r.lastActing, r.acting}
	r.i, r.end = at+1, shut
	ok := r.clause() && r.done() && len(r.events) == events
	r.subject, r.object, r.lastSubject, r.lastActing, r.acting = before[0], before[1], before[2], before[3], before[4] // the sentence goes on about them
	if r.i, r.end = shut+1, end; ok {
		return true
	}
	r.restore(kept)
	r.err = nil
	return r.fail()
}

// talkAt reports whether parentheses begin at a token that hold nothing but talk.
func (r *reader) talkAt(i int) bool {
	const open = "("
	shut := nobody
	if r.toks[i].Text == open {
		shut = r.closing(i)
	}
	return shut != nobody && r.roleAt(i+1, shut, lexicon.BracketTalk) == shut-i-1
}

// bracketAt reports whether parentheses begin at a token that hold a clause with a subject.
func (r *reader) bracketAt(i int) bool {
	const open = "("
	if r.toks[i].Text != open || i == 0 {
		return false
	}
	shut := r.closing(i)
	return shut != nobody && slices.ContainsFunc(r.statementsAt(i+1), func(s chart.Reading) bool {
		c := s.Val.(*tree.Clause)
		return s.End == shut && c.Verb != nil && len(c.Subject) > 0
	})
}
