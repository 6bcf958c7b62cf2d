package engine

import "apnap/engine/say"

// byEffect reports whether it is an effect that would bring the view's event
// about. Tokens and counters are an effect's as soon as a replacement or
// prevention effect creates or puts them, whatever the event was at first
// (cr.IfAnEffectWould); before that rule they were what the event was
// (cr.ActionIsNoEffect).
func (v *view) byEffect() Tri {
	ev := v.ev
	switch {
	case ev.Effected && v.w.rules.ifAnEffect, ev.Cause == ByEffect, ev.Cause == CauseUnknown:
		return Yes
	case ev.Cause == ByActionOrEffect:
		return v.unknown(ev.To.Object, inEvent(say.New("whether a player's action (\"plays\", \"for its morph cost\") or an effect (\"by an effect\") has that happen to %s", v.st.board.nameOf(ev.To.Object))))
	}
	return No
}

// effected makes an event one that a replacement effect does in place of, or
// with, another. Until the rules said that this is an effect as well, tokens and
// counters had the cause of what was replaced (cr.ActionIsNoEffect).
func (w *walker) effected(st *state, ev, was *Event) {
	ev.Effected, ev.Cause = true, ByEffect
	if w.rules.ifAnEffect || !putsOrCreates(ev.Kind) || was.Result {
		return
	}
	ev.Cause = was.Cause
	if ev.Cause == CauseUnknown && actionUsual(st.board, was) {
		ev.Cause = ByActionOrEffect
	}
}

// actionUsual reports whether an event is one that a player's special action
// brings about as often as an effect: a land enters, a permanent is turned face up.
func actionUsual(b *Board, ev *Event) bool {
	return ev.Kind == TurnFaceUp || ev.Kind == Enter && b.Objects[ev.Object].Types&Land != 0
}

// putsOrCreates reports whether an event is of a kind of which effects say "if an
// effect would": tokens created, counters put.
func putsOrCreates(k EventKind) bool { return k == PutCounters || k == CreateTokens }
