package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// Phrase is a noun phrase: whom or what it describes, and how it counted it.
type Phrase struct {
	engine.Filter
	// Plural is set on "creatures", "one or more cards", "all permanents".
	Plural bool
	// Count is the number named: "two creatures", "a card"; nil where none is
	// ("all", "each", "creatures").
	Count *engine.Expr
	// Bound is the comparison of "one or more", "two or more", "three or fewer".
	Bound engine.Range
	// Each is set on "each", "every", "all".
	Each bool
	// UpTo is set on "up to two".
	UpTo bool
	// Both is set on "a creature and a planeswalker": as many of each.
	Both bool
	// AndOr is set on "you and/or creatures you control".
	AndOr bool
	// Named is set when it names a player by relation only ("you", "an opponent").
	Named bool
}

// NounPhrase reads a whole text as one noun phrase, such as "a red source you
// control" or "creatures and nonbasic lands your opponents control".
func NounPhrase(text string, names ...string) (Phrase, *lex.Error) {
	r := newReader(text, lex.Scan(text, names...))
	p, ok := r.nounPhrase()
	if !ok || !r.done() {
		r.fail()
		return Phrase{}, r.refusal()
	}
	return p, nil
}

// nounPhrase reads
//
//	Phrase = Simple { "," Simple } [ [","] ("or" | "and" | "and/or") Simple ] .
func (r *reader) nounPhrase() (Phrase, bool) {
	if !r.enter() {
		r.leave()
		return Phrase{}, false
	}
	defer r.leave()
	first, ok := r.simple()
	if !ok {
		return Phrase{}, false
	}
	list := []Phrase{first}
	it := r.it
	if first.Is == engine.Attached && r.it == engine.This {
		r.it = engine.Attached // what the others share with it
	}
	both, andOr, listed := false, false, r.listed
	if rel, ok := first.relation(); ok {
		r.listed = &rel
	}
	defer func() { r.listed = listed }()
	for range deepest {
		if first.Name != "" && r.is("and") && r.ahead(1).Capital() {
			break // another name
		}
		at := r.i
		more, last, ok := r.conjuncts()
		if !ok {
			r.i = at
			break
		}
		for _, t := range r.toks[at:r.i] {
			both, andOr = both || t.Text == "and", andOr || t.Text == "and/or"
		}
		list = append(list, more...)
		if last {
			break
		}
	}
	r.it = it
	p := joinPhrases(list)
	p.AndOr = andOr && len(p.Or) > 0
	p.Both = both && len(list) > 1
	for i := range list {
		p.Both = p.Both && list[i].Count != nil
	}
	return p, true
}

// relation is the player whom a phrase names, as whose permanents "they control" in a
// list with it are.
func (p *Phrase) relation() (engine.Relation, bool) {
	if !p.Players || len(p.Or) > 0 {
		return 0, false
	}
	switch p.Is {
	case engine.Target:
		return engine.TargetOne, true
	case engine.ChosenPlayer:
		return engine.ChosenOne, true
	case engine.Attached:
		return engine.AttachedOne, true
	case engine.NoRef:
		return p.Player, p.Player == engine.Opponent || p.Player == engine.NotYou
	}
	return 0, false
}

// conjuncts reads the rest of a list up to and including its last member.
func (r *reader) conjuncts() (more []Phrase, last, ok bool) {
	for range deepest {
		comma := r.eat(",")
		conj := r.conjunction()
		if !comma && !conj {
			return nil, false, false
		}
		p, ok := r.simple()
		if !ok || r.verbFollows(p) {
			return nil, false, r.fail()
		}
		more = append(more, p)
		if conj {
			return more, !r.is(",") && !r.is("or") && !r.is("and"), true
		}
	}
	return nil, false, r.fail()
}

func (r *reader) conjunction() bool {
	_, ok := r.eatAny("or", "and", "and/or")
	return ok
}

