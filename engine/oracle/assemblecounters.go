package oracle

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/say"
)

// enoughCounters puts on an object, as an assumption, the counters that the first
// event about its counters takes off it, where nobody says how many it has.
func (b *builder) enoughCounters() {
	told := map[engine.ObjectID]bool{}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			id := ev.Object
			if e := affectedBy(ev); e.IsObject() {
				id = e.Object
			}
			if id == engine.NoObject {
				continue
			}
			o := &b.board.Objects[id]
			if ev.Kind == engine.RemoveCounters && ev.Counter != "" && ev.Amount > 0 && !told[id] && len(o.Counters) == 0 {
				o.Counters = append(slices.Clone(o.Counters), engine.CounterCount{Kind: ev.Counter, N: ev.Amount})
				b.assume(say.Raw(ObjectSays(&b.board, id) + " has the " + ev.Counter + " counters that are removed: " + strconv.Itoa(ev.Amount)))
			}
			told[id] = true
		}
	}
}
