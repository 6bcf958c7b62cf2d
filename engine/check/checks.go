package check

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/play"
)

// Check lets state-based actions do between two moments of the question what they have to
// (cr.StateBasedActions): what the moments before have left without life, poisoned, without
// toughness or with lethal damage is not there for what comes next. It reports whether they
// do anything. Within the resolution of one spell there is no check.
func Check(w *play.Walker, st *play.State) bool {
	if st.Moment0 == 0 || st.Line.Checked == st.Moment0 && !someGone(w, st) || sameResolution(w, st) {
		return false
	}
	st.Line.Checked = st.Moment0
	first := st.Line.Seen
	st.Line.Seen = st.Facts.Len()
	if leftOpen(w, st) {
		return true
	}
	found := dooms(w, st, first)
	st.Line.Vain = 0
	for _, d := range found {
		if d.why == unbreakable || saidLater(w, st, d.of) || d.why == zeroToughness && madeSo(w, st, d.of.Object) {
			continue
		}
		ev, rules := doomEvent(w, st, d), []cr.Rule{cr.StateBasedActions, d.why.rule()}
		if d.of.IsObject() {
			st.Line.Took = append(st.Line.Took[:len(st.Line.Took):len(st.Line.Took)], engine.TooLate{Object: d.of.Object, Found: reached(w, st, d), Rules: rules})
		}
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepChecked, Before: ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer,
			Why: reached(w, st, d), Rules: rules})
		st.Put(ev, 0)
	}
	return len(st.Moment) > 0
}

// madeSo reports whether a token of the question was created with its toughness of 0: what
// makes more of it may be told as the next thing that its spell does, or be in words of the
// token that nobody gave.
func madeSo(w *play.Walker, st *play.State, id engine.ObjectID) bool {
	return int(id) >= len(w.Scenario.Board.Objects) && engine.CountersOfKind(st.Board.Objects[id].Counters, "-1/-1") == 0
}

// someGone reports whether the last check took a permanent or a player, so that there is
// another before anything else (cr.StateBasedActions).
func someGone(w *play.Walker, st *play.State) bool {
	gone := w.Recall(st).LastOf(func(f *engine.Fact) bool {
		ev := &f.Event
		return !f.Nothing && f.Shield == engine.NoEffect && (ev.Kind == engine.LoseGame || ev.Kind == engine.Move && ev.From == engine.Battlefield)
	})
	return gone.Len() > st.Line.Seen
}

// doomEvent is what the check does.
func doomEvent(w *play.Walker, st *play.State, d doom) engine.Event {
	if d.of.IsPlayer() {
		return losingFor(d.of.Player, d.why)
	}
	id := d.of.Object
	ev := destroying(id)
	if d.why == lethallyHurt || d.why == deadlyTouched {
		return ev
	}
	ev.Kind, ev.From, ev.Dest, ev.How = engine.Move, engine.Battlefield, engine.Graveyard, ""
	return ev
}

// destroying is the destruction of a permanent by the check.
func destroying(id engine.ObjectID) engine.Event {
	return engine.Event{Kind: engine.Destroy, Player: engine.NoPlayer, Object: id, To: engine.Nobody(), Source: engine.NoObject, Doer: engine.NoPlayer, Under: engine.NoPlayer,
		Amount: 1, By: engine.NoEffect, Cause: engine.ByStateBased, How: "destroyed"}
}

// sameResolution reports whether the next moment is something else that the spell does of
// which the last one told. What does the same again is another spell of the name. Several
// costs are paid together.
func sameResolution(w *play.Walker, st *play.State) bool {
	was, is := lastBefore(w.Scenario.Events[:st.Moment0]), firstOf(w.Scenario.Events[st.Moment0:])
	if is != nil && finishes(w, st, is) {
		return true
	}
	if was == nil || is == nil {
		return false
	}
	if is.OfDraw || was.Cause == engine.ByCost && is.Cause == engine.ByCost {
		return true
	}
	if is.Kind == engine.Move && is.From == engine.Stack && is.Object != engine.NoObject && is.Object == was.Source {
		return true
	}
	if goesOnTold(was, is) {
		return true
	}
	if was.Source == engine.NoObject || was.Source != is.Source || was.Kind == engine.CastSpell || was.Kind == is.Kind || int(was.Source) >= len(st.Board.Objects) {
		return false
	}
	o := &st.Board.Objects[was.Source]
	return o.Types&(engine.Instant|engine.Sorcery) != 0 || o.Spell
}

