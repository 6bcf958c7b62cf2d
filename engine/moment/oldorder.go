package moment

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// Before 2001 nobody picked one effect and looked again. Only effects that
// contradict each other were ordered, and the affected player gave the order
// for all of them at once (cr.ContradictionOnly). What contradicts was left open:
// effects do here whose order changes the end. One removes the card from the game
// and the other shuffles it away, one doubles the damage and the other prevents 1
// of it. Two doublers combine either way, so that nobody is asked.

// turnsAway reports whether changes make another event of the one they change,
// or send it elsewhere.
func turnsAway(do []engine.Change) bool {
	for i := range do {
		c := &do[i]
		switch c.Kind {
		case engine.InsteadDo, engine.Nothing, engine.MoveTo, engine.RedirectTo, engine.TokensInstead, engine.CounterKind, engine.SourceInstead:
			return true
		}
		if turnsAway(c.Yes) || turnsAway(c.No) {
			return true
		}
		for _, m := range c.Modes {
			if turnsAway(m) {
				return true
			}
		}
	}
	return false
}

// takeFixed goes on with an event whose effects have their order given or
// being given; it reports whether there was one.
func takeFixed(w *play.Walker, st *play.State) bool {
	for i := range st.Moment {
		n := &st.Moment[i]
		if n.Phase != play.Open {
			continue
		}
		if len(n.Rest) > 0 {
			giveOrder(w, st, i)
			return true
		}
		for len(n.Order) > 0 {
			id := n.Order[0]
			n.Order = n.Order[1:]
			got := Applicable(w, st, i, id)
			if got.Fits == engine.Unknown {
				w.Fail(got.Need(id))
				return true
			}
			if got.Fits == engine.Yes {
				OfferOne(w, st, i, id)
				return true
			}
		}
	}
	return false
}

// giveOrder asks which of the effects still without a place comes next.
func giveOrder(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	st.Order0 = st.Order0[:0]
	for _, id := range n.Rest {
		if !twinListed(w, st, st.Order0, id) {
			st.Order0 = append(st.Order0, id)
		}
	}
	if len(st.Order0) == 1 {
		Place(w, st, i, st.Order0[0])
		return
	}
	st.Point0 = play.Point{Kind: engine.ChooseOrder, Chooser: look.Chooser(w, st, &n.Ev), Node: n.ID, Effect: engine.NoEffect, Order: st.Order0}
	st.Choice = &st.Point0
}

// Place puts an effect next in the order of an event's effects.
func Place(w *play.Walker, st *play.State, i int, id engine.EffectID) {
	n := &st.Moment[i]
	if len(n.Rest) == 0 {
		n.Rest = candidates(w, st, i)
	}
	rest := make([]engine.EffectID, 0, len(n.Rest))
	for _, x := range n.Rest {
		if x != id {
			rest = append(rest, x)
		}
	}
	n.Rest = rest
	n.Order, n.Ordered = append(n.Order[:len(n.Order):len(n.Order)], id), true
}

// noteLeft remembers the effects that have changed an event and no longer fit
// it, though it is of the kind they wait for: one that fits again later is part
// of a loop, unlike one that would invoke itself (cr.OneOpportunity).
func noteLeft(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	for id := range n.Ev.Marks.Bits.All() {
		if w.Scenario.Effects[id].Effect.When.Kind == n.Ev.Kind && !fitsStill(w, st, i, id) {
			n.Ev.Marks.Left = n.Ev.Marks.Left.With(id)
		}
	}
}

// fitsStill reports whether an effect would apply were it not for its mark.
func fitsStill(w *play.Walker, st *play.State, i int, id engine.EffectID) bool {
	inst := &w.Scenario.Effects[id]
	v := look.NewView(w, st, inst, &st.Moment[i].Ev, st.Entering(i))
	if possible.Left(w, st, id, &st.Moment[i].Ev) == 0 || !possible.Present(w, st, &v, id) {
		return false
	}
	fits, _ := v.PatternFits(&inst.Effect.When)
	return fits == engine.Yes && v.All(inst.Effect.If) == engine.Yes && possible.CanRedirect(&v, inst.Effect)
}

// breakLoop asks the affected player whether a loop of replacement effects
// stops here or goes on, once round at most (cr.LoopBrokenByAffected). One
// effect alone makes no loop: it does not invoke itself (cr.OneOpportunity).
func breakLoop(w *play.Walker, st *play.State, i int) bool {
	n := &st.Moment[i]
	if !n.Ev.Marks.Bits.Several() {
		return false
	}
	st.Order0 = st.Order0[:0]
	for id := range (n.Ev.Marks.Left &^ n.Ev.Marks.Again).All() {
		if turnsAway(w.Scenario.Effects[id].Effect.Do) && fitsStill(w, st, i, id) {
			st.Order0 = append(st.Order0, id)
		}
	}
	if len(st.Order0) == 0 {
		return false
	}
	st.Order0 = append(st.Order0, engine.NoEffect)
	st.Point0 = play.Point{Kind: engine.ChooseOrder, Chooser: look.Chooser(w, st, &n.Ev), Node: n.ID, Effect: engine.NoEffect, Order: st.Order0, Loop: true}
	st.Choice = &st.Point0
	return true
}

// TakeLoop goes round once more with the effect chosen, or stops the loop.
func TakeLoop(w *play.Walker, st *play.State, i int, id engine.EffectID, p *play.Point) {
	m := &st.Moment[i].Ev.Marks
	if id != engine.NoEffect {
		m.Again = m.Again.With(id)
		st.Await(id, p.Node)
		return
	}
	for _, x := range p.Order {
		if x != engine.NoEffect {
			m.Again = m.Again.With(x)
		}
	}
	st.Touched = true
	w.Note(&engine.Step{Before: st.Moment[i].Ev, Chooser: p.Chooser, Chosen: engine.NoEffect, Kind: engine.StepDecline, Asked: true, Option: "none", Rules: []cr.Rule{cr.LoopBrokenByAffected}})
}