// verbFollows says that what was read as a further member of a list is the
// subject of the next clause instead ("and you gain 2 life").
func (r *reader) verbFollows(p Phrase) bool {
	if !p.Named && !p.Players {
		return false
	}
	w := r.peek().Text
	if w == "each" && !r.joint {
		return true
	}
	if p.Named && w != "would" && (w == "may" || w == "can't" || w == "has" || w == "have" || w == "is" || w == "isn't" || w == "control" || w == "'s" && p.Is == r.it) {
		return true
	}
	_, verb := verbOf(w)
	return verb && r.peek().Kind == lex.WordToken || p.Named && r.toldAhead()
}

// joinPhrases combines the members of a list into one description.
func joinPhrases(list []Phrase) Phrase {
	if len(list) == 1 {
		return list[0]
	}
	out := list[0]
	fs := make([]engine.Filter, len(list))
	for i, p := range list {
		fs[i] = p.Filter
		out.Plural = out.Plural || p.Plural
		out.Each = out.Each || p.Each
	}
	out.Filter = shape.AnyOf(fs)
	return out
}

// simple reads one member of a list with its determiner:
//
//	Simple = Pronoun | Bound | [Determiner] Nouns { After } .
func (r *reader) simple() (Phrase, bool) {
	if p, ok := r.pronoun(); ok {
		return p, true
	}
	if p, ok := r.boundNoun(); ok {
		return p, true
	}
	p := Phrase{}
	at := r.i
	if !r.determiner(&p) {
		r.i = at
		return p, false
	}
	if !r.nouns(&p) {
		r.i = at
		return p, false
	}
	return p, true
}

// pronoun reads "you", "it", "~", "this creature", "they", "that player" and
// "that creature": things named by what was said before.
func (r *reader) pronoun() (Phrase, bool) {
	t := r.peek()
	p := Phrase{Named: true}
	switch {
	case t.Kind == lex.SelfToken:
		r.i++
		r.eat("spell")
		p.Is = engine.This
	case t.Text == "you" || t.Text == "yourself":
		r.i++
		p.Players, p.Player = true, engine.You
	case r.is("one", "of", "your", "opponents"):
		r.i += 4
		p.Named, p.Count, p.Players, p.Player = false, shape.Lit(1), true, engine.Opponent
	case t.Text == "him" || t.Text == "her" || (t.Text == "he" || t.Text == "she") && r.ahead(1).Text != "or":
		// A text says so only of the card itself.
		r.i++
		p.Is = engine.This
	case t.Text == "it" || t.Text == "itself":
		if r.itself() == engine.NoRef {
			return p, r.fail()
		}
		r.i++
		p.Is = r.it
	case t.Text == "them" || t.Text == "they":
		r.i++
		p.Is = r.it
		switch {
		case r.it == engine.This:
			p.Is = engine.Those
		case r.it == engine.Target && r.is("enter") && !r.aimedAtSeveral():
			return p, r.fail() // the target and something besides
		}
		if r.it == engine.NoRef && t.Text == "they" && r.player != engine.NoRef {
			p.Is, p.Players = r.player, true
		} else if r.it == engine.NoRef {
			p.Is = engine.Those
		}
	case t.Text == "this":
		return r.thisNoun()
	case t.Kind == lex.NumberToken && t.N == 1 && r.ahead(1).Text == "of" && r.ahead(2).Text == "those" && thoseNoun(r.ahead(3)):
		r.i += 4
		p.Is = engine.Those
	case t.Text == "those" && thoseNoun(r.ahead(1)):
		if r.ahead(1).Text == "spells" {
			p.Noun = engine.SpellNoun
		}
		p.Is, p.Plural = engine.Those, true
		if t := r.ahead(1).Text; r.resolves && r.it == engine.Target && t != "cards" && t != "tokens" && t != "spells" && r.severalTargets(r.i) {
			p.Is = engine.Target
		}
		r.i += 2
	case t.Text == "that":
		return r.thatNoun()
	default:
		return p, r.fail()
	}
	return p, true
}

