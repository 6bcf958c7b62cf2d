package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// granted reads what a phrase has: a quoted ability or a keyword that is an
// effect. The effect is then one over everything that the phrase describes:
//
//	Phrase ("has" | "have" | "gains") { Keyword ["," | "and"] } ( Quoted | "absorb" N | "protection" … | KeywordEffect ) .
func (r *reader) granted(e *engine.Effect, p *Phrase) ([]engine.Effect, bool) {
	var all []engine.Effect
	for {
		switch {
		case keywordAbility(r.cursor) > 0 && !grantable(r.peek().Text):
			r.keyword()
		case r.eatWords("absorb"):
			n, ok := r.sum()
			next := *e
			absorb(&next, n, p.Filter)
			if !ok {
				return nil, false
			}
			all = append(all, next)
		case r.eatWords("protection"):
			next := *e
			if !r.protection(&next, p.Filter) {
				return nil, false
			}
			all = append(all, next)
		case r.is("\""):
			inner, ok := r.innerAbility(e, p)
			if !ok {
				return nil, false
			}
			all = append(all, inner...)
		default:
			next, ok := r.grantedKeyword(e, p)
			if !ok {
				return nil, false
			}
			all = append(all, next)
		}
		at := r.i
		r.eatWords(",")
		r.eatWords("and")
		if r.i == at || r.sentenceFollows() {
			r.i = at
			break
		}
	}
	for r.duration() || r.whileTrue() {
	}
	return all, len(all) > 0 || r.fail()
}

// whileTrue reads "as long as you control an artifact" after what something has.
func (r *reader) whileTrue() bool {
	at := r.i
	if !r.eatWords("as", "long", "as") && !r.eatWords("for", "as", "long", "as") {
		return false
	}
	c, ok := r.remains()
	if !ok {
		c, ok = r.condition()
	}
	if !ok {
		r.i = at
		return false
	}
	r.conds = append(r.conds, c)
	return true
}

// remains reads "~ remains on the battlefield", "~ remains tapped".
func (r *reader) remains() (engine.Cond, bool) {
	at := r.i
	p, ok := r.simple()
	c := engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{}}
	if ok && p.Is == engine.This && r.eatWords("remains") && r.predicate(c.Filter) {
		return c, true
	}
	r.i = at
	return c, false
}

// grantable says that a keyword is an effect on what has it.
func grantable(w string) bool {
	switch w {
	case "dredge", "vanishing", "riot", "flashback", "jump-start", "unearth":
		return true
	}
	return false
}

// sentenceFollows says that "and" joins another clause rather than another ability.
func (r *reader) sentenceFollows() bool {
	return keywordAbility(r.cursor) == 0 && !keywordOfAClass(lex.Token{Text: "and"}, r.peek()) && !r.is("protection") && !r.is("\"")
}

// innerAbility reads a quoted ability and applies it to what has it.
func (r *reader) innerAbility(e *engine.Effect, p *Phrase) ([]engine.Effect, bool) {
	at := r.i
	r.i++
	start := r.i
	for !r.is("\"") {
		if r.done() {
			r.i = start
			return nil, r.fail()
		}
		r.i++
	}
	toks := append([]lex.Token(nil), r.toks[start:r.i]...)
	end := r.peek().Start
	toks = append(toks, lex.Token{Kind: lex.EndToken, Start: end, End: end})
	r.i++
	in := newReader(r.text, toks)
	f := p.Filter
	if in.skipCost() && f.Is == engine.NoRef {
		f.Is = engine.Target // the one of the class whose ability was activated
	}
	list, ok := in.sentence()
	if !ok || !in.done() {
		r.far = max(r.far, start+max(in.far, 0))
		r.i = at
		return nil, false
	}
	for i := range list {
		if w := &list[i].When; w.Source != nil && w.Affected != nil && w.Source.Is == engine.This && w.Affected.Is == engine.This {
			// Two things are called by one name here.
			r.i = at
			return nil, r.fail()
		}
		if !grantYou(&list[i], f) || !grant(&list[i], f) {
			r.i = at
			return nil, r.fail()
		}
		list[i].If = append(append([]engine.Cond(nil), e.If...), list[i].If...)
	}
	return list, true
}

// skipCost skips the cost of a quoted activated ability: that it was activated
// is given with the effect. It reports whether there was one.
func (r *reader) skipCost() bool {
	for n := r.i; n < len(r.toks); n++ {
		t := r.toks[n]
		if t.Kind == lex.PunctToken && t.Text == "." {
			return false
		}
		if t.Kind == lex.PunctToken && t.Text == ":" {
			r.i = n + 1
			return true
		}
	}
	return false
}

// grant makes an effect about "this" one about everything that fits f; it is
// false where the effect also does something with "this" that a class has no
// one thing for.
func grant(e *engine.Effect, f engine.Filter) bool {
	if f.Is == engine.This {
		return true
	}
	if refs := refsOf(e); f.Is == engine.Target && refs[engine.This] && refs[engine.Target] {
		return false // one effect is bound to one target
	}
	about := false
	for _, at := range []**engine.Filter{&e.When.Affected, &e.When.Source} {
		if *at != nil && (*at).Is == engine.This {
			g := f
			*at = &g
			about = true
			if w := &e.When; at == &w.Affected && w.Kind == engine.Move && w.From == engine.AnyZone && w.NotFrom == engine.AnyZone && onlyPermanents(&g) {
				w.From = engine.Battlefield
			}
		}
	}
	to := engine.NoRef
	switch {
	case f.Is != engine.NoRef:
		to = f.Is
	case about && shape.AboutObject(&e.When):
		to = engine.ThatObject
	}
	return shape.ReplaceThis(e, to)
}

// grantsEntering reports whether an effect is an ability about entering that its
// words give to what enters: "creatures you control have riot", "… have "this
// creature enters tapped"".
func grantsEntering(e *engine.Effect) bool {
	if e.When.Kind != engine.Enter || aboutThis(e.When.Affected) {
		return false
	}
	words := " " + tokensKey(lex.Scan(e.Text)) + " "
	for _, given := range [...]string{" have ", " has ", " gain ", " gains "} {
		if before, after, ok := strings.Cut(words, given); ok && !strings.Contains(before, " enter") && (strings.Contains(after, "\"") || !strings.Contains(after, " enter")) {
			return true
		}
	}
	return false
}

func aboutThis(f *engine.Filter) bool { return f != nil && f.Is == engine.This }
