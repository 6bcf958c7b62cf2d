package oracle

import (
	"apnap/engine"
	"slices"
)

// tails reads what may follow any clause, in any order, and puts it into the
// clause's events:
//
//	Tail = Cost | Rules | "and it can't be regenerated" | Under | How | From | With | By | … .
func (s *eventReader) tails() bool {
	for {
		at, far := s.i, s.far
		if !s.tail() {
			if s.err != nil {
				return false
			}
			s.i = at
			if s.tailOptional() {
				s.far = far
			}
			return true
		}
		if s.i == at {
			return true
		}
	}
}

// tailOptional reports whether the sentence may go on here without a tail.
func (s *eventReader) tailOptional() bool {
	switch s.peek().Text {
	case "and", ",", "then", ";", ".", "while", "as", "at", "simultaneously", "all":
		return true
	}
	return s.done()
}

// tail reads one of them, by its first word.
func (s *eventReader) tail() bool {
	switch s.peek().Text {
	case "as":
		return s.tailAs()
	case "to":
		return s.tailTo()
	case "for":
		return s.tailFor()
	case "by":
		return s.tailBy()
	case "due":
		return s.eatAll("due", "to") && s.tailLethal()
	case "because":
		return s.eatAll("because", "of") && s.tailLethal() || s.tailLoses()
	case "and", ",", "it", "they", "(":
		return s.tailCant()
	case "that":
		return s.eatAll("that", "can't", "be", "prevented") && s.mark(engine.Damage, func(ev *engine.Event) { ev.Unpreventable = true })
	case "under":
		return s.tailUnder()
	case "with":
		return s.tailWith()
	case "from":
		return s.tailFrom()
	case "attached":
		return s.tailAttached()
	case "responding":
		return s.inResponse()
	case "during", "in", "on", "next":
		return s.inResponse() || s.onTurn() || s.tailDuring()
	case "without":
		return (s.eatAll("without", "being", "cast") || s.eatAll("without", "casting", "it")) && s.mark(engine.Enter, func(ev *engine.Event) { ev.Entry.WasCast = engine.No })
	}
	return s.tailWord()
}

// eatAll is eat that leaves the furthest failure where it was.
func (s *eventReader) eatAll(words ...string) bool { return s.eatWords(words...) }

// mark changes the clause's events of a kind; there must be one.
func (s *eventReader) mark(kind engine.EventKind, change func(*engine.Event)) bool {
	any := false
	for i := range s.out {
		if s.out[i].Kind == kind {
			change(&s.out[i])
			any = true
		}
	}
	return any || s.fail()
}

func (s *eventReader) causedBy(c engine.Cause) bool {
	for i := range s.out {
		s.out[i].Cause = c
	}
	return true
}

// byStateBased notes that state-based actions do it: what they put into a graveyard was on the
// battlefield (cr.StateBasedActions).
func (s *eventReader) byStateBased() bool {
	for i := range s.out {
		if ev := &s.out[i]; ev.Kind == engine.Move && ev.Dest == engine.Graveyard && ev.From == engine.AnyZone {
			ev.From = engine.Battlefield
		}
	}
	return s.causedBy(engine.ByStateBased)
}

// tailWord reads the tails of one or two words.
func (s *eventReader) tailWord() bool {
	switch {
	case s.eatWords("tapped"):
		return s.entersTapped()
	case s.eatWords("transformed"):
		return s.mark(engine.Enter, func(ev *engine.Event) { ev.Entry.BackFace = true })
	case s.eatWords("face", "down"):
		for i := range s.out {
			s.out[i].FaceDown = true
			if s.out[i].Entry != nil {
				s.out[i].Entry.FaceDown = true
			}
		}
		return true
	case s.eatWords("this", "turn"):
		return true
	}
	return false
}

func (s *eventReader) entersTapped() bool {
	ok := false
	for i := range s.out {
		ev := &s.out[i]
		switch ev.Kind {
		case engine.Enter:
			ev.Entry.Tapped, ok = true, true
		case engine.CreateTokens:
			for j := range ev.Tokens {
				ev.Tokens[j].Tapped = true
			}
			ok = true
		}
	}
	return ok || s.fail()
}