// thoseNoun says that a word after "those" repeats what several things are.
func thoseNoun(t lex.Token) bool {
	switch t.Text {
	case "permanents", "cards", "spells", "tokens":
		return true
	}
	types, plural, ok := shape.TypeWord(t.Text)
	_, sub := shape.Subtype(t.Text)
	return ok && plural && types&shape.Supertypes == 0 || sub && t.Capital()
}

// thisNoun reads "this creature", "this card", "this spell", …
func (r *reader) thisNoun() (Phrase, bool) {
	w := r.ahead(1).Text
	_, _, isType := shape.TypeWord(w)
	_, isSub := shape.Subtype(w)
	switch {
	case isType, isSub && r.ahead(1).Capital(), w == "permanent", w == "card", w == "spell", w == "token", w == "class", w == "aura", w == "vehicle", w == "equipment":
		r.i += 2
		return Phrase{Named: true, Filter: engine.Filter{Is: engine.This}}, true
	}
	return Phrase{}, r.fail()
}

func controllerOf(ref engine.Ref) engine.Ref {
	switch ref {
	case engine.ThatObject, engine.ThatEntity, engine.Those:
		return engine.ThatController
	case engine.ThatSource:
		return engine.ThatSourceCtrl
	case engine.Target:
		return engine.TargetController
	case engine.This:
		return engine.ThisController
	case engine.Attached:
		return engine.AttachedController
	}
	return engine.NoRef
}

func ownerOf(ref engine.Ref) engine.Ref {
	switch ref {
	case engine.ThatObject, engine.ThatEntity, engine.Those:
		return engine.ThatOwner
	case engine.This:
		return engine.ThisOwner
	case engine.Target:
		return engine.TargetOwner
	}
	return engine.NoRef
}

