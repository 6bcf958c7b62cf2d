package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// condition reads
//
//	Condition = Single { ("and" | "or") Single } .
func (r *reader) condition() (engine.Cond, bool) {
	if !r.enter() {
		r.leave()
		return engine.Cond{}, false
	}
	defer r.leave()
	c, ok := r.single()
	if !ok {
		return c, false
	}
	list, kind := []engine.Cond{c}, engine.NoCond
	for {
		at := r.i
		k := engine.NoCond
		switch {
		case r.eatWords("and"):
			k = engine.AllOf
		case r.eatWords("or"):
			k = engine.AnyOf
		}
		if k == engine.NoCond || kind != engine.NoCond && k != kind {
			r.i = at
			break
		}
		here := r.i
		more, ok := r.single()
		if last := list[len(list)-1]; !ok && last.Kind == engine.RefIs {
			r.i = here
			more, ok = r.about(last.Ref)
		}
		if !ok {
			r.i = at
			break
		}
		kind = k
		list = append(list, more)
	}
	if kind == engine.NoCond {
		return c, true
	}
	return engine.Cond{Kind: kind, Subs: list}, true
}

// single reads one condition by its subject.
func (r *reader) single() (engine.Cond, bool) {
	at := r.i
	for _, read := range []func() (engine.Cond, bool){r.turnCond, r.gameCond, r.libraryCond, r.countCond, r.manaCond, r.letterCond, r.namedCond, r.graveyardCond, r.costCond, r.controllerCond, r.payCond, r.playerCond, r.thingCond, r.historyCond, r.told} {
		if c, ok := read(); ok {
			return c, true
		}
		r.i = at
	}
	return engine.Cond{}, r.fail()
}

// turnCond reads "it's your turn", "it's not your turn".
func (r *reader) turnCond() (engine.Cond, bool) {
	c := engine.Cond{Kind: engine.TurnOf, Who: engine.You}
	if at := r.i; r.ordinalTurn() {
		return engine.Cond{Kind: engine.GameHas, Word: r.saidWords(at, r.i)}, true
	}
	switch {
	case r.eatWords("it", "'s", "your", "turn"):
	case r.eatWords("it", "'s", "not", "your", "turn"), r.eatWords("it", "isn't", "your", "turn"):
		c.Not = true
	case r.eatWords("it", "'s", "an", "opponent", "'s", "turn"):
		c.Who = engine.Opponent
	default:
		return c, r.fail()
	}
	return c, true
}

// gameCond reads what holds of the game as a whole or happened this turn.
func (r *reader) gameCond() (engine.Cond, bool) {
	for _, g := range [...]struct {
		words, mark string
		not         bool
	}{{"it's neither day nor night", "neither day nor night", false}, {"it's day", "day", false}, {"it's night", "night", false},
		{"a creature died this turn", "a creature died this turn", false},
		{"a creature died under your control this turn", "a creature died under your control this turn", false},
		{"a permanent left the battlefield under your control this turn", "a permanent left the battlefield under your control this turn", false},
		{"a permanent you controlled left the battlefield this turn", "a permanent left the battlefield under your control this turn", false},
		{"a creature left the battlefield under your control this turn", "a creature left the battlefield under your control this turn", false},
		{"a nonland permanent left the battlefield this turn or a spell was warped this turn",
			"a nonland permanent left the battlefield this turn or a spell was warped this turn", false},
		{"no opponents control creatures", "no opponents control creatures", false},
		{"an artifact or enchantment entered under your control this turn", "an artifact or enchantment entered under your control this turn", false}} {
		if r.eatWords(spaced(g.words)...) {
			return engine.Cond{Kind: engine.GameHas, Word: g.mark, Not: g.not}, true
		}
	}
	return engine.Cond{}, false
}

// spaced cuts words as the scanner cuts them.
func spaced(s string) []string {
	return strings.Fields(strings.ReplaceAll(s, "'s", " 's"))
}

// libraryCond reads "your library has no cards in it", "your library has at least
// that many cards in it".
func (r *reader) libraryCond() (engine.Cond, bool) {
	ref := engine.RefYou
	switch {
	case r.eatWords("your", "library"):
	case r.eatWords("their", "library"), r.eatWords("that", "player", "'s", "library"):
		ref = r.player
	default:
		return engine.Cond{}, false
	}
	c := engine.Cond{Kind: engine.CountIs, Expr: shape.Expr(engine.Expr{Op: engine.LibraryOf, Ref: ref})}
	if !r.eat("has") {
		return c, false
	}
	rng, ok := r.atLeast()
	c.Range = rng
	return c, ok && (r.eatWords("card", "in", "it") || r.eat("cards", "in", "it"))
}

// atLeast reads "no", "at least N", "N or more", "exactly N", "fewer than N", "more than N", "a".
func (r *reader) atLeast() (engine.Range, bool) {
	op := engine.NoCompare
	switch {
	case r.eatWords("no"), r.eatWords("not", "any"):
		return engine.Range{Op: engine.Exactly, N: shape.Lit(0)}, true
	case r.eatWords("at", "least"):
		op = engine.AtLeast
	case r.eatWords("exactly"):
		op = engine.Exactly
	case r.eatWords("fewer", "than"), r.eatWords("less", "than"):
		op = engine.LessThan
	case r.eatWords("more", "than"):
		op = engine.MoreThan
	case r.eatWords("at", "most"):
		op = engine.AtMost
	case r.is("a"), r.is("an"):
		r.i++
		return engine.Range{Op: engine.AtLeast, N: shape.Lit(1)}, true
	}
	e, ok := r.sum()
	if !ok {
		return engine.Range{}, false
	}
	switch {
	case r.eatWords("or", "more"), r.eatWords("or", "greater"):
		op = engine.AtLeast
	case r.eatWords("or", "fewer"), r.eatWords("or", "less"):
		op = engine.AtMost
	case op == engine.NoCompare:
		op = engine.Exactly
	}
	return engine.Range{Op: op, N: e}, true
}

