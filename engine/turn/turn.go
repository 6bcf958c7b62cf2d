package turn

import (
	"apnap/engine"
	"apnap/engine/cite"
	"apnap/engine/cr"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
)

// phaseOf is the turn, phase or step that a moment begins, or in which it takes
// place; "" where the question does not say.
func phaseOf(h *engine.Happening) (engine.PlayerID, string) {
	if len(h.Events) > 0 && h.Events[0].Kind == engine.BeginPhase {
		return h.Events[0].Player, h.Events[0].What
	}
	for i := range h.Change {
		if c := &h.Change[i]; c.Skip != "" {
			return c.Player, c.Skip
		}
	}
	return h.Whose, h.During
}

// Begins reports whether the moment is the beginning, or the skipping, of a
// turn, phase or step.
func Begins(h *engine.Happening) bool {
	who, what := phaseOf(h)
	return what != "" && who != engine.NoPlayer && h.During == ""
}

// ends reports whether the moment is the end of a turn.
func ends(h *engine.Happening) (engine.PlayerID, bool) {
	for i := range h.Change {
		if h.Change[i].TurnEnds {
			return h.Change[i].Player, true
		}
	}
	return engine.NoPlayer, false
}

// Lead finds the beginning of a turn or step that has to come before a moment:
// of the turns between, of an extra turn, of the turn or step it belongs to.
func Lead(w *play.Walker, st *play.State, h *engine.Happening) (engine.Event, bool) {
	if who, end := ends(h); end {
		return turnFirst(w, st, st.Line.Ended || who != engine.NoPlayer && who != st.Board.Active)
	}
	who, what := phaseOf(h)
	switch {
	case what == "":
		return turnFirst(w, st, st.Line.Ended && len(h.Events)+len(h.Change) > 0)
	case h.During != "" && engine.IsTurn(what):
		return turnFirst(w, st, who != st.Board.Active || st.Line.Ended || h.Next && !st.Line.Led)
	case engine.IsTurn(what):
		return leadTurn(w, st, h, who)
	}
	if who != st.Board.Active || st.Line.Ended || !stepAhead(w, st, h, what) {
		return nextTurn(w, st), true
	}
	if h.During != "" && st.Board.Step != what && st.Line.Came != what {
		return look.Beginning(who, what), true
	}
	return engine.Event{}, false
}

// stepAhead reports whether a phase or step of this turn can still come up, or
// for what takes place in one, has come up.
func stepAhead(w *play.Walker, st *play.State, h *engine.Happening, what string) bool {
	now, next := engine.StepRank(st.Line.Came), engine.StepRank(what)
	return next > now || next == now && (h.During != "" || now == 5)
}

// leadTurn finds the turns that come before a turn the question names.
func leadTurn(w *play.Walker, st *play.State, h *engine.Happening, who engine.PlayerID) (engine.Event, bool) {
	if n := len(st.Line.Extra); n > 0 {
		return turnFirst(w, st, st.Line.Extra[n-1] != who)
	}
	if h.Events != nil && h.Events[0].What == engine.ExtraTurnName {
		return engine.Event{}, false
	}
	if st.Moment0 == 0 && who == st.Board.Active && !h.Next {
		return engine.Event{}, false
	}
	return turnFirst(w, st, after(w, st, st.Line.Seat) != who)
}

// turnFirst is the beginning of the turn that comes next, where one has to come.
func turnFirst(w *play.Walker, st *play.State, comes bool) (engine.Event, bool) {
	if !comes {
		return engine.Event{}, false
	}
	return nextTurn(w, st), true
}

// after is the player whose turn follows a player's.
func after(w *play.Walker, st *play.State, p engine.PlayerID) engine.PlayerID {
	n := engine.PlayerID(len(st.Board.Players))
	for k := engine.PlayerID(1); k < n; k++ {
		if q := (p + k) % n; !st.Board.Players[q].Left {
			return q
		}
	}
	return p
}

