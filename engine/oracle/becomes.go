package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// besidesItsTypes says of a choice of shapes that none of them takes a type away.
const besidesItsTypes = "besides its other types"

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
		one.What = besidesItsTypes
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
		one.Options = append(one.Options, (&printer{}).shape(&list[i]))
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
	c.Power, c.Toughness = lit(p), lit(t)
	return true
}

// shape writes "a 3/3 artifact creature with flying".
func (p *printer) shape(c *engine.Change) string {
	pt := ptOf(c)
	types := p.added(c)
	if types == "" && pt != "" {
		return pt
	}
	s := article(strings.TrimSpace(pt + " " + types))
	if len(c.Keywords) > 0 {
		s += " with " + strings.Join(c.Keywords, " and ")
	}
	return s
}

// ptOf is "3/3" of a change that gives a power and toughness, else "".
func ptOf(c *engine.Change) string {
	if c.Power == nil || c.Toughness == nil || c.Power.Op != engine.Lit || c.Toughness.Op != engine.Lit {
		return ""
	}
	p := &printer{}
	return p.amount(c.Power) + "/" + p.amount(c.Toughness)
}

// becomesSays writes what something becomes as it enters, "" where a change is
// none of that.
func (p *printer) becomesSays(c *engine.Change) string {
	if c.Kind == engine.EnterAs && c.Power != nil {
		return "it becomes " + p.shape(c) + " in addition to its other types"
	}
	if c.Kind != engine.OneOf || len(c.Modes) == 0 || c.Modes[0][0].Kind != engine.EnterAs {
		return ""
	}
	shapes := make([]string, len(c.Modes))
	for i := range c.Modes {
		shapes[i] = p.shape(&c.Modes[i][0])
	}
	s := "it becomes your choice of " + listed(shapes, "or")
	if c.What == besidesItsTypes {
		s += " in addition to its other types"
	}
	return s
}
