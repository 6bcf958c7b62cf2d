package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// playerCond reads what holds of a player: "you control …", "you have …",
// "you're the monarch", "you attacked this turn".
func (r *reader) playerCond() (engine.Cond, bool) {
	who, ref := engine.You, engine.RefYou
	switch {
	case r.eatWords("you"):
	case r.eatWords("you're"):
		return r.youAre(who, false)
	case r.eatWords("you've"):
		at := r.i
		if c, ok := r.history(who); ok {
			return c, true
		}
		if c, ok := r.drawnCond(); ok {
			return c, true
		}
		r.i = at
		return r.otherHistory(who)
	case r.eatWords("your", "hand", "is", "empty"):
		return engine.Cond{Kind: engine.CountIs, Expr: shape.Expr(engine.Expr{Op: engine.HandOf, Ref: ref}), Range: engine.Range{Op: engine.Exactly, N: shape.Lit(0)}}, true
	case r.eatWords("an", "opponent"), r.eatWords("any", "opponent"):
		who, ref = engine.Opponent, engine.AnOpponent
	case r.is("your", "opponents", "control"):
		return r.opponentsControl()
	case r.eatWords("that", "player"), r.eatWords("they"):
		who, ref = engine.ThatPlayer, engine.ThatPlayerRef
	case r.eatWords("no", "opponent"):
		c, ok := r.playerVerb(engine.Opponent, engine.AnOpponent)
		c.Not = !c.Not
		return c, ok
	case r.eatWords("a", "player"):
		who, ref = engine.AnyRelation, engine.NoRef
	default:
		return engine.Cond{}, false
	}
	return r.playerVerb(who, ref)
}

// playerVerb reads the verb after the player.
func (r *reader) playerVerb(who engine.Relation, ref engine.Ref) (engine.Cond, bool) {
	not := false
	switch {
	case r.eatWords("don't"), r.eatWords("doesn't"), r.eatWords("didn't"):
		not = true
	}
	at := r.i
	if c, ok := r.controlledIt(who); ok {
		c.Not = not
		return c, true
	}
	switch {
	case r.eatWords("control"), r.eatWords("controls"):
		c, ok := r.control(who)
		c.Not = c.Not != not
		if r.eatWords("as", "you", "cast", "~", "spell") || r.eatWords("as", "you", "cast", "this", "spell") {
			c.Word = shape.AsCast
		}
		return c, ok
	case r.eatWords("have"), r.eatWords("has"):
		c, ok := r.have(who, ref)
		c.Not = c.Not != not
		return c, ok
	case r.eatWords("are"), r.eatWords("is"):
		return r.youAre(who, not)
	}
	r.i = at
	c, ok := r.history(who)
	if !ok && !not {
		r.i = at
		c, ok = r.otherHistory(who)
	}
	c.Not = c.Not != not
	return c, ok
}

// controlledIt reads "controlled that permanent" of one thing that was named before.
func (r *reader) controlledIt(who engine.Relation) (engine.Cond, bool) {
	at := r.i
	if r.resolves && who == engine.You && (r.eatWords("controlled") || r.eatWords("control")) {
		if p, ok := r.pronoun(); ok && p.Is == engine.Target && !p.Players {
			return engine.Cond{Kind: engine.RefIs, Ref: p.Is, Filter: &engine.Filter{Controller: who}}, true
		}
	}
	r.i = at
	return engine.Cond{}, false
}

// youAre reads "the monarch" after "you're".
func (r *reader) youAre(who engine.Relation, not bool) (engine.Cond, bool) {
	if r.eatWords("the", "monarch") {
		return engine.Cond{Kind: engine.PlayerHas, Who: who, Word: "is the monarch", Not: not}, true
	}
	return engine.Cond{}, r.fail()
}

// control reads what is controlled: "a Swamp or an Island", "two or more other
// lands", "no creatures", "no other creatures", "your commander".
func (r *reader) control(who engine.Relation) (engine.Cond, bool) {
	c := engine.Cond{Kind: engine.Controls, Who: who}
	if r.eatWords("your", "commander") {
		c.Filter = &engine.Filter{Noun: engine.CommanderNoun, Owner: engine.You}
		return c, true
	}
	at := r.i
	switch {
	case r.eatWords("at", "least"), r.eatWords("exactly"), r.eatWords("fewer", "than"), r.eatWords("more", "than"):
		r.i = at
		rng, ok := r.atLeast()
		if !ok {
			return c, false
		}
		c.Range = rng
		other := r.eatWords("other")
		p, ok := r.nounPhrase()
		c.Filter = &p.Filter
		c.Filter.Other = c.Filter.Other || other
		if ok && r.differing(&c, &p) {
			return c, true
		}
		return c, ok
	}
	p, ok := r.nounPhrase()
	if !ok {
		return c, false
	}
	if !p.Plural && hasWord(r.toks[at:r.i], "and") {
		return eachOf(c, p.Filter), true
	}
	c.Filter = &p.Filter
	switch {
	case p.Bound.Op == engine.Exactly && p.Bound.N.N == 0:
		c.Not = true
	case p.Bound.Op != engine.NoCompare:
		c.Range = moreThanOne(p.Bound)
	case p.Count != nil && p.Count.Op == engine.Lit && p.Count.N > 1:
		c.Range = engine.Range{Op: engine.AtLeast, N: p.Count}
	}
	if r.differing(&c, &p) {
		return c, true
	}
	if each, ok := r.ofEachColor(c); ok {
		return each, true
	}
	return r.alsoNamed(c)
}

