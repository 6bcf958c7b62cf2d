package engine

import "apnap/engine/cr"

// timeline is what a play keeps of turns, phases and steps, and of what has
// happened in them. Its slices are copied before they are changed.
type timeline struct {
	// seat is the player whose own turn came up last, begun or skipped; extra
	// turns leave it where it is.
	seat PlayerID
	// ended is set once the turn is over and no other has begun.
	ended bool
	// begun is set once a turn of the question, or a step of one, has begun: whose turn
	// it is has been told.
	begun bool
	// lost is the turn, phase or step that was skipped last, of the player
	// lostOf; what is due in it does not take place (cr.SkippedScheduleLost).
	lost   string
	lostOf PlayerID
	// came is the phase or step of the turn that came up last, skipped or not.
	came string
	// extra are the turns still to be taken after this one, the next one last
	// (cr.ExtraTurn).
	extra []PlayerID
	// over are the effects whose duration has ended, due those of "your next
	// turn" while that turn lasts.
	over, due uint64
	// fixed are the effects whose conditions were settled as they came into being, holds
	// those of them whose conditions held.
	fixed, holds uint64
	// met is what would have happened this turn before this moment, now in it,
	// and past what did happen, up to inStep before this step; kept only where an
	// effect asks.
	met, past, now []Event
	inStep         int
	// fired is how many abilities had triggered when the turn began.
	fired int
	// acts is what follows a skip (cr.SkipThenAct).
	acts []task
	// led is set once a beginning has been brought up for the moment to come.
	led bool
	// checked is before which moment state-based actions were last checked, seen how many
	// facts there were then.
	checked, seen int
	// vain are the players, a bit each, who have tried to draw from an empty library since.
	vain uint64
	// vainly are the spells that had no legal target and do not resolve.
	vainly []ObjectID
	// took are the objects that they took, for the refusal of what these do later.
	took []TooLate
	// done is set once no more than one player has not lost the game.
	done bool
}

// newTimeline is where a question begins.
func newTimeline(b *Board) timeline {
	return timeline{seat: b.Active, came: b.Step, lostOf: NoPlayer}
}

// isTurn reports whether what begins is a turn.
func isTurn(what string) bool { return what == "turn" || what == extraTurn }

// stepRank is the place of a phase or step in a turn.
func stepRank(what string) int {
	switch what {
	case "beginning phase":
		return 1
	case "untap step":
		return 2
	case "upkeep step":
		return 3
	case "draw step":
		return 4
	case "main phase", "combat phase", "beginning of combat step", "declare attackers step", "declare blockers step",
		"combat damage step", "end of combat step":
		return 5
	case "ending phase":
		return 6
	case "end step":
		return 7
	case "cleanup step":
		return 8
	}
	return 0
}

// partOf reports whether a step belongs to a phase, or is it.
func partOf(step, phase string) bool {
	if step == phase || isTurn(phase) {
		return true
	}
	switch phase {
	case "beginning phase":
		r := stepRank(step)
		return r >= 2 && r <= 4
	case "combat phase", "combat":
		switch step {
		case "combat phase", "beginning of combat step", "declare attackers step", "declare blockers step", "combat damage step", "end of combat step":
			return true
		}
	case "ending phase":
		return step == "end step" || step == "cleanup step"
	}
	return false
}

// phaseOf is the turn, phase or step that a moment begins, or in which it takes
// place; "" where the question does not say.
func phaseOf(h *Happening) (PlayerID, string) {
	if len(h.Events) > 0 && h.Events[0].Kind == BeginPhase {
		return h.Events[0].Player, h.Events[0].What
	}
	for i := range h.Change {
		if c := &h.Change[i]; c.Skip != "" {
			return c.Player, c.Skip
		}
	}
	return h.Whose, h.During
}

// begins reports whether the moment is the beginning, or the skipping, of a
// turn, phase or step.
func (h *Happening) begins() bool {
	who, what := phaseOf(h)
	return what != "" && who != NoPlayer && h.During == ""
}

// ends reports whether the moment is the end of a turn.
func (h *Happening) ends() (PlayerID, bool) {
	for i := range h.Change {
		if h.Change[i].TurnEnds {
			return h.Change[i].Player, true
		}
	}
	return NoPlayer, false
}

