package shape

import (
	"math/bits"

	"apnap/engine"
)

// Merge puts two descriptions of one thing together.
func Merge(a, b engine.Filter) engine.Filter {
	a.Types |= b.Types
	a.NotTypes |= b.NotTypes
	a.AnyTypes |= b.AnyTypes
	a.Subtypes = append(a.Subtypes[:len(a.Subtypes):len(a.Subtypes)], b.Subtypes...)
	a.NotSubtypes = append(a.NotSubtypes[:len(a.NotSubtypes):len(a.NotSubtypes)], b.NotSubtypes...)
	a.AnySubtypes = append(a.AnySubtypes[:len(a.AnySubtypes):len(a.AnySubtypes)], b.AnySubtypes...)
	a.Colors |= b.Colors
	a.NotColors |= b.NotColors
	a.AnyColors |= b.AnyColors
	a.Multicolored = a.Multicolored || b.Multicolored
	a.Keywords = append(a.Keywords[:len(a.Keywords):len(a.Keywords)], b.Keywords...)
	a.NotKeywords = append(a.NotKeywords[:len(a.NotKeywords):len(a.NotKeywords)], b.NotKeywords...)
	a.Marks = append(a.Marks[:len(a.Marks):len(a.Marks)], b.Marks...)
	a.NotMarks = append(a.NotMarks[:len(a.NotMarks):len(a.NotMarks)], b.NotMarks...)
	a.Or = append(a.Or[:len(a.Or):len(a.Or)], b.Or...)
	first(&a.Is, b.Is)
	first(&a.Controller, b.Controller)
	first(&a.Owner, b.Owner)
	first(&a.Token, b.Token)
	first(&a.Counter, b.Counter)
	first(&a.NoCounter, b.NoCounter)
	first(&a.Name, b.Name)
	first(&a.Chosen, b.Chosen)
	first(&a.NotChosen, b.NotChosen)
	first(&a.SharesWith, b.SharesWith)
	first(&a.SharesRef, b.SharesRef)
	first(&a.Zone, b.Zone)
	first(&a.Noun, b.Noun)
	first(&a.Not, b.Not)
	first(&a.Player, b.Player)
	a.Players = a.Players || b.Players
	a.Other = a.Other || b.Other
	a.Targeted = a.Targeted || b.Targeted
	for _, pair := range [...][2]*engine.Range{{&a.Power, &b.Power}, {&a.Toughness, &b.Toughness}, {&a.ManaValue, &b.ManaValue}} {
		if pair[0].Op == engine.NoCompare {
			*pair[0] = *pair[1]
		}
	}
	if a.Noun == engine.Permanent && a.Not != nil && a.Not.Equal(&engine.Filter{Zone: engine.Battlefield}) {
		// "a permanent, spell, or card not on the battlefield": that is said of
		// the last alone, there being no permanents elsewhere.
		a.Not = nil
	}
	return a
}

// first keeps what is set.
func first[T comparable](dst *T, v T) {
	var zero T
	if *dst == zero {
		*dst = v
	}
}

// AnyOf is the description of what fits one of several, in the one form that
// the printer prints: types, subtypes or colors as a set where only they differ.
func AnyOf(fs []engine.Filter) engine.Filter {
	if len(fs) == 1 {
		return fs[0]
	}
	if f, ok := anyType(fs); ok {
		return f
	}
	if f, ok := anySubtype(fs); ok {
		return f
	}
	flat := make([]engine.Filter, 0, len(fs))
	for _, f := range fs {
		if len(f.Or) > 0 && f.Equal(&engine.Filter{Or: f.Or}) {
			flat = append(flat, f.Or...)
			continue
		}
		flat = append(flat, f)
	}
	return engine.Filter{Or: flat}
}

func anyType(fs []engine.Filter) (engine.Filter, bool) {
	var all engine.Types
	base := fs[0]
	base.Types &= Supertypes
	for _, f := range fs {
		t := f.Types &^ Supertypes
		if bits.OnesCount32(uint32(t)) != 1 || f.AnyTypes != 0 {
			return base, false
		}
		all |= t
		f.Types &= Supertypes
		if !f.Equal(&base) {
			return base, false
		}
	}
	base.AnyTypes = all
	return base, true
}

func anySubtype(fs []engine.Filter) (engine.Filter, bool) {
	var all []string
	base := fs[0]
	base.Subtypes = nil
	for _, f := range fs {
		if len(f.Subtypes) != 1 || len(f.AnySubtypes) > 0 {
			return base, false
		}
		all = append(all, f.Subtypes[0])
		f.Subtypes = nil
		if !f.Equal(&base) {
			return base, false
		}
	}
	base.AnySubtypes = all
	return base, true
}

// ReplaceThis puts another reference wherever an effect says "this"; it is
// false when there is one and nothing to put there.
func ReplaceThis(e *engine.Effect, to engine.Ref) bool {
	ok := true
	e.Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
		switch {
		case *r != engine.This:
		case to == engine.NoRef:
			ok = false
		default:
			*r = to
		}
	}})
	return ok
}
