package oracle

import (
	"strings"

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

// isTurning says that an effect is about its object's being turned face up.
func isTurning(e *engine.Effect) bool {
	if e.Kind != engine.Replacement || e.When.Kind != engine.TurnFaceUp || len(e.Do) == 0 {
		return false
	}
	switch e.Do[0].Kind {
	case engine.EnterChoose, engine.EnterCopy, engine.EnterPay, engine.Offer, engine.EnterAs, engine.OneOf:
		return true
	}
	return false
}

// asItEnters writes "as ~ enters,", "as ~ is turned face up,".
func (p *printer) asItEnters(e *engine.Effect) string {
	s := "as " + p.some(e.When.Affected)
	switch {
	case e.When.Kind == engine.TurnFaceUp:
		s += " is turned face up"
	case len(e.When.Or) > 0:
		s += " enters or is turned face up"
	default:
		s += " enters"
	}
	return s + ", "
}

// becomesCopy writes what is chosen and becomes the original of a copy.
func (p *printer) becomesCopy(c *engine.Change) string {
	s := "choose " + p.some(c.Filter) + ". If you do, " + p.this() + " becomes a copy of that permanent"
	if except := p.exceptions(c); len(except) > 0 {
		s += ", except " + strings.Join(except, ", and ")
	}
	return s
}
