package explore

import (
	"slices"

	"apnap/engine"
	"apnap/engine/agenda"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
	"apnap/engine/possible"
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
	st     *play.State
	player engine.PlayerID
	shield engine.EffectID // to be shared out, NoEffect where none is
	budget int             // what it still prevents
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
	ev     engine.Event // the first of them
	sum    bool         // it stands for all its like
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
func (x *explorer) simultaneous(st *play.State) (int32, bool) {
	p := st.Choice
	if p.Kind != engine.ChooseOrder || p.Loop || p.Chooser == engine.NoPlayer || !several(st) || !plainlyOrdered(x.w.Walker) || x.w.Rules.SourceBySource || x.w.Rules.StaticBySource || !cr.ShieldSeveralSources.InForce(x.w.Scenario.Edition) {
		return 0, false
	}
	s := &simultaneous{x: x, st: st, player: p.Chooser, shield: engine.NoEffect, spots: map[string]*spot{}}
	if !s.onlyDamage() || !s.findShield() || !s.group() || !s.begin() || !s.findExits() {
		return 0, false
	}
	return s.vertex(), true
}

// several reports whether more than one event of the moment is open.
func several(st *play.State) bool {
	n := 0
	for i := range st.Moment {
		n += play.Flag(st.Moment[i].Phase == play.Open)
	}
	return n > 1
}

// onlyDamage reports whether several events are open, all of them damage that is
// the player's to answer for, that nothing forbids, and of which the amount is all
// that can change.
func (s *simultaneous) onlyDamage() bool {
	w := s.x.w
	for i := range s.st.Moment {
		n := &s.st.Moment[i]
		if n.Phase != play.Open {
			continue
		}
		l := lattice{x: s.x, st: s.st, at: i, ev: n.Ev}
		if n.Ev.Kind != engine.Damage || look.Chooser(w.Walker, s.st, &n.Ev) != s.player || !l.onlyNumbered() {
			return false
		}
		s.events = append(s.events, oneOf{at: i})
	}
	return w.Each == nil
}

// findShield finds the one shield that can be shared out. Another limited effect
// must not apply to any of the events, and no effect may be about several of them
// in another way.
func (s *simultaneous) findShield() bool {
	w := s.x.w
	for id := range w.ByKind[engine.Damage].All() {
		inst := &w.Scenario.Effects[id]
		if inst.Effect.Budget.Kind == engine.Static {
			if moment.CoversTogether(w.Walker, id) {
				return false
			}
			continue
		}
		fit, unmarked := 0, 0
		for _, e := range s.events {
			n := &s.st.Moment[e.at]
			if !n.Ev.Marks.Has(id) {
				unmarked++
			}
			switch moment.Applicable(w.Walker, s.st, e.at, id).Fits {
			case engine.Unknown:
				return false
			case engine.Yes:
				fit++
			default:
				if l := (lattice{x: s.x, st: s.st, at: e.at, ev: n.Ev}); !n.Ev.Marks.Has(id) && !l.staysOut(id) {
					return false
				}
			}
		}
		switch {
		case fit == len(s.events) && s.shield == engine.NoEffect && sharedOut(w.Walker, inst.Effect):
			s.shield, s.budget = id, int(s.st.Budgets[id])
		case fit > 0 || unmarked != 0 && unmarked != len(s.events):
			return false
		case unmarked > 0 && s.st.Budgets[id] != 0:
			s.across = true
		}
	}
	return s.shield == engine.NoEffect || s.budget <= maxShared && s.onlyPrevents()
}

// sharedOut reports whether an effect is a shield that does nothing but prevent so
// much of the damage, whatever it is.
func sharedOut(w *play.Walker, e *engine.Effect) bool {
	return e.Kind == engine.Prevention && e.Budget.Kind == engine.NextN && !e.Budget.Each && e.May == engine.NoRef && !e.Repeats && len(e.If)+len(e.Then)+len(e.Cost) == 0 &&
		len(e.Do) == 1 && e.Do[0].Kind == engine.PreventAll && !e.When.Each && !looksAtAmount(&e.When)
}

// staysOut reports whether an effect that does not apply to the event will not,
// whatever its amount becomes.
func (l *lattice) staysOut(id engine.EffectID) bool {
	inst := &l.x.w.Scenario.Effects[id]
	if inst.Effect.When.Each || looksAtAmount(&inst.Effect.When) {
		return false
	}
	if possible.Left(l.x.w.Walker, l.st, id, &l.ev) == 0 || len(inst.Effect.If) == 0 {
		return true
	}
	v := look.NewView(l.x.w.Walker, l.st, inst, &l.ev, nil)
	fits, _ := v.PatternFits(&inst.Effect.When)
	return fits == engine.No
}

// onlyPrevents tries the shield: once it has been shared out, nothing else than the
// amounts, its marks and what is left of it may differ.
func (s *simultaneous) onlyPrevents() bool {
	w := s.x.w
	tried, like := s.without(), s.without()
	before := s.x.w.Pauses
	w.Pauses = true
	tried.Await(s.shield, s.st.Moment[s.events[0].at].ID)
	w.Advance(tried)
	if w.Err == nil && tried.Choice != nil && tried.Choice.Kind == engine.ChooseDivide {
		agenda.Take(w.Walker, tried, 0)
		w.Advance(tried)
	}
	w.Pauses = before
	if w.Err != nil || !tried.Paused || tried.Pend != nil {
		return false
	}
	tried.Paused, tried.Budgets[s.shield] = false, like.Budgets[s.shield]
	kept := like.Moment[:0]
	for _, n := range like.Moment {
		if i := tried.At(n.ID); i >= 0 {
			tried.Moment[i].Ev.Amount, tried.Moment[i].Ev.Marks = n.Ev.Amount, n.Ev.Marks
			kept = append(kept, n)
		}
	}
	like.Moment = kept
	return fingerprint(tried) == fingerprint(like)
}

// without is a copy of the state with its choice taken away.
func (s *simultaneous) without() *play.State {
	c := s.st.Clone()
	c.Round.Chosen(s.st.Choice)
	c.Choice = nil
	return c
}

// group puts events together that are alike, with the lanes of each group; false
// where an effect is no lane.
func (s *simultaneous) group() bool {
	class := engine.Class(255)
	for i := range s.events {
		e := &s.events[i]
		ev := s.st.Moment[e.at].Ev
		e.group = s.like(&ev)
		if e.group == nil {
			e.group = s.newGroup(e.at, ev)
		}
		e.group.size++
		for id := range s.x.w.ByKind[engine.Damage].All() {
			if id == s.shield || ev.Marks.Has(id) || s.x.w.Scenario.Effects[id].Effect.Budget.Kind != engine.Static {
				continue
			}
			l := lattice{x: s.x, st: s.st, at: e.at, ev: ev}
			switch moment.Applicable(s.x.w.Walker, s.st, e.at, id).Fits {
			case engine.Unknown:
				return false
			case engine.No:
				if !l.staysOut(id) {
					return false
				}
				continue
			}
			c := possible.ClassOf(s.x.w.Walker, &s.x.w.Scenario.Effects[id])
			if class != 255 && c != class || !l.onlyAmount(id) || !e.group.addLane(id) {
				return false
			}
			class = c
		}
	}
	if s.shield != engine.NoEffect && class != 255 && possible.ClassOf(s.x.w.Walker, &s.x.w.Scenario.Effects[s.shield]) != class {
		return false
	}
	return s.setBegin()
}

// like is the group of an event, nil where it is the first of one.
func (s *simultaneous) like(ev *engine.Event) *group {
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
func (s *simultaneous) newGroup(at int, ev engine.Event) *group {
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
func (s *simultaneous) addsUp(ev *engine.Event) bool {
	w := s.x.w
	for _, k := range [...]engine.EventKind{engine.GainLife, engine.LoseLife, engine.PutCounters} {
		if w.ByKind[k]|w.Cants[k] != 0 {
			return false
		}
	}
	for i := range s.st.Agenda {
		if t := &s.st.Agenda[i]; len(t.Events)+len(t.Ins)+t.Draws > 0 {
			return false
		}
	}
	return ev.To.IsPlayer() && len(w.Watching)+len(s.st.Later) == 0 && moment.ToxicValue(possible.SourceKeywords(w.Walker, s.st, ev)) == 0
}

// sameButAmount reports whether nothing but amount and marks tells two events apart.
func sameButAmount(a, b *engine.Event) bool {
	spelled := func(ev engine.Event) play.Fingerprint {
		ev.Amount, ev.Marks = 0, engine.Marks{}
		h := newHasher()
		event(&h, &ev)
		return sum(&h)
	}
	return a.Doer == b.Doer && a.By == b.By && a.OfDraw == b.OfDraw && a.OnTop == b.OnTop && spelled(*a) == spelled(*b)
}

// addLane files an effect under its lane, or as one.
func (g *group) addLane(id engine.EffectID) bool {
	w := g.lat.x.w
	for i := range g.lanes {
		if w.Twin[g.lanes[i].ids[0]] == w.Twin[id] {
			if !slices.Contains(g.lanes[i].ids, id) {
				g.lanes[i].ids = append(g.lanes[i].ids, id)
				slices.Sort(g.lanes[i].ids)
			}
			return len(g.lanes[i].ids) <= maxTwins
		}
	}
	inst := &w.Scenario.Effects[id]
	g.lanes = append(g.lanes, lane{ids: []engine.EffectID{id}, change: &inst.Effect.Do[0], v: look.NewView(w.Walker, g.lat.st, inst, &g.lat.ev, nil)})
	return len(g.lanes) <= maxOfOne
}

// setBegin works out where each event begins: which lanes have yet to apply to it.
func (s *simultaneous) setBegin() bool {
	var lanes engine.EffectSet
	for _, g := range s.groups {
		all := 0
		for i := range g.lanes {
			all += len(g.lanes[i].ids)
			for _, id := range g.lanes[i].ids {
				lanes = lanes.With(id)
			}
		}
		if all > maxOfOne {
			return false
		}
	}
	for i := range s.events {
		e := &s.events[i]
		ev := &s.st.Moment[e.at].Ev
		e.begin.amount = int32(ev.Amount)
		if ev.Marks.Bits&^lanes != e.group.ev.Marks.Bits&^lanes {
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
