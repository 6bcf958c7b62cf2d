package engine

import "apnap/engine/cr"

// unfold settles a node to which nothing applies any more and brings up the
// events it contains, which carry its marks (cr.ContainedEventLater).
func (w *walker) unfold(st *state, i int) {
	n := &st.moment[i]
	n.phase = waiting
	ev := n.ev
	w.wouldHappen(st, &ev)
	switch ev.Kind {
	case DrawCards:
		st.drop(i)
		if ev.Amount > 1 {
			w.note(Step{Moment: st.moment0 - 1, Kind: StepExpand, Before: ev, Chosen: NoEffect, Chooser: NoPlayer, Rules: []cr.Rule{cr.DrawsOneAtATime}})
		}
		st.later = append(st.later, task{draws: ev.Amount, drawer: ev.Player, marks: ev.Marks, proto: ev})
	case CreateTokens:
		w.unfoldTokens(st, i)
	case Destroy, Sacrifice, Discard, CounterSpell:
		w.unfoldMove(st, i)
	case Mill:
		w.unfoldMill(st, i)
	case Enter:
		w.unfoldEntry(st, i)
	case TurnFaceUp:
		if ev.Entry != nil {
			w.unfoldEntry(st, i)
		}
	case PayLife:
		c := ev
		c.Kind, c.Result = LoseLife, true
		st.putAfter(i, c, n.id)
	case SetLife:
		w.unfoldSetLife(st, i)
	case Investigate, Connive, Proliferate, OtherAction:
		w.unfoldAction(st, i)
	}
}

// unfoldMove brings up the zone change a destruction, sacrifice, discard or
// countering consists of.
func (w *walker) unfoldMove(st *state, i int) {
	n := &st.moment[i]
	c := n.ev
	c.Kind, c.Dest = Move, Graveyard
	switch n.ev.Kind {
	case Destroy:
		c.From, c.How = Battlefield, "destroyed"
	case Sacrifice:
		c.From, c.How = Battlefield, "sacrificed"
	case Discard:
		c.From, c.How = Hand, "discarded"
	case CounterSpell:
		c.From, c.How = Stack, "countered"
	}
	id, keep := n.id, n.ev.Kind == Discard || n.ev.Kind == CounterSpell
	if n.ev.Kind == Discard && n.ev.Object == NoObject && n.ev.Amount > 1 && n.ev.Amount <= maxTimes && w.optional(Move) {
		c.Amount = 1 // each card may go another way
		for range n.ev.Amount - 1 {
			st.putAfter(i, c, id)
		}
	}
	if !keep {
		n.ev, n.phase, n.looked, n.within = c, open, false, true
		return
	}
	st.putAfter(i, c, id)
}

// optional reports whether an optional effect waits for a kind of event.
func (w *walker) optional(k EventKind) bool {
	for i := range w.sc.Effects {
		if e := w.sc.Effects[i].Effect; e.When.Kind == k && e.May != NoRef {
			return true
		}
	}
	return false
}

// unfoldMill brings up the cards' moves.
func (w *walker) unfoldMill(st *state, i int) {
	n := &st.moment[i]
	c := n.ev
	c.Kind, c.From, c.Dest, c.How, c.Object = Move, Library, Graveyard, "milled", NoObject
	if !inLibrary(st.board, n.ev.Object) {
		n.ev.Object = NoObject // what the event was about before it became this one
	}
	moves := []Event{c}
	if named := n.ev.Object; named == NoObject {
		moves = st.board.named(c)
	} else if c.Amount > 0 {
		one, rest := c, c
		one.Object, one.Amount, rest.Amount = named, 1, c.Amount-1
		if moves = []Event{one}; rest.Amount > 0 {
			moves = append(moves, rest)
		}
	}
	for k := len(moves) - 1; k >= 0; k-- {
		if moves[k].Amount > 0 {
			st.putAfter(i, moves[k], st.moment[i].id)
		}
	}
}

