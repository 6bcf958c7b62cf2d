package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// steps writes what is done as sentences: what is done together or under one
// condition, then what follows on it, with every letter explained at the end of
// its sentence.
func (p *printer) steps(ins []engine.Instruction) string {
	var sentences []string
	for len(ins) > 0 {
		n := together(ins)
		if p.asksOfLater(&ins[0]) {
			n = 1
		}
		sentences = append(sentences, p.step(ins[:n]))
		p.self = p.self || aimsAt(&ins[n-1])
		sentences = append(sentences, p.follows(&ins[n-1])...)
		ins = ins[n:]
	}
	for i := 1; i < len(sentences); i++ {
		sentences[i] = Capital(sentences[i])
	}
	return strings.Join(sentences, ". ")
}

// together is how many instructions stand in one sentence: nothing stands behind
// one that something follows on.
func together(ins []engine.Instruction) int {
	n := 1
	for n < len(ins) && len(ins[n-1].Then)+len(ins[n-1].Else) == 0 && ins[n-1].If.Equal(ins[n].If) {
		n++
	}
	return n
}

// step writes instructions that have the same condition or none.
func (p *printer) step(ins []engine.Instruction) string {
	s := ""
	if p.asksOfLater(&ins[0]) {
		said := p.instruction(&ins[0])
		return said + " if " + p.cond(ins[0].If) + p.tail()
	}
	if c := ins[0].If; c != nil && !shape.DiscardsOr(&ins[0]) {
		s = "if " + p.cond(c) + ", "
	}
	parts := make([]string, len(ins))
	for i := range ins {
		parts[i] = p.instruction(&ins[i])
		p.self = p.self || i+1 < len(ins) && aimsAt(&ins[i])
	}
	return s + strings.Join(parts, " and ") + p.tail()
}

// asksOfLater reports whether the condition of an instruction asks of a target that nothing has
// named before, so that it stands behind what names it.
func (p *printer) asksOfLater(in *engine.Instruction) bool {
	if in.If == nil || in.May || len(in.Then)+len(in.Else) > 0 || in.Filter == nil || !in.Filter.Targeted || in.Filter.Is != engine.Target || p.self || p.aimed != nil || shape.DiscardsOr(in) {
		return false
	}
	asks := in.If.Ref == engine.Target || in.If.Expr != nil && in.If.Expr.Ref == engine.Target
	for i := range in.If.Subs {
		asks = asks || in.If.Subs[i].Ref == engine.Target
	}
	return asks
}

// aimsAt reports whether an instruction speaks of the target, which is "that
// target" from then on.
func aimsAt(in *engine.Instruction) bool {
	return in.Filter != nil && in.Filter.Is == engine.Target || in.Who == engine.Target || in.What == engine.Target || in.On == engine.Target || in.Source == engine.Target
}

// follows are the sentences of what follows on an action, or on its not being done.
func (p *printer) follows(in *engine.Instruction) []string {
	yes, no := "if you do, ", "if you don't, "
	switch {
	case shape.DiscardsOr(in):
		yes, no = "if that player discards a card this way, ", "if that player doesn't discard a card this way, "
	case in.If != nil:
		no = "otherwise, "
	case !in.May:
		no = "if you can't, "
	}
	if in.Unless != nil {
		yes, no = "if they do, ", "otherwise, " // who is asked to pay
	}
	var sentences []string
	if len(in.Then) > 0 {
		sentences = append(sentences, yes+p.steps(in.Then))
	}
	if len(in.Else) > 0 {
		sentences = append(sentences, no+p.steps(in.Else))
	}
	return sentences
}

// marks are what an effect says besides, as sentences of their own.
func marks(e *engine.Effect) string {
	s := ""
	for i := range e.Do {
		if e.Do[i].Kind == engine.MarkEvent {
			s += ". " + e.Do[i].What
		}
	}
	return s
}