// goesOnTold reports whether the next moment only tells as it stands what else is so of the thing that an ability has just done something
// to: that it attacks this turn if able.
func goesOnTold(was, is *engine.Event) bool {
	const words = " " // what is an action by itself is one word
	return is.Kind == engine.OtherAction && strings.Contains(is.What, words) && is.Source == engine.NoObject && is.Object != engine.NoObject && was.Source != engine.NoObject && !was.Combat &&
		(was.Object == is.Object || was.To == engine.ObjectEntity(is.Object))
}

// finishes reports whether an event is that the spell leaves the stack of which the last moment told that it resolves, which is
// the last part of its resolution (cr.ResolvedSpellGraveyard).
func finishes(w *play.Walker, st *play.State, is *engine.Event) bool {
	return is.Kind == engine.Move && is.From == engine.Stack && is.Object != engine.NoObject && slices.ContainsFunc(w.Scenario.Events[st.Moment0-1].Resolve, func(r engine.Resolving) bool {
		return w.Scenario.ByText(r) && w.Scenario.Effects[r.Effect].Source == is.Object
	})
}

// lastBefore is the last event of moments, nil for none; a moment that only changes what things
// are has none of its own.
func lastBefore(moments []engine.Happening) *engine.Event {
	for i := len(moments) - 1; i >= 0; i-- {
		if n := len(moments[i].Events); n > 0 {
			return &moments[i].Events[n-1]
		}
	}
	return nil
}

// firstOf is the first event of moments, nil for none.
func firstOf(moments []engine.Happening) *engine.Event {
	for i := range moments {
		if len(moments[i].Events) > 0 {
			return &moments[i].Events[0]
		}
	}
	return nil
}

// saidLater reports whether the question itself tells in one of the next moments what the
// check does to somebody or something, and nothing needs it before.
func saidLater(w *play.Walker, st *play.State, of engine.Entity) bool {
	for _, h := range w.Scenario.Events[st.Moment0:] {
		for i := range h.Events {
			if ev := &h.Events[i]; told(ev, of) {
				return true
			} else if uses(ev, of) {
				return false
			}
		}
	}
	return false
}

// told reports whether an event is what the check does, or what replaces that.
func told(ev *engine.Event, of engine.Entity) bool {
	if of.IsPlayer() {
		return ev.Kind == engine.LoseGame && ev.Player == of.Player
	}
	if ev.Object != of.Object || ev.Source != engine.NoObject && ev.Source != of.Object {
		return false
	}
	switch ev.Kind {
	case engine.Destroy, engine.Regenerate:
		return true
	case engine.Move:
		return (ev.From == engine.Battlefield || ev.From == engine.AnyZone) && ev.Dest == engine.Graveyard && ev.How != "sacrificed"
	}
	return false
}

// uses reports whether an event is of or about somebody or something.
func uses(ev *engine.Event, of engine.Entity) bool {
	if of.IsPlayer() {
		return ev.Player == of.Player || ev.To.Player == of.Player || ev.Doer == of.Player
	}
	return ev.Object == of.Object || ev.Source == of.Object || ev.To.Object == of.Object
}

// TooLate refuses noncombat damage whose source a check took before: it may be what an
// ability does that was waiting, and may be meant to come before.
func TooLate(w *play.Walker, st *play.State, ev *engine.Event) bool {
	if ev.Kind != engine.Damage || ev.Combat && !w.Rules.CombatOnStack || !st.HasLeft(ev.Source) {
		return false
	}
	for i := range st.Line.Took {
		if t := &st.Line.Took[i]; t.Object == ev.Source {
			late := *t
			late.Event = *ev
			w.Fail(&late)
			return true
		}
	}
	return false
}
