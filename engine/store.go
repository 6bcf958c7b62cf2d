package engine

import (
	"slices"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// What players have is finite: an event takes as much of it as there is
// (cr.ImpossibleIgnored). What is paid is paid in full or not at all
// (cr.CostPaid, cr.PayLife).

// store is something of a player's that an event takes from.
type store uint8

const (
	noStore store = iota
	handStore
	libraryStore
	graveyardStore
	lifeStore
)

// storeOf is what an event takes from. The parts of an action were looked at
// with the action.
func storeOf(ev *Event) store {
	switch ev.Kind {
	case Discard:
		return handStore
	case Mill:
		return libraryStore
	case PayLife:
		return lifeStore
	case Move:
		if ev.How == "" {
			return zoneStore(ev.From)
		}
	}
	return noStore
}

// zoneStore is the store that a player's zone is.
func zoneStore(z Zone) store {
	switch z {
	case Hand:
		return handStore
	case Library:
		return libraryStore
	case Graveyard:
		return graveyardStore
	}
	return noStore
}

// held is how much a player has of a store, Unset where the question does not say.
func (p *Player) held(s store) int {
	switch s {
	case handStore:
		return p.Hand
	case libraryStore:
		return p.Library
	case graveyardStore:
		return p.Graveyard
	case lifeStore:
		return p.Life
	}
	return Unset
}

// asked is the fact how much a player has of a store.
func (s store) asked(p *Player) Missing {
	switch s {
	case handStore:
		return handOf(p)
	case libraryStore:
		return libraryOf(p)
	case graveyardStore:
		return graveyardOf(p)
	}
	return lifeTotalOf(p)
}

// takes is how much of its store an event takes.
func takes(ev *Event) int {
	if ev.Object != NoObject && ev.Kind != Mill {
		return 1
	}
	return ev.Amount
}

// holderOf is whose store an event takes from.
func (w *walker) holderOf(st *state, ev *Event) PlayerID {
	if ev.Kind == Move && ev.Object != NoObject {
		return st.board.Objects[ev.Object].Owner
	}
	return ev.Player
}

// there is how much an event finds in its store once others have taken what they
// take; Unset where that is not known, or where it takes from none.
func (w *walker) there(st *state, ev *Event, others []node) int {
	if ev.Kind == RemoveCounters {
		return st.board.countersThere(ev)
	}
	s, p := storeOf(ev), w.holderOf(st, ev)
	if s == noStore || p == NoPlayer {
		return Unset
	}
	have := st.board.Players[p].held(s)
	if have == Unset {
		return Unset
	}
	if s == libraryStore {
		have -= w.enteringFromLibrary(st, ev, p)
	}
	for i := range others {
		if other := &others[i].ev; storeOf(other) == s && w.holderOf(st, other) == p {
			have -= takes(other)
		}
	}
	return max(have, 0)
}

// ahead are the nodes that take before a node does: those that are settled, and
// those before it.
func (st *state) ahead(i int) []node {
	if storeOf(&st.moment[i].ev) == noStore {
		return nil
	}
	var out []node
	for k := range st.moment {
		if k < i || k > i && st.moment[k].phase == waiting {
			out = append(out, st.moment[k])
		}
	}
	return out
}

// enteringFromLibrary is how many cards of a library are entering from there, which
// milling and exiling pass over (cr.EntersTopOfLibrary).
func (w *walker) enteringFromLibrary(st *state, ev *Event, p PlayerID) int {
	if !w.rules.libraryPassed || ev.Kind == Move && ev.Dest != Exile {
		return 0
	}
	n := 0
	for i := range st.moment {
		if e := &st.moment[i].ev; e.Kind == Enter && e.From == Library && st.board.Objects[e.Object].Owner == p {
			n++
		}
	}
	return n
}

// wholeOrNot reports whether an event happens in full or not at all.
func wholeOrNot(ev *Event) bool { return ev.Cause == ByCost || ev.InFull || ev.Kind == PayLife }

// limit cuts a node's event down to what there is, and leaves it out where
// there is nothing to take or not all that is to be paid. It reports whether the
// event is gone.
func (w *walker) limit(st *state, i int) bool {
	ev := &st.moment[i].ev
	have, want := w.there(st, ev, st.ahead(i)), takes(ev)
	switch {
	case want <= 0 || !isFinite(ev):
		return false
	case have == Unset:
		w.takesEnough(st, ev)
		return false
	case have >= want:
		return false
	case wholeOrNot(ev):
		w.leaveOut(st, i, unpaidRules(ev), w.cannotPay(st, ev))
		return true
	case have == 0:
		w.leaveOut(st, i, limitRules(ev), w.nothingThere(st, ev))
		return true
	}
	ev.Amount = have
	w.note(Step{Moment: st.moment0 - 1, Kind: StepHappen, Before: *ev, Chosen: NoEffect, Chooser: NoPlayer, Rules: limitRules(ev)})
	return false
}

// cannotPay is why a payment is not made.
func (w *walker) cannotPay(st *state, ev *Event) say.Message {
	if ev.Kind == RemoveCounters {
		return w.nothingThere(st, ev)
	}
	return say.New("%s can't pay that", st.board.Players[w.holderOf(st, ev)].Called())
}

// nothingThere is why there is nothing for an event to take.
func (w *walker) nothingThere(st *state, ev *Event) say.Message {
	if ev.Kind == RemoveCounters {
		return say.New("%s has not so many counters of that kind", st.board.entityCalled(ev.To))
	}
	return emptyStore(&st.board.Players[w.holderOf(st, ev)], storeOf(ev))
}

// isFinite reports whether an event takes from what may run out.
func isFinite(ev *Event) bool {
	return storeOf(ev) != noStore || ev.Kind == RemoveCounters && !ev.Result && ev.Counter != ""
}

// leaveOut drops a node whose event can't be carried out.
func (w *walker) leaveOut(st *state, i int, rules []cr.Rule, because say.Message) {
	ev := st.moment[i].ev
	w.note(Step{Moment: st.moment0 - 1, Before: ev, Kind: StepImpossible, Chosen: NoEffect, Chooser: NoPlayer, Rules: rules})
	w.nothing(st, ev, because)
	st.drop(i)
}

// limitRules are the rules by which an event takes no more than there is.
func limitRules(ev *Event) []cr.Rule {
	if ev.Kind == Mill {
		return []cr.Rule{cr.MillAsManyAsThereAre, cr.ImpossibleIgnored}
	}
	return []cr.Rule{cr.ImpossibleIgnored}
}

// unpaidRules are the rules by which what is not there in full is not paid.
func unpaidRules(ev *Event) []cr.Rule {
	switch ev.Kind {
	case PayLife:
		return []cr.Rule{cr.CostPaid, cr.PayLife}
	case Mill:
		return []cr.Rule{cr.CostPaid, cr.MillAsManyAsThereAre}
	}
	return []cr.Rule{cr.CostPaid}
}

// emptyStore is why nothing can be taken where there is nothing.
func emptyStore(p *Player, s store) say.Message {
	you := p.Name == Speaker
	switch s {
	case handStore:
		if you {
			return say.New("your hand is empty")
		}
		return say.New("%s's hand is empty", p.Called())
	case graveyardStore:
		if you {
			return say.New("your graveyard is empty")
		}
		return say.New("%s's graveyard is empty", p.Called())
	}
	if you {
		return say.New("your library is empty")
	}
	return say.New("%s's library is empty", p.Called())
}

// fallsShort reports whether less is there than an event would take.
func (w *walker) fallsShort(st *state, ev *Event) bool {
	have := w.there(st, ev, nil)
	return have != Unset && have < takes(ev)
}

// countersThere is how many of the counters that an event takes off are there.
func (b *Board) countersThere(ev *Event) int {
	if ev.To.IsPlayer() {
		return countersOn(b.Players[ev.To.Player].Counters, ev.Counter)
	}
	if ev.To.IsObject() {
		return countersOn(b.Objects[ev.To.Object].Counters, ev.Counter)
	}
	return 0
}

// entityCalled names a player or an object for the gap of a message.
func (b *Board) entityCalled(e Entity) say.Message {
	if e.IsPlayer() {
		return b.Players[e.Player].Called()
	}
	return say.Text(b.entityName(e))
}

// taken is a store that a play takes from and of which nobody said how much
// there is.
type taken struct {
	player PlayerID
	from   store
}

// takesEnough notes that there is taken to be enough for an event; what it
// names is there.
func (w *walker) takesEnough(st *state, ev *Event) {
	if ev.Object != NoObject || ev.OfDraw {
		return
	}
	w.supposes(taken{w.holderOf(st, ev), storeOf(ev)})
}

// supposes notes that there is taken to be enough of something.
func (w *walker) supposes(t taken) {
	if !slices.Contains(w.taken, t) {
		w.taken = append(w.taken, t)
	}
}

// assumed are the sentences about what was taken to be there.
func (w *walker) assumed() []say.Message {
	slices.SortFunc(w.taken, func(a, b taken) int {
		if a.player != b.player {
			return int(a.player) - int(b.player)
		}
		return int(a.from) - int(b.from)
	})
	var out []say.Message
	for _, t := range w.taken {
		out = append(out, t.says(&w.sc.Board.Players[t.player]))
	}
	return out
}

// says is the assumption that a player has enough of it.
func (t taken) says(p *Player) say.Message {
	you := p.Name == Speaker
	switch t.from {
	case handStore:
		if you {
			return say.New("You have enough cards in hand for that")
		}
		return say.New("%s has enough cards in hand for that", p.Called())
	case graveyardStore:
		if you {
			return say.New("You have enough cards in your graveyard for that")
		}
		return say.New("%s has enough cards in the graveyard for that", p.Called())
	case lifeStore:
		if you {
			return say.New("You have enough life to pay that")
		}
		return say.New("%s has enough life to pay that", p.Called())
	}
	if you {
		return say.New("You have enough cards in your library for that")
	}
	return say.New("%s has enough cards in the library for that", p.Called())
}
