package oracle

import (
	"math/bits"
	"slices"

	"apnap/engine"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/shape"
)

// takeAll takes what is said of a thing into its description; it is false for what
// the engine cannot hold of a thing.
func (d *description) takeAll(mods tree.Mods) bool {
	for i := range mods {
		if !d.take(&mods[i]) {
			return false
		}
	}
	return d.agrees()
}

// take takes one thing said into the description.
func (d *description) take(m *tree.Mod) bool {
	switch m.Slot {
	case tree.Size, tree.Power, tree.Toughness, tree.ManaValue, tree.Loyalty, tree.ValueOfX, tree.Marked:
		return !m.Neg && d.number(m)
	case tree.Color, tree.Hues:
		return d.color(m)
	case tree.Type, tree.Supertype, tree.Subtype, tree.Kind:
		return d.kind(m)
	case tree.State:
		return d.state(m)
	case tree.OneOf:
		return d.oneOf(m.Any)
	case tree.Keyword:
		if m.Neg {
			d.notKeywords = append(d.notKeywords, m.Key)
		} else {
			d.keywords = append(d.keywords, m.Key)
		}
		return true
	case tree.Counters:
		if m.Neg {
			d.noCounters = append(d.noCounters, m.Key)
			return true
		}
		if m.Key == "" {
			return false // which?
		}
		d.counters = append(d.counters, engine.CounterCount{Kind: m.Key, N: m.N})
	case tree.Named:
		d.named = m.Key
	case tree.Controlled:
		d.by = m.Who
	case tree.Owned:
		d.owner = m.Who
	case tree.Did:
		return d.mark(m.Key, m.Neg)
	case tree.Abilities:
		d.noAbilities = true
		return m.Neg
	default:
		return false
	}
	return !m.Neg
}

// number takes a size, a number or what bounds it.
func (d *description) number(m *tree.Mod) bool {
	switch m.Slot {
	case tree.Size:
		return given(&d.power, m.N) && given(&d.toughness, m.M)
	case tree.Power:
		return bounded(&d.power, &d.told.Power, m)
	case tree.Toughness:
		return bounded(&d.toughness, &d.told.Toughness, m)
	case tree.ManaValue:
		return bounded(&d.manaValue, &d.told.ManaValue, m)
	case tree.Loyalty:
		d.loyalty = m.N
	case tree.ValueOfX:
		d.x = m.N
	case tree.Marked:
		d.damage = m.N
	}
	return true
}

// bounded takes a number that is given, or bounds of one that is not.
func bounded(n *int, b *engine.Bounds, m *tree.Mod) bool {
	if !b.Said {
		b.Min, b.Max = engine.Unset, engine.Unset
	}
	switch m.Op {
	case tree.AtLeast:
		b.Said, b.Min = true, m.N
	case tree.AtMost:
		b.Said, b.Max = true, m.N
	default:
		return given(n, m.N)
	}
	return true
}

// given takes a number that is given but once.
func given(n *int, said int) bool {
	once := *n == engine.Unset || *n == said
	*n = said
	return once
}

// color takes a color, or what colors it may have.
func (d *description) color(m *tree.Mod) bool {
	c, _ := shape.ColorWord(m.Key)
	var fits func(engine.Colors) bool
	switch {
	case m.Key == "multicolored":
		fits = func(have engine.Colors) bool { return have&(have-1) != 0 != m.Neg }
	case m.Key == "monocolored":
		fits = func(have engine.Colors) bool { return bits.OnesCount8(uint8(have)) == 1 != m.Neg }
	case !m.Neg:
		d.colors |= c
		return true
	case c == engine.Colorless:
		fits = func(have engine.Colors) bool { return have != 0 }
	default:
		fits = func(have engine.Colors) bool { return have&c == 0 }
	}
	return d.hues(fits)
}

