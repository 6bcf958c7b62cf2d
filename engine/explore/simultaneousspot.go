package explore

import (
	"encoding/binary"
	"slices"

	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/play"
)

// spot is where simultaneous events stand at a choice, or when all have settled.
type spot struct {
	at    []local
	stage shareStage
	spent int // what the shield has prevented
	kids  []*spot
	known bool // whether kids are
	// shows is whether the choice matters, formOf what it comes to; unasked before that
	// was found out.
	shows, formOf int32
	tables        []*sumTable
	reached       [][]bool
}

// moveOf is an answer: a lane for an event, or the shield.
type moveOf struct {
	event, lane int // the lane is -1 for the shield
	id          engine.EffectID
}

// spotAt is the spot where events stand, after what happens without anybody's
// choosing.
func (s *simultaneous) spotAt(v spot) *spot {
	for {
		if v.stage == dividing {
			if s.ways(&v) != nil {
				break
			}
			continue
		}
		moves := s.moves(&v)
		if len(moves) == 1 {
			v = s.moved(&v, moves[0])
			continue
		}
		if len(moves) == 0 {
			v.known = true
		}
		break
	}
	key := spelledLocals(v.at, byte(v.stage), byte(v.spent))
	if old := s.spots[key]; old != nil {
		return old
	}
	v.shows, v.formOf = unasked, unasked
	s.spots[key] = &v
	return &v
}

// ways lists how the shield can be shared out; where there is but one way, it is, and
// nothing is listed.
func (s *simultaneous) ways(v *spot) [][]int {
	var amounts []int
	var of []int
	sum := 0
	for i, l := range v.at {
		if l.amount > 0 {
			amounts, of, sum = append(amounts, int(l.amount)), append(of, i), sum+int(l.amount)
		}
	}
	switch {
	case s.budget >= sum:
		*v = s.divided(v, of, amounts)
		return nil
	case len(of) == 1:
		*v = s.divided(v, of, []int{s.budget})
		return nil
	}
	ways, _ := apply.Divisions(amounts, s.budget, apply.MaxDivisions)
	return ways
}

// divided is the spot after the shield took so much of each of some events.
func (s *simultaneous) divided(v *spot, of, took []int) spot {
	to := spot{at: slices.Clone(v.at), stage: shared}
	for k, i := range of {
		to.spent += took[k]
		if to.at[i].amount -= int32(took[k]); to.at[i].amount == 0 {
			to.at[i].left = 0
		}
	}
	return to
}

// moves lists the answers of a choice, in the order of its options.
func (s *simultaneous) moves(v *spot) []moveOf {
	var out []moveOf
	offered := false
	for i, l := range v.at {
		if l.amount == 0 || l.left == 0 && v.stage == shared {
			continue
		}
		from := len(out)
		g := s.events[i].group
		for k := range g.lanes {
			if n := l.waits(k); n > 0 {
				out = append(out, moveOf{event: i, lane: k, id: g.lanes[k].ids[len(g.lanes[k].ids)-n]})
			}
		}
		if v.stage == unshared && !offered {
			out, offered = append(out, moveOf{event: i, lane: -1, id: s.shield}), true
		}
		slices.SortFunc(out[from:], func(a, b moveOf) int { return int(a.id) - int(b.id) })
		if v.stage == shared && !s.across {
			break
		}
	}
	return out
}

// moved is the spot after an answer, before anything else happens.
func (s *simultaneous) moved(v *spot, m moveOf) spot {
	to := spot{at: v.at, stage: v.stage, spent: v.spent}
	if m.lane < 0 {
		to.stage = dividing
		return to
	}
	to.at = slices.Clone(v.at)
	to.at[m.event] = s.events[m.event].group.next(v.at[m.event], m.lane)
	return to
}

// options are the spots that the answers of a spot lead to, none where all events
// have settled.
func (s *simultaneous) options(v *spot) []*spot {
	if v.known {
		return v.kids
	}
	v.known = true
	if v.stage != dividing {
		for _, m := range s.moves(v) {
			v.kids = append(v.kids, s.spotAt(s.moved(v, m)))
		}
		return v.kids
	}
	var of []int
	for i, l := range v.at {
		if l.amount > 0 {
			of = append(of, i)
		}
	}
	for _, took := range s.ways(v) {
		v.kids = append(v.kids, s.spotAt(s.divided(v, of, took)))
	}
	return v.kids
}

// tablesOf are the tables of the groups at a spot.
func (s *simultaneous) tablesOf(v *spot) []*sumTable {
	if v.tables == nil {
		v.tables = make([]*sumTable, len(s.groups))
		for i, g := range s.groups {
			at := make([]local, 0, g.size)
			for k := range s.events {
				if s.events[k].group == g {
					at = append(at, v.at[k])
				}
			}
			v.tables[i] = s.tableOf(g, at, v.stage)
		}
	}
	return v.tables
}

// accepts reports whether events may settle in a way, and how many answers the
// shield itself takes then.
func (s *simultaneous) accepts(v *spot, spent int, how manner) (int, bool) {
	all := how&whole != 0
	if !all && spent != s.budget {
		return 0, false
	}
	switch v.stage {
	case shared:
		return 0, true
	case dividing:
		return 1, true
	}
	if how&(oneOpen|someOpen) == 0 {
		return 0, true // nothing was left for it
	}
	return play.Flag(how&lanesLeft != 0) + play.Flag(!all && how&someOpen != 0), true
}

