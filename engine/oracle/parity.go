package oracle

import "apnap/engine"

// parity reads "an odd mana value", "even power" after "with".
func (r *reader) parity(f *engine.Filter) bool {
	at := r.i
	r.eatWords("an")
	w, ok := r.eatAny("odd", "even")
	if !ok {
		r.i = at
		return false
	}
	rng := engine.Range{Op: engine.Odd}
	if w == "even" {
		rng.Op = engine.Even
	}
	switch {
	case r.eatWords("mana", "value"), r.eatWords("mana", "values"), r.eatWords("converted", "mana", "cost"):
		f.ManaValue = rng
	case r.eatWords("power"):
		f.Power = rng
	case r.eatWords("toughness"):
		f.Toughness = rng
	default:
		r.i = at
		return r.fail()
	}
	return true
}

// ofEachColor reads "of each color" after what is controlled: one of every color.
func (r *reader) ofEachColor(c engine.Cond) (engine.Cond, bool) {
	if c.Range.Op != engine.NoCompare || c.Not || !r.eatWords("of", "each", "color") {
		return c, false
	}
	all := engine.Cond{Kind: engine.AllOf}
	for _, color := range [...]engine.Colors{engine.White, engine.Blue, engine.Black, engine.Red, engine.Green} {
		f := *c.Filter
		f.Colors |= color
		one := c
		one.Filter = &f
		all.Subs = append(all.Subs, one)
	}
	return all, true
}

// exceptBy reads "except [combat] damage that would be dealt by Phrase", so that
// the source is anything else.
func (r *reader) exceptBy(e *engine.Effect) bool {
	at := r.i
	if e.When.Source != nil || !r.eatWords("except") {
		return false
	}
	combat := r.eatWords("combat")
	p, ok := Phrase{}, r.eatWords("damage", "that", "would", "be", "dealt", "by") && combat == (e.When.Combat == engine.Yes)
	if ok {
		p, ok = r.nounPhrase()
	}
	if !ok {
		r.i = at
		return r.fail()
	}
	e.When.Source = &engine.Filter{Noun: engine.SourceNoun, Not: sourceOf(p.Filter)}
	return true
}

// notAffecting reads "[If Condition,] this effect doesn't affect [combat] damage
// that would be dealt by Phrase" after a prevention of all damage: where that is
// so, the source is anything else.
func (r *reader) notAffecting(e *engine.Effect) (*engine.Effect, bool) {
	at := r.i
	if e.Kind != engine.Prevention || e.When.Source != nil || !r.eatWords("if") {
		return nil, false
	}
	c, ok := r.condition()
	if !ok || !r.eatWords(",", "this", "effect", "doesn't", "affect") {
		r.i = at
		return nil, false
	}
	combat := r.eatWords("combat")
	p, ok := Phrase{}, r.eatWords("damage", "that", "would", "be", "dealt", "by") && combat == (e.When.Combat == engine.Yes)
	if ok {
		p, ok = r.nounPhrase()
	}
	if !ok || len(p.Or) > 0 || !r.sentenceEnds() {
		r.i = at
		return nil, r.fail()
	}
	other := *e
	other.When.Source = &engine.Filter{Noun: engine.SourceNoun, Not: sourceOf(p.Filter)}
	other.If = append(append([]engine.Cond(nil), e.If...), c)
	c.Not = !c.Not
	e.If = append(append([]engine.Cond(nil), e.If...), c)
	return &other, true
}
