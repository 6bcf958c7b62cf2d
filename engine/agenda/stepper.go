package agenda

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
)

// ApplyPending applies the pending effect, or opens the choice it asks for.
func (w *Stepper) ApplyPending(st *play.State) {
	if st.Pend.Task != nil {
		resumeTask(w.Walker, st)
		return
	}
	i := st.At(st.Pend.Node)
	a := &w.App
	*a = play.Application{} // emptied in place, which is quicker than putting it together elsewhere
	a.W, a.St, a.ID, a.Picks = w.Walker, st, st.Pend.Effect, st.Pend.Picks
	a.Inst = &w.Scenario.Effects[a.ID]
	a.Eff = a.Inst.Effect
	a.Before = st.Moment[i].Ev
	a.Nodes = moment.Together(w.Walker, st, i, a.ID)
	if !apply.Divide(a) {
		if w.Err == nil {
			a.Open()
		}
		return
	}
	results := w.Buf.Results[:0]
	for range a.Nodes {
		results = append(results, nil)
	}
	for k, n := range a.Nodes {
		had := a.Prevented
		results[k] = apply.One(a, &w.rew, n, k)
		apply.Note(a, k, had)
		if a.Asked != nil {
			a.Open()
			return
		}
		if w.Err != nil {
			return
		}
	}
	st.Pend, st.Touched = nil, true
	apply.Finish(a, results)
}

// Stepper carries a walk on from choice to choice.
type Stepper struct {
	*play.Walker
	rew apply.Rewriting // scratch, one event at a time
}

// NewStepper prepares a scenario to be walked.
func NewStepper(sc *engine.Scenario) (*Stepper, *play.State, error) {
	w, st, err := newWalker(sc)
	if err != nil {
		return nil, nil, err
	}
	return &Stepper{Walker: w}, st, nil
}

// Advance goes on until somebody has to choose or nothing is left to do.
func (w *Stepper) Advance(st *play.State) {
	for st.Choice == nil && !st.Done && !st.Paused && w.Err == nil {
		switch {
		case st.Pend != nil:
			w.ApplyPending(st)
		case len(st.Moment) > 0:
			moment.Settle(w.Walker, st)
		case len(st.Later) > 0: // every event of the moment was replaced or prevented
			happen.LineUp(w.Walker, st)
		case len(st.Agenda) > 0 && st.Moments-st.Since >= play.MaxMoments:
			w.Fail(engine.ErrEndless)
		case len(st.Agenda) > 0:
			st.Moments++
			nextTask(w.Walker, st)
		default:
			st.Done = true
		}
	}
}

// Take answers the open choice with its option i.
func Take(w *play.Walker, st *play.State, i int) {
	p := st.Choice
	st.Choice = nil
	st.Round.Chosen(p)
	if (p.Kind == engine.ChooseObject || p.Kind == engine.ChooseMode) && st.Pend == nil {
		moment.TakeAmong(w, st, p, i)
		return
	}
	if p.Kind == engine.ChooseDestination && p.Nodes != nil {
		moment.TakeWay(w, st, p, i)
		return
	}
	if p.Kind != engine.ChooseOrder {
		st.Pend0 = *st.Pend
		st.Pend0.Picks = append(append([]int(nil), st.Pend0.Picks...), i)
		st.Pend = &st.Pend0
		return
	}
	id := p.Order[i]
	n := st.At(p.At(i))
	if p.Loop {
		moment.TakeLoop(w, st, n, id, p)
		return
	}
	if w.Rules.OrderedAtOnce && !w.IsMay(p) {
		moment.Place(w, st, n, id)
		return
	}
	if id == engine.NoEffect {
		decline(w, st, n, p)
		return
	}
	if who := moment.Decider(w, st, n, id); who != engine.NoPlayer && who != p.Chooser {
		moment.OfferOne(w, st, n, id)
		return
	}
	st.Await(id, p.At(i))
}

// decline marks every optional effect that was on offer as having had its
// opportunity.
func decline(w *play.Walker, st *play.State, n int, p *play.Point) {
	st.Touched = true
	for i, id := range p.Order {
		if id == engine.NoEffect || p.At(i) != st.Moment[n].ID {
			continue
		}
		for _, k := range moment.Together(w, st, n, id) {
			mark(w, st, k, id)
		}
	}
	w.Note(&engine.Step{Before: st.Moment[n].Ev, Chooser: p.Chooser, Chosen: engine.NoEffect, Kind: engine.StepDecline, Asked: true, Option: "none"})
}

// mark uses an effect's opportunity on a node, and that of its twins' choice.
func mark(w *play.Walker, st *play.State, n int, id engine.EffectID) {
	nd := &st.Moment[n]
	if look.AsCopyOf(w, st, n, id) {
		nd.Ev.Marks = nd.Ev.Marks.WithCopy(id)
		return
	}
	nd.Ev.Marks = nd.Ev.Marks.With(id)
}
