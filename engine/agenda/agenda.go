package agenda

import (
	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/check"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/moment"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
	"apnap/engine/turn"
)

// nextTask takes the next thing from the agenda.
func nextTask(w *play.Walker, st *play.State) {
	st.Round = play.Round{Last: engine.NoPlayer}
	look.MomentOver(st)
	look.SettleStatements(w, st)
	last := len(st.Agenda) - 1
	t := &st.Agenda[last]
	st.Agenda = st.Agenda[:last:last] // what is added from here on stands elsewhere
	st.Occasions = nil
	switch {
	case t.Next:
		nextMoment(w, st)
	case t.Draws > 0:
		if t.Draws > 1 {
			rest := *t
			rest.Draws--
			st.Agenda = append(st.Agenda, rest)
		}
		ev := t.Proto
		ev.Kind, ev.Amount, ev.Marks = engine.Draw, 1, t.Marks
		st.Put(ev, 0)
		if t.Marks.Bits != 0 {
			// Whatever applies now does so because of the effects before it.
			n := &st.Moment[len(st.Moment)-1]
			n.Looked, n.Changed, n.Within = true, true, true
		}
	case len(t.Events) > 0:
		for _, ev := range t.Events {
			st.Put(ev, 0)
		}
	case len(t.Ins) > 0:
		carryOutNext(w, st, *t)
	}
	moment.OneByOne(w, st)
}

// nextMoment opens the question's next moment, after the beginnings of turns
// and steps that have to come before it.
func nextMoment(w *play.Walker, st *play.State) {
	if st.Moment0 >= len(w.Scenario.Events) {
		turn.Closing(w, st)
		return
	}
	if len(st.Agenda) == 0 {
		st.Agenda = w.GoOn[:1:1]
	} else {
		st.Agenda = append(st.Agenda, play.Task{Next: true})
	}
	if check.Check(w, st) {
		return
	}
	h := &w.Scenario.Events[st.Moment0]
	drawn, changed := st.Drawn, st.ChangedDraw
	st.Drawn, st.ChangedDraw = 0, false
	if turn.IsLost(w, st, h) {
		st.Moment0, st.Since = st.Moment0+1, st.Moments
		lose(w, st, h)
		return
	}
	if ev, ok := turn.Lead(w, st, h); ok {
		st.Line.Led = true
		turn.OpenPhase(w, st, ev)
		return
	}
	if len(st.Line.Acts) > 0 && !turn.Begins(h) {
		st.Agenda = append(st.Agenda, st.Line.Acts...)
		st.Line.Acts = nil
		return
	}
	if cast := uncast(w, st); cast || unpaidFor(w, st) {
		forNothing(w, st, cast)
		return
	}
	st.Line.Led = false
	st.Moment0, st.Since = st.Moment0+1, st.Moments
	turn.Start(w, st)
	apply.FixConditions(w, st)
	change(w, st, h.Change)
	look.SettleStatements(w, st)
	if happen.PutMoved(w, st, h.Events) || happen.PutExchanged(w, st, h.Events) {
		lineUpText(w, st, h)
		return
	}
	for i := range h.Events {
		ev := &w.Buf.Opening // which what is called below looks at and does not keep
		*ev = h.Events[i]
		if ev.OfDraw && !ofDraw(w, st, ev, drawn, changed) {
			continue
		}
		if check.TooLate(w, st, ev) {
			return
		}
		if moment.AimsInVain(w, st, ev) || noCreature(w, st, ev) {
			continue
		}
		byPower(st, ev)
		byTotal(st, ev)
		if ev.Kind == engine.BeginPhase {
			turn.OpenPhase(w, st, *ev)
		} else if happen.PutLinked(w, st, *ev) {
			continue
		} else if offTheStack(w, st, ev) {
			continue // what kept its spell from resolving has been told
		} else if !neverEntered(w, st, ev) && findObject(w, st, ev) {
			putNamed(w, st, *ev)
		} else {
			rules := []cr.Rule{cr.ImpossibleIgnored}
			if ev.Kind == engine.Regenerate {
				rules = append(rules, cr.MustExistBefore)
			}
			w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: *ev, Kind: engine.StepImpossible, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: rules})
			possible.Impossible(w, st, *ev, say.New("it is not there any more"))
		}
	}
	if source := resolves(w, h); len(h.Resolve) > 0 && source != engine.NoObject && offTheStack(w, st, &engine.Event{Source: source}) {
		return // as above
	}
	if moment.AllInVain(w, st, h) {
		return
	}
	lineUpText(w, st, h)
	resolveTriggers(w, st, h)
}

