package oracle

import (
	"strings"

	"apnap/engine"
)

// tokensUnder reads "those tokens are created under your control": the tokens
// are another player's.
func (r *reader) tokensUnder(e *engine.Effect) bool {
	at := r.i
	const areCreated = "those tokens are created;that token is created;it is created;it 's created;they're created;they are created"
	if !r.eatOneOf(areCreated) {
		return false
	}
	if !r.eatWords("under", "your", "control") {
		r.i = at
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.EnterUnder, Ref: engine.RefYou})
	return true
}

// tokensOfAnother reads
//
//	"each token that" "would be created" Under "is created under your control instead" .
func (r *reader) tokensOfAnother(e *engine.Effect) bool {
	if !r.eat("each", "token", "that", "would", "be", "created") {
		return false
	}
	e.When = engine.Pattern{Kind: engine.CreateTokens}
	r.under(&e.When)
	r.duration()
	if !r.eat("is", "created", "under", "your", "control", "instead") {
		return false
	}
	e.Do = []engine.Change{{Kind: engine.EnterUnder, Ref: engine.RefYou}}
	return true
}

// copiesOfChosen reads "choose Phrase and create that many tokens that are copies
// of that creature".
func (r *reader) copiesOfChosen(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("choose") {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok || p.Players || p.Count == nil || p.Count.Op != engine.Lit || p.Count.N != 1 {
		r.i = at
		return false
	}
	if !r.eatWords("other", "than") {
		// "another creature" says so already.
	} else if q, ok := r.simple(); !ok || q.Is != engine.This {
		r.i = at
		return r.fail()
	} else {
		p.Other = true
	}
	if !r.eat("and", "create", "that", "many", "tokens", "that", "are", "copies", "of", "that") {
		r.i = at
		return false
	}
	if _, ok := r.eatAny("creature", "permanent", "artifact", "token", "enchantment"); !ok {
		r.i = at
		return false
	}
	f := p.Filter
	e.Do = append(e.Do, engine.Change{Kind: engine.TokensInstead, Filter: &f,
		Tokens: []engine.TokenSpec{copySpec(engine.Expr{Op: engine.That}, engine.Those)}})
	return true
}

// copySpec is a number of tokens that are copies.
func copySpec(n engine.Expr, of engine.Ref) engine.TokenSpec {
	return engine.TokenSpec{N: n, CopyOf: of, Tokens: engine.Tokens{Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject}}
}

// copyTokens reads "token that's a copy of Ref", "tokens that are copies of Ref",
// with what the copy has besides.
func (r *reader) copyTokens(s *engine.TokenSpec) bool {
	switch {
	case r.eatWords("token", "that", "'s", "a", "copy", "of"), r.eatWords("token", "that", "is", "a", "copy", "of"),
		r.eatWords("tokens", "that", "are", "copies", "of"), r.eatWords("tokens", "that's", "a", "copy", "of"), r.eatWords("token", "that's", "a", "copy", "of"):
	default:
		return false
	}
	p, ok := r.simple()
	if !ok || refOf(p.Filter) == engine.NoRef || p.Players || r.resolves && p.Is == engine.This {
		return r.fail()
	}
	s.CopyOf, s.Aim = refOf(p.Filter), aim(&p.Filter)
	r.names(&p.Filter)
	return r.copyExcept(&s.Tokens)
}

// copyExcept reads in what a token is no copy: ", except it isn't legendary", ", except it has haste", ", except it's
// an artifact in addition to its other types".
func (r *reader) copyExcept(t *engine.Tokens) bool {
	list, ok := r.copyExceptions(engine.Change{Kind: engine.EnterCopy})
	if !ok || len(list) > 1 || list[0].Replaces {
		return r.fail()
	}
	c := &list[0]
	t.Types, t.Subtypes, t.Keywords = t.Types|c.Types, append(t.Subtypes, c.Subtypes...), append(t.Keywords, c.Keywords...)
	for _, o := range c.Options {
		switch said, has := strings.CutPrefix(o, "has \""); {
		case o == engine.NotLegendary:
			t.NotTypes |= engine.Legendary
		case has && onlyTold(said) && !changesSize(said):
			t.Keywords = append(t.Keywords, OwnAbility)
		default:
			return r.fail()
		}
	}
	switch {
	case c.Power == nil && c.Toughness == nil:
	case c.Power == nil || c.Toughness == nil || c.Power.Op != engine.Lit || c.Toughness.Op != engine.Lit:
		return r.fail()
	default:
		t.Power, t.Toughness = c.Power.N, c.Toughness.N
	}
	return true
}

// eitherTokens reads "Specs or Specs" after "create": one of them is chosen.
func (r *reader) eitherTokens(first []engine.TokenSpec) (engine.Change, bool) {
	c := engine.Change{Kind: engine.OneOf, Who: engine.RefYou}
	add := func(specs []engine.TokenSpec) {
		c.Modes = append(c.Modes, []engine.Change{{Kind: engine.TokensInstead, Tokens: specs}})
		c.Options = append(c.Options, specs[0].Tokens.Name)
	}
	add(first)
	for r.is("or") {
		r.i++
		s, ok := r.tokenSpec()
		if !ok {
			return c, false
		}
		add([]engine.TokenSpec{s})
	}
	return c, true
}
