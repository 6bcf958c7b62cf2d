package engine

// cardAt is the card that the question names at a place from the top of a player's
// library, 1 for the top card; NoObject for one that nobody named.
func (b *Board) cardAt(p PlayerID, place int) ObjectID {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Place == place && o.Zone == Library && o.Owner == p {
			return ObjectID(i)
		}
	}
	return NoObject
}

// lift moves the named cards of a library that lie below a place up by n places: that
// many cards above them have left.
func (b *Board) lift(p PlayerID, below, n int) {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.Place > below && o.Zone == Library && o.Owner == p {
			o.Place = max(0, o.Place-n)
		}
	}
}

// reorder makes the order of a player's library one that nobody knows.
func (b *Board) reorder(p PlayerID) { b.lift(p, 0, len(b.Objects)+maxTimes*maxTimes) }

// named are the events that a move of the top cards of a library consists of: one for
// each card that the question names there, and one for the others.
func (b *Board) named(ev Event) []Event {
	if ev.Object != NoObject || ev.Player == NoPlayer {
		return []Event{ev}
	}
	rest := ev
	var known []Event
	for place := 1; place <= ev.Amount && place <= len(b.Objects)+maxTimes; place++ {
		if id := b.cardAt(ev.Player, place); id != NoObject {
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
func (b *Board) leavesLibrary(ev *Event) {
	if ev.Object == NoObject {
		b.lift(ev.Player, 0, ev.Amount)
		return
	}
	if o := &b.Objects[ev.Object]; o.Place > 0 {
		b.lift(o.Owner, o.Place, 1)
		o.Place = 0
	}
}

// joinsLibrary notes what cards put into a library make of the places there.
func (b *Board) joinsLibrary(p PlayerID, ev *Event) {
	switch ev.Position {
	case "bottom":
	case "top":
		for i := range b.Objects {
			if o := &b.Objects[i]; o.Place > 0 && o.Zone == Library && o.Owner == p {
				o.Place += ev.Amount
			}
		}
		if ev.Object != NoObject {
			b.Objects[ev.Object].Place = 1
		}
	default:
		b.reorder(p)
	}
}
