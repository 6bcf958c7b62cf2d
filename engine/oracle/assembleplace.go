package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// places says where every object is: what the facts say; else where the first
// event finds it; else the battlefield, for the source of a static ability and
// for a permanent that a fact describes.
func (b *builder) places() {
	moved, cast, entered := map[engine.ObjectID]bool{}, map[engine.ObjectID]bool{}, map[engine.ObjectID]bool{}
	for h := range b.sc.Events {
		for e := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[e]
			if ev.Kind == engine.Enter && cast[ev.Object] && ev.From == engine.AnyZone {
				ev.From = engine.Stack
			}
			cast[ev.Object] = cast[ev.Object] || ev.Kind == engine.CastSpell
			switch {
			case !moved[ev.Object]:
				b.foundBy(ev)
			case ev.Kind == engine.Move && ev.From == engine.AnyZone && entered[ev.Object]:
				ev.From = engine.Battlefield
			}
			if ev.Object != engine.NoObject && movesObject(ev.Kind) {
				moved[ev.Object], entered[ev.Object] = true, ev.Kind == engine.Enter
			}
		}
	}
	b.sacrificed()
	for i := range b.sc.Effects {
		b.placeSource(&b.sc.Effects[i])
	}
	b.idleThere()
	b.placeTriggers()
	b.placeMaking()
	for i := range b.sc.Effects {
		b.placeTarget(&b.sc.Effects[i])
	}
	for id := range b.board.Objects {
		b.placeRest(engine.ObjectID(id))
	}
	for id := range b.board.Objects {
		if o := &b.board.Objects[id]; o.Zone == engine.Battlefield && o.AttachedTo.IsObject() {
			b.onField(o.AttachedTo.Object) // what something is attached to is where that is
		}
	}
}

// movesObject reports whether an event of a kind takes its object to another
// zone, so that later ones find it wherever that is.
func movesObject(k engine.EventKind) bool {
	switch k {
	case engine.Move, engine.Enter, engine.Destroy, engine.Sacrifice, engine.Discard, engine.CounterSpell:
		return true
	}
	return false
}

// zone puts an object where nothing said otherwise, and reports whether it did.
func (b *builder) zone(id engine.ObjectID, z engine.Zone) bool {
	o, seen := &b.board.Objects[id], &b.said[id]
	if seen.zone || o.Zone != engine.AnyZone || id == engine.NoObject {
		return false
	}
	o.Zone, seen.zone = z, true
	if z == engine.Stack {
		o.Spell = true
	}
	if z != engine.Battlefield && z != engine.Stack && o.Controller != engine.NoPlayer {
		o.Owner, o.Controller = shape.Holder(o), engine.NoPlayer
	}
	return true
}

// onField puts an object onto the battlefield and lists that as assumed, unless
// a fact says that it is a permanent that somebody controls.
func (b *builder) onField(id engine.ObjectID) {
	stated := b.said[id].types && b.said[id].controller
	if b.zone(id, engine.Battlefield) && !stated {
		b.placed = append(b.placed, id)
	}
}

// foundBy places what an event is about, and its source.
func (b *builder) foundBy(ev *engine.Event) {
	if ev.Source != engine.NoObject {
		b.placeCause(ev)
	}
	if ev.To.IsObject() {
		b.onField(ev.To.Object)
		b.calledByType(ev.To.Object)
		if ev.Kind == engine.Damage {
			b.mustBe(ev.To.Object, becauseDamaged)
		}
		if ev.Combat {
			b.inCombat(ev.To.Object, becauseDamaged)
		}
	}
	id := ev.Object
	if id == engine.NoObject {
		return
	}
	switch ev.Kind {
	case engine.Enter:
		b.placeEntering(ev)
	case engine.Discard:
		b.zone(id, engine.Hand)
	case engine.CastSpell:
		b.zone(id, fromOr(ev.From, engine.Hand))
	case engine.CounterSpell, engine.CopySpell:
		b.zone(id, engine.Stack)
	case engine.Move:
		b.placeMoving(ev)
	default:
		b.onField(id)
		b.calledByType(id)
	}
}

// calledByType takes a permanent of which the question says no more than a creature type for a
// creature: "my bear".
func (b *builder) calledByType(id engine.ObjectID) {
	o := &b.board.Objects[id]
	if kind, ok := shape.Subtype(o.Name); ok && o.Zone == engine.Battlefield && subtypeSet(kind) == engine.Creature {
		b.mustBe(id, becauseCalled)
	}
}

func fromOr(z, other engine.Zone) engine.Zone {
	if z == engine.AnyZone {
		return other
	}
	return z
}

// placeCause places the source of an event: a spell on the stack, a permanent
// on the battlefield.
func (b *builder) placeCause(ev *engine.Event) {
	o := &b.board.Objects[ev.Source]
	switch {
	case o.Types&(engine.Instant|engine.Sorcery) != 0:
		b.zone(ev.Source, engine.Stack)
	case ev.Combat:
		b.mustBe(ev.Source, becauseFights)
		b.inCombat(ev.Source, becauseFights)
		b.onField(ev.Source)
	case o.Types&engine.PermanentTypes != 0 && !b.said[ev.Source].entering:
		b.onField(ev.Source)
	}
}

