package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// keywordEffect reads a keyword ability that is a replacement or prevention
// effect: "dredge 3", "absorb 1", "protection from red", "umbra armor".
func (r *reader) keywordEffect(e *engine.Effect) bool {
	switch {
	case r.eatWords("dredge"):
		n, ok := r.number()
		if ok {
			dredge(e, n)
		}
		return ok
	case r.eatWords("absorb"):
		n, ok := r.sum()
		if ok {
			absorb(e, n, engine.Filter{Is: engine.This})
		}
		return ok
	case r.is("read", "ahead"):
		return r.readAhead(e)
	case r.eatWords("totem", "armor"), r.eatWords("umbra", "armor"):
		umbra(e)
		return true
	case r.eatWords("unleash"):
		e.When = engine.Pattern{Kind: engine.Enter, Affected: &engine.Filter{Is: engine.This}}
		e.May = engine.RefYou
		e.Do = []engine.Change{{Kind: engine.EnterCounters, Counter: "+1/+1", Amount: shape.Lit(1)}}
		return true
	case r.eatWords("daybound"):
		aboutEntering(e)
		e.If = append(e.If, engine.Cond{Kind: engine.GameHas, Word: "night"})
		e.Do = []engine.Change{{Kind: engine.EnterBackFace}}
		return true
	case r.eatWords("devour"):
		return r.devour(e)
	case r.eatWords("amplify"):
		return r.amplify(e)
	case r.eatWords("riot"):
		riot(e)
		return true
	case r.eatWords("tribute"):
		return r.tribute(e)
	case r.eatWords("ravenous"):
		return entersWithCounters(e, "+1/+1", shape.Expr(engine.Expr{Op: engine.XValue}))
	case r.eatWords("sunburst"):
		return sunburst(e)
	case r.is("madness") && r.ahead(1).Kind == lex.SymbolToken:
		r.i++
		r.symbols()
		madness(e)
		return true
	case r.eatWords("protection"):
		return r.protection(e, engine.Filter{Is: engine.This})
	}
	return r.castKeyword(e) || r.countersKeyword(e)
}

// countersKeyword reads the keywords that mean entering with counters.
func (r *reader) countersKeyword(e *engine.Effect) bool {
	kind := ""
	switch {
	case r.eatWords("modular"), r.eatWords("graft"):
		kind = "+1/+1"
	case r.eatWords("fading"):
		kind = "fade"
	case r.eatWords("vanishing"):
		kind = "time"
	case r.eatWords("bloodthirst", "x"):
		return entersWithCounters(e, "+1/+1", shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: damageToOpponents}))
	case r.eatWords("bloodthirst"):
		kind = "+1/+1"
		e.If = append(e.If, engine.Cond{Kind: engine.PlayerHas, Who: engine.Opponent, Word: "was dealt damage this turn"})
	default:
		return r.fail()
	}
	n, ok := r.sum()
	return ok && entersWithCounters(e, kind, n)
}

// damageToOpponents is the number that bloodthirst X asks for.
const damageToOpponents = "the damage your opponents were dealt this turn"

// dredge is the effect of dredge N.
func dredge(e *engine.Effect, n int) {
	e.When = engine.Pattern{Kind: engine.Draw, Affected: &engine.Filter{Players: true, Player: engine.You}}
	e.May, e.FromZone = engine.RefYou, engine.Graveyard
	e.If = append(e.If, engine.Cond{Kind: engine.CountIs, Expr: shape.Expr(engine.Expr{Op: engine.LibraryOf, Ref: engine.RefYou}),
		Range: engine.Range{Op: engine.AtLeast, N: shape.Lit(n)}})
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{
		{Verb: engine.Mill, Amount: shape.Lit(n)},
		{Verb: engine.Move, What: engine.This, From: engine.Graveyard, Dest: engine.Hand}}}}
}

// absorb is the effect of absorb N on what fits f.
func absorb(e *engine.Effect, n *engine.Expr, f engine.Filter) {
	e.Kind = engine.Prevention
	e.When = engine.Pattern{Kind: engine.Damage, Affected: &f}
	e.Do = []engine.Change{{Kind: engine.PreventUpTo, Amount: n}}
}

