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

// foldSetLife makes a new life total what the gain or loss that it amounts to
// has come to (cr.SetLife): a total that nobody gained is not reached.
func (w *walker) foldSetLife(st *state) {
	for i := 0; i < len(st.moment); i++ {
		n := &st.moment[i]
		if n.ev.Kind != SetLife {
			continue
		}
		life := st.board.Players[n.ev.Player].Life
		if life == Unset || life == n.ev.Amount {
			continue
		}
		total := life
		for k := range st.moment {
			if c := &st.moment[k]; c.parent == n.id && c.ev.Player == n.ev.Player {
				switch c.ev.Kind {
				case GainLife:
					total += c.ev.Amount
				case LoseLife:
					total -= c.ev.Amount
				}
			}
		}
		if total == life {
			st.drop(i)
			i--
			continue
		}
		n.ev.Amount = total
	}
}
