package engine

import (
	"slices"

	"apnap/engine/cr"
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
func (w *walker) applyPending(st *state) {
	if st.pend.task != nil {
		w.resumeTask(st)
		return
	}
	i := st.at(st.pend.node)
	a := &w.app
	*a = application{w: w, st: st, id: st.pend.effect, inst: &w.sc.Effects[st.pend.effect], picks: st.pend.picks}
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
		results[k] = a.one(n, k)
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

// together lists the nodes an application covers: the simultaneous damage that
// one use of the effect is about, or the one.
func (w *walker) together(st *state, i int, id EffectID) []int {
	one := append(w.buf.nodes[:0], i)
	if !w.coversTogether(id) || st.moment[i].ev.Kind != Damage {
		return one
	}
	who := w.chooser(st, &st.moment[i].ev)
	for j := range st.moment {
		if j == i || st.moment[j].phase != open || !w.oneUse(st, i, j, id) || w.chooser(st, &st.moment[j].ev) != who {
			continue
		}
		if w.applicable(st, j, id).fits == Yes {
			one = append(one, j)
		}
	}
	slices.Sort(one)
	return one
}

// oneUse reports whether one use of an effect is about the damage of both
// nodes: all that a shared amount may be spent on (cr.ShieldSeveralSources), all
// that is dealt to the same recipient where the words look at the damage, all
// that the same source deals where they wait for its next time
// (cr.NextInstanceShield).
func (w *walker) oneUse(st *state, i, j int, id EffectID) bool {
	e := w.sc.Effects[id].Effect
	a, b := &st.moment[i].ev, &st.moment[j].ev
	switch {
	case a.Kind != Damage || b.Kind != Damage:
		return false
	case e.Budget.Kind == NextN && !e.Budget.Each:
		return true
	case e.When.Whole || e.Budget.Each:
		return a.To == b.To
	case e.Budget.Kind == NextTime, w.bySource(e):
		return a.Source == b.Source && a.Source != NoObject
	}
	return false
}

// bySource reports whether a static effect that prevents some of the damage
// counts it by source and time, as it did for two years, and not by damage
// event (cr.StaticPreventsPerEvent).
func (w *walker) bySource(e *Effect) bool {
	return w.rules.staticBySource && e.Kind == Prevention && e.Budget.Kind == Static && len(e.Do) > 0 && e.Do[0].Kind == PreventUpTo
}

// divide settles how much of a limited amount falls on each node. It reports
// false when the affected player has to say (cr.ShieldSeveralSources).
func (a *application) divide() bool {
	if a.eff.Budget.Kind != NextN && (!a.eff.When.Whole && !a.w.bySource(a.eff) || len(a.nodes) < 2) {
		return true
	}
	amounts := make([]int, len(a.nodes))
	sum := 0
	for k, n := range a.nodes {
		if !a.w.unpreventable(a.st, n) || a.eff.Kind != Prevention {
			amounts[k] = a.st.moment[n].ev.Amount
		}
		sum += amounts[k]
	}
	total, limited := a.limit(sum)
	if !limited {
		return true
	}
	a.shares = make([]int, len(a.nodes))
	if total >= sum {
		copy(a.shares, amounts)
		return true
	}
	if len(a.nodes) == 1 {
		a.shares[0] = total
		return true
	}
	ways, few := divisions(amounts, total, maxDivisions)
	if !few {
		a.w.fail(ErrTooLarge)
		return false
	}
	if a.w.rules.sourceBySource {
		ways = oneByOne(ways, amounts)
	}
	pick, ok := a.ask(&point{kind: ChooseDivide, chooser: a.w.chooser(a.st, &a.before), options: divisionOptions(ways), parts: a.parts(), total: total})
	if !ok {
		return false
	}
	copy(a.shares, ways[pick])
	return true
}

// limit is the amount an application can prevent or redirect over all its
// nodes, which would deal sum, and whether there is such a limit.
func (a *application) limit(sum int) (int, bool) {
	if a.eff.Budget.Kind == NextN {
		return int(a.w.left(a.st, a.id, &a.before)), true
	}
	for i := range a.eff.Do {
		c := &a.eff.Do[i]
		if c.Kind != PreventUpTo && c.Kind != PreventAllBut && (c.Kind != RedirectTo || c.Amount == nil) {
			continue
		}
		v := a.w.newView(a.st, a.inst, &a.before, nil)
		v.that = sum
		n, ok := v.eval(c.Amount)
		if c.Kind == PreventAllBut {
			n = max(0, sum-n)
		}
		if ok {
			return n, true
		}
	}
	return 0, false
}

// parts names what a division divides among: by the sources of the damage, by
// whom it is dealt to where one source deals it, or by both.
func (a *application) parts() []string {
	of := func(n int) (source, to string) {
		ev := &a.st.moment[n].ev
		source = "the damage"
		if ev.Source != NoObject {
			source = a.st.board.nameOf(ev.Source)
		}
		return source, a.st.board.entityName(ev.To)
	}
	oneSource, oneRecipient := true, true
	first, firstTo := of(a.nodes[0])
	for _, n := range a.nodes[1:] {
		source, to := of(n)
		oneSource, oneRecipient = oneSource && source == first, oneRecipient && to == firstTo
	}
	out := make([]string, len(a.nodes))
	for k, n := range a.nodes {
		source, to := of(n)
		switch {
		case oneRecipient:
			out[k] = source
		case oneSource:
			out[k] = to
		default:
			out[k] = source + " to " + to
		}
	}
	return out
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

// one rewrites the event of the k-th node and returns what it becomes.
func (a *application) one(n, k int) []Event {
	r := &a.w.rew
	*r = rewriting{a: a, node: n, k: k, cur: a.st.moment[n].ev}
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
	a.ahead = r.ahead
	if r.gone {
		return r.instead
	}
	if k == 0 {
		return append(append(a.w.buf.events[:0], r.cur), r.instead...)
	}
	return append([]Event{r.cur}, r.instead...)
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
				a.w.nothing(a.st, *ev, "it was given up for another")
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
func (a *application) because() string {
	if a.eff.Kind == Prevention {
		return "prevented by " + a.inst.Label
	}
	return "replaced by " + a.inst.Label
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

// divisions lists the ways to take total from the amounts, never more than
// each; false when there are more than most ways.
func divisions(amounts []int, total, most int) ([][]int, bool) {
	if len(amounts) == 1 {
		if total > amounts[0] {
			return nil, true
		}
		return [][]int{{total}}, true
	}
	left := 0
	for _, n := range amounts[1:] {
		left += n
	}
	var out [][]int
	for n := min(total, amounts[0]); n >= max(0, total-left); n-- {
		rests, few := divisions(amounts[1:], total-n, most-len(out))
		if !few || len(out)+len(rests) > most {
			return nil, false
		}
		for _, rest := range rests {
			out = append(out, append([]int{n}, rest...))
		}
	}
	return out, true
}

// oneByOne keeps the divisions that come of saying which damage is prevented
// first: the shield takes all of one before it takes any of the next
// (cr.ShieldSeveralSources, until 2008).
func oneByOne(ways [][]int, amounts []int) [][]int {
	kept := ways[:0]
	for _, way := range ways {
		parts := 0
		for k, n := range way {
			if n > 0 && n < amounts[k] {
				parts++
			}
		}
		if parts < 2 {
			kept = append(kept, way)
		}
	}
	return kept
}

// divisionOptions spells divisions as "2+1".
func divisionOptions(ways [][]int) []Option {
	out := make([]Option, len(ways))
	for i, w := range ways {
		s := ""
		for k, n := range w {
			if k > 0 {
				s += "+"
			}
			s += itoa(n)
		}
		out[i] = Option{ID: s, Label: s}
	}
	return out
}