// lead finds the beginning of a turn or step that has to come before a moment:
// of the turns between, of an extra turn, of the turn or step it belongs to.
func (w *walker) lead(st *state, h *Happening) (Event, bool) {
	if who, end := h.ends(); end {
		if st.line.ended || who != NoPlayer && who != st.board.Active {
			return w.nextTurn(st), true
		}
		return Event{}, false
	}
	who, what := phaseOf(h)
	switch {
	case what == "":
		return w.nextTurn(st), st.line.ended && len(h.Events)+len(h.Change) > 0
	case h.During != "" && isTurn(what):
		return w.nextTurn(st), who != st.board.Active || st.line.ended || h.Next && !st.line.led
	case isTurn(what):
		return w.leadTurn(st, h, who)
	}
	if who != st.board.Active || st.line.ended || !w.stepAhead(st, h, what) {
		return w.nextTurn(st), true
	}
	if h.During != "" && st.board.Step != what && st.line.came != what {
		return beginning(who, what), true
	}
	return Event{}, false
}

// stepAhead reports whether a phase or step of this turn can still come up, or
// for what takes place in one, has come up.
func (w *walker) stepAhead(st *state, h *Happening, what string) bool {
	now, next := stepRank(st.line.came), stepRank(what)
	return next > now || next == now && (h.During != "" || now == 5)
}

// leadTurn finds the turns that come before a turn the question names.
func (w *walker) leadTurn(st *state, h *Happening, who PlayerID) (Event, bool) {
	if n := len(st.line.extra); n > 0 {
		return w.nextTurn(st), st.line.extra[n-1] != who
	}
	if h.Events != nil && h.Events[0].What == extraTurn {
		return Event{}, false
	}
	if st.moment0 == 0 && who == st.board.Active && !h.Next {
		return Event{}, false
	}
	return w.nextTurn(st), w.after(st, st.line.seat) != who
}

// after is the player whose turn follows a player's.
func (w *walker) after(st *state, p PlayerID) PlayerID {
	n := PlayerID(len(st.board.Players))
	for k := PlayerID(1); k < n; k++ {
		if q := (p + k) % n; !st.board.Players[q].Left {
			return q
		}
	}
	return p
}

// nextTurn is the beginning of the turn that comes next.
func (w *walker) nextTurn(st *state) Event {
	if n := len(st.line.extra); n > 0 {
		return beginning(st.line.extra[n-1], extraTurn)
	}
	return beginning(w.after(st, st.line.seat), "turn")
}

// beginning is the beginning of a turn, phase or step that the question does
// not name, so that only its being skipped is told.
func beginning(p PlayerID, what string) Event {
	return Event{Kind: BeginPhase, Player: p, What: what, Amount: 1, Cause: ByTurnBased, Untold: true, Object: NoObject,
		To: Nobody(), Source: NoObject, Doer: NoPlayer, Under: NoPlayer, By: NoEffect}
}

// openPhase brings up the beginning of a turn, phase or step.
func (w *walker) openPhase(st *state, ev Event) {
	if ev.Player == NoPlayer {
		ev.Player = st.board.Active
	}
	if isTurn(ev.What) {
		w.endTurn(st)
		if n := len(st.line.extra); n > 0 && st.line.extra[n-1] == ev.Player {
			st.line.extra = st.line.extra[: n-1 : n-1]
			ev.What = extraTurn
		}
		if ev.What == "turn" {
			st.line.seat = ev.Player
		}
		st.line.came = ""
	} else {
		st.line.came = ev.What
	}
	st.line.lost, st.line.lostOf = "", NoPlayer
	st.put(ev, 0)
}

// phaseBegun is what the real beginning of a turn, phase or step does: it is
// that player's turn and step now, and durations end.
func (w *walker) phaseBegun(st *state, ev *Event) {
	b := st.board
	b.Active, st.line.ended, st.line.begun = ev.Player, false, true
	st.line.inStep = len(st.line.past)
	if isTurn(ev.What) {
		b.Step = ""
		w.newTurnDurations(st, ev.Player)
	} else {
		if ev.What == "cleanup step" {
			w.endTurn(st)
			b, st.line.ended = st.board, false
		}
		b.Step = ev.What
		if !partOf(ev.What, "combat") || ev.What == "combat phase" {
			w.expire(st, ofCombat)
		}
	}
	w.comeDue(st, ev)
	st.agenda = append(st.agenda, st.line.acts...)
	st.line.acts = nil
}

