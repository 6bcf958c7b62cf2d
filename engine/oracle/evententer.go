package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// intransitive reads the verbs whose subject is the object concerned.
func (s *eventReader) intransitive(verb string) bool {
	switch verb {
	case "die":
		return s.moveTo(s.subject.who, []engine.Event{s.blank(engine.Move)},
			destination{from: engine.Battlefield, to: engine.Graveyard, of: engine.NoPlayer, fromOf: engine.NoPlayer}) && s.creatures()
	case "enter":
		return s.enters(verb)
	case "come":
		return s.eat("into", "play") && s.enters(verb)
	case "leave":
		if s.eatWords("the", "game") {
			return s.concedes() // however it came to that, nothing replaces it
		}
		return s.leavesBattlefield()
	case "explore", "connive":
		return s.growing(verb)
	case "transform":
		return s.transforms()
	case "phase":
		if s.eatWords("out") {
			return s.undergo(engine.PhaseOut)
		}
		return s.eat("in") && s.undergo(engine.PhaseIn)
	case "become":
		return s.becomes()
	}
	return s.resolves()
}

// creatures notes that what dies is a creature or planeswalker; what is not
// known otherwise is taken for a creature.
func (s *eventReader) creatures() bool {
	for _, e := range s.subject.who {
		s.a.mustBe(e.Object, becauseDies)
	}
	return true
}

// mustBe takes an object whose types nobody gave for one of the type that
// something about it tells.
func (a *asker) mustBe(id engine.ObjectID, why because) {
	if id == engine.NoObject {
		return
	}
	o := &a.board.Objects[id]
	if o.TypesKnown || o.Types&engine.PermanentTypes != 0 || a.said[id].types {
		return
	}
	o.Types |= why.kind()
	a.assume(why.says(shape.ObjectName(&a.board, id)))
}

// enters reads
//
//	Enters = "enters" [ "the battlefield" | "play" ] { Tail } | "ETBs" .
func (s *eventReader) enters(verb string) bool {
	if verb == "enter" {
		if !s.eatWords("the", "battlefield") {
			s.eatWords("play")
		}
	}
	if len(s.subject.who) == 0 {
		return s.fail()
	}
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		ev := s.blank(engine.Enter)
		ev.Object = e.Object
		s.entering(&ev)
		s.emit(ev)
	}
	return true
}

// resolves reads "resolves [and enters the battlefield | and becomes a token]":
// a permanent spell that resolves enters.
func (s *eventReader) resolves() bool {
	if s.aboutSpells() {
		return s.spellsResolve()
	}
	if called := s.resolvingAbility; called != "" && len(s.subject.who) == 1 && s.aboutObjects() {
		return s.abilityResolves(called)
	}
	if s.makesEffects() {
		return s.effectResolves()
	}
	if s.aboutObjects() && s.abilitySaid(s.i-1) {
		return s.triggersResolve(s.subject.who)
	}
	becomes := false
	switch {
	case s.eatWords("and", "enters"):
		s.eatWords("the", "battlefield")
	case s.eatWords("and", "becomes", "a", "token"), s.eatWords("and", "become", "tokens"):
		becomes = true
	}
	for _, e := range s.subject.who {
		if !e.IsObject() || s.a.board.Objects[e.Object].Types&(engine.Instant|engine.Sorcery) != 0 {
			return s.fail()
		}
		o := &s.a.board.Objects[e.Object]
		o.Spell, o.Zone, s.a.said[e.Object].zone = true, engine.Stack, true
		if becomes {
			o.Token = engine.Yes
		}
	}
	return s.enters("resolve")
}

// becomes reads "becomes tapped", "becomes untapped", "becomes attached to X"
// and "Bob's life total becomes 5", whose subject is read elsewhere.
func (s *eventReader) becomes() bool {
	switch {
	case s.eatWords("tapped"):
		return s.undergo(engine.Tap)
	case s.eatWords("untapped"):
		return s.undergo(engine.Untap)
	case s.eatWords("attached"):
		return s.becomesAttached()
	case s.eatWords("monstrous"):
		return s.undergoes("become monstrous")
	case s.is("the", "monarch"):
		return s.keyword("become")
	}
	if a, ok := shape.KeywordDone(s.peek().Text); ok {
		s.i++
		return s.undergoes(a.What())
	}
	return s.becomesWhat()
}

