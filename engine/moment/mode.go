package moment

import (
	"apnap/engine"
	"apnap/engine/play"
)

// askWays has somebody choose which of several things to do; one alone is done.
func askWays(w *play.Walker, st *play.State, i int, others bool) {
	ev := &st.Moment[i].Ev
	if len(ev.Among.Ways) == 1 {
		takeWays(st, i, 0)
		return
	}
	st.Point0 = play.Point{Kind: engine.ChooseMode, Chooser: ev.Player, Node: st.Moment[i].ID, Effect: engine.NoEffect, Among: others}
	for _, way := range ev.Among.Ways {
		st.Point0.Options = append(st.Point0.Options, engine.Option{ID: engine.Slug(way.Name), Label: way.Name})
	}
	st.Choice = &st.Point0
}

// takeWays puts what was chosen in the place of the event that it was chosen for, and what
// comes after it on the agenda.
func takeWays(st *play.State, i, pick int) {
	do := st.Moment[i].Ev.Among.Ways[pick].Do
	if len(do) > 0 {
		lineUp(st, do[1:]...)
		at := i
		for _, one := range do[0] {
			st.PutAfter(at, one, 0)
			at++
		}
	}
	st.Drop(i)
}
