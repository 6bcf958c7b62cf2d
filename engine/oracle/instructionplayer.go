package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// The words for a whole hand, and for the cards in it.
const wholeHand = "their hand;their hands;your hand;all the cards in their hand;all the cards in your hand"

// countVerb reads "draw two cards", "mill that many cards", "discard ~", "scry 2".
func (r *reader) countVerb(v string, in *engine.Instruction) bool {
	in.Verb, _ = shape.KindTold(v)
	if in.Verb.LooksAtTop() {
		e, ok := r.sum()
		in.Amount = e
		if _, cards := r.eatAny("cards", "card"); ok && cards {
			return r.completed(&in.Amount, true)
		}
		return ok
	}
	if v == "discard" {
		if at := r.i; r.eatOneOf(wholeHand) {
			in.Amount = shape.Expr(engine.Expr{Op: engine.AllOfIt})
			return true
		} else if p, ok := r.simple(); ok && refOf(p.Filter) != engine.NoRef {
			in.What = refOf(p.Filter)
			return true
		} else if ok && p.Noun == engine.CardNoun && p.Count != nil && !p.Players && !shape.Same(p.Filter, engine.Filter{Noun: engine.CardNoun}) {
			f := p.Filter
			in.Filter, in.Amount, in.From = &f, p.Count, engine.Hand
			return true
		} else {
			r.i = at
		}
	}
	if v == "mill" && (r.eatWords("half", "their", "library") || r.eatWords("half", "your", "library")) {
		ref := engine.RefYou
		if r.toks[r.i-2].Text == "their" {
			ref = engine.ThatPlayerRef
		}
		r.half = shape.Expr(engine.Expr{Op: engine.HalfDown, A: shape.Expr(engine.Expr{Op: engine.LibraryOf, Ref: ref})})
		in.Amount = r.half
		return true
	}
	if r.eatWords("a", "card") || r.eatWords("an", "additional", "card") {
		in.Amount = shape.Lit(1)
	} else if !r.manyCards(in) {
		return false
	}
	if r.eatWords("at", "random") {
		in.Position = shape.AtRandom
	}
	return true
}

func (r *reader) manyCards(in *engine.Instruction) bool {
	const asDiscarded = "as many cards as they discarded this way"
	if r.resolves && r.eatPhrase(asDiscarded) {
		in.Amount = shape.Expr(engine.Expr{Op: engine.That})
		return true
	}
	if r.eatWords("cards") {
		e, ok := r.equalTo()
		in.Amount = e
		return ok
	}
	e, given, ok := r.quantity()
	if !ok {
		return false
	}
	r.eatWords("additional")
	if _, ok := r.eatAny("cards", "card"); !ok {
		return false
	}
	in.Amount = e
	return r.completed(&in.Amount, given)
}

// completed reads what may follow the noun: "plus one", "minus one", "equal to Sum".
func (r *reader) completed(dst **engine.Expr, given bool) bool {
	if !given {
		e, ok := r.equalTo()
		*dst = e
		return ok
	}
	op := engine.Sum
	switch {
	case r.is("plus") && (r.sumFollows() || r.ahead(1).Text == "an"):
		r.i++
	case r.is("minus") && r.sumFollows():
		r.i++
		op = engine.Diff
	default:
		return true
	}
	if r.eatWords("an", "additional") {
		*dst = shape.Expr(engine.Expr{Op: op, A: *dst, B: shape.Lit(1)})
		return true
	}
	b, ok := r.term()
	if ok {
		*dst = shape.Expr(engine.Expr{Op: op, A: *dst, B: b})
	}
	return ok
}

// lifeVerb reads "gain 3 life", "lose life equal to …", "win the game", "pay {2}".
func (r *reader) lifeVerb(v string, in *engine.Instruction) bool {
	if r.eatWords("the", "game") {
		in.Verb = engine.LoseGame
		if v == "win" {
			in.Verb = engine.WinGame
		}
		return v == "win" || v == "lose"
	}
	switch v {
	case "gain":
		in.Verb = engine.GainLife
	case "lose":
		in.Verb = engine.LoseLife
	case "pay":
		in.Verb, in.Pay = engine.PayLife, true
		if r.peek().Kind == lex.SymbolToken {
			in.Verb, in.Mana = engine.OtherAction, r.symbols()
			in.Word = "pay"
			return true
		}
	default:
		return r.fail()
	}
	if v == "gain" && r.eatWords("control", "of") {
		in.Verb = engine.GainControl
		if !r.thing(in) {
			return false
		}
		in.ThisTurn = r.turnLong()
		return in.What != engine.NoRef || in.Amount == nil || r.fail()
	}
	if r.eatWords("life") {
		e, ok := r.equalTo()
		in.Amount = e
		return ok
	}
	if in.Verb == engine.LoseLife && r.halfOfLife(in) {
		return true
	}
	e, given, ok := r.quantity()
	if !ok || !r.eat("life") {
		return false
	}
	in.Amount = e
	return r.completed(&in.Amount, given)
}

