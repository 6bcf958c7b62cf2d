package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// followed is what follows from instructions without a condition, as sentences of
// their own.
func (p *printer) followed(ins []engine.Instruction) string {
	s := ""
	for i := range ins {
		if ins[i].If == nil {
			s += p.didSo(&ins[i])
		}
	}
	return s
}

// didSo is what follows where an instruction was carried out, and where it was
// not, as sentences of their own.
func (p *printer) didSo(in *engine.Instruction) string {
	s := ""
	if len(in.Then) > 0 {
		p.follows++
		s += ". " + french.Capital(french.If(p.does(in))) + ", " + p.list(in.Then) + p.tail() + p.followed(in.Then) + p.conditionals(in.Then)
	}
	if len(in.Else) > 0 {
		p.follows++
		s += ". Sinon, " + p.list(in.Else) + p.tail() + p.followed(in.Else) + p.conditionals(in.Else)
	}
	return s
}

// does is that an instruction was carried out: "vous faites ainsi"; of one unless
// somebody pays, that the price was paid.
func (p *printer) does(in *engine.Instruction) string {
	if in.Unless != nil {
		if in.Unless.Kind != engine.GameHas || !strings.HasPrefix(in.Unless.Word, "its controller pays ") {
			return p.miss("what follows a price")
		}
		return "son contrôleur paie"
	}
	if in.Who == engine.NoRef || in.Who == engine.RefYou {
		return p.you().does("faire") + " ainsi"
	}
	return "ce joueur fait ainsi"
}

// afterPrevention is the additional effect of a prevention that has a condition,
// as a sentence of its own.
func (p *printer) afterPrevention(in engine.Instruction) string {
	c := in.If
	in.If = nil
	when := ""
	switch {
	case c.Kind == engine.CountIs && c.Expr != nil && c.Expr.Op == engine.Prevented:
		p.conds++
		when = "des blessures sont prévenues de cette manière"
	case c.Kind == engine.AllOf && len(c.Subs) == 2 && c.Subs[1].Ref == engine.ThatSource && !c.Subs[1].Not:
		p.conds++
		when = "des blessures infligées " + p.some(c.Subs[1].Filter).by() + " sont prévenues de cette manière"
	default:
		when = p.cond(c)
	}
	return ". " + french.Capital(french.If(when)) + ", " + p.instruction(&in) + p.tail() + p.didSo(&in)
}

// discardWays is what follows a discard, by whether a card was discarded.
func (p *printer) discardWays(in *engine.Instruction) string {
	p.conds++
	s := ""
	if len(in.Then) > 0 {
		p.follows++
		s += ". Si ce joueur se défausse d'une carte de cette manière, " + p.list(in.Then) + p.tail()
	}
	if len(in.Else) > 0 {
		p.follows++
		s += ". Si ce joueur ne se défausse pas d'une carte de cette manière, " + p.list(in.Else) + p.tail()
	}
	return s
}

// conditionals writes the instructions that have a condition, as sentences of
// their own: each begins with ". ".
func (p *printer) conditionals(ins []engine.Instruction) string {
	s := ""
	for i := range ins {
		in := &ins[i]
		switch {
		case shape.DiscardsOr(in):
			s += p.discardWays(in)
		case in.If != nil && len(in.Then) > 0 && len(in.Else) > 0:
			s += ". " + p.miss("both ways after a condition")
		case in.If != nil:
			s += ". " + french.Capital(french.If(p.cond(in.If))) + ", " + p.instruction(in) + p.tail() + p.didSo(in)
		}
	}
	return s
}
