package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// readEvent reads
//
//	Events = Moment { ( ";" | "." | [ "," ] "then" ) Moment } [ "." ] .
func (a *asker) readEvent(text string) *lex.Error {
	s := &eventReader{sentence: a.sentence(text, "event"), then: []engine.Happening{}}
	for {
		s.eatWords("then")
		if !s.moment() {
			return s.refuse()
		}
		if !s.next() {
			break
		}
	}
	if !s.done() {
		s.fail()
		return s.refuse()
	}
	a.moments = append(a.moments, s.then...)
	return nil
}

// eventReader reads the events of one sentence.
type eventReader struct {
	*sentence
	// source, doer and cause come from a clause around the one being read:
	// "Thoughtseize makes Bob discard a card".
	source engine.ObjectID
	doer   engine.PlayerID
	cause  engine.Cause
	// out are the events of the clause being read, now what else it says.
	out []engine.Event
	now clauseRead
	// told are the events of the clause before.
	told []engine.Event
	// itIs is set on "it is Bob's turn", which needs no verb after it.
	itIs bool
	// then are the moments read so far.
	then []engine.Happening
}

// next reads what stands between two moments.
func (s *eventReader) next() bool {
	at := s.i
	stopped := s.eatWords(".") || s.eatWords(";")
	if stopped && s.done() {
		return false
	}
	s.eatWords(",")
	s.eatWords("and")
	if s.eatWords("then") || stopped {
		s.eatWords(",")
		return true
	}
	s.i = at
	return false
}

// moment reads
//
//	Moment = Clause { [ "," ] ( "and" | "while" ) Clause } [ "at the same time" | "simultaneously" ] .
//
// Clauses joined by "and" are one moment only where the words say so, or where
// all of them are combat damage; otherwise each comes after the one before.
func (s *eventReader) moment() bool {
	first := s.i
	var clauses []clauseRead
	together := s.eatWords("simultaneously")
	for {
		s.starting()
		if s.whenever(); !s.clause() || !s.tails() {
			return false
		}
		s.now.events, s.told = s.out, s.out
		clauses = append(clauses, s.now)
		if s.sameTime() {
			together = true
		}
		if !s.another(&together) {
			break
		}
	}
	text := s.raw(first, s.i)
	if together || len(clauses) == 1 {
		s.happen(text, clauses...)
		return true
	}
	if allCombat(clauses) {
		s.a.assume(say.New("The combat damage is dealt at the same time"))
		s.happen(text, clauses...)
		return true
	}
	for _, c := range clauses {
		s.happen(text, c)
	}
	return true
}

// sameTime reads "at the same time" and "simultaneously".
func (s *eventReader) sameTime() bool {
	at := s.i
	s.eatWords(",")
	if s.eatWords("all", "at", "the", "same", "time") || s.eatWords("both", "at", "the", "same", "time") ||
		s.eatWords("at", "the", "same", "time") || s.eatWords("simultaneously") || s.eatWords("all", "at", "once") || s.eatWords("at", "once") {
		return true
	}
	s.i = at
	return false
}

// another reads what joins a further clause to the moment.
func (s *eventReader) another(together *bool) bool {
	at := s.i
	s.eatWords(",")
	switch {
	case s.is("and", "then"), s.is("then"):
		s.i = at
		return false
	case s.eatWords("and"), s.i > at && s.verbAhead():
		return true
	case s.eatWords("as"), s.eatWords("while"):
		*together = true
		return true
	}
	s.i = at
	return false
}

func (s *eventReader) happen(text string, clauses ...clauseRead) {
	h := engine.Happening{Text: text, Whose: engine.NoPlayer}
	var starts []effectStart
	var fired []triggerResolves
	var spells []spellResolves
	response := false
	for _, c := range clauses {
		fired = append(fired, c.fired...)
		spells = append(spells, c.spells...)
		response = response || c.response
		h.Events = append(h.Events, c.events...)
		h.Change = append(h.Change, c.changes...)
		h.Next = h.Next || c.next
		if c.during != "" {
			h.During, h.Whose = c.during, c.whose
		}
		starts = append(starts, c.starts...)
		if c.pays != engine.NoObject {
			h.Pays = append(h.Pays, c.pays)
		}
	}
	if len(s.a.moments)+len(s.then) == 0 {
		s.a.firstPhase(&h)
	}
	made := []engine.Happening{h}
	for _, c := range clauses {
		if len(c.later) > 0 {
			made = append(made, engine.Happening{Text: text, Events: c.later, Whose: engine.NoPlayer})
		}
	}
	if len(starts) > 0 && len(h.Events) > 0 {
		// What a spell makes is there once it has resolved.
		made = append(made, engine.Happening{Text: text, Whose: engine.NoPlayer})
	}
	at := len(s.a.moments) + len(s.then) + 1
	if place, ok := s.before(made, response); ok {
		at = place
	} else {
		s.then = append(s.then, made...)
	}
	for _, st := range starts {
		st.at = at + len(made) - 1
		s.a.starts = append(s.a.starts, st)
	}
	for _, f := range fired {
		f.at = at
		s.a.fired = append(s.a.fired, f)
	}
	for _, r := range spells {
		r.at = at
		s.a.spells = append(s.a.spells, r)
	}
	for _, c := range clauses {
		if c.ability != engine.NoObject {
			s.a.said[c.ability].acts = append(s.a.said[c.ability].acts, at)
		}
	}
}

func allCombat(clauses []clauseRead) bool {
	for _, c := range clauses {
		for i := range c.events {
			if !c.events[i].Combat {
				return false
			}
		}
		if len(c.events) == 0 {
			return false
		}
	}
	return true
}

// blank is an event of a kind about nobody yet, with the cause that the clauses
// around it give.
func (s *eventReader) blank(kind engine.EventKind) engine.Event {
	return engine.Event{Kind: kind, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: s.source,
		Doer: s.doer, Under: engine.NoPlayer, Cause: s.cause, By: engine.NoEffect}
}

// does are the events of a kind that each subject of the clause makes happen:
// a player is the one who does it, an object the source whose spell or ability
// it is.
func (s *eventReader) does(kind engine.EventKind) []engine.Event {
	var out []engine.Event
	if s.subject.generic {
		ev := s.blank(kind)
		ev.Doer, ev.Cause = s.subject.doer, s.subject.cause
		return []engine.Event{ev}
	}
	for _, e := range s.subject.who {
		ev := s.blank(kind)
		if e.IsPlayer() {
			ev.Player = e.Player
			if ev.Doer == engine.NoPlayer {
				ev.Doer = e.Player
			}
		} else {
			ev.Source, ev.Cause = e.Object, engine.ByEffect
		}
		out = append(out, ev)
	}
	return out
}

// emit adds events to the clause.
func (s *eventReader) emit(evs ...engine.Event) bool {
	for _, ev := range evs {
		ev.AsCreature = ev.Object != engine.NoObject && slices.Contains(s.classed, ev.Object)
		s.out = append(s.out, ev)
	}
	return true
}

// each emits one event for each subject and each thing: "destroys X and Y".
func (s *eventReader) each(kind engine.EventKind, things []engine.Entity, fill func(*engine.Event, engine.Entity)) bool {
	for _, ev := range s.does(kind) {
		for _, e := range things {
			one := ev
			fill(&one, e)
			s.emit(one)
		}
	}
	return true
}

// toObject puts the object of an entity into an event.
func toObject(ev *engine.Event, e engine.Entity) { ev.Object = e.Object }
