package agenda

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// aboutNothingFound leaves out an instruction about the cards that the same text searched for
// where that search could not happen: nothing was found (cr.ImpossibleIgnored). What does not
// speak of them, such as the shuffle, goes on.
func aboutNothingFound(w *play.Walker, st *play.State, t *play.Task) bool {
	if !speaksOfThose(&t.Ins[0]) || len(t.Ctx.Those) > 0 || t.Ctx.Effect == engine.NoEffect {
		return false
	}
	source := w.Scenario.Effects[t.Ctx.Effect].Source
	search := st.Facts.LastOf(func(f *engine.Fact) bool {
		return f.Event.Kind == engine.SearchLibrary && f.Event.Source == source
	})
	if search == nil || !search.Nothing {
		return false
	}
	w.Note(engine.Step{Kind: engine.StepExcluded, Before: search.Event, Chosen: t.Ctx.Effect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored},
		Excluded: []engine.Exclusion{{Effect: t.Ctx.Effect, Why: engine.NothingFound, Rule: cr.ImpossibleIgnored}}})
	pushRest(w, st, t, true)
	return true
}
