package engine

import "slices"

// The bounds of a lattice: how many sets of applied effects it has, and how
// large the amounts in it may become. What goes beyond is walked play by play.
const (
	maxCells      = 1 << 14
	maxLaneAmount = 1 << 18
	// lightAnswers is how many answers of a lattice count as one of a play walked by
	// itself, which takes that much more time.
	lightAnswers = 8
)

// lane is a static effect that does nothing but change how much there is of an
// event, with its twins, which apply in the order listed.
type lane struct {
	ids    []EffectID
	change *Change
	v      view
	// became is what it makes of each amount, unasked where that is not known yet.
	became []int32
	// stride is how far in the lattice's cells one more of them takes a play.
	stride int
	// gone is the vertex where it has left nothing of the event, unmade before the
	// first such play: nothing of the amount that was there stays behind.
	gone int32
}

// unasked and unmade stand for what has not been worked out yet.
const (
	unasked int32 = -1
	unmade        = cut - 1
)

// lattice is every way in which lanes can apply to one event. How a play goes on
// depends on nothing but how many of each lane have applied and on the amount
// left, so that no state is made before nothing is left to choose.
type lattice struct {
	x     *explorer
	st    *state
	at    int // the event's place in the moment
	ev    Event
	lanes []lane
	cells []cell
	// applied is, for each cell, how many of each lane have applied.
	applied []uint8
	rew     rewriting
}

// lattice is what an open choice begins, if all that can happen until the event
// is settled is that static effects change its amount.
func (x *explorer) lattice(st *state) (*lattice, bool) {
	p := st.choice
	if p.kind != ChooseOrder || p.nodes != nil || p.loop || len(p.order) < 3 || p.chooser == NoPlayer || slices.Contains(p.order, NoEffect) || !x.w.plainlyOrdered() {
		return nil, false
	}
	l := &lattice{x: x, st: st, at: st.at(p.node)}
	for i := range st.moment {
		if i != l.at && st.moment[i].phase == open {
			return nil, false
		}
	}
	l.ev = st.moment[l.at].ev
	if !l.onlyNumbered() || !l.findLanes(p.order) {
		return nil, false
	}
	n := 1
	for i := range l.lanes {
		l.lanes[i].stride = n
		if n *= len(l.lanes[i].ids) + 1; n > maxCells {
			return nil, false
		}
	}
	l.cells = make([]cell, n)
	return l, true
}

// plainlyOrdered reports whether the order of effects is asked for one by one,
// and nothing but the events themselves keeps what happened to them.
func (w *walker) plainlyOrdered() bool {
	return !w.rules.orderedAtOnce && !w.rules.loopBroken && !w.history && w.excess == 0 && w.repeat == 0 && len(w.onPrevented) == 0 && len(w.noPrev) == 0
}

// onlyNumbered reports whether the event is one that an amount of 0 makes none,
// that nothing forbids, and of which the amount is all that can change.
func (l *lattice) onlyNumbered() bool {
	none := l.ev
	none.Amount = 0
	_, empty := l.x.w.isEmpty(&none)
	m := &l.ev.Marks
	return empty && l.ev.Amount > 0 && l.ev.Amount <= maxLaneAmount && !l.ev.Unpreventable && l.x.w.cants[l.ev.Kind] == 0 && m.left|m.again == 0 && m.copies == ""
}

// findLanes makes lanes of the effects of a choice, each with its twins; false
// where one of them is none, or where another effect may come to apply before
// they all have.
func (l *lattice) findLanes(order []EffectID) bool {
	w := l.x.w
	for _, id := range order {
		if !l.onlyAmount(id) {
			return false
		}
		inst := &w.sc.Effects[id]
		l.lanes = append(l.lanes, lane{ids: []EffectID{id}, change: &inst.Effect.Do[0], v: w.newView(l.st, inst, &l.ev, nil), gone: unmade})
	}
	for id := range w.byKind[l.ev.Kind].all() {
		if !l.ev.Marks.Has(id) && !slices.Contains(order, id) && !l.standsBack(id, order[0]) {
			return false
		}
	}
	return true
}