// manaCond reads "at least three blue mana was spent to cast it", "no mana was
// spent to cast it", "two or more colors of mana were spent to cast it".
func (r *reader) manaCond() (engine.Cond, bool) {
	rng, ok := r.atLeast()
	if !ok {
		return engine.Cond{}, false
	}
	kind, ok := r.eatLongest([]string{"mana", "white mana", "blue mana", "black mana", "red mana", "green mana", "colors of mana", "mana of the same color"})
	if !ok || !r.eatWords("was", "spent", "to") && !r.eatWords("were", "spent", "to") {
		return engine.Cond{}, false
	}
	if r.eatWords("activate", "this", "ability") {
		return engine.Cond{Kind: engine.CountIs, Range: rng, Expr: shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: kind + " spent to activate this ability"})}, true
	}
	if !r.eat("cast") {
		return engine.Cond{}, false
	}
	p, ok := r.simple()
	if !ok || p.Is == engine.NoRef {
		return engine.Cond{}, false
	}
	return engine.Cond{Kind: engine.CountIs, Range: rng, Expr: shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: kind + " spent to cast it"})}, true
}

// namedCond reads "your devotion to red is less than five".
func (r *reader) namedCond() (engine.Cond, bool) {
	e, ok := r.named()
	if !ok || !r.eat("is") {
		return engine.Cond{}, false
	}
	rng, ok := r.atLeast()
	return engine.Cond{Kind: engine.CountIs, Expr: e, Range: rng}, ok
}

// graveyardCond reads "seven or more cards are in your graveyard".
func (r *reader) graveyardCond() (engine.Cond, bool) {
	rng, ok := r.atLeast()
	if !ok || !r.eatWords("cards", "are", "in", "your", "graveyard") {
		return engine.Cond{}, false
	}
	return engine.Cond{Kind: engine.CountIs, Range: rng, Expr: shape.Expr(engine.Expr{Op: engine.GraveyardOf, Ref: engine.RefYou})}, true
}

// What conditions say of a cost, and of mana.
const (
	costWasPaid = "cost was paid"
	spentToCast = " was spent to cast it"
)

// costCond reads what was done as the spell was cast: "the gift was promised",
// "this spell's madness cost was paid".
func (r *reader) costCond() (engine.Cond, bool) {
	at := r.i
	mark, ok, not := "", true, false
	switch {
	case r.peek().Kind == lex.SymbolToken:
		m := r.symbols()
		p, found := engine.Ref(0), r.eatWords("was", "spent", "to", "cast")
		if q, ok := r.simple(); found && ok {
			p = q.Is
		}
		if p == engine.NoRef {
			r.i = at
			return engine.Cond{}, false
		}
		mark = m + spentToCast
	case r.eatWords("the", "gift", "was", "promised"):
		mark = "gift was promised"
	case r.eatWords("the", "gift", "wasn't", "promised"):
		mark, not = "gift was promised", true
	case r.is("the") && r.ahead(1).Kind == lex.SymbolToken:
		r.i++
		if mark = r.symbols(); !r.eatPhrase(costWasPaid) {
			r.i = at
			return engine.Cond{}, false
		}
		mark += " " + costWasPaid
	case r.eatWords("evidence", "was", "collected"):
		mark = "evidence was collected"
	default:
		if p, found := r.simple(); !found || p.Is != engine.This || !r.eatWords("'s") {
			r.i = at
			return engine.Cond{}, false
		}
		if mark, ok = r.costPaid(); !ok {
			mark, ok = r.costUnpaid()
			not = ok
		}
	}
	return engine.Cond{Kind: engine.RefIs, Not: not, Ref: engine.This, Filter: &engine.Filter{Marks: []string{mark}}}, ok || r.fail()
}

// letterCond reads "X is 5 or more".
func (r *reader) letterCond() (engine.Cond, bool) {
	l, ok := letterOf(r.peek())
	if !ok {
		return engine.Cond{}, false
	}
	r.i++
	if !r.eat("is") {
		return engine.Cond{}, false
	}
	e := r.letter(l)
	rng, ok := r.atLeast()
	return engine.Cond{Kind: engine.CountIs, Expr: e, Range: rng}, ok
}

// countCond reads "there are five or more creature cards in your graveyard".
func (r *reader) countCond() (engine.Cond, bool) {
	if !r.eatWords("there", "are") && !r.eatWords("there", "is") {
		return engine.Cond{}, false
	}
	rng, ok := r.atLeast()
	if !ok {
		return engine.Cond{}, false
	}
	e, ok := r.counted1()
	if !ok {
		return engine.Cond{}, false
	}
	c := engine.Cond{Kind: engine.CountIs, Expr: e, Range: rng}
	if r.eatWords("as", "you", "cast", "~", "spell") || r.eatWords("as", "you", "cast", "this", "spell") {
		c.Word = shape.AsCast
	}
	return c, true
}

// trailing reads the condition at the end of a sentence:
//
//	( "if" | "unless" ) Condition .
func (r *reader) trailing() bool {
	at := r.i
	unless := r.is("unless")
	if !unless && !r.is("if") {
		return false
	}
	r.i++
	if r.aimed {
		r.it = engine.Target
	}
	c, ok := r.condition()
	if !ok {
		r.i = at
		return false
	}
	c.Not = c.Not != unless
	r.conds = append(r.conds, c)
	return true
}