// far is the fewest answers from a spot to an exit, were each choice told; false
// where it does not lead there.
func (s *simultaneous) far(v *spot, e *exit) (int, bool) {
	var cur []fewest
	for i, t := range s.tablesOf(v) {
		row := t.rows[e.sums[i]]
		if len(row) == 0 {
			return 0, false
		}
		if i == 0 {
			for _, y := range row {
				cur = append(cur, fewest{int(y.spent), y.how, int(y.n)})
			}
			continue
		}
		cur = s.joined(cur, row)
	}
	best, found := 0, false
	for _, y := range cur {
		n, ok := s.accepts(v, y.spent, y.how)
		if !ok || s.isNothing(e) && s.spentAt(v, y.spent) != e.spent {
			continue
		}
		if !found || y.n+n < best {
			best, found = y.n+n, true
		}
	}
	return best, found
}

// fewest is the fewest answers of some groups' ways that spent so much in a manner.
type fewest struct {
	spent int
	how   manner
	n     int
}

// joined goes on from ways of some groups with those of one more.
func (s *simultaneous) joined(list []fewest, row []sharedWay) []fewest {
	out := make([]fewest, 0, len(list)+len(row))
	for _, x := range list {
		for i := range row {
			how, ok := x.how.and(row[i].how)
			spent := x.spent + int(row[i].spent)
			if !ok || spent > s.budget {
				continue
			}
			n, found := x.n+int(row[i].n), false
			for k := range out {
				if out[k].spent == spent && out[k].how == how {
					out[k].n, found = min(out[k].n, n), true
					break
				}
			}
			if !found {
				out = append(out, fewest{spent, how, n})
			}
		}
	}
	return out
}

// isNothing reports whether nothing is left of any event.
func (s *simultaneous) isNothing(e *exit) bool {
	return !slices.ContainsFunc(e.sums, func(n int32) bool { return n > 0 })
}

// spentAt is what the shield has prevented in the end of what it prevents from a
// spot on.
func (s *simultaneous) spentAt(v *spot, more int) int {
	if v.stage == shared {
		return v.spent
	}
	return more
}

// everyExit visits the exits that the events lead to; false stops it.
func (s *simultaneous) everyExit(visit func(sums []int32, spent int) bool) {
	v := s.root
	tables := s.tablesOf(v)
	sums := make([]int32, len(tables))
	var walk func(i int, full, part uint64, none bool) bool
	walk = func(i int, full, part uint64, none bool) bool {
		if i == len(tables) {
			if !none {
				ok := full != 0 && (v.stage == shared || full>>s.budget&1 != 0) || part>>s.budget&1 != 0
				return !ok || visit(sums, s.budget)
			}
			all := full | part&(1<<s.budget)
			for d := 0; all>>d != 0; d++ {
				if all>>d&1 != 0 && !visit(sums, s.spentAt(v, d)) {
					return false
				}
			}
			return true
		}
		t := tables[i]
		for _, n := range t.sums() {
			f, p := t.full[n], t.part[n]
			bf := s.sumset(full, f)
			bp := s.sumset(full, p) | s.sumset(part, f|p)
			if bf|bp == 0 {
				continue
			}
			sums[i] = n
			if !walk(i+1, bf, bp, none && n == 0) {
				return false
			}
		}
		return true
	}
	walk(0, 1, 0, true)
}

// leadsTo reports whether a spot leads to an exit.
func (s *simultaneous) leadsTo(v *spot, e *exit) bool {
	full, part := uint64(1), uint64(0)
	for i, t := range s.tablesOf(v) {
		f, p := t.full[e.sums[i]], t.part[e.sums[i]]
		full, part = s.sumset(full, f), s.sumset(full, p)|s.sumset(part, f|p)
		if full|part == 0 {
			return false
		}
	}
	switch {
	case v.stage == shared:
		return full != 0 && (!s.isNothing(e) || v.spent == e.spent)
	case !s.isNothing(e):
		return (full|part)>>s.budget&1 != 0
	}
	return (full|part&(1<<s.budget))>>e.spent&1 != 0
}

// sumset is all sums of one number of each of two sets that the shield allows.
func (s *simultaneous) sumset(a, b uint64) uint64 {
	out := uint64(0)
	for d := 0; b>>d != 0 && d <= s.budget; d++ {
		if b>>d&1 != 0 {
			out |= a << d
		}
	}
	return out & (1<<(s.budget+1) - 1)
}

// keyOf finds an exit.
func keyOf(sums []int32, spent int) exitKey {
	b := make([]byte, 0, 4*len(sums))
	for _, n := range sums {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return exitKey{string(b), spent}
}

// exitOf is the exit of a spot where all events have settled.
func (s *simultaneous) exitOf(v *spot) int {
	sums := make([]int32, len(s.groups))
	left := false
	for i, l := range v.at {
		sums[s.events[i].group.number] += l.amount
		left = left || l.amount > 0
	}
	spent := v.spent
	if left {
		spent = s.budget
	}
	if i, ok := s.exitAt[keyOf(sums, spent)]; ok {
		return i
	}
	return -1
}
