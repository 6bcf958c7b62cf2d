package engine

// asksHistory reports whether an effect asks what happened before in the turn.
func asksHistory(e *Effect) bool {
	if e.When.ExceptFirst {
		return true
	}
	for i := range e.When.Or {
		if e.When.Or[i].ExceptFirst {
			return true
		}
	}
	return anyCond(e.If, func(c *Cond) bool {
		return c.Kind == FirstTime || (c.Kind == PlayerHas || c.Kind == GameHas) && aboutThisTurn(c.Word)
	}) || doAsks(e.Do)
}

// doAsks reports whether a conditional change asks it.
func doAsks(cs []Change) bool {
	for i := range cs {
		c := &cs[i]
		if c.If != nil && (c.If.Kind == PlayerHas || c.If.Kind == GameHas) && aboutThisTurn(c.If.Word) || doAsks(c.Yes) || doAsks(c.No) {
			return true
		}
	}
	return false
}

// anyCond reports whether a condition, or a part of one, is such.
func anyCond(cs []Cond, is func(*Cond) bool) bool {
	for i := range cs {
		if is(&cs[i]) || anyCond(cs[i].Subs, is) {
			return true
		}
	}
	return false
}

// wouldHappen keeps an event that came up in this moment, whatever becomes of
// it, where an effect asks for the first time something would happen.
func (w *walker) wouldHappen(st *state, ev *Event) {
	if w.history {
		st.line.now = append(st.line.now[:len(st.line.now):len(st.line.now)], *ev)
	}
}

// momentOver makes what came up in the moment part of the turn's history.
func (st *state) momentOver() {
	if n := len(st.line.met); len(st.line.now) > 0 {
		st.line.met = append(st.line.met[:n:n], st.line.now...)
		st.line.now = nil
	}
}

// firstTime asks whether the event is the first of its kind this turn: for an
// effect, the first that would have happened; for a limit ("can't draw more
// than one card each turn") and a triggered ability, the first that did.
func (v *view) firstTime(c *Cond) Tri {
	if v.ev == nil {
		return No
	}
	before, did := v.st.line.met, c.Not || v.inst.Effect.Kind == Triggered
	if did {
		before = v.st.line.past
	}
	got := No
	for i := range before {
		got = got.or(v.sameKind(&before[i]))
		if did {
			action := actionOf(&before[i])
			got = got.or(v.sameKind(&action))
		}
	}
	if v.ev.Kind == Draw && v.saidToHaveDrawn() {
		got = Yes
	}
	return got.not()
}

// saidToHaveDrawn reports whether a fact says that the player drew a card before
// in the turn.
func (v *view) saidToHaveDrawn() bool {
	marks := v.st.board.Players[v.ev.Player].Marks
	return hasWord(marks, "drew a card this turn") || hasWord(marks, "has drawn a card this turn")
}

// sameKind asks whether an earlier event was such a one as the view's, of the
// same player or object.
func (v *view) sameKind(ev *Event) Tri {
	if ev.Kind != v.ev.Kind {
		return No
	}
	if cast := ev.Kind == CastSpell || ev.Kind == CopySpell; cast && ev.Player != v.ev.Player || !cast && affected(ev) != affected(v.ev) {
		return No
	}
	probe := *v
	probe.ev, probe.entering, probe.projected = ev, nil, nil
	fits, _ := probe.patternFits(&v.inst.Effect.When)
	return fits
}

// drewInStep reports whether a player has drawn a card in this step.
func (st *state) drewInStep(p PlayerID) bool {
	return st.drew(p, st.line.inStep) > 0 || hasWord(st.board.Players[p].Marks, "drew a card this step")
}

// drew counts the cards a player has drawn since a place in the history.
func (st *state) drew(p PlayerID, from int) int {
	n := 0
	for i := from; i < len(st.line.past); i++ {
		if ev := &st.line.past[i]; ev.Kind == Draw && ev.Player == p {
			n++
		}
	}
	return n
}

// didThisTurn reports whether the question's own events show that a player did
// what a mark says.
func (st *state) didThisTurn(p PlayerID, mark string) bool {
	switch mark {
	case "drew a card this turn", "has drawn a card this turn":
		return st.drew(p, 0) > 0
	case "drawn two or more cards this turn":
		return st.drew(p, 0) > 1
	}
	gained := 0
	for i := range st.line.past {
		ev := &st.line.past[i]
		if ev.Kind == GainLife && ev.Player == p {
			gained += ev.Amount
		}
		if showsMark(ev, p, mark) {
			return true
		}
	}
	return mark == "gained 3 or more life this turn" && gained >= 3
}

// gameShows reports whether the question's own events show what a mark says has
// happened this turn.
func (v *view) gameShows(mark string) bool {
	for i := range v.st.line.past {
		ev := &v.st.line.past[i]
		if ev.Object == NoObject {
			continue
		}
		o := &v.st.board.Objects[ev.Object]
		if ev.Kind == Move && ev.From == Battlefield && o.last != nil {
			o = o.last
		}
		left, mine := ev.Kind == Move && ev.From == Battlefield, o.Controller == v.you
		creature := o.Types&Creature != 0
		switch mark {
		case "a creature died this turn":
			if left && creature && ev.Dest == Graveyard {
				return true
			}
		case "a creature died under your control this turn":
			if left && creature && mine && ev.Dest == Graveyard {
				return true
			}
		case "a permanent left the battlefield under your control this turn":
			if left && mine {
				return true
			}
		case "a creature left the battlefield under your control this turn":
			if left && mine && creature {
				return true
			}
		case "an artifact or enchantment entered under your control this turn":
			if ev.Kind == Enter && ev.Under == v.you && o.Types&(Artifact|Enchantment) != 0 {
				return true
			}
		}
	}
	return false
}

// showsMark reports whether one event is what a mark says a player did, or had
// done to them.
func showsMark(ev *Event, p PlayerID, mark string) bool {
	switch mark {
	case "gained life this turn":
		return ev.Kind == GainLife && ev.Player == p
	case "lost life this turn":
		return ev.Kind == LoseLife && ev.Player == p
	case "paid life this turn":
		return ev.Kind == PayLife && ev.Player == p
	case "was dealt damage this turn":
		return ev.Kind == Damage && ev.To == PlayerEntity(p)
	case "was dealt combat damage this turn":
		return ev.Kind == Damage && ev.Combat && ev.To == PlayerEntity(p)
	case "discarded a card this turn":
		return ev.Kind == Discard && ev.Player == p
	case "sacrificed a permanent this turn":
		return ev.Kind == Move && ev.How == "sacrificed" && ev.Player == p
	case "created a token this turn":
		return ev.Kind == Enter && ev.Entry.Created && ev.Player == p
	case "cast a spell this turn", "cast another spell this turn":
		return ev.Kind == CastSpell && ev.Player == p
	}
	return false
}
