package engine

import (
	"strings"
)

// timesTokens changes the number of every group of tokens that the effect is
// about.
func (r *rewriting) timesTokens(c *Change) {
	groups := append([]Tokens(nil), r.cur.Tokens...)
	for i := range groups {
		if !r.concerns(&groups[i]) {
			continue
		}
		r.v.that = groups[i].N
		n, ok := r.v.eval(c.Amount)
		if !ok {
			r.amount(c.Amount)
			return
		}
		groups[i].N = n
	}
	r.cur.Tokens, r.cur.Amount, r.a.acted = groups, countTokens(groups), true
}

// concerns reports whether an effect on the creation of tokens is about those:
// of tokens created together it changes only the ones it names.
func (r *rewriting) concerns(t *Tokens) bool {
	f := r.a.inst.Effect.When.Token
	if f == nil {
		return true
	}
	o := tokenObject(t, r.cur.Under)
	o.Zone = Battlefield
	return r.v.matchObject(f, NoObject, &o) == Yes
}

// tokens replaces or adds groups of tokens.
func (r *rewriting) tokens(c *Change) {
	if c.Filter != nil && !r.chooseCopied(c.Filter) {
		return
	}
	total := 0
	var groups []Tokens
	for i := range r.cur.Tokens {
		concerned := r.concerns(&r.cur.Tokens[i])
		if concerned {
			total += r.cur.Tokens[i].N
		}
		if !concerned || c.Kind != TokensInstead {
			groups = append(groups, r.cur.Tokens[i])
		}
	}
	for i := range c.Tokens {
		r.v.that = total
		t, ok := r.v.tokensOf(&c.Tokens[i])
		if !ok {
			r.a.w.fail(r.v.need(r.a.id))
			return
		}
		groups = append(groups, t)
	}
	r.cur.Tokens, r.cur.Amount, r.a.acted = groups, countTokens(groups), true
}

// countTokens is how many tokens some groups are together.
func countTokens(groups []Tokens) int {
	n := 0
	for i := range groups {
		n += groups[i].N
	}
	return n
}

// mana changes what mana is produced.
func (r *rewriting) mana(c *Change) {
	r.a.acted = true
	switch c.Kind {
	case ManaInstead:
		r.manaInstead(c)
	case ManaTimes:
		n := r.amount(c.Amount)
		if n*len(r.cur.Mana) > maxMana {
			r.a.w.fail(ErrTooLarge)
			return
		}
		r.cur.Mana = strings.Repeat(r.cur.Mana, n)
	case ManaPlus:
		r.cur.Mana += c.What
	}
}
