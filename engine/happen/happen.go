package happen

import (
	"apnap/engine"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/turn"
)

// Happen lets every event of the moment happen at once, and lines up what
// follows: additional effects immediately, draws after them
// (cr.PreventionExtra, cr.ReplacementDrawsLast).
func Happen(w *play.Walker, st *play.State) {
	before, happened, told := st.Board, len(st.Line.Past), st.Facts.Len()
	if onlyPlayers(st.Moment) {
		st.OwnPlayers()
	} else {
		st.Own()
	}
	st.Moved = nil
	foldCounters(w, st)
	foldSetLife(w, st)
	tales := make([]play.Tale, len(st.Moment))
	for i := range st.Moment {
		cite.NoteHappened(w, st, &st.Moment[i].Ev)
		occur(w, st, &st.Moment[i], &tales[i])
	}
	playersLeave(w, st, st.Moment)
	st.Moment = st.Moment[:0]
	if len(w.Watching) > 0 {
		watch(w, st, &occurred{facts: withEnteringCounters(w, st.Facts.Since(told)), before: before, past: happened})
	}
	LineUp(w, st)
}

// onlyPlayers reports whether what happens changes players alone, and no object.
func onlyPlayers(moment []play.Node) bool {
	for i := range moment {
		switch ev := &moment[i].Ev; ev.Kind {
		case engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife:
		case engine.Damage:
			if !ev.To.IsPlayer() {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// foldCounters puts counters that settled inside an entering back into it, so
// that they are there as it enters.
func foldCounters(w *play.Walker, st *play.State) {
	for i := 0; i < len(st.Moment); i++ {
		n := &st.Moment[i]
		if n.Ev.Kind != engine.PutCounters || n.Parent == 0 {
			continue
		}
		j := st.At(n.Parent)
		if j < 0 || st.Moment[j].Ev.Kind != engine.Enter || n.Ev.To.Object != st.Moment[j].Ev.Object {
			continue
		}
		entry := *st.Moment[j].Ev.Entry
		entry.Counters = AddCounters(entry.Counters, n.Ev.Counter, n.Ev.Amount)
		st.Moment[j].Ev.Entry = &entry
		st.Drop(i)
		i--
	}
}

// AddCounters is a list with n more counters of a kind, never below none.
func AddCounters(cs []engine.CounterCount, kind string, n int) []engine.CounterCount {
	out := make([]engine.CounterCount, 0, len(cs)+1)
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
		out = append(out, engine.CounterCount{Kind: kind, N: n})
	}
	return out
}

// occur changes the board by one event and records the fact, in told.
func occur(w *play.Walker, st *play.State, n *play.Node, told *play.Tale) {
	b, f, ev := st.Board, &told.Fact, &told.Event
	f.Event, f.Amount, f.Shield, f.By, f.Moment = n.Ev, n.Ev.Amount, engine.NoEffect, n.Ev.By, st.Moment0
	if w.History {
		st.Line.Past = play.Behind(st.Line.Past, *ev)
	}
	switch ev.Kind {
	case engine.GainLife, engine.LoseLife:
		changeLife(w, b, ev)
	case engine.SetLife:
		if b.Players[ev.Player].Life == engine.Unset {
			b.Players[ev.Player].Life = ev.Amount
		}
	case engine.Draw:
		drawOne(w, st, f)
	case engine.Damage:
		if possible.Marks(w, st, ev) {
			b.Objects[ev.To.Object].Damage += ev.Amount
		}
		look.Hurt(b, ev.To, ev.Source)
	case engine.PutCounters, engine.RemoveCounters:
		f.Amount = changeCounters(w, b, ev)
	case engine.Move:
		MoveObject(w, st, ev)
	case engine.Enter:
		enterObject(w, st, ev)
	case engine.Discard, engine.CounterSpell, engine.Mill, engine.PayLife:
	case engine.SearchLibrary:
		if ev.Object != engine.NoObject {
			st.Moved = append(st.Moved, ev.Object) // what follows is done with what was found
		}
	case engine.Reveal:
		if ev.Until != nil {
			st.Moved = append(st.Moved, ev.Until.Found...)
		}
	case engine.ShuffleLibrary:
		reorder(b, ev.Player)
	case engine.BeginPhase:
		f.Amount = max(f.Amount, 1)
		turn.PhaseBegun(w, st, ev)
		if ev.Untold {
			return
		}
	case engine.ExtraTurn:
		f.Amount = max(f.Amount, 1)
		st.Line.Extra = st.Line.Extra[:len(st.Line.Extra):len(st.Line.Extra)]
		for range f.Amount {
			st.Line.Extra = append(st.Line.Extra, ev.Player)
		}
	case engine.OtherAction:
		f.Amount = otherAction(w, b, ev)
		if f.Amount < 0 {
			return
		}
	default:
		if ev.Kind.LooksAtTop() {
			reorder(b, ev.Player)
		}
		occurObject(w, b, ev)
	}
	if f.Amount == 0 && countable(ev.Kind) {
		return
	}
	st.Facts = st.Facts.And(told)
}

// countable reports whether an event of amount 0 is none.
func countable(k engine.EventKind) bool {
	switch k {
	case engine.Damage, engine.GainLife, engine.LoseLife, engine.PayLife, engine.Draw, engine.PutCounters, engine.RemoveCounters, engine.Mill:
		return true
	}
	return false
}

// changeLife adds or takes life where the total is known.
func changeLife(w *play.Walker, b *engine.Board, ev *engine.Event) {
	p := &b.Players[ev.Player]
	if p.Life == engine.Unset {
		return
	}
	if ev.Kind == engine.GainLife {
		p.Life += ev.Amount
		return
	}
	p.Life -= ev.Amount
}

// drawOne moves a card from library to hand; from an empty library nothing is
// drawn (cr.DrawEmptyLoses).
func drawOne(w *play.Walker, st *play.State, f *engine.Fact) {
	p := &st.Board.Players[f.Event.Player]
	f.Amount = 1
	if p.Library == 0 {
		f.Amount = 0
		st.Line.Vain |= 1 << uint(f.Event.Player)
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepImpossible, Before: f.Event, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.DrawEmptyLoses}})
		possible.Nothing(w, st, f.Event, possible.EmptyStore(p, play.LibraryStore))
		return
	}
	if f.Event.By == engine.NoEffect {
		st.Drawn++
	}
	drawTop(w, st, &f.Event)
	if p.Library != engine.Unset {
		p.Library--
	}
	if p.Hand != engine.Unset {
		p.Hand++
	}
}

