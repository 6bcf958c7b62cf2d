package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// The words for abilities that may be countered in the place of a spell, behind the spell and before it, and as they are printed.
const (
	abilitiesBehind = ", activated ability , or triggered ability;, or triggered ability"
	abilitiesBefore = "activated ability , triggered ability , or;triggered ability or"
)

// spellOrAbility reads what may be countered where that may be an ability too:
//
//	SpellOrAbility = "target" Spell ", activated ability, or triggered ability" | "target" "activated ability, triggered ability, or" Spell
//	               | Target "or ability" .
//
// It is carried out of a spell; an ability that is countered is no object of a question.
func (r *reader) spellOrAbility(in *engine.Instruction) (ok, said bool) {
	const target, ability, full = "target", "ability", "."
	at := r.i
	if !r.is(target) {
		return false, false
	}
	for i := r.i; r.toks[i].Text != full && i < len(r.toks)-1; i++ {
		said = said || r.toks[i].Text == ability
	}
	if !said {
		return false, false
	}
	r.i++
	if r.eatOneOf(abilitiesBefore) {
		var p Phrase
		if !r.nouns(&p) || p.Noun != engine.SpellNoun && len(p.Or) == 0 {
			return r.fail(), true
		}
		f := p.Filter
		f.Is, f.Targeted = engine.Target, true
		in.What, in.Filter, in.Word, r.it, r.aimed = engine.Target, &f, shape.OrAbility, engine.Target, true
		return true, true
	}
	r.i = at
	if !r.thing(in) || in.What != engine.Target || in.Filter == nil || !r.eatOneOf(abilitiesBehind) && !r.eatPhrase(shape.OrAbility) {
		return r.fail(), true
	}
	in.Word = shape.OrAbility
	return true, true
}
