package explore

import (
	"slices"

	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
	"apnap/engine/possible"
)

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
	ids    []engine.EffectID
	change *engine.Change
	v      look.View
	// became is what it makes of each amount, unasked where that is not known yet.
	became []int32
	// stride is how far in the lattice's cells one more of them takes a play.
	stride int
	// gone is the vertex where it has left nothing of the event, unasked before the
	// first such play: nothing of the amount that was there stays behind.
	gone int32
}

// unasked stands for what has not been worked out yet; cut may be what comes of it.
const unasked = cut - 1

// lattice is every way in which lanes can apply to one event. How a play goes on
// depends on nothing but how many of each lane have applied and on the amount
// left, so that no state is made before nothing is left to choose.
type lattice struct {
	x     *explorer
	st    *play.State
	at    int // the event's place in the moment
	ev    engine.Event
	lanes []lane
	cells []cell
	// applied is, for each cell, how many of each lane have applied.
	applied []uint8
	rew     apply.Rewriting
}

// lattice is what an open choice begins, if all that can happen until the event
// is settled is that static effects change its amount.
func (x *explorer) lattice(st *play.State) (*lattice, bool) {
	p := st.Choice
	if p.Kind != engine.ChooseOrder || p.Nodes != nil || p.Loop || len(p.Order) < 3 || p.Chooser == engine.NoPlayer || slices.Contains(p.Order, engine.NoEffect) || !plainlyOrdered(x.w.Walker) {
		return nil, false
	}
	l := &lattice{x: x, st: st, at: st.At(p.Node)}
	for i := range st.Moment {
		if i != l.at && st.Moment[i].Phase == play.Open {
			return nil, false
		}
	}
	l.ev = st.Moment[l.at].Ev
	if !l.onlyNumbered() || !l.findLanes(p.Order) {
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
func plainlyOrdered(w *play.Walker) bool {
	return !w.Rules.OrderedAtOnce && !w.Rules.LoopBroken && !w.History && w.Excess == 0 && w.Repeat == 0 && len(w.OnPrevented) == 0 && len(w.NoPrev) == 0
}

// onlyNumbered reports whether the event is one that an amount of 0 makes none,
// that nothing forbids, of which there is always enough (what may run out is cut
// down between one effect and the next), and of which the amount is all that can
// change.
func (l *lattice) onlyNumbered() bool {
	none := l.ev
	none.Amount = 0
	_, empty := moment.IsEmpty(l.x.w.Walker, &none)
	m := &l.ev.Marks
	return empty && l.ev.Amount > 0 && l.ev.Amount <= maxLaneAmount && !l.ev.Unpreventable && l.x.w.Cants[l.ev.Kind] == 0 && possible.There(l.x.w.Walker, l.st, &l.ev, nil) == engine.Unset && m.Left|m.Again == 0 && m.Copies == ""
}

// findLanes makes lanes of the effects of a choice, each with its twins; false
// where one of them is none, or where another effect may come to apply before
// they all have.
func (l *lattice) findLanes(order []engine.EffectID) bool {
	w := l.x.w
	for _, id := range order {
		if !l.onlyAmount(id) {
			return false
		}
		inst := &w.Scenario.Effects[id]
		l.lanes = append(l.lanes, lane{ids: []engine.EffectID{id}, change: &inst.Effect.Do[0], v: look.NewView(w.Walker, l.st, inst, &l.ev, nil), gone: unasked})
	}
	for id := range w.ByKind[l.ev.Kind].All() {
		if !l.ev.Marks.Has(id) && !slices.Contains(order, id) && !l.standsBack(id, order[0]) {
			return false
		}
	}
	return true
}

// standsBack reports whether an effect that is not on offer stays out until all
// on offer have applied: a twin of one of them, one of a later class, or one that
// does not apply whatever the amount is.
func (l *lattice) standsBack(id, offered engine.EffectID) bool {
	w := l.x.w
	inst := &w.Scenario.Effects[id]
	if inst.Effect.When.Each || looksAtAmount(&inst.Effect.When) {
		return false
	}
	if moment.Applicable(w.Walker, l.st, l.at, id).Fits != engine.Yes {
		v := look.NewView(w.Walker, l.st, inst, &l.ev, nil)
		fits, _ := v.PatternFits(&inst.Effect.When)
		return len(inst.Effect.If) == 0 || fits == engine.No
	}
	for i := range l.lanes {
		if w.Twin[l.lanes[i].ids[0]] == w.Twin[id] {
			l.lanes[i].ids = append(l.lanes[i].ids, id)
			return true
		}
	}
	return possible.ClassOf(w.Walker, inst) > possible.ClassOf(w.Walker, &w.Scenario.Effects[offered])
}

// looksAtAmount reports whether a pattern asks how much there is of an event.
func looksAtAmount(p *engine.Pattern) bool {
	return p.Amount.Op != engine.NoCompare || p.LifeBelow != nil || p.ExceptFirst || slices.ContainsFunc(p.Or, func(q engine.Pattern) bool { return looksAtAmount(&q) })
}

// onlyAmount reports whether an effect is static and unconditional and leaves
// behind nothing but another amount. That is tried: once it has applied, the
// amount and its mark are all that differs.
func (l *lattice) onlyAmount(id engine.EffectID) bool {
	e, w := l.x.w.Scenario.Effects[id].Effect, l.x.w
	if e.Budget.Kind != engine.Static || e.May != engine.NoRef || e.Repeats || len(e.If)+len(e.Then)+len(e.Cost) > 0 || len(e.Do) != 1 || e.When.Each || looksAtAmount(&e.When) || w.EachOf(id) != nil {
		return false
	}
	switch e.Do[0].Kind {
	case engine.PreventAll:
		return true
	case engine.SetAmount, engine.PreventUpTo, engine.PreventAllBut:
	default:
		return false
	}
	tried := l.without(func(*play.State) {})
	defer func() { l.x.free = append(l.x.free, tried) }()
	before := fingerprint(tried)
	tried.Await(id, tried.Moment[l.at].ID)
	w.ApplyPending(tried)
	if w.Err != nil || tried.Choice != nil || tried.Pend != nil || len(tried.Moment) != len(l.st.Moment) {
		return w.Err == nil && e.Kind == engine.Prevention && len(tried.Moment) == len(l.st.Moment)-1
	}
	ev := &tried.Moment[l.at].Ev
	ev.Amount, ev.Marks = l.ev.Amount, l.ev.Marks
	return fingerprint(tried) == before
}

// without is a copy of the state with its choice taken away and something done
// to it.
func (l *lattice) without(do func(*play.State)) *play.State {
	c := l.x.fresh()
	l.st.CloneInto(c)
	c.Round.Chosen(l.st.Choice)
	c.Choice = nil
	do(c)
	return c
}

// known is what a lane makes of an amount, unasked where nobody has asked for it.
func (n *lane) known(amount int32) int32 {
	if int(amount) < len(n.became) {
		return n.became[amount]
	}
	return unasked
}

// makes is what a lane makes of an amount.
func (l *lattice) makes(n *lane, amount int32) int32 {
	if b := n.known(amount); b != unasked {
		return b
	}
	return l.ask(n, amount)
}

// ask finds what a lane makes of an amount, and keeps it.
func (l *lattice) ask(n *lane, amount int32) int32 {
	if int(amount) >= len(n.became) {
		more := make([]int32, max(int(amount)+1, 2*len(n.became)))
		for i := copy(more, n.became); i < len(more); i++ {
			more[i] = unasked
		}
		n.became = more
	}
	n.became[amount] = l.work(n, int(amount))
	return n.became[amount]
}

// work asks the effect itself what it makes of an amount.
func (l *lattice) work(n *lane, amount int) int32 {
	r := &l.rew
	*r = apply.Rewriting{A: &l.x.w.App, Node: l.at, Cur: l.ev, V: n.v}
	r.Cur.Amount, r.V.Ev = amount, &r.Cur
	if n.change.Kind == engine.SetAmount {
		return int32(min(r.Amount(n.change.Amount), maxLaneAmount+1))
	}
	return int32(amount - r.Covered(n.change))
}
