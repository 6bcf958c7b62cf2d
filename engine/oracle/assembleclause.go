package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// ownClauses gives an event what the known spell that causes it says of it: that
// what it destroys can't be regenerated, that its damage can't be prevented. The ability of
// a known permanent that destroys something says the former of it too.
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
			b.aim(ev, h+1)
		}
	}
}

func (b *builder) ownClause(ev *engine.Event) {
	name := b.board.Objects[ev.Source].Name
	c, ok := b.lookup(name)
	spell := c.Types&(engine.Instant|engine.Sorcery) != 0
	if !ok || !spell && ev.Kind != engine.Destroy {
		return
	}
	if o := &b.board.Objects[ev.Source]; spell && len(o.Targets) == 0 && c.Does != nil {
		if targeted(c.Does) {
			o.Targets = append(o.Targets, affectedBy(ev))
		} else if !refsOf(c.Does)[engine.Target] {
			o.NotMarks = append(o.NotMarks, "targets")
		}
	}
	for i := range c.Effects {
		for k := range c.Effects[i].Effects {
			switch e := &c.Effects[i].Effects[k]; {
			case len(e.If) > 0 || c.Effects[i].Mode > 0 && !ofWhatItDid(e) || !spell && !c.Effects[i].Created:
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

// aimless notes of a spell whose whole text is known that it has no target.
func (b *builder) aimless(id engine.ObjectID) {
	const has = "targets"
	if id == engine.NoObject {
		return
	}
	o := &b.board.Objects[id]
	c, ok := b.lookup(o.Name)
	if !ok || len(o.Targets) > 0 || engine.HasWord(o.NotMarks, has) || c.Types&(engine.Instant|engine.Sorcery) == 0 || c.Does == nil || c.Unread || len(c.Modes) > 0 {
		return
	}
	if !targeted(c.Does) && !refsOf(c.Does)[engine.Target] {
		o.NotMarks = append(o.NotMarks, has)
	}
}

// aim gives an event what its known spell asks of its target. A spell of which not all is
// read aims at what the question says that it targets. It happens in the moment with that number, from 1.
func (b *builder) aim(ev *engine.Event, at int) {
	if ev.Kind == engine.CounterSpell {
		b.aimless(ev.Object)
	}
	spell := &b.board.Objects[ev.Source]
	c, ok := b.lookup(spell.Name)
	if spell.Types&engine.PermanentTypes == 0 && c.Does == nil && slices.Contains(spell.Targets, affectedBy(ev)) {
		ev.Aim = &engine.Filter{}
	}
	if !ok || c.Types&(engine.Instant|engine.Sorcery) == 0 || slices.Contains(c.Keywords, "overload") {
		return
	}
	for _, in := range c.mayHave(ev) {
		if !aimedAtOne(&in) {
			ev.Aim = nil // it may be what that one does, which is aimed at nothing
			return
		}
		if several := ev.Aim != nil; several || in.Filter == nil || spell.X == engine.Unset && comparesX(in.Filter) {
			ev.Aim = &engine.Filter{} // which of them it is tells what happens alone, and what X is
		} else {
			ev.Aim = in.Filter
			b.fitsTarget(affectedBy(ev), in.Filter, ev.Source)
			b.fitsHistory(affectedBy(ev), in.Filter, ev.Source, at)
		}
	}
}

// aimedAtOne reports whether an instruction is done to a target.
func aimedAtOne(in *engine.Instruction) bool {
	return in.On == engine.Target || in.What == engine.Target || in.On == engine.Target2
}

// mayHave are the instructions of a spell that an event may be: of those that do such a thing, the
// ones that are done to a player where it is, or to an object. Where it is nothing that the spell does
// at all, they are those that are aimed, which tell why not.
func (c *Card) mayHave(ev *engine.Event) []engine.Instruction {
	to := affectedBy(ev)
	var such, aimed []engine.Instruction
	for _, in := range c.instructions() {
		if in.Verb != ev.Kind {
			continue
		}
		if aimedAtOne(&in) {
			aimed = append(aimed, in)
		}
		if mayBeDoneTo(&in, to) {
			such = append(such, in)
		}
	}
	if len(such) == 0 {
		return aimed
	}
	return such
}

// mayBeDoneTo reports whether an instruction may be done to somebody or something, by whether
// that is a player.
func mayBeDoneTo(in *engine.Instruction, to engine.Entity) bool {
	f := in.Filter
	switch {
	case !aimedAtOne(in) && in.On != engine.NoRef && f == nil:
		return to.IsPlayer() == ofPlayers(in.On)
	case f == nil:
		return true
	case to.IsPlayer():
		return hasPlayers(f) || len(f.Or) == 0 && f.Types|f.AnyTypes == 0 && len(f.Subtypes)+len(f.AnySubtypes) == 0 && f.Noun == engine.AnyThing
	}
	return !shape.OnlyPlayers(f)
}

// ofPlayers reports whether a reference is to a player.
func ofPlayers(ref engine.Ref) bool {
	switch ref {
	case engine.RefYou, engine.ChosenPlayer, engine.ThatPlayerRef, engine.ThatSourceCtrl, engine.ThatController, engine.ThatOwner, engine.ThisOwner, engine.ThisController,
		engine.AttachedController, engine.EachOpponent, engine.EachPlayer, engine.AnOpponent, engine.ActivePlayerRef, engine.TargetController, engine.TargetOwner:
		return true
	}
	return false
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
