package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// manaForOne reads "Spend this mana only to cast Phrase, and that spell can't be
// countered": a spell cast with the mana can't be.
func (r *reader) manaForOne(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("spend", "this", "mana", "only", "to", "cast") {
		return false
	}
	p, ok := r.simple()
	if !ok || p.Named || p.Noun != engine.SpellNoun || !r.eatWords(",", "and", "that", "spell", "can't", "be", "countered") {
		r.i = at
		return r.fail()
	}
	f := p.Filter
	f.Marks = append(f.Marks, shape.CastWithMana)
	e.Kind = engine.Cant
	e.When = engine.Pattern{Kind: engine.CounterSpell, Affected: &f}
	return r.sentenceEnds()
}

// destroysBefore says that the sentence before a token destroys what "it can't
// be regenerated" then means: something other than the object that says so.
func (r *reader) destroysBefore(start int) bool {
	if !r.is("it", "can't", "be", "regenerated") {
		return false
	}
	for i := start - 2; i >= 0 && r.toks[i].Text != "."; i-- {
		if r.toks[i].Text == "destroy" {
			next := r.toks[i+1]
			return next.Text != "it" && next.Text != "this" && next.Kind != lex.SelfToken || r.it == engine.NoRef
		}
	}
	return false
}

// thoseBound says what "they" or "those creatures" are in an effect that stands by
// itself: of "they can't be regenerated" what the sentence before destroys, else
// what the question binds the effect to.
func (r *reader) thoseBound(e *engine.Effect, start int) {
	if e.Kind == engine.NoRegenerate && e.When.Affected != nil && (e.When.Affected.Is == engine.Those || r.toks[start].Text == "they") {
		e.When.Affected = &engine.Filter{Noun: engine.Permanent, Marks: []string{"destroyed this way"}}
		return
	}
	for _, f := range [...]*engine.Filter{e.When.Affected, e.When.Source, e.When.Doer} {
		switch {
		case f == nil:
		case f.Is == engine.Those:
			f.Is, f.Targets = engine.Target, "those"
		case f.Is == engine.ThatPlayerRef, f.Is == engine.ThatObject, f.Is == engine.ThatEntity:
			f.Is = engine.Target // named before: an event can't say whom it is about by itself
		}
	}
}

// entersForThatPlayer reports whether how something enters depends on "that
// player", whom its entering does not name.
func entersForThatPlayer(e *engine.Effect) bool {
	f := e.When.Affected
	if e.When.Kind != engine.Enter || f == nil || f.Is != engine.This {
		return false
	}
	found := false
	v := engine.Visitor{Filter: func(g *engine.Filter) {
		found = found || g.Controller == engine.ThatPlayer || g.Owner == engine.ThatPlayer || g.Is == engine.ThatPlayerRef
	}}
	for i := range e.Do {
		e.Do[i].Visit(&v)
	}
	return found
}

// onlyForbid says that effects only forbid: what an ability does afterwards
// changes nothing about them.
func onlyForbid(all []engine.Effect) bool {
	for i := range all {
		if k := all[i].Kind; k != engine.Cant && k != engine.NoRegenerate && k != engine.Unprevented {
			return false
		}
	}
	return true
}

// onlySelf says that effects only say what the ability does otherwise: what it does afterwards is
// none of them.
func onlySelf(all []engine.Effect) bool {
	return !slices.ContainsFunc(all, func(e engine.Effect) bool { return !e.Self })
}
