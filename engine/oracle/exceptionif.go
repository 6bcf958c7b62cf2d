package oracle

import "apnap/engine"

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
