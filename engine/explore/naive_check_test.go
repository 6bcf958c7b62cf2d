package explore

import (
	"slices"

	"apnap/engine"
)

// checked makes, before a moment of the question after the first, what state-based actions
// do with what happened so far. It reports whether they did anything.
func (w *nWorld) checked() bool {
	if w.moment == 0 || w.moment == w.looked || w.moment >= len(w.q.Events) {
		return false
	}
	last, next := w.q.Events[w.moment-1].Events, w.q.Events[w.moment].Events
	if len(last) > 0 && len(next) > 0 && last[len(last)-1].Cause == engine.ByCost && next[0].Cause == engine.ByCost {
		return false // costs are paid together
	}
	w.looked = w.moment
	for p := range w.board.Players {
		now := &w.board.Players[p]
		poison := 0
		for _, c := range now.Counters {
			if c.Kind == "poison" {
				poison += c.N
			}
		}
		if now.Life != engine.Unset && now.Life <= 0 || poison >= 10 || slices.Contains(w.tried, engine.PlayerID(p)) {
			ev := nBlank(engine.LoseGame)
			ev.Player, ev.Amount, ev.Cause = engine.PlayerID(p), 1, engine.ByStateBased
			w.add(nEvent{Event: ev, had: map[int]bool{}})
			w.over = true
		}
	}
	for i := range w.board.Objects {
		o := &w.board.Objects[i]
		if o.Zone != engine.Battlefield {
			continue
		}
		toughness, loyalty := o.Toughness, 0
		for _, c := range o.Counters {
			switch c.Kind {
			case "-1/-1":
				toughness -= c.N
			case "+1/+1":
				toughness += c.N
			case "loyalty":
				loyalty = c.N
			}
		}
		ev := nBlank(engine.Move)
		ev.Object, ev.Amount, ev.Cause, ev.From, ev.Dest = engine.ObjectID(i), 1, engine.ByStateBased, engine.Battlefield, engine.Graveyard
		switch {
		case o.Types&engine.Creature != 0 && toughness <= 0, o.Types&engine.Planeswalker != 0 && loyalty == 0:
		case o.Types&engine.Creature != 0 && w.damaged[engine.ObjectID(i)] >= toughness:
			ev.Kind, ev.How = engine.Destroy, "destroyed"
		default:
			continue
		}
		w.add(nEvent{Event: ev, had: map[int]bool{}})
	}
	w.tried = nil
	return len(w.now) > 0
}

// toNobody reports whether an event of the question comes to nothing, since what it is
// about is no longer there or the game is over.
func (w *nWorld) toNobody(ev *engine.Event) bool {
	return w.over || w.gone(ev.To.Object)
}

// markDamage keeps damage on a creature, unless its source puts counters in its place.
func (w *nWorld) markDamage(ev *engine.Event) {
	if ev.To.Object == engine.NoObject || w.board.Objects[ev.To.Object].Types&engine.Creature == 0 {
		return
	}
	if ev.Source != engine.NoObject {
		if words := w.board.Objects[ev.Source].Keywords; slices.Contains(words, "wither") || slices.Contains(words, "infect") {
			return
		}
	}
	w.damaged[ev.To.Object] += ev.Amount
}
