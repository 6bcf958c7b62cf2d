package apply

import (
	"apnap/engine"
	"apnap/engine/look"
)

// timesTokens changes the number of every group of tokens that the effect is
// about.
func (r *Rewriting) timesTokens(c *engine.Change) {
	groups := append([]engine.Tokens(nil), r.Cur.Tokens...)
	for i := range groups {
		if !r.concerns(&groups[i]) {
			continue
		}
		r.V.That = groups[i].N
		n, ok := r.V.Eval(c.Amount)
		if !ok {
			r.Amount(c.Amount)
			return
		}
		groups[i].N = n
	}
	r.Cur.Tokens, r.Cur.Amount, r.A.Acted = groups, countTokens(groups), true
}

// concerns reports whether an effect on the creation of tokens is about those:
// of tokens created together it changes only the ones it names.
func (r *Rewriting) concerns(t *engine.Tokens) bool {
	f := r.A.Inst.Effect.When.Token
	if f == nil {
		return true
	}
	o := look.TokenObject(t, r.Cur.Under)
	o.Zone = engine.Battlefield
	return r.V.MatchObject(f, engine.NoObject, &o) == engine.Yes
}

// tokens replaces or adds groups of tokens.
func (r *Rewriting) tokens(c *engine.Change) {
	if c.Filter != nil && !r.chooseCopied(c.Filter) {
		return
	}
	total := 0
	var groups []engine.Tokens
	for i := range r.Cur.Tokens {
		concerned := r.concerns(&r.Cur.Tokens[i])
		if concerned {
			total += r.Cur.Tokens[i].N
		}
		if !concerned || c.Kind != engine.TokensInstead {
			groups = append(groups, r.Cur.Tokens[i])
		}
	}
	for i := range c.Tokens {
		r.V.That = total
		t, ok := tokensOf(&r.V, &c.Tokens[i])
		if !ok {
			r.A.W.Fail(r.V.Need(r.A.ID))
			return
		}
		groups = append(groups, t)
	}
	r.Cur.Tokens, r.Cur.Amount, r.A.Acted = groups, countTokens(groups), true
}

// countTokens is how many tokens some groups are together.
func countTokens(groups []engine.Tokens) int {
	n := 0
	for i := range groups {
		n += groups[i].N
	}
	return n
}
