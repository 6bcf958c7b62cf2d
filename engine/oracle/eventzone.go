package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// destination is where something goes, as the words say.
type destination struct {
	from, to engine.Zone
	position string
	// of is the player whose zone was named, fromOf that of the zone it leaves.
	of, fromOf engine.PlayerID
}

// fromZone reads
//
//	From = [ "from" ( [ "the" ] Zone | Whose Zone | "the top of" Whose "library" | "graveyards" ) ] .
func (s *sentence) fromZone() (engine.Zone, bool) {
	s.leaves = engine.NoPlayer
	if !s.eatWords("from") {
		return engine.AnyZone, true
	}
	z, whose, ok := s.zonePhrase()
	s.leaves = whose
	return z, ok
}

// zonePhrase reads a zone and, where said, whose it is.
func (s *sentence) zonePhrase() (engine.Zone, engine.PlayerID, bool) {
	if s.eatWords("the", "command", "zone") || s.eatWords("command", "zone") {
		return engine.Command, engine.NoPlayer, true
	}
	if !s.eatWords("the", "top", "of") {
		s.eatWords("top", "of")
	}
	whose := engine.NoPlayer
	if s.ahead(1).Text == "owner" || s.ahead(1).Text == "owners" || s.ahead(1).Text == "owners'" {
		s.zoneOwner()
	} else if p, n, ok := s.possessive(); ok {
		whose = p
		s.i += n
	} else {
		s.zoneOwner()
	}
	z := shape.ZoneNamed(s.peek().Text)
	if z == engine.AnyZone {
		return z, whose, s.failFor("a zone")
	}
	s.i++
	return z, whose, true
}

// zoneOwner passes over "the", "a", "its owner's" and the like before a zone:
// an object's own zones are always its owner's.
func (s *sentence) zoneOwner() {
	switch {
	case s.eatWords("its", "owner", "'s"), s.eatWords("their", "owner", "'s"), s.eatWords("their", "owners'"), s.eatWords("their", "owners", "'s"),
		s.eatWords("his", "owner", "'s"), s.eatWords("her", "owner", "'s"), s.eatWords("the"), s.eatWords("a"), s.eatWords("its"), s.eatWords("their"):
	}
}

// goesTo reads
//
//	To = "onto" [ "the" ] "battlefield" | ( "into" | "in" | "to" ) Zone | [ "on" ] [ "the" ] ( "top" | "bottom" ) "of" Whose "library" .
func (s *sentence) goesTo() (destination, bool) {
	d := destination{of: engine.NoPlayer, fromOf: engine.NoPlayer}
	from, ok := s.fromZone()
	if !ok {
		return d, false
	}
	d.from, d.fromOf = from, s.leaves
	if !s.place(&d) {
		return d, false
	}
	if d.from == engine.AnyZone {
		d.from, ok = s.fromZone()
		d.fromOf = s.leaves
	}
	return d, ok
}

func (s *sentence) place(d *destination) bool {
	if _, ok := s.eatAny("on", "onto", "to"); ok && (s.is("the") || s.is("top") || s.is("bottom")) && s.topOrBottom(d) {
		return true
	} else if ok {
		s.i--
	}
	if _, ok := s.eatAny("into", "onto", "to", "in"); !ok {
		return false
	}
	z, whose, ok := s.zonePhrase()
	if !ok {
		return false
	}
	d.to, d.of = z, whose
	if z == engine.Library && s.eatWords("and", "shuffled") {
		d.position = "shuffled"
	}
	return true
}

// topOrBottom reads "the top of Alice's library".
func (s *sentence) topOrBottom(d *destination) bool {
	at := s.i
	s.eatWords("the")
	w, ok := s.eatAny("top", "bottom")
	if !ok || !s.eatWords("of") {
		s.i = at
		return false
	}
	z, whose, ok := s.zonePhrase()
	if !ok || z != engine.Library {
		s.i = at
		return false
	}
	d.to, d.of, d.position = z, whose, w
	return true
}

// moves emits the moving of objects to where the words that follow say, once
// for each of the templates.
func (s *eventReader) moves(objects []engine.Entity, templates []engine.Event) bool {
	d, ok := s.goesTo()
	return ok && s.moveTo(objects, templates, d) && s.movesToo(objects, templates)
}

// movesToo reads further places the same objects are told to go to at once:
// "and into its owner's hand" (cr.ContradictionChosen).
func (s *eventReader) movesToo(objects []engine.Entity, templates []engine.Event) bool {
	for s.is("and", "into") || s.is("and", "onto") || s.is("and", "to") || s.is("and", "on", "top") || s.is("and", "on", "the") {
		s.i++
		d, ok := s.goesTo()
		if !ok || !s.moveTo(objects, templates, d) {
			return false
		}
	}
	return true
}

