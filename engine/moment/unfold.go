package moment

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
)

// unfold settles a node to which nothing applies any more and brings up the
// events it contains, which carry its marks (cr.ContainedEventLater).
func unfold(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	n.Phase = play.Waiting
	ev := n.Ev
	look.WouldHappen(w, st, &ev)
	switch ev.Kind {
	case engine.DrawCards:
		st.Drop(i)
		if ev.Amount > 1 {
			w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExpand, Before: ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{cr.DrawsOneAtATime}})
		}
		st.Later = append(st.Later, play.Task{Draws: ev.Amount, Drawer: ev.Player, Marks: ev.Marks, Proto: ev})
	case engine.CreateTokens:
		unfoldTokens(w, st, i)
	case engine.Destroy, engine.Sacrifice, engine.Discard, engine.CounterSpell:
		unfoldMove(w, st, i)
	case engine.Mill:
		unfoldMill(w, st, i)
	case engine.Enter:
		unfoldEntry(w, st, i)
	case engine.TurnFaceUp:
		if ev.Entry != nil {
			unfoldEntry(w, st, i)
		}
	case engine.PayLife:
		c := ev
		c.Kind, c.Result = engine.LoseLife, true
		st.PutAfter(i, c, n.ID)
	case engine.SetLife:
		happen.UnfoldSetLife(w, st, i)
	case engine.Investigate, engine.Connive, engine.Explore_, engine.Proliferate, engine.OtherAction:
		unfoldAction(w, st, i)
	}
}

// unfoldMove brings up the zone change a destruction, sacrifice, discard or
// countering consists of.
func unfoldMove(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	c := n.Ev
	c.Kind, c.Dest = engine.Move, engine.Graveyard
	switch n.Ev.Kind {
	case engine.Destroy:
		c.From, c.How = engine.Battlefield, "destroyed"
	case engine.Sacrifice:
		c.From, c.How = engine.Battlefield, "sacrificed"
	case engine.Discard:
		c.From, c.How = engine.Hand, "discarded"
	case engine.CounterSpell:
		c.From, c.How = engine.Stack, "countered"
	}
	id, keep := n.ID, n.Ev.Kind == engine.Discard || n.Ev.Kind == engine.CounterSpell
	if !keep {
		n.Ev, n.Phase, n.Looked, n.Within = c, play.Open, false, true
		return
	}
	st.PutAfter(i, c, id)
	eachCard(w, st, i+1)
}

// eachCard makes a move of its own of each card of one that moves several that nobody named,
// where somebody may choose for each of them what becomes of it (cr.AffectedChooses).
func eachCard(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	if n.Ev.Object != engine.NoObject || n.Ev.Amount < 2 || !mayGoApart(w, st, i) {
		return
	}
	if n.Ev.Amount > play.MaxTimes {
		w.Fail(engine.ErrTooLarge)
		return
	}
	one, parent, more := n.Ev, n.Parent, n.Ev.Amount-1
	one.Amount, n.Ev.Amount = 1, 1
	for range more {
		st.PutAfter(i, one, parent)
	}
}

// mayGoApart reports whether an optional effect, or more than one, applies to a move.
func mayGoApart(w *play.Walker, st *play.State, i int) bool {
	applies := 0
	for id := range w.ByKind[engine.Move].All() {
		if Applicable(w, st, i, id).Fits == engine.No {
			continue
		}
		if w.Scenario.Effects[id].Effect.May != engine.NoRef {
			return true
		}
		if w.Twin[id] == id {
			applies++
		}
	}
	return applies > 1
}

// unfoldMill brings up the cards' moves.
func unfoldMill(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	c := n.Ev
	c.Kind, c.From, c.Dest, c.How, c.Object = engine.Move, engine.Library, engine.Graveyard, "milled", engine.NoObject
	if !inLibrary(st.Board, n.Ev.Object) {
		n.Ev.Object = engine.NoObject // what the event was about before it became this one
	}
	moves := []engine.Event{c}
	if named := n.Ev.Object; named == engine.NoObject {
		moves = happen.Named(st.Board, c)
	} else if c.Amount > 0 {
		one, rest := c, c
		one.Object, one.Amount, rest.Amount = named, 1, c.Amount-1
		if moves = []engine.Event{one}; rest.Amount > 0 {
			moves = append(moves, rest)
		}
	}
	for k := len(moves) - 1; k >= 0; k-- {
		if moves[k].Amount > 0 {
			st.PutAfter(i, moves[k], st.Moment[i].ID)
			eachCard(w, st, i+1)
		}
	}
}

// inLibrary reports whether an object is a card in a library.
func inLibrary(b *engine.Board, o engine.ObjectID) bool {
	return o != engine.NoObject && int(o) < len(b.Objects) && b.Objects[o].Zone == engine.Library
}

