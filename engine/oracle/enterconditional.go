package oracle

import "apnap/engine"

// entersSo reads how what a spell puts onto the battlefield enters where it is
// of a kind: "If it enters as a creature, it enters with …", "If a creature
// enters this way, it enters with …".
func (r *reader) entersSo(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("if") {
		return false
	}
	var p Phrase
	ok := false
	if r.eatWords("it", "enters", "as") {
		p, ok = r.simple()
	} else if p, ok = r.simple(); ok {
		ok = r.eatWords("enters", "this", "way")
	}
	if !ok || p.Named || p.Players || !r.eatWords(",", "it") {
		r.i = at
		return false
	}
	subject := Phrase{Filter: engine.Filter{Is: engine.Target}}
	if !r.entersSentence(e, &subject) {
		r.i = at
		return false
	}
	e.If = append(e.If, engine.Cond{Kind: engine.RefIs, Ref: engine.ThatObject, Filter: &p.Filter})
	return true
}