// drawTop makes the card drawn the one that the question names on top of the library.
func drawTop(w *play.Walker, st *play.State, ev *engine.Event) {
	b := st.Board
	if ev.Object = CardAt(b, ev.Player, 1); ev.Object != engine.NoObject {
		o := &b.Objects[ev.Object]
		o.Zone, o.Place = engine.Hand, 0
		o.Moves++
		o.MovedAt = st.Moment0
	}
	lift(b, ev.Player, 0, 1)
}

// untold reports whether nobody said how much loyalty or defense a permanent of
// the question has, so that it is taken to have as much as it loses.
func untold(w *play.Walker, ev *engine.Event) bool {
	if !ev.To.IsObject() || int(ev.To.Object) >= len(w.Scenario.Board.Objects) {
		return false
	}
	o := &w.Scenario.Board.Objects[ev.To.Object]
	return o.Zone == engine.Battlefield && engine.CountersOfKind(o.Counters, ev.Counter) == 0
}

// changeCounters puts or removes counters and returns how many really.
func changeCounters(w *play.Walker, b *engine.Board, ev *engine.Event) int {
	list := &[]engine.CounterCount{}
	if ev.To.IsPlayer() {
		list = &b.Players[ev.To.Player].Counters
	} else if ev.To.IsObject() {
		list = &b.Objects[ev.To.Object].Counters
	}
	if ev.Kind == engine.PutCounters {
		*list = AddCounters(*list, ev.Counter, ev.Amount)
		return ev.Amount
	}
	n := min(ev.Amount, engine.CountersOfKind(*list, ev.Counter))
	if n == 0 && ev.Result && untold(w, ev) {
		return ev.Amount
	}
	*list = AddCounters(*list, ev.Counter, -n)
	return n
}

// occurObject is what the other kinds do to the object concerned.
func occurObject(w *play.Walker, b *engine.Board, ev *engine.Event) {
	if ev.Object == engine.NoObject {
		return
	}
	o := &b.Objects[ev.Object]
	switch ev.Kind {
	case engine.Regenerate:
		o.Tapped, o.Damage, o.Attacking, o.Blocking = true, 0, false, false
	case engine.Tap:
		o.Tapped = true
	case engine.Untap:
		o.Untaps()
	case engine.AttachTo:
		o.AttachedTo, o.Reattached = ev.To, true
	case engine.CastSpell:
		if o.Zone != engine.Stack {
			if o.Zone == engine.Library {
				leavesLibrary(b, ev)
			}
			countCard(b, o.Owner, o.Zone, -1)
			o.Zone, o.Spell, o.Controller = engine.Stack, true, ev.Player
		}
	case engine.PhaseOut:
		o.Zone = engine.AnyZone // treated as though it did not exist
	case engine.PhaseIn:
		o.Zone = engine.Battlefield
	case engine.TurnFaceUp:
		o.FaceDown = false
		if ev.Entry != nil {
			turnedAs(b, ev.Object, ev.Entry)
		}
	case engine.Alter:
		if ev.Traits != nil {
			b.AddTraits(ev.Object, ev.Traits)
		}
	case engine.GainControl:
		b.AddTraits(ev.Object, &engine.Traits{CopyOf: engine.NoObject, HasController: true, Controller: ev.Player, ThisTurn: ev.ThisTurn})
	}
}

// otherAction carries out an action known by its verb alone and returns its
// amount, -1 when it did nothing.
func otherAction(w *play.Walker, b *engine.Board, ev *engine.Event) int {
	if ev.What == "remove damage" && ev.Object != engine.NoObject {
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

// LineUp puts what waits for the moment's end on the agenda: additional effects
// first, draws last, the active player's before the others' (cr.DrawApnap), and behind
// them what is done with a card drawn.
func LineUp(w *play.Walker, st *play.State) {
	later := st.Later
	st.Later = nil
	cite.NoteDraws(w, st, later)
	look.MomentOver(st)
	for i := len(later) - 1; i >= 0; i-- {
		if later[i].OfDraw {
			st.Agenda = append(st.Agenda, later[i])
		}
	}
	for rank := len(st.Board.Players) - 1; rank >= 0; rank-- {
		for i := len(later) - 1; i >= 0; i-- {
			if later[i].Draws > 0 && look.ApnapRank(w, st, later[i].Drawer) == rank {
				st.Agenda = append(st.Agenda, later[i])
			}
		}
	}
	for i := len(later) - 1; i >= 0; i-- {
		if later[i].Draws == 0 && !later[i].OfDraw {
			st.Agenda = append(st.Agenda, later[i])
		}
	}
}
