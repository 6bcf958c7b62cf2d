package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// eventClause reads the event that a replacement or prevention effect waits
// for, up to the comma before what happens instead:
//
//	EventClause = ( Damaged | Counted | Tapped | Discarded | Reduced | Phrase "would" Would ) { Adverb } .
func (r *reader) eventClause() (*engine.Pattern, bool) {
	pt := &engine.Pattern{}
	r.when = pt
	if !r.eventHead(pt) {
		return nil, false
	}
	r.kind = pt.Kind
	r.antecedents(pt)
	if r.is("or") && pt.Kind == engine.Move && !r.happens {
		r.i++
		r.it = engine.This
		other, ok := r.eventClause()
		if !ok {
			return nil, false
		}
		r.when = pt
		pt.Or = append(pt.Or, *other)
		return pt, true
	}
	for r.eventAdverb(pt) {
	}
	return pt, true
}

// antecedents says what "it" and "that player" mean after the event was named.
func (r *reader) antecedents(pt *engine.Pattern) {
	r.player = engine.ThatPlayerRef
	switch {
	case shape.AboutObject(pt):
		r.it = engine.ThatObject
	case pt.TappedForMana:
		r.it = engine.NoRef
	case pt.Kind == engine.Damage && pt.Source != nil && pt.Source.Is != engine.This:
		r.it = engine.ThatSource
	}
}

func (r *reader) eventHead(pt *engine.Pattern) bool {
	switch {
	case r.is("damage"), r.is("combat", "damage"), r.is("noncombat", "damage"):
		return r.damageWouldBeDealt(pt)
	case r.is("your", "life", "total", "would"):
		return r.lifeReduced(pt)
	}
	if r.is("an", "effect", "causes") || r.is("an", "effect", "would", "cause") {
		return r.effectDiscard(pt)
	}
	if r.eatWords("an", "effect") {
		return r.eat("would") && r.effectWould(pt)
	}
	at, aimed := r.i, r.aimed
	if r.tappedForMana(pt) || r.causedDiscard(pt) || r.causedGain(pt) || r.countersWould(pt) || r.counterWould(pt) {
		return true
	}
	r.i, r.aimed = at, aimed
	subject, ok := r.concerned()
	if !ok {
		return false
	}
	r.together(pt, subject.Bound)
	if !r.namedBefore(&subject.Filter) || !r.whoIs(&subject) {
		return false
	}
	return r.wouldOr() && r.would(pt, &subject) && r.orElse(pt, &subject)
}

// namedBefore makes of "that player" among whom an event concerns the target of the same text: nobody is
// "that player" because the event befalls them.
func (r *reader) namedBefore(f *engine.Filter) bool {
	for i := range f.Or {
		if f.Or[i].Is != engine.ThatPlayerRef {
			continue
		}
		if !r.aimed {
			return r.fail()
		}
		f.Or[i].Is = engine.Target
	}
	return true
}

// together marks the event of a triggered ability that triggers once for all of
// what happens at one time: "one or more creatures die".
func (r *reader) together(pt *engine.Pattern, b engine.Range) {
	pt.Whole = pt.Whole || r.happens && b.Op == engine.AtLeast
}

// concerned reads whom or what each such event concerns: a number of them, as in
// "two creatures", is no event that an effect can wait for.
func (r *reader) concerned() (Phrase, bool) {
	p, ok := r.nounPhrase()
	if !ok || p.Is != engine.NoRef && p.Is != engine.ChosenSource || p.Players && p.Named {
		return p, ok
	}
	if n := p.Count; n != nil && n.Op == engine.Lit && n.N > 1 {
		return p, r.fail()
	}
	if b := p.Bound; b.Op != engine.NoCompare && !(b.Op == engine.AtLeast && b.N.Op == engine.Lit && b.N.N == 1) {
		return p, r.fail()
	}
	return p, true
}

// whoIs reads what holds of the player whom an event concerns, as a condition of the effect:
//
//	"who" ( "has" | "controls" | … ) .
func (r *reader) whoIs(p *Phrase) bool {
	if !p.Players || len(p.Or) > 0 || !r.eatWords("who") {
		return true
	}
	c, ok := r.playerVerb(engine.ThatPlayer, engine.ThatPlayerRef)
	r.conds = append(r.conds, c)
	return ok
}

