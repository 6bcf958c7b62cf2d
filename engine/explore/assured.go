package explore

import (
	"slices"

	"apnap/engine"
)

// assured tells, for each player who has a choice that matters, which ends that
// player can bring about whatever the others choose. It is nil where only one
// player chooses, who can reach every end, and where the graph is too large to
// ask for every end.
func (x *explorer) assured(root int32, order []int) []engine.Assured {
	who := x.deciders(root)
	if len(who) < 2 || !x.complete || len(x.vertices)*len(x.ends) > smallGraph {
		return nil
	}
	out := make([]engine.Assured, len(who))
	for i, p := range who {
		out[i].Player = p
		for leaf := range x.ends {
			if x.secures(p, root, int32(leaf)) {
				out[i].Ends = append(out[i].Ends, order[leaf])
			}
		}
		slices.Sort(out[i].Ends)
	}
	return out
}

// deciders are the players who make a choice that matters, in seat order.
func (x *explorer) deciders(root int32) []engine.PlayerID {
	if root == cut {
		return nil
	}
	var who []engine.PlayerID
	choosers := x.choosers(root)
	below := make([]bool, root+1)
	below[root] = true
	for v := root; v >= 0 && len(who) < choosers; v-- { // children stand before their parents
		if !below[v] || x.vertices[v].leaf >= 0 {
			continue
		}
		if p := x.vertices[v].player; !slices.Contains(who, p) && x.decides(v) {
			who = append(who, p)
		}
		for _, k := range x.below(v) {
			if k != cut {
				below[k] = true
			}
		}
	}
	slices.Sort(who)
	return who
}

// choosers is how many players have something to choose, up to a vertex.
func (x *explorer) choosers(last int32) int {
	var seen [1 << 8]bool
	n := 0
	for i := range x.vertices[:last+1] {
		if v := &x.vertices[i]; v.leaf < 0 && !seen[uint8(v.player)] {
			seen[uint8(v.player)] = true
			n++
		}
	}
	return n
}

// decides reports whether a choice matters, or one of those for which its vertex stands.
func (x *explorer) decides(id int32) bool {
	if x.atOnce[id] != nil && !x.isLarge() {
		return x.told().differ(x.below(id))
	}
	return x.matters(id)
}

// secures reports whether a player can reach an end from a vertex whatever the
// others choose: one answer must do at that player's choices, every answer at
// the others'. Children stand before their parents in the list of vertices.
func (x *explorer) secures(p engine.PlayerID, root, leaf int32) bool {
	sure := make([]bool, root+1)
	for id := range sure {
		v := &x.vertices[id]
		if v.leaf >= 0 {
			sure[id] = v.leaf == leaf
			continue
		}
		mine := v.player == p
		sure[id] = !mine
		for _, k := range x.below(int32(id)) {
			if sure[k] == mine {
				sure[id] = mine
				break
			}
		}
	}
	return sure[root]
}
