package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// The steps that begin with something that players do by the rules alone.
const (
	untapStep   = "untap step"
	drawStep    = "draw step"
	cleanupStep = "cleanup step"
)

// mostInHand is how many cards a player keeps in a cleanup step.
const mostInHand = 7

// stepActions says that what a player does by the rules alone as a step begins is left out, where
// the question has such a step begin and tells no event of that: nothing happens in a question
// that nobody says. Where something has steps skipped, what begins is what is asked.
func (b *builder) stepActions() {
	if b.skipsSteps() {
		return
	}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.BeginPhase || ev.Player == engine.NoPlayer {
				continue
			}
			name := shape.PlayerName(b.board.Players[ev.Player].Name)
			switch {
			case ev.What == untapStep && b.hasTapped(ev.Player) && !b.toldAfter(h, engine.Untap):
				b.assume(say.New("What %s untaps as that step begins is left out; say it as an event", name))
			case ev.What == drawStep && !b.toldAfter(h, engine.DrawCards) && !b.toldAfter(h, engine.Draw):
				b.assume(say.New("The card that %s draws as that step begins is left out; say it as an event", name))
			case ev.What == cleanupStep && b.board.Players[ev.Player].Hand > mostInHand && !b.toldAfter(h, engine.Discard):
				b.assume(say.New("What %s discards as that step begins is left out; say it as an event", name))
			}
		}
	}
}

// skipsSteps reports whether an effect of the question waits for a step to begin.
func (b *builder) skipsSteps() bool {
	skips := false
	for i := range b.sc.Effects {
		if e := b.sc.Effects[i].Effect; e.Kind == engine.Replacement {
			engine.Kinds(&e.When, func(k engine.EventKind) { skips = skips || k == engine.BeginPhase })
		}
	}
	return skips
}

// hasTapped reports whether a player controls a tapped permanent.
func (b *builder) hasTapped(p engine.PlayerID) bool {
	return slices.ContainsFunc(b.board.Objects, func(o engine.Object) bool {
		return o.Tapped && o.Controller == p && o.Zone == engine.Battlefield
	})
}

// toldAfter reports whether a moment or one after it has an event of a kind.
func (b *builder) toldAfter(h int, k engine.EventKind) bool {
	return slices.ContainsFunc(b.sc.Events[h:], func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == k })
	})
}