// nextTurn is the beginning of the turn that comes next.
func nextTurn(w *play.Walker, st *play.State) engine.Event {
	if n := len(st.Line.Extra); n > 0 {
		return look.Beginning(st.Line.Extra[n-1], engine.ExtraTurnName)
	}
	return look.Beginning(after(w, st, st.Line.Seat), "turn")
}

// OpenPhase brings up the beginning of a turn, phase or step.
func OpenPhase(w *play.Walker, st *play.State, ev engine.Event) {
	if ev.Player == engine.NoPlayer {
		ev.Player = st.Board.Active
	}
	if engine.IsTurn(ev.What) {
		EndTurn(w, st)
		if n := len(st.Line.Extra); n > 0 && st.Line.Extra[n-1] == ev.Player {
			st.Line.Extra = st.Line.Extra[: n-1 : n-1]
			ev.What = engine.ExtraTurnName
		}
		if ev.What == "turn" {
			st.Line.Seat = ev.Player
		}
		st.Line.Came = ""
	} else {
		st.Line.Came = ev.What
	}
	st.Line.Lost, st.Line.LostOf = "", engine.NoPlayer
	st.Put(ev, 0)
}

// PhaseBegun is what the real beginning of a turn, phase or step does: it is
// that player's turn and step now, and durations end.
func PhaseBegun(w *play.Walker, st *play.State, ev *engine.Event) {
	b := st.Board
	b.Active, st.Line.Ended, st.Line.Begun = ev.Player, false, true
	st.Line.InStep = len(st.Line.Past)
	if engine.IsTurn(ev.What) {
		b.Step = ""
		newTurnDurations(w, st, ev.Player)
	} else {
		if ev.What == "cleanup step" {
			EndTurn(w, st)
			b, st.Line.Ended = st.Board, false
		}
		b.Step = ev.What
		if !engine.PartOf(ev.What, "combat") || ev.What == "combat phase" {
			Expire(w, st, OfCombat)
		}
	}
	comeDue(w, st, ev)
	st.Agenda = append(st.Agenda, st.Line.Acts...)
	st.Line.Acts = nil
}

// newTurnDurations ends what lasts until a player's next turn, and begins what
// lasts for that turn alone.
func newTurnDurations(w *play.Walker, st *play.State, p engine.PlayerID) {
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if inst.StartedIn > st.Moment0 {
			continue
		}
		mine := inst.Controller == p || inst.Effect.Kind == engine.Scheduled && inst.Effect.When.Affected == nil
		switch {
		case inst.Effect.Until == engine.UntilYourNextTurn && mine:
			st.Line.Over |= 1 << uint(i)
		case inst.Effect.Until == engine.NextTurnOnly && mine && st.Line.Over&(1<<uint(i)) == 0:
			st.Line.Due |= 1 << uint(i)
		}
	}
}

// Expire ends the effects that are there and whose duration fits
// (cr.DurationEnds).
func Expire(w *play.Walker, st *play.State, ends func(*engine.Effect) bool) {
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if inst.StartedIn <= st.Moment0 && ends(inst.Effect) {
			st.Line.Over |= 1 << uint(i)
		}
	}
}

// OfCombat reports whether an effect lasts for a combat phase.
func OfCombat(e *engine.Effect) bool {
	return e.Until == engine.UntilEndOfCombat || e.Until == engine.ThisCombat
}