// inCombat takes for a creature as well what deals combat damage, or is dealt it, and is by its card
// none, such as a Vehicle or a land: nothing else is in combat. What becomes one in the question needs
// no such word.
func (b *builder) inCombat(id engine.ObjectID, why because) {
	const inCombat = engine.Creature | engine.Planeswalker | engine.Battle
	o := &b.board.Objects[id]
	if o.Types&engine.PermanentTypes == 0 || why == becauseFights && o.Types&engine.Creature != 0 || why != becauseFights && o.Types&inCombat != 0 || b.said[id].notTypes&engine.Creature != 0 || b.becomesAnything(id) {
		return
	}
	o.Types |= engine.Creature
	b.assume(why.says(shape.ObjectName(&b.board, id)))
}

// becomesAnything reports whether the question tells that something becomes of an object.
func (b *builder) becomesAnything(id engine.ObjectID) bool {
	return slices.ContainsFunc(b.moments, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.Alter && ev.Object == id }) ||
			slices.ContainsFunc(h.Change, func(c engine.BoardChange) bool { return c.Object == id })
	})
}

// placeEntering says where an entering object comes from: a land from the hand,
// anything else from the stack, where it was cast, unless something puts it.
func (b *builder) placeEntering(ev *engine.Event) {
	o := &b.board.Objects[ev.Object]
	if o.Zone == engine.Battlefield && !b.said[ev.Object].zone {
		o.Zone = engine.AnyZone
	}
	if ev.From == engine.AnyZone && o.Zone != engine.Battlefield {
		ev.From = o.Zone
	}
	if ev.From == engine.AnyZone && ev.Source == engine.NoObject {
		if o.Types&engine.Land != 0 {
			ev.From = engine.Hand
		} else if ev.Doer == engine.NoPlayer {
			ev.From = engine.Stack
		}
	}
	b.zone(ev.Object, ev.From)
	if o.Zone == engine.Battlefield && ev.From != engine.AnyZone {
		o.Zone = ev.From
	}
	if ev.From == engine.Stack {
		o.Spell = true
	}
}

// placeMoving places an object that changes zones.
func (b *builder) placeMoving(ev *engine.Event) {
	o := &b.board.Objects[ev.Object]
	if ev.From == engine.AnyZone {
		ev.From = fromOr(o.Zone, b.usualZone(ev))
	}
	if ev.From == engine.Battlefield {
		b.onField(ev.Object)
		return
	}
	b.zone(ev.Object, ev.From)
}

// usualZone is where something moves from when nothing says so.
func (b *builder) usualZone(ev *engine.Event) engine.Zone {
	if b.board.Objects[ev.Object].Types&(engine.Instant|engine.Sorcery) != 0 {
		return engine.Stack
	}
	return engine.Battlefield
}

// placeSource places the source of an effect: that of a static ability is on
// the battlefield unless it enters later; that of an effect made by something
// that resolved is, if it is a permanent.
func (b *builder) placeSource(inst *engine.Instance) {
	id := inst.Source
	if id == engine.NoObject {
		return
	}
	o := &b.board.Objects[id]
	switch {
	case b.said[id].entering && o.Zone != engine.Battlefield:
		inst.Own = o.Zone != engine.Battlefield && ownEntering(inst.Effect)
	case o.Zone != engine.AnyZone:
	case inst.Effect.FromZone != engine.AnyZone && !(b.said[id].types && b.said[id].controller):
		if b.zone(id, inst.Effect.FromZone) {
			b.assume(isIn(shape.ObjectName(&b.board, id), b.board.Players[max(o.Owner, 0)].Name, inst.Effect.FromZone))
		}
	case o.Types&(engine.Instant|engine.Sorcery) != 0 && o.Types&engine.PermanentTypes == 0:
		if !inst.Created || inst.Effect.Kind == engine.InstructionOf { // a spell is one until it has done what it says
			b.zone(id, engine.Stack)
		}
	case inst.Created && o.Types&engine.PermanentTypes == 0:
	case b.said[id].model:
	default:
		b.onField(id)
	}
}

// idleThere says of what is on the battlefield and has abilities that work in another zone alone that these do not.
func (b *builder) idleThere() {
	told := map[engine.ObjectID]bool{}
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if id := inst.Source; id != engine.NoObject && WorksElsewhere(inst.Effect) && b.board.Objects[id].Zone == engine.Battlefield && !told[id] {
			told[id] = true
			b.assume(say.New("%s is on the battlefield, where what it does from another zone does not work", shape.ObjectName(&b.board, id)))
		}
	}
}

// ownEntering reports whether an effect is one of an object about its own
// entering.
func ownEntering(e *engine.Effect) bool {
	about := func(p *engine.Pattern) bool {
		return p.Kind == engine.Enter && p.Affected != nil && p.Affected.Is == engine.This
	}
	for i := range e.When.Or {
		if about(&e.When.Or[i]) {
			return true
		}
	}
	return about(&e.When)
}

// placeTarget puts onto the battlefield what an effect is aimed at, where no word says
// that it is a spell or a card somewhere else.
func (b *builder) placeTarget(inst *engine.Instance) {
	for _, e := range []engine.Entity{inst.Target, inst.Target2} {
		if e.IsObject() && b.board.Objects[e.Object].Types&(engine.Instant|engine.Sorcery) == 0 && !b.said[e.Object].entering {
			b.onField(e.Object)
		}
	}
}

// placeRest places the permanents that facts describe.
func (b *builder) placeRest(id engine.ObjectID) {
	o, seen := &b.board.Objects[id], &b.said[id]
	if o.Zone != engine.AnyZone || seen.entering || seen.zone {
		return
	}
	if o.Types&engine.PermanentTypes != 0 && o.Controller != engine.NoPlayer && !(seen.source && seen.created) {
		o.Zone = engine.Battlefield
	}
}
