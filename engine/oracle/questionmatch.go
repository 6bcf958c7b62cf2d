package oracle

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine"
)

// onBattlefield reports whether an object is on the battlefield, as far as is
// known while a question is read: a permanent of which nothing else was said.
func onBattlefield(o *engine.Object) bool {
	return o.Zone == engine.Battlefield || o.Zone == engine.AnyZone && !o.Spell && o.Types&engine.PermanentTypes != 0
}

// fitsDescription reports whether an object is what is said of one, as far as its
// characteristics are known.
func fitsDescription(o *engine.Object, d *description) bool {
	return couldFit(o, d) && d.isIn(o, engine.Yes) && subset(d.marks, o.Marks) && subset(d.keywords, o.Keywords) &&
		!slices.ContainsFunc(d.counters, func(c engine.CounterCount) bool { return !slices.Contains(o.Counters, c) })
}

// couldFit reports whether an object is what is said of one but for states, keywords and
// counters that nobody said it has: a question may say them where it speaks of it again.
func couldFit(o *engine.Object, d *description) bool {
	return d.types&^o.Types == 0 && d.notTypes&o.Types == 0 && subset(d.subtypes, o.Subtypes) &&
		(d.colors == 0 || sameColors(o, d.colors)) && d.fitsTold(o) &&
		(d.power == engine.Unset || d.power == o.Power) && (d.toughness == engine.Unset || d.toughness == o.Toughness) &&
		(d.manaValue == engine.Unset || d.manaValue == o.ManaValue) &&
		(d.token == engine.Unknown || d.token == o.Token) && (!d.spell || o.Spell) &&
		(!slices.Contains(d.marks, "commander") || slices.Contains(o.Marks, "commander")) &&
		d.isIn(o, engine.No) && !overlap(d.notMarks, o.Marks) && !overlap(d.notKeywords, o.Keywords) &&
		!slices.ContainsFunc(d.noCounters, func(kind string) bool { return bearsCounter(o, cmp.Or(kind, "any")) })
}

// isIn reports whether an object is in the states, or is not in those, of which a
// description says so.
func (d *description) isIn(o *engine.Object, said engine.Tri) bool {
	fits := func(state engine.Tri, is bool) bool { return state != said || is == (said == engine.Yes) }
	return fits(d.tapped, o.Tapped) && fits(d.attacking, o.Attacking) && fits(d.blocking, o.Blocking)
}

func sameColors(o *engine.Object, c engine.Colors) bool {
	if c == engine.Colorless {
		return o.ColorsKnown && o.Colors&^engine.Colorless == 0
	}
	return c&^o.Colors == 0
}

func subset(wanted, have []string) bool {
	for _, w := range wanted {
		if !slices.ContainsFunc(have, func(h string) bool { return strings.EqualFold(h, w) }) {
			return false
		}
	}
	return true
}

// staticFilter reports whether a filter asks only for what a question can
// answer while it is read.
func staticFilter(f *engine.Filter) bool {
	for i := range f.Or {
		if f.Or[i].Players || !staticFilter(&f.Or[i]) {
			return false
		}
	}
	return f.Is == engine.NoRef && f.Not == nil && f.Chosen == "" && f.NotChosen == "" && f.SharesWith == "" &&
		f.Power.Op == engine.NoCompare && f.Toughness.Op == engine.NoCompare && f.ManaValue.Op == engine.NoCompare &&
		f.Owner == engine.AnyRelation
}

// fitsFilter reports whether an object matches a static filter.
func fitsFilter(o *engine.Object, f *engine.Filter) bool {
	if len(f.Or) > 0 && !slices.ContainsFunc(f.Or, func(g engine.Filter) bool { return fitsFilter(o, &g) }) {
		return false
	}
	colors := o.Colors
	if colors == 0 && o.ColorsKnown {
		colors = engine.Colorless
	}
	return fitsTypes(o, f) && f.Colors&^colors == 0 && f.NotColors&colors == 0 && (f.AnyColors == 0 || f.AnyColors&colors != 0) &&
		subset(f.Keywords, o.Keywords) && !overlap(f.NotKeywords, o.Keywords) && fitsState(o, f)
}

func fitsTypes(o *engine.Object, f *engine.Filter) bool {
	return f.Types&^o.Types == 0 && f.NotTypes&o.Types == 0 && (f.AnyTypes == 0 || f.AnyTypes&o.Types != 0) &&
		subset(f.Subtypes, o.Subtypes) && !overlap(f.NotSubtypes, o.Subtypes) &&
		(len(f.AnySubtypes) == 0 || overlap(f.AnySubtypes, o.Subtypes)) &&
		(f.Token == engine.Unknown || (f.Token == engine.Yes) == (o.Token == engine.Yes)) &&
		(f.Noun != engine.TokenNoun || o.Token == engine.Yes)
}

