package explore

import (
	"encoding/binary"
	"slices"
	"strconv"

	"apnap/engine"
)

// forms tells plays apart by who decides between which ends: two vertices have
// the same form when the same players can bring about the same ends, choices
// that change nothing left out.
type forms struct {
	x     *explorer
	of    []int32                   // form of each vertex, unasked before that
	ids   map[string]int32          // forms by spelling
	parts map[int32][]int32         // what a choice's form decides between
	whose map[int32]engine.PlayerID // who decides it
	flat  []int32                   // scratch
	key   []byte
}

func newForms(x *explorer) *forms {
	f := &forms{x: x, ids: map[string]int32{}, parts: map[int32][]int32{}, whose: map[int32]engine.PlayerID{}}
	f.of = make([]int32, len(x.vertices))
	for i := range f.of {
		f.of[i] = unasked
	}
	return f
}

// differ reports whether not all children have the same form.
func (f *forms) differ(kids []int32) bool {
	first := f.form(kids[0])
	for _, k := range kids[1:] {
		if f.form(k) != first {
			return true
		}
	}
	return false
}

// form is the form of a vertex.
func (f *forms) form(id int32) int32 {
	if id == cut {
		return cut
	}
	for len(f.of) < len(f.x.vertices) {
		f.of = append(f.of, unasked)
	}
	if f.of[id] != unasked {
		return f.of[id]
	}
	v := f.x.vertices[id]
	if v.leaf >= 0 {
		f.of[id] = f.intern("L" + strconv.Itoa(int(v.leaf)))
		return f.of[id]
	}
	var list []int32
	for _, k := range f.x.below(id) {
		list = append(list, f.form(k))
	}
	f.of[id] = f.choice(v.player, list)
	return f.of[id]
}

// choice is the form of a choice between forms; choices of one player that
// follow each other count as one. The list is the caller's to lose.
func (f *forms) choice(p engine.PlayerID, list []int32) int32 {
	slices.Sort(list)
	if list = slices.Compact(list); len(list) == 1 {
		return list[0]
	}
	flat := f.flat[:0]
	for _, c := range list {
		if parts, ok := f.parts[c]; ok && f.whose[c] == p {
			flat = append(flat, parts...)
			continue
		}
		flat = append(flat, c)
	}
	slices.Sort(flat)
	flat = slices.Compact(flat)
	f.flat = flat
	key := append(f.key[:0], 'P', byte(p))
	for _, c := range flat {
		key = binary.LittleEndian.AppendUint32(key, uint32(c))
	}
	f.key = key
	if id, ok := f.ids[string(key)]; ok {
		return id
	}
	id := f.intern(string(key))
	f.parts[id], f.whose[id] = slices.Clone(flat), p
	return id
}

// intern numbers a spelling.
func (f *forms) intern(key string) int32 {
	if id, ok := f.ids[key]; ok {
		return id
	}
	id := int32(len(f.ids))
	f.ids[key] = id
	return id
}
