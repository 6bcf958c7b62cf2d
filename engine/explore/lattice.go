package explore

import (
	"slices"

	"apnap/engine"
	"apnap/engine/play"
)

// cell is a set of applied effects: the amounts that can be left after them, in
// ascending order, and the vertex of each.
type cell struct {
	amounts []int32
	ids     []int32
}

// lanes explores from an open choice whose plays form a lattice; false where they
// do not, or where it is too large.
func (x *explorer) lanes(st *play.State) (int32, bool) {
	l, ok := x.lattice(st)
	if !ok || !l.spread() {
		return 0, false
	}
	for c := len(l.cells) - 1; c >= 0 && x.w.Err == nil; c-- {
		l.link(c)
	}
	if x.w.Err != nil {
		return cut, true
	}
	return l.cells[0].ids[0], true
}

// spread finds the amounts of every cell, from none applied to all; false where
// there are more answers than may be tried.
func (l *lattice) spread() bool {
	l.applied = make([]uint8, len(l.cells)*len(l.lanes))
	l.cells[0].amounts = []int32{int32(l.ev.Amount)}
	choices, answers := 0, 0
	var all, made, both []int32
	for c := range l.cells {
		all = append(all[:0], l.cells[c].amounts...)
		for i := range l.lanes {
			n := &l.lanes[i]
			k := c / n.stride % (len(n.ids) + 1)
			l.applied[c*len(l.lanes)+i] = uint8(k)
			if k == 0 {
				continue
			}
			made = l.after(n, l.cells[c-n.stride].amounts, made[:0])
			both = union32(both[:0], all, made)
			all, both = both, all
		}
		if len(all) > 0 && all[len(all)-1] > maxLaneAmount {
			return false
		}
		l.cells[c].amounts = slices.Clone(all)
		if open := l.open(c); open > 1 {
			choices += len(all)
			answers += open * len(all)
		}
		if l.x.visits+answers/lightAnswers > l.x.limits.States {
			return false
		}
	}
	l.x.visits += answers / lightAnswers
	l.x.expect(choices+l.leavings(), answers)
	return true
}

// leavings is about how many plays leave the lattice: with each amount that all lanes have come to,
// and with nothing by the last of each.
func (l *lattice) leavings() int { return len(l.cells[len(l.cells)-1].amounts) + len(l.lanes) }

// open is how many lanes can still apply in a cell.
func (l *lattice) open(c int) int {
	open := 0
	for i := range l.lanes {
		if int(l.applied[c*len(l.lanes)+i]) < len(l.lanes[i].ids) {
			open++
		}
	}
	return open
}

// after lists what a lane makes of the amounts, without 0, in ascending order.
func (l *lattice) after(n *lane, amounts, into []int32) []int32 {
	ascending := true
	for _, a := range amounts {
		b := n.known(a)
		if b == unasked {
			b = l.ask(n, a)
		}
		if b <= 0 || len(into) > 0 && b == into[len(into)-1] {
			continue
		}
		ascending = ascending && (len(into) == 0 || b > into[len(into)-1])
		into = append(into, b)
	}
	if !ascending {
		slices.Sort(into)
		into = slices.Compact(into)
	}
	return into
}

// union32 appends what is in either of two ascending lists.
func union32(into, a, b []int32) []int32 {
	i, j := 0, 0
	for i < len(a) && j < len(b) {
		x, y := a[i], b[j]
		into = append(into, min(x, y))
		if x <= y {
			i++
		}
		if y <= x {
			j++
		}
	}
	return append(append(into, a[i:]...), b[j:]...)
}

// way is a lane that can still apply in a cell.
type way struct {
	lane *lane
	next engine.EffectID // the twin whose turn it is
	to   *cell
	j    int // where the last amount stood in to
}

// link finds the vertex of each amount of a cell whose later cells are linked.
func (l *lattice) link(c int) {
	at := &l.cells[c]
	ways := l.ways(c)
	at.ids = make([]int32, len(at.amounts))
	kids := make([]int32, len(ways))
	offers := l.offers(ways)
	for k, amount := range at.amounts {
		if len(ways) == 0 {
			at.ids[k] = l.leave(c, amount)
			continue
		}
		for i := range ways {
			kids[i] = l.follow(c, &ways[i], amount)
		}
		if len(ways) == 1 { // what is left applies without asking
			at.ids[k] = kids[0]
			continue
		}
		at.ids[k] = l.x.add(vertex{first: int32(len(l.x.kids)), size: int32(len(kids)), leaf: -1, offers: offers, player: l.st.Choice.Chooser}, kids)
	}
}

// offers keeps what the choices of a cell offer, where anybody has one.
func (l *lattice) offers(ways []way) int32 {
	if len(ways) < 2 {
		return 0
	}
	order := make([]engine.EffectID, len(ways))
	for i := range ways {
		order[i] = ways[i].next
	}
	return l.x.keepOffers(order)
}

// ways are the lanes that can still apply in a cell, in the order of the options.
func (l *lattice) ways(c int) []way {
	var ways []way
	for i := range l.lanes {
		n := &l.lanes[i]
		if k := int(l.applied[c*len(l.lanes)+i]); k < len(n.ids) {
			ways = append(ways, way{lane: n, next: n.ids[k], to: &l.cells[c+n.stride]})
		}
	}
	slices.SortFunc(ways, func(a, b way) int { return int(a.next) - int(b.next) })
	return ways
}

// follow is the vertex to which a way leads from an amount.
func (l *lattice) follow(c int, y *way, amount int32) int32 {
	b := y.lane.known(amount)
	if b == unasked {
		b = l.ask(y.lane, amount)
	}
	if b <= 0 {
		if y.lane.gone == unasked {
			y.lane.gone = l.applyLast(c, y.next, amount)
		}
		return y.lane.gone
	}
	if y.j > 0 && y.to.amounts[y.j] > b {
		y.j = 0
	}
	for y.to.amounts[y.j] != b {
		y.j++
	}
	return y.to.ids[y.j]
}

// leave explores on from where all lanes have applied.
func (l *lattice) leave(c int, amount int32) int32 {
	st := l.reached(c, amount)
	id := l.x.settled(st)
	l.x.free = append(l.x.free, st)
	return id
}

// applyLast explores on from a cell by an effect that leaves nothing of the event.
func (l *lattice) applyLast(c int, id engine.EffectID, amount int32) int32 {
	st := l.reached(c, amount)
	st.Await(id, st.Moment[l.at].ID)
	v := l.x.visit(st)
	l.x.free = append(l.x.free, st)
	return v
}

// reached is the state of a cell with an amount.
func (l *lattice) reached(c int, amount int32) *play.State {
	return l.without(func(st *play.State) {
		n := &st.Moment[l.at]
		n.Ev.Amount, n.Changed = int(amount), n.Changed || c > 0
		for i := range l.lanes {
			for _, id := range l.lanes[i].ids[:l.applied[c*len(l.lanes)+i]] {
				n.Ev.Marks = n.Ev.Marks.With(id)
			}
		}
	})
}
