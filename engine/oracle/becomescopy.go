package oracle

import (
	"apnap/engine"
)

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
