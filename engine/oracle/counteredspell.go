package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// CounteredToo refuses a question in which a spell does what it does, or becomes a permanent, and
// is countered: a countered spell does not resolve (cr.CounterSpell). One of which is told
// that it was cast before, or anew in between, and one that something keeps from being countered, may do both.
func CounteredToo(sc *engine.Scenario) *lex.Error {
	if slices.ContainsFunc(sc.Effects, func(i engine.Instance) bool {
		return i.Effect.Kind == engine.Cant && i.Effect.When.Kind == engine.CounterSpell
	}) {
		return nil
	}
	for h := range sc.Events {
		for i := range sc.Events[h].Events {
			ev := &sc.Events[h].Events[i]
			if ev.Kind != engine.CounterSpell || ev.Object == engine.NoObject {
				continue
			}
			for k := range sc.Events {
				if k != h && (k < h || !castBetween(sc, -1, h, ev.Object)) && does(sc, &sc.Events[k], ev.Object) && !castBetween(sc, min(h, k), max(h, k), ev.Object) {
					return notBoth(&sc.Board, ev.Object, sc.Events[h].Text)
				}
			}
		}
	}
	return nil
}

// does reports whether a moment is of what a spell does as it resolves, or of its becoming a permanent.
func does(sc *engine.Scenario, h *engine.Happening, id engine.ObjectID) bool {
	if slices.ContainsFunc(h.Resolve, func(r engine.Resolving) bool {
		return sc.ByText(r) && sc.Effects[r.Effect].Source == id
	}) {
		return true
	}
	spell := sc.Board.Objects[id].Types&(engine.Instant|engine.Sorcery) != 0
	return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
		return spell && ev.Source == id && ev.Cause != engine.ByCost && ev.Kind != engine.CastSpell || ev.Kind == engine.Enter && ev.Object == id
	})
}

// castBetween reports whether an object is cast after one moment and no later than another.
func castBetween(sc *engine.Scenario, from, to int, id engine.ObjectID) bool {
	return slices.ContainsFunc(sc.Events[from+1:to+1], func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.CastSpell && ev.Object == id })
	})
}

// notBoth refuses that a spell resolves and is countered.
func notBoth(b *engine.Board, id engine.ObjectID, text string) *lex.Error {
	return &lex.Error{Code: "ambiguous", Where: "event", Text: text, Span: [2]int{0, len(text)},
		Says: say.New("A spell that is countered does not resolve, and one that has resolved can't be countered: say only one of both of %s.", shape.ObjectName(b, id))}
}
