package happen

import (
	"apnap/engine"
	"apnap/engine/play"
)

// CardAt is the card that the question names at a place from the top of a player's
// library, 1 for the top card; NoObject for one that nobody named.
func CardAt(b *engine.Board, p engine.PlayerID, place int) engine.ObjectID {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Place == place && o.Zone == engine.Library && o.Owner == p {
			return engine.ObjectID(i)
		}
	}
	return engine.NoObject
}

// lift moves the named cards of a library that lie below a place up by n places: that
// many cards above them have left.
func lift(b *engine.Board, p engine.PlayerID, below, n int) {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Place > below && o.Zone == engine.Library && o.Owner == p {
			o.Place = max(0, o.Place-n)
		}
	}
}

// reorder makes the order of a player's library one that nobody knows.
func reorder(b *engine.Board, p engine.PlayerID) {
	lift(b, p, 0, len(b.Objects)+play.MaxTimes*play.MaxTimes)
}

// Named are the events that a move of the top cards of a library consists of: one for
// each card that the question names there, and one for the others.
func Named(b *engine.Board, ev engine.Event) []engine.Event {
	if ev.Object != engine.NoObject || ev.Player == engine.NoPlayer {
		return []engine.Event{ev}
	}
	rest := ev
	var known []engine.Event
	for place := 1; place <= ev.Amount && place <= len(b.Objects)+play.MaxTimes; place++ {
		if id := CardAt(b, ev.Player, place); id != engine.NoObject {
			one := ev
			one.Object, one.Amount, one.OnTop = id, 1, false
			known = append(known, one)
			rest.Amount--
		}
	}
	if rest.Amount > 0 || len(known) == 0 {
		known = append(known, rest)
	}
	return known
}

// leavesLibrary notes what the leaving of a card, or of the top cards, makes of the
// places of the others.
func leavesLibrary(b *engine.Board, ev *engine.Event) {
	if ev.Uncounted() {
		reorder(b, ev.Player)
		return
	}
	if ev.Object == engine.NoObject {
		lift(b, ev.Player, 0, ev.Amount)
		return
	}
	if o := &b.Objects[ev.Object]; o.Place > 0 {
		lift(b, o.Owner, o.Place, 1)
		o.Place = 0
	}
}

// joinsLibrary notes what cards put into a library make of the places there.
func joinsLibrary(b *engine.Board, p engine.PlayerID, ev *engine.Event) {
	switch ev.Position {
	case "bottom":
	case "top":
		for i := range b.Objects {
			if o := &b.Objects[i]; o.Place > 0 && o.Zone == engine.Library && o.Owner == p {
				o.Place += ev.Amount
			}
		}
		if ev.Object != engine.NoObject {
			b.Objects[ev.Object].Place = 1
		}
	default:
		reorder(b, p)
	}
}
