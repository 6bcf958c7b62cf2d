package moment

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// proliferating is the choice that a player proliferates by: any number of
// permanents and players with counters, each of which then gets more, all at once
// (cr.Proliferate).
func proliferating(ev engine.Event) engine.Event {
	ev.Among, ev.By = &engine.Among{Any: true, Effect: engine.NoEffect}, engine.NoEffect
	return ev
}

// Countered lists the players and permanents that have counters, what is alike
// side by side: where only one kind of theirs is added to, once for each kind.
func Countered(w *play.Walker, st *play.State) []engine.Pick {
	each := cr.ProliferateEachKind.InForce(w.Scenario.Edition)
	var out []engine.Pick
	add := func(e engine.Entity) {
		kinds := counterKinds(st.Board, e)
		switch {
		case len(kinds) == 0:
		case each || len(kinds) == 1:
			out = append(out, engine.Pick{Of: e})
		default:
			for _, k := range kinds {
				out = append(out, engine.Pick{Of: e, Counter: k})
			}
		}
	}
	var permanents []engine.ObjectID
	for i := range st.Board.Objects {
		if st.Board.Objects[i].Zone == engine.Battlefield {
			permanents = append(permanents, engine.ObjectID(i))
		}
	}
	for _, id := range apply.Grouped(w, st, permanents) {
		add(engine.ObjectEntity(id))
	}
	for i := range st.Board.Players {
		if !st.Board.Players[i].Left {
			add(engine.PlayerEntity(engine.PlayerID(i)))
		}
	}
	return out
}

// counterKinds are the kinds of counters on something, those included without
// which it would not be on the battlefield, though nobody told how many: a list
// that has loyalty with none says that there is none.
func counterKinds(b *engine.Board, e engine.Entity) []string {
	if e.IsPlayer() {
		return kindsOf(b.Players[e.Player].Counters)
	}
	o := &b.Objects[e.Object]
	kinds := kindsOf(o.Counters)
	if o.Types&engine.Planeswalker != 0 && o.Types&engine.Creature == 0 && !engine.ListsCounter(o.Counters, "loyalty") {
		kinds = append(kinds, "loyalty")
	}
	return kinds
}

func kindsOf(counters []engine.CounterCount) []string {
	var out []string
	for _, c := range counters {
		if c.N > 0 {
			out = append(out, c.Kind)
		}
	}
	return out
}

// proliferated is what something gets that was chosen: another counter of the kind
// chosen, or of each kind that it has.
func proliferated(b *engine.Board, ev engine.Event, p engine.Pick) []engine.Event {
	kinds := []string{p.Counter}
	if p.Counter == "" {
		kinds = counterKinds(b, p.Of)
	}
	ev.Kind, ev.Doer, ev.To = engine.PutCounters, ev.Player, p.Of
	out := make([]engine.Event, len(kinds))
	for i, k := range kinds {
		out[i] = ev
		out[i].Counter = k
	}
	return out
}
