package engine

// happen lets every event of the moment happen at once, and lines up what
// follows: additional effects immediately, draws after them
// (cr.PreventionExtra, cr.ReplacementDrawsLast).
func (w *walker) happen(st *state) {
	st.own()
	st.moved = nil
	w.foldCounters(st)
	for i := range st.moment {
		w.noteHappened(st, &st.moment[i].ev)
		w.occur(st, &st.moment[i])
	}
	st.moment = nil
	w.lineUp(st)
}

// lineUp puts what waits for the moment's end on the agenda: additional effects
// first, draws last, the active player's before the others' (cr.DrawApnap).
func (w *walker) lineUp(st *state) {
	later := st.later
	st.later = nil
	w.noteDraws(st, later)
	for rank := len(st.board.Players) - 1; rank >= 0; rank-- {
		for i := len(later) - 1; i >= 0; i-- {
			if later[i].draws > 0 && w.apnapRank(st, later[i].drawer) == rank {
				st.agenda = append(st.agenda, later[i])
			}
		}
	}
	for i := len(later) - 1; i >= 0; i-- {
		if later[i].draws == 0 {
			st.agenda = append(st.agenda, later[i])
		}
	}
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
	f := Fact{Event: ev, Amount: ev.Amount, Shield: NoEffect, By: ev.By}
	st.happened[ev.Kind] = st.happened[ev.Kind].plus(w.counted(st, &ev))
	switch ev.Kind {
	case GainLife, LoseLife:
		w.changeLife(b, &ev)
	case SetLife:
		if b.Players[ev.Player].Life == Unset {
			b.Players[ev.Player].Life = ev.Amount
		}
	case Draw:
		w.drawOne(st, &f)
	case Damage:
		if ev.To.IsObject() {
			b.Objects[ev.To.Object].Damage += ev.Amount
		}
	case PutCounters, RemoveCounters:
		f.Amount = w.changeCounters(b, &ev)
	case Move:
		w.moveObject(st, &ev)
	case Enter:
		w.enterObject(st, &ev)
	case Discard, CounterSpell, Mill, PayLife:
	case BeginPhase:
		f.Amount = max(f.Amount, 1)
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
	st.facts = append(st.facts, f)
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
		w.nothing(st, f.Event, p.Name+"'s library is empty")
		return
	}
	if p.Library != Unset {
		p.Library--
	}
	if p.Hand != Unset {
		p.Hand++
	}
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
	*list = addCounters(*list, ev.Counter, -n)
	return n
}

// moveObject puts an object into another zone, where it is a new object
// (cr.NewObject).
func (w *walker) moveObject(st *state, ev *Event) {
	b := st.board
	if ev.Object == NoObject {
		w.moveUnnamed(b, ev)
		return
	}
	o := &b.Objects[ev.Object]
	if ev.From == Battlefield && ev.Dest == Graveyard {
		st.moved = append(st.moved, ev.Object)
	}
	if o.Zone == Battlefield {
		before := *o
		o.last = &before
	}
	countCard(b, o.Owner, o.Zone, -1)
	countCard(b, o.Owner, ev.Dest, 1)
	o.Zone, o.Damage, o.Tapped = ev.Dest, 0, false
	o.Attacking, o.Blocking = false, false
	o.Controller = NoPlayer
	o.moves++
}

// moveUnnamed counts cards that nobody named.
func (w *walker) moveUnnamed(b *Board, ev *Event) {
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
	o := w.project(st, ev)
	countCard(st.board, o.Owner, ev.From, -1)
	o.moves = st.board.Objects[ev.Object].moves
	if ev.From != OutsideGame && ev.From != Stack {
		o.moves++
	}
	o.AttachedTo = ev.Entry.AttachedTo
	// People go on calling a copy by the name the question gave it.
	o.Name = st.board.Objects[ev.Object].Name
	st.board.Objects[ev.Object] = *o
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
		o.AttachedTo = ev.To
	case TurnFaceUp:
		o.FaceDown = false
	case GainControl:
		o.Controller = ev.Player
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

// nextTask takes the next thing from the agenda.
func (w *walker) nextTask(st *state) {
	st.round = round{last: NoPlayer}
	last := len(st.agenda) - 1
	t := st.agenda[last]
	st.agenda = st.agenda[:last:last]
	st.occasions = nil
	switch {
	case t.next:
		w.nextMoment(st)
	case t.draws > 0:
		if t.draws > 1 {
			rest := t
			rest.draws--
			st.agenda = append(st.agenda, rest)
		}
		ev := t.proto
		ev.Kind, ev.Amount, ev.Marks = Draw, 1, t.marks
		st.put(ev, 0)
		if t.marks.bits != 0 {
			// Whatever applies now does so because of the effects before it.
			n := &st.moment[len(st.moment)-1]
			n.looked, n.changed, n.within = true, true, true
		}
	case len(t.events) > 0:
		for _, ev := range t.events {
			st.put(ev, 0)
		}
	case len(t.ins) > 0:
		w.carryOutNext(st, t)
	}
}

// nextMoment opens the question's next moment.
func (w *walker) nextMoment(st *state) {
	if st.moment0 >= len(w.sc.Events) {
		return
	}
	h := &w.sc.Events[st.moment0]
	st.moment0++
	st.agenda = append(st.agenda, task{next: true})
	w.change(st, h.Change)
	w.noteBegun(st)
	for i := range h.Events {
		st.put(h.Events[i], 0)
	}
	w.lineUpText(st, h)
}

// change carries out the changes of the board before a moment.
func (w *walker) change(st *state, changes []BoardChange) {
	if len(changes) == 0 {
		return
	}
	b := st.own()
	for _, c := range changes {
		if c.NextTurn {
			b.Active = c.Player
			w.endTurn(st)
			continue
		}
		o := &b.Objects[c.Object]
		o.Zone = c.Zone
		o.moves++
	}
}

// endTurn ends what lasts for a turn (cr.DurationEnds).
func (w *walker) endTurn(st *state) {
	for i := range w.sc.Effects {
		switch w.sc.Effects[i].Effect.Until {
		case ThisTurn, UntilEndOfCombat, ThisCombat:
			st.budgets[i] = 0
		}
	}
	for i := range st.happened {
		st.happened[i] = 0
	}
}
