package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// cantAction reads what a player or permanent can't do, beyond the verbs of
// cantSentence:
//
//	Action = "get" Counters | "cast" Spells | "sacrifice" Phrase | Verb .
func (r *reader) cantAction(e *engine.Effect) bool {
	switch {
	case r.is("get") && !r.is("get", "counters"):
		r.i++
		kind, ok := r.counterKind()
		e.When.Kind, e.When.Counter = engine.PutCounters, kind
		return ok
	case r.eatWords("cast"):
		return r.cantCast(e)
	case r.eatWords("copy"), r.eatWords("sacrifice"):
		e.When.Kind = engine.Sacrifice
		if r.toks[r.i-1].Text == "copy" {
			e.When.Kind = engine.CopySpell
		}
		return r.cantDoTo(e)
	}
	return r.cantVerb(e)
}

// cantVerb reads a keyword action.
func (r *reader) cantVerb(e *engine.Effect) bool {
	w := r.peek().Text
	if r.peek().Kind != lex.WordToken || !shape.KeywordVerb(w) {
		return r.fail()
	}
	r.i++
	a, ok := keywordAfter(r.cursor, w)
	if !ok || a.Then == shape.ObjectComplement {
		return r.fail()
	}
	e.When.Kind, e.When.What = engine.OtherAction, a.What()
	return true
}

// cantDoTo reads the objects of a verb: who can't do it is the doer.
func (r *reader) cantDoTo(e *engine.Effect) bool {
	p, ok := r.nounPhrase()
	if !ok || p.Players {
		return r.fail()
	}
	e.When.Doer, e.When.Affected = e.When.Affected, &p.Filter
	return true
}

// cantCast reads "spells", "creature spells from graveyards", "more than one
// spell each turn".
func (r *reader) cantCast(e *engine.Effect) bool {
	limit := r.eatWords("more", "than", "one")
	if !r.cantDoTo(e) || e.When.Affected.Noun != engine.SpellNoun {
		return r.fail()
	}
	e.When.Kind = engine.CastSpell
	if limit {
		if !shape.Same(*e.When.Affected, engine.Filter{Noun: engine.SpellNoun}) {
			return r.fail() // which earlier spells count is more than the question says
		}
		e.If = append(e.If, engine.Cond{Kind: engine.FirstTime, Word: "turn", Not: true})
		return r.eat("each", "turn")
	}
	return r.castFrom(e)
}

// castFrom reads "from anywhere other than their hands", "from graveyards or
// libraries".
func (r *reader) castFrom(e *engine.Effect) bool {
	if !r.eatWords("from") {
		return true
	}
	if r.eatWords("anywhere", "other", "than") {
		r.eatAny("their", "your")
		e.When.NotFrom = engine.Hand
		_, ok := r.eatAny("hands", "hand")
		return ok
	}
	var zones []engine.Zone
	for {
		r.eatAny("their", "your")
		z, ok := r.zoneWord()
		if !ok {
			return false
		}
		zones = append(zones, z)
		if !r.eatWords("or") {
			break
		}
	}
	e.When.From = zones[0]
	if len(zones) > 1 {
		base := e.When
		e.When = engine.Pattern{}
		for _, z := range zones {
			one := base
			one.From = z
			e.When.Or = append(e.When.Or, one)
		}
		e.When.Kind, e.When.From, e.When.Affected, e.When.Doer = base.Kind, zones[0], base.Affected, base.Doer
		e.When.Or = e.When.Or[1:]
	}
	return true
}

// cantCause reads what the spells and abilities of some players can't make
// others do:
//
//	"spells and abilities" Whose "can't cause" "you to" Do { "or" Do } | "their controller to search their library" .
func (r *reader) cantCause(e *engine.Effect) ([]engine.Effect, bool) {
	f := engine.Filter{}
	if !r.eat("spells", "and", "abilities") || !r.whose(&f) || !r.eat("can't", "cause") {
		return nil, false
	}
	base := engine.Effect{Kind: engine.Cant, Class: engine.ClassOther, If: e.If}
	base.When.Source, base.When.EffectOnly = &f, true
	if r.eatWords("their", "controller", "to", "search", "their", "library") {
		base.When.Kind, base.When.Affected = engine.SearchLibrary, &engine.Filter{Is: engine.ThatSourceCtrl}
		return []engine.Effect{base}, true
	}
	if !r.eat("you", "to") {
		return nil, false
	}
	var all []engine.Effect
	for {
		next := base
		switch {
		case r.eatWords("discard", "cards"):
			next.When.Kind, next.When.Affected = engine.Discard, &engine.Filter{Players: true, Player: engine.You}
		case r.eatWords("sacrifice"):
			p, ok := r.nounPhrase()
			if !ok || p.Players {
				return nil, r.fail()
			}
			p.Filter.Controller = engine.You
			next.When.Kind, next.When.Affected = engine.Sacrifice, &p.Filter
		default:
			return nil, r.fail()
		}
		all = append(all, next)
		if !r.eatWords("or") {
			return all, true
		}
	}
}

// doesnt reads what follows the subject and "don't" or "doesn't", which forbids
// as "can't" does: "untap during its controller's untap step", "lose the game
// for having 0 or less life".
func (r *reader) doesnt(e *engine.Effect, p *Phrase) bool {
	e.Kind = engine.Cant
	f := p.Filter
	e.When.Affected = &f
	if shape.Same(f, engine.Filter{}) || shape.Same(f, engine.Filter{Players: true}) {
		e.When.Affected = nil
	}
	switch {
	case r.eatWords("lose", "the", "game", "for", "having"):
		e.When.Kind, e.When.How = engine.LoseGame, "life"
		if r.eatWords("ten", "or", "more", "poison", "counters") || r.peek().N == 10 && r.ahead(3).Text == "poison" {
			r.i += map[bool]int{true: 5}[r.peek().N == 10]
			e.When.How = "poison"
			return true
		}
		return r.peek().Kind == lex.NumberToken && r.peek().N == 0 && r.skipTokens(1) && r.eat("or", "less", "life")
	case r.eatWords("untap", "during"):
		e.When.Kind = engine.Untap
		who := engine.ThatPlayer
		switch {
		case r.eatWords("your"):
			who = engine.You
		case r.controllersStep():
		default:
			return r.fail()
		}
		what, ok := r.stepName()
		e.If = append(e.If, engine.Cond{Kind: engine.DuringStep, Who: who, Word: what})
		return ok && what == "untap step" || r.fail()
	}
	return r.fail()
}

func (r *reader) skipTokens(n int) bool {
	r.i += n
	return true
}

// controllersStep reads "its controller's", "their controllers'", "their" before a step.
func (r *reader) controllersStep() bool {
	_, ok := r.eatLongest([]string{"its controller 's", "their controller 's", "their controllers'", "their controllers '", "their controllers 's", "that player 's", "their"})
	return ok
}

// costOnly reads "to cast spells or activate abilities" after what can't be paid.
func (r *reader) costOnly(list []engine.Effect) {
	if _, ok := r.eatLongest([]string{"to cast spells or activate abilities", "to activate abilities", "to cast spells"}); !ok {
		return
	}
	for i := range list {
		list[i].When.CauseIs = engine.ByCost
	}
}
