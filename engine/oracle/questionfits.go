package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
)

// onBattlefield reports whether an object is on the battlefield, as far as is
// known while a question is read: a permanent of which nothing else was said.
func onBattlefield(o *engine.Object) bool {
	return o.Zone == engine.Battlefield || o.Zone == engine.AnyZone && !o.Spell && o.Types&engine.PermanentTypes != 0
}

// fitsDescription reports whether an object is what adjectives and nouns say,
// as far as its characteristics are known.
func fitsDescription(o *engine.Object, d *description) bool {
	has := func(word string) bool { return !slices.Contains(d.marks, word) || slices.Contains(o.Marks, word) }
	return d.types&^o.Types == 0 && d.notTypes&o.Types == 0 && subset(d.subtypes, o.Subtypes) &&
		(d.colors == 0 || sameColors(o, d.colors)) &&
		(d.power == engine.Unset || d.power == o.Power && d.toughness == o.Toughness) &&
		(d.token == engine.Unknown || d.token == o.Token) && (!d.spell || o.Spell) && has("commander")
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

// describe adds what adjectives and nouns say of an object. What the card
// index says stands beside it, unless it was denied.
func (a *asker) describe(id engine.ObjectID, d *description) {
	o, seen := &a.board.Objects[id], &a.said[id]
	if d.types != 0 {
		o.Types |= d.types
		seen.types = true
	}
	o.Types &^= d.notTypes
	seen.notTypes |= d.notTypes
	for _, sub := range d.subtypes {
		if !subset([]string{sub}, o.Subtypes) {
			o.Subtypes = append(o.Subtypes, sub)
		}
	}
	if d.colors != 0 {
		o.Colors, o.ColorsKnown, seen.colors = d.colors, true, true
	}
	if d.power != engine.Unset {
		o.Power, o.Toughness = d.power, d.toughness
	}
	for _, k := range d.keywords {
		if !slices.Contains(o.Keywords, k) {
			o.Keywords = append(o.Keywords, k)
		}
	}
	for _, m := range d.marks {
		if !slices.Contains(o.Marks, m) {
			o.Marks = append(o.Marks, m)
		}
	}
	if d.token != engine.Unknown {
		o.Token = d.token
	}
	o.Tapped, o.Attacking, o.Blocking = o.Tapped || d.tapped, o.Attacking || d.attacking, o.Blocking || d.blocking
	o.FaceDown = o.FaceDown || d.faceDown
	if d.spell {
		o.Spell, o.Zone, seen.zone = true, engine.Stack, true
	}
}
