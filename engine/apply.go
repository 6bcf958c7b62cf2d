package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// application is an effect being applied: to one node, or, where its words look
// at simultaneous damage as a whole, to several at once.
type application struct {
	w         *walker
	st        *state
	id        EffectID
	inst      *Instance
	eff       *Effect
	nodes     []int
	picks     []int
	used      int // picks used so far
	asked     *point
	prevented int
	took      []int // how much of each node it prevented or redirected
	meant     int   // what could not be prevented of what it would have
	missed    []int // the same of each node
	acted     bool
	shares    []int // how a divided amount falls on the nodes
	before    Event
	unprev    bool
	ahead     []Event    // what is given up or paid for the event, before it
	stays     []ObjectID // objects that don't enter after all, given up for another
	passed    []cr.Rule  // rules by which something could not be chosen
	negative  bool       // an amount came out below 0
	// impossible is set when a part of what it does could not be done.
	impossible bool
}

// applyPending applies the pending effect, or opens the choice it asks for.
func (w *stepper) applyPending(st *state) {
	if st.pend.task != nil {
		w.resumeTask(st)
		return
	}
	i := st.at(st.pend.node)
	a := &w.app
	*a = application{w: w.walker, st: st, id: st.pend.effect, inst: &w.sc.Effects[st.pend.effect], picks: st.pend.picks}
	a.eff = a.inst.Effect
	a.before = st.moment[i].ev
	a.nodes = w.together(st, i, a.id)
	if !a.divide() {
		if w.err == nil {
			a.open()
		}
		return
	}
	results := w.buf.results[:0]
	for range a.nodes {
		results = append(results, nil)
	}
	for k, n := range a.nodes {
		had := a.prevented
		results[k] = a.one(&w.rew, n, k)
		a.note(k, had)
		if a.asked != nil {
			a.open()
			return
		}
		if w.err != nil {
			return
		}
	}
	st.pend, st.touched = nil, true
	a.finish(results)
}

// open puts the question the application asks to its player.
func (a *application) open() {
	a.asked.node, a.asked.effect = a.st.pend.node, a.id
	a.st.choice = a.asked
}

// ask uses the next pick, or notes the question and reports false.
func (a *application) ask(p *point) (int, bool) {
	if a.asked != nil {
		return 0, false
	}
	if p.size() == 1 {
		return 0, true
	}
	if a.used < len(a.picks) {
		a.used++
		return a.picks[a.used-1], true
	}
	a.asked = p
	return 0, false
}

// one rewrites the event of the k-th node, in r, and returns what it becomes.
func (a *application) one(r *rewriting, n, k int) []Event {
	*r = rewriting{a: a, node: n, k: k, cur: a.st.moment[n].ev, giver: NoPlayer}
	r.cur.Marks = a.marked(n)
	r.v = a.w.newView(a.st, a.inst, &a.st.moment[n].ev, a.st.entering(n))
	if a.w.asCopyOf(a.st, n, a.id) {
		r.v.this, r.v.you = r.cur.Object, r.cur.Under
	}
	if k == 0 {
		r.do(a.eff.Cost)
	}
	r.changes(a.eff.Do)
	if a.asked != nil {
		return nil
	}
	r.showFirst()
	a.ahead = r.ahead
	if r.gone {
		return r.instead
	}
	r.cur.Effected = r.cur.Effected || a.acted && a.eff.Kind == Replacement && putsOrCreates(r.cur.Kind)
	if k == 0 {
		return append(append(a.w.buf.events[:0], r.cur), r.instead...)
	}
	return append([]Event{r.cur}, r.instead...)
}

// showFirst puts the revealing of what is shuffled away before that: afterwards
// nobody could find it.
func (r *rewriting) showFirst() {
	if r.gone || r.cur.Kind != Move || r.cur.Position != "shuffled" {
		return
	}
	kept := r.instead[:0]
	for _, ev := range r.instead {
		if ev.Kind == Reveal && ev.Object == r.cur.Object {
			r.ahead = append(r.ahead, ev)
		} else {
			kept = append(kept, ev)
		}
	}
	r.instead = kept
}

// marked is the node's marks with this effect's added. What may repeat is free
// to act again once something has changed the event.
func (a *application) marked(n int) Marks {
	m := a.st.moment[n].ev.Marks
	m.bits &^= a.w.repeat
	if a.eff.Repeats {
		return m
	}
	if a.w.asCopyOf(a.st, n, a.id) {
		return m.withCopy(a.id)
	}
	if a.before.Kind == ProduceMana {
		m = a.w.sameAbility(m, a.inst)
	}
	return m.With(a.id)
}