// halfOfLife reads "half your life", "half their life".
func (r *reader) halfOfLife(in *engine.Instruction) bool {
	const yours, theirs = "half your life", "half their life"
	ref := engine.RefYou
	if !r.eatPhrase(yours) {
		if ref = engine.ThatPlayerRef; in.Who == engine.Target {
			ref = engine.Target
		}
		if !r.eatPhrase(theirs) {
			return false
		}
	}
	r.half = shape.Expr(engine.Expr{Op: engine.HalfDown, A: shape.Expr(engine.Expr{Op: engine.LifeOf, Ref: ref})})
	in.Amount = r.half
	return true
}

// symbols reads a run of mana symbols.
func (r *reader) symbols() string {
	s := ""
	for r.peek().Kind == lex.SymbolToken {
		s += r.peek().Text
		r.i++
	}
	return s
}

// searchVerb reads "search your library for up to two basic land cards".
func (r *reader) searchVerb(in *engine.Instruction) bool {
	in.Verb = engine.SearchLibrary
	who := in.Who
	if !r.libraryOf(in) {
		return false
	}
	if r.resolves && r.eatPhrase(shape.OrGraveyard) {
		in.Word = shape.OrGraveyard
	}
	if !r.eat("for") {
		return false
	}
	if in.Who != engine.RefYou && in.Who != who {
		return r.fail() // somebody else's library
	}
	if r.eatWords("up", "to") {
		in.Word = "up to"
	}
	anyOne := r.is("any") && !r.is("any", "number")
	p, ok := r.nounPhrase()
	if !ok || p.Noun != engine.CardNoun && len(p.Or) == 0 {
		return r.fail()
	}
	if next := r.ahead(1); in.Word == shape.OrGraveyard && p.Name != "" && r.is(",") && next.Capital() {
		r.i++
		p.Name += ", " + r.properName()
	}
	in.Filter, in.Amount = &p.Filter, p.Count
	if anyOne && !p.Plural {
		in.Amount = shape.Lit(1)
	}
	r.it = engine.Those
	if r.resolves && in.Amount != nil && in.Amount.Op == engine.Lit && in.Amount.N > 1 {
		r.looked, r.put = in.Amount, nil
	}
	return true
}

// rollVerb reads "flip a coin", "roll two six-sided dice".
func (r *reader) rollVerb(v string, in *engine.Instruction) bool {
	in.Verb, _ = shape.KindTold(v)
	pt := engine.Pattern{Kind: in.Verb}
	if !r.rollWould(&pt) {
		return false
	}
	in.Amount = pt.Amount.N
	if pt.Each {
		in.Amount = shape.Lit(1)
	}
	if v == "roll" {
		in.Word = inenglish.OrElse(pt.What, "die")
	}
	return in.Amount != nil && (pt.Each || pt.Amount.Op == engine.Exactly) || r.fail()
}

// addVerb reads "add {G}{G}", "add six {G}", "add two mana of any one color".
func (r *reader) addVerb(in *engine.Instruction) bool {
	const anyMana = "mana of any color;mana of any one color;mana in any combination of colors"
	in.Verb, in.Mana = engine.ProduceMana, r.symbols()
	if at := r.i; in.Mana == "" {
		if n, ok := r.number(); ok && r.peek().Kind == lex.SymbolToken {
			in.Mana = repeat(r.peek().Text, n)
			r.i++
		} else if ok && r.eatOneOf(anyMana) {
			in.Mana = r.saidWords(at, r.i)
		}
	}
	return in.Mana != "" || r.fail()
}