// becomesAttached reads "to X".
func (s *eventReader) becomesAttached() bool {
	if !s.eat("to") {
		return false
	}
	to, ok := s.recipients()
	if !ok || len(to) != 1 {
		return s.fail()
	}
	for _, e := range s.subject.who {
		ev := s.blank(engine.AttachTo)
		ev.Object, ev.To = e.Object, to[0]
		s.emit(ev)
	}
	return true
}

// attaches reads "attaches X to Y".
func (s *eventReader) attaches() bool {
	s.noLink = "to"
	objects, ok := s.objects()
	s.noLink = ""
	if !ok || !s.eat("to") {
		return false
	}
	to, ok := s.recipients()
	if !ok || len(to) != 1 {
		return s.fail()
	}
	return s.each(engine.AttachTo, objects, func(ev *engine.Event, e engine.Entity) {
		s.a.controlledBy(e.Object, ev.Player) // one attaches what one controls
		ev.Object, ev.To, ev.Player = e.Object, to[0], engine.NoPlayer
	})
}

// growing reads "explores", "connives 2".
func (s *eventReader) growing(verb string) bool {
	n := 1
	if n = s.timesAfter(); n == 1 {
		if given, ok := s.number(); ok {
			n = given
		}
	}
	kind, why := engine.Explore_, becauseExplores
	if verb == "connive" {
		kind, why = engine.Connive, becauseConnives
	}
	from := len(s.out)
	if !s.theirCreatures() || !s.undergo(kind) {
		return false
	}
	for i := from; i < len(s.out); i++ {
		s.a.mustBe(s.out[i].Object, why)
		s.out[i].Amount = n
	}
	return true
}

// castOrPlay reads "casts X" and "plays X [from Zone]".
func (s *eventReader) castOrPlay(verb string) bool {
	objects, ok := s.objects()
	if !ok {
		return false
	}
	from, ok := s.fromZone()
	if !ok {
		return false
	}
	kind := engine.CastSpell
	for _, e := range objects {
		if s.a.onlyMakes(e.Object) {
			s.now.starts = append(s.now.starts, effectStart{source: e.Object, text: s.text, cast: true})
		}
	}
	if len(s.now.starts) > 0 && !s.aims() {
		return false
	}
	if len(s.now.starts) > 0 {
		verb = "cast" // what spells were once said to be
	}
	if verb == "play" && s.landsOnly(objects) {
		kind = engine.Enter
	} else if verb == "play" {
		return s.fail()
	}
	return s.each(kind, objects, func(ev *engine.Event, e engine.Entity) {
		ev.Object, ev.From = e.Object, from
		s.a.controlledBy(e.Object, ev.Player)
		if kind == engine.CastSpell {
			s.a.markCastFrom(e.Object, from)
		}
		if kind == engine.Enter {
			s.entering(ev)
			ev.Under = ev.Player
			ev.Cause = engine.BySpecial
			if ev.From == engine.AnyZone {
				ev.From = s.playedFrom(e.Object)
			}
		}
	})
}

// playedFrom is where a land is played from: where it is said to be, else the hand.
func (s *eventReader) playedFrom(id engine.ObjectID) engine.Zone {
	if z := s.a.board.Objects[id].Zone; z != engine.AnyZone && z != engine.Battlefield {
		return z
	}
	return engine.Hand
}

// landsOnly reports whether objects are lands; one of which nothing is known
// is taken for a land, since it is played.
func (s *eventReader) landsOnly(objects []engine.Entity) bool {
	for _, e := range objects {
		o := &s.a.board.Objects[e.Object]
		if o.TypesKnown && o.Types&engine.Land == 0 {
			return false
		}
		o.Types |= engine.Land
	}
	return true
}

// turns reads "turns X face up".
func (s *eventReader) turns() bool {
	if s.aboutObjects() && s.colorAhead() {
		return s.becomesWhat()
	}
	objects, ok := s.objects()
	if ok && s.colorAhead() {
		s.subject.who = objects
		return s.becomesWhat()
	}
	return ok && s.eat("face", "up") && s.each(engine.TurnFaceUp, objects, toObject)
}

// transforms reads "transforms X" of a player; without a list the clause's
// permanents transform themselves.
func (s *eventReader) transforms() bool {
	if !s.nounAhead() {
		return s.undergo(engine.Transform)
	}
	objects, ok := s.objects()
	return ok && s.each(engine.Transform, objects, func(ev *engine.Event, e engine.Entity) {
		s.a.controlledBy(e.Object, ev.Player)
		ev.Object, ev.Player = e.Object, engine.NoPlayer
	})
}
