package happen

import (
	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// UnfoldSetLife brings up the gain or loss that a new total amounts to
// (cr.SetLife).
func UnfoldSetLife(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	life := st.Board.Players[n.Ev.Player].Life
	if life == engine.Unset {
		needTotal(w, st, n.Ev)
		return
	}
	if life == n.Ev.Amount {
		return
	}
	c := n.Ev
	c.Kind, c.Amount, c.Result = engine.GainLife, n.Ev.Amount-life, true
	if c.Amount < 0 {
		c.Kind, c.Amount = engine.LoseLife, -c.Amount
	}
	st.PutAfter(i, c, n.ID)
}

// needTotal asks for the present total where an effect looks at the gain or the
// loss that the new one amounts to.
func needTotal(w *play.Walker, st *play.State, set engine.Event) {
	for _, k := range [...]engine.EventKind{engine.GainLife, engine.LoseLife} {
		c := set
		c.Kind, c.Result = k, true
		for id := range (w.Cants[k] | w.ByKind[k]).All() {
			v := look.NewView(w, st, &w.Scenario.Effects[id], &c, nil)
			if t, _ := v.PatternFits(&v.Inst.Effect.When); t != engine.No && possible.Present(w, st, &v, id) {
				w.Fail(&engine.NeedFact{Effect: id, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.LifeTotalOf(&st.Board.Players[set.Player])})
				return
			}
		}
	}
}

// foldSetLife makes a new life total what the gain or loss that it amounts to
// has come to (cr.SetLife): a total that nobody gained is not reached.
func foldSetLife(w *play.Walker, st *play.State) {
	for i := 0; i < len(st.Moment); i++ {
		n := &st.Moment[i]
		if n.Ev.Kind != engine.SetLife {
			continue
		}
		life := st.Board.Players[n.Ev.Player].Life
		if life == engine.Unset || life == n.Ev.Amount {
			continue
		}
		total := life
		for k := range st.Moment {
			if c := &st.Moment[k]; c.Parent == n.ID && c.Ev.Player == n.Ev.Player {
				switch c.Ev.Kind {
				case engine.GainLife:
					total += c.Ev.Amount
				case engine.LoseLife:
					total -= c.Ev.Amount
				}
			}
		}
		if total == life {
			st.Drop(i)
			i--
			continue
		}
		n.Ev.Amount = total
	}
}
