package oracle

import "apnap/engine"

// becomesCopy reads
//
//	"choose" Phrase ". If you do," ["until" … ","] "it becomes a copy of that creature" [", except" Exceptions] .
func (r *reader) becomesCopy(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("choose") {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok || !r.eatWords(".") || !r.eatWords("if", "you", "do", ",") {
		r.i = at
		return false
	}
	if r.eatWords("until") {
		if q, ok := r.simple(); !ok || q.Is != engine.This || !r.eat("is", "turned", "face", "down", ",") {
			r.i = at
			return r.fail()
		}
	}
	if q, ok := r.simple(); !ok || q.Is != engine.This || !r.eat("becomes", "a", "copy", "of", "that") {
		r.i = at
		return r.fail()
	}
	if _, ok := r.eatAny("creature", "permanent", "artifact", "land", "enchantment"); !ok {
		r.i = at
		return r.fail()
	}
	f := p.Filter
	c := engine.Change{Kind: engine.EnterCopy, Filter: &f, Who: e.May}
	list, ok := r.copyExceptions(c)
	e.Do = append(e.Do, list...)
	return ok
}

// exceptionIf reads an exception of a copy with its condition before it:
//
//	[","] "if" Condition "," "it" Enters ["and has" Keyword { "and" Keyword }] .
func (r *reader) exceptionIf() ([]engine.Change, bool) {
	r.eatWords(",")
	r.i++
	r.it = engine.ThatObject
	cond, ok := r.condition()
	if !ok || !r.eat(",", "it") || !r.enterVerb() {
		return nil, false
	}
	list, ok := r.manners(&engine.Effect{})
	if ok && r.eatWords("and", "has") {
		c := engine.Change{Kind: engine.EnterAs}
		for {
			w, found := r.keyword()
			if !found {
				return nil, false
			}
			c.Keywords = append(c.Keywords, w)
			if !r.eatWords("and") {
				break
			}
		}
		list = append(list, c)
	}
	return []engine.Change{{Kind: engine.When, If: &cond, Yes: list}}, ok
}