func (s *eventReader) moveTo(objects []engine.Entity, templates []engine.Event, d destination) bool {
	for _, ev := range templates {
		for _, e := range objects {
			if !e.IsObject() {
				return s.fail()
			}
			one := ev
			one.Object, one.From, one.Dest, one.Position = e.Object, d.from, d.to, d.position
			if d.to == engine.Battlefield {
				if s.entering(&one); d.from != engine.Stack {
					one.Entry.WasCast = engine.No // it is put there
				}
			} else {
				one.Player = engine.NoPlayer
			}
			s.owned(e.Object, d)
			s.emit(one)
		}
	}
	return true
}

// owned says whose an object is when its owner's zone was named.
func (s *eventReader) owned(id engine.ObjectID, d destination) {
	o := &s.a.board.Objects[id]
	for _, p := range [...]engine.PlayerID{d.fromOf, d.of} {
		if p != engine.NoPlayer && o.Owner == engine.NoPlayer {
			o.Owner = p
		}
	}
}

// entering makes an event one of entering the battlefield.
func (s *eventReader) entering(ev *engine.Event) {
	ev.Kind, ev.Dest = engine.Enter, engine.Battlefield
	ev.Entry = &engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody()}
	if ev.Player == engine.NoPlayer {
		ev.Player = ev.Doer
	}
	s.a.said[ev.Object].entering = true
}

// isMoved reads what follows "is exiled", "is put", "is returned".
func (s *eventReader) isMoved(participle string) bool {
	templates := []engine.Event{s.blank(engine.Move)}
	switch participle {
	case "exiled":
		from, ok := s.fromZone()
		return ok && s.moveTo(s.subject.who, templates, destination{from: from, to: engine.Exile, of: engine.NoPlayer, fromOf: s.leaves})
	case "milled":
		templates[0].How = "milled"
		return s.moveTo(s.subject.who, templates, destination{from: engine.Library, to: engine.Graveyard, of: engine.NoPlayer, fromOf: engine.NoPlayer})
	case "bounced":
		return s.moveTo(s.subject.who, templates, destination{to: engine.Hand, of: engine.NoPlayer, fromOf: engine.NoPlayer})
	case "shuffled":
		d, ok := s.goesTo()
		d.position = "shuffled"
		return ok && d.to == engine.Library && s.moveTo(s.subject.who, templates, d)
	}
	return s.moves(s.subject.who, templates)
}

// returns reads "returns X to its owner's hand" and "returns X from Bob's
// graveyard to the battlefield".
func (s *eventReader) returns() bool {
	if s.aboutObjects() && (s.is("to") || s.is("onto") || s.is("from")) {
		return s.moves(s.subject.who, []engine.Event{s.blank(engine.Move)})
	}
	if q := (&quantity{of: engine.NoPlayer}); s.try(func() bool { return s.cardsFrom(q) }) {
		return s.cardsMove(q, s.doers())
	}
	objects, ok := s.objects()
	return ok && s.moves(objects, s.does(engine.Move))
}

// exilesCards reads "exiles the top two cards of Bob's library", "exiles two cards
// from her hand".
func (s *eventReader) exilesCards() bool {
	q := &quantity{}
	if !s.try(func() bool { return s.topCards(q) }) && !s.try(func() bool { return s.cardsFrom(q) }) {
		return false
	}
	for _, ev := range s.doers() {
		ev.Player, ev.Amount, ev.From, ev.Dest, ev.OnTop = q.of, q.n, q.from, engine.Exile, q.from == engine.Library
		s.emit(ev)
	}
	return true
}

// doers are the events of moving, one for each subject.
func (s *eventReader) doers() []engine.Event { return s.does(engine.Move) }

// cardsMove reads where the top cards of a library go.
func (s *eventReader) cardsMove(q *quantity, templates []engine.Event) bool {
	d, ok := s.goesTo()
	if !ok || d.to == engine.Battlefield {
		return false
	}
	for _, ev := range templates {
		ev.Player, ev.Amount, ev.From, ev.Dest, ev.Position, ev.OnTop = q.of, q.n, q.from, d.to, d.position, q.from == engine.Library
		s.emit(ev)
	}
	return true
}

// cardsAreMoved reads "is exiled" and "are put into …" after "the top cards".
func (s *eventReader) cardsAreMoved(q *quantity) bool {
	templates := []engine.Event{s.blank(engine.Move)}
	if s.eatWords("exiled") {
		ev := templates[0]
		ev.Player, ev.Amount, ev.From, ev.Dest, ev.OnTop = q.of, q.n, q.from, engine.Exile, q.from == engine.Library
		return s.emit(ev)
	}
	return s.eat("put") && s.cardsMove(q, templates)
}