// standsBack reports whether an effect that is not on offer stays out until all
// on offer have applied: a twin of one of them, one of a later class, or one that
// does not apply whatever the amount is.
func (l *lattice) standsBack(id, offered EffectID) bool {
	w := l.x.w
	inst := &w.sc.Effects[id]
	if inst.Effect.When.Each || looksAtAmount(&inst.Effect.When) {
		return false
	}
	if w.applicable(l.st, l.at, id).fits != Yes {
		v := w.newView(l.st, inst, &l.ev, nil)
		fits, _ := v.patternFits(&inst.Effect.When)
		return len(inst.Effect.If) == 0 || fits == No
	}
	for i := range l.lanes {
		if w.twin[l.lanes[i].ids[0]] == w.twin[id] {
			l.lanes[i].ids = append(l.lanes[i].ids, id)
			return true
		}
	}
	return w.classOf(inst) > w.classOf(&w.sc.Effects[offered])
}

// looksAtAmount reports whether a pattern asks how much there is of an event.
func looksAtAmount(p *Pattern) bool {
	return p.Amount.Op != NoCompare || p.LifeBelow != nil || p.ExceptFirst || slices.ContainsFunc(p.Or, func(q Pattern) bool { return looksAtAmount(&q) })
}

// onlyAmount reports whether an effect is static and unconditional and leaves
// behind nothing but another amount. That is tried: once it has applied, the
// amount and its mark are all that differs.
func (l *lattice) onlyAmount(id EffectID) bool {
	e, w := l.x.w.sc.Effects[id].Effect, l.x.w
	if e.Budget.Kind != Static || e.May != NoRef || e.Repeats || len(e.If)+len(e.Then)+len(e.Cost) > 0 || len(e.Do) != 1 || e.When.Each || looksAtAmount(&e.When) || w.each[id] != nil {
		return false
	}
	switch e.Do[0].Kind {
	case PreventAll:
		return true
	case SetAmount, PreventUpTo, PreventAllBut:
	default:
		return false
	}
	tried := l.without(func(*state) {})
	defer func() { l.x.free = append(l.x.free, tried) }()
	before := tried.fingerprint()
	tried.await(id, tried.moment[l.at].id)
	w.applyPending(tried)
	if w.err != nil || tried.choice != nil || tried.pend != nil || len(tried.moment) != len(l.st.moment) {
		return w.err == nil && e.Kind == Prevention && len(tried.moment) == len(l.st.moment)-1
	}
	ev := &tried.moment[l.at].ev
	ev.Amount, ev.Marks = l.ev.Amount, l.ev.Marks
	return tried.fingerprint() == before
}

// without is a copy of the state with its choice taken away and something done
// to it.
func (l *lattice) without(do func(*state)) *state {
	c := l.x.fresh()
	l.st.cloneInto(c)
	c.round.chosen(l.st.choice)
	c.choice = nil
	do(c)
	return c
}

// makes is what a lane makes of an amount.
func (l *lattice) makes(n *lane, amount int32) int32 {
	if int(amount) >= len(n.became) {
		more := make([]int32, max(int(amount)+1, 2*len(n.became)))
		for i := copy(more, n.became); i < len(more); i++ {
			more[i] = unasked
		}
		n.became = more
	}
	if n.became[amount] == unasked {
		n.became[amount] = l.work(n, int(amount))
	}
	return n.became[amount]
}

// work asks the effect itself what it makes of an amount.
func (l *lattice) work(n *lane, amount int) int32 {
	r := &l.rew
	*r = rewriting{a: &l.x.w.app, node: l.at, cur: l.ev, v: n.v}
	r.cur.Amount, r.v.ev = amount, &r.cur
	if n.change.Kind == SetAmount {
		return int32(min(r.amount(n.change.Amount), maxLaneAmount+1))
	}
	return int32(amount - r.covered(n.change))
}
