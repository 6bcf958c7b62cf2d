package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// enterChange reads "it enters under your control", "it enters tapped" as what
// happens instead.
func (r *reader) enterChange(e *engine.Effect) bool {
	if e.When.Kind != engine.Enter {
		return false
	}
	at := r.i
	if !(r.eatWords("it") || r.eatWords("they") || r.eatWords("each") || r.eatWords("that", "creature") || r.eatWords("that", "permanent") || r.eatWords("~")) {
		return false
	}
	cs, ok := r.enters(e)
	if !ok {
		r.i = at
		return false
	}
	e.Do = append(e.Do, cs...)
	return true
}

// enterVerb reads "enters [the battlefield]" or "comes into play".
func (r *reader) enterVerb() bool {
	if _, ok := r.eatAny("enters", "enter"); ok {
		r.eatWords("the", "battlefield")
		return true
	}
	return r.eatWords("comes", "into", "play") || r.eatWords("come", "into", "play") || r.fail()
}

// enters reads how something enters, verb included:
//
//	Enters = "enters" Manner { ["and"] Manner } .
func (r *reader) enters(e *engine.Effect) ([]engine.Change, bool) {
	if !r.enterVerb() {
		return nil, false
	}
	return r.manners(e)
}

func (r *reader) manners(e *engine.Effect) ([]engine.Change, bool) {
	var list []engine.Change
	for {
		at := r.i
		if len(list) > 0 {
			comma := r.eatWords(",")
			if !r.eatWords("and") && comma {
				r.i = at
				break
			}
		}
		c, ok := r.manner(e)
		if !ok {
			r.i = at
			break
		}
		list = append(list, c...)
	}
	return list, len(list) > 0 || r.fail()
}

// manner reads one way of entering.
func (r *reader) manner(e *engine.Effect) ([]engine.Change, bool) {
	one := func(c engine.Change) ([]engine.Change, bool) { return []engine.Change{c}, true }
	if kind, ok := eatSaying(r.cursor, shape.Manners.All()); ok {
		return one(engine.Change{Kind: kind})
	}
	switch {
	case r.is("prepared"), r.is("attacking"):
		r.i++
		return one(engine.Change{Kind: engine.EnterAs, What: r.toks[r.i-1].Text})
	case r.eatWords("under", "your", "control"):
		return one(engine.Change{Kind: engine.EnterUnder, Ref: engine.RefYou})
	case r.eatWords("under", "the", "control", "of", "an", "opponent", "of", "your", "choice"):
		return one(engine.Change{Kind: engine.EnterUnder, Ref: engine.AnOpponent})
	case r.is("as", "a", "copy", "of"):
		return r.asCopy(e)
	case r.is("as", "copies", "of"):
		r.i-- // one word fewer than "as a copy of"
		return r.asCopy(e)
	case r.eatWords("as"):
		return r.enterAs()
	case r.eatWords("attached", "to"):
		p, ok := r.simple()
		return []engine.Change{{Kind: engine.EnterAttached, Ref: refOf(p.Filter)}}, ok && refOf(p.Filter) != engine.NoRef
	case r.is("with"):
		return r.enterWith()
	case r.toks[r.i-1].Text == "and" && (r.is("is", "a") || r.is("is", "an")):
		r.i++
		return r.enterAs()
	}
	return nil, r.fail()
}

// enterWith reads
//
//	"with" Item { ("," | "and" | "plus") Item } , Item = Counters | Keyword | Quoted | "your choice of" … .
func (r *reader) enterWith() ([]engine.Change, bool) {
	r.i++
	var list []engine.Change
	for {
		at := r.i
		c, ok := r.enterItem()
		if !ok {
			r.i = at
			break
		}
		list = append(list, c)
		at = r.i
		comma := r.eatWords(",")
		if !r.eatWords("and") && !r.eatWords("plus") && !comma {
			break
		}
		if r.is("as") || r.is("with") {
			r.i = at
			break
		}
		if _, ok := r.enterItemAhead(); !ok {
			r.i = at
			break
		}
	}
	return list, len(list) > 0 || r.fail()
}

// enterItemAhead says whether a further item follows.
func (r *reader) enterItemAhead() (engine.Change, bool) {
	at := r.i
	c, ok := r.enterItem()
	r.i = at
	return c, ok
}