func fitsState(o *engine.Object, f *engine.Filter) bool {
	has := func(mark string) bool {
		switch mark {
		case "tapped":
			return o.Tapped
		case "untapped":
			return !o.Tapped
		case "attacking":
			return o.Attacking
		case "blocking":
			return o.Blocking
		}
		return slices.Contains(o.Marks, mark)
	}
	for _, m := range f.Marks {
		if !has(m) {
			return false
		}
	}
	for _, m := range f.NotMarks {
		if has(m) {
			return false
		}
	}
	return (f.Counter == "" || bearsCounter(o, f.Counter)) && (f.NoCounter == "" || !bearsCounter(o, f.NoCounter))
}

func bearsCounter(o *engine.Object, kind string) bool {
	return slices.ContainsFunc(o.Counters, func(c engine.CounterCount) bool {
		return c.N > 0 && (kind == "any" || c.Kind == kind)
	})
}

func overlap(a, b []string) bool {
	return slices.ContainsFunc(a, func(w string) bool { return subset([]string{w}, b) })
}

// describe adds what is said of an object. What the card index says stands beside it,
// unless it was denied.
func (a *asker) describe(id engine.ObjectID, d *description) {
	o, seen := &a.board.Objects[id], &a.said[id]
	if d.types != 0 {
		o.Types |= d.types
		seen.types = true
		seen.told |= d.types
	}
	o.Types &^= d.notTypes
	seen.notTypes |= d.notTypes
	o.Subtypes = addWords(o.Subtypes, d.subtypes)
	if d.token == engine.Yes && o.Types|d.notTypes == 0 && slices.ContainsFunc(d.subtypes, engine.CreatureType) {
		o.Types = engine.Creature // of a token with a creature type nobody says that
	}
	if d.colors != 0 {
		o.Colors, o.ColorsKnown, seen.colors = d.colors, true, true
	}
	o.Keywords = withoutWords(addWords(o.Keywords, d.keywords), d.notKeywords)
	o.Marks = addWords(o.Marks, d.marks)
	o.NotMarks = addWords(o.NotMarks, d.notMarks)
	if d.token != engine.Unknown {
		o.Token = d.token
	}
	o.Counters = slices.DeleteFunc(slices.Concat(o.Counters, d.counters), func(c engine.CounterCount) bool {
		return slices.Contains(d.noCounters, c.Kind) || slices.Contains(d.noCounters, "")
	})
	seen.noCounters = addWords(seen.noCounters, d.noCounters)
	if slices.Contains(d.noCounters, "loyalty") || slices.Contains(d.noCounters, "") {
		o.Counters = append(o.Counters, engine.CounterCount{Kind: "loyalty"}) // which a planeswalker is taken to have otherwise
	}
	d.describeState(o)
	d.describeNumbers(o, seen)
	if d.spell {
		o.Spell, o.Zone, seen.zone = true, engine.Stack, true
	}
	if d.noAbilities {
		o.NoAbilities, o.Keywords = true, nil
	}
}

// describeState puts an object into the states that are said of it.
func (d *description) describeState(o *engine.Object) {
	for _, s := range []struct {
		said engine.Tri
		of   *bool
		mark string
	}{{d.tapped, &o.Tapped, engine.TappedMark}, {d.attacking, &o.Attacking, "attacking"}, {d.blocking, &o.Blocking, "blocking"}} {
		switch s.said {
		case engine.Yes:
			*s.of = true
		case engine.No:
			denyState(o, s.of, s.mark)
		}
	}
	o.FaceDown = o.FaceDown || d.faceDown
}

// describeNumbers gives an object the numbers, and what is told of its colors and numbers.
func (d *description) describeNumbers(o *engine.Object, seen *said) {
	seen.size = seen.size || d.power != engine.Unset || d.toughness != engine.Unset || d.told.Power.Said || d.told.Toughness.Said
	seen.valued = seen.valued || d.manaValue != engine.Unset
	for _, n := range []struct {
		said int
		of   *int
	}{{d.power, &o.Power}, {d.toughness, &o.Toughness}, {d.manaValue, &o.ManaValue}, {d.x, &o.X}, {d.loyalty, &seen.loyalty}, {d.damage, &o.Damage}} {
		if n.said != engine.Unset {
			*n.of = n.said
		}
	}
	o.Told.Hues = o.Told.Hues.And(d.told.Hues)
	if d.told.Hues != 0 && o.ColorsKnown && !d.told.Hues.Holds(o.Colors) { // what the card index says was denied
		o.Colors, o.ColorsKnown = 0, false
	}
	for _, b := range []struct{ said, of *engine.Bounds }{{&d.told.Power, &o.Told.Power}, {&d.told.Toughness, &o.Told.Toughness}, {&d.told.ManaValue, &o.Told.ManaValue}} {
		if b.said.Said {
			*b.of = *b.said
		}
	}
}

// addWords is a list with further words, each once.
func addWords(list, words []string) []string {
	for _, w := range words {
		if !subset([]string{w}, list) {
			list = append(list[:len(list):len(list)], w)
		}
	}
	return list
}

// withoutWords is a list without some words.
func withoutWords(list, words []string) []string {
	if len(words) == 0 {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(w string) bool { return slices.Contains(words, w) })
}
