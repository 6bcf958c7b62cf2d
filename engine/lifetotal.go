package engine

// unfoldSetLife brings up the gain or loss that a new total amounts to
// (cr.SetLife).
func (w *walker) unfoldSetLife(st *state, i int) {
	n := &st.moment[i]
	life := st.board.Players[n.ev.Player].Life
	if life == Unset {
		w.needTotal(st, n.ev)
		return
	}
	if life == n.ev.Amount {
		return
	}
	c := n.ev
	c.Kind, c.Amount, c.Result = GainLife, n.ev.Amount-life, true
	if c.Amount < 0 {
		c.Kind, c.Amount = LoseLife, -c.Amount
	}
	st.putAfter(i, c, n.id)
}

// needTotal asks for the present total where an effect looks at the gain or the
// loss that the new one amounts to.
func (w *walker) needTotal(st *state, set Event) {
	for _, k := range [...]EventKind{GainLife, LoseLife} {
		c := set
		c.Kind, c.Result = k, true
		for id := range (w.cants[k] | w.byKind[k]).all() {
			v := w.newView(st, &w.sc.Effects[id], &c, nil)
			if t, _ := v.patternFits(&v.inst.Effect.When); t != No && w.present(st, &v, id) {
				w.fail(&NeedFact{Effect: id, Object: NoObject, Player: NoPlayer, Missing: lifeTotalOf(&st.board.Players[set.Player])})
				return
			}
		}
	}
}

// unpayable is the effect by which a player can't lose the life that a payment
// would cost (cr.CannotLoseLife), NoEffect when there is none.
func (w *walker) unpayable(st *state, ev *Event) EffectID {
	if ev.Kind != PayLife || ev.Amount <= 0 {
		return NoEffect
	}
	loss := *ev
	loss.Kind = LoseLife
	for id := range w.cants[LoseLife].all() {
		if w.holdsFor(st, id, &loss) {
			return id
		}
	}
	return NoEffect
}
