package engine

import (
	"slices"

	"apnap/engine/cr"
)

// The bounds of what is dealt at once: how much a shield prevents, how many
// effects there are to one event, and how many of them are twins.
const (
	maxShared = 63
	maxOfOne  = 16
	maxTwins  = 15
)

// simultaneous is damage dealt at the same time that is one player's to answer
// for, while static effects change how much each of it is and one shield at most
// is shared out among it. What touches one event leaves the others as they are, so
// that plays which differ only in whose turn came first are not walked apart: each
// event's ways are found by themselves and put together by what the shield takes
// of each (cr.ShieldSeveralSources).
type simultaneous struct {
	x      *explorer
	st     *state
	player PlayerID
	shield EffectID // to be shared out, NoEffect where none is
	budget int      // what it still prevents
	// across is set where options are over all the events also without that shield:
	// another effect might be spent on any of them, though it applies to none.
	across bool
	events []oneOf
	groups []*group
	exits  []exit
	exitAt map[exitKey]int
	spots  map[string]*spot
	root   *spot
}

// oneOf is one of the events.
type oneOf struct {
	at    int // its place in the moment
	group *group
	begin local
}

// group is some of the events of which nothing matters but their amounts
// together, or one event alone.
type group struct {
	number int
	ev     Event // the first of them
	sum    bool  // it stands for all its like
	lat    *lattice
	lanes  []lane
	size   int
	large  bool // an amount went beyond what a lattice holds
	after  map[local][]settledWay
	known  [shared + 1]map[local][]sharedWay
	tables map[string]*sumTable
}

// local is how far one event has come: how many of each lane have yet to apply,
// four bits for each, and the amount; 0 once nothing is left.
type local struct {
	left   uint64
	amount int32
}

// exit is one way in which all the events may have settled: the amounts, added up
// over each group, and how much the shield has prevented, which tells ends apart
// only where it prevented all.
type exit struct {
	sums   []int32
	spent  int
	vertex int32
}

// exitKey finds an exit again: its amounts in a row, and what the shield spent.
type exitKey struct {
	sums  string
	spent int
}

// simultaneous explores from an open choice among effects on damage dealt at once;
// false where something else can happen to it.
func (x *explorer) simultaneous(st *state) (int32, bool) {
	p := st.choice
	if p.kind != ChooseOrder || p.loop || p.chooser == NoPlayer || !st.several() || !x.w.plainlyOrdered() || x.w.rules.sourceBySource || x.w.rules.staticBySource || !cr.ShieldSeveralSources.InForce(x.w.sc.Edition) {
		return 0, false
	}
	s := &simultaneous{x: x, st: st, player: p.chooser, shield: NoEffect, spots: map[string]*spot{}}
	if !s.onlyDamage() || !s.findShield() || !s.group() || !s.begin() || !s.findExits() {
		return 0, false
	}
	return s.vertex(), true
}

// several reports whether more than one event of the moment is open.
func (st *state) several() bool {
	n := 0
	for i := range st.moment {
		n += flag(st.moment[i].phase == open)
	}
	return n > 1
}

// onlyDamage reports whether several events are open, all of them damage that is
// the player's to answer for, that nothing forbids, and of which the amount is all
// that can change.
func (s *simultaneous) onlyDamage() bool {
	w := s.x.w
	for i := range s.st.moment {
		n := &s.st.moment[i]
		if n.phase != open {
			continue
		}
		l := lattice{x: s.x, st: s.st, at: i, ev: n.ev}
		if n.ev.Kind != Damage || w.chooser(s.st, &n.ev) != s.player || !l.onlyNumbered() {
			return false
		}
		s.events = append(s.events, oneOf{at: i})
	}
	return w.each == nil
}

