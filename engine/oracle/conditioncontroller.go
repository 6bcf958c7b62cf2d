package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// controllerCond reads what holds of "its controller": "its controller has three
// or more poison counters".
func (r *reader) controllerCond() (engine.Cond, bool) {
	if !r.eatWords("its", "controller") && !r.eatWords("that", "creature", "'s", "controller") && !r.eatWords("that", "spell", "'s", "controller") {
		return engine.Cond{}, false
	}
	ref := controllerOf(r.it)
	switch {
	case r.it == engine.Target, r.it == engine.This && r.spell:
		ref = engine.TargetController
	case r.it == engine.This && (r.spokeOf("enchanted") || r.spokeOf("equipped")):
		ref = engine.AttachedController
	}
	const poisoned, poison = "is poisoned", "poison"
	if ref != engine.NoRef && r.eatPhrase(poisoned) {
		return engine.Cond{Kind: engine.CountIs, Expr: shape.Expr(engine.Expr{Op: engine.CountersOn, Word: poison, Ref: ref}), Range: engine.Range{Op: engine.AtLeast, N: shape.Lit(1)}}, true
	}
	if ref == engine.NoRef || !r.eatWords("has") {
		return engine.Cond{}, r.fail()
	}
	return r.have(engine.AnyRelation, ref)
}

// someLife reads "3 life".
func (r *reader) someLife() bool {
	_, ok := r.number()
	return ok && r.eat("life")
}

// payCond reads "its controller pays {4}", "they pay 3 life", "you pay {1} for each Elf you control", kept in its words.
func (r *reader) payCond() (engine.Cond, bool) {
	at := r.i
	const payers = "its controller;that player;they;you;any player"
	if !r.eatOneOf(payers) {
		return engine.Cond{}, false
	}
	if _, ok := r.eatAny("pays", "pay"); !ok || r.symbols() == "" && !r.someLife() {
		return engine.Cond{}, r.fail()
	}
	const forEach = "for each"
	if _, more := r.isPhrase(forEach); more && r.resolves {
		behind := r.i
		if _, ok := r.forEach(); !ok {
			r.i = behind
		}
	}
	return engine.Cond{Kind: engine.GameHas, Word: r.saidWords(at, r.i)}, true
}

// moreThanYou reads "more cards in hand than you" after a number: of what that
// player has beyond what you have.
func (r *reader) moreThanYou(c *engine.Cond, ref engine.Ref) bool {
	op := engine.HandOf
	switch {
	case r.eatWords("more", "cards", "in", "hand", "than", "you"):
	case r.eatWords("more", "life", "than", "you"):
		op = engine.LifeOf
	default:
		return false
	}
	yours := engine.Expr{Op: op, Ref: engine.RefYou}
	c.Expr = shape.Expr(engine.Expr{Op: op, Ref: ref})
	c.Range.N = shape.Expr(engine.Expr{Op: engine.Sum, A: &yours, B: c.Range.N})
	return true
}

// differing reads "with different powers" after how many are controlled.
func (r *reader) differing(c *engine.Cond, p *Phrase) bool {
	if c.Range.Op == engine.NoCompare || !r.eatWords("with", "different") {
		return false
	}
	what, ok := r.eatAny("powers", "names", "toughnesses")
	if !ok {
		return r.fail()
	}
	words := inenglish.All(&p.Filter)
	if p.Controller == engine.AnyRelation && c.Who == engine.You {
		words += " you control"
	}
	c.Kind, c.Filter, c.Who = engine.CountIs, nil, engine.AnyRelation
	c.Expr = shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "different " + what + " among " + words})
	return true
}

// alsoNamed reads "and Throne of Empires" after "artifacts named Crown of
// Empires": one of each name.
func (r *reader) alsoNamed(c engine.Cond) (engine.Cond, bool) {
	if c.Filter == nil || c.Filter.Name == "" || c.Not || c.Range.Op != engine.NoCompare || !r.is("and") || !r.ahead(1).Capital() {
		return c, true
	}
	all := engine.Cond{Kind: engine.AllOf, Subs: []engine.Cond{c}}
	for r.eatWords("and") {
		f := *c.Filter
		if f.Name = r.properName(); f.Name == "" {
			return c, r.fail()
		}
		next := c
		next.Filter = &f
		all.Subs = append(all.Subs, next)
	}
	return all, true
}

