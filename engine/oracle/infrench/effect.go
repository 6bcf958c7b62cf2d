package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
)

// Effect writes an effect as a standard sentence in French: the pendant of
// oracle.Says. Without names it is worded as on a card, with "~" for the object
// the ability is printed on; with names "vous" and the like are what n calls
// them. An effect with something that has no French here is given in its English
// sentence, in quotation marks.
func Effect(e *engine.Effect, n *inenglish.Names) string {
	if n == nil {
		n = oracle.CalledIn(e)
	}
	s, missing := effect(e, n)
	if len(missing) > 0 {
		return french.Typeset("« " + inenglish.Effect(e, inEnglish(n)) + " »")
	}
	return s
}

// inEnglish are names as an English sentence has them: who asks is "you".
func inEnglish(n *inenglish.Names) *inenglish.Names {
	if n == nil {
		return nil
	}
	m := *n
	if named(m.You).you {
		m.You = "" // the sentence speaks to its reader by itself
	}
	for _, name := range [...]*string{&m.Attached, &m.Target, &m.Target2, &m.Chosen} {
		if named(*name).you {
			*name = "you"
		}
	}
	return &m
}

// effect writes an effect, with what it found no words for.
func effect(e *engine.Effect, n *inenglish.Names) (says string, missing []string) {
	p := &printer{n: n, e: e, when: &e.When}
	s := p.offered(e) + p.effect(e)
	if p.saysX && p.givesX { // the card's own X keeps its letter
		p = &printer{n: n, e: e, when: &e.When, skipX: 1}
		s = p.offered(e) + p.effect(e)
	}
	s = strings.TrimPrefix(strings.TrimSpace(s), ". ")
	p.audit(e)
	return french.Typeset(french.Capital(s) + "."), p.missing
}

// printer writes one effect as a sentence.
type printer struct {
	n *inenglish.Names
	e *engine.Effect
	// when is the event the sentence is about, so that pronouns have a meaning.
	when *engine.Pattern
	// wheres are the amounts too long for their place, written as letters and
	// explained at the end.
	wheres []where
	// saysX is set where the card's own X is said, givesX where the letter X is given
	// to another amount; skipX is how many letters are left out for that.
	saysX, givesX bool
	skipX         int
	// searched is set where a library was searched for what is spoken of.
	searched bool
	// sought is what cards were revealed until, nil where none were.
	sought *engine.Instruction
	// self is set where a spell speaks of what it targeted before.
	self bool
	// round is a rounding still to be said.
	round string
	// last is the thing that an instruction spoke of last, as what follows calls it:
	// "cette carte", "ces jetons".
	last noun
	// may is who may do what is written next, which then is in the infinitive behind
	// "pouvoir"; nobody elsewhere.
	may noun
	// conds and follows are how many conditions and follow-ups were written.
	conds, follows int
	// missing is what there were no words for.
	missing []string
}

// where is a letter that stands for an amount.
type where struct {
	letter string
	e      *engine.Expr
}

// miss records something that there is no French for here; its mark keeps its
// place in the sentence, which is not shown.
func (p *printer) miss(what string) string {
	p.missing = append(p.missing, what)
	return "…"
}

// missNoun is miss where a noun phrase is wanted.
func (p *printer) missNoun(what string) noun { return one(p.miss(what)) }
