package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// preventSentence reads what follows "prevent":
//
//	"all [combat] damage" Whom | "the next N damage" Whom | "half the damage" Whom | Sum "of that damage" .
func (r *reader) preventSentence(e *engine.Effect) ([]engine.Effect, bool) {
	e.Kind = engine.Prevention
	e.Do = []engine.Change{{Kind: engine.PreventAll}}
	switch {
	case r.eatWords("all"), r.eatWords("any"):
		e.When.Kind = engine.Damage
		r.combat(&e.When)
		if !r.eat("damage") {
			return nil, false
		}
	case r.eatWords("the", "next"):
		if !r.nextN(e) {
			return nil, false
		}
	case r.eatWords("half", "the", "damage"):
		e.When.Kind = engine.Damage
		e.Do[0] = engine.Change{Kind: engine.PreventUpTo, Amount: shape.Expr(engine.Expr{Op: engine.HalfDown, A: shape.Expr(engine.Expr{Op: engine.That})})}
		r.half = e.Do[0].Amount
	default:
		return one(e, r.preventsOwn(e))
	}
	start := r.i
	both, ok := r.damageWhom(e)
	if !ok || e.Budget.Kind == engine.NextN && !r.oneShield(e, start) {
		return nil, false
	}
	r.where()
	r.rounded()
	if both {
		by := *e
		by.When.Source, by.When.Affected = e.When.Affected, nil
		return []engine.Effect{*e, by}, true
	}
	return []engine.Effect{*e}, true
}

// preventsOwn reads "X of that damage", of the damage that the object itself deals in the sentence
// before.
func (r *reader) preventsOwn(e *engine.Effect) bool {
	n, ok := r.sum()
	if !ok || !r.eat("of", "that", "damage") || !hasVerb(r.said.words, engine.Damage) || r.dealer() != engine.This {
		return r.fail()
	}
	e.When = engine.Pattern{Kind: engine.Damage, Source: &engine.Filter{Is: engine.This}}
	e.Budget, e.Until = engine.Budget{Kind: engine.NextTime}, engine.ThisTurn
	e.Do[0] = engine.Change{Kind: engine.PreventUpTo, Amount: n}
	r.where()
	return true
}

// oneShield says whether "the next N damage" is one shield for all it names, or
// one for each of them: "to each creature" (cr.ShieldForEach). Where it is said of
// some of them only, or of things chosen, it is not understood.
func (r *reader) oneShield(e *engine.Effect, start int) bool {
	end, singles := r.i, 0
	for i := start + 1; i < end; i++ {
		before, w := r.toks[i-1].Text, r.toks[i].Text
		if before != "to" && before != "and" && before != "and/or" {
			continue
		}
		switch {
		case w == "each" && r.toks[i+1].Text == "of":
			r.i, r.far = i, i
			return false
		case w == "each":
			e.Budget.Each = true
		case w != "target":
			singles = i
		}
	}
	if e.Budget.Each && singles > 0 {
		r.i, r.far = singles, singles
		return false
	}
	if f := e.When.Affected; e.Budget.Each && len(f.Or) == 2 && f.Or[0].Is == engine.Target {
		f.Or[1].Other = false // "each other" than the target, which has its own
	}
	return true
}

// nextN reads "N [combat] damage" after "the next".
func (r *reader) nextN(e *engine.Effect) bool {
	n, ok := r.sum()
	if !ok {
		return false
	}
	e.When.Kind = engine.Damage
	e.Budget = engine.Budget{Kind: engine.NextN, N: n}
	r.combat(&e.When)
	return r.eat("damage")
}

