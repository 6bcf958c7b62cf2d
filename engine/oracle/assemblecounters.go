package oracle

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
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
			if ev.Kind == engine.RemoveCounters && ev.Counter != "" && ev.Amount > 0 && !told[id] && len(o.Counters) == 0 && !b.saidToLack(id, ev.Counter) {
				o.Counters = append(slices.Clone(o.Counters), engine.CounterCount{Kind: ev.Counter, N: ev.Amount})
				b.assume(hasCounters(shape.ObjectName(&b.board, id), ev.Counter, ev.Amount))
			}
			told[id] = true
		}
	}
}

// saidToLack reports whether an object is said to have no counters of a kind.
func (b *builder) saidToLack(id engine.ObjectID, kind string) bool {
	none := b.said[id].noCounters
	return slices.Contains(none, kind) || slices.Contains(none, "")
}

// hasCounters says that an object has the counters that are removed.
func hasCounters(object say.Message, kind string, n int) say.Message {
	if kind == "loyalty" {
		return say.New("%s has the loyalty counters that are removed: %s", object, strconv.Itoa(n))
	}
	return say.New("%s has the %s counters that are removed: %s", object, kind, strconv.Itoa(n))
}

// kindless asks for the kind of counters that are put on something where nobody told it and an effect of the question waits for
// counters of one kind.
func (b *builder) kindless() *lex.Error {
	if !slices.ContainsFunc(b.sc.Effects, func(i engine.Instance) bool { return waitsForKind(&i.Effect.When) }) {
		return nil
	}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.PutCounters || ev.Counter != "" || !ev.To.IsObject() {
				continue
			}
			err := b.about(b.board.Objects[ev.To.Object].Name, say.New("What kind of counter is that?"))
			err.Code = "ambiguous"
			return err
		}
	}
	return nil
}

// waitsForKind reports whether a pattern fits only counters of one kind that are put on something.
func waitsForKind(p *engine.Pattern) bool {
	return slices.ContainsFunc(engine.Alternatives(p), func(p *engine.Pattern) bool { return p.Kind == engine.PutCounters && p.Counter != "" })
}
