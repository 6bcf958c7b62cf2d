package apply

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
)

// ObjectOptions are the options to choose one of some objects. Those of one
// name are numbered as they stand among all that can be chosen.
func ObjectOptions(b *engine.Board, some, all []engine.ObjectID) []engine.Option {
	out := make([]engine.Option, 0, len(some)+1)
	for _, id := range some {
		name := numbered(b, id, all)
		out = append(out, engine.Option{ID: engine.Slug(name), Label: name})
	}
	return out
}

// PickOptions are the options to choose one of some picks.
func PickOptions(b *engine.Board, some, all []engine.Pick) []engine.Option {
	var objects []engine.ObjectID
	for i, p := range all {
		if p.Of.IsObject() && (i == 0 || all[i-1].Of != p.Of) {
			objects = append(objects, p.Of.Object)
		}
	}
	out := make([]engine.Option, 0, len(some)+1)
	for _, p := range some {
		name := ""
		if p.Of.IsObject() {
			name = numbered(b, p.Of.Object, objects)
		} else {
			name = b.Players[p.Of.Player].Name
		}
		o := engine.Option{ID: engine.Slug(name), Label: name}
		if p.Counter != "" {
			o.ID += "-" + engine.Slug(strings.ReplaceAll(p.Counter, "-", "minus "))
			o.Label += ": " + p.Counter
		}
		out = append(out, o)
	}
	return out
}

// numbered is an object's name, with its number where others have the same.
func numbered(b *engine.Board, id engine.ObjectID, all []engine.ObjectID) string {
	name := b.NameOf(id)
	if n := numberAmong(b, id, all); n > 0 {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// numberAmong is an object's place among those of its name, from 1; 0 where it is
// the only one.
func numberAmong(b *engine.Board, id engine.ObjectID, all []engine.ObjectID) int {
	place, same := 0, 0
	for _, o := range all {
		if b.NameOf(o) != b.NameOf(id) {
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
func alike(w *play.Walker, st *play.State, a, b engine.ObjectID) bool {
	x, y := &st.Board.Objects[a], &st.Board.Objects[b]
	if x.Number != 0 || y.Number != 0 || spokenOfObject(w, st, a) || spokenOfObject(w, st, b) {
		return false
	}
	return x.Equal(y)
}

// spokenOfObject reports whether an event or an effect of the question is about that
// very object, or something is attached to it.
func spokenOfObject(w *play.Walker, st *play.State, id engine.ObjectID) bool {
	if look.InQuestion(w, id) {
		return true
	}
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if inst.Source == id || inst.ChosenSrc == id || inst.Attached.Object == id || inst.Target.Object == id || inst.Target2.Object == id || inst.Chosen.Object == id {
			return true
		}
	}
	for i := range st.Board.Objects {
		if st.Board.Objects[i].AttachedTo == engine.ObjectEntity(id) {
			return true
		}
	}
	return false
}

// Distinct leaves out of a list what is like an object before it.
func Distinct(w *play.Walker, st *play.State, list []engine.ObjectID) []engine.ObjectID {
	return firstOfEach(list, func(a, b engine.ObjectID) bool { return alike(w, st, a, b) })
}

// DistinctPicks leaves out of a list what is like a pick before it.
func DistinctPicks(w *play.Walker, st *play.State, list []engine.Pick) []engine.Pick {
	return firstOfEach(list, func(a, b engine.Pick) bool { return pickedAlike(w, st, a, b) })
}

// Grouped is a list with what is alike side by side, so that of each group only
// the first that is left need be offered.
func Grouped(w *play.Walker, st *play.State, list []engine.ObjectID) []engine.ObjectID {
	return sideBySide(list, func(a, b engine.ObjectID) bool { return alike(w, st, a, b) })
}

// pickedAlike reports whether nothing tells two picks apart.
func pickedAlike(w *play.Walker, st *play.State, a, b engine.Pick) bool {
	return a.Counter == b.Counter && a.Of.IsObject() && b.Of.IsObject() && alike(w, st, a.Of.Object, b.Of.Object)
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
