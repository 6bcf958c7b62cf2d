package explore

import "math/big"

// ordersOf is in how many orders the lanes of one event can apply so that the shield
// takes so much of it: how many before, how many after.
type ordersOf struct {
	sum           int32
	spent         uint8
	whole         bool
	before, after uint8
}

// orders counts the sequences of answers that lead through the events, and on to
// the end. What touches one event may come between any two answers about another, so
// that the sequences of several are as many as those of each, times the ways to
// shuffle them: before the shield applies, and after it where answers are across the
// events.
func (s *simultaneous) orders() *big.Int {
	var below *big.Int
	same := true
	for i := range s.exits {
		if id := s.exits[i].vertex; id != cut {
			n := s.x.count(id)
			same = same && (below == nil || n.Cmp(below) == 0)
			below = n
		}
	}
	if below == nil {
		return new(big.Int)
	}
	if same {
		return new(big.Int).Mul(below, s.sequences(nil))
	}
	total := new(big.Int)
	for i := range s.exits {
		if id := s.exits[i].vertex; id != cut {
			n := s.sequences(&s.exits[i])
			total.Add(total, n.Mul(n, s.x.count(id)))
		}
	}
	return total
}

// sequences counts the sequences of answers to an exit, to any where none is named.
func (s *simultaneous) sequences(e *exit) *big.Int {
	all := map[ordersOf]*big.Int{{whole: true}: big.NewInt(1)}
	for _, g := range s.groups {
		for i := range s.events {
			if s.events[i].group == g {
				all = s.shuffled(all, s.ordersAt(g, s.root.at[i], e == nil))
			}
		}
		if e == nil {
			continue
		}
		such := map[ordersOf]*big.Int{}
		for k, n := range all {
			if k.sum == e.sums[g.number] {
				k.sum = 0 // the next group begins anew
				such[k] = n
			}
		}
		all = such
	}
	total := new(big.Int)
	for k, n := range all {
		if s.root.stage == shared || k.whole || int(k.spent) == s.budget {
			if e == nil || !s.isNothing(e) || s.spentAt(s.root, int(k.spent)) == e.spent {
				total.Add(total, n)
			}
		}
	}
	return total
}

// shuffled is how the orders of some events go together with those of one more.
func (s *simultaneous) shuffled(all map[ordersOf]*big.Int, one map[ordersOf]uint64) map[ordersOf]*big.Int {
	out := map[ordersOf]*big.Int{}
	n, ways := new(big.Int), new(big.Int)
	for a, x := range all {
		for b, y := range one {
			if int(a.spent)+int(b.spent) > s.budget {
				continue
			}
			k := ordersOf{sum: a.sum + b.sum, spent: a.spent + b.spent, whole: a.whole && b.whole, before: a.before + b.before, after: a.after + b.after}
			n.Mul(x, ways.SetUint64(y))
			n.Mul(n, ways.Binomial(int64(k.before), int64(b.before)))
			if s.across {
				n.Mul(n, ways.Binomial(int64(k.after), int64(b.after)))
			}
			if out[k] == nil {
				out[k] = new(big.Int)
			}
			out[k].Add(out[k], n)
		}
	}
	return out
}

// ordersAt counts the orders of one event from where it begins.
func (s *simultaneous) ordersAt(g *group, l local, any bool) map[ordersOf]uint64 {
	out := map[ordersOf]uint64{}
	var after func(l local, k ordersOf, times uint64)
	after = func(l local, k ordersOf, times uint64) {
		if l.left == 0 {
			if !any {
				k.sum = l.amount
			}
			out[k] += times
			return
		}
		k.after++
		for i := range g.lanes {
			if l.waits(i) > 0 {
				after(g.next(l, i), k, times)
			}
		}
	}
	at := map[local]uint64{l: 1}
	if s.root.stage == shared {
		after(l, ordersOf{whole: true}, 1)
		return out
	}
	for before := uint8(0); len(at) > 0; before++ {
		further := map[local]uint64{}
		for l, times := range at {
			if l.amount == 0 {
				out[ordersOf{whole: true, before: before}] += times
				continue
			}
			for d := range min(int32(s.budget), l.amount) + 1 {
				k := ordersOf{spent: uint8(d), whole: d == l.amount, before: before}
				if k.whole {
					out[k] += times
				} else {
					after(local{l.left, l.amount - d}, k, times)
				}
			}
			for i := range g.lanes {
				if l.waits(i) > 0 {
					further[g.next(l, i)] += times
				}
			}
		}
		at = further
	}
	return out
}