// EndTurn ends what lasts for a turn, and removes the damage marked on
// permanents.
func EndTurn(w *play.Walker, st *play.State) {
	if st.Line.Ended {
		return
	}
	st.Line.Ended = true
	b := st.Own()
	b.Step = ""
	for i := range b.Objects {
		o := &b.Objects[i]
		o.Damage, o.HurtBy, o.Marks = 0, nil, withoutThisTurn(o.Marks)
		b.DropTraits(engine.ObjectID(i), func(t *engine.Traits) bool { return t.ThisTurn })
		o.Attacking, o.Blocking = false, false
	}
	for i := range b.Players {
		b.Players[i].Marks, b.Players[i].HurtBy = withoutThisTurn(b.Players[i].Marks), nil
	}
	b.Marks = withoutThisTurn(b.Marks)
	st.Line.Over |= st.Line.Due
	Expire(w, st, func(e *engine.Effect) bool { return e.Until == engine.ThisTurn || OfCombat(e) })
	st.Line.Met, st.Line.Past, st.Line.Now, st.Line.InStep = nil, nil, nil, 0
	st.Line.Fired = len(st.Fired)
}

// withoutThisTurn is a list of marks without those about this turn.
func withoutThisTurn(marks []string) []string {
	var out []string
	for _, m := range marks {
		if !look.AboutThisTurn(m) {
			out = append(out, m)
		}
	}
	return out
}

// Skip records that a turn, phase or step is skipped.
func Skip(w *play.Walker, st *play.State, ev engine.Event) {
	ev.Amount = max(ev.Amount, 1)
	skipped(w, st, &ev)
	ev.Untold = false
	noteDue(w, st, &ev)
	st.Facts = st.Facts.And(&play.Tale{Fact: engine.Fact{Event: ev, Amount: ev.Amount, Skipped: true, Shield: engine.NoEffect, By: engine.NoEffect}})
}

// skipped records that a turn, phase or step is skipped: what is due in it is
// lost, unless the question did not name it and only needs the next of its kind.
func skipped(w *play.Walker, st *play.State, ev *engine.Event) {
	if !ev.Untold || !engine.IsTurn(ev.What) {
		st.Line.Lost, st.Line.LostOf = ev.What, ev.Player
	}
	if ev.What != engine.ExtraTurnName {
		return
	}
	extra := w.Recall(st).LastOf(func(f *engine.Fact) bool {
		return f.Event.Kind == engine.ExtraTurn && f.Event.Player == ev.Player && f.Amount != 0
	})
	if extra == nil {
		return
	}
	told, later := extra.Before, st.Facts.Since(extra.Size)
	if fewer := extra.Fact; fewer.Amount != 1 {
		fewer.Amount--
		told = told.And(&play.Tale{Fact: fewer})
	}
	for i := range later {
		told = told.And(&play.Tale{Fact: later[i]})
	}
	st.Facts, st.Hashed, st.FactSum = told, 0, play.Fingerprint{}
}

// IsLost reports whether a moment was due in a turn, phase or step that has
// been skipped (cr.SkippedScheduleLost).
func IsLost(w *play.Walker, st *play.State, h *engine.Happening) bool {
	who, what := phaseOf(h)
	if what == "" || st.Line.Lost == "" || who != st.Line.LostOf || engine.IsTurn(what) {
		return false
	}
	if h.During != "" {
		return engine.PartOf(what, st.Line.Lost)
	}
	return what != st.Line.Lost && engine.PartOf(what, st.Line.Lost)
}

// Closing lets the extra turns that are still to come begin once nothing else
// is left, where an effect waits for that, and what follows a skip take place.
func Closing(w *play.Walker, st *play.State) {
	if len(st.Line.Acts) > 0 {
		st.Agenda = append(st.Agenda, play.Task{Next: true})
		st.Agenda = append(st.Agenda, st.Line.Acts...)
		st.Line.Acts = nil
		return
	}
	if len(st.Line.Extra) > 0 && waitsForTurns(w) {
		st.Agenda = append(st.Agenda, play.Task{Next: true})
		OpenPhase(w, st, nextTurn(w, st))
	}
}

// waitsForTurns reports whether an effect waits for the beginning of a turn.
func waitsForTurns(w *play.Walker) bool {
	for id := range w.ByKind[engine.BeginPhase].All() {
		if engine.IsTurn(w.Scenario.Effects[id].Effect.When.What) {
			return true
		}
	}
	return false
}