// newTurnDurations ends what lasts until a player's next turn, and begins what
// lasts for that turn alone.
func (w *walker) newTurnDurations(st *state, p PlayerID) {
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if inst.StartedIn > st.moment0 {
			continue
		}
		mine := inst.Controller == p || inst.Effect.Kind == Scheduled && inst.Effect.When.Affected == nil
		switch {
		case inst.Effect.Until == UntilYourNextTurn && mine:
			st.line.over |= 1 << uint(i)
		case inst.Effect.Until == NextTurnOnly && mine && st.line.over&(1<<uint(i)) == 0:
			st.line.due |= 1 << uint(i)
		}
	}
}

// expire ends the effects that are there and whose duration fits
// (cr.DurationEnds).
func (w *walker) expire(st *state, ends func(*Effect) bool) {
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if inst.StartedIn <= st.moment0 && ends(inst.Effect) {
			st.line.over |= 1 << uint(i)
		}
	}
}

// ofCombat reports whether an effect lasts for a combat phase.
func ofCombat(e *Effect) bool { return e.Until == UntilEndOfCombat || e.Until == ThisCombat }

// endTurn ends what lasts for a turn, and removes the damage marked on
// permanents.
func (w *walker) endTurn(st *state) {
	if st.line.ended {
		return
	}
	st.line.ended = true
	b := st.own()
	b.Step = ""
	for i := range b.Objects {
		o := &b.Objects[i]
		o.Damage, o.HurtBy, o.Marks = 0, nil, withoutThisTurn(o.Marks)
		b.dropTraits(ObjectID(i), func(t *Traits) bool { return t.ThisTurn })
		o.Attacking, o.Blocking = false, false
	}
	for i := range b.Players {
		b.Players[i].Marks, b.Players[i].HurtBy = withoutThisTurn(b.Players[i].Marks), nil
	}
	b.Marks = withoutThisTurn(b.Marks)
	st.line.over |= st.line.due
	w.expire(st, func(e *Effect) bool { return e.Until == ThisTurn || ofCombat(e) })
	st.line.met, st.line.past, st.line.now, st.line.inStep = nil, nil, nil, 0
	st.line.fired = len(st.fired)
}

// withoutThisTurn is a list of marks without those about this turn.
func withoutThisTurn(marks []string) []string {
	var out []string
	for _, m := range marks {
		if !aboutThisTurn(m) {
			out = append(out, m)
		}
	}
	return out
}

// aboutThisTurn reports whether a mark says what happened this turn.
func aboutThisTurn(mark string) bool {
	const tail = "this turn"
	return len(mark) >= len(tail) && mark[len(mark)-len(tail):] == tail
}

// skip records that a turn, phase or step is skipped.
func (w *walker) skip(st *state, ev Event) {
	ev.Amount = max(ev.Amount, 1)
	w.skipped(st, &ev)
	ev.Untold = false
	w.noteDue(st, &ev)
	st.facts = st.facts.and(Fact{Event: ev, Amount: ev.Amount, Skipped: true, Shield: NoEffect, By: NoEffect})
}

// skipped records that a turn, phase or step is skipped: what is due in it is
// lost, unless the question did not name it and only needs the next of its kind.
func (w *walker) skipped(st *state, ev *Event) {
	if !ev.Untold || !isTurn(ev.What) {
		st.line.lost, st.line.lostOf = ev.What, ev.Player
	}
	if ev.What != extraTurn {
		return
	}
	extra := st.facts.lastOf(func(f *Fact) bool {
		return f.Event.Kind == ExtraTurn && f.Event.Player == ev.Player && f.Amount != 0
	})
	if extra == nil {
		return
	}
	told, later := extra.before, st.facts.since(extra.size)
	if fewer := extra.Fact; fewer.Amount != 1 {
		fewer.Amount--
		told = told.and(fewer)
	}
	for i := range later {
		told = told.and(later[i])
	}
	st.facts, st.hashed, st.factSum = told, 0, fingerprint{}
}

// isLost reports whether a moment was due in a turn, phase or step that has
// been skipped (cr.SkippedScheduleLost).
func (w *walker) isLost(st *state, h *Happening) bool {
	who, what := phaseOf(h)
	if what == "" || st.line.lost == "" || who != st.line.lostOf || isTurn(what) {
		return false
	}
	if h.During != "" {
		return partOf(what, st.line.lost)
	}
	return what != st.line.lost && partOf(what, st.line.lost)
}