// sharesOneOf reports whether "you and/or one or more creatures" was read from a
// place on: what is prevented of it is then one amount for all of them, which no
// effect here counts.
func (r *reader) sharesOneOf(from int) bool {
	for k := from; k+3 < r.i; k++ {
		if r.toks[k].Text == "and/or" && r.toks[k+1].Text == "one" && r.toks[k+2].Text == "or" && r.toks[k+3].Text == "more" {
			r.i = k
			return !r.fail()
		}
	}
	return false
}

// damageWouldBeDealt reads "[combat] damage would be dealt to Phrase [by Phrase]".
func (r *reader) damageWouldBeDealt(pt *engine.Pattern) bool {
	pt.Kind, pt.Whole = engine.Damage, true
	r.combat(pt)
	return r.eat("damage") && r.wouldOr() && r.eat("be", "dealt") && r.dealtTo(pt)
}

func (r *reader) combat(pt *engine.Pattern) {
	switch {
	case r.eatWords("combat"):
		pt.Combat = engine.Yes
	case r.eatWords("noncombat"):
		pt.Combat = engine.No
	}
}

// dealtTo reads "to Phrase", "by Phrase", "by a single source", "this turn" in any order, and "to and
// dealt by Phrase" is read by its callers.
func (r *reader) dealtTo(pt *engine.Pattern) bool {
	for {
		switch {
		case r.is("to") && pt.Affected == nil:
			r.i++
			from := r.i
			p, ok := r.concerned()
			if !ok || r.sharesOneOf(from) {
				return false
			}
			r.eatWords("and", "to")
			pt.Affected = recipient(p.Filter)
			if pt.Affected != nil {
				pt.Affected.AndOr = p.AndOr
			}
			if !r.whoIs(&p) {
				return false
			}
			if r.toks[r.i-1].Text == "to" {
				q, ok := r.concerned()
				if !ok {
					return false
				}
				pt.Affected = recipient(shape.AnyOf([]engine.Filter{p.Filter, q.Filter}))
			}
		case r.is("by", "a", "single", "source"):
			r.i += 4
			pt.Whole = false
		case r.is("by") && pt.Source == nil:
			r.i++
			r.afterSource(pt)
			p, ok := r.concerned()
			if !ok {
				return false
			}
			pt.Source = sourceOf(p.Filter)
		case r.duration():
		default:
			return true
		}
	}
}

// afterSource lets "it" after "by" mean what is dealt damage.
func (r *reader) afterSource(pt *engine.Pattern) {
	if pt.Affected != nil && pt.Affected.Is == engine.This {
		r.it = engine.This
	}
}

// recipient is who is dealt damage; nil for "a permanent or player" and the
// like, which is everything that damage can be dealt to.
func recipient(f engine.Filter) *engine.Filter {
	if len(f.Or) > 0 && shape.Same(f, engine.Filter{Or: f.Or}) {
		perm, player := false, false
		for _, o := range f.Or {
			perm = perm || shape.Same(o, engine.Filter{Noun: engine.Permanent})
			player = player || shape.Same(o, engine.Filter{Players: true})
		}
		if perm && player {
			return nil
		}
	}
	if shape.Same(f, engine.Filter{}) {
		return nil
	}
	return &f
}

// sourceOf is a source of damage; nil for "a source".
func sourceOf(f engine.Filter) *engine.Filter {
	if shape.Same(f, engine.Filter{Noun: engine.SourceNoun}) || shape.Same(f, engine.Filter{}) {
		return nil
	}
	return &f
}

// lifeReduced reads "your life total would be reduced to N or less".
func (r *reader) lifeReduced(pt *engine.Pattern) bool {
	if !r.eat("your", "life", "total", "would", "be", "reduced") || !r.eat("to") {
		return false
	}
	n, ok := r.number()
	if !ok {
		return false
	}
	switch {
	case r.eatWords("or", "less"), r.eatWords("or", "lower"):
		n++
	default:
		return r.fail()
	}
	pt.Kind, pt.LifeBelow = engine.LoseLife, shape.Lit(n)
	pt.Affected = &engine.Filter{Players: true, Player: engine.You}
	return true
}

