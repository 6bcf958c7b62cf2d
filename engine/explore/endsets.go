package explore

import (
	"slices"

	"apnap/engine"
)

// endSets has the ends that can be reached from each vertex of a graph in which one
// player makes every choice: what choices come to is then nothing else.
type endSets struct {
	x     *explorer
	words int // of each set; bit 0 stands for plays cut short
	of    []uint64
}

// oneChooses reports whether one player makes every choice of the graph.
func (x *explorer) oneChooses() bool {
	who, known := engine.NoPlayer, false
	for i := range x.vertices {
		if v := &x.vertices[i]; v.leaf < 0 {
			if known && v.player != who {
				return false
			}
			who, known = v.player, true
		}
	}
	return x.atOnce == nil
}

// set is what can be reached from a vertex, as bits.
func (s *endSets) set(id int32) []uint64 { return s.of[(int(id)+1)*s.words:][:s.words] }

// fill works out the sets of the vertices that are new; children stand before their
// parents.
func (s *endSets) fill() {
	if words := len(s.x.ends)/64 + 1; words != s.words {
		s.words, s.of = words, make([]uint64, words, (len(s.x.vertices)+1)*words)
		s.of[0] = 1 // cut, before all vertices
	}
	for id := int32(len(s.of)/s.words - 1); int(id) < len(s.x.vertices); id++ {
		from := len(s.of)
		s.of = append(s.of, s.set(cut)...)
		mine := s.of[from:]
		mine[0] = 0
		if leaf := s.x.vertices[id].leaf; leaf >= 0 {
			mine[(leaf+1)/64] |= 1 << uint((leaf+1)%64)
			continue
		}
		for _, k := range s.x.below(id) {
			for i, w := range s.set(k) {
				mine[i] |= w
			}
		}
	}
}

// differ reports whether not all children reach the same ends.
func (s *endSets) differ(kids []int32) bool {
	first := s.set(kids[0])
	return slices.ContainsFunc(kids[1:], func(k int32) bool { return !slices.Equal(first, s.set(k)) })
}
