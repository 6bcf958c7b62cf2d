package agenda

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// aboutNothingFound leaves out an instruction about the cards that the same text searched for
// where that search could not happen: nothing was found (cr.ImpossibleIgnored). What does not
// speak of them, such as the shuffle, goes on.
func aboutNothingFound(w *play.Walker, st *play.State, t *play.Task) bool {
	if !speaksOfThose(&t.Ins[0]) && !toldOfFound(&t.Ins[0]) || len(t.Ctx.Those) > 0 || t.Ctx.Effect == engine.NoEffect {
		return false
	}
	source := w.Scenario.Effects[t.Ctx.Effect].Source
	search := w.Recall(st).LastOf(func(f *engine.Fact) bool {
		return f.Event.Kind == engine.SearchLibrary && f.Event.Source == source
	})
	if search == nil || !search.Nothing {
		return false
	}
	w.Note(&engine.Step{Kind: engine.StepExcluded, Before: search.Event, Chosen: t.Ctx.Effect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored},
		Excluded: []engine.Exclusion{{Effect: t.Ctx.Effect, Why: engine.NothingFound, Rule: cr.ImpossibleIgnored}}})
	pushRest(w, st, t, true)
	return true
}

// toldOfFound reports whether an instruction tells as it stands what somebody may do with cards spoken of before.
func toldOfFound(in *engine.Instruction) bool {
	const that, those, exiled = "that card", "those cards", "the exiled card"
	return in.Verb == engine.OtherAction && in.Told && (strings.Contains(in.Word, that) || strings.Contains(in.Word, those) || strings.Contains(in.Word, exiled))
}

// aboutWhatIsNotThere leaves out that a target gains something, or changes, which the same text was to put onto the
// battlefield and could not: only a permanent is changed so (cr.ImpossibleIgnored).
func aboutWhatIsNotThere(w *play.Walker, st *play.State, t *play.Task) bool {
	in := &t.Ins[0]
	changes := in.Verb == engine.Alter || in.Verb == engine.OtherAction && in.Told
	if !changes || in.What != engine.Target || !t.Ctx.ByText || t.Ctx.Effect == engine.NoEffect {
		return false
	}
	inst := &w.Scenario.Effects[t.Ctx.Effect]
	puts := func(in engine.Instruction) bool {
		return in.Verb == engine.Move && in.What == engine.Target && in.Dest == engine.Battlefield
	}
	if !slices.ContainsFunc(inst.Effect.Then, puts) || !inst.Target.IsObject() || st.Board.Objects[inst.Target.Object].Zone == engine.Battlefield {
		return false
	}
	w.Note(&engine.Step{Kind: engine.StepExcluded, Before: t.Ctx.Ev, Chosen: t.Ctx.Effect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored},
		Excluded: []engine.Exclusion{{Effect: t.Ctx.Effect, Why: engine.NotOnBattlefield, Rule: cr.ImpossibleIgnored}}})
	rest := *t
	if rest.Ins = t.Ins[1:]; len(rest.Ins) > 0 {
		st.Agenda = append(st.Agenda, rest)
	}
	return true
}

// neverEntered reports whether an event of the question is that something gains what only a permanent can, which an event
// before it was to put onto the battlefield and could not.
func neverEntered(w *play.Walker, st *play.State, ev *engine.Event) bool {
	if ev.Kind != engine.OtherAction && ev.Kind != engine.Alter || ev.Object == engine.NoObject || st.Board.Objects[ev.Object].Zone == engine.Battlefield {
		return false
	}
	return slices.ContainsFunc(w.Scenario.Events[:st.Moment0-1], func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(e engine.Event) bool { return e.Kind == engine.Enter && e.Object == ev.Object })
	})
}
