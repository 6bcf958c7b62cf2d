package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// laterAnd says that a list of clauses goes on to its last one: "you can't lose life
// this turn, you can't lose the game this turn, and …".
func (r *reader) laterAnd() bool {
	for i := r.i; i+1 < len(r.toks) && r.toks[i].Text != "." && r.toks[i].Text != "\""; i++ {
		if r.toks[i].Text == "," && r.toks[i+1].Text == "and" {
			return true
		}
	}
	return false
}

// untargetable passes over a last clause about targets: "and creatures you control
// can't be the targets of blue spells this turn".
func (r *reader) untargetable() bool {
	at, far := r.i, r.far
	if p, ok := r.nounPhrase(); ok && !p.Players && (r.eatWords("can't", "be", "the", "target", "of") || r.eatWords("can't", "be", "the", "targets", "of")) {
		if _, ok := r.nounPhrase(); ok {
			r.eatWords("this", "turn")
			if r.sentenceEnds() {
				return true
			}
		}
	}
	r.i, r.far = at, far
	return false
}

// besideClause passes over a last clause that only says what else the same thing
// gets or has:
//
//	Beside = ( "it" ( "gets" PT [", where X is" Sum] | "has" Keyword { "and" Keyword } ) | "gains" Keywords Duration ) "." .
func (r *reader) besideClause() bool {
	at := r.i
	if r.eatWords("it", "gets") && r.peek().Kind == lex.PTToken {
		if strings.Contains(r.peek().Text, "x") {
			r.letter("X")
		}
		r.i++
		r.where()
		if r.sentenceEnds() {
			return true
		}
	}
	r.i = at
	if until := r.until; r.eatWords("gains") {
		_, ok := r.keywordList()
		ok = ok && r.duration() && r.sentenceEnds()
		if r.until = until; ok {
			return true
		}
	}
	r.i = at
	if r.eatWords("it", "has") {
		_, ok := r.keyword()
		for ok && r.eatWords("and") {
			_, ok = r.keyword()
		}
		if ok && r.sentenceEnds() {
			return true
		}
	}
	r.i = at
	return false
}

// keywordsToo reads a clause that gives keyword abilities besides: "and permanents
// you control gain hexproof and indestructible". Of those only indestructible is
// such an effect.
func (r *reader) keywordsToo(proto engine.Effect) ([]engine.Effect, bool) {
	at, far := r.i, r.far
	p, ok := r.nounPhrase()
	if ok && (r.eatWords("gain") || r.eatWords("gains")) {
		if all, ok := r.keywordsGiven(proto, p.Filter); ok {
			return all, true
		}
	}
	r.i, r.far = at, far
	return nil, false
}

// keywordsGiven reads the keywords, up to the end of the sentence.
func (r *reader) keywordsGiven(proto engine.Effect, f engine.Filter) ([]engine.Effect, bool) {
	var all []engine.Effect
	for {
		w, ok := r.keyword()
		if !ok {
			return nil, false
		}
		if w == "indestructible" {
			e := proto
			e.Kind, e.When = engine.Cant, engine.Pattern{Kind: engine.Destroy, Affected: &f}
			all = append(all, e)
		}
		if r.is(".") || r.done() {
			return all, true
		}
		r.eatWords(",")
		r.eatWords("and")
	}
}

// delayed reads a sentence of what is done later on, which the ruling does not
// resolve: "If you do, return it to your hand at the beginning of the next end
// step".
func (r *reader) delayed(e *engine.Effect) bool {
	toks := r.sentenceTokens(r.i)
	n := len(toks)
	if n < 8 || e.When.Kind == engine.Enter || e.Kind != engine.Replacement || !hasWord(toks, "it") || guessScope(toks) != "other" || !endsLater(toks) {
		return false
	}
	start := r.i
	r.i += n
	e.Do = append(e.Do, engine.Change{Kind: engine.MarkEvent, What: inenglish.Capital(r.saidWords(start, r.i))})
	return r.sentenceEnds()
}

// endsLater says that a sentence ends with a later time: "at the beginning of the
// next end step", "at the beginning of your next upkeep".
func endsLater(toks []lex.Token) bool {
	for i := len(toks) - 5; i > 0 && i >= len(toks)-9; i-- {
		if toks[i].Text == "at" && toks[i+1].Text == "the" && toks[i+2].Text == "beginning" && toks[i+3].Text == "of" {
			return true
		}
	}
	return false
}
