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

// damageMuch reads a number of damage, or a letter for it.
func (r *reader) damageMuch(in *engine.Instruction) bool {
	t := r.peek()
	letter, isLetter := letterOf(t)
	switch {
	case t.Kind == lex.NumberToken:
		in.Amount = shape.Lit(t.N)
	case isLetter && r.resolves:
		in.Amount = r.letter(letter)
	default:
		return false
	}
	r.i++
	return true
}

// damageBesides reads "and 4 damage to that creature's controller" after an
// instruction that deals damage.
func (r *reader) damageBesides(list []engine.Instruction) ([]engine.Instruction, bool) {
	last := list[len(list)-1]
	at := r.i
	const and, damageTo = "and", "damage to"
	in := engine.Instruction{Verb: engine.Damage, Source: last.Source}
	if last.Verb != engine.Damage || !r.eatPhrase(and) || !r.damageMuch(&in) || !r.eatPhrase(damageTo) || !r.damaged(&in) {
		r.i = at
		return list, false
	}
	if end := r.i; !r.where() {
		r.i = end
	}
	r.instructionIf(&in)
	return append(list, in), true
}
