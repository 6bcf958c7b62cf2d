package explore

import (
	"slices"
	"strconv"

	"apnap/engine/play"
)

// form is what a spot comes to: the form of the choice between its exits.
func (s *simultaneous) form(v *spot) int32 {
	if v.formOf == unasked {
		var list []int32
		for i := range s.exits {
			if s.leadsTo(v, &s.exits[i]) {
				list = append(list, s.x.told().form(s.exits[i].vertex))
			}
		}
		v.formOf = s.x.told().choice(s.player, list)
	}
	return v.formOf
}

// differ reports whether the answers of a spot end differently, in a graph small
// enough to tell.
func (s *simultaneous) differ(v *spot) bool {
	if v.shows == unasked {
		kids := s.options(v)
		v.shows = int32(play.Flag(slices.ContainsFunc(kids[1:], func(k *spot) bool { return s.form(k) != s.form(kids[0]) })))
	}
	return v.shows == 1
}

// reach marks the outcomes that each of a spot's answers can lead to.
func (s *simultaneous) reach(v *spot) [][]bool {
	if v.reached != nil && len(v.reached[0]) == len(s.x.ends) {
		return v.reached
	}
	v.reached = nil
	further := map[int32][]bool{}
	for _, k := range s.options(v) {
		reached := make([]bool, len(s.x.ends))
		for i := range s.exits {
			if s.leadsTo(k, &s.exits[i]) {
				s.x.markReached(reached, s.exits[i].vertex, further)
			}
		}
		v.reached = append(v.reached, reached)
	}
	return v.reached
}

// markReached marks what can be reached from a vertex; what was found out of others
// than ends is kept.
func (x *explorer) markReached(reached []bool, id int32, known map[int32][]bool) {
	if id == cut {
		return
	}
	if leaf := x.vertices[id].leaf; leaf >= 0 {
		reached[leaf] = true
		return
	}
	if known[id] == nil {
		known[id] = x.reach(id)
	}
	for leaf, ok := range known[id] {
		reached[leaf] = reached[leaf] || ok
	}
}

// exitsTo are the exits that lead to each vertex.
func (s *simultaneous) exitsTo() map[int32][]*exit {
	out := map[int32][]*exit{}
	for i := range s.exits {
		out[s.exits[i].vertex] = append(out[s.exits[i].vertex], &s.exits[i])
	}
	return out
}

// path is the shortest way from where the events stand to one of some exits, as the
// positions of the answers; of the shortest the first by their options. A choice that
// does not matter is passed over with its first answer.
func (s *simultaneous) path(to []*exit) []int {
	least, ok := s.nearest(s.root, to)
	if !ok {
		return nil
	}
	for most := least; most <= least+len(s.events)*maxOfOne; most++ {
		f := finder{s: s, to: to, dead: map[string]bool{}}
		if f.find(s.root, most) {
			slices.Reverse(f.path)
			return f.path
		}
	}
	return nil
}

// nearest is the fewest answers from a spot to one of some exits.
func (s *simultaneous) nearest(v *spot, to []*exit) (int, bool) {
	best, found := 0, false
	for _, e := range to {
		if n, ok := s.far(v, e); ok && (!found || n < best) {
			best, found = n, true
		}
	}
	return best, found
}

// finder looks for a path of so many answers.
type finder struct {
	s    *simultaneous
	to   []*exit
	path []int // from the last answer to the first
	dead map[string]bool
}

func (f *finder) find(v *spot, most int) bool {
	kids := f.s.options(v)
	if len(kids) == 0 {
		return true // far says that it is one of them
	}
	key := spelledLocals(v.at, byte(v.stage), byte(v.spent)) + strconv.Itoa(most)
	if f.dead[key] {
		return false
	}
	for i, k := range kids {
		if n, ok := f.s.nearest(k, f.to); ok && n < most && f.find(k, most-1) {
			f.path = append(f.path, i)
			return true
		}
		if i == 0 && !f.s.shown(v) {
			break
		}
	}
	f.dead[key] = true
	return false
}

// shown reports whether a spot is told as a choice that matters; in a large graph each is.
func (s *simultaneous) shown(v *spot) bool { return s.x.isLarge() || s.differ(v) }
