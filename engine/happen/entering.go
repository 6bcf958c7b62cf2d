package happen

import (
	"apnap/engine"
	"apnap/engine/play"
)

// withEnteringCounters are facts with, behind each that tells that something entered with counters, that those were put on it
// (cr.CountersOnEntering).
func withEnteringCounters(w *play.Walker, facts []engine.Fact) []engine.Fact {
	if !w.Rules.EnteringCounters {
		return facts
	}
	out := facts[:len(facts):len(facts)]
	for i := range facts {
		f := &facts[i]
		if f.Event.Kind != engine.Enter || f.Nothing || f.Event.Entry == nil {
			continue
		}
		for _, c := range f.Event.Entry.Counters {
			out = append(out, putOnEntering(f, c))
		}
	}
	return out
}

// putOnEntering is the fact that counters of one kind were put on what entered with them: by the player under whose control it
// enters, unless another was told to (cr.CountersWhoPuts).
func putOnEntering(entered *engine.Fact, c engine.CounterCount) engine.Fact {
	put := *entered
	ev := &put.Event
	ev.Kind, ev.To, ev.Counter, ev.Amount, ev.Entry = engine.PutCounters, engine.ObjectEntity(ev.Object), c.Kind, c.N, nil
	ev.Doer, ev.Object, ev.From, ev.Dest = ev.Under, engine.NoObject, engine.AnyZone, engine.AnyZone
	for _, g := range entered.Event.Entry.Given {
		if g.Kind == c.Kind && g.N == c.N {
			ev.Doer = g.By
		}
	}
	put.Amount = c.N
	return put
}
