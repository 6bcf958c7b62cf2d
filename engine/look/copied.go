package look

import (
	"apnap/engine"
	"apnap/engine/play"
)

// Bears reports whether the source of an effect has the ability now: its own
// while it is a copy of nothing else, another's while it is a copy of that one.
// What the rules give it is no part of its text.
func Bears(b *engine.Board, inst *engine.Instance) bool {
	of := b.Original(inst.Source)
	if inst.As != nil {
		return of == *inst.As && of != inst.Source
	}
	return of == inst.Source || inst.ByRule
}

// AsCopyOf reports whether the effect is an ability about itself of what the
// object that enters, of whose entering the node is a part, enters as a copy of
// (cr.EntersAsCopyNow).
func AsCopyOf(w *play.Walker, st *play.State, i int, id engine.EffectID) bool {
	in := st.Entering(i)
	if in == nil || in.Entry.CopyOf == engine.NoObject {
		return false
	}
	inst := &w.Scenario.Effects[id]
	of := st.Board.Original(in.Entry.CopyOf)
	return inst.Source == of && of != in.Object && inst.As == nil && !inst.ByRule && engine.AboutItself(inst.Effect) &&
		waitsFor(&inst.Effect.When, st.Moment[i].Ev.Kind)
}

// waitsFor reports whether a pattern can fit events of a kind.
func waitsFor(p *engine.Pattern, k engine.EventKind) bool {
	found := false
	engine.Kinds(p, func(x engine.EventKind) { found = found || x == k })
	return found
}

// KeepsCopied reports whether an entering copy has an ability of what it is a
// copy of: not where a continuous effect takes it away.
func KeepsCopied(w *play.Walker, v *View) bool {
	o := v.Object(v.Entering.Object)
	return !o.NoAbilities || v.Inst.Intrinsic && o.LostText
}

// Reserved is a token of the question that is yet to be created as a copy of an
// object; NoObject where there is none.
func Reserved(b *engine.Board, of engine.ObjectID) engine.ObjectID {
	for i := range b.Objects {
		if r := b.Objects[i].Reserved; r != nil && *r == b.Original(of) {
			return engine.ObjectID(i)
		}
	}
	return engine.NoObject
}

// Reserves reports whether a question has tokens to be created as copies of an
// object, each of which will have abilities of its own.
func Reserves(w *play.Walker, of engine.ObjectID) bool {
	return of != engine.NoObject && Reserved(&w.Scenario.Board, of) != engine.NoObject
}
