package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// What stands in the place of a relative pronoun.
const (
	aloneAgain  = ", "
	itAgain     = ", it"
	itBehind    = " it"
	somebodyWho = "who"
)

// relative makes a clause of its own of one behind a card or a permanent that begins at a token and tells what was done with it or what it
// did: "a Bear, which my opponent killed with Lightning Bolt" is "a Bear, my opponent killed it with Lightning Bolt". It changes nothing of
// other words.
func (r *reader) relative(i int) []change {
	if i < 2 || !lexicon.Plays(r.toks[i].Text, lexicon.Relative) || r.toks[i].Text == somebodyWho || !r.oneThingBefore(i) || r.goesOnBehind(i) {
		return nil
	}
	span := r.span(i, i+1)
	if span[0] = r.span(i-1, i)[1]; r.toks[i-1].Kind == lex.PunctToken {
		span[0] = r.span(i-1, i)[0]
	}
	next := i + 1
	for lexicon.Plays(r.toks[next].Text, lexicon.Adverb) && next < len(r.toks)-2 {
		next++
	}
	if v, verb := lexicon.VerbOf(r.toks[next].Text); verb && (r.toks[next].Text == v.Past || r.toks[next].Text == v.Third && !r.happensBefore(i)) && v.Event && !controlVerb(r.toks[next].Text) {
		return []change{{span, itAgain}}
	}
	at := r.pastSubject(i + 1)
	if at == i+1 {
		return nil
	}
	for lexicon.Plays(r.toks[at].Text, lexicon.Adverb) || lexicon.Plays(r.toks[at].Text, lexicon.Denies) {
		at++
	}
	_, verb := lexicon.VerbOf(r.toks[at].Text)
	if !verb && !lexicon.Plays(r.toks[at].Text, lexicon.BlockVerb) || controlVerb(r.toks[at].Text) || lexicon.Plays(r.toks[at].Text, lexicon.HavingVerb) || !r.endsClause(at+1) || r.endsIn(at+1) {
		return nil
	}
	end := r.span(at, at+1)[1]
	return []change{{span, aloneAgain}, {[2]int{end, end}, itBehind}}
}

// happensBefore reports whether the sentence tells before a token what happens, which a clause in the present then tells again: "casts Murder on
// a Bear, which dies".
func (r *reader) happensBefore(to int) bool {
	for i := to - 1; i >= 0 && !r.isStop(i); i-- {
		v, verb := lexicon.VerbOf(r.toks[i].Text)
		if m, card := r.marks[i]; card && isSpell(m.card) || !card && verb && v.Event && !castVerb(r.toks[i].Text) && !controlVerb(r.toks[i].Text) && !r.inName(i) {
			return true
		}
	}
	return false
}

// endsIn reports whether a clause ends in a preposition at a token, which then says of another time that it was done: "destroyed before".
func (r *reader) endsIn(at int) bool {
	return at+1 < len(r.toks) && lexicon.Plays(r.toks[at].Text, lexicon.Preposition) && (at+1 == len(r.toks)-1 || r.isStop(at+1))
}

// goesOnBehind reports whether the clause goes on behind a comma that stands after a token: ", which Bob exiled, was my commander".
func (r *reader) goesOnBehind(i int) bool {
	const comma = ","
	for ; i < len(r.toks)-1 && !r.isStop(i); i++ {
		if next := r.toks[i+1].Text; r.toks[i].Text == comma && (lexicon.Plays(next, lexicon.Copula) || r.doesAt(i+1)) {
			return true
		}
	}
	return false
}

// pastSubject is the token behind a player that stands at one; the token itself where none does.
func (r *reader) pastSubject(at int) int {
	if _, n := r.seatNamed(at); n > 0 {
		return at + n
	}
	if lexicon.Plays(r.toks[at].Text, lexicon.AskedPronoun) && lexicon.Plays(r.toks[at].Text, lexicon.Person) {
		return at + 1
	}
	return at
}

// oneThingBefore reports whether a single card or permanent is named right before a token, a comma apart perhaps.
func (r *reader) oneThingBefore(i int) bool {
	const shut = ")"
	if r.toks[i-1].Kind == lex.PunctToken && r.toks[i-1].Text != shut {
		i--
	}
	for at := i - 1; r.toks[i-1].Text == shut && at > 1; at-- {
		if r.closing(at) == i-1 {
			i = at
		}
	}
	const most = longestCard
	for at := i - 1; at >= max(0, i-most); at-- {
		if m, card := r.marks[at]; card && at+m.length == i {
			return m.many < 2
		}
	}
	t := r.toks[i-1]
	return t.Kind == lex.PTToken || headWord(t) && base(t.Text) == t.Text
}
