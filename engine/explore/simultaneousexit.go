package explore

import (
	"math/big"
	"slices"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/apply"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// begin makes the spot where the events stand now; false where what can be chosen
// is not what the walk asks, or where more comes of it than is told.
func (s *simultaneous) begin() bool {
	v := spot{at: make([]local, len(s.events)), stage: shared}
	for i := range s.events {
		v.at[i] = s.events[i].begin
	}
	if s.shield != engine.NoEffect {
		v.stage = unshared
	}
	moves, p := s.moves(&v), s.st.Choice
	if len(moves) != len(p.Order) {
		return false
	}
	for i, m := range moves {
		if m.id != p.Order[i] || p.At(i) != s.st.Moment[s.events[m.event].at].ID {
			return false
		}
	}
	s.root = s.spotAt(v)
	s.tablesOf(s.root)
	if slices.ContainsFunc(s.groups, func(g *group) bool { return g.large }) {
		return false
	}
	return s.shield == engine.NoEffect || s.fewDivisions()
}

// fewDivisions reports whether the shield can always be shared out in no more ways
// than are listed.
func (s *simultaneous) fewDivisions() bool {
	ways := make([]int, s.budget+1)
	ways[0] = 1
	for i := range s.events {
		most := int32(0)
		for l := range s.events[i].group.known[unshared] {
			most = max(most, l.amount)
		}
		for d := s.budget; d > 0; d-- {
			for k := 1; k <= d && k <= int(most); k++ {
				ways[d] = min(ways[d]+ways[d-k], apply.MaxDivisions+1)
			}
		}
	}
	return ways[s.budget] <= apply.MaxDivisions
}

// findExits explores on from where the events have settled, in every way in which
// they can, as far as the bounds allow.
func (s *simultaneous) findExits() bool {
	x := s.x
	s.exitAt = map[exitKey]int{}
	s.everyExit(func(sums []int32, spent int) bool {
		if x.visits >= x.limits.States {
			x.complete = false
			return false
		}
		x.visits++
		e := exit{sums: slices.Clone(sums), spent: spent}
		e.vertex = s.exploreOn(&e)
		s.exitAt[keyOf(sums, spent)] = len(s.exits)
		s.exits = append(s.exits, e)
		return x.w.Err == nil && (e.vertex != cut || len(x.ends) < x.limits.Outcomes)
	})
	return true
}

// exploreOn explores on from an exit.
func (s *simultaneous) exploreOn(e *exit) int32 {
	if s.isNothing(e) {
		return s.playNothing(e)
	}
	st := s.settledAt(e)
	id := s.x.settled(st)
	s.x.free = append(s.x.free, st)
	return id
}

// settledAt is the state of an exit that leaves something.
func (s *simultaneous) settledAt(e *exit) *play.State {
	st := s.x.fresh()
	s.st.CloneInto(st)
	st.Round.Chosen(s.st.Choice)
	st.Choice = nil
	if s.shield != engine.NoEffect {
		st.Budgets[s.shield] -= int32(e.spent)
	}
	var gone []uint16
	for _, g := range s.groups {
		left := e.sums[g.number]
		for i := range s.events {
			if s.events[i].group != g {
				continue
			}
			n := &st.Moment[s.events[i].at]
			if left == 0 {
				gone = append(gone, n.ID)
				continue
			}
			n.Ev.Amount, n.Changed = int(left), true // what its like have left is added to it
			left = 0
			for k := range g.lanes {
				for _, id := range g.lanes[k].ids {
					n.Ev.Marks = n.Ev.Marks.With(id)
				}
			}
			if s.shield != engine.NoEffect {
				n.Ev.Marks = n.Ev.Marks.With(s.shield)
			}
		}
	}
	for _, id := range gone {
		i := st.At(id)
		possible.Nothing(s.x.w.Walker, st, st.Moment[i].Ev, say.New("nothing is left of it"))
		st.Drop(i)
	}
	return st
}

// playNothing plays to an exit that leaves nothing, by the first answers that lead
// there: the last of them tells why nothing happened.
func (s *simultaneous) playNothing(e *exit) int32 {
	st := s.st.Clone()
	for v := s.root; ; {
		kids := s.options(v)
		pick := slices.IndexFunc(kids, func(k *spot) bool { _, ok := s.far(k, e); return ok })
		if pick < 0 || s.x.w.Err != nil {
			return cut
		}
		agenda.Take(s.x.w.Walker, st, pick)
		if v = kids[pick]; len(s.options(v)) == 0 {
			return s.x.visit(st)
		}
		s.x.w.Advance(st)
	}
}

// vertex files the events as one choice whose answers are the exits.
func (s *simultaneous) vertex() int32 {
	x := s.x
	if x.w.Err != nil {
		return cut
	}
	var kids []int32
	for i := range s.exits {
		kids = append(kids, s.exits[i].vertex)
	}
	slices.Sort(kids)
	kids = slices.Compact(kids)
	id := x.add(vertex{first: int32(len(x.kids)), size: int32(len(kids)), leaf: -1, player: s.player}, kids)
	delete(x.large, id)
	if n := s.orders(); n.IsUint64() {
		x.orders[id] = n.Uint64()
	} else {
		if x.large == nil {
			x.large = map[int32]*big.Int{}
		}
		x.large[id] = n
	}
	if x.atOnce == nil {
		x.atOnce = map[int32]*simultaneous{}
	}
	x.atOnce[id] = s
	return id
}
