package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// multiplies reads
//
//	( "Double" | "Triple" ) "all" ["combat" | "noncombat"] "damage" Whose ,
//
// which is a replacement though no "instead" says so: the amount becomes that
// many times as much.
func (r *reader) multiplies(e *engine.Effect) bool {
	w, ok := r.eatAny("double", "triple")
	if !ok || !r.eat("all") {
		return false
	}
	e.When.Kind = engine.Damage
	r.combat(&e.When)
	if !r.eat("damage") {
		return false
	}
	if both, ok := r.damageWhom(e); !ok || both {
		return false
	}
	times := map[string]int{"double": 2, "triple": 3}[w]
	e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: times1(shape.Lit(times), shape.Expr(engine.Expr{Op: engine.That}))}}
	return true
}

// spellAhead says that "the next" is followed by a spell.
func (r *reader) spellAhead() bool {
	for n := 2; n < 8; n++ {
		if w := r.ahead(n).Text; w == "spell" || w == "damage" || w == "time" {
			return w == "spell"
		}
	}
	return false
}

// nextSpell reads "the next creature spell you cast this turn" as the spell that
// the question is about.
func (r *reader) nextSpell() (Phrase, bool) {
	at := r.i
	if !r.eatWords("the", "next") {
		return Phrase{}, false
	}
	p := Phrase{}
	if !r.nouns(&p) || p.Noun != engine.SpellNoun || p.Controller != engine.You || p.Plural || !r.eatWords("this", "turn") {
		r.i = at
		return Phrase{}, false
	}
	p.Is, p.Named, p.Controller, p.Targets = engine.Target, true, engine.AnyRelation, shape.NextCast
	return p, true
}

// whichEnter reads "one or more creatures you control enter this turn, each
// enters …" after "the next time", which says of an entering what "would enter"
// says elsewhere.
func (r *reader) whichEnter(e *engine.Effect) bool {
	p, ok := r.nounPhrase()
	if !ok || p.Players || p.Is != engine.NoRef || !r.enterVerb() {
		return false
	}
	e.When = engine.Pattern{Kind: engine.Enter, Affected: &p.Filter}
	for r.duration() || r.under(&e.When) {
	}
	if !r.eat(",") || !r.eatWords("they") && !r.eatWords("each") && !r.eatWords("it") && !r.eatWords("each", "of", "them") {
		return false
	}
	r.it = engine.ThatObject
	list, ok := r.enters(e)
	e.Do = list
	return ok
}
