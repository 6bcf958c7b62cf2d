package engine

// eachShield is the shields that one effect makes, one for each of those it is
// about as it resolves (cr.ShieldForEach).
type eachShield struct {
	who  []Entity
	sure []bool   // false where the question does not tell whether it is one of them
	base int      // where their budgets stand in state.budgets
	what *Missing // the fact that would tell
	obj  ObjectID
}

// makeEach finds whom the shields of an effect are for, and gives each its own
// budget of n.
func (w *walker) makeEach(st *state, id EffectID, n int32) {
	inst := &w.sc.Effects[id]
	s := eachShield{base: len(st.budgets), obj: NoObject}
	v := w.newView(st, inst, nil, nil)
	add := func(e Entity) {
		t := v.match(inst.Effect.When.Affected, e)
		if t == No || e.Object == inst.Source && e.IsObject() && inst.Created && !w.inQuestion(e.Object) {
			return // what makes such shields may have been their price
		}
		if t == Unknown {
			s.what, s.obj = v.missing, v.missObj
		}
		s.who, s.sure = append(s.who, e), append(s.sure, t == Yes)
		st.budgets = append(st.budgets, n)
	}
	for i := range st.board.Players {
		add(PlayerEntity(PlayerID(i)))
	}
	for i := range st.board.Objects {
		if st.board.Objects[i].Zone == Battlefield {
			add(ObjectEntity(ObjectID(i)))
		}
	}
	if w.each == nil {
		w.each = map[EffectID]*eachShield{}
	}
	w.each[id] = &s
	st.budgets[id] = 0
}

// slot is where the budget stands from which an effect would be paid for an
// event, -1 when it has none for whom the event affects.
func (w *walker) slot(st *state, id EffectID, ev *Event) int {
	s := w.each[id]
	if s == nil {
		return int(id)
	}
	for k, e := range s.who {
		if e != affected(ev) || e.IsObject() && st.board.Objects[e.Object].moves > 0 {
			continue
		}
		if !s.sure[k] {
			w.fail(needing(id, s.obj, s.what))
		}
		return s.base + k
	}
	return -1
}

// left is what an effect can still do to an event: 0 when it is used up, -1 when
// it never is.
func (w *walker) left(st *state, id EffectID, ev *Event) int32 {
	k := w.slot(st, id, ev)
	if k < 0 {
		return 0
	}
	return st.budgets[k]
}

// eachLeft lists what is left of the shields of one effect.
func (w *walker) eachLeft(st *state, id EffectID) []Fact {
	s := w.each[id]
	var out []Fact
	for k, e := range s.who {
		n := st.budgets[s.base+k]
		if n <= 0 || !s.sure[k] || e.IsObject() && (st.board.Objects[e.Object].Zone != Battlefield || st.board.Objects[e.Object].moves > 0) {
			continue
		}
		out = append(out, w.shieldFact(id, n, e))
	}
	return out
}
