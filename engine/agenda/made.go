package agenda

import (
	"apnap/engine"
	"apnap/engine/play"
)

// aboutTokens has an instruction about things mean the tokens that the one before it created, and leaves it out where that
// created none.
func aboutTokens(w *play.Walker, st *play.State, t *play.Task) bool {
	in := &t.Ins[0]
	if t.Ctx.Last != engine.CreateTokens || in.What != engine.Those && in.On != engine.Those {
		return false
	}
	t.Ctx.Those = nil
	for told := w.Recall(st); told.Len() > t.Ctx.Since; told = told.Before {
		if ev := &told.Event; ev.Kind == engine.Enter && ev.Entry != nil && ev.Entry.Created {
			t.Ctx.Those = append(t.Ctx.Those, ev.Object)
		}
	}
	if len(t.Ctx.Those) > 0 {
		return false
	}
	pushRest(w, st, t, true)
	return true
}