// hasWord says that a word is among tokens.
func hasWord(toks []lex.Token, word string) bool {
	for _, t := range toks {
		if t.Text == word {
			return true
		}
	}
	return false
}

// eachOf is the condition that something of each kind is controlled: "an Island
// and a Swamp".
func eachOf(c engine.Cond, f engine.Filter) engine.Cond {
	var kinds []engine.Filter
	switch {
	case len(f.Or) > 0:
		kinds = f.Or
	case len(f.AnySubtypes) > 0:
		for _, s := range f.AnySubtypes {
			g := f
			g.AnySubtypes, g.Subtypes = nil, []string{s}
			kinds = append(kinds, g)
		}
	default:
		for t := engine.Types(1); t <= f.AnyTypes; t <<= 1 {
			if f.AnyTypes&t != 0 {
				g := f
				g.AnyTypes, g.Types = 0, f.Types|t
				kinds = append(kinds, g)
			}
		}
	}
	all := engine.Cond{Kind: engine.AllOf}
	for i := range kinds {
		one := c
		one.Filter = &kinds[i]
		all.Subs = append(all.Subs, one)
	}
	return all
}

// have reads what a player has: cards in hand, life, opponents, the city's blessing.
func (r *reader) have(who engine.Relation, ref engine.Ref) (engine.Cond, bool) {
	for _, m := range [...]string{"the city 's blessing", "the initiative", "max speed", "no cards in hand", "a full party", "drawn a card this turn"} {
		if m == "no cards in hand" {
			continue
		}
		if r.eatWords(strings.Fields(m)...) {
			return engine.Cond{Kind: engine.PlayerHas, Who: who, Word: "has " + strings.ReplaceAll(m, " 's", "'s")}, true
		}
	}
	if c, ok := r.compared(ref); ok {
		return c, true
	}
	rng, ok := r.atLeast()
	if !ok {
		return engine.Cond{}, false
	}
	c := engine.Cond{Kind: engine.CountIs, Range: rng}
	if r.moreThanYou(&c, ref) {
		return c, true
	}
	at := r.i
	if kind, ok := r.counterKind(); ok && kind != "" {
		c.Expr = shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Ref: ref})
		return c, true
	}
	r.i = at
	switch {
	case r.eatWords("cards", "in", "hand"), r.eatWords("card", "in", "hand"), r.eatWords("cards", "in", "your", "hand"):
		c.Expr = shape.Expr(engine.Expr{Op: engine.HandOf, Ref: ref})
	case r.eatWords("cards", "in", "your", "graveyard"), r.eatWords("cards", "in", "their", "graveyard"):
		c.Expr = shape.Expr(engine.Expr{Op: engine.GraveyardOf, Ref: ref})
	case r.eatWords("cards", "in", "library"), r.eatWords("cards", "in", "your", "library"):
		c.Expr = shape.Expr(engine.Expr{Op: engine.LibraryOf, Ref: ref})
	case r.eatWords("life"):
		c.Expr = shape.Expr(engine.Expr{Op: engine.LifeOf, Ref: ref})
	case r.eatWords("opponents"):
		c.Expr = shape.Expr(engine.Expr{Op: engine.CountOf, Filter: &engine.Filter{Players: true, Player: engine.Opponent}})
	default:
		return c, r.fail()
	}
	return c, true
}

// history reads what a player did this turn, kept as the player's mark.
func (r *reader) history(who engine.Relation) (engine.Cond, bool) {
	if m, ok := r.eatLongest([]string{"attacked this turn", "attacked with a creature this turn", "attacked with two or more creatures this turn",
		"cast another spell this turn", "cast a spell this turn", "cast two or more spells this turn", "cast a noncreature spell this turn",
		"cast another red spell this turn", "cast another white spell this turn", "cast another blue spell this turn",
		"cast another black spell this turn", "cast another green spell this turn", "cast an instant or sorcery spell this turn",
		"gained life this turn", "lost life this turn", "was dealt damage this turn", "played a land this turn", "descended this turn",
		"sacrificed a permanent this turn", "sacrificed an artifact this turn", "discarded a card this turn", "drew a card this turn", "drawn two or more cards this turn",
		"committed a crime this turn", "put a counter on a creature this turn", "completed a dungeon", "cast it", "cast it from your hand",
		"cast ~", "cast ~ from your hand", "cast ~ spell during your main phase", "cast this spell during your main phase", "gained 3 or more life this turn", "had a creature die this turn", "paid life this turn",
		"had another creature enter under your control this turn", "had a land enter under your control this turn",
		"had a land enter the battlefield under your control this turn", "was dealt combat damage this turn",
		"had two or more creatures enter under your control this turn", "sacrificed a food this turn", "created a token this turn"}); ok {
		if strings.HasPrefix(m, "cast it") || strings.HasPrefix(m, "cast ~") || strings.HasPrefix(m, "cast this spell ") {
			mark := strings.NewReplacer("cast it", "cast", "cast ~ spell", "cast", "cast this spell", "cast", "cast ~", "cast").Replace(m)
			return engine.Cond{Kind: engine.RefIs, Ref: r.subjectRef(m), Filter: &engine.Filter{Marks: []string{mark}}}, true
		}
		return engine.Cond{Kind: engine.PlayerHas, Who: who, Word: strings.Replace(m, "enter the battlefield", "enter", 1)}, true
	}
	return engine.Cond{}, r.fail()
}

// subjectRef is what "it" or "~" means in a phrase.
func (r *reader) subjectRef(phrase string) engine.Ref {
	if strings.Contains(phrase, "~") || strings.Contains(phrase, "this") || r.it == engine.NoRef {
		return engine.This
	}
	return r.it
}
