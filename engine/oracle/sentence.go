package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// sentence reads one sentence that makes one or more effects, up to its full
// stop:
//
//	Sentence = { Prefix "," } Main { ["," ] "and" Main } "." .
func (r *reader) sentence() ([]engine.Effect, bool) {
	r.until, r.conds, r.half, r.letters, r.when = engine.Forever, nil, nil, nil, nil
	r.replaced, r.also, r.looked, r.put, r.conditioned = false, engine.NoRef, nil, nil, engine.NoRef
	proto := engine.Effect{Class: engine.ClassOther}
	if e := proto; r.manaForOne(&e) {
		r.finish(&e)
		return []engine.Effect{e}, true
	}
	if e := proto; r.entersSo(&e) && r.sentenceEnds() {
		e.If = append(e.If, r.conds...)
		r.finish(&e)
		return []engine.Effect{e}, true
	}
	if e := proto; r.enteringCast(&e) && r.sentenceEnds() {
		e.If = r.conds
		r.finish(&e)
		return []engine.Effect{e}, true
	}
	for r.prefix() {
	}
	given := append([]engine.Cond(nil), r.conds...)
	all, ok := r.main(proto)
	if !ok {
		return nil, false
	}
	r.conditions(all)
	for !r.sentenceEnds() {
		at := r.i
		comma := r.eatWords(",")
		if !r.eatWords("and") && !(comma && r.laterAnd()) {
			r.i = at
			return nil, r.fail()
		}
		r.conds = append([]engine.Cond(nil), given...)
		until := r.until
		r.it = r.outerIt()
		if r.besideClause() || r.untargetable() {
			break
		}
		more, ok := r.keywordsToo(proto)
		if !ok {
			more, ok = r.main(proto)
		}
		if !ok {
			r.i = at
			return nil, false
		}
		r.conditions(more)
		if r.until == engine.Forever {
			r.until = until
		}
		all = append(all, more...)
	}
	if r.half != nil {
		return nil, r.fail()
	}
	for i := range all {
		r.finish(&all[i])
	}
	return all, true
}

// outerIt is what "it" means outside the clause just read.
func (r *reader) outerIt() engine.Ref {
	if r.aimed {
		return engine.Target
	}
	return engine.This
}

// sentenceEnds reads the full stop, which may stand inside a closing quotation.
func (r *reader) sentenceEnds() bool {
	if r.closesSentence(r.i) {
		return true
	}
	if r.is(",") && r.ahead(1).Kind == lex.EndToken {
		r.i++
	}
	return r.eatWords(".") || r.done() || r.is("\"")
}

// finish gives an effect what the adverbs of its sentence said, and its class.
func (r *reader) finish(e *engine.Effect) {
	if r.until != engine.Forever {
		e.Until = r.until
	}
	e.Class = classOf(e)
}

// conditions gives effects the conditions that were read with them.
func (r *reader) conditions(all []engine.Effect) {
	for i := range all {
		all[i].If = append(all[i].If, r.conds...)
	}
}

// classOf is the group of cr.SelfReplacementFirst and those after it.
func classOf(e *engine.Effect) engine.Class {
	if e.Self {
		return engine.ClassSelf
	}
	class := engine.ClassOther
	for _, c := range e.Do {
		switch c.Kind {
		case engine.EnterUnder:
			return engine.ClassControl
		case engine.EnterCopy:
			class = engine.ClassCopy
		case engine.EnterBackFace:
			class = engine.ClassBackFace
		}
	}
	return class
}

// prefix reads what stands before the main clause with its comma: "during your
// turn,", "as long as Condition,", "until end of turn,", "if Condition,".
func (r *reader) prefix() bool {
	at := r.i
	if r.is("then", "if") && !r.wouldAhead() {
		r.i++
	}
	switch {
	case r.is("during"):
		if r.during() && r.eatWords(",") {
			return true
		}
	case r.playable != engine.NoRef && r.eatWords("if", "you", "do", ","):
		r.conds = append(r.conds, engine.Cond{Kind: engine.RefIs, Ref: r.playable, Filter: &engine.Filter{Marks: []string{r.playMark}}})
		r.playable = engine.NoRef
		return true
	case r.eatWords("as", "long", "as"), r.eatWords("for", "as", "long", "as"), r.is("if") && !r.wouldAhead() && r.eatWords("if"):
		if c, ok := r.condition(); ok && r.eat(",") {
			r.conds = append(r.conds, c)
			if c.Ref == engine.This {
				r.conditioned = engine.This
			}
			if c.Ref == engine.Attached || c.Expr != nil && c.Expr.Ref == engine.Attached {
				r.it = engine.Attached
			}
			if r.eatWords("then"); r.is(also, "regenerate") {
				r.i++ // besides what was said before
			}
			return true
		}
	case r.is("until"), r.is("this", "turn"), r.is("for", "the", "rest"):
		if r.duration() && r.eatWords(",") {
			return true
		}
	}
	r.i = at
	return false
}