// enterItem reads one thing that a permanent enters with.
func (r *reader) enterItem() (engine.Change, bool) {
	if r.eatWords("your", "choice", "of") {
		return r.counterChoice()
	}
	if w, ok := r.keyword(); ok {
		if r.is("counter") {
			r.i -= len(strings.Fields(w))
		} else {
			return engine.Change{Kind: engine.EnterAs, Keywords: []string{w}}, true
		}
	}
	if q, ok := r.quoted(); ok {
		return engine.Change{Kind: engine.EnterAs, Options: []string{"has \"" + q + "\""}}, true
	}
	in := engine.Instruction{}
	ok := r.enterCounters(&in)
	return engine.Change{Kind: engine.EnterCounters, Counter: in.Counter, Amount: in.Amount}, ok
}

// enterCounters reads counters with "on it" and what counts them.
func (r *reader) enterCounters(c *engine.Instruction) bool {
	at := r.i
	if (r.is("an", "additional") || r.is("a", "additional")) && r.additionalMany() {
		r.i += 2
		if !r.countersOf(c) {
			r.i = at
			return false
		}
	} else if r.eatWords("an", "additional") || r.eatWords("a", "additional") {
		kind, ok := r.counterKind()
		if !ok {
			r.i = at
			return false
		}
		c.Counter, c.Amount = kind, shape.Lit(1)
	} else if !r.countersOf(c) {
		return false
	}
	missing := c.Amount == nil
	if r.eatWords("on") {
		if _, ok := r.eatAny("it", "him", "her", "them", "~"); !ok {
			return false
		}
	}
	if missing {
		e, ok := r.equalTo()
		c.Amount = e
		if !ok {
			return false
		}
	}
	if r.is("for", "each") {
		n, ok := r.forEach()
		if !ok {
			return false
		}
		c.Amount = times1(c.Amount, n)
	}
	r.where()
	return true
}

// additionalMany says that after "an additional" a number stands.
func (r *reader) additionalMany() bool {
	_, letter := letterOf(r.ahead(2))
	return letter || r.ahead(2).Kind == lex.NumberToken
}

// enterAs reads "a Mutant in addition to its other types" after "as".
func (r *reader) enterAs() ([]engine.Change, bool) {
	if !r.eatWords("a") && !r.eatWords("an") {
		return nil, r.fail()
	}
	c := engine.Change{Kind: engine.EnterAs}
	if !r.addedTypes(&c) || !r.eat("in", "addition", "to") {
		return nil, false
	}
	if _, ok := r.eatAny("its", "his", "her", "their"); !ok {
		return nil, false
	}
	r.eat("other")
	for r.eatWords("colors", "and") || r.eatWords("creature") || r.eatWords("types") {
	}
	return []engine.Change{c}, r.toks[r.i-1].Text == "types" || r.fail()
}

// addedTypes reads a run of types and subtypes.
func (r *reader) addedTypes(c *engine.Change) bool {
	n := 0
	for ; ; n++ {
		t := r.peek()
		if types, _, ok := shape.TypeWord(t.Text); ok {
			c.Types |= types
		} else if sub, ok := shape.Subtype(t.Text); ok && t.Capital() {
			c.Subtypes = append(c.Subtypes, sub)
		} else {
			break
		}
		r.i++
		if r.is("and") {
			if _, _, next := shape.TypeWord(r.ahead(1).Text); next {
				r.i++
			}
		}
	}
	return n > 0 || r.fail()
}

// asCopy reads "as a copy of Phrase [, except Exception {, and Exception}]".
func (r *reader) asCopy(e *engine.Effect) ([]engine.Change, bool) {
	r.i += 4
	p, ok := r.nounPhrase()
	if !ok {
		return nil, false
	}
	c := engine.Change{Kind: engine.EnterCopy}
	if ref := refOf(p.Filter); ref != engine.NoRef {
		c.Ref = ref
	} else {
		c.Filter = &p.Filter
	}
	if e.May != engine.NoRef {
		c.Who = e.May
	}
	return r.copyExceptions(c)
}

// copyExceptions reads ", except Exception {, and Exception}" after a copy.
func (r *reader) copyExceptions(c engine.Change) ([]engine.Change, bool) {
	list := []engine.Change{c}
	at := r.i
	r.eatWords(",")
	if !r.eatWords("except") {
		r.i = at
		return list, true
	}
	r.eatWords("that")
	for {
		more, ok := r.exception(&list[0])
		if !ok {
			return nil, false
		}
		list = append(list, more...)
		at := r.i
		comma := r.eatWords(",")
		if !r.eatWords("and") && !comma {
			break
		}
		if r.endsHere() {
			r.i = at
			break
		}
	}
	return list, true
}

