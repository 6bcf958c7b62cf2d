package look

import (
	"apnap/engine"
	"apnap/engine/play"
	"apnap/engine/say"
)

// byEffect reports whether it is an effect that would bring the view's event
// about. Tokens and counters are an effect's as soon as a replacement or
// prevention effect creates or puts them, whatever the event was at first
// (cr.IfAnEffectWould); before that rule they were what the event was
// (cr.ActionIsNoEffect).
func (v *View) byEffect() engine.Tri {
	ev := v.Ev
	switch {
	case ev.Effected && v.W.Rules.IfAnEffect, ev.Cause == engine.ByEffect, ev.Cause == engine.CauseUnknown:
		return engine.Yes
	case ev.Cause == engine.ByActionOrEffect:
		return v.Unknown(ev.To.Object, InEvent(say.New("whether a player's action (\"plays\", \"for its morph cost\") or an effect (\"by an effect\") has that happen to %s", v.St.Board.NameOf(ev.To.Object))))
	}
	return engine.No
}

// Effected makes an event one that a replacement effect does in place of, or
// with, another. Until the rules said that this is an effect as well, tokens and
// counters had the cause of what was replaced (cr.ActionIsNoEffect).
func Effected(w *play.Walker, st *play.State, ev, was *engine.Event) {
	ev.Effected, ev.Cause = true, engine.ByEffect
	if w.Rules.IfAnEffect || !PutsOrCreates(ev.Kind) || was.Result {
		return
	}
	ev.Cause = was.Cause
	if ev.Cause == engine.CauseUnknown && actionUsual(st.Board, was) {
		ev.Cause = engine.ByActionOrEffect
	}
}

// actionUsual reports whether an event is one that a player's special action
// brings about as often as an effect: a land enters, a permanent is turned face up.
func actionUsual(b *engine.Board, ev *engine.Event) bool {
	return ev.Kind == engine.TurnFaceUp || ev.Kind == engine.Enter && b.Objects[ev.Object].Types&engine.Land != 0
}

// PutsOrCreates reports whether an event is of a kind of which effects say "if an
// effect would": tokens created, counters put.
func PutsOrCreates(k engine.EventKind) bool {
	return k == engine.PutCounters || k == engine.CreateTokens
}

// ActionOf is the action that a fact tells by its result: a sacrifice by the
// permanent's going, tokens created by their entering. The zero event where
// there is none.
func ActionOf(ev *engine.Event) engine.Event {
	a := *ev
	switch {
	case ev.Kind == engine.Move && ev.How == "sacrificed":
		a.Kind = engine.Sacrifice
	case ev.Kind == engine.Move && ev.How == "destroyed":
		a.Kind = engine.Destroy
	case ev.Kind == engine.Enter && ev.Entry != nil && ev.Entry.Created:
		a.Kind, a.Object = engine.CreateTokens, engine.NoObject
	default:
		a.Kind = engine.NoEvent
	}
	return a
}
