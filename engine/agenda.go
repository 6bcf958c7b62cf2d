package engine

import (
	"apnap/engine/cr"
	"apnap/engine/say"
)

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
	w.oneByOne(st)
}

// nextMoment opens the question's next moment, after the beginnings of turns
// and steps that have to come before it.
func (w *walker) nextMoment(st *state) {
	if st.moment0 >= len(w.sc.Events) {
		w.closing(st)
		return
	}
	if len(st.agenda) == 0 {
		st.agenda = w.goOn[:1:1]
	} else {
		st.agenda = append(st.agenda, task{next: true})
	}
	if w.check(st) {
		return
	}
	h := &w.sc.Events[st.moment0]
	drawn, changed := st.drawn, st.changedDraw
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
	w.fixConditions(st)
	w.change(st, h.Change)
	if w.putMoved(st, h.Events) {
		w.lineUpText(st, h)
		return
	}
	for i := range h.Events {
		ev := h.Events[i]
		if ev.OfDraw && !w.ofDraw(st, &ev, drawn, changed) {
			continue
		}
		if w.tooLate(st, &ev) {
			return
		}
		if w.aimsInVain(st, &ev) {
			continue
		}
		if ev.Kind == BeginPhase {
			w.openPhase(st, ev)
		} else if w.putLinked(st, ev) {
			continue
		} else if w.offTheStack(st, &ev) {
			continue // what kept its spell from resolving has been told
		} else if w.findObject(st, &ev) {
			w.putNamed(st, ev)
		} else {
			rules := []cr.Rule{cr.ImpossibleIgnored}
			if ev.Kind == Regenerate {
				rules = append(rules, cr.MustExistBefore)
			}
			w.note(Step{Moment: st.moment0 - 1, Before: ev, Kind: StepImpossible, Chosen: NoEffect, Chooser: NoPlayer, Rules: rules})
			w.nothing(st, ev, say.New("it is not there any more"))
		}
	}
	if w.allInVain(st, h) {
		return
	}
	w.lineUpText(st, h)
	w.resolveTriggers(st, h)
}

// putNamed puts an event into the moment; where it moves the top cards of a library,
// one for each that the question names.
func (w *walker) putNamed(st *state, ev Event) {
	if !ev.OnTop {
		st.put(ev, 0)
		return
	}
	for _, one := range st.board.named(ev) {
		st.put(one, 0)
	}
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
	case Destroy, Sacrifice, Tap, Untap, Regenerate, AttachTo, Transform, TurnFaceUp, PhaseOut, GainControl:
		return o.Zone == Battlefield
	case Explore_, Connive:
		return o.Zone == Battlefield || o.last != nil // cr.ExploreLastKnown, cr.ConniveLastKnown
	case Discard:
		return o.Zone == Hand
	}
	return true
}

// offTheStack reports whether an event is what a spell does that the question says was
// cast, and that can't do it: it was not cast after all, or it was countered since.
func (w *walker) offTheStack(st *state, ev *Event) bool {
	if ev.Source == NoObject || int(ev.Source) >= len(w.sc.Board.Objects) || w.sc.Board.Objects[ev.Source].Types&(Instant|Sorcery) == 0 {
		return false
	}
	for _, h := range w.sc.Events[:st.moment0-1] {
		for i := range h.Events {
			if h.Events[i].Kind == CastSpell && h.Events[i].Object == ev.Source {
				return st.board.Objects[ev.Source].Zone != Stack
			}
		}
	}
	return false
}

// lose passes over a moment that was due in a turn, phase or step that has been
// skipped.
func (w *walker) lose(st *state, h *Happening) {
	because := say.New("%s is skipped", PhaseSays(st.line.lost))
	for i := range h.Events {
		w.note(Step{Moment: st.moment0 - 1, Before: h.Events[i], Kind: StepLost, Chosen: NoEffect, Chooser: NoPlayer, Why: because, Rules: []cr.Rule{cr.SkippedScheduleLost}})
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
