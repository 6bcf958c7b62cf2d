package explore

import "slices"

// place is a choice or an end in the graph of all plays; in a vertex that stands for
// simultaneous events, the spot among them.
type place struct {
	vertex int32
	among  *simultaneous
	spot   *spot
}

// placeOf is the place of a vertex.
func (x *explorer) placeOf(id int32) place {
	if s := x.atOnce[id]; s != nil {
		return place{vertex: id, among: s, spot: s.root}
	}
	return place{vertex: id}
}

// isEnd reports whether nobody chooses at a place.
func (x *explorer) isEnd(p place) bool { return p.vertex == cut || x.vertices[p.vertex].leaf >= 0 }

// answered is the place that an answer leads to.
func (x *explorer) answered(p place, pick int) place {
	if p.spot == nil {
		return x.placeOf(x.below(p.vertex)[pick])
	}
	to := p.among.options(p.spot)[pick]
	if len(p.among.options(to)) > 0 {
		return place{vertex: p.vertex, among: p.among, spot: to}
	}
	if i := p.among.exitOf(to); i >= 0 {
		return x.placeOf(p.among.exits[i].vertex)
	}
	return place{vertex: cut}
}

// isLarge reports whether the graph is too large to tell exactly which of its choices
// matter.
func (x *explorer) isLarge() bool { return len(x.vertices)*max(1, len(x.ends)) > smallGraph }

// told are the forms of the graph as it is.
func (x *explorer) told() *forms {
	if x.forms == nil {
		x.forms = newForms(x)
	}
	return x.forms
}

// differ reports whether not all of some vertices come to the same.
func (x *explorer) differ(kids []int32) bool {
	if n := len(x.vertices); x.toldOf != n {
		x.toldOf, x.alone = n, x.oneChooses()
		if x.alone {
			if x.sets == nil {
				x.sets = &endSets{x: x}
			}
			x.sets.fill()
		}
	}
	if x.alone {
		return x.sets.differ(kids)
	}
	return x.told().differ(kids)
}

// mattersAt reports whether the answers at a place end differently, or leave the end
// to different players.
func (x *explorer) mattersAt(p place) bool {
	switch {
	case p.spot != nil && !x.isLarge():
		return p.among.differ(p.spot)
	case p.spot != nil:
		all := p.among.reach(p.spot)
		return slices.ContainsFunc(all[1:], func(other []bool) bool { return !slices.Equal(all[0], other) })
	case !x.isLarge():
		return x.differ(x.below(p.vertex))
	}
	all := x.reachBelow(p.vertex)
	return slices.ContainsFunc(all[1:], func(other []bool) bool { return !slices.Equal(all[0], other) })
}

// showsAt reports whether a choice is told as one that matters; in a large graph each is.
func (x *explorer) showsAt(p place) bool { return x.isLarge() || x.mattersAt(p) }

// reachAt is what each answer at a place can reach.
func (x *explorer) reachAt(p place) [][]bool {
	if p.spot != nil {
		return p.among.reach(p.spot)
	}
	return x.reachBelow(p.vertex)
}

// arrival is a vertex come to by some answers.
type arrival struct {
	vertex int32
	path   []int
}

// ways finds witnesses where vertices stand for simultaneous events: a way through
// them counts as many answers as it takes.
type ways struct {
	x    *explorer
	come []bool
	far  [][]arrival // by the number of answers
}

// witnessAmong is witness where vertices stand for simultaneous events.
func (x *explorer) witnessAmong(from int32) [][]int {
	out := make([][]int, len(x.ends))
	w := &ways{x: x, come: make([]bool, from+1), far: [][]arrival{{{vertex: from, path: []int{}}}}}
	for n := 0; n < len(w.far); n++ {
		slices.SortStableFunc(w.far[n], func(a, b arrival) int { return slices.Compare(a.path, b.path) })
		for _, a := range w.far[n] {
			if w.come[a.vertex] {
				continue
			}
			w.come[a.vertex] = true
			if leaf := x.vertices[a.vertex].leaf; leaf >= 0 {
				out[leaf] = a.path
				continue
			}
			w.goOn(a)
		}
	}
	return out
}

// goOn goes on from a choice that was come to.
func (w *ways) goOn(a arrival) {
	if s := w.x.atOnce[a.vertex]; s != nil {
		to := s.exitsTo()
		for _, k := range w.x.below(a.vertex) {
			if k == cut || w.come[k] {
				continue
			}
			if path := s.path(to[k]); path != nil {
				w.arrive(a, k, path...)
			}
		}
		return
	}
	shown := w.x.shows(a.vertex)
	for i, k := range w.x.below(a.vertex) {
		if k == cut {
			continue
		}
		if !w.come[k] {
			w.arrive(a, k, i)
		}
		if !shown {
			return // passed over, as a replay passes over it
		}
	}
}

// arrive comes to a vertex by further answers.
func (w *ways) arrive(by arrival, v int32, more ...int) {
	path := append(by.path[:len(by.path):len(by.path)], more...)
	for len(w.far) <= len(path) {
		w.far = append(w.far, nil)
	}
	w.far[len(path)] = append(w.far[len(path)], arrival{v, path})
}
