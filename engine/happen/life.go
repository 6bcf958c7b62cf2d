package happen

import (
	"apnap/engine"
	"apnap/engine/cr"
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
	if life != n.Ev.Amount {
		st.PutAfter(i, difference(n.Ev, life), n.ID)
	}
}

// difference is the gain or loss that a new total amounts to for who has so much life.
func difference(set engine.Event, life int) engine.Event {
	set.Kind, set.Amount, set.Result = engine.GainLife, set.Amount-life, true
	if set.Amount < 0 {
		set.Kind, set.Amount = engine.LoseLife, -set.Amount
	}
	return set
}

// PutExchanged opens the moment of life totals that are exchanged: each becomes what the other
// is now, or neither changes (cr.Exchange). It reports whether the events are that.
func PutExchanged(w *play.Walker, st *play.State, events []engine.Event) bool {
	if len(events) != 2 || events[0].Kind != engine.SetLife || events[0].How != engine.ExchangedTotals {
		return false
	}
	sets := [2]engine.Event{events[0], events[1]}
	for i := range sets {
		sets[i].Amount = st.Board.Players[sets[1-i].Player].Life
	}
	for _, set := range sets {
		if life := st.Board.Players[set.Player].Life; life != set.Amount && neverComes(w, st, difference(set, life)) {
			return true
		}
	}
	for _, set := range sets {
		st.Put(set, 0)
	}
	return true
}

// neverComes reports whether one half of an exchange can't happen, and says so.
func neverComes(w *play.Walker, st *play.State, half engine.Event) bool {
	st.Put(half, 0)
	last := len(st.Moment) - 1
	id, because := possible.Forbidden(w, st, last)
	st.Drop(last)
	if because.IsZero() {
		return false
	}
	w.Note(&engine.Step{Before: half, Kind: engine.StepCant, Chosen: id, Chooser: engine.NoPlayer, Rules: append(possible.CantRules(w, st, &half, id), cr.Exchange)})
	half.Result = false
	possible.Impossible(w, st, half, because)
	return true
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
