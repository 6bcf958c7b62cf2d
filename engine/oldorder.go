package engine

import "apnap/engine/cr"

// Before 2001 nobody picked one effect and looked again. Only effects that
// contradict each other were ordered, and the affected player gave the order
// for all of them at once (cr.ContradictionOnly). What contradicts was left open:
// effects do here whose order changes the end. One removes the card from the game
// and the other shuffles it away, one doubles the damage and the other prevents 1
// of it. Two doublers combine either way, so that nobody is asked.

// turnsAway reports whether changes make another event of the one they change,
// or send it elsewhere.
func turnsAway(do []Change) bool {
	for i := range do {
		c := &do[i]
		switch c.Kind {
		case InsteadDo, Nothing, MoveTo, RedirectTo, TokensInstead, CounterKind, SourceInstead:
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
func (w *walker) takeFixed(st *state) bool {
	for i := range st.moment {
		n := &st.moment[i]
		if n.phase != open {
			continue
		}
		if len(n.rest) > 0 {
			w.giveOrder(st, i)
			return true
		}
		for len(n.order) > 0 {
			id := n.order[0]
			n.order = n.order[1:]
			got := w.applicable(st, i, id)
			if got.fits == Unknown {
				w.fail(got.need(id))
				return true
			}
			if got.fits == Yes {
				w.offerOne(st, i, id)
				return true
			}
		}
	}
	return false
}

// giveOrder asks which of the effects still without a place comes next.
func (w *walker) giveOrder(st *state, i int) {
	n := &st.moment[i]
	st.order0 = st.order0[:0]
	for _, id := range n.rest {
		if !w.twinListed(st, st.order0, id) {
			st.order0 = append(st.order0, id)
		}
	}
	if len(st.order0) == 1 {
		w.place(st, i, st.order0[0])
		return
	}
	st.point0 = point{kind: ChooseOrder, chooser: w.chooser(st, &n.ev), node: n.id, effect: NoEffect, order: st.order0}
	st.choice = &st.point0
}

// place puts an effect next in the order of an event's effects.
func (w *walker) place(st *state, i int, id EffectID) {
	n := &st.moment[i]
	if len(n.rest) == 0 {
		n.rest = w.candidates(st, i)
	}
	rest := make([]EffectID, 0, len(n.rest))
	for _, x := range n.rest {
		if x != id {
			rest = append(rest, x)
		}
	}
	n.rest = rest
	n.order, n.ordered = append(n.order[:len(n.order):len(n.order)], id), true
}

// noteLeft remembers the effects that have changed an event and no longer fit
// it, though it is of the kind they wait for: one that fits again later is part
// of a loop, unlike one that would invoke itself (cr.OneOpportunity).
func (w *walker) noteLeft(st *state, i int) {
	n := &st.moment[i]
	for id := range n.ev.Marks.bits.all() {
		if w.sc.Effects[id].Effect.When.Kind == n.ev.Kind && !w.fitsStill(st, i, id) {
			n.ev.Marks.left = n.ev.Marks.left.with(id)
		}
	}
}

// fitsStill reports whether an effect would apply were it not for its mark.
func (w *walker) fitsStill(st *state, i int, id EffectID) bool {
	inst := &w.sc.Effects[id]
	v := w.newView(st, inst, &st.moment[i].ev, st.entering(i))
	if w.left(st, id, &st.moment[i].ev) == 0 || !w.present(st, &v, id) {
		return false
	}
	fits, _ := v.patternFits(&inst.Effect.When)
	return fits == Yes && v.all(inst.Effect.If) == Yes && v.canRedirect(inst.Effect)
}

// breakLoop asks the affected player whether a loop of replacement effects
// stops here or goes on, once round at most (cr.LoopBrokenByAffected). One
// effect alone makes no loop: it does not invoke itself (cr.OneOpportunity).
func (w *walker) breakLoop(st *state, i int) bool {
	n := &st.moment[i]
	if !n.ev.Marks.bits.several() {
		return false
	}
	st.order0 = st.order0[:0]
	for id := range (n.ev.Marks.left &^ n.ev.Marks.again).all() {
		if turnsAway(w.sc.Effects[id].Effect.Do) && w.fitsStill(st, i, id) {
			st.order0 = append(st.order0, id)
		}
	}
	if len(st.order0) == 0 {
		return false
	}
	st.order0 = append(st.order0, NoEffect)
	st.point0 = point{kind: ChooseOrder, chooser: w.chooser(st, &n.ev), node: n.id, effect: NoEffect, order: st.order0, loop: true}
	st.choice = &st.point0
	return true
}

// takeLoop goes round once more with the effect chosen, or stops the loop.
func (w *walker) takeLoop(st *state, i int, id EffectID, p *point) {
	m := &st.moment[i].ev.Marks
	if id != NoEffect {
		m.again = m.again.with(id)
		st.await(id, p.node)
		return
	}
	for _, x := range p.order {
		if x != NoEffect {
			m.again = m.again.with(x)
		}
	}
	st.touched = true
	w.note(Step{Before: st.moment[i].ev, Chooser: p.chooser, Chosen: NoEffect, Kind: StepDecline, Asked: true, Option: "none", Rules: []cr.Rule{cr.LoopBrokenByAffected}})
}