// tailAs reads "as a cost", "as it finishes resolving", "as a state-based
// action", "as a turn-based action", "as a special action", "as her land for the
// turn", "as a copy of X".
func (s *eventReader) tailAs() bool {
	switch {
	case s.couldBeCost() && s.try(s.asCost):
		return s.causedBy(engine.ByCost)
	case s.eatWords("as", "it", "finishes", "resolving"), s.eatWords("as", "it", "resolves"), s.eatWords("as", "part", "of", "its", "resolution"):
		return s.mark(engine.Move, func(ev *engine.Event) { ev.From, ev.Cause = engine.Stack, engine.CauseUnknown })
	case s.eatWords("as", "a", "state-based", "action"):
		return s.byStateBased()
	case s.eatWords("as", "a", "turn-based", "action"):
		return s.causedBy(engine.ByTurnBased)
	case s.eatWords("as", "a", "special", "action"):
		return s.causedBy(engine.BySpecial)
	case s.eatWords("as", "a", "copy", "of"):
		return s.entersAsCopy()
	}
	at := s.i
	s.i++
	if _, n, ok := s.possessive(); ok {
		s.i += n
	} else {
		s.eatWords("a")
	}
	if s.eatWords("land", "for", "the", "turn") || s.eatWords("land", "drop") || s.eatWords("land", "drop", "for", "the", "turn") {
		return s.mark(engine.Enter, func(ev *engine.Event) { ev.Cause = engine.BySpecial })
	}
	s.i = at
	return false
}

// asCost reads
//
//	AsCost = "as" [ "part of" ] ( "a" | "an additional" ) "cost" [ "to" For | "of" Payable ] | "as" [ "part of" ] CostOf .
func (s *eventReader) asCost() bool {
	s.i++
	s.eatWords("part", "of")
	if s.is("the") || s.is("its") {
		return s.costOf()
	}
	if !s.eatWords("a", "cost") && !s.eatWords("an", "additional", "cost") {
		return s.try(s.costOf)
	}
	switch {
	case s.eatWords("to"):
		return s.payingFor()
	case s.eatWords("of"), s.eatWords("for"):
		return s.payable()
	}
	return true
}

func (s *eventReader) entersAsCopy() bool {
	es, ok := s.objects()
	if ok && len(es) == 1 && slices.Contains(s.subject.who, es[0]) {
		return s.fail() // "it" is never what the clause is about
	}
	return ok && len(es) == 1 && s.mark(engine.Enter, func(ev *engine.Event) { ev.Entry.CopyOf = es[0].Object })
}

// tailFor reads "for the turn", "for her draw step", "for lethal damage".
func (s *eventReader) tailFor() bool {
	switch {
	case s.eatWords("for", "the", "turn"):
		return s.turnDraw()
	case s.couldBeCost() && (s.is("for", "the", "cost", "of") || s.is("for", "the", "additional", "cost", "of")):
		s.i++
		return s.costOf() && s.causedBy(engine.ByCost)
	case s.eatWords("for", "lethal", "damage"):
		return s.byStateBased()
	case s.is("for", "having"):
		return s.tailLoses()
	case s.is("for", "its"):
		s.i++
		return s.turningCost()
	}
	s.i++
	if _, n, ok := s.possessive(); ok {
		s.i += n
		if s.eatWords("turn") || s.eatWords("draw", "step") {
			return s.turnDraw()
		}
	}
	return false
}

// turnDraw makes a draw the one of the turn's draw step.
func (s *eventReader) turnDraw() bool {
	return s.mark(engine.DrawCards, func(ev *engine.Event) {
		ev.Cause, ev.FirstDraw = engine.ByTurnBased, engine.Yes
		s.now.during, s.now.whose = "draw step", ev.Player
	})
}

// tailDuring reads "during her draw step".
func (s *eventReader) tailDuring() bool {
	s.i++
	if s.eatWords("combat") {
		if s.diesInCombat() {
			return s.opponentInCombat()
		}
		return s.mark(engine.Damage, func(ev *engine.Event) { ev.Combat, ev.Cause = true, engine.ByTurnBased })
	}
	p, n, ok := s.controllersStep()
	if !ok {
		p, n, ok = s.possessive()
	}
	if ok {
		s.i += n
		next := s.eatWords("next")
		what, ok := s.stepName()
		if !ok {
			return false
		}
		s.now.during, s.now.whose, s.now.next = what, p, next
		return true
	}
	return false
}

// tailBy reads "by lethal damage", "by state-based actions", "by an effect", "by
// paying its morph cost", "by Alice's Murder".
func (s *eventReader) tailBy() bool {
	s.i++
	switch {
	case s.lethal():
		return s.byStateBased()
	case s.eatWords("an", "effect"), s.eatWords("a", "spell", "or", "ability"):
		return s.causedBy(engine.ByEffect)
	case s.eatWords("paying"):
		return s.turningCost()
	}
	return s.bySource()
}

// turningCost reads "its morph cost", for which a player turns a permanent face up
// as a special action.
func (s *eventReader) turningCost() bool {
	return s.eat("its") && (s.eat("morph") || s.eat("megamorph") || s.eat("disguise")) && s.eat("cost") &&
		s.mark(engine.TurnFaceUp, func(ev *engine.Event) { ev.Cause = engine.BySpecial })
}

// lethal reads what makes state-based actions destroy something.
func (s *eventReader) lethal() bool {
	return s.eatWords("lethal", "damage") || s.eatWords("state-based", "actions") || s.eatWords("a", "state-based", "action") || s.eatWords("deathtouch", "damage")
}

