package engine

// Original is the object whose copiable values an object has: the one it became
// a copy of, or itself (cr.CopyTakesCopiableValues).
func (b *Board) Original(id ObjectID) ObjectID {
	if of := b.Objects[id].CopyOf; of != nil {
		return *of
	}
	return id
}

// becomesCopy notes what an object became a copy of.
func (b *Board) becomesCopy(o *Object, of ObjectID) {
	of = b.Original(of)
	o.CopyOf = &of
}

// bears reports whether the source of an effect has the ability now: its own
// while it is a copy of nothing else, another's while it is a copy of that one.
// What the rules give it is no part of its text.
func (b *Board) bears(inst *Instance) bool {
	of := b.Original(inst.Source)
	if inst.As != nil {
		return of == *inst.As && of != inst.Source
	}
	return of == inst.Source || inst.ByRule
}

// asCopyOf reports whether the effect is an ability about itself of what the
// object that enters, of whose entering the node is a part, enters as a copy of
// (cr.EntersAsCopyNow).
func (w *walker) asCopyOf(st *state, i int, id EffectID) bool {
	in := st.entering(i)
	if in == nil || in.Entry.CopyOf == NoObject {
		return false
	}
	inst := &w.sc.Effects[id]
	of := st.board.Original(in.Entry.CopyOf)
	return inst.Source == of && of != in.Object && inst.As == nil && !inst.ByRule && aboutItself(inst.Effect) &&
		inst.Effect.When.waitsFor(st.moment[i].ev.Kind)
}

// waitsFor reports whether a pattern can fit events of a kind.
func (p *Pattern) waitsFor(k EventKind) bool {
	found := false
	kinds(p, func(x EventKind) { found = found || x == k })
	return found
}

// keepsCopied reports whether an entering copy has an ability of what it is a
// copy of: not where a continuous effect takes it away.
func (w *walker) keepsCopied(v *view) bool {
	o := v.object(v.entering.Object)
	return !o.NoAbilities || v.inst.Intrinsic && o.lostText
}

// reserved is a token of the question that is yet to be created as a copy of an
// object; NoObject where there is none.
func (b *Board) reserved(of ObjectID) ObjectID {
	for i := range b.Objects {
		if r := b.Objects[i].Reserved; r != nil && *r == b.Original(of) {
			return ObjectID(i)
		}
	}
	return NoObject
}

// reserves reports whether a question has tokens to be created as copies of an
// object, each of which will have abilities of its own.
func (w *walker) reserves(of ObjectID) bool {
	return of != NoObject && w.sc.Board.reserved(of) != NoObject
}

// addToken puts a new token on the board: one that the question holds ready for
// a copy of the object, or one more.
func (w *walker) addToken(st *state, t *Tokens, o Object) ObjectID {
	b := st.own()
	if w.reserves(t.CopyOf) {
		if id := b.reserved(t.CopyOf); id != NoObject {
			b.Objects[id] = o
			return id
		}
		if st.moment0 < len(w.sc.Events) {
			w.fail(ErrTooLarge) // it would have abilities that nothing stands for
		}
	}
	b.Objects = append(b.Objects, o)
	return ObjectID(len(b.Objects) - 1)
}

// chooseCopied has the player choose the object that tokens will be copies of;
// false where it asks, or where there is nothing to choose.
func (r *rewriting) chooseCopied(f *Filter) bool {
	can := r.copyable(f)
	r.a.acted = true
	if len(can) == 0 || r.a.w.err != nil {
		return false
	}
	p := &point{kind: ChooseObject, chooser: r.who(NoRef), options: r.v.st.board.objectOptions(can, can)}
	pick, ok := r.a.ask(p)
	if ok {
		r.v.those = []ObjectID{can[pick]}
	}
	return ok
}