// takeVerb reads "take an extra turn after this one".
func (r *reader) takeVerb(in *engine.Instruction) bool {
	const one, turns, afterThis = "an extra turn", "extra turns", "after this one"
	in.Verb, in.Amount = engine.ExtraTurn, shape.Lit(1)
	if !r.eatPhrase(one) {
		n, ok := r.sum()
		if !ok || !r.eatPhrase(turns) {
			return r.fail()
		}
		in.Amount = n
	}
	r.eatPhrase(afterThis)
	return true
}

// getVerb reads "get two rad counters", "get {E}{E}".
func (r *reader) getVerb(in *engine.Instruction) bool {
	const energy = "{E}"
	in.Verb, in.On = engine.PutCounters, in.Who
	at := r.i
	if e, given, ok := r.quantity(); r.resolves && ok && r.eatPhrase(energy) {
		in.Counter, in.Amount = "energy", e
		return r.completed(&in.Amount, given)
	}
	r.i = at
	if s := r.symbols(); s != "" {
		in.Counter, in.Amount = "energy", shape.Lit(len(s)/3)
		return s == repeat("{E}", len(s)/3) || r.fail()
	}
	return r.countersOf(in)
}

func repeat(s string, n int) string {
	out := ""
	for range n {
		out += s
	}
	return out
}

// dealVerb reads "deals 3 damage to Phrase", "deals damage to it equal to …".
func (r *reader) dealVerb(in *engine.Instruction) bool {
	in.Verb, in.Source = engine.Damage, in.Who
	in.Who = engine.NoRef
	if in.Source == engine.RefYou {
		return r.fail()
	}
	const byTheirPower = "damage equal to their power"
	if r.resolves && in.Source == engine.Target && r.eatPhrase(byTheirPower) {
		in.Amount = shape.Expr(engine.Expr{Op: engine.PowerOf, Ref: engine.Target})
		return r.eat("to") && r.damaged(in)
	}
	if r.eatWords("damage", "equal", "to") {
		e, ok := r.sum()
		if !ok {
			return false
		}
		in.Amount = e
		return r.eat("to") && r.damaged(in)
	}
	if r.eatWords("damage") {
		if !r.eat("to") || !r.damaged(in) {
			return false
		}
		e, ok := r.equalTo()
		in.Amount = e
		return ok
	}
	e, given, ok := r.quantity()
	if !ok || !given || r.toks[r.i-1].Text != "damage" && !r.eat("damage") {
		return false
	}
	in.Amount = e
	if r.is("divided") {
		return r.dividedAmong(in)
	}
	return r.eat("to") && r.damaged(in)
}

// damaged reads whom an instruction deals damage to.
func (r *reader) damaged(in *engine.Instruction) bool {
	r.eachOfTargets()
	if of, ok := r.belonging(); ok {
		in.On = of
		return in.On != engine.NoRef || r.fail()
	}
	if r.eatWords("the", "source", "'s", "controller") {
		in.On = engine.ThatSourceCtrl
		return true
	}
	at := r.i
	if of := (engine.Instruction{}); r.resolves && r.belongsToTarget(&of) {
		in.On, in.Filter = of.Who, of.Aim
		return true
	}
	if r.i = at; r.resolves && (in.Source == engine.This || in.Source == engine.Target) && r.eatPhrase(ownSelf) {
		in.On = in.Source // whatever was named between
		return true
	}
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	switch ref := refOf(p.Filter); {
	case p.Each && shape.Same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}):
		in.On = engine.EachOpponent
	case p.Each && shape.Same(p.Filter, engine.Filter{Players: true}):
		in.On = engine.EachPlayer
	case ref != engine.NoRef:
		in.On, in.Filter = ref, aim(&p.Filter)
		r.names(&p.Filter)
	default:
		in.Filter = &p.Filter
		if in.Source == engine.Target {
			in.Filter = otherThanTarget(in.Filter)
		}
		return p.Each || p.Plural || r.fail()
	}
	return true
}

// ownSelf is what deals damage, as what it is dealt to.
const ownSelf = "itself"

// otherThanTarget is a description in which "other" leaves the target out, not the object that
// speaks.
func otherThanTarget(f *engine.Filter) *engine.Filter {
	return shape.SwapOther(f, func(f *engine.Filter) bool { return f.Other && f.Not == nil }, func(f *engine.Filter) {
		f.Other, f.Not = false, &engine.Filter{Is: engine.Target}
	})
}

// saysOther reports whether a description, or one among several, says "other".
func saysOther(f *engine.Filter) bool {
	return f.Other || slices.ContainsFunc(f.Or, func(or engine.Filter) bool { return saysOther(&or) })
}
