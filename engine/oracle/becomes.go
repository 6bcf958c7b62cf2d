package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// becomesAs reads what something becomes as it enters:
//
//	"it becomes" ( ["your choice of"] Shape { "," Shape } "or" Shape | Shape ) ["in addition to its other types"] .
func (r *reader) becomesAs(e *engine.Effect) bool {
	if !r.eatWords("it", "becomes") {
		return false
	}
	choice := r.eatWords("your", "choice", "of")
	var list []engine.Change
	for {
		c, ok := r.shape()
		if !ok {
			return false
		}
		list = append(list, c)
		comma := r.eatWords(",")
		if !r.eatWords("or") && !comma {
			break
		}
	}
	if choice != (len(list) > 1) {
		return r.fail()
	}
	one := engine.Change{Kind: engine.OneOf}
	if r.eatWords("in", "addition", "to", "its", "other", "types") {
		one.What = inenglish.BesidesItsTypes
		for i := range list {
			if list[i].Types == 0 && len(list[i].Subtypes) == 0 {
				return r.fail()
			}
		}
	} else if !choice {
		return r.fail()
	}
	if !choice {
		e.Do = append(e.Do, list[0])
		return true
	}
	for i := range list {
		one.Modes = append(one.Modes, []engine.Change{list[i]})
		one.Options = append(one.Options, inenglish.Becoming(&list[i]))
	}
	e.Do = append(e.Do, one)
	return true
}

// shape reads "a 3/3 artifact creature", "a 2/2 creature with flying", "5/1".
func (r *reader) shape() (engine.Change, bool) {
	c := engine.Change{Kind: engine.EnterAs}
	article := r.eatWords("a") || r.eatWords("an")
	if r.peek().Kind != lex.PTToken || !r.shapePT(&c) {
		return c, r.fail()
	}
	if !article {
		return c, true
	}
	if !r.addedTypes(&c) {
		return c, false
	}
	for r.eatWords("with") || len(c.Keywords) > 0 && r.eatWords("and") {
		w, ok := r.keyword()
		if !ok {
			return c, false
		}
		c.Keywords = append(c.Keywords, w)
	}
	return c, true
}

// shapePT reads a power and toughness.
func (r *reader) shapePT(c *engine.Change) bool {
	p, t, ok := splitPT(r.peek().Text)
	if !ok {
		return r.fail()
	}
	r.i++
	c.Power, c.Toughness = shape.Lit(p), shape.Lit(t)
	return true
}
