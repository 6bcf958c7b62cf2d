package engine

import "apnap/engine/cr"

// happen lets every event of the moment happen at once, and lines up what
// follows: additional effects immediately, draws after them
// (cr.PreventionExtra, cr.ReplacementDrawsLast).
func (w *walker) happen(st *state) {
	st.own()
	st.moved = nil
	w.foldCounters(st)
	w.foldSetLife(st)
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
	st.momentOver()
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
	case Damage:
		if ev.To.IsObject() {
			b.Objects[ev.To.Object].Damage += ev.Amount
			b.Objects[ev.To.Object].hurt(ev.Source)
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
		w.note(Step{Moment: st.moment0 - 1, Kind: StepImpossible, Before: f.Event, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.DrawEmptyLoses}})
		w.nothing(st, f.Event, emptyLibrary(st.board, f.Event.Player))
		return
	}
	if f.Event.By == NoEffect && f.Event.Marks.bits == 0 {
		st.drawn++
	}
	if p.Library != Unset {
		p.Library--
	}
	if p.Hand != Unset {
		p.Hand++
	}
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
	o.ExiledWith = nil
	if ev.Dest == Exile && w.links {
		o.ExiledWith = w.exiledBy(ev)
	}
}

// forget leaves of an object that changes zones what is so of the card alone:
// the new object has no memory of the old (cr.NewObject).
func (o *Object) forget() {
	o.unchanged()
	o.renewed()
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
	if ev.Entry.CopyOf != NoObject && o.card == nil {
		card := *before
		card.Controller = NoPlayer
		o.card = &card
	}
	w.settleIn(st, o, before, ev.Object)
	countCard(st.board, o.Owner, ev.From, -1)
	o.moves, o.taken = before.moves, before.taken || before.moves > 0 || before.Controller != NoPlayer && before.Controller != ev.Under
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

// nextTask takes the next thing from the agenda.
func (w *walker) nextTask(st *state) {
	st.round = round{last: NoPlayer}
	st.momentOver()
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

// nextMoment opens the question's next moment, after the beginnings of turns
// and steps that have to come before it.
func (w *walker) nextMoment(st *state) {
	if st.moment0 >= len(w.sc.Events) {
		w.closing(st)
		return
	}
	st.agenda = append(st.agenda, task{next: true})
	h := &w.sc.Events[st.moment0]
	st.drawn, st.changedDraw = 0, false
	if w.isLost(st, h) {
		st.moment0++
		w.lose(st, h)
		return
	}
	if ev, ok := w.lead(st, h); ok {
		st.line.led = true
		w.openPhase(st, ev)
		return
	}
	if len(st.line.acts) > 0 && !h.begins() {
		st.agenda = append(st.agenda, st.line.acts...)
		st.line.acts = nil
		return
	}
	st.line.led = false
	st.moment0++
	w.start(st)
	w.change(st, h.Change)
	for i := range h.Events {
		ev := h.Events[i]
		if ev.Kind == BeginPhase {
			w.openPhase(st, ev)
		} else if w.putLinked(st, ev) {
			continue
		} else if w.findObject(st, &ev) {
			st.put(ev, 0)
		} else {
			w.note(Step{Moment: st.moment0 - 1, Before: ev, Kind: StepImpossible, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.ImpossibleIgnored}})
			w.nothing(st, ev, "it is not there any more")
		}
	}
	w.lineUpText(st, h)
}

// findObject looks for what an event of the question is about where earlier
// ones may have put it: what has left the zone it would be found in is not
// there for the event.
func (w *walker) findObject(st *state, ev *Event) bool {
	if ev.To.IsObject() {
		if o := &st.board.Objects[ev.To.Object]; o.movedAt > 0 && o.Zone != Battlefield {
			return false
		}
	}
	if ev.Object == NoObject || st.board.Objects[ev.Object].movedAt == 0 {
		return true
	}
	o := &st.board.Objects[ev.Object]
	switch ev.Kind {
	case Move, Enter:
		if ev.From == AnyZone {
			ev.From = o.Zone
		}
		return ev.From == o.Zone && (ev.Kind == Move || o.Zone != Battlefield)
	case Destroy, Sacrifice, Tap, Untap, Regenerate, AttachTo, Transform, TurnFaceUp, PhaseOut, GainControl, Explore_, Connive:
		return o.Zone == Battlefield
	case Discard:
		return o.Zone == Hand
	}
	return true
}

// lose passes over a moment that was due in a turn, phase or step that has been
// skipped.
func (w *walker) lose(st *state, h *Happening) {
	because := "the " + st.line.lost + " is skipped"
	for i := range h.Events {
		w.note(Step{Moment: st.moment0 - 1, Before: h.Events[i], Kind: StepLost, Chosen: NoEffect, Chooser: NoPlayer, Note: because, Rules: []cr.Rule{cr.SkippedScheduleLost}})
		w.nothing(st, h.Events[i], because)
	}
}

// change carries out the changes of the board before a moment.
func (w *walker) change(st *state, changes []BoardChange) {
	if len(changes) == 0 {
		return
	}
	b := st.own()
	for i := range changes {
		c := &changes[i]
		switch {
		case c.TurnEnds:
			w.endTurn(st)
			b = st.board
		case c.CombatEnds:
			w.expire(st, ofCombat)
		case c.Skip != "":
			ev := beginning(c.Player, c.Skip)
			ev.Untold = false
			w.openPhase(st, ev)
			st.moment = nil
			w.skip(st, ev)
		case c.Traits != nil:
			b.addTraits(c.Object, c.Traits)
		default:
			ev := Event{Kind: Move, Object: c.Object, From: b.Objects[c.Object].Zone, Dest: c.Zone}
			w.moveObject(st, &ev)
			if c.Zone == Battlefield {
				b.Objects[c.Object].Controller = b.Objects[c.Object].Owner
			}
		}
	}
}