// ofWhatItDoes reports whether an effect is part of what its own spell or ability does, and none that
// lasts from then on.
func ofWhatItDoes(e *engine.Effect) bool {
	return e.Kind == engine.InstructionOf || e.Self || e.Kind == engine.Unprevented && e.Until == engine.Forever
}

// Start notes the effects that come into being with this moment
// (cr.NoSpecialTiming).
func Start(w *play.Walker, st *play.State) {
	if w.Trace == nil {
		return
	}
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if inst.StartedIn == st.Moment0 && inst.Created && !beganBefore(w, i) && !ofWhatItDoes(inst.Effect) {
			w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepStart, Chosen: engine.EffectID(i), Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.NoSpecialTiming}})
		}
		if inst.StartedIn == st.Moment0 || inst.StartedIn == 0 && st.Moment0 == 1 {
			cite.NoteBegun(w, st, engine.EffectID(i))
		}
	}
}

// beganBefore reports whether another effect of the same resolving spell or ability
// stands before one, so that its beginning is told already.
func beganBefore(w *play.Walker, i int) bool {
	inst := &w.Scenario.Effects[i]
	for j := range i {
		other := &w.Scenario.Effects[j]
		if other.Created && other.Source != engine.NoObject && other.Source == inst.Source && other.StartedIn == inst.StartedIn && other.Label == inst.Label && other.Ability == inst.Ability {
			return true
		}
	}
	return false
}

// comeDue lines up what is due at the beginning of a turn, phase or step that
// really takes place (cr.NextWaitsForUnskipped).
func comeDue(w *play.Walker, st *play.State, ev *engine.Event) {
	for k := len(w.Dated) - 1; k >= 0; k-- {
		id := w.Dated[k]
		inst := &w.Scenario.Effects[id]
		if st.Budgets[id] == 0 {
			continue
		}
		v := look.NewView(w, st, inst, ev, nil)
		if !possible.Present(w, st, &v, id) {
			continue
		}
		if fits, _ := v.PatternFits(&inst.Effect.When); fits != engine.Yes {
			continue
		}
		if st.Budgets[id] > 0 {
			st.Budgets[id]--
		}
		if len(inst.Due) > 0 {
			st.Agenda = append(st.Agenda, play.Task{Events: inst.Due})
			continue
		}
		st.Agenda = append(st.Agenda, play.Task{Ins: inst.Effect.Then, Ctx: play.Context{Effect: id, Ev: *ev}})
	}
}

// noteDue records what becomes of what is due in a turn, phase or step that is
// skipped: it waits for the next of its kind, or is lost with the turn that has
// begun (cr.NextWaitsForUnskipped, cr.SkippedScheduleLost).
func noteDue(w *play.Walker, st *play.State, ev *engine.Event) {
	if w.Trace == nil {
		return
	}
	for _, id := range w.Dated {
		inst := &w.Scenario.Effects[id]
		p := &inst.Effect.When
		v := look.NewView(w, st, inst, ev, nil)
		if st.Budgets[id] == 0 || !engine.PartOf(p.What, ev.What) || v.Match(p.Affected, engine.PlayerEntity(ev.Player)) != engine.Yes {
			continue
		}
		x := engine.Exclusion{Effect: id, Why: engine.WaitsOn, Rule: cr.NextWaitsForUnskipped}
		if st.Line.Due&(1<<uint(id)) != 0 {
			x.Why, x.Rule = engine.DueInVain, cr.SkippedScheduleLost
		}
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExcluded, Before: *ev, Chosen: id, Chooser: engine.NoPlayer, Excluded: []engine.Exclusion{x}, Rules: []cr.Rule{x.Rule}})
	}
}

// NoEvents reports whether the question has no event at all, only changes of the
// board or effects that come into being.
func NoEvents(w *play.Walker) bool {
	for i := range w.Scenario.Events {
		if len(w.Scenario.Events[i].Events) > 0 {
			return false
		}
	}
	return len(w.Scenario.Events) > 0
}