// umbra is the effect of umbra armor.
func umbra(e *engine.Effect) {
	e.When = engine.Pattern{Kind: engine.Destroy, Affected: &engine.Filter{Is: engine.Attached}}
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{
		{Verb: engine.OtherAction, Word: "remove damage", What: engine.ThatObject},
		{Verb: engine.Destroy, What: engine.This}}}}
}

// protection reads "from red", "from red and from blue", "from artifacts", "from everything".
func (r *reader) protection(e *engine.Effect, of engine.Filter) bool {
	var qualities []engine.Filter
	for {
		if !r.eat("from") {
			return false
		}
		f, ok := r.protectedFrom()
		if !ok {
			return false
		}
		qualities = append(qualities, f)
		at := r.i
		r.eatWords(",")
		r.eatWords("and")
		if !r.is("from") {
			r.i = at
			break
		}
	}
	src := shape.AnyOf(qualities)
	e.Kind = engine.Prevention
	e.When = engine.Pattern{Kind: engine.Damage, Source: sourceOf(src), Affected: &of}
	e.Do = []engine.Change{{Kind: engine.PreventAll}}
	return true
}

// protectedFrom reads one quality, as a description of sources.
func (r *reader) protectedFrom() (engine.Filter, bool) {
	g := nounGroup{}
	f := engine.Filter{Noun: engine.SourceNoun}
	switch {
	case r.eatWords("everything"):
		return engine.Filter{}, true
	case r.eatWords("all", "colors"), r.eatWords("each", "color"), r.eatWords("colored", "sources"):
		f.AnyColors = engine.White | engine.Blue | engine.Black | engine.Red | engine.Green
		return f, true
	case r.eatWords("the", "chosen", "color"), r.eatWords("the", "color", "of", "your", "choice"), r.eatWords("a", "color", "of", "your", "choice"):
		f.Chosen = "color"
		return f, true
	case r.eatWords("the", "chosen", "type"), r.eatWords("the", "chosen", "creature", "type"), r.eatWords("the", "chosen", "card", "type"):
		f.Chosen = "type"
		return f, true
	case r.eatWords("the", "chosen", "name"), r.eatWords("the", "chosen", "card", "name"):
		f.Chosen = "name"
		return f, true
	case r.eatWords("the", "chosen", "player"), r.eatWords("the", "chosen", "opponent"):
		f.Controller = engine.ChosenOne
		return f, true
	case r.eatWords("each", "of", "your", "opponents"), r.eatWords("each", "opponent"):
		f.Controller = engine.Opponent
		return f, true
	case r.eatWords("multicolored"):
		f.Multicolored = true
		return f, true
	case r.eatWords("monocolored"):
		f.Marks = []string{"monocolored"}
		return f, true
	}
	at := r.i
	if r.parity(&f) || r.measure(&f) {
		return f, true
	}
	r.i = at
	if r.colors(&g) && !r.nounAhead() {
		g.f.Noun = engine.SourceNoun
		return g.f, true
	}
	r.i = at
	p, ok := r.simple()
	if p.Players && p.Player == engine.Opponent {
		return engine.Filter{Noun: engine.SourceNoun, Controller: engine.Opponent}, ok
	}
	if p.Noun == engine.AnyThing && p.Types&^shape.Supertypes|p.AnyTypes == 0 && len(p.Subtypes)+len(p.AnySubtypes) == 0 {
		p.Noun = engine.SourceNoun // "from snow", "from monocolored": whatever it is
	}
	return p.Filter, ok && !p.Players
}

func (r *reader) nounAhead() bool {
	_, _, isType := shape.TypeWord(r.peek().Text)
	return isType || r.is("permanents") || r.is("spells") || r.is("sources")
}

// madness is the first of the two abilities that madness is: the card is
// discarded into exile. Its being optional until 2016 is the builder's to say.
func madness(e *engine.Effect) {
	e.When = engine.Pattern{Kind: engine.Move, Affected: &engine.Filter{Is: engine.This}, From: engine.Hand, Dest: engine.Graveyard, How: "discarded"}
	e.Do = []engine.Change{{Kind: engine.MoveTo, Dest: engine.Exile}}
}

// keywordAbility is the length in words of the keyword that stands next, 0 if
// none does.
func keywordAbility(c *cursor) int {
	w, n := lexicon.Longest(lexicon.Ability, func(i int) string { return c.ahead(i).Text })
	if n > 0 && w.People {
		return 0 // who has the ability, not the ability
	}
	return n
}
