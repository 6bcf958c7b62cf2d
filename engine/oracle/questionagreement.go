package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// agrees reports whether what is said of one thing can all be true of it. A color beside
// what tells of more than it ("multicolored red") is one of those that the thing has.
func (d *description) agrees() bool {
	if d.told.Hues != 0 && d.colors != 0 && !d.told.Hues.Holds(d.colors) {
		one := d.colors
		if d.colors = 0; one == engine.Colorless || !d.hues(func(have engine.Colors) bool { return one&^have == 0 }) {
			return false
		}
	}
	return d.types&d.notTypes == 0 && (d.colors == engine.Colorless || d.colors&engine.Colorless == 0) &&
		!overlap(d.notKeywords, d.keywords) && !overlap(d.notMarks, d.marks) && !lacks(d.noCounters, d.counters) &&
		leaves(&d.told.Power, d.power) && leaves(&d.told.Toughness, d.toughness) && leaves(&d.told.ManaValue, d.manaValue)
}

// leaves reports whether bounds leave a number, and the one that is given where one is.
func leaves(b *engine.Bounds, n int) bool {
	return (!b.Said || b.Min == engine.Unset || b.Max == engine.Unset || b.Min <= b.Max) && b.Fits(n)
}

// lacks reports whether some counters are of kinds of which there are none.
func lacks(none []string, counters []engine.CounterCount) bool {
	return slices.ContainsFunc(counters, func(c engine.CounterCount) bool {
		return c.N > 0 && (slices.Contains(none, c.Kind) || slices.Contains(none, ""))
	})
}

// contradicts reports whether the colors and numbers told of an object cannot be true
// beside what the question said of it before; what the card index says of it gives way.
func (a *asker) contradicts(id engine.ObjectID, d *description) bool {
	o, printed := &a.board.Objects[id], a.printed(id)
	said := func(n, printed int) int {
		if n == printed {
			return engine.Unset
		}
		return n
	}
	return d.told.Hues != 0 && (a.said[id].colors && !d.told.Hues.Holds(o.Colors) || o.Told.Hues != 0 && o.Told.Hues.And(d.told.Hues) == 0) ||
		d.colors != 0 && !o.Told.Hues.Holds(d.colors) ||
		!d.told.Power.Fits(withCounters(said(o.Power, printed.Power), o)) || !o.Told.Power.Fits(d.power) ||
		!d.told.Toughness.Fits(withCounters(said(o.Toughness, printed.Toughness), o)) || !o.Told.Toughness.Fits(d.toughness) ||
		!d.told.ManaValue.Fits(said(o.ManaValue, printed.ManaValue)) || !o.Told.ManaValue.Fits(d.manaValue)
}

// printed is what the card index says of an object, as of one of which it says nothing
// where it does not know it.
func (a *asker) printed(id engine.ObjectID) Card {
	if c, ok := a.lookup(a.board.Objects[id].Name); ok {
		return c
	}
	return Card{Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset}
}

// withCounters is a power or toughness with the counters that change it.
func withCounters(n int, o *engine.Object) int {
	for _, c := range o.Counters {
		switch {
		case n == engine.Unset:
		case c.Kind == "+1/+1":
			n += c.N
		case c.Kind == "-1/-1":
			n -= c.N
		}
	}
	return n
}

// fitsTold reports whether an object is what is told of colors and numbers.
func (d *description) fitsTold(o *engine.Object) bool {
	colors := d.told.Hues == 0 || d.told.Hues == o.Told.Hues || o.ColorsKnown && d.told.Hues.Holds(o.Colors)
	number := func(want, told engine.Bounds, n int) bool {
		return !want.Said || want == told || n != engine.Unset && want.Fits(n)
	}
	return colors && number(d.told.Power, o.Told.Power, withCounters(o.Power, o)) &&
		number(d.told.Toughness, o.Told.Toughness, withCounters(o.Toughness, o)) && number(d.told.ManaValue, o.Told.ManaValue, o.ManaValue)
}

// against reports whether a noun cannot mean an object: what it says contradicts what was
// said of it, or the sentence itself brought it up as something else.
func (s *sentence) against(id engine.ObjectID, d *description) bool {
	o := &s.a.board.Objects[id]
	return s.a.contradicts(id, d) || overlap(d.notKeywords, withoutWords(o.Keywords, s.a.printed(id).Keywords)) || lacks(d.noCounters, o.Counters) || int(id) >= s.before && !fitsDescription(o, d)
}

// denies is the refusal of a noun that contradicts what was said of the only thing that
// it can mean.
func (s *sentence) denies(m *mention, id engine.ObjectID) *lex.Error {
	return s.contrary(say.New("\"%s\" contradicts what else is said of %s.", s.raw(m.start, m.end), inenglish.Object(&s.a.board, id)))
}

// contrary is the refusal of a sentence that contradicts itself or another.
func (s *sentence) contrary(says say.Message) *lex.Error {
	return &lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{0, len(s.text)}, Says: says, Contrary: true}
}

// denyItself reports whether things said of a noun, each of which can be said of something,
// cannot all be true of one thing.
func denyItself(mods tree.Mods) bool {
	for i := range mods {
		if d := newDescription(); !d.take(&mods[i]) {
			return false
		}
	}
	d := newDescription()
	return !d.takeAll(mods)
}

// modsOf is what is said in what was read, of a noun or by itself.
func modsOf(val any) tree.Mods {
	if p, ok := val.(*tree.Phrase); ok {
		return p.Mods
	}
	mods, _ := val.(tree.Mods)
	return mods
}
