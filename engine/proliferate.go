package engine

import "apnap/engine/cr"

// proliferating is the choice that a player proliferates by: any number of
// permanents and players with counters, each of which then gets more, all at once
// (cr.Proliferate).
func proliferating(ev Event) Event {
	ev.Among, ev.By = &Among{Any: true, Effect: NoEffect}, NoEffect
	return ev
}

// countered lists the players and permanents that have counters, what is alike
// side by side: where only one kind of theirs is added to, once for each kind.
func (w *walker) countered(st *state) []Pick {
	each := cr.ProliferateEachKind.InForce(w.sc.Edition)
	var out []Pick
	add := func(e Entity) {
		kinds := st.board.counterKinds(e)
		switch {
		case len(kinds) == 0:
		case each || len(kinds) == 1:
			out = append(out, Pick{Of: e})
		default:
			for _, k := range kinds {
				out = append(out, Pick{Of: e, Counter: k})
			}
		}
	}
	var permanents []ObjectID
	for i := range st.board.Objects {
		if st.board.Objects[i].Zone == Battlefield {
			permanents = append(permanents, ObjectID(i))
		}
	}
	for _, id := range w.grouped(st, permanents) {
		add(ObjectEntity(id))
	}
	for i := range st.board.Players {
		if !st.board.Players[i].Left {
			add(PlayerEntity(PlayerID(i)))
		}
	}
	return out
}

// counterKinds are the kinds of counters on something, those included without
// which it would not be on the battlefield, though nobody told how many.
func (b *Board) counterKinds(e Entity) []string {
	if e.IsPlayer() {
		return kindsOf(b.Players[e.Player].Counters)
	}
	o := &b.Objects[e.Object]
	kinds := kindsOf(o.Counters)
	if o.Types&Planeswalker != 0 && o.Types&Creature == 0 && countersOn(o.Counters, "loyalty") == 0 {
		kinds = append(kinds, "loyalty")
	}
	return kinds
}

func kindsOf(counters []CounterCount) []string {
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
func (b *Board) proliferated(ev Event, p Pick) []Event {
	kinds := []string{p.Counter}
	if p.Counter == "" {
		kinds = b.counterKinds(p.Of)
	}
	ev.Kind, ev.Doer, ev.To = PutCounters, ev.Player, p.Of
	out := make([]Event, len(kinds))
	for i, k := range kinds {
		out[i] = ev
		out[i].Counter = k
	}
	return out
}
