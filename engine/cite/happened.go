package cite

import (
	"slices"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// NoteAfter records that an additional effect took place.
func NoteAfter(w *play.Walker, st *play.State, id engine.EffectID, events []engine.Event) {
	if w.Trace == nil || len(events) == 0 {
		return
	}
	rules := []cr.Rule{cr.PreventionExtra}
	switch w.Scenario.Effects[id].Effect.Kind {
	case engine.InstructionOf, engine.Triggered:
		rules = []cr.Rule{cr.InstructionsInOrder}
	case engine.Scheduled:
		rules = []cr.Rule{cr.NextWaitsForUnskipped}
	case engine.Replacement:
		if w.Scenario.Effects[id].Effect.When.Kind == engine.BeginPhase {
			rules = []cr.Rule{cr.SkipThenAct}
			break
		}
		rules = []cr.Rule{cr.ModifiedEventTriggers}
		if w.Scenario.Effects[id].Effect.Self {
			rules = []cr.Rule{cr.InstructionsInOrder}
		}
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepAfter, Chosen: id, Chooser: engine.NoPlayer, Before: events[0], Extra: events, Rules: rules})
}

// NoteExcluded records, at the first look at an event, that an effect which
// waits for such events does not apply by a rule worth telling.
func NoteExcluded(w *play.Walker, st *play.State, i int, id engine.EffectID, got possible.Why) {
	if w.Trace == nil {
		return
	}
	x := engine.Exclusion{Effect: id, Why: got.Clause, Rule: got.Rule}
	w.Keep(x)
	if !got.Named || st.Moment[i].Looked && (got.Rule != cr.ActionIsNoEffect || toldExcluded(w, id, got.Rule)) {
		return
	}
	rules := []cr.Rule{got.Rule}
	if st.Moment[i].Ev.Kind == engine.Enter {
		rules = append(rules, cr.EntersLookahead)
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: st.Moment[i].Ev, Chosen: id, Chooser: engine.NoPlayer, Excluded: []engine.Exclusion{x}, Rules: rules})
}

// toldExcluded reports whether the trace has told already that a rule keeps an
// effect from applying.
func toldExcluded(w *play.Walker, id engine.EffectID, r cr.Rule) bool {
	return slices.ContainsFunc(*w.Trace, func(s engine.Step) bool {
		return s.Kind == engine.StepExcluded && s.Chosen == id && play.HasRule(s.Rules, r)
	})
}

// NoteChance cites the rule of the one opportunity where an effect would fit a
// settled event again, were it not for its mark.
func NoteChance(w *play.Walker, st *play.State, i int) {
	if w.Trace == nil || len(*w.Trace) == 0 {
		return
	}
	last := &(*w.Trace)[len(*w.Trace)-1]
	if last.Kind != engine.StepApply || w.Scenario.Effects[last.Chosen].Effect.Kind != engine.Replacement || play.HasRule(last.Rules, cr.OneOpportunity) {
		return
	}
	n := &st.Moment[i]
	for id := range w.ByKind[n.Ev.Kind].All() {
		if !n.Ev.Marks.Has(id) || w.Scenario.Effects[id].Effect.Kind != engine.Replacement {
			continue
		}
		v := look.NewView(w, st, &w.Scenario.Effects[id], &n.Ev, st.Entering(i))
		if fits, _ := v.PatternFits(&v.Inst.Effect.When); fits == engine.Yes {
			last.Rules = append(last.Rules, cr.OneOpportunity)
			if n.Ev.Kind == engine.Damage && engine.Redirects(v.Inst.Effect) {
				last.Rules = append(last.Rules, cr.RedirectionLoopEnds)
			}
			return
		}
	}
}

// NoteBegun records that an effect which comes into being now would skip what
// has already begun, and comes too late for that (cr.SkipNotOnceStarted).
func NoteBegun(w *play.Walker, st *play.State, id engine.EffectID) {
	inst := &w.Scenario.Effects[id]
	if st.Board.Step == "" || inst.Effect.When.Kind != engine.BeginPhase {
		return
	}
	ev := look.Beginning(st.Board.Active, st.Board.Step)
	v := look.NewView(w, st, inst, &ev, nil)
	if t, _ := v.PatternFits(&inst.Effect.When); t == engine.Yes {
		x := engine.Exclusion{Effect: id, Why: engine.HasBegun, Rule: cr.SkipNotOnceStarted}
		w.Note(&engine.Step{Kind: engine.StepExcluded, Before: ev, Chosen: id, Chooser: engine.NoPlayer, Excluded: []engine.Exclusion{x}, Rules: []cr.Rule{cr.SkipNotOnceStarted}})
	}
}

// NoteHappened records an event that happened where a rule stands behind it
// that no effect's step has told.
func NoteHappened(w *play.Walker, st *play.State, ev *engine.Event) {
	if w.Trace == nil {
		return
	}
	rules := happeningRules(st, ev)
	if slices.ContainsFunc(st.Line.Took, func(t engine.TooLate) bool { return t.Object == ev.Object && ev.Object != engine.NoObject }) {
		rules = nil // told as the check was
	}
	if w.Rules.CommanderStateBased && MournedCommander(st.Board, ev) {
		rules = append(rules, cr.CommanderStateBased)
	}
	if len(rules) > 0 {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepHappen, Before: *ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: rules})
	}
}