// exception reads one exception of a copy: "it's a Bird in addition to its other
// types", "it has flying", "it enters with an additional +1/+1 counter on it",
// "it isn't legendary".
func (r *reader) exception(c *engine.Change) ([]engine.Change, bool) {
	const theCopy = "it;he;she;the token"
	r.eatOneOf(theCopy)
	switch {
	case r.eatWords("its", "power", "and", "toughness", "are", "equal", "to"):
		p, ok := r.simple()
		ref := refOf(p.Filter)
		c.Power, c.Toughness = shape.Expr(engine.Expr{Op: engine.PowerOf, Ref: ref}), shape.Expr(engine.Expr{Op: engine.ToughnessOf, Ref: ref})
		return nil, ok && ref == engine.This && r.eatWords("'s", "power", "and", "toughness") || r.fail()
	case r.is("if") || r.is(",", "if"):
		return r.exceptionIf()
	case r.eatWords("his", "name", "is"), r.eatWords("her", "name", "is"), r.eatWords("its", "name", "is"):
		c.Options = append(c.Options, engine.KeepsName)
		p, ok := r.simple()
		return nil, ok && p.Is == engine.This || r.fail()
	case r.eatWords("isn't", "legendary"), r.eatWords("'s", "not", "legendary"):
		c.Options = append(c.Options, engine.NotLegendary)
		return nil, true
	case r.eatWords("has"), r.eatWords("gains"):
		return nil, r.copyKeywords(c)
	case r.is("enters"):
		r.i++
		list, ok := r.manners(&engine.Effect{})
		if !ok || !r.is("if") {
			return list, ok
		}
		r.i++
		r.it = engine.ThatObject
		cond, ok := r.single()
		if cond.Kind == engine.Controls && cond.Filter != nil && cond.Filter.Is == engine.ThatObject {
			cond.Filter.Is = engine.Copied // the permanent itself is not there to be controlled
		}
		return []engine.Change{{Kind: engine.When, If: &cond, Yes: list}}, ok
	case r.eatWords("'s"), r.eatWords("is"):
		return nil, r.copyTypes(c)
	}
	return nil, r.fail()
}

func (r *reader) copyKeywords(c *engine.Change) bool {
	if at := r.i; r.peek().Kind == lex.SelfToken {
		r.i++
		if r.eatWords("'s", "other", "abilities") {
			c.Options = append(c.Options, "has ~'s other abilities")
			return true
		}
		r.i = at
	}
	for {
		if r.eatPhrase(OwnAbility) {
			c.Keywords = append(c.Keywords, OwnAbility)
		} else if w, ok := r.keyword(); ok {
			c.Keywords = append(c.Keywords, w)
		} else if q, ok := r.quoted(); ok {
			c.Options = append(c.Options, "has \""+q+"\"")
		} else if r.peek().Kind == lex.SelfToken && r.ahead(1).Text == "'s" && r.ahead(2).Text == "other" && r.ahead(3).Text == "abilities" {
			r.i += 4
			c.Options = append(c.Options, "has ~'s other abilities")
		} else {
			return r.fail()
		}
		at := r.i
		r.eatWords(",")
		if !r.eatWords("and") {
			r.i = at
			return true
		}
		if keywordAbility(r.cursor) == 0 && !r.is("\"") {
			r.i = at
			return true
		}
	}
}

func (r *reader) copyTypes(c *engine.Change) bool {
	_ = r.eatWords("an") || r.eatWords("a")
	if r.peek().Kind == lex.PTToken && !r.shapePT(c) {
		return false
	}
	for {
		if col, ok := shape.ColorWord(r.peek().Text); ok {
			c.Options = append(c.Options, shape.ColorNames(col)[0])
			r.i++
			continue
		}
		break
	}
	n := len(c.Options)
	if c.Power != nil {
		n++
	}
	typed := r.addedTypes(c)
	if !typed && n == 0 {
		return false
	}
	if r.eatWords("in", "addition", "to") {
		_, _ = r.eatAny("its", "his", "her")
		r.eatWords("other")
		if r.eatWords("colors", "and", "types") {
			c.Options = append(c.Options, "keeps its colors")
			return true
		}
		return r.eatWords("types") || r.eat("creature", "types")
	}
	c.Replaces = c.Types != 0
	return !typed || len(c.Subtypes) == 0 && c.Types&shape.Supertypes == 0 || r.fail()
}

// quoted reads a quoted ability and gives its words.
func (r *reader) quoted() (string, bool) {
	if !r.is("\"") {
		return "", r.fail()
	}
	start := r.ahead(1).Start
	r.i++
	for !r.is("\"") {
		if r.done() {
			return "", r.fail()
		}
		r.i++
	}
	end := r.peek().Start
	r.i++
	return strings.TrimSpace(r.text[start:end]), true
}
