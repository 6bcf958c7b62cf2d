package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

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