// damageWhom reads whose damage it is:
//
//	["that" ["would be dealt" | Phrase "would deal"]] | Phrase "would deal" …
//
// both is set for "dealt to and dealt by".
func (r *reader) damageWhom(e *engine.Effect) (both, ok bool) {
	pt := &e.When
	if r.eatWords("that", "would", "be", "dealt") {
		if r.eatWords("to", "and", "dealt", "by") || r.eatWords("to", "and", "by") {
			both = true
			p, ok := r.concerned()
			if !ok {
				return false, false
			}
			pt.Affected = recipient(p.Filter)
		}
		if !both && r.divided(e) {
			return false, r.dealtTail(e)
		}
		return both, r.dealtTo(pt) && r.dealtTail(e)
	}
	at := r.i
	p, ok := r.pronoun()
	if _, many, _ := shape.TypeWord(r.toks[r.i-1].Text); !ok || many || !r.is("would") {
		r.i = at
		r.eatWords("that")
		p, ok = r.concerned()
	}
	if !ok || !r.eat("would", "deal") {
		return false, false
	}
	if p.Is == engine.ThatSource {
		if !r.chose {
			return false, r.fail() // which source it is, nothing has said
		}
		p.Filter = engine.Filter{Is: engine.ChosenSource, Noun: engine.SourceNoun}
	}
	pt.Source = sourceOf(p.Filter)
	return false, r.dealtTo(pt) && r.dealtTail(e)
}

// dealtTail reads what may follow: a duration, a condition, "where X is …".
func (r *reader) dealtTail(e *engine.Effect) bool {
	for r.where() || r.eventAdverb(&e.When) || r.shareColor(&e.When) || r.trailing() || r.exceptBy(e) {
	}
	return true
}

// shareColor reads "if they share a color" of what deals damage and what is dealt it.
func (r *reader) shareColor(pt *engine.Pattern) bool {
	const they = "if they share a color"
	if pt.Source == nil || pt.Affected == nil || hasPlayers(pt.Affected) || !r.eatPhrase(they) {
		return false
	}
	if pt.Source.Other { // than what is dealt it
		pt.Source.Other, pt.Source.Not = false, &engine.Filter{Is: engine.ThatObject}
	}
	r.conds = append(r.conds, engine.Cond{Kind: engine.RefIs, Ref: engine.ThatSource, Filter: &engine.Filter{SharesWith: "color", SharesRef: engine.ThatObject}})
	return true
}

// redirectSentence reads
//
//	("all [combat] damage" | "the next N damage") Whom "is dealt to" Phrase "instead" .
func (r *reader) redirectSentence(e *engine.Effect) bool {
	switch {
	case r.eatWords("all"):
		e.When.Kind = engine.Damage
		r.combat(&e.When)
		if !r.eat("damage") {
			return false
		}
	case r.eatWords("the", "next"):
		if !r.nextN(e) {
			return false
		}
	case r.eatWords("damage", "that", "would", "reduce", "your", "life", "total", "to", "less", "than"):
		return r.lifeFloor(e)
	default:
		return r.fail()
	}
	if both, ok := r.damageWhom(e); !ok || both {
		return false
	}
	if r.eatWords("deals", "double", "that", "damage") {
		return r.fail()
	}
	if !r.eatWords("is", "dealt", "to") && !r.eatWords("are", "dealt", "to") {
		return r.fail()
	}
	r.antecedents(&e.When)
	r.when = &e.When
	ref, who, ok := r.receiver()
	e.Do = []engine.Change{{Kind: engine.RedirectTo, Ref: ref, Filter: who}}
	return ok && r.eat("instead")
}

// lifeFloor reads "7 reduces it to 7 instead".
func (r *reader) lifeFloor(e *engine.Effect) bool {
	n, ok := r.sum()
	if !ok || !r.eat("reduces", "it", "to") {
		return false
	}
	to, ok := r.sum()
	if !ok || !r.eat("instead") {
		return false
	}
	e.When = engine.Pattern{Kind: engine.Damage, LifeBelow: n, Affected: &engine.Filter{Players: true, Player: engine.You}}
	e.Do = []engine.Change{{Kind: engine.LifeFloor, Amount: to}}
	return true
}
