package oracle

import "apnap/engine"

// trailing reads the condition at the end of a sentence:
//
//	( "if" | "unless" ) Condition .
func (r *reader) trailing() bool {
	at := r.i
	unless := r.is("unless")
	if !unless && !r.is("if") {
		return false
	}
	r.i++
	if r.aimed {
		r.it = engine.Target
	}
	c, ok := r.condition()
	if !ok {
		r.i = at
		return false
	}
	c.Not = c.Not != unless
	r.conds = append(r.conds, c)
	return true
}