// tappedForMana reads "a land is tapped for mana", "you tap a permanent for
// mana", "tapped for two or more mana".
func (r *reader) tappedForMana(pt *engine.Pattern) bool {
	const tapFor = "for"
	if !r.stillSays(tapFor) {
		return false
	}
	at := r.i
	p, ok := r.nounPhrase()
	if !ok {
		r.i = at
		return false
	}
	pt.Kind, pt.TappedForMana = engine.ProduceMana, true
	switch {
	case r.eatWords("is", "tapped", "for"), r.eatWords("are", "tapped", "for"):
		pt.Source = &p.Filter
	case p.Players && (r.eatWords("tap") || r.eatWords("taps")):
		q, ok := r.nounPhrase()
		if !ok || !r.eat("for") {
			r.i = at
			*pt = engine.Pattern{}
			return false
		}
		pt.Doer, pt.Source = &p.Filter, &q.Filter
		if p.Player == engine.AnyRelation {
			pt.Doer = nil
		}
	default:
		r.i = at
		*pt = engine.Pattern{}
		return false
	}
	if n, ok := r.number(); ok {
		pt.Amount = engine.Range{Op: engine.Exactly, N: shape.Lit(n)}
		if r.eatWords("or", "more") {
			pt.Amount.Op = engine.AtLeast
		}
	}
	return r.eat("mana")
}

// causedDiscard reads "a spell or ability an opponent controls [would] cause(s)
// you to discard ~".
func (r *reader) causedDiscard(pt *engine.Pattern) bool {
	at := r.i
	if !r.eatWords("a", "spell", "or", "ability") {
		return false
	}
	f := engine.Filter{}
	if !r.whose(&f) {
		r.i = at
		return false
	}
	r.eatWords("would")
	if _, ok := r.eatAny("causes", "cause"); !ok || !r.eat("you", "to", "discard") {
		r.i = at
		return false
	}
	p, ok := r.simple()
	if !ok {
		r.i = at
		return false
	}
	pt.Kind, pt.EffectOnly = engine.Move, true
	pt.From, pt.Dest, pt.How = engine.Hand, engine.Graveyard, "discarded"
	pt.Source, pt.Affected = &f, &p.Filter
	return ownedBy(pt, engine.You)
}

// causedGain reads "a spell or ability would cause its controller to gain life".
func (r *reader) causedGain(pt *engine.Pattern) bool {
	if !r.eatWords("a", "spell", "or", "ability", "would", "cause", "its", "controller", "to", "gain", "life") {
		return false
	}
	pt.Kind, pt.EffectOnly = engine.GainLife, true
	pt.Source, pt.Affected = &engine.Filter{Controller: engine.ThatPlayer}, &engine.Filter{Players: true}
	return true
}

// countersWould reads "[one or more] +1/+1 counters would be put on Phrase" and
// "Phrase would get one or more counters" is read by would.
func (r *reader) countersWould(pt *engine.Pattern) bool {
	at := r.i
	p := Phrase{}
	switch {
	case r.peek().Kind == lex.NumberToken:
		r.counted(&p)
	case r.peek().Text == "a" || r.peek().Text == "an":
		r.i++
	}
	kind, ok := r.counterKind()
	if !ok || !r.wouldOr() || !r.eatWords("be") {
		r.i = at
		return false
	}
	pt.Counter, pt.Amount = kind, moreThanOne(p.Bound)
	r.together(pt, p.Bound)
	switch {
	case r.eatWords("put", "on"):
		pt.Kind = engine.PutCounters
	case r.eatWords("removed", "from"):
		pt.Kind = engine.RemoveCounters
	default:
		r.i = at
		return false
	}
	q, ok := r.nounPhrase()
	if !ok {
		return false
	}
	pt.Affected = recipient(q.Filter)
	return true
}

// moreThanOne drops the bound of "one or more", which every event has.
func moreThanOne(b engine.Range) engine.Range {
	if b.Op == engine.AtLeast && b.N.Op == engine.Lit && b.N.N <= 1 {
		return engine.Range{}
	}
	return b
}