// boundNoun reads what the effect is bound to: "target creature", "any
// target", "enchanted creature", "the chosen player", "another target creature".
func (r *reader) boundNoun() (Phrase, bool) {
	at := r.i
	p := Phrase{Named: true}
	other := false
	if p, ok := r.oneOfTwo(); ok {
		return p, true
	}
	if r.resolves && r.is("each") && r.ahead(1).Text == "of" {
		r.i += 2
	}
	if r.resolves {
		if p, ok := r.anyTargets(); ok {
			return p, true
		}
	}
	switch {
	case r.is("any", "target"), r.is("any", "other", "target"), r.is("any", "second", "target"):
		other = r.ahead(1).Text == "other"
		second := r.ahead(1).Text == "second"
		r.i += 2
		if other || second {
			r.i++
		}
		p.Is, p.Targeted = engine.Target, true
		p.Other = other
		if second || r.aimsAgain(at) {
			p.Is, p.Other = engine.Target2, false
			if other {
				p.Not = &engine.Filter{Is: engine.Target}
			}
		}
		r.aim(at)
		return p, true
	case r.is("the", "chosen", "player"), r.is("the", "chosen", "opponent"):
		r.i += 3
		if p.Players, p.Is = true, engine.ChosenPlayer; r.resolves && r.player == engine.Target {
			p.Is = engine.Target // chosen as one
		}
		return p, true
	case r.is("the", "chosen", "creature"), r.is("the", "chosen", "permanent"), r.is("the", "chosen", "object"):
		r.i += 3
		p.Is = engine.ChosenObject
		return p, true
	case (r.bound || r.spell) && (r.is("the", "token", "enters") || r.is("the", "tokens", "enter")):
		r.i += 2
		p.Is, p.Noun = engine.Target, engine.TokenNoun
		return p, true
	case r.is("the") && (r.aimed || r.bound) && r.aboutTarget() && !r.saysMore(2):
		r.i += 2
		p.Is = engine.Target
		return p, true
	case r.saysUpTo() && r.ahead(2).Kind == lex.NumberToken && r.ahead(3).Text == "target":
		p.Count, p.UpTo = shape.Lit(r.ahead(2).N), true
		r.i += 3
	case r.resolves && r.saysUpTo() && r.ahead(2).Kind == lex.NumberToken && r.ahead(3).Text == "other" && r.ahead(4).Text == "target":
		p.Count, p.UpTo, other = shape.Lit(r.ahead(2).N), true, true
		r.i += 4
	case r.is("a", "second", "target"):
		r.i += 3
		inner := Phrase{}
		p.Is, p.Targeted = engine.Target2, true
		r.aim(at)
		if !r.nouns(&inner) {
			r.i = at
			return p, r.fail()
		}
		inner.Is, inner.Targeted = p.Is, true
		return Phrase{Named: true, Filter: inner.Filter}, true
	case r.is("another", "target"):
		other = true
		r.i++
		if r.resolves && (r.ahead(1).Kind == lex.PunctToken || r.ahead(1).Kind == lex.EndToken) {
			r.i++
			r.aim(at)
			return Phrase{Named: true, Filter: engine.Filter{Is: engine.Target2, Targeted: true, Not: &engine.Filter{Is: engine.Target}}}, true
		}
	case r.peek().Kind == lex.NumberToken && r.ahead(1).Text == "or" && r.ahead(2).Kind == lex.NumberToken && r.ahead(3).Text == "target":
		p.Count, p.UpTo = shape.Lit(r.ahead(2).N), true
		r.i += 3
	case r.peek().Kind == lex.NumberToken && r.ahead(1).Text == "target":
		p.Count = shape.Lit(r.peek().N)
		r.i++
	case r.resolves && r.is("any") && r.ahead(1).Text == "number" && r.ahead(3).Text == "target":
		p.Count, p.UpTo = shape.Expr(engine.Expr{Op: engine.AnyAmount}), true
		r.i += 3
	case r.is("x", "target"):
		p.Count = r.letter("X")
		r.i++
	case r.resolves && r.is("up", "to", "x", "target"):
		r.i += 3
		p.Count, p.UpTo = r.letter("X"), true
	}
	counted := r.i
	switch r.peek().Text {
	case "target":
		r.i++
		p.Is, p.Targeted, p.Other = engine.Target, true, other
		if r.aimed && other && r.aimedAt != at { // read once more it is no other one
			p.Is, p.Other = engine.Target2, false
			p.Not = &engine.Filter{Is: engine.Target}
		} else if r.resolves && targets(r.toks[:at]) == 1 {
			p.Is = engine.Target2
		}
		r.aim(at)
	case "enchanted", "equipped", "fortified":
		r.i++
		p.Is = engine.Attached
	default:
		r.i = at
		return p, r.fail()
	}
	bound := p.Filter
	inner := Phrase{}
	if !r.nouns(&inner) || bound.Is == engine.Attached && inner.Plural {
		r.i = at
		return p, r.fail()
	}
	if bound.Is == engine.Attached {
		p.Players = inner.Players
		if r.eatWords("'s", "controller") {
			p.Filter = engine.Filter{Players: true, Is: controllerOf(engine.Attached)}
		}
		return p, true
	}
	p.Filter = inner.Filter
	if bound.Not != nil && inner.Not != nil {
		r.i = at
		return p, r.fail()
	}
	if bound.Not != nil {
		p.Not = bound.Not
	}
	p.Is, p.Targeted, p.Other = bound.Is, bound.Targeted, bound.Other || inner.Other
	if p.Count != nil && (p.Count.Op != engine.Lit || p.Count.N > 1) {
		p.Targets = r.howMany(at, counted)
	}
	p.Plural = inner.Plural
	if r.eatWords("of", "an", "opponent", "'s", "choice") {
		p.Player = engine.Opponent
	}
	return p, true
}

// aim notes that the words from a place on name a target.
func (r *reader) aim(at int) {
	if !r.aimed || r.aimedAt > at {
		r.aimedAt = at
	}
	r.aimed = true
}

// aimsAgain reports whether a target was named before a place, so that "any
// target" is another one.
func (r *reader) aimsAgain(at int) bool {
	return r.aimed && (r.aimedAt > 0 || r.resolves) && r.aimedAt < at
}
