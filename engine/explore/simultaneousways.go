package explore

import (
	"slices"

	"apnap/engine/play"
)

// next is where an event has come once a lane has applied to it; the amount is 0
// where nothing is left.
func (g *group) next(l local, k int) local {
	n := local{left: l.left - 1<<(4*k), amount: max(0, g.lat.makes(&g.lanes[k], l.amount))}
	if n.amount == 0 {
		n.left = 0
	}
	if n.amount > maxLaneAmount {
		g.large, n = true, local{}
	}
	return n
}

// waits is how many of a lane have yet to apply.
func (l local) waits(k int) int { return int(l.left >> (4 * k) & 15) }

// choices is how many lanes can apply.
func (g *group) choices(l local) int {
	n := 0
	for k := range g.lanes {
		if l.waits(k) > 0 {
			n++
		}
	}
	return n
}

// settledWay is an amount that an event settles at by the lanes alone: in how many
// applications at least, and in how many of them at least somebody has to choose
// among lanes of this event.
type settledWay struct {
	amount        int32
	steps, asking int16
}

// settles lists what an event can settle at by the lanes alone.
func (g *group) settles(l local) []settledWay {
	if l.left == 0 {
		return []settledWay{{amount: l.amount}}
	}
	if known, ok := g.after[l]; ok {
		return known
	}
	asks := int16(play.Flag(g.choices(l) > 1))
	var out []settledWay
	for k := range g.lanes {
		if l.waits(k) == 0 {
			continue
		}
		for _, y := range g.settles(g.next(l, k)) {
			out = addSettled(out, settledWay{amount: y.amount, steps: y.steps + 1, asking: y.asking + asks})
		}
	}
	g.after[l] = out
	return out
}

// addSettled adds a way to a list that keeps the least of each amount.
func addSettled(list []settledWay, y settledWay) []settledWay {
	for i := range list {
		if list[i].amount == y.amount {
			list[i].steps, list[i].asking = min(list[i].steps, y.steps), min(list[i].asking, y.asking)
			return list
		}
	}
	return append(list, y)
}

// shareStage is how far the shield has come.
type shareStage uint8

const (
	unshared shareStage = iota // it has yet to apply
	dividing                   // it applies, and somebody has to say how it is shared out
	shared                     // it has applied, or there is none
)

// way is how events can settle together: their amounts added up, what the shield
// took of them, and the fewest answers that it takes.
type sharedWay struct {
	sum   int32
	spent uint8
	how   manner
	n     int16
}

// manner is what else of a way decides how many answers it takes.
type manner uint8

const (
	whole     manner = 1 << iota // the shield left nothing of them, or nothing was left for it
	lanesLeft                    // when the shield applied, a lane had yet to apply
	hasLast                      // the last of all events to settle is among them
	oneOpen                      // the shield applied to one of them
	someOpen                     // the shield applied to several
)

// and is the manner of two groups of events together; false where both have the last.
func (m manner) and(o manner) (manner, bool) {
	if m&o&hasLast != 0 {
		return 0, false
	}
	both := m & o & whole
	rest := (m | o) & (lanesLeft | hasLast)
	switch {
	case (m|o)&someOpen != 0 || m&o&oneOpen != 0:
		rest |= someOpen
	case (m|o)&oneOpen != 0:
		rest |= oneOpen
	}
	return both | rest, true
}

// sumTable is the ways of a group, by their sums.
type sumTable struct {
	ways []sharedWay
	rows map[int32][]sharedWay
	// full and part are, for each sum, what the shield can have taken, as bits: where it
	// left nothing, and otherwise.
	full, part map[int32]uint64
	order      []int32
}

// sums are the sums of a table, the smallest first.
func (t *sumTable) sums() []int32 { return t.order }

// waysOf lists the ways of one event.
func (s *simultaneous) waysOf(g *group, l local, at shareStage) []sharedWay {
	known := g.known[at]
	if got, ok := known[l]; ok {
		return got
	}
	c := collector{}
	switch {
	case at == shared:
		s.waysAfter(&c, g, l, 0, whole)
	case l.amount == 0:
		c.add(sharedWay{how: whole})
	default:
		for d := range min(int32(s.budget), l.amount) + 1 {
			how := oneOpen | manner(play.Flag(l.left != 0))*lanesLeft
			if d == l.amount {
				c.add(sharedWay{spent: uint8(d), how: how | whole})
				continue
			}
			s.waysAfter(&c, g, local{l.left, l.amount - d}, uint8(d), how)
		}
		if at == dividing {
			break
		}
		for k := range g.lanes {
			if l.waits(k) == 0 {
				continue
			}
			for _, y := range s.waysOf(g, g.next(l, k), at) {
				y.n++
				c.add(y)
			}
		}
	}
	known[l] = c.list()
	return known[l]
}

