package engine

import "apnap/engine/cr"

// happen lets every event of the moment happen at once, and lines up what
// follows: additional effects immediately, draws after them
// (cr.PreventionExtra, cr.ReplacementDrawsLast).
func (w *walker) happen(st *state) {
	before, happened, told := st.board, len(st.line.past), st.facts.len()
	st.own()
	st.moved = nil
	w.foldCounters(st)
	w.foldSetLife(st)
	for i := range st.moment {
		w.noteHappened(st, &st.moment[i].ev)
		w.occur(st, &st.moment[i])
	}
	w.playersLeave(st, st.moment)
	st.moment = st.moment[:0]
	if len(w.watching) > 0 {
		w.watch(st, &occurred{facts: st.facts.since(told), before: before, past: happened})
	}
	w.lineUp(st)
}

// foldCounters puts counters that settled inside an entering back into it, so
// that they are there as it enters.
func (w *walker) foldCounters(st *state) {
	for i := 0; i < len(st.moment); i++ {
		n := &st.moment[i]
		if n.ev.Kind != PutCounters || n.parent == 0 {
			continue
		}
		j := st.at(n.parent)
		if j < 0 || st.moment[j].ev.Kind != Enter || n.ev.To.Object != st.moment[j].ev.Object {
			continue
		}
		entry := *st.moment[j].ev.Entry
		entry.Counters = addCounters(entry.Counters, n.ev.Counter, n.ev.Amount)
		st.moment[j].ev.Entry = &entry
		st.drop(i)
		i--
	}
}

// addCounters is a list with n more counters of a kind, never below none.
func addCounters(cs []CounterCount, kind string, n int) []CounterCount {
	out := make([]CounterCount, 0, len(cs)+1)
	found := false
	for _, c := range cs {
		if c.Kind == kind {
			found = true
			c.N += n
		}
		if c.N > 0 {
			out = append(out, c)
		}
	}
	if !found && n > 0 {
		out = append(out, CounterCount{kind, n})
	}
	return out
}

// occur changes the board by one event and records the fact.
func (w *walker) occur(st *state, n *node) {
	ev := n.ev
	b := st.board
	f := Fact{Event: ev, Amount: ev.Amount, Shield: NoEffect, By: ev.By, Moment: st.moment0}
	if w.history {
		st.line.past = append(st.line.past[:len(st.line.past):len(st.line.past)], ev)
	}
	switch ev.Kind {
	case GainLife, LoseLife:
		w.changeLife(b, &ev)
	case SetLife:
		if b.Players[ev.Player].Life == Unset {
			b.Players[ev.Player].Life = ev.Amount
		}
	case Draw:
		w.drawOne(st, &f)
		ev.Object = f.Event.Object
	case Damage:
		if w.marks(st, &ev) {
			b.Objects[ev.To.Object].Damage += ev.Amount
		}
		b.hurt(ev.To, ev.Source)
	case PutCounters, RemoveCounters:
		f.Amount = w.changeCounters(b, &ev)
	case Move:
		w.moveObject(st, &ev)
	case Enter:
		w.enterObject(st, &ev)
	case Discard, CounterSpell, Mill, PayLife:
	case ShuffleLibrary, Scry, Surveil:
		b.reorder(ev.Player)
	case BeginPhase:
		f.Amount = max(f.Amount, 1)
		w.phaseBegun(st, &ev)
		if ev.Untold {
			return
		}
	case ExtraTurn:
		f.Amount = max(f.Amount, 1)
		st.line.extra = st.line.extra[:len(st.line.extra):len(st.line.extra)]
		for range f.Amount {
			st.line.extra = append(st.line.extra, ev.Player)
		}
	case OtherAction:
		f.Amount = w.otherAction(b, &ev)
		if f.Amount < 0 {
			return
		}
	default:
		w.occurObject(b, &ev)
	}
	f.Event = ev
	if f.Amount == 0 && countable(ev.Kind) {
		return
	}
	st.facts = st.facts.and(f)
}

// countable reports whether an event of amount 0 is none.
func countable(k EventKind) bool {
	switch k {
	case Damage, GainLife, LoseLife, PayLife, Draw, PutCounters, RemoveCounters, Mill:
		return true
	}
	return false
}