// costPaid reads which cost of a spell was paid: "mayhem cost was paid".
func (r *reader) costPaid() (string, bool) {
	at := r.i
	for n := 0; n < 2; n++ {
		if r.peek().Kind != lex.WordToken || r.is("cost") || r.is("was") {
			break
		}
		r.i++
	}
	if r.i == at && r.peek().Kind == lex.SymbolToken {
		r.symbols()
	}
	if r.i == at || !r.eatPhrase(costWasPaid) {
		r.i = at
		return "", false
	}
	return strings.ToLower(r.rawWords(at, r.i)), true
}

// fromZoneMark reads "your library" after "entered from".
func (r *reader) fromZoneMark(f *engine.Filter) bool {
	at := r.i
	if _, ok := r.possessor(); !ok {
		return r.fail()
	}
	_, ok := r.zoneWord()
	f.Marks[0] += " " + r.saidWords(at, r.i)
	return ok
}

// drawnCond reads "drawn three or more cards this turn" after "you've".
func (r *reader) drawnCond() (engine.Cond, bool) {
	w, ok := r.eatAny("drawn", "cast", "discarded")
	if !ok {
		return engine.Cond{}, false
	}
	rng, ok := r.atLeast()
	if !ok {
		return engine.Cond{}, false
	}
	what, ok := r.eatLongest([]string{"cards", "spells"})
	if !ok || !r.eat("this", "turn") {
		return engine.Cond{}, false
	}
	return engine.Cond{Kind: engine.CountIs, Range: rng, Expr: shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: what + " you've " + w + " this turn"})}, true
}

// costUnpaid reads "additional cost wasn't paid", as the cost that was not.
func (r *reader) costUnpaid() (string, bool) {
	at := r.i
	for r.peek().Kind == lex.WordToken && !r.is("cost") && r.i < at+2 {
		r.i++
	}
	name := strings.ToLower(r.rawWords(at, r.i))
	if r.i == at || !r.eatWords("cost", "wasn't", "paid") {
		r.i = at
		return "", false
	}
	return name + " cost was paid", true
}

// ordinal reads "first", "second" and so on.
func (r *reader) ordinal() bool {
	_, ok := r.eatAny("first", "second", "third", "fourth", "fifth")
	return ok
}

// ordinalTurn reads "it's your first, second, or third turn of the game", which a
// fact has to say.
func (r *reader) ordinalTurn() bool {
	at := r.i
	if !r.eatWords("it", "'s", "your") {
		return false
	}
	for {
		if !r.ordinal() {
			break
		}
		comma := r.eatWords(",")
		if !r.eatWords("or") && !comma {
			break
		}
	}
	if r.eatWords("turn", "of", "the", "game") {
		return true
	}
	r.i = at
	return false
}

// compared reads "more life than you", "fewer cards in hand than an opponent": what
// one player has against what another has.
func (r *reader) compared(ref engine.Ref) (engine.Cond, bool) {
	at := r.i
	c := engine.Cond{Kind: engine.CountIs}
	switch {
	case r.eatWords("more"):
		c.Range.Op = engine.MoreThan
	case r.eatWords("less"), r.eatWords("fewer"):
		c.Range.Op = engine.LessThan
	default:
		return c, false
	}
	op := engine.HandOf
	if r.eatWords("life") {
		op = engine.LifeOf
	} else if !r.eatWords("cards", "in", "hand") {
		r.i = at
		return c, false
	}
	other := engine.NoRef
	switch {
	case ref == engine.RefYou && (r.eatWords("than", "an", "opponent") || r.eatWords("than", "any", "opponent")):
		other = engine.AnOpponent
	case ref != engine.RefYou && r.eatWords("than", "you"):
		other = engine.RefYou
	}
	if other == engine.NoRef || ref == engine.NoRef {
		r.i = at
		return c, false
	}
	c.Expr, c.Range.N = shape.Expr(engine.Expr{Op: op, Ref: ref}), shape.Expr(engine.Expr{Op: op, Ref: other})
	return c, true
}

// opponentsControl reads "your opponents control eight or more lands": of all
// opponents together.
func (r *reader) opponentsControl() (engine.Cond, bool) {
	at := r.i
	r.i += 3
	rng, ok := r.atLeast()
	if ok {
		other := r.eatWords("other")
		p, named := r.nounPhrase()
		if named && !p.Players && p.Controller == engine.AnyRelation {
			p.Filter.Controller, p.Filter.Other = engine.Opponent, p.Filter.Other || other
			return engine.Cond{Kind: engine.CountIs, Range: rng, Expr: shape.Expr(engine.Expr{Op: engine.CountOf, Filter: &p.Filter})}, true
		}
	}
	r.i = at
	return engine.Cond{}, r.fail()
}
