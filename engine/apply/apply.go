package apply

import (
	"apnap/engine"
	"apnap/engine/cite"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
	"apnap/engine/turn"
)

// One rewrites the event of the k-th node, in r, and returns what it becomes.
func One(a *play.Application, r *Rewriting, n, k int) []engine.Event {
	*r = Rewriting{} // emptied in place, which is quicker than putting it together elsewhere
	r.A, r.Node, r.k, r.Cur, r.giver = a, n, k, a.St.Moment[n].Ev, engine.NoPlayer
	r.Cur.Marks = marked(a, n)
	r.V = look.NewView(a.W, a.St, a.Inst, &a.St.Moment[n].Ev, a.St.Entering(n))
	if look.AsCopyOf(a.W, a.St, n, a.ID) {
		r.V.This, r.V.You = r.Cur.Object, r.Cur.Under
	}
	if k == 0 {
		r.do(a.Eff.Cost)
	}
	r.changes(a.Eff.Do)
	if a.Asked != nil {
		return nil
	}
	r.showFirst()
	a.Ahead = r.ahead
	if r.gone {
		return r.instead
	}
	r.Cur.Effected = r.Cur.Effected || a.Acted && a.Eff.Kind == engine.Replacement && look.PutsOrCreates(r.Cur.Kind)
	if k == 0 && a.W.Trace == nil {
		return append(append(a.W.Buf.Events[:0], r.Cur), r.instead...)
	}
	return append(append(a.W.RoomForEvents(1+len(r.instead)), r.Cur), r.instead...) // which the trace keeps, where there is one
}

// showFirst puts the revealing of what is shuffled away before that: afterwards
// nobody could find it.
func (r *Rewriting) showFirst() {
	if r.gone || r.Cur.Kind != engine.Move || r.Cur.Position != "shuffled" {
		return
	}
	kept := r.instead[:0]
	for _, ev := range r.instead {
		if ev.Kind == engine.Reveal && ev.Object == r.Cur.Object {
			r.ahead = append(r.ahead, ev)
		} else {
			kept = append(kept, ev)
		}
	}
	r.instead = kept
}

// marked is the node's marks with this effect's added. What may repeat is free
// to act again once something has changed the event.
func marked(a *play.Application, n int) engine.Marks {
	m := a.St.Moment[n].Ev.Marks
	m.Bits &^= a.W.Repeat
	if a.Eff.Repeats {
		return m
	}
	if look.AsCopyOf(a.W, a.St, n, a.ID) {
		return m.WithCopy(a.ID)
	}
	if a.Before.Kind == engine.ProduceMana {
		m = sameAbility(a.W, m, a.Inst)
	}
	return m.With(a.ID)
}

// Finish puts the results in place of the nodes, spends the budget if the
// effect did something (cr.ShieldKeptIfNothingDone), and lines up what follows.
func Finish(a *play.Application, results [][]engine.Event) {
	left := 0
	look.WouldHappen(a.W, a.St, &a.Before)
	if a.W.Trace != nil {
		noteStep(a, results)
	}
	if k := a.Before.Kind; (k == engine.Draw || k == engine.DrawCards) && a.Acted {
		a.St.ChangedDraw = true
	}
	if a.Acted || a.Unprev {
		follow(a)
	}
	if len(a.W.OnPrevented) > 0 {
		happen.NoteTriggers(a)
	}
	for k := len(a.Nodes) - 1; k >= 0; k-- {
		left += len(results[k])
		replace(a, a.Nodes[k], results[k])
	}
	giveFirst(a, a.Nodes[0])
	spend(a)
	if left == 0 && len(a.Ahead) == 0 {
		leaveNothing(a)
	}
}

// giveFirst puts what is given up or paid before the event it is given up for,
// and leaves out the entering of what was given up.
func giveFirst(a *play.Application, n int) {
	for i := range a.Ahead {
		a.St.Insert(n+i, a.Ahead[i])
	}
	for _, id := range a.Stays {
		for i := range a.St.Moment {
			if ev := &a.St.Moment[i].Ev; ev.Kind == engine.Enter && ev.Object == id {
				possible.Nothing(a.W, a.St, *ev, say.New("it was given up for another"))
				a.St.Drop(i)
				break
			}
		}
	}
}

// leaveNothing records that nothing is left of the event: a turn, phase or step
// was skipped, anything else never happened.
func leaveNothing(a *play.Application) {
	if a.Before.Kind == engine.BeginPhase {
		turn.Skip(a.W, a.St, a.Before)
		return
	}
	possible.Nothing(a.W, a.St, a.Before, because(a))
}

// noteStep records the application in the trace.
func noteStep(a *play.Application, results [][]engine.Event) {
	step := engine.Step{Extra: a.Ahead, Moment: a.St.Moment0 - 1, Before: a.Before, Chosen: a.ID, Chooser: look.Chooser(a.W, a.St, &a.Before), Kind: engine.StepApply,
		Prevented: a.Prevented, Rules: cite.Citations(a, results)}
	step.After = results[0]
	for _, events := range results[1:] {
		step.After = append(step.After[:len(step.After):len(step.After)], events...)
	}
	if a.Unprev && a.Prevented == 0 {
		step.Kind = engine.StepUnprevented
	}
	a.W.Note(&step)
}

// because says in a word why nothing is left of the event.
func because(a *play.Application) say.Message {
	if a.Eff.Kind == engine.Prevention {
		return say.New("prevented by %s", a.Inst.Called())
	}
	return say.New("replaced by %s", a.Inst.Called())
}

// replace puts what an event became where it was; nodes sharing its place keep
// their order.
func replace(a *play.Application, n int, events []engine.Event) {
	st := a.St
	old := &st.Moment[n]
	kind, seen, within, parent := old.Ev.Kind, old.Seen, old.Within, old.Parent
	if len(events) > 0 && events[0].Kind == kind {
		st.Moment[n].Ev = events[0]
		st.Moment[n].Changed = true
		events = events[1:]
	} else {
		st.Drop(n)
		n--
	}
	for k := range events {
		st.PutAfter(n+k, events[k], 0)
		nd := &st.Moment[n+k+1]
		nd.Changed = true
		nd.Seen, nd.Looked, nd.Within = seen, true, within
		if kind == events[k].Kind {
			nd.Parent = parent
		}
	}
}

// spend uses the budget up.
func spend(a *play.Application) {
	if !a.Acted {
		return
	}
	switch a.Eff.Budget.Kind {
	case engine.NextTime:
		if !possible.Begun(a.W, a.St, a.ID, &a.Before) {
			a.St.Budgets[possible.Slot(a.W, a.St, a.ID, &a.Before)]--
			possible.Begin(a.W, a.St, a.ID, &a.Before)
		}
	case engine.NextN:
		used := 0
		for _, s := range a.Shares {
			used += s
		}
		a.St.Budgets[possible.Slot(a.W, a.St, a.ID, &a.Before)] -= int32(used)
	}
}

// MaxDivisions bounds the ways to share out a shield at one choice.
const MaxDivisions = 1000