// findShield finds the one shield that can be shared out. Another limited effect
// must not apply to any of the events, and no effect may be about several of them
// in another way.
func (s *simultaneous) findShield() bool {
	w := s.x.w
	for id := range w.byKind[Damage].all() {
		inst := &w.sc.Effects[id]
		if inst.Effect.Budget.Kind == Static {
			if w.coversTogether(id) {
				return false
			}
			continue
		}
		fit, unmarked := 0, 0
		for _, e := range s.events {
			n := &s.st.moment[e.at]
			if !n.ev.Marks.Has(id) {
				unmarked++
			}
			switch w.applicable(s.st, e.at, id).fits {
			case Unknown:
				return false
			case Yes:
				fit++
			default:
				if l := (lattice{x: s.x, st: s.st, at: e.at, ev: n.ev}); !n.ev.Marks.Has(id) && !l.staysOut(id) {
					return false
				}
			}
		}
		switch {
		case fit == len(s.events) && s.shield == NoEffect && w.sharedOut(inst.Effect):
			s.shield, s.budget = id, int(s.st.budgets[id])
		case fit > 0 || unmarked != 0 && unmarked != len(s.events):
			return false
		case unmarked > 0 && s.st.budgets[id] != 0:
			s.across = true
		}
	}
	return s.shield == NoEffect || s.budget <= maxShared && s.onlyPrevents()
}

// sharedOut reports whether an effect is a shield that does nothing but prevent so
// much of the damage, whatever it is.
func (w *walker) sharedOut(e *Effect) bool {
	return e.Kind == Prevention && e.Budget.Kind == NextN && !e.Budget.Each && e.May == NoRef && !e.Repeats && len(e.If)+len(e.Then)+len(e.Cost) == 0 &&
		len(e.Do) == 1 && e.Do[0].Kind == PreventAll && !e.When.Each && !looksAtAmount(&e.When)
}

// staysOut reports whether an effect that does not apply to the event will not,
// whatever its amount becomes.
func (l *lattice) staysOut(id EffectID) bool {
	inst := &l.x.w.sc.Effects[id]
	if inst.Effect.When.Each || looksAtAmount(&inst.Effect.When) {
		return false
	}
	if l.x.w.left(l.st, id, &l.ev) == 0 || len(inst.Effect.If) == 0 {
		return true
	}
	v := l.x.w.newView(l.st, inst, &l.ev, nil)
	fits, _ := v.patternFits(&inst.Effect.When)
	return fits == No
}

// onlyPrevents tries the shield: once it has been shared out, nothing else than the
// amounts, its marks and what is left of it may differ.
func (s *simultaneous) onlyPrevents() bool {
	w := s.x.w
	tried, like := s.without(), s.without()
	before := s.x.w.pauses
	w.pauses = true
	tried.await(s.shield, s.st.moment[s.events[0].at].id)
	w.advance(tried)
	if w.err == nil && tried.choice != nil && tried.choice.kind == ChooseDivide {
		w.take(tried, 0)
		w.advance(tried)
	}
	w.pauses = before
	if w.err != nil || !tried.paused || tried.pend != nil {
		return false
	}
	tried.paused, tried.budgets[s.shield] = false, like.budgets[s.shield]
	kept := like.moment[:0]
	for _, n := range like.moment {
		if i := tried.at(n.id); i >= 0 {
			tried.moment[i].ev.Amount, tried.moment[i].ev.Marks = n.ev.Amount, n.ev.Marks
			kept = append(kept, n)
		}
	}
	like.moment = kept
	return tried.fingerprint() == like.fingerprint()
}

// without is a copy of the state with its choice taken away.
func (s *simultaneous) without() *state {
	c := s.st.clone()
	c.round.chosen(s.st.choice)
	c.choice = nil
	return c
}

// group puts events together that are alike, with the lanes of each group; false
// where an effect is no lane.
func (s *simultaneous) group() bool {
	class := Class(255)
	for i := range s.events {
		e := &s.events[i]
		ev := s.st.moment[e.at].ev
		e.group = s.like(&ev)
		if e.group == nil {
			e.group = s.newGroup(e.at, ev)
		}
		e.group.size++
		for id := range s.x.w.byKind[Damage].all() {
			if id == s.shield || ev.Marks.Has(id) || s.x.w.sc.Effects[id].Effect.Budget.Kind != Static {
				continue
			}
			l := lattice{x: s.x, st: s.st, at: e.at, ev: ev}
			switch s.x.w.applicable(s.st, e.at, id).fits {
			case Unknown:
				return false
			case No:
				if !l.staysOut(id) {
					return false
				}
				continue
			}
			c := s.x.w.classOf(&s.x.w.sc.Effects[id])
			if class != 255 && c != class || !l.onlyAmount(id) || !e.group.addLane(id) {
				return false
			}
			class = c
		}
	}
	if s.shield != NoEffect && class != 255 && s.x.w.classOf(&s.x.w.sc.Effects[s.shield]) != class {
		return false
	}
	return s.setBegin()
}