// unfoldTokens brings up the entering of each group of tokens.
func unfoldTokens(w *play.Walker, st *play.State, i int) {
	ev := st.Moment[i].Ev
	st.Drop(i)
	at := i - 1
	ev.Tokens = tokensApart(w, ev.Tokens)
	for k := range ev.Tokens {
		t := &ev.Tokens[k]
		if t.N <= 0 {
			continue
		}
		o := look.TokenObject(t, ev.Under)
		o.Stands = t.N
		if t.CopyOf != engine.NoObject {
			o = engine.AsCopy(o, &st.Board.Objects[t.CopyOf])
			st.Board.BecomesCopy(&o, t.CopyOf)
		}
		c := ev
		c.Kind, c.Object, c.Amount, c.From = engine.Enter, happen.AddToken(w, st, t, o), t.N, engine.OutsideGame
		c.Tokens = ev.Tokens[k : k+1 : k+1]
		c.Entry = &engine.Entry{Tapped: t.Tapped, Counters: t.Counters, CopyOf: t.CopyOf, AttachedTo: engine.Nobody(), Created: true, WasCast: engine.No}
		if t.CopyOf != engine.NoObject {
			c.Entry.AddTypes, c.Entry.NotTypes, c.Entry.AddSubtypes, c.Entry.AddKeywords = t.Types, t.NotTypes, t.Subtypes, t.Keywords
			if t.Power != engine.Unset && t.Toughness != engine.Unset {
				c.Entry.Shape = &[2]int{t.Power, t.Toughness}
			}
		}
		st.Insert(at+1, c)
		at++
	}
}

// unfoldEntry brings up the counters a permanent enters with, which are put on
// it (cr.CountersOnEntering) by the player under whose control it enters
// (cr.CountersWhoPuts).
func unfoldEntry(w *play.Walker, st *play.State, i int) {
	n := &st.Moment[i]
	counters := n.Ev.Entry.Counters
	if len(counters) == 0 {
		return
	}
	entry := *n.Ev.Entry
	entry.Counters, entry.Given = nil, nil
	given := n.Ev.Entry.Given
	n.Ev.Entry = &entry
	id, base := n.ID, n.Ev
	put := func(c engine.CounterCount, by engine.PlayerID) {
		ev := base
		ev.Kind, ev.To, ev.Counter, ev.Amount = engine.PutCounters, engine.ObjectEntity(base.Object), c.Kind, c.N
		ev.Player, ev.Entry, ev.Tokens = by, nil, nil
		look.Effected(w, st, &ev, &base)
		st.PutAfter(i, ev, id)
	}
	puts := base.Under
	if base.Kind == engine.TurnFaceUp {
		puts = look.ControllerOf(w, st, base.Object)
	}
	for _, g := range given {
		counters = happen.AddCounters(counters, g.Kind, -g.N)
		put(g.CounterCount, g.By)
	}
	for k := len(counters) - 1; k >= 0; k-- {
		put(counters[k], puts)
	}
}

// repeats reports whether an event's amount says how often something is done,
// one time after another, so that each time is an event of its own.
func repeats(ev *engine.Event) bool {
	switch ev.Kind {
	case engine.Proliferate, engine.Investigate, engine.Explore_:
		return true
	case engine.OtherAction:
		return !engine.Numbered(ev.What) && ev.Object == engine.NoObject
	}
	return false
}

// separate makes an event that is done several times as many events. It reports
// whether it did.
func separate(w *play.Walker, st *play.State, i int) bool {
	if ev := &st.Moment[i].Ev; ev.Amount < 2 || !repeats(ev) {
		return false
	}
	n := st.Moment[i]
	if n.Ev.Amount > play.MaxTimes {
		w.Fail(engine.ErrTooLarge)
		return true
	}
	times := n.Ev.Amount
	st.Moment[i].Ev.Amount = 1
	for range times - 1 {
		one := st.Moment[i].Ev
		st.PutAfter(i, one, n.Parent)
		c := &st.Moment[i+1]
		c.Changed, c.Seen, c.Looked, c.Within = n.Changed, n.Seen, n.Looked, n.Within
	}
	return true
}

// armyType is the creature type of what is amassed.
const armyType = "Army"

// maxApart bounds how many tokens of one description are looked at one by one.
const maxApart = 12

// tokensApart lists groups of tokens as they enter: one by one where an effect
// of the question could do something else with each of them, or each has
// abilities that count later.
func tokensApart(w *play.Walker, groups []engine.Tokens) []engine.Tokens {
	var out []engine.Tokens
	asks := asksOnEntering(w)
	for _, t := range groups {
		army := engine.HasWord(t.Subtypes, armyType) && t.N <= maxApart // of which one alone gets counters
		if !asks && !army && !look.Reserves(w, t.CopyOf) {
			out = append(out, t)
			continue
		}
		if t.N > maxApart {
			w.Fail(engine.ErrTooLarge)
			return groups
		}
		n := t.N
		for t.N = 1; n > 0; n-- {
			out = append(out, t)
		}
	}
	return out
}

// asksOnEntering reports whether an effect that waits for something to enter has
// somebody choose, or is used up by one entering.
func asksOnEntering(w *play.Walker) bool {
	for id := range w.ByKind[engine.Enter].All() {
		e := w.Scenario.Effects[id].Effect
		if e.Budget.Kind != engine.Static || e.May != engine.NoRef {
			return true
		}
		for i := range e.Do {
			switch e.Do[i].Kind {
			case engine.Offer, engine.OneOf, engine.EnterChoose, engine.EnterCopy, engine.EnterPay:
				return true
			}
		}
	}
	return false
}