// waysAfter adds the ways of one event that nothing but lanes can change.
func (s *simultaneous) waysAfter(c *collector, g *group, l local, spent uint8, how manner) {
	for _, y := range g.settles(l) {
		if !s.across {
			c.add(sharedWay{sum: y.amount, spent: spent, how: how, n: y.asking})
			continue
		}
		c.add(sharedWay{sum: y.amount, spent: spent, how: how, n: y.steps})
		if y.asking < y.steps {
			c.add(sharedWay{sum: y.amount, spent: spent, how: how | hasLast, n: y.asking})
		}
	}
}

// collector keeps the shortest of each sort of ways.
type collector struct{ at map[uint64]int16 }

func (c *collector) add(y sharedWay) {
	if c.at == nil {
		c.at = map[uint64]int16{}
	}
	k := uint64(uint32(y.sum))<<16 | uint64(y.spent)<<8 | uint64(y.how)
	if n, ok := c.at[k]; !ok || y.n < n {
		c.at[k] = y.n
	}
}

// list is what was kept, in a fixed order.
func (c *collector) list() []sharedWay {
	out := make([]sharedWay, 0, len(c.at))
	for k, n := range c.at {
		out = append(out, sharedWay{sum: int32(uint32(k >> 16)), spent: uint8(k >> 8), how: manner(k), n: n})
	}
	slices.SortFunc(out, func(a, b sharedWay) int {
		if a.sum != b.sum {
			return int(a.sum) - int(b.sum)
		}
		return (int(a.spent)<<8 | int(a.how)) - (int(b.spent)<<8 | int(b.how))
	})
	return out
}

// together are the ways of two groups of events.
func (s *simultaneous) together(a, b []sharedWay) []sharedWay {
	c := collector{}
	for _, x := range a {
		for _, y := range b {
			how, ok := x.how.and(y.how)
			if ok && int(x.spent)+int(y.spent) <= s.budget {
				c.add(sharedWay{sum: x.sum + y.sum, spent: x.spent + y.spent, how: how, n: x.n + y.n})
			}
		}
	}
	return c.list()
}

// tableOf is the table of a group's events where they stand, in whatever order.
func (s *simultaneous) tableOf(g *group, at []local, stg shareStage) *sumTable {
	if len(at) > 1 {
		at = slices.Clone(at)
		slices.SortFunc(at, func(a, b local) int {
			if a.left != b.left {
				return cmpUint(b.left, a.left)
			}
			return int(b.amount) - int(a.amount)
		})
	}
	key := spelledLocals(at, byte(stg))
	if t, ok := g.tables[key]; ok {
		return t
	}
	ways := s.waysOf(g, at[len(at)-1], stg)
	if len(at) > 1 {
		ways = s.together(s.tableOf(g, at[:len(at)-1], stg).ways, ways)
	}
	t := &sumTable{ways: ways, rows: map[int32][]sharedWay{}, full: map[int32]uint64{}, part: map[int32]uint64{}}
	for i, y := range ways {
		if i == 0 || ways[i-1].sum != y.sum {
			end := i
			for end < len(ways) && ways[end].sum == y.sum {
				end++
			}
			t.rows[y.sum], t.order = ways[i:end], append(t.order, y.sum)
		}
		if y.how&whole != 0 {
			t.full[y.sum] |= 1 << y.spent
		} else {
			t.part[y.sum] |= 1 << y.spent
		}
	}
	g.tables[key] = t
	return t
}

func cmpUint(a, b uint64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// spelledLocals is a key of where events stand.
func spelledLocals(at []local, more ...byte) string {
	b := make([]byte, 0, 12*len(at)+len(more))
	b = append(b, more...)
	for _, l := range at {
		for i := range 8 {
			b = append(b, byte(l.left>>(8*i)))
		}
		b = append(b, byte(l.amount), byte(l.amount>>8), byte(l.amount>>16), byte(l.amount>>24))
	}
	return string(b)
}
