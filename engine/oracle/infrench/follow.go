package infrench

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// steps writes instructions in the order in which they are carried out: those that have the same
// condition or none in one sentence, and behind it what follows from the last of them.
func (p *printer) steps(ins []engine.Instruction) string {
	var sentences []string
	for len(ins) > 0 {
		n := shape.Together(ins)
		s := p.step(ins[:n])
		if len(sentences) > 0 {
			s = french.Capital(s)
		}
		sentences, ins = append(sentences, s), ins[n:]
	}
	return strings.Join(sentences, ". ")
}

// step writes instructions that have the same condition or none, with what follows from the last.
func (p *printer) step(ins []engine.Instruction) string {
	last := &ins[len(ins)-1]
	switch {
	case shape.DiscardsOr(last):
		return p.list(ins) + p.tail() + p.discardWays(last)
	case last.If == nil:
		return p.list(ins) + p.tail() + p.didSo(last)
	case len(last.Then) > 0 && len(last.Else) > 0:
		return p.miss("both ways after a condition")
	}
	done := slices.Clone(ins)
	for i := range done {
		done[i].If = nil
	}
	when := french.If(p.cond(last.If))
	p.conds += len(ins) - 1 // of the others, said once for all
	return when + ", " + p.list(done) + p.tail() + p.didSo(last)
}

// didSo is what follows where an instruction was carried out, and where it was
// not, as sentences of their own.
func (p *printer) didSo(in *engine.Instruction) string {
	s := ""
	if len(in.Then) > 0 {
		p.follows++
		s += ". " + french.Capital(french.If(p.does(in))) + ", " + p.steps(in.Then)
	}
	if len(in.Else) > 0 {
		p.follows++
		s += ". Sinon, " + p.steps(in.Else)
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
		s += ". Si ce joueur se défausse d'une carte de cette manière, " + p.steps(in.Then)
	}
	if len(in.Else) > 0 {
		p.follows++
		s += ". Si ce joueur ne se défausse pas d'une carte de cette manière, " + p.steps(in.Else)
	}
	return s
}

// conditionals writes the instructions that have a condition, as sentences of
// their own: each begins with ". ".
func (p *printer) conditionals(ins []engine.Instruction) string {
	s := ""
	for i := range ins {
		if shape.DiscardsOr(&ins[i]) {
			s += p.discardWays(&ins[i])
		} else if ins[i].If != nil {
			s += ". " + french.Capital(p.step(ins[i:i+1]))
		}
	}
	return s
}