// closing lets the extra turns that are still to come begin once nothing else
// is left, where an effect waits for that, and what follows a skip take place.
func (w *walker) closing(st *state) {
	if len(st.line.acts) > 0 {
		st.agenda = append(st.agenda, task{next: true})
		st.agenda = append(st.agenda, st.line.acts...)
		st.line.acts = nil
		return
	}
	if len(st.line.extra) > 0 && w.waitsForTurns() {
		st.agenda = append(st.agenda, task{next: true})
		w.openPhase(st, w.nextTurn(st))
	}
}

// waitsForTurns reports whether an effect waits for the beginning of a turn.
func (w *walker) waitsForTurns() bool {
	for id := range w.byKind[BeginPhase].all() {
		if isTurn(w.sc.Effects[id].Effect.When.What) {
			return true
		}
	}
	return false
}

// start notes the effects that come into being with this moment
// (cr.NoSpecialTiming).
func (w *walker) start(st *state) {
	if w.trace == nil {
		return
	}
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if inst.StartedIn == st.moment0 && inst.Created && !w.beganBefore(i) && inst.Effect.Kind != InstructionOf {
			w.note(Step{Moment: st.moment0 - 1, Kind: StepStart, Chosen: EffectID(i), Chooser: NoPlayer, Rules: []cr.Rule{cr.NoSpecialTiming}})
		}
		if inst.StartedIn == st.moment0 || inst.StartedIn == 0 && st.moment0 == 1 {
			w.noteBegun(st, EffectID(i))
		}
	}
}

// beganBefore reports whether another effect of the same resolving spell or ability
// stands before one, so that its beginning is told already.
func (w *walker) beganBefore(i int) bool {
	inst := &w.sc.Effects[i]
	for j := range i {
		other := &w.sc.Effects[j]
		if other.Created && other.Source != NoObject && other.Source == inst.Source && other.StartedIn == inst.StartedIn && other.Label == inst.Label && other.Ability == inst.Ability {
			return true
		}
	}
	return false
}

// comeDue lines up what is due at the beginning of a turn, phase or step that
// really takes place (cr.NextWaitsForUnskipped).
func (w *walker) comeDue(st *state, ev *Event) {
	for k := len(w.dated) - 1; k >= 0; k-- {
		id := w.dated[k]
		inst := &w.sc.Effects[id]
		if st.budgets[id] == 0 {
			continue
		}
		v := w.newView(st, inst, ev, nil)
		if !w.present(st, &v, id) {
			continue
		}
		if fits, _ := v.patternFits(&inst.Effect.When); fits != Yes {
			continue
		}
		if st.budgets[id] > 0 {
			st.budgets[id]--
		}
		if len(inst.Due) > 0 {
			st.agenda = append(st.agenda, task{events: inst.Due})
			continue
		}
		st.agenda = append(st.agenda, task{ins: inst.Effect.Then, ctx: context{effect: id, ev: *ev}})
	}
}

// noteDue records what becomes of what is due in a turn, phase or step that is
// skipped: it waits for the next of its kind, or is lost with the turn that has
// begun (cr.NextWaitsForUnskipped, cr.SkippedScheduleLost).
func (w *walker) noteDue(st *state, ev *Event) {
	if w.trace == nil {
		return
	}
	for _, id := range w.dated {
		inst := &w.sc.Effects[id]
		p := &inst.Effect.When
		v := w.newView(st, inst, ev, nil)
		if st.budgets[id] == 0 || !partOf(p.What, ev.What) || v.match(p.Affected, PlayerEntity(ev.Player)) != Yes {
			continue
		}
		x := Exclusion{Effect: id, Why: WaitsOn, Rule: cr.NextWaitsForUnskipped}
		if st.line.due&(1<<uint(id)) != 0 {
			x.Why, x.Rule = DueInVain, cr.SkippedScheduleLost
		}
		w.note(Step{Moment: st.moment0 - 1, Kind: StepExcluded, Before: *ev, Chosen: id, Chooser: NoPlayer, Excluded: []Exclusion{x}, Rules: []cr.Rule{x.Rule}})
	}
}

// noEvents reports whether the question has no event at all, only changes of the
// board or effects that come into being.
func (w *walker) noEvents() bool {
	for i := range w.sc.Events {
		if len(w.sc.Events[i].Events) > 0 {
			return false
		}
	}
	return len(w.sc.Events) > 0
}
