package paragraph

import (
	"apnap/engine/cr"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// editionSaid reads the rules that a paragraph wants to be ruled by:
//
//	Edition = [ "under" | "with" | "by" | … ] [ "the" ] Year [ "rules" ] | "under" "the rules" ( "of" | "from" | "in" ) Year | "back in" Year [ "," "with the old rules" ] .
//
// It counts only where a year stands with the rules, or with "back in".
func (r *reader) editionSaid() bool {
	at := r.i
	back := r.eat("back in", "back around")
	if !back {
		r.says(lexicon.PlaysUnder)
		r.says(lexicon.Under)
	}
	r.eat("the")
	rules := r.says(lexicon.RulesOf)
	r.eat("the", "the year", "about", "around")
	t := r.peek()
	if t.Kind != lex.NumberToken || t.N < 1999 || t.N > 2100 || len(t.Raw) != 4 {
		r.i = at
		return false
	}
	r.i++
	r.eat("'s")
	after := r.says(lexicon.Rulebook)
	if !rules && !after && !back {
		r.i = at
		return false
	}
	if back {
		r.says(lexicon.OldRules)
	}
	r.eat("please")
	return r.wants(t, at)
}

// ofWhichYear asks for the year of the rules that a question wants.
const ofWhichYear = "Under the rules of which year? Say it, such as \"under the 2003 rules\"."

// wants notes the year of the rules; two of them contradict each other.
func (r *reader) wants(t lex.Token, from int) bool {
	found, err := cr.Find(t.Raw)
	if err != nil {
		return r.stop(r.refuse("unknown_edition", from, r.i, say.New(ofWhichYear)))
	}
	if r.edition != "" && r.edition != t.Raw {
		return r.stop(r.refuse("ambiguous", from, r.i, say.New("Do you mean the rules of %s or those of %s? Say one.", r.edition, t.Raw)))
	}
	r.edition, r.q.Edition = t.Raw, found
	return true
}

// editionAsked reads the rules that a question names; old rules of which it does not say
// the year are none that could be found.
func (r *reader) editionAsked(from, to int) bool {
	at := r.i
	defer func() { r.i = at }()
	for i := max(from, r.yearsTo); i < to; i++ {
		if r.i = i; r.editionSaid() {
			i = r.i - 1
			continue
		}
		if r.err != nil {
			return false
		}
		if r.i = i; r.is("old rules") || r.is("older rules") || r.is("edition rules") || r.is("original rules") || r.is("back then") || r.is("those days") {
			return r.stop(r.refuse("unknown_edition", i, to, say.New(ofWhichYear)))
		}
	}
	r.yearsTo = max(r.yearsTo, to)
	return true
}
