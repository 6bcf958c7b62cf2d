package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// check lets state-based actions do between two moments of the question what they have to
// (cr.StateBasedActions): what the moments before have left without life, poisoned, without
// toughness or with lethal damage is not there for what comes next. It reports whether they
// do anything. Within the resolution of one spell there is no check.
func (w *walker) check(st *state) bool {
	if st.moment0 == 0 || st.line.checked == st.moment0 && !st.someGone() || w.sameResolution(st) {
		return false
	}
	st.line.checked = st.moment0
	first := st.line.seen
	st.line.seen = st.facts.len()
	found := w.dooms(st, first)
	st.line.vain = 0
	for _, d := range found {
		if d.why == unbreakable || w.saidLater(st, d.of) || d.why == zeroToughness && w.madeSo(st, d.of.Object) {
			continue
		}
		ev, rules := w.doomEvent(st, d), []cr.Rule{cr.StateBasedActions, d.why.rule()}
		if d.of.IsObject() {
			st.line.took = append(st.line.took[:len(st.line.took):len(st.line.took)], TooLate{Object: d.of.Object, Found: w.reached(st, d), Rules: rules})
		}
		w.note(Step{Moment: st.moment0 - 1, Kind: StepChecked, Before: ev, Chosen: NoEffect, Chooser: NoPlayer,
			Why: w.reached(st, d), Rules: rules})
		st.put(ev, 0)
	}
	return len(st.moment) > 0
}

// madeSo reports whether a token of the question was created with its toughness of 0: what
// makes more of it may be told as the next thing that its spell does, or be in words of the
// token that nobody gave.
func (w *walker) madeSo(st *state, id ObjectID) bool {
	return int(id) >= len(w.sc.Board.Objects) && countersOn(st.board.Objects[id].Counters, "-1/-1") == 0
}

// someGone reports whether the last check took a permanent or a player, so that there is
// another before anything else (cr.StateBasedActions).
func (st *state) someGone() bool {
	gone := st.facts.lastOf(func(f *Fact) bool {
		ev := &f.Event
		return !f.Nothing && f.Shield == NoEffect && (ev.Kind == LoseGame || ev.Kind == Move && ev.From == Battlefield)
	})
	return gone.len() > st.line.seen
}

// doomEvent is what the check does.
func (w *walker) doomEvent(st *state, d doom) Event {
	if d.of.IsPlayer() {
		return losingFor(d.of.Player, d.why)
	}
	id := d.of.Object
	ev := Event{Kind: Destroy, Player: NoPlayer, Object: id, To: Nobody(), Source: NoObject, Doer: NoPlayer, Under: NoPlayer, Amount: 1, By: NoEffect, Cause: ByStateBased}
	if d.why == lethallyHurt || d.why == deadlyTouched {
		ev.How = "destroyed"
		return ev
	}
	ev.Kind, ev.From, ev.Dest = Move, Battlefield, Graveyard
	return ev
}

// sameResolution reports whether the next moment is something else that the spell does of
// which the last one told. What does the same again is another spell of the name. Several
// costs are paid together.
func (w *walker) sameResolution(st *state) bool {
	last, next := w.sc.Events[st.moment0-1].Events, w.sc.Events[st.moment0].Events
	if len(last) == 0 || len(next) == 0 {
		return false
	}
	was, is := &last[len(last)-1], &next[0]
	if is.OfDraw || was.Cause == ByCost && is.Cause == ByCost {
		return true
	}
	if was.Source == NoObject || was.Source != is.Source || was.Kind == CastSpell || was.Kind == is.Kind || int(was.Source) >= len(st.board.Objects) {
		return false
	}
	o := &st.board.Objects[was.Source]
	return o.Types&(Instant|Sorcery) != 0 || o.Spell
}

// saidLater reports whether the question itself tells in one of the next moments what the
// check does to somebody or something, and nothing needs it before.
func (w *walker) saidLater(st *state, of Entity) bool {
	for _, h := range w.sc.Events[st.moment0:] {
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
func told(ev *Event, of Entity) bool {
	if of.IsPlayer() {
		return ev.Kind == LoseGame && ev.Player == of.Player
	}
	if ev.Object != of.Object || ev.Source != NoObject && ev.Source != of.Object {
		return false
	}
	switch ev.Kind {
	case Destroy, Regenerate:
		return true
	case Move:
		return (ev.From == Battlefield || ev.From == AnyZone) && ev.Dest == Graveyard && ev.How != "sacrificed"
	}
	return false
}

// uses reports whether an event is of or about somebody or something.
func uses(ev *Event, of Entity) bool {
	if of.IsPlayer() {
		return ev.Player == of.Player || ev.To.Player == of.Player || ev.Doer == of.Player
	}
	return ev.Object == of.Object || ev.Source == of.Object || ev.To.Object == of.Object
}

// TooLate is the error for what the question has an object do that a check took before.
type TooLate struct {
	Object ObjectID
	Found  say.Message // what the check found of it
	Rules  []cr.Rule
	Event  Event
}

// Error says what took the object.
func (e *TooLate) Error() string { return e.Found.String() }

// tooLate refuses noncombat damage whose source a check took before: it may be what an
// ability does that was waiting, and may be meant to come before.
func (w *walker) tooLate(st *state, ev *Event) bool {
	if ev.Kind != Damage || ev.Combat && !w.rules.combatOnStack || !st.hasLeft(ev.Source) {
		return false
	}
	for i := range st.line.took {
		if t := &st.line.took[i]; t.Object == ev.Source {
			late := *t
			late.Event = *ev
			w.fail(&late)
			return true
		}
	}
	return false
}
