package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// someOfThose reads "two of those cards" as that many cards nobody named.
func (r *reader) someOfThose(in *engine.Instruction) bool {
	at := r.i
	n, ok := r.number()
	if !ok || !r.eatWords("of", "those", "cards") && !r.eatWords("of", "them") || !r.spokeOf("library") || r.spokeOf("exile") {
		r.i = at
		return false
	}
	in.Amount, in.From, in.Word = shape.Lit(n), engine.Library, shape.ThoseCards
	r.puts(at, in.Amount)
	return true
}

// spokeOf says that a word was read before.
func (r *reader) spokeOf(word string) bool {
	for _, t := range r.toks[:r.i] {
		if t.Text == word {
			return true
		}
	}
	return false
}

// damageBesides reads "and 4 damage to that creature's controller" after an
// instruction that deals damage.
func (r *reader) damageBesides(list []engine.Instruction) ([]engine.Instruction, bool) {
	last := list[len(list)-1]
	at := r.i
	if last.Verb != engine.Damage || !r.eatWords("and") || r.peek().Kind != lex.NumberToken || r.ahead(1).Text != "damage" || r.ahead(2).Text != "to" {
		r.i = at
		return list, false
	}
	in := engine.Instruction{Verb: engine.Damage, Source: last.Source, Amount: shape.Lit(r.peek().N)}
	r.i += 3
	if !r.damaged(&in) {
		r.i = at
		return list, false
	}
	return append(list, in), true
}
