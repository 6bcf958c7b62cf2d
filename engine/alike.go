package engine

import (
	"strconv"
	"strings"
)

// objectOptions are the options to choose one of some objects. Those of one
// name are numbered as they stand among all that can be chosen.
func (b *Board) objectOptions(some, all []ObjectID) []Option {
	out := make([]Option, 0, len(some)+1)
	for _, id := range some {
		name := b.numbered(id, all)
		out = append(out, Option{ID: slug(name), Label: name})
	}
	return out
}

// pickOptions are the options to choose one of some picks.
func (b *Board) pickOptions(some, all []Pick) []Option {
	var objects []ObjectID
	for i, p := range all {
		if p.Of.IsObject() && (i == 0 || all[i-1].Of != p.Of) {
			objects = append(objects, p.Of.Object)
		}
	}
	out := make([]Option, 0, len(some)+1)
	for _, p := range some {
		name := ""
		if p.Of.IsObject() {
			name = b.numbered(p.Of.Object, objects)
		} else {
			name = b.Players[p.Of.Player].Name
		}
		o := Option{ID: slug(name), Label: name}
		if p.Counter != "" {
			o.ID += "-" + slug(strings.ReplaceAll(p.Counter, "-", "minus "))
			o.Label += ": " + p.Counter
		}
		out = append(out, o)
	}
	return out
}

// numbered is an object's name, with its number where others have the same.
func (b *Board) numbered(id ObjectID, all []ObjectID) string {
	name := b.nameOf(id)
	if n := b.numberAmong(id, all); n > 0 {
		name += " " + strconv.Itoa(n)
	}
	return name
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
	x, y := &st.board.Objects[a], &st.board.Objects[b]
	if x.Number != 0 || y.Number != 0 || w.spokenOf(st, a) || w.spokenOf(st, b) {
		return false
	}
	return x.Equal(y)
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
	return firstOfEach(list, func(a, b ObjectID) bool { return w.alike(st, a, b) })
}

// distinctPicks leaves out of a list what is like a pick before it.
func (w *walker) distinctPicks(st *state, list []Pick) []Pick {
	return firstOfEach(list, func(a, b Pick) bool { return w.pickedAlike(st, a, b) })
}

// grouped is a list with what is alike side by side, so that of each group only
// the first that is left need be offered.
func (w *walker) grouped(st *state, list []ObjectID) []ObjectID {
	return sideBySide(list, func(a, b ObjectID) bool { return w.alike(st, a, b) })
}

// pickedAlike reports whether nothing tells two picks apart.
func (w *walker) pickedAlike(st *state, a, b Pick) bool {
	return a.Counter == b.Counter && a.Of.IsObject() && b.Of.IsObject() && w.alike(st, a.Of.Object, b.Of.Object)
}

// firstOfEach leaves out of a list what is like one before it.
func firstOfEach[T any](list []T, alike func(a, b T) bool) []T {
	var out []T
	for _, x := range list {
		twin := false
		for _, o := range out {
			twin = twin || alike(o, x)
		}
		if !twin {
			out = append(out, x)
		}
	}
	return out
}

// sideBySide is a list with what is alike side by side.
func sideBySide[T any](list []T, alike func(a, b T) bool) []T {
	out := make([]T, 0, len(list))
	for _, x := range list {
		at := len(out)
		for i := range out {
			if alike(out[i], x) {
				at = i + 1
			}
		}
		out = append(out, x)
		copy(out[at+1:], out[at:])
		out[at] = x
	}
	return out
}