// putNamed puts an event into the moment; where it moves the top cards of a library,
// one for each that the question names.
func putNamed(w *play.Walker, st *play.State, ev engine.Event) {
	if !ev.OnTop {
		st.Put(ev, 0)
		return
	}
	for _, one := range happen.Named(st.Board, ev) {
		st.Put(one, 0)
	}
}

// findObject looks for what an event of the question is about where earlier
// ones may have put it: what has left the zone it would be found in is not
// there for the event.
func findObject(w *play.Walker, st *play.State, ev *engine.Event) bool {
	if ev.To.IsObject() {
		if o := &st.Board.Objects[ev.To.Object]; o.MovedAt > 0 && o.Zone != engine.Battlefield {
			return false
		}
	}
	if ev.Object == engine.NoObject || st.Board.Objects[ev.Object].MovedAt == 0 {
		return true
	}
	o := &st.Board.Objects[ev.Object]
	switch ev.Kind {
	case engine.Move, engine.Enter:
		if ev.From == engine.AnyZone {
			ev.From = o.Zone
		}
		return ev.From == o.Zone && (ev.Kind == engine.Move || o.Zone != engine.Battlefield)
	case engine.Destroy, engine.Sacrifice, engine.Tap, engine.Untap, engine.Regenerate, engine.AttachTo, engine.Transform, engine.TurnFaceUp, engine.PhaseOut, engine.GainControl, engine.Alter:
		return o.Zone == engine.Battlefield
	case engine.Explore_, engine.Connive:
		return o.Zone == engine.Battlefield || o.Last != nil // cr.ExploreLastKnown, cr.ConniveLastKnown
	case engine.Discard:
		return o.Zone == engine.Hand
	}
	return true
}

// byPower gives damage that is as much as a creature's power the power that it has now; of one
// that is gone the question's is the last known.
func byPower(st *play.State, ev *engine.Event) {
	if !ev.ByPower || ev.Source == engine.NoObject {
		return
	}
	if o := &st.Board.Objects[ev.Source]; o.Zone == engine.Battlefield && o.Power != engine.Unset {
		ev.Amount = max(0, look.Boosted(o.Power, o))
	}
}

// byTotal gives a life total that is doubled twice what it is now.
func byTotal(st *play.State, ev *engine.Event) {
	if ev.Kind == engine.SetLife && ev.How == engine.DoubledTotal {
		ev.Amount = 2 * st.Board.Players[ev.Player].Life
	}
}

// offTheStack reports whether an event is what a spell does that the question says was
// cast, and that can't do it: it was not cast after all, or it was countered since.
func offTheStack(w *play.Walker, st *play.State, ev *engine.Event) bool {
	if ev.Source == engine.NoObject || int(ev.Source) >= len(w.Scenario.Board.Objects) || w.Scenario.Board.Objects[ev.Source].Types&(engine.Instant|engine.Sorcery) == 0 {
		return false
	}
	for _, h := range w.Scenario.Events[:st.Moment0-1] {
		for i := range h.Events {
			if h.Events[i].Kind == engine.CastSpell && h.Events[i].Object == ev.Source {
				return st.Board.Objects[ev.Source].Zone != engine.Stack
			}
		}
	}
	return false
}

// lose passes over a moment that was due in a turn, phase or step that has been
// skipped.
func lose(w *play.Walker, st *play.State, h *engine.Happening) {
	because := say.New("%s is skipped", engine.PhaseSays(st.Line.Lost))
	for i := range h.Events {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: h.Events[i], Kind: engine.StepLost, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Why: because, Rules: []cr.Rule{cr.SkippedScheduleLost}})
		possible.Nothing(w, st, h.Events[i], because)
	}
}

// change carries out the changes of the board before a moment.
func change(w *play.Walker, st *play.State, changes []engine.BoardChange) {
	if len(changes) == 0 {
		return
	}
	b := st.Own()
	for i := range changes {
		c := &changes[i]
		switch {
		case c.TurnEnds:
			turn.EndTurn(w, st)
			b = st.Board
		case c.CombatEnds:
			turn.Expire(w, st, turn.OfCombat)
		case c.Skip != "":
			ev := look.Beginning(c.Player, c.Skip)
			ev.Untold = false
			turn.OpenPhase(w, st, ev)
			st.Moment = nil
			turn.Skip(w, st, ev)
		case c.Traits != nil:
			b.AddTraits(c.Object, c.Traits)
		default:
			ev := engine.Event{Kind: engine.Move, Object: c.Object, From: b.Objects[c.Object].Zone, Dest: c.Zone}
			happen.MoveObject(w, st, &ev)
			if c.Zone == engine.Battlefield {
				b.Objects[c.Object].Controller = b.Objects[c.Object].Owner
			}
		}
	}
}
