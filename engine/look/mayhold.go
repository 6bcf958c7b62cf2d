package look

import (
	"slices"

	"apnap/engine"
)

// MayHold reports whether a condition that does not hold by what is named may hold all the same, by what nobody names: that
// there is enough of something, and what nobody says of a thing, a player or the game.
func (v *View) MayHold(c *engine.Cond) bool {
	switch c.Kind {
	case engine.Controls:
		return !c.OfFew()
	case engine.CountIs:
		if c.Expr == nil {
			return true
		}
		switch c.Expr.Op {
		case engine.CountOf, engine.GreatestOf, engine.CountersOn:
			return !c.OfFew()
		case engine.HandOf, engine.LifeOf:
			return false // of a player of whom nobody said it, it is not known
		}
	case engine.RefIs:
		return v.mayBe(c)
	case engine.AllOf:
		return !slices.ContainsFunc(c.Subs, func(s engine.Cond) bool { return v.Holds(&s) == engine.No && !v.MayHold(&s) })
	}
	return true
}

// mayBe reports whether it is only a mark that a thing lacks, and nobody says that it does.
func (v *View) mayBe(c *engine.Cond) bool {
	if c.Filter == nil || len(c.Filter.Marks) == 0 || c.Not {
		return false
	}
	without := *c.Filter
	without.Marks = nil
	bare := *c
	bare.Filter = &without
	o := v.Object(v.This)
	if v.Holds(&bare) == engine.No || o == nil || c.Ref != engine.This {
		return c.Ref != engine.This
	}
	return !slices.ContainsFunc(c.Filter.Marks, func(m string) bool {
		return slices.Contains(o.NotMarks, m) || m == "tapped" && o.KnownUntapped() || o.Token == engine.Yes
	})
}