// like is the group of an event, nil where it is the first of one.
func (s *simultaneous) like(ev *Event) *group {
	if !s.addsUp(ev) {
		return nil
	}
	for _, g := range s.groups {
		if g.sum && sameButAmount(&g.ev, ev) {
			return g
		}
	}
	return nil
}

// newGroup begins a group.
func (s *simultaneous) newGroup(at int, ev Event) *group {
	g := &group{number: len(s.groups), ev: ev, sum: s.addsUp(&ev), after: map[local][]settledWay{}, tables: map[string]*sumTable{}}
	for i := range g.known {
		g.known[i] = map[local][]sharedWay{}
	}
	g.lat = &lattice{x: s.x, st: s.st, at: at, ev: ev}
	s.groups = append(s.groups, g)
	return g
}

// addsUp reports whether nothing but the sum of several such events tells in what
// comes of them: damage to a player of which no effect waits for the results, and no
// keyword or ability counts how often it is dealt.
func (s *simultaneous) addsUp(ev *Event) bool {
	w := s.x.w
	for _, k := range [...]EventKind{GainLife, LoseLife, PutCounters} {
		if w.byKind[k]|w.cants[k] != 0 {
			return false
		}
	}
	for i := range s.st.agenda {
		if t := &s.st.agenda[i]; len(t.events)+len(t.ins)+t.draws > 0 {
			return false
		}
	}
	return ev.To.IsPlayer() && len(w.watching)+len(s.st.later) == 0 && toxicValue(w.sourceKeywords(s.st, ev)) == 0
}

// sameButAmount reports whether nothing but amount and marks tells two events apart.
func sameButAmount(a, b *Event) bool {
	spelled := func(ev Event) fingerprint {
		ev.Amount, ev.Marks = 0, Marks{}
		h := newHasher()
		h.event(&ev)
		return h.sum()
	}
	return a.Doer == b.Doer && a.By == b.By && a.OfDraw == b.OfDraw && a.OnTop == b.OnTop && spelled(*a) == spelled(*b)
}

// addLane files an effect under its lane, or as one.
func (g *group) addLane(id EffectID) bool {
	w := g.lat.x.w
	for i := range g.lanes {
		if w.twin[g.lanes[i].ids[0]] == w.twin[id] {
			if !slices.Contains(g.lanes[i].ids, id) {
				g.lanes[i].ids = append(g.lanes[i].ids, id)
				slices.Sort(g.lanes[i].ids)
			}
			return len(g.lanes[i].ids) <= maxTwins
		}
	}
	inst := &w.sc.Effects[id]
	g.lanes = append(g.lanes, lane{ids: []EffectID{id}, change: &inst.Effect.Do[0], v: w.newView(g.lat.st, inst, &g.lat.ev, nil)})
	return len(g.lanes) <= maxOfOne
}

// setBegin works out where each event begins: which lanes have yet to apply to it.
func (s *simultaneous) setBegin() bool {
	var lanes effectSet
	for _, g := range s.groups {
		all := 0
		for i := range g.lanes {
			all += len(g.lanes[i].ids)
			for _, id := range g.lanes[i].ids {
				lanes = lanes.with(id)
			}
		}
		if all > maxOfOne {
			return false
		}
	}
	for i := range s.events {
		e := &s.events[i]
		ev := &s.st.moment[e.at].ev
		e.begin.amount = int32(ev.Amount)
		if ev.Marks.bits&^lanes != e.group.ev.Marks.bits&^lanes {
			return false
		}
		for k := range e.group.lanes {
			left := uint64(0)
			for _, id := range e.group.lanes[k].ids {
				if !ev.Marks.Has(id) {
					left++
				}
			}
			e.begin.left |= left << (4 * k)
		}
	}
	return true
}