// finish puts the results in place of the nodes, spends the budget if the
// effect did something (cr.ShieldKeptIfNothingDone), and lines up what follows.
func (a *application) finish(results [][]Event) {
	left := 0
	a.w.wouldHappen(a.st, &a.before)
	if a.w.trace != nil {
		a.noteStep(results)
	}
	if k := a.before.Kind; (k == Draw || k == DrawCards) && a.acted {
		a.st.changedDraw = true
	}
	if a.acted || a.unprev {
		a.follow()
	}
	if len(a.w.onPrevented) > 0 {
		a.noteTriggers()
	}
	for k := len(a.nodes) - 1; k >= 0; k-- {
		left += len(results[k])
		a.replace(a.nodes[k], results[k])
	}
	a.giveFirst(a.nodes[0])
	a.spend()
	if left == 0 && len(a.ahead) == 0 {
		a.leaveNothing()
	}
}

// giveFirst puts what is given up or paid before the event it is given up for,
// and leaves out the entering of what was given up.
func (a *application) giveFirst(n int) {
	for i := range a.ahead {
		a.st.insert(n+i, a.ahead[i])
	}
	for _, id := range a.stays {
		for i := range a.st.moment {
			if ev := &a.st.moment[i].ev; ev.Kind == Enter && ev.Object == id {
				a.w.nothing(a.st, *ev, say.New("it was given up for another"))
				a.st.drop(i)
				break
			}
		}
	}
}

// leaveNothing records that nothing is left of the event: a turn, phase or step
// was skipped, anything else never happened.
func (a *application) leaveNothing() {
	if a.before.Kind == BeginPhase {
		a.w.skip(a.st, a.before)
		return
	}
	a.w.nothing(a.st, a.before, a.because())
}

// noteStep records the application in the trace.
func (a *application) noteStep(results [][]Event) {
	step := Step{Extra: a.ahead, Moment: a.st.moment0 - 1, Before: a.before, Chosen: a.id, Chooser: a.w.chooser(a.st, &a.before), Kind: StepApply,
		Prevented: a.prevented, Rules: a.citations(results)}
	for _, events := range results {
		step.After = append(step.After, events...)
	}
	if a.unprev && a.prevented == 0 {
		step.Kind = StepUnprevented
	}
	a.w.note(step)
}

// because says in a word why nothing is left of the event.
func (a *application) because() say.Message {
	if a.eff.Kind == Prevention {
		return say.New("prevented by %s", a.inst.Called())
	}
	return say.New("replaced by %s", a.inst.Called())
}

// replace puts what an event became where it was; nodes sharing its place keep
// their order.
func (a *application) replace(n int, events []Event) {
	st := a.st
	old := st.moment[n]
	if len(events) > 0 && events[0].Kind == old.ev.Kind {
		st.moment[n].ev = events[0]
		st.moment[n].changed = true
		events = events[1:]
	} else {
		st.drop(n)
		n--
	}
	for k := range events {
		st.putAfter(n+k, events[k], 0)
		nd := &st.moment[n+k+1]
		nd.changed = true
		nd.seen, nd.looked, nd.within = old.seen, true, old.within
		if old.ev.Kind == events[k].Kind {
			nd.parent = old.parent
		}
	}
}

// spend uses the budget up.
func (a *application) spend() {
	if !a.acted {
		return
	}
	switch a.eff.Budget.Kind {
	case NextTime:
		if !a.w.begun(a.st, a.id, &a.before) {
			a.st.budgets[a.w.slot(a.st, a.id, &a.before)]--
			a.w.begin(a.st, a.id, &a.before)
		}
	case NextN:
		used := 0
		for _, s := range a.shares {
			used += s
		}
		a.st.budgets[a.w.slot(a.st, a.id, &a.before)] -= int32(used)
	}
}

// unpreventable reports whether a node's damage can't be prevented.
func (w *walker) unpreventable(st *state, i int) bool {
	ev := &st.moment[i].ev
	if ev.Kind != Damage {
		return false
	}
	if ev.Unpreventable {
		return true
	}
	for _, id := range w.noPrev {
		if w.holdsFor(st, id, ev) {
			return true
		}
	}
	return false
}

// maxDivisions bounds the ways to share out a shield at one choice.
const maxDivisions = 1000
