package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

// moveObject puts an object into another zone, where it is a new object
// (cr.NewObject).
func (w *walker) moveObject(st *state, ev *Event) {
	b := st.board
	if ev.Object == NoObject {
		w.moveUnnamed(b, ev)
		return
	}
	o := &b.Objects[ev.Object]
	if o.Zone == Library {
		b.leavesLibrary(ev)
	}
	if ev.From == Battlefield && ev.Dest == Graveyard {
		st.moved = append(st.moved, ev.Object)
	}
	if o.Zone == Battlefield {
		before := *o
		o.last = &before
	}
	countCard(b, o.Owner, o.Zone, -1)
	countCard(b, o.Owner, ev.Dest, 1)
	if o.Zone != Stack || ev.Dest != Battlefield {
		o.forget()
	}
	if o.Zone == Battlefield {
		b.unattach(ev.Object)
	}
	o.Zone, o.Damage, o.Tapped = ev.Dest, 0, false
	o.Attacking, o.Blocking, o.HurtBy = false, false, nil
	o.Controller = NoPlayer
	o.moves++
	o.movedAt = st.moment0
	o.ExiledWith, o.exiledBy = nil, 0
	if ev.Dest == Library {
		b.joinsLibrary(o.Owner, ev)
	}
	if ev.Dest == Exile && w.links {
		if o.ExiledWith = w.exiledBy(ev); o.ExiledWith != nil {
			o.exiledBy = b.Objects[*o.ExiledWith].entered
		}
	}
}

// forget leaves of an object that changes zones what is so of the card alone:
// the new object has no memory of the old (cr.NewObject).
func (o *Object) forget() {
	o.unchanged()
	o.renewed()
	o.CopyOf = nil
	if o.card != nil {
		o.printed = o.card
		o.unchanged()
		o.card = nil
	}
	if o.Zone != Battlefield {
		return
	}
	o.Counters, o.AttachedTo, o.FaceDown, o.Chosen = nil, Nobody(), false, ""
	if hasWord(o.Marks, "commander") {
		o.Marks = []string{"commander"}
	} else {
		o.Marks = nil
	}
}

// unattach ends what is attached to an object that leaves.
func (b *Board) unattach(id ObjectID) {
	for i := range b.Objects {
		if o := &b.Objects[i]; o.AttachedTo == ObjectEntity(id) {
			o.AttachedTo, o.reattached = Nobody(), true
		}
	}
}

// moveUnnamed counts cards that nobody named.
func (w *walker) moveUnnamed(b *Board, ev *Event) {
	if ev.From == Library && ev.Player != NoPlayer {
		b.leavesLibrary(ev)
	}
	if ev.Dest == Library && ev.Player != NoPlayer {
		b.joinsLibrary(ev.Player, ev)
	}
	countCard(b, ev.Player, ev.From, -ev.Amount)
	countCard(b, ev.Player, ev.Dest, ev.Amount)
}

// countCard changes the number of cards in a player's zone, where it is known.
func countCard(b *Board, p PlayerID, z Zone, n int) {
	if p == NoPlayer {
		return
	}
	var c *int
	switch z {
	case Hand:
		c = &b.Players[p].Hand
	case Library:
		c = &b.Players[p].Library
	case Graveyard:
		c = &b.Players[p].Graveyard
	default:
		return
	}
	if *c != Unset {
		*c = max(0, *c+n)
	}
}

// enterObject puts a permanent onto the battlefield as its entry says.
func (w *walker) enterObject(st *state, ev *Event) {
	before := &st.board.Objects[ev.Object]
	if ev.From != Stack && before.printed != nil {
		before.unchanged()
	}
	o := w.project(st, ev)
	if ev.Entry.CopyOf != NoObject {
		st.board.becomesCopy(o, ev.Entry.CopyOf)
	}
	if ev.Entry.CopyOf != NoObject && o.card == nil {
		card := *before
		card.Controller = NoPlayer
		o.card = &card
	}
	w.settleIn(st, o, before, ev.Object)
	countCard(st.board, o.Owner, ev.From, -1)
	if before.Zone == Library {
		st.board.leavesLibrary(ev)
		o.Place = 0
	}
	o.entered++
	o.moves, o.taken = before.moves, before.taken || before.moves > 0 || before.Controller != ev.Under
	if ev.From != OutsideGame && ev.From != Stack {
		o.moves++
		o.movedAt = st.moment0
	}
	o.AttachedTo = ev.Entry.AttachedTo
	o.Marks = join(o.Marks, []string{"entered this turn"})
	// People go on calling a copy by the name the question gave it.
	o.Name = st.board.Objects[ev.Object].Name
	st.board.Objects[ev.Object] = *o
}

// MovedCounters is how counters are removed, and put, by an event that moves them from
// one object onto another.
const MovedCounters = "moved"

// putMoved opens the moment of counters that are moved: removed from one object and put on
// another, both or neither (cr.CountersMoved). It reports whether the events are that.
func (w *walker) putMoved(st *state, events []Event) bool {
	if len(events) != 2 || events[0].Kind != RemoveCounters || events[0].How != MovedCounters {
		return false
	}
	from, to := events[0], events[1]
	if there := countersOn(st.board.countersOf(from.To), from.Counter); from.Amount > there {
		from.Amount, to.Amount = there, there
	}
	if from.Amount == 0 || from.To == to.To || !st.board.inPlay(from.To) || !st.board.inPlay(to.To) {
		w.note(Step{Moment: st.moment0 - 1, Before: from, Kind: StepImpossible, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.CountersMoved}})
		w.nothing(st, from, say.New("no counter is moved"))
		return true
	}
	st.put(from, 0)
	st.put(to, 0)
	for i := len(st.moment) - 2; i < len(st.moment); i++ {
		id, because := w.forbidden(st, i)
		if because.IsZero() {
			continue
		}
		ev := st.moment[i].ev
		w.note(Step{Before: ev, Kind: StepCant, Chosen: id, Chooser: NoPlayer, Rules: append(w.cantRules(st, &ev), cr.CountersMoved)})
		w.nothing(st, ev, because)
		st.moment = st.moment[:len(st.moment)-2]
		return true
	}
	return true
}

// countersOf are the counters on something.
func (b *Board) countersOf(e Entity) []CounterCount {
	if e.IsObject() {
		return b.Objects[e.Object].Counters
	}
	return b.Players[e.Player].Counters
}

// inPlay reports whether something is a permanent on the battlefield, or a player.
func (b *Board) inPlay(e Entity) bool { return e.IsPlayer() || b.Objects[e.Object].Zone == Battlefield }