// hues takes what colors something may have; it is false where none is left.
func (d *description) hues(fits func(engine.Colors) bool) bool {
	d.told.Hues = d.told.Hues.And(engine.HuesThat(fits))
	return d.told.Hues != 0
}

// oneOf takes alternatives of which one holds: colors, the only ones the engine can hold.
func (d *description) oneOf(any tree.Mods) bool {
	var of engine.Colors
	for i := range any {
		c, ok := shape.ColorWord(any[i].Key)
		if any[i].Slot != tree.Color || any[i].Neg || !ok || c == engine.Colorless {
			return false
		}
		of |= c
	}
	return d.hues(func(have engine.Colors) bool { return have&of != 0 })
}

// kind takes a type, a supertype, a subtype or another noun.
func (d *description) kind(m *tree.Mod) bool {
	t, _, _ := shape.TypeWord(m.Key)
	switch {
	case m.Slot == tree.Subtype:
		return !m.Neg && d.subtype(m.Key)
	case m.Slot != tree.Kind && m.Neg:
		d.notTypes |= t
	case m.Slot != tree.Kind:
		d.types |= t
		d.noun = d.noun || t&engine.PermanentTypes != 0 || t&(engine.Instant|engine.Sorcery) != 0
	case m.Neg:
		return m.Key == "token" && settled(&d.token, engine.No)
	default:
		d.noun = true
		return d.kindOf(m.Key)
	}
	return true
}

// kindOf takes a noun that is no type.
func (d *description) kindOf(key string) bool {
	switch key {
	case "token":
		return settled(&d.token, engine.Yes)
	case "spell":
		d.spell = true
	case "card":
		d.card = true
	case "commander":
		d.marks = append(d.marks, key)
	}
	return true
}

func (d *description) subtype(name string) bool {
	if !slices.Contains(d.subtypes, name) {
		d.subtypes = append(d.subtypes, name)
	}
	d.noun = true
	d.types |= typeOfSubtype(name)
	return true
}

// state takes a state that something is in, or is not in.
func (d *description) state(m *tree.Mod) bool {
	is, not := engine.Yes, engine.No
	if m.Neg {
		is, not = not, is
	}
	switch m.Key {
	case "tapped":
		return settled(&d.tapped, is)
	case "untapped":
		return settled(&d.tapped, not)
	case "attacking":
		return settled(&d.attacking, is)
	case "blocking":
		return settled(&d.blocking, is)
	case "unblocked", "blocked":
		if !m.Neg {
			d.attacking = engine.Yes
		}
		return d.mark(m.Key, m.Neg)
	case "face-down":
		d.faceDown = true
		return !m.Neg
	default:
		return d.mark(m.Key, m.Neg)
	}
}

// settled takes what is or is not, and not both.
func settled(of *engine.Tri, is engine.Tri) bool {
	once := *of == engine.Unknown || *of == is
	*of = is
	return once
}

func (d *description) mark(key string, not bool) bool {
	if not {
		d.notMarks = append(d.notMarks, key)
	} else {
		d.marks = append(d.marks, key)
	}
	return true
}

// empty reports whether nothing was said.
func (d *description) empty() bool {
	return d.types|d.notTypes == 0 && len(d.subtypes) == 0 && d.colors == 0 && d.power == engine.Unset && d.toughness == engine.Unset && d.token == engine.Unknown &&
		!d.spell && !d.card && !d.noun && d.tapped == engine.Unknown && d.attacking == engine.Unknown && d.blocking == engine.Unknown && !d.faceDown &&
		len(d.marks)+len(d.notMarks)+len(d.counters)+len(d.notKeywords) == 0 && d.told == (engine.Told{}) && d.manaValue == engine.Unset && !d.noAbilities
}

// inNoun reports whether a description may be part of a noun phrase: who owns it, X and a
// printed number are told by facts alone.
func (d *description) inNoun() bool {
	return d.x == engine.Unset && d.loyalty == engine.Unset && d.owner == nil
}