// happeningRules are the rules behind an event as it happens.
func happeningRules(st *play.State, ev *engine.Event) []cr.Rule {
	switch {
	case ev.Kind == engine.LoseGame && ev.How == engine.EmptyLibrary:
		return []cr.Rule{cr.DrawEmptyLoses}
	case ev.Kind == engine.Move && ev.How == "sacrificed":
		if ev.Object != engine.NoObject && engine.CountersOfKind(st.Board.Objects[ev.Object].Counters, "shield") > 0 {
			return []cr.Rule{cr.SacrificeIsNotDestruction, cr.ShieldCounters}
		}
		return []cr.Rule{cr.SacrificeIsNotDestruction}
	case ev.Kind == engine.Move && ev.How == "destroyed" && ev.Cause == engine.ByStateBased:
		return []cr.Rule{cr.LethalDamage}
	case ev.Kind == engine.Move && ev.From == engine.Library && ev.Dest == engine.Hand:
		return []cr.Rule{cr.HandWithoutDraw}
	case ev.Kind == engine.Enter && !ev.Entry.Created && st.Board.Objects[ev.Object].Token == engine.Yes && ev.From == engine.Stack:
		return []cr.Rule{cr.SpellCopyTokenNotCreated}
	case ev.Kind == engine.Enter && ev.Entry.Created && ev.Doer != engine.NoPlayer && ev.Doer != ev.Player:
		return []cr.Rule{cr.TokenCreator}
	case ev.Kind == engine.Enter && ev.From == engine.Stack && len(st.Board.Objects[ev.Object].Traits) > 0:
		return []cr.Rule{cr.SpellEffectsFollow}
	case ev.Kind == engine.Connive && st.Board.Objects[ev.Object].Zone != engine.Battlefield:
		return []cr.Rule{cr.ConniveLastKnown}
	case ev.Kind == engine.Explore_ && st.Board.Objects[ev.Object].Zone != engine.Battlefield:
		return []cr.Rule{cr.ExploreLastKnown}
	case ev.Kind == engine.PutCounters && ev.Doubled:
		return []cr.Rule{cr.DoublingCountersPutsCounters}
	case ev.Kind == engine.Move && ev.Object == engine.NoObject && ev.From == engine.Library && entersFromLibrary(st, ev.Player):
		return []cr.Rule{cr.EntersTopOfLibrary}
	}
	return nil
}

// entersFromLibrary reports whether a card of the player's library is entering
// in the same moment.
func entersFromLibrary(st *play.State, p engine.PlayerID) bool {
	for i := range st.Moment {
		ev := &st.Moment[i].Ev
		if ev.Kind == engine.Enter && ev.From == engine.Library && st.Board.Objects[ev.Object].Owner == p {
			return true
		}
	}
	return false
}

// NoteNoDamage records that prevention effects for who or what an event takes
// life from, or destroys, have no part in it: they prevent damage alone.
func NoteNoDamage(w *play.Walker, st *play.State, ev *engine.Event) {
	if w.Trace == nil || ev.Result || ev.Kind != engine.LoseLife && ev.Kind != engine.PayLife && ev.Kind != engine.Destroy {
		return
	}
	hurt := *ev
	hurt.Kind, hurt.To = engine.Damage, look.Affected(ev)
	for id := range w.ByKind[engine.Damage].All() {
		inst := &w.Scenario.Effects[id]
		v := look.NewView(w, st, inst, &hurt, nil)
		if inst.Effect.Kind != engine.Prevention || possible.Spends(inst.Effect, "shield") || !possible.Present(w, st, &v, id) {
			continue // a shield counter answers destruction too
		}
		if fits, _ := v.PatternFits(&inst.Effect.When); fits == engine.Yes {
			w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: *ev, Chosen: id, Chooser: engine.NoPlayer,
				Excluded: []engine.Exclusion{{Effect: id, Why: engine.DamageAlone, Rule: cr.PreventionDefinition}}, Rules: []cr.Rule{cr.PreventionDefinition}})
		}
	}
}

// appliedBefore reports whether the trace already tells of an application of
// the effect.
func appliedBefore(w *play.Walker, id engine.EffectID) bool {
	if w.Trace == nil {
		return false
	}
	for i := range *w.Trace {
		if st := &(*w.Trace)[i]; st.Kind == engine.StepApply && st.Chosen == id {
			return true
		}
	}
	return false
}

// MournedCommander reports whether an event puts a commander into a graveyard or
// into exile, from where its owner may move it on (cr.CommanderStateBased).
func MournedCommander(b *engine.Board, ev *engine.Event) bool {
	return ev.Kind == engine.Move && ev.Object != engine.NoObject && (ev.Dest == engine.Graveyard || ev.Dest == engine.Exile) && engine.HasWord(b.Objects[ev.Object].Marks, "commander") && b.Objects[ev.Object].Token != engine.Yes
}

// Ownerless reports whether what an event affects has no controller, so that
// its owner chooses (cr.OwnerChoosesWithoutController).
func Ownerless(w *play.Walker, st *play.State, ev *engine.Event) bool {
	who := look.Affected(ev)
	if ev.Kind == engine.Enter || !who.IsObject() {
		return false
	}
	o := &st.Board.Objects[who.Object]
	return o.Controller == engine.NoPlayer || w.Rules.OwnerOutOfPlay && o.Zone != engine.Battlefield && o.Zone != engine.AnyZone
}

// NoteDraws records that several players draw, one after the other
// (cr.DrawApnap).
func NoteDraws(w *play.Walker, st *play.State, later []play.Task) {
	if w.Trace == nil {
		return
	}
	first := engine.NoPlayer
	for i := range later {
		switch t := &later[i]; {
		case t.Draws == 0:
		case first == engine.NoPlayer:
			first = t.Drawer
		case t.Drawer != first:
			w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExpand, Before: single(&t.Proto), Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.DrawApnap}})
			return
		}
	}
}

// single is one of the draws that an instruction to draw contains.
func single(ev *engine.Event) engine.Event {
	one := *ev
	one.Kind, one.Amount = engine.Draw, 1
	return one
}
