package inenglish

import (
	"strings"

	"apnap/engine"
)

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
	s += p.except(c)
	return s
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
	if c.What == BesidesItsTypes {
		s += " in addition to its other types"
	}
	return s
}

// Becoming is what something becomes: "a 3/3 artifact creature with flying".
func Becoming(c *engine.Change) string { return (&printer{}).shape(c) }

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

// BesidesItsTypes says of a choice of shapes that none of them takes a type away.
const BesidesItsTypes = "besides its other types"
