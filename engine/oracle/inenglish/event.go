package inenglish

import (
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/lang/lexicon"
)

// Event tells an event in the indicative: "Lightning Bolt deals 3 damage to
// Bob". It has no final stop.
func Event(ev *engine.Event, b *engine.Board) string {
	c := (&speaker{b: b, of: ev}).clause(ev)
	return c.subject + " " + c.does + c.rest
}

// WouldSay tells an event that has not happened yet: "Lightning Bolt would deal
// 3 damage to Bob". It has no final stop.
func WouldSay(ev *engine.Event, b *engine.Board) string {
	c := (&speaker{b: b, of: ev}).clause(ev)
	return c.subject + " would " + c.do + c.rest
}

// Object names an object so that no other object of the board is meant: by
// its name, else with its controller ("Bob's Metallic Sliver"), else with its
// number ("Grizzly Bears 2").
func Object(b *engine.Board, id engine.ObjectID) string {
	return (&speaker{b: b}).object(id)
}

// Entity names a player or an object as Object does.
func Entity(b *engine.Board, e engine.Entity) string {
	return (&speaker{b: b}).entity(e)
}

// clause is a sentence in parts, so that one table serves both moods: subject,
// the verb in the indicative and in its base form, and the rest with its
// leading space.
type clause struct {
	subject, does, do, rest string
}

// act is the clause of an active verb given in its base form.
func act(subject, verb, rest string) clause {
	if rest != "" {
		rest = " " + rest
	}
	if subject == "you" {
		return clause{subject, verb, verb, rest}
	}
	return clause{subject, lexicon.ThirdPerson(verb), verb, rest}
}

// passive is the clause "subject is participle rest"; plural subjects say so.
func passive(subject, participle, rest string, plural bool) clause {
	if rest != "" {
		rest = " " + rest
	}
	be := "is "
	if plural {
		be = "are "
	}
	return clause{subject, be + participle, "be " + participle, rest}
}

// speaker names things of one board, as the event of which it tells concerns them.
type speaker struct {
	b  *engine.Board
	of *engine.Event
}

// word is what the rules of the board's time call something, "" where they have
// no word for it.
func (s *speaker) word(key era.Key) string {
	var e cr.Edition
	if s.b != nil {
		e = s.b.Edition
	}
	return era.Of(e, key).English
}

func (s *speaker) player(p engine.PlayerID) string {
	if p < 0 || s.b == nil || int(p) >= len(s.b.Players) {
		return "a player"
	}
	if name := s.b.Players[p].Name; name != engine.Other {
		return name
	}
	return "the opponent"
}

// PossessiveForm is "Bob's", and "your" of the player called "you".
func PossessiveForm(name string) string {
	if name == "you" {
		return "your"
	}
	return name + "'s"
}

func (s *speaker) entity(e engine.Entity) string {
	if e.IsObject() {
		return s.object(e.Object)
	}
	return s.player(e.Player)
}

func (s *speaker) object(id engine.ObjectID) string {
	if id < 0 || s.b == nil || int(id) >= len(s.b.Objects) {
		return "something"
	}
	if ev := s.of; ev != nil && ev.Each > 0 && (id == ev.Object || ev.To == engine.ObjectEntity(id)) {
		return tokensMade(ev.Each, s.b.Objects[id].Name)
	}
	name, of := s.b.Called(id)
	if of == engine.NoPlayer {
		return name
	}
	return PossessiveForm(s.player(of)) + " " + name
}

// tokensMade names tokens that one object stands for.
func tokensMade(n int, name string) string {
	if n == 1 {
		return "the " + name + " token"
	}
	return "each of the " + Spelled(n) + " " + name + " tokens"
}

// among tells an event of which is still to be chosen what it happens to: "Bob
// sacrifices two creatures".
func (s *speaker) among(ev *engine.Event) clause {
	f := *ev.Among.Filter
	f.Controller = engine.AnyRelation
	puts := ev.Kind == engine.Move && ev.Dest == engine.Battlefield && ev.From == engine.Hand
	if puts {
		f.Owner, f.Zone = engine.AnyRelation, engine.AnyZone
	}
	p := &printer{n: &Names{}}
	what := p.some(&f)
	switch {
	case ev.Among.Most == 1:
		what = "up to " + p.phrase(&f, Spelled(1), false)
	case ev.Among.Any:
		what = "any number of " + p.all(&f)
	case ev.Amount > 1:
		what = Spelled(ev.Amount) + " " + p.all(&f)
	}
	verb := "choose"
	switch {
	case ev.Kind == engine.Sacrifice:
		verb = "sacrifice"
	case ev.Kind == engine.Discard:
		verb = "discard"
	case ev.Kind == engine.Tap:
		verb = "tap"
	case ev.Kind == engine.Untap:
		verb = "untap"
	case ev.Kind == engine.Move && ev.Dest == engine.Exile:
		verb = "exile"
	case puts:
		verb, what = "put", what+" from hand onto the battlefield"
	}
	return act(s.player(ev.Player), verb, what+asCost(ev))
}
