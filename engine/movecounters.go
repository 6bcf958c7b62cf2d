package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// MovedCounters is how counters are removed, and put, by an event that moves them from
// one object onto another.
const MovedCounters = "moved"

// putMoved opens the moment of counters that are moved: removed from one object and put on
// another, both or neither (cr.CountersMoved). It reports whether the events are that.
func (w *walker) putMoved(st *state, events []Event) bool {
	if len(events) != 2 || events[0].Kind != RemoveCounters || events[0].How != MovedCounters {
		return false
	}
	from, to := events[0], events[1]
	if there := countersOn(st.board.countersOf(from.To), from.Counter); from.Amount > there {
		from.Amount, to.Amount = there, there
	}
	if from.Amount == 0 || from.To == to.To || !st.board.inPlay(from.To) || !st.board.inPlay(to.To) {
		w.note(Step{Moment: st.moment0 - 1, Before: from, Kind: StepImpossible, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.CountersMoved}})
		w.nothing(st, from, say.New("no counter is moved"))
		return true
	}
	st.put(from, 0)
	st.put(to, 0)
	for i := len(st.moment) - 2; i < len(st.moment); i++ {
		id, because := w.forbidden(st, i)
		if because.IsZero() {
			continue
		}
		ev := st.moment[i].ev
		w.note(Step{Before: ev, Kind: StepCant, Chosen: id, Chooser: NoPlayer, Rules: append(w.cantRules(st, &ev), cr.CountersMoved)})
		w.nothing(st, ev, because)
		st.moment = st.moment[:len(st.moment)-2]
		return true
	}
	return true
}

// countersOf are the counters on something.
func (b *Board) countersOf(e Entity) []CounterCount {
	if e.IsObject() {
		return b.Objects[e.Object].Counters
	}
	return b.Players[e.Player].Counters
}

// inPlay reports whether something is a permanent on the battlefield, or a player.
func (b *Board) inPlay(e Entity) bool { return e.IsPlayer() || b.Objects[e.Object].Zone == Battlefield }
