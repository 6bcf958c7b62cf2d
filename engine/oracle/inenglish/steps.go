package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// steps writes what is done as sentences: what is done together or under one
// condition, then what follows on it, with every letter explained at the end of
// its sentence.
func (p *printer) steps(ins []engine.Instruction) string {
	var sentences []string
	for len(ins) > 0 {
		n := shape.Together(ins)
		if p.asksOfLater(&ins[0]) {
			n = 1
		}
		if done := &ins[0]; n == 1 && p.unlessDone(done) {
			sentences = append(sentences, p.unlessSays(done))
			p.self = true
			ins = ins[1:]
			continue
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
	subject := ""
	for i := range ins {
		mine := p.instructionSubject(&ins[i])
		switch {
		case i == 0:
		case p.ordersAnew(&ins[i], subject, mine):
			s += p.tail() + ". "
		default:
			s += " and "
		}
		said := p.instruction(&ins[i])
		if strings.HasSuffix(s, ". ") {
			said = Capital(said)
		}
		s += said
		if mine != "" || strings.HasSuffix(s, ". "+said) {
			subject = mine
		}
		p.self = p.self || i+1 < len(ins) && aimsAt(&ins[i])
	}
	return s + p.tail()
}

// ordersAnew reports whether an order stands behind what somebody else did, who would do it
// too if it stood in the same sentence.
func (p *printer) ordersAnew(in *engine.Instruction, before, subject string) bool {
	return subject == "" && !in.May && in.If == nil && !p.within && before != "" && before != p.you()
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

// unlessDone reports whether what somebody may do is told behind what comes of its not being
// done, which names whose permanent or spell it is about.
func (p *printer) unlessDone(in *engine.Instruction) bool {
	if !in.May || in.If != nil || in.Told || in.Who != engine.TargetController && in.Who != engine.TargetOwner || len(in.Then) > 0 || len(in.Else) != 1 || p.self || p.aimed != nil {
		return false
	}
	of := &in.Else[0]
	return of.Filter != nil && of.Filter.Is == engine.Target && of.Filter.Targeted && !of.May && of.If == nil && of.Unless == nil && len(of.Then)+len(of.Else) == 0
}

// unlessSays writes it: "destroy target creature unless its controller pays 3 life".
func (p *printer) unlessSays(in *engine.Instruction) string {
	s := p.instruction(&in.Else[0]) + " unless " + p.ref(in.Who)
	done := *in
	done.May = false
	if in.Verb == engine.Damage && in.Source == engine.This && in.On == in.Who {
		return s + " has " + p.this() + " deal " + p.dealt(&done) + " to them" + p.tail()
	}
	if in.Verb == engine.PayLife && !shape.IsShort(in.Amount) {
		return s + " pays life equal to " + p.amount(in.Amount) + p.tail()
	}
	verb, rest := p.verbWords(&done)
	return s + " " + lexicon.ThirdPerson(verb) + rest + p.tail()
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
	within := p.within
	p.within = true
	if len(in.Then) > 0 {
		sentences = append(sentences, yes+p.steps(in.Then))
	}
	if len(in.Else) > 0 {
		sentences = append(sentences, no+p.steps(in.Else))
	}
	p.within = within
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
