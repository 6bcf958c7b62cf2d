package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// entangled finds two static abilities of which the order decides what comes of them: one takes
// what gives the other away, or decides what the other reaches, or both set the same.
func (b *builder) entangled(list []made) (one, other *made, ok bool) {
	for i := range list {
		for k := range list {
			if x, y := &list[i], &list[k]; x.source != y.source && (b.takesAway(x, y) || b.decides(x, y) || i < k && b.both(x, y)) {
				return x, y, true
			}
		}
	}
	return nil, nil, false
}

// takesAway reports whether one static ability takes from the source of another what it has.
func (b *builder) takesAway(x, y *made) bool {
	m := x.e.Makes
	return (m.LoseAbilities || m.LoseText || m.SetsLand()) && b.mayReach(x, y.source)
}

// decides reports whether what one static ability makes of things decides what another
// reaches.
func (b *builder) decides(x, y *made) bool {
	return changesWhat(x.e.Makes, &y.e.Makes.Who) && b.anything(func(id engine.ObjectID) bool { return b.mayReach(x, id) })
}

// both reports whether two static abilities set the same of one object.
func (b *builder) both(x, y *made) bool {
	return setSame(x.e.Makes, y.e.Makes) && b.anything(func(id engine.ObjectID) bool { return b.mayReach(x, id) && b.mayReach(y, id) })
}

// anything reports whether an object is such.
func (b *builder) anything(such func(engine.ObjectID) bool) bool {
	for i := range b.board.Objects {
		if such(engine.ObjectID(i)) {
			return true
		}
	}
	return false
}

// changesWhat reports whether a static ability changes what a description asks for.
func changesWhat(m *engine.Making, f *engine.Filter) bool {
	for i := range f.Or {
		if changesWhat(m, &f.Or[i]) {
			return true
		}
	}
	if f.Not != nil && changesWhat(m, f.Not) {
		return true
	}
	if f.Is != engine.NoRef {
		return false
	}
	asked := f.Types | f.AnyTypes | f.NotTypes
	if m.Types != 0 && asked&^shape.Supertypes != 0 || (m.AddTypes|m.LoseTypes)&asked != 0 {
		return true
	}
	subtypes := append(append(slices.Clone(f.Subtypes), f.AnySubtypes...), f.NotSubtypes...)
	if len(subtypes) > 0 && (m.Chosen != "" || m.LoseSet || len(m.SetSubtypes) > 0 || overlap(m.AddSubtypes, subtypes) || slices.Contains(m.AddKeywords, changeling)) {
		return true
	}
	if f.Colors|f.AnyColors|f.NotColors != 0 && m.SetColors|m.AddColors != 0 {
		return true
	}
	keywords := append(slices.Clone(f.Keywords), f.NotKeywords...)
	return len(keywords) > 0 && (m.LoseAbilities || overlap(m.AddKeywords, keywords) || overlap(m.LoseKeywords, keywords)) ||
		(f.Power.Op != engine.NoCompare || f.Toughness.Op != engine.NoCompare) && m.Power != nil
}

// setSame reports whether two static abilities that say something else set the same.
func setSame(a, b *engine.Making) bool {
	x, y := *a, *b
	x.Who, y.Who = engine.Filter{}, engine.Filter{}
	if x.Equal(&y) {
		return false
	}
	sets := func(m *engine.Making) bool {
		return len(m.SetSubtypes) > 0 || m.LoseSet || m.Chosen != "" && !m.Besides
	}
	adds := func(m *engine.Making) bool { return len(m.AddSubtypes) > 0 || m.Chosen != "" }
	for _, way := range [][2]*engine.Making{{a, b}, {b, a}} {
		p, q := way[0], way[1]
		if sets(p) && (sets(q) || adds(q)) || p.Types != 0 && q.Types|q.AddTypes|q.LoseTypes != 0 || p.SetColors != 0 && q.SetColors|q.AddColors != 0 ||
			p.LoseTypes&(q.Types|q.AddTypes) != 0 || p.LoseAbilities && slices.ContainsFunc(q.AddKeywords, weighty) {
			return true
		}
	}
	return a.Power != nil && b.Power != nil
}

// weighty reports whether a keyword decides what happens.
func weighty(w string) bool { return ruledKeyword(w) || w == indestructible }

// mayReach reports whether a static ability reaches an object, as far as the question tells and
// whatever else is made of it.
func (b *builder) mayReach(m *made, id engine.ObjectID) bool {
	return b.mayFit(&m.e.Makes.Who, m.source, id)
}

// mayFit is mayReach for a description.
func (b *builder) mayFit(f *engine.Filter, source, id engine.ObjectID) bool {
	if len(f.Or) > 0 && !slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return b.mayFit(&one, source, id) }) {
		return false
	}
	o := &b.board.Objects[id]
	switch f.Is {
	case engine.This:
		return id == source
	case engine.Attached:
		return b.board.Objects[source].AttachedTo == engine.ObjectEntity(id)
	}
	if f.Other && id == source || !b.mayBeOf(f.Controller, source, o.Controller, o.Owner) || !b.mayBeOf(f.Owner, source, o.Owner, o.Owner) {
		return false
	}
	return b.inZoneOf(f, id) && (!o.TypesKnown || fitsTypes(o, f))
}

// inZoneOf reports whether a description is of things where an object is, or enters: words that
// name no zone, no card and no spell mean permanents.
func (b *builder) inZoneOf(f *engine.Filter, id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	switch there := o.Zone == engine.Battlefield || b.enters(id); {
	case o.Zone == engine.AnyZone:
		return true
	case f.Zone != engine.AnyZone:
		return f.Zone == o.Zone
	case f.Noun == engine.CardNoun:
		return o.Zone != engine.Battlefield && o.Zone != engine.Stack
	case f.Noun == engine.SpellNoun:
		return o.Zone == engine.Stack
	default:
		return there
	}
}

// mayBeOf reports whether a player may stand in a relation to who controls the source.
func (b *builder) mayBeOf(r engine.Relation, source engine.ObjectID, whose, owner engine.PlayerID) bool {
	you := shape.Holder(&b.board.Objects[source])
	if whose == engine.NoPlayer {
		whose = owner
	}
	switch {
	case you == engine.NoPlayer || whose == engine.NoPlayer:
		return true
	case r == engine.AttachedOne:
		return b.board.Objects[source].AttachedTo == engine.PlayerEntity(whose)
	case r == engine.You:
		return you == whose
	case r == engine.Opponent || r == engine.NotYou:
		return you != whose
	}
	return true
}