// wouldAhead says that the clause up to the comma speaks of an event that would
// happen, rather than of a condition.
func (r *reader) wouldAhead() bool {
	quoted := false
	for n := 1; ; n++ {
		t := r.ahead(n)
		switch {
		case t.Kind == lex.EndToken || t.Text == "." && t.Kind == lex.PunctToken:
			return false
		case t.Text == "\"":
			quoted = !quoted
		case quoted:
		case t.Text == "," && r.clauseBegins(n+1):
			return false
		case t.Text == "would":
			return true
		case t.Text == "for" && (r.ahead(n+1).Text == "mana" || r.ahead(n+4).Text == "mana" && r.ahead(n+2).Text == "or"):
			return true
		case (t.Text == "causes" || t.Text == "cause") && r.ahead(n+3).Text == "discard":
			return true
		}
	}
}

// clauseBegins says that a main clause begins at a token ahead.
func (r *reader) clauseBegins(n int) bool {
	switch w := r.ahead(n).Text; w {
	case "it", "you", "~", "instead", "if", "that", "they", "prevent", "they're", "those", "this", "all", "damage", "the", "until":
		return true
	default:
		_, verb := verbOf(w)
		_, sub := shape.Subtype(w)
		return verb && !(sub && r.ahead(n).Capital())
	}
}

// main reads one main clause by the words it begins with.
func (r *reader) main(proto engine.Effect) ([]engine.Effect, bool) {
	e := proto
	e.If = append([]engine.Cond(nil), proto.If...)
	if r.is("you", "may", "prevent") {
		r.i += 2
	}
	at := r.i
	done := func(ok bool) ([]engine.Effect, bool) { return []engine.Effect{e}, ok }
	switch {
	case r.is("if", "tapped", "for", "mana", ","):
		return r.landsProduce(&e)
	case r.is("double", "all"), r.is("triple", "all"):
		return done(r.multiplies(&e))
	case r.is("all", "damage", "is", "dealt"):
		return done(r.asThough(&e))
	case r.is("your", "life", "total", "can't"):
		return done(r.lifeTotal(&e))
	case r.is("each", "time") && r.wouldAhead():
		r.i += 2
		return done(r.ifWould(&e))
	case r.is("if") && r.wouldAhead():
		r.i++
		return done(r.ifWould(&e))
	case r.is("the", "next") && r.ahead(2).Text == "time", r.is("the", "first", "time"), r.is("the", "next") && r.ahead(3).Text == "times":
		return done(r.nextTime(&e))
	case r.is("for", "each") && r.ahead(2).Kind == lex.NumberToken && r.ahead(2).N == 1:
		return done(r.forEachWould(&e))
	case r.is("exile"), r.is("you", "may", "exile"):
		return done(r.asItResolves(&e))
	case r.is("instead", "of") && !r.is("instead", "of", "putting"):
		return done(r.insteadOfDoing(&e))
	case r.eatWords("prevent"):
		all, ok := r.preventSentence(&e)
		if !ok {
			return nil, false
		}
		return all, r.extras(all)
	case r.is("the", "next") && r.spellAhead():
		return r.subjectSentence(&e)
	case r.is("all") && r.damageAhead(), r.is("the", "next"), r.is("damage", "that", "would", "reduce"):
		return done(r.redirectSentence(&e))
	case r.is("damage"), r.is("combat", "damage"), r.is("noncombat", "damage"):
		return done(r.cantDamage(&e))
	case r.is("the", "damage", "can't"):
		r.i++
		e.When.Source = &engine.Filter{Is: engine.This}
		return done(r.cantDamage(&e))
	case r.eatWords("you", "get", "an", "emblem", "with"):
		return r.innerAbility(&e, &Phrase{Filter: engine.Filter{Is: engine.This}})
	case r.eatWords("regenerate"):
		return done(r.regenerate(&e))
	case r.is("skip"), r.is("you", "skip"):
		r.eatWords("you")
		return done(r.skips(&e, &Phrase{Filter: engine.Filter{Players: true, Player: engine.You}}))
	case r.is("each", "token", "that", "would"):
		return done(r.tokensOfAnother(&e))
	case r.eatWords("as"):
		return done(r.asEnters(&e))
	case r.eatWords("you", "may", "have"):
		return done(r.mayHaveEnter(&e))
	case r.is("it", "becomes", "day", "as"):
		return done(r.becomesDay(&e))
	case r.is("lands", "tapped", "for", "mana", "produce"):
		return done(r.landsOfColor(&e))
	case r.eatWords("spells", "and", "abilities", "can't", "be", "countered"):
		e.Kind, e.When.Kind = engine.Cant, engine.CounterSpell
		r.duration()
		return done(true)
	case r.is("spells", "and", "abilities"):
		if all, ok := r.cantCause(&e); ok {
			return all, true
		}
		r.i = at
	}
	if kindAt := r.i; r.cantCounters(&e) {
		return done(true)
	} else if r.i = kindAt; r.keywordEffect(&e) {
		return done(true)
	}
	r.i = at
	e = proto
	if r.bound && r.it == engine.NoRef && r.is("it") && keywordOfAClass(r.ahead(1), r.ahead(2)) {
		r.it = engine.Target
	}
	return r.subjectSentence(&e)
}

