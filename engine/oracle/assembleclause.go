package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/say"
)

// ownClauses gives an event what the known spell that causes it says of it: that
// what it destroys can't be regenerated, that its damage can't be prevented.
func (b *builder) ownClauses() {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Source == engine.NoObject {
				continue
			}
			if ev.Kind == engine.Destroy || ev.Kind == engine.Damage {
				b.ownClause(ev)
			}
			b.aim(ev)
		}
	}
}

func (b *builder) ownClause(ev *engine.Event) {
	name := b.board.Objects[ev.Source].Name
	c, ok := b.lookup(name)
	if !ok || c.Types&(engine.Instant|engine.Sorcery) == 0 {
		return
	}
	if o := &b.board.Objects[ev.Source]; len(o.Targets) == 0 && c.Does != nil {
		if targeted(c.Does) {
			o.Targets = append(o.Targets, affectedBy(ev))
		} else if !refsOf(c.Does)[engine.Target] {
			o.NotMarks = append(o.NotMarks, "targets")
		}
	}
	for i := range c.Effects {
		for k := range c.Effects[i].Effects {
			switch e := &c.Effects[i].Effects[k]; {
			case len(e.If) > 0 || c.Effects[i].Mode > 0 && !ofWhatItDid(e):
			case ev.Kind == engine.Destroy && !ev.NoRegen && b.forbidsRegeneration(e, ev.Object):
				ev.NoRegen = true
				b.assume(say.New("%s says that what it destroys can't be regenerated", name))
			case ev.Kind == engine.Damage && !ev.Unpreventable && ownDamage(e):
				ev.Unpreventable = true
				b.assume(say.New("%s says that its damage can't be prevented", name))
			}
		}
	}
}

// aim gives an event what its known spell asks of its target. A spell of which not all is
// read aims at what the question says that it targets.
func (b *builder) aim(ev *engine.Event) {
	spell := &b.board.Objects[ev.Source]
	c, ok := b.lookup(spell.Name)
	if spell.Types&engine.PermanentTypes == 0 && c.Does == nil && slices.Contains(spell.Targets, affectedBy(ev)) {
		ev.Aim = &engine.Filter{}
	}
	if !ok || c.Types&(engine.Instant|engine.Sorcery) == 0 || slices.Contains(c.Keywords, "overload") {
		return
	}
	all := c.instructions()
	for i := range all {
		in := &all[i]
		aimed := in.On == engine.Target || in.What == engine.Target || in.On == engine.Target2
		if in.Verb == ev.Kind && !aimed && len(c.Modes) > 0 {
			ev.Aim = nil // it may be what that mode does, which is aimed at nothing
			return
		}
		if in.Verb != ev.Kind || !aimed {
			continue
		}
		if several := ev.Aim != nil && len(c.Modes) > 0; several || in.Filter == nil || spell.X == engine.Unset && comparesX(in.Filter) {
			ev.Aim = &engine.Filter{} // which of the modes it is tells what happens alone, and what X is
		} else {
			ev.Aim = in.Filter
			b.fitsTarget(affectedBy(ev), in.Filter, ev.Source)
		}
		if len(c.Modes) == 0 {
			return
		}
	}
}

// comparesX reports whether a filter asks for a number that X says.
func comparesX(f *engine.Filter) bool {
	found := false
	f.Visit(&engine.Visitor{Expr: func(e *engine.Expr) { found = found || e.Op == engine.XValue }})
	return found
}

// targeted reports whether all that a spell does is done to one target.
func targeted(does *engine.Effect) bool {
	if does == nil || len(does.Then) != 1 {
		return false
	}
	in := &does.Then[0]
	return (in.On == engine.Target || in.What == engine.Target) && (in.Filter == nil || in.Filter.Targets == "")
}

// forbidsRegeneration reports whether a spell says that an object can't be
// regenerated when it destroys it.
func (b *builder) forbidsRegeneration(e *engine.Effect, id engine.ObjectID) bool {
	f := e.When.Affected
	if e.Kind != engine.NoRegenerate || f == nil || f.Is != engine.Target && !slices.Contains(f.Marks, "destroyed this way") {
		return false
	}
	o := &b.board.Objects[id]
	return !o.TypesKnown || o.Types&f.Types == f.Types
}

// ownDamage reports whether a spell says that the damage it deals can't be
// prevented.
func ownDamage(e *engine.Effect) bool {
	s := e.When.Source
	return e.Kind == engine.Unprevented && s != nil && s.Is == engine.This && e.When.Affected == nil
}
