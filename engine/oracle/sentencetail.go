package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// passedOver reads a sentence of an ability that resolves whose first clauses do
// something else, as whole sentences of it may: "put a +1/+1 counter on it and
// prevent all damage that would be dealt to it this turn". A duration before
// them holds for all.
func (r *reader) passedOver(a *Ability) ([]engine.Effect, bool) {
	if !a.Created {
		return nil, false
	}
	r.until, r.conds, r.half, r.letters = engine.Forever, nil, nil, nil
	start := r.i
	if !r.duration() || !r.eatWords(",") {
		r.until, r.i = engine.Forever, start
	}
	until, head := r.until, r.i
	toks := r.sentenceTokens(head)
	tried := 0
	for k := range toks {
		if toks[k].Text == "\"" || tried > deepest {
			break
		}
		if toks[k].Text != "and" {
			continue
		}
		if tried++; !passable(toks[:k]) {
			continue
		}
		if all, ok := r.clauseAt(head, head+k+1); ok {
			for i := range all {
				if all[i].Until == engine.Forever {
					all[i].Until = until
				}
			}
			return all, true
		}
	}
	r.i = start
	return nil, false
}

// passable says that clauses make no effect that is ruled on and set no
// condition for what follows.
func passable(toks []lex.Token) bool {
	for _, t := range toks {
		switch t.Text {
		case "if", "unless", "would", "instead", "choose", "loses", "lose":
			return false
		}
	}
	return len(toks) > 1 && guessScope(toks) == "other"
}

// clauseAt reads the clause that begins at a token, after clauses that begin at
// head and are passed over.
func (r *reader) clauseAt(head, at int) ([]engine.Effect, bool) {
	r.i = head
	p, named := r.nounPhrase()
	for k, t := range r.toks[head:at] {
		_, _, typed := shape.TypeWord(r.toks[head+k+1].Text)
		switch {
		case t.Text == "this" && typed:
			r.it = engine.This
		case t.Text == "target":
			r.aimed, r.it = true, engine.Target
		case t.Kind == lex.SelfToken:
			r.it = engine.This
		}
	}
	r.i = at
	if madeToken(r.toks[head:at]) {
		p, named = Phrase{Filter: engine.Filter{Is: engine.Target, Noun: engine.TokenNoun}}, true
		e := engine.Effect{Class: engine.ClassOther}
		all, ok := r.granted(&e, &p)
		for i := range all {
			r.finish(&all[i])
		}
		return all, ok && r.sentenceEnds()
	}
	if w := r.peek().Text; named && (w == "gains" || w == "gain" || w == "has" || w == "have") {
		r.i++
		e := engine.Effect{Class: engine.ClassOther}
		all, ok := r.granted(&e, &p)
		for i := range all {
			r.finish(&all[i])
		}
		return all, ok && r.sentenceEnds()
	}
	return r.sentence()
}

// madeToken says that clauses passed over tell what a token has: "create a token
// with flying", "the token has enchant permanent".
func madeToken(toks []lex.Token) bool {
	created, token := false, false
	for i, t := range toks {
		created = created || t.Text == "create"
		token = token || t.Text == "token" && (created || i > 0 && toks[i-1].Text == "the")
		if token && (t.Text == "with" || t.Text == "has") {
			return true
		}
	}
	return false
}

// presupposed reads "if you do," and its like before what an ability that
// resolves does: that it does it is given with the effect.
func (r *reader) presupposed(a *Ability, start int) engine.OfferMet {
	reflexive := r.is("when", "you", "do")
	if !a.Created && !reflexive || start == 0 || !r.offeredBefore(start) {
		return engine.NoOffer
	}
	a.Created = true
	for met, w := range shape.Offers[1:] {
		words := strings.Fields(w)
		n := len(words) + 1
		if (r.is("if") || r.is("when", "you", "do")) && r.ahead(n).Text == "," && r.isAt(1, words) {
			r.i += n + 1
			return engine.OfferMet(met + 1)
		}
	}
	return engine.NoOffer
}

// offeredBefore says that the sentence before a token offered something.
func (r *reader) offeredBefore(start int) bool {
	for i := start - 2; i >= 0 && r.toks[i].Text != "."; i-- {
		if r.toks[i].Text == "may" && r.toks[i+1].Text != "cast" && r.toks[i+1].Text != "play" {
			return true
		}
	}
	return false
}
