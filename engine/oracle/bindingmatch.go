package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// couldBe reports whether what an effect calls by a reference (its target, what
// it is attached to) could be that thing: nothing that is known of the thing
// contradicts the words. What is only assumed has to pass it; what a fact says
// does not, because a thing may have changed since.
func (b *builder) couldBe(inst *engine.Instance, r engine.Ref, to engine.Entity) bool {
	ok := true
	inst.Effect.Visit(&engine.Visitor{Filter: func(f *engine.Filter) {
		if f.Is == r {
			ok = ok && b.described(inst, f, to)
		}
	}})
	return ok
}

// described reports whether nothing known contradicts a filter's words.
func (b *builder) described(inst *engine.Instance, f *engine.Filter, to engine.Entity) bool {
	if len(f.Or) > 0 {
		for i := range f.Or {
			if b.described(inst, &f.Or[i], to) {
				return true
			}
		}
		return false
	}
	if !to.IsObject() {
		return f.Players || f.Noun == engine.AnyThing && f.Types|f.AnyTypes == 0 && f.Colors|f.AnyColors == 0 && f.Controller == engine.AnyRelation && len(f.Subtypes) == 0
	}
	if f.Players {
		return false
	}
	o := &b.board.Objects[to.Object]
	switch {
	case f.Noun == engine.TokenNoun && o.Token != engine.Yes:
		return false
	case f.Noun == engine.SpellNoun && o.Zone == engine.Battlefield:
		return false
	case o.TypesKnown && (o.Types&f.Types != f.Types || f.AnyTypes != 0 && o.Types&f.AnyTypes == 0 || o.Types&f.NotTypes != 0):
		return false
	case o.ColorsKnown && (o.Colors&f.Colors != f.Colors || f.AnyColors != 0 && o.Colors&f.AnyColors == 0 || o.Colors&f.NotColors != 0):
		return false
	case f.Controller == engine.You && o.Controller != engine.NoPlayer && o.Controller != inst.Controller:
		return false
	case f.Controller == engine.Opponent && o.Controller == inst.Controller:
		return false
	}
	return true
}

// typesFit reports whether no card type that is known of the target contradicts every
// description of what an effect may target.
func (b *builder) typesFit(inst *engine.Instance) bool {
	ok := true
	inst.Effect.Visit(&engine.Visitor{Filter: func(f *engine.Filter) {
		if f.Is == engine.Target && f.Targeted {
			ok = ok && b.typed(f, &b.board.Objects[inst.Target.Object])
		}
	}})
	return ok
}

// typed reports whether no known card type of an object contradicts a filter.
func (b *builder) typed(f *engine.Filter, o *engine.Object) bool {
	for i := range f.Or {
		if b.typed(&f.Or[i], o) {
			return true
		}
	}
	if len(f.Or) > 0 || f.Players {
		return false
	}
	if !o.TypesKnown {
		return true
	}
	anyOf := f.AnyTypes
	if shape.Same(*f, engine.Filter{Is: engine.Target, Targeted: true}) {
		anyOf = engine.Creature | engine.Planeswalker | engine.Battle // "any target"
	}
	return o.Types&f.Types == f.Types && (anyOf == 0 || o.Types&anyOf != 0) && o.Types&f.NotTypes == 0
}

// attachesToPlayers reports whether an effect speaks of an enchanted player.
func attachesToPlayers(e *engine.Effect) bool {
	found := false
	e.Visit(&engine.Visitor{Filter: func(f *engine.Filter) {
		found = found || f.Players && (f.Is == engine.Attached || f.Player == engine.AttachedOne) ||
			f.Controller == engine.AttachedOne || f.Owner == engine.AttachedOne
	}})
	return found
}