// inLibrary reports whether an object is a card in a library.
func inLibrary(b *Board, o ObjectID) bool {
	return o != NoObject && int(o) < len(b.Objects) && b.Objects[o].Zone == Library
}

// unfoldTokens brings up the entering of each group of tokens.
func (w *walker) unfoldTokens(st *state, i int) {
	ev := st.moment[i].ev
	st.drop(i)
	at := i - 1
	ev.Tokens = w.tokensApart(ev.Tokens)
	for k := range ev.Tokens {
		t := &ev.Tokens[k]
		if t.N <= 0 {
			continue
		}
		o := tokenObject(t, ev.Under)
		if t.CopyOf != NoObject {
			o = asCopy(o, &st.board.Objects[t.CopyOf])
			st.board.becomesCopy(&o, t.CopyOf)
		}
		c := ev
		c.Kind, c.Object, c.Amount, c.From = Enter, w.addToken(st, t, o), t.N, OutsideGame
		c.Tokens = ev.Tokens[k : k+1 : k+1]
		c.Entry = &Entry{Tapped: t.Tapped, Counters: t.Counters, CopyOf: t.CopyOf, AttachedTo: Nobody(), Created: true, WasCast: No}
		if t.CopyOf != NoObject {
			c.Entry.AddTypes, c.Entry.AddSubtypes, c.Entry.AddKeywords = t.Types, t.Subtypes, t.Keywords
		}
		st.insert(at+1, c)
		at++
	}
}

// insert puts a node for an event at position i.
func (st *state) insert(i int, ev Event) {
	st.lastID++
	st.moment = append(st.moment, node{})
	copy(st.moment[i+1:], st.moment[i:])
	st.moment[i] = node{ev: ev, id: st.lastID, within: true}
}

// tokenObject is a token as an object.
func tokenObject(t *Tokens, under PlayerID) Object {
	colors := t.Colors
	return Object{Name: t.Name, Controller: under, Owner: under, Zone: OutsideGame, TypesKnown: t.Types != 0 || predefined(t.Name),
		ColorsKnown: true, Types: t.Types | predefinedTypes(t.Name), Subtypes: t.Subtypes, Colors: colors, Keywords: t.Keywords,
		Power: t.Power, Toughness: t.Toughness, ManaValue: 0, X: Unset, Token: Yes, AttachedTo: Nobody()}
}

// predefined reports whether the rules define tokens of that name.
func predefined(name string) bool { return predefinedTypes(name) != 0 }

// predefinedTypes are the types of the tokens that the rules define by name.
func predefinedTypes(name string) Types {
	switch name {
	case "Treasure", "Food", "Clue", "Blood", "Gold", "Powerstone", "Map", "Junk", "Lander":
		return Artifact
	}
	return 0
}

// unfoldEntry brings up the counters a permanent enters with, which are put on
// it (cr.CountersOnEntering) by the player under whose control it enters
// (cr.CountersWhoPuts).
func (w *walker) unfoldEntry(st *state, i int) {
	n := &st.moment[i]
	counters := n.ev.Entry.Counters
	if len(counters) == 0 {
		return
	}
	entry := *n.ev.Entry
	entry.Counters, entry.Given = nil, nil
	given := n.ev.Entry.Given
	n.ev.Entry = &entry
	id, base := n.id, n.ev
	put := func(c CounterCount, by PlayerID) {
		ev := base
		ev.Kind, ev.To, ev.Counter, ev.Amount = PutCounters, ObjectEntity(base.Object), c.Kind, c.N
		ev.Player, ev.Entry, ev.Tokens = by, nil, nil
		w.effected(st, &ev, &base)
		st.putAfter(i, ev, id)
	}
	puts := base.Under
	if base.Kind == TurnFaceUp {
		puts = w.controllerOf(st, base.Object)
	}
	for _, g := range given {
		counters = addCounters(counters, g.Kind, -g.N)
		put(g.CounterCount, g.By)
	}
	for k := len(counters) - 1; k >= 0; k-- {
		put(counters[k], puts)
	}
}