func (s *eventReader) tailLethal() bool {
	if s.lethal() {
		return s.byStateBased()
	}
	return s.bySource()
}

// bySource reads the object or player whose doing the events are.
func (s *eventReader) bySource() bool {
	list, ok := s.nounList(false)
	if !ok || len(list) != 1 {
		return false
	}
	s.ofMaker(&list[0])
	last := s.last
	es, ok := s.entities(list, false)
	s.last = last
	if !ok || len(es) != 1 {
		return false
	}
	for i := range s.out {
		if s.out[i].Kind == engine.PutCounters && s.out[i].To.IsPlayer() {
			s.out[i].Player = s.holderOf(es[0])
		}
		if es[0].IsPlayer() {
			s.out[i].Doer = es[0].Player
			continue
		}
		s.out[i].Source, s.out[i].Cause, s.out[i].Doer = es[0].Object, engine.ByEffect, engine.NoPlayer
	}
	return true
}

// ofMaker gives a source of which the question has not spoken to the player who makes another
// do something by it: "Bob makes Alice discard a card with Hymn".
func (s *eventReader) ofMaker(m *mention) {
	if m.called != "" && m.of == engine.NoPlayer && m.ofNew == "" && s.doer != engine.NoPlayer && len(s.a.bearing(m.called, m.number, m.of)) == 0 {
		m.of = s.doer
	}
}

// tailCant reads "and it can't be regenerated", "and the damage can't be prevented".
func (s *eventReader) tailCant() bool {
	paren := s.eatWords("(")
	s.eatWords(",")
	s.eatWords("and")
	if !s.eatWords("it") && !s.eatWords("they") {
		s.eatWords("the", "damage")
		s.eatWords("this", "damage")
	}
	if !s.eatWords("can't", "be") {
		return false
	}
	ok := false
	switch {
	case s.eatWords("regenerated"):
		ok = s.mark(engine.Destroy, func(ev *engine.Event) { ev.NoRegen = true })
	case s.eatWords("prevented"):
		ok = s.mark(engine.Damage, func(ev *engine.Event) { ev.Unpreventable = true })
	}
	return ok && (!paren || s.eat(")"))
}

// tailUnder reads "under Bob's control".
func (s *eventReader) tailUnder() bool {
	s.i++
	if s.eatWords("their", "owners", "'s") || s.eatWords("its", "owner", "'s") || s.eatWords("their", "owner", "'s") || s.eatWords("their", "owners'") {
		return s.eat("control") && s.underOwners()
	}
	p, n, ok := s.possessive()
	if !ok {
		if n = s.newPossessive(); n == 0 {
			return false
		}
		p = s.a.seat(s.raw(s.i, s.i+n))
		n++
	}
	s.i += n
	if !s.eat("control") {
		return false
	}
	for i := range s.out {
		if k := s.out[i].Kind; k != engine.Enter && k != engine.CreateTokens {
			return s.fail()
		}
		s.out[i].Under = p
		if s.out[i].Kind == engine.CreateTokens && s.out[i].Player == engine.NoPlayer {
			s.out[i].Player = p
		}
	}
	return true
}

// tailWith reads "with X=2", "with two +1/+1 counters on it", "with Murder".
func (s *eventReader) tailWith() bool {
	s.i++
	if s.eatWords("x", "=") {
		n, ok := s.number()
		for i := range s.out {
			s.setX(&s.out[i], n)
		}
		return ok
	}
	if s.try(s.entersWith) {
		return true
	}
	return s.bySource()
}

func (s *eventReader) setX(ev *engine.Event, n int) {
	switch {
	case ev.Source != engine.NoObject:
		s.a.board.Objects[ev.Source].X = n
	case ev.Object != engine.NoObject:
		s.a.board.Objects[ev.Object].X = n
	}
}

// entersWith reads "three +1/+1 counters on it", whose last two words may be left out.
func (s *eventReader) entersWith() bool {
	q := &quantity{}
	if !s.counterAmount(q) {
		return false
	}
	if s.eatWords("on") {
		if _, ok := s.eatAny("it", "them"); !ok {
			return false
		}
	}
	return s.mark(engine.Enter, func(ev *engine.Event) {
		ev.Entry.Counters = append(ev.Entry.Counters, engine.CounterCount{Kind: q.counter, N: q.n})
	})
}

// tailFrom reads the zone something comes from, or what causes a gain or loss.
func (s *eventReader) tailFrom() bool {
	at := s.i
	if z, ok := s.fromZone(); ok {
		for i := range s.out {
			s.out[i].From = z
		}
		return true
	}
	s.i = at + 1
	return s.bySource()
}

// tailAttached reads "attached to X".
func (s *eventReader) tailAttached() bool {
	if !s.eatWords("attached", "to") {
		return false
	}
	to, ok := s.recipients()
	return ok && len(to) == 1 && s.mark(engine.Enter, func(ev *engine.Event) { ev.Entry.AttachedTo = to[0] })
}