// changeLife adds or takes life where the total is known.
func (w *walker) changeLife(b *Board, ev *Event) {
	p := &b.Players[ev.Player]
	if p.Life == Unset {
		return
	}
	if ev.Kind == GainLife {
		p.Life += ev.Amount
		return
	}
	p.Life -= ev.Amount
}

// drawOne moves a card from library to hand; from an empty library nothing is
// drawn (cr.DrawEmptyLoses).
func (w *walker) drawOne(st *state, f *Fact) {
	p := &st.board.Players[f.Event.Player]
	f.Amount = 1
	if p.Library == 0 {
		f.Amount = 0
		st.line.vain |= 1 << uint(f.Event.Player)
		w.note(Step{Moment: st.moment0 - 1, Kind: StepImpossible, Before: f.Event, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.DrawEmptyLoses}})
		w.nothing(st, f.Event, emptyStore(p, libraryStore))
		return
	}
	if f.Event.By == NoEffect && f.Event.Marks.bits == 0 {
		st.drawn++
	}
	w.drawTop(st, &f.Event)
	if p.Library != Unset {
		p.Library--
	}
	if p.Hand != Unset {
		p.Hand++
	}
}

// drawTop makes the card drawn the one that the question names on top of the library.
func (w *walker) drawTop(st *state, ev *Event) {
	b := st.board
	if ev.Object = b.cardAt(ev.Player, 1); ev.Object != NoObject {
		o := &b.Objects[ev.Object]
		o.Zone, o.Place = Hand, 0
		o.moves++
		o.movedAt = st.moment0
	}
	b.lift(ev.Player, 0, 1)
}

// untold reports whether nobody said how much loyalty or defense a permanent of
// the question has, so that it is taken to have as much as it loses.
func (w *walker) untold(ev *Event) bool {
	if !ev.To.IsObject() || int(ev.To.Object) >= len(w.sc.Board.Objects) {
		return false
	}
	o := &w.sc.Board.Objects[ev.To.Object]
	return o.Zone == Battlefield && countersOn(o.Counters, ev.Counter) == 0
}

// changeCounters puts or removes counters and returns how many really.
func (w *walker) changeCounters(b *Board, ev *Event) int {
	list := &[]CounterCount{}
	if ev.To.IsPlayer() {
		list = &b.Players[ev.To.Player].Counters
	} else if ev.To.IsObject() {
		list = &b.Objects[ev.To.Object].Counters
	}
	if ev.Kind == PutCounters {
		*list = addCounters(*list, ev.Counter, ev.Amount)
		return ev.Amount
	}
	n := min(ev.Amount, countersOn(*list, ev.Counter))
	if n == 0 && ev.Result && w.untold(ev) {
		return ev.Amount
	}
	*list = addCounters(*list, ev.Counter, -n)
	return n
}

// occurObject is what the other kinds do to the object concerned.
func (w *walker) occurObject(b *Board, ev *Event) {
	if ev.Object == NoObject {
		return
	}
	o := &b.Objects[ev.Object]
	switch ev.Kind {
	case Regenerate:
		o.Tapped, o.Damage, o.Attacking, o.Blocking = true, 0, false, false
	case Tap:
		o.Tapped = true
	case Untap:
		o.Tapped = false
	case AttachTo:
		o.AttachedTo, o.reattached = ev.To, true
	case CastSpell:
		if o.Zone != Stack {
			if o.Zone == Library {
				b.leavesLibrary(ev)
			}
			countCard(b, o.Owner, o.Zone, -1)
			o.Zone, o.Spell, o.Controller = Stack, true, ev.Player
		}
	case PhaseOut:
		o.Zone = AnyZone // treated as though it did not exist
	case PhaseIn:
		o.Zone = Battlefield
	case TurnFaceUp:
		o.FaceDown = false
		if ev.Entry != nil {
			b.turnedAs(ev.Object, ev.Entry)
		}
	case GainControl:
		b.addTraits(ev.Object, &Traits{CopyOf: NoObject, HasController: true, Controller: ev.Player, ThisTurn: ev.ThisTurn})
	}
}

// otherAction carries out an action known by its verb alone and returns its
// amount, -1 when it did nothing.
func (w *walker) otherAction(b *Board, ev *Event) int {
	if ev.What == "remove damage" && ev.Object != NoObject {
		o := &b.Objects[ev.Object]
		n := o.Damage
		o.Damage = 0
		if n == 0 {
			return -1
		}
		return n
	}
	return ev.Amount
}