// damageAhead says that "all" is followed by damage.
func (r *reader) damageAhead() bool {
	return r.ahead(1).Text == "damage" || r.ahead(2).Text == "damage" && (r.ahead(1).Text == "combat" || r.ahead(1).Text == "noncombat")
}

// subjectSentence reads a sentence that begins with its subject: "Creatures
// enter tapped", "Players can't gain life", "Each player skips …", "Slivers have …".
func (r *reader) subjectSentence(e *engine.Effect) ([]engine.Effect, bool) {
	p, ok := r.nextSpell()
	if !ok {
		p, ok = r.nounPhrase()
	}
	if !ok {
		return nil, false
	}
	r.zones = nil
	if p.Zone != engine.AnyZone && r.is("and") {
		r.moreZones()
	}
	if r.is("this", "turn", "can't") {
		r.duration()
	}
	switch w := r.peek().Text; w {
	case "enters", "enter", "comes", "come", "escapes":
		all, ok := one(e, r.entersSentence(e, &p))
		return r.staysTapped(all, &p), ok
	case "can't":
		r.i++
		if !r.cantSentence(e, &p) {
			return nil, false
		}
		return r.moreCants(e, &p)
	case "don't", "doesn't":
		r.i++
		return one(e, r.doesnt(e, &p))
	case "skips", "skip":
		return one(e, r.skips(e, &p))
	case "gets", "get":
		if !r.passPT() {
			return r.besides(e, &p)
		}
		at := r.i
		r.i++
		if all, ok := r.granted(e, &p); ok {
			return all, true
		}
		r.i = at
		return r.besides(e, &p)
	case "has", "have", "gains", "gain":
		r.i++
		at := r.i
		if all, ok := r.granted(e, &p); ok {
			return all, true
		}
		r.i = at
		return r.besides(e, &p)
	case "attacks", "attack", "is", "are", "cost", "costs":
		return r.besides(e, &p)
	}
	return nil, r.fail()
}

// passPT passes over "gets +1/+1 and" before what is granted besides.
func (r *reader) passPT() bool {
	at := r.i
	if r.ahead(1).Kind != lex.PTToken {
		return false
	}
	r.i += 2
	r.eatWords(",")
	r.eatWords("and")
	if r.is("has") || r.is("have") || r.is("gains") || r.is("gain") {
		return true
	}
	r.i = at
	return false
}

// staysTapped reads "and doesn't untap during your untap step" after "enters tapped".
func (r *reader) staysTapped(all []engine.Effect, p *Phrase) []engine.Effect {
	if len(all) == 0 || !r.eatWords("and", "doesn't", "untap", "during", "your", "untap", "step") {
		return all
	}
	f := p.Filter
	return append(all, engine.Effect{Kind: engine.Cant, Class: engine.ClassOther, When: engine.Pattern{Kind: engine.Untap, Affected: &f},
		If: []engine.Cond{{Kind: engine.DuringStep, Who: engine.You, Word: "untap step"}}})
}

// one is a list of one effect.
func one(e *engine.Effect, ok bool) ([]engine.Effect, bool) {
	if !ok {
		return nil, false
	}
	return []engine.Effect{*e}, true
}

// moreCants reads "or win the game" after "can't lose the game".
func (r *reader) moreCants(e *engine.Effect, p *Phrase) ([]engine.Effect, bool) {
	list := []engine.Effect{*e}
	for r.is("or") || r.is("and", "can't") {
		at := r.i
		r.i++
		r.eatWords("can't")
		next := engine.Effect{Class: engine.ClassOther, If: e.If}
		if !r.cantSentence(&next, p) {
			r.i = at
			break
		}
		list = append(list, next)
	}
	r.costOnly(list)
	for r.duration() || r.is("during") && r.during() || r.whileTrue() {
	}
	return list, true
}
