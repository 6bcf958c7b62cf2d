package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// offersAnswers reports whether the rest of a sentence behind what happens only offers answers to
// choose from, or one to agree with: "tapped or untapped", "2 damage or 4", "still alive?" Words by which
// something would be so before the question is asked are none of them.
func (r *reader) offersAnswers(p piece) bool {
	if len(r.events) == 0 {
		return false
	}
	said, chooses := false, false
	for i := r.i; i < p.to; i++ {
		t := r.toks[i]
		m, named := r.marks[i]
		switch {
		case named && r.tellsOfCard(m.card):
			i += m.length - 1
			said = true
		case named, t.Kind == lex.PTToken && !p.asks:
			return false
		case t.Text == "or" || t.Text == "/":
			if !said || i+1 >= p.to {
				return false
			}
			chooses = true
		case t.Text == ",":
		case r.offered(i):
			said = true
		default:
			return false
		}
	}
	return said && (chooses || p.asks)
}

// offered reports whether a word can be one of an answer: a number, what something comes to, where it
// goes, whose choice it is, or what counters and tokens are called.
func (r *reader) offered(i int) bool {
	t := r.toks[i]
	next := r.toks[min(i+1, len(r.toks)-1)].Text
	switch {
	case lexicon.Plays(t.Text, lexicon.AtLife):
		return r.toks[min(i+1, len(r.toks)-1)].Kind != lex.NumberToken
	case t.Kind == lex.NumberToken, t.Kind == lex.PTToken, lexicon.Plays(t.Text, lexicon.Offered), isSubtype(t.Raw):
		return true
	case lexicon.Plays(next, lexicon.CounterOrToken), nameLike(t) && r.seatOf(t.Raw) < 0:
		return t.Kind == lex.WordToken
	}
	return false
}

// claimedAnswer reports whether the rest of a sentence that ends with a question mark only tells what
// would come of what happens: "he takes 4?", "so I get two tokens, right?"
func (r *reader) claimedAnswer(from int, p piece) bool {
	if !p.asks || len(r.events) == 0 || p.to-from > mostClaimed {
		return false
	}
	for from < p.to && (lexicon.Plays(r.toks[from].Text, lexicon.SentenceStart) || lexicon.Plays(r.toks[from].Text, lexicon.ResultStart)) {
		from++
	}
	if from >= p.to || !lexicon.Plays(r.toks[from].Text, lexicon.Person) && !lexicon.Plays(r.toks[from].Text, lexicon.BackWord) {
		return false
	}
	for i := from; i < p.to; i++ {
		t := r.toks[i]
		v, verb := lexicon.VerbOf(t.Text)
		switch {
		case r.markedAt(i), lexicon.Plays(t.Text, lexicon.Premise), lexicon.Plays(t.Text, lexicon.SaysMore), lexicon.Plays(t.Text, lexicon.ControlVerb) && !lexicon.Plays(v.Plain, lexicon.ComesOut):
			return false
		case verb && !lexicon.Plays(v.Plain, lexicon.ComesOut) && !lexicon.Plays(t.Text, lexicon.Offered), t.Kind == lex.PTToken:
			return false
		}
	}
	return true
}

// claimsResult reports whether the rest of a sentence that ends with a question mark tells what comes of what
// happened, with the verb of a result and no word for a thing that was not told of: "lose 2?", "opp loses 2 life?"
// It asks whether it is so. What is done in response or on a turn to come, and what happens besides, is told.
func (r *reader) claimsResult(p piece) bool {
	if !p.asks || len(r.events) == 0 || r.response || r.toldNext(p) || p.to-r.i > mostClaimed {
		return false
	}
	from := r.i
	for from < p.to && (lexicon.Plays(r.toks[from].Text, lexicon.SentenceStart) || lexicon.Plays(r.toks[from].Text, lexicon.ResultStart)) {
		from++
	}
	if _, n := r.seatNamed(from); n > 0 {
		from += n
	} else if lexicon.Plays(r.toks[from].Text, lexicon.Person) || lexicon.Plays(r.toks[from].Text, lexicon.BackWord) {
		from++
	}
	for from < p.to && lexicon.Plays(r.toks[from].Text, lexicon.Modal) {
		from++
	}
	if v, verb := lexicon.VerbOf(r.toks[from].Text); from >= p.to || !verb || !lexicon.Plays(v.Plain, lexicon.Befalls) {
		return false
	}
	for i := from + 1; i < p.to; i++ {
		t := r.toks[i]
		v, verb := lexicon.VerbOf(t.Text)
		switch {
		case r.markedAt(i), lexicon.Plays(t.Text, lexicon.Premise), lexicon.Plays(t.Text, lexicon.SaysMore) && !r.concludesAt(i, from), r.roleAt(i, p.to, lexicon.ForTheTurn) > 0:
			return false
		case verb && !lexicon.Plays(v.Plain, lexicon.ComesOut) && !lexicon.Plays(v.Plain, lexicon.Befalls) && !lexicon.Plays(t.Text, lexicon.Offered):
			return false
		}
	}
	return true
}

// toldNext reports whether the clause that begins here says that it comes behind the one before: "then I draw a card".
func (r *reader) toldNext(p piece) bool {
	for i := max(p.from, r.joined); i <= r.i; i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.SaysMore) {
			return true
		}
	}
	return false
}

// mostClaimed is how many words such a claim has at most.
const mostClaimed = 12
