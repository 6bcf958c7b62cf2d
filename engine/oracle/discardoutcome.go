package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// discardedThisWay reads what follows a discard that stands in place of an event,
// by whether there was a card to discard:
//
//	"if" Player ( "discards" | "doesn't discard" ) "a card this way," Instructions "." .
func (r *reader) discardedThisWay(in *engine.Instruction) bool {
	at := r.i
	if in.Verb != engine.Discard || in.What != engine.NoRef || in.Who != engine.ThatPlayerRef || !r.eatWords("if") {
		return false
	}
	if !r.eatWords("the", "player") && !r.eatWords("that", "player") && !r.eatWords("they") {
		r.i = at
		return false
	}
	not := r.eatWords("doesn't", "discard") || r.eatWords("don't", "discard")
	if !not && !r.eatWords("discards") && !r.eatWords("discard") || !r.eatWords("a", "card", "this", "way", ",") {
		r.i = at
		return false
	}
	r.player = engine.ThatPlayerRef
	ins, ok := r.plainInstructions()
	if !ok {
		return false
	}
	in.If = shape.HasCardToDiscard()
	if not {
		in.Else = append(in.Else, ins...)
	} else {
		in.Then = append(in.Then, ins...)
	}
	return true
}
