package engine

import "reflect"

// objectOptions are the options to choose one of some objects. Those of one
// name are numbered as they stand among all that can be chosen.
func (b *Board) objectOptions(some, all []ObjectID) []Option {
	out := make([]Option, 0, len(some)+1)
	for _, id := range some {
		name := b.nameOf(id)
		if n := b.numberAmong(id, all); n > 0 {
			name += " " + itoa(n)
		}
		out = append(out, Option{ID: slug(name), Label: name})
	}
	return out
}

// numberAmong is an object's place among those of its name, from 1; 0 where it is
// the only one.
func (b *Board) numberAmong(id ObjectID, all []ObjectID) int {
	place, same := 0, 0
	for _, o := range all {
		if b.nameOf(o) != b.nameOf(id) {
			continue
		}
		if same++; o == id {
			place = same
		}
	}
	if same < 2 {
		return 0
	}
	return place
}

// alike reports whether nothing in the question tells two objects apart, so that
// it makes no difference which of them is chosen.
func (w *walker) alike(st *state, a, b ObjectID) bool {
	x, y := st.board.Objects[a], st.board.Objects[b]
	if x.Number != 0 || y.Number != 0 || w.spokenOf(st, a) || w.spokenOf(st, b) {
		return false
	}
	return reflect.DeepEqual(x, y)
}

// spokenOf reports whether an event or an effect of the question is about that
// very object, or something is attached to it.
func (w *walker) spokenOf(st *state, id ObjectID) bool {
	if w.inQuestion(id) {
		return true
	}
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if inst.Source == id || inst.ChosenSrc == id || inst.Attached.Object == id || inst.Target.Object == id || inst.Target2.Object == id || inst.Chosen.Object == id {
			return true
		}
	}
	for i := range st.board.Objects {
		if st.board.Objects[i].AttachedTo == ObjectEntity(id) {
			return true
		}
	}
	return false
}

// distinct leaves out of a list what is like an object before it.
func (w *walker) distinct(st *state, list []ObjectID) []ObjectID {
	var out []ObjectID
	for _, id := range list {
		twin := false
		for _, o := range out {
			twin = twin || w.alike(st, o, id)
		}
		if !twin {
			out = append(out, id)
		}
	}
	return out
}

// grouped is a list with what is alike side by side, so that of each group only
// the first that is left need be offered.
func (w *walker) grouped(st *state, list []ObjectID) []ObjectID {
	out := make([]ObjectID, 0, len(list))
	for _, id := range list {
		at := len(out)
		for i := range out {
			if w.alike(st, out[i], id) {
				at = i + 1
			}
		}
		out = append(out, 0)
		copy(out[at+1:], out[at:])
		out[at] = id
	}
	return out
}
