package oracle

import (
	"slices"

	"apnap/engine"
)

// clauseRead is what one clause of a moment says: events, changes of the board,
// effects that come into being, and when.
type clauseRead struct {
	events  []engine.Event
	changes []engine.BoardChange
	starts  []effectStart
	fired   []triggerResolves
	spells  []spellResolves
	during  string
	whose   engine.PlayerID
	next    bool
	// ability is the object of which the words say that an ability does this.
	ability engine.ObjectID
	// pays is the object whose spell or ability they are a cost of.
	pays engine.ObjectID
	// later are events that follow at once: "blinks X" exiles and returns it.
	later []engine.Event
	// response is set on what is done in response: it comes before what it
	// answers.
	response bool
}

// effectStart is the coming into being of the effects of a source: the spell,
// or the ability, that makes them resolves.
type effectStart struct {
	source engine.ObjectID
	// at is the moment with which they begin, from 1.
	at int
	// bound is what the words bind them to.
	bound []binding
	text  string
	// cast is set where only the casting or, of an ability, the activating was
	// told.
	cast, ability bool
}

// triggerResolves is the resolving of the triggered abilities of a source.
type triggerResolves struct {
	source engine.ObjectID
	// keyword is the keyword that the ability stands for, "" where nobody says one.
	keyword string
	at      int // the moment with which they resolve, from 1
	bound   []binding
	text    string
}

// starting begins a clause: nothing is read of it yet.
func (s *eventReader) starting() {
	s.out, s.now = nil, clauseRead{whose: engine.NoPlayer, ability: engine.NoObject, pays: engine.NoObject}
	s.source, s.doer, s.cause = engine.NoObject, engine.NoPlayer, engine.CauseUnknown
}

// whenever reads what stands before a clause and says when it happens:
//
//	When = ( "during" | "in" | "on" | "at" [ "the" ( "beginning" | "start" | "end" ) "of" ] ) Whose [ "next" ] Step [ "," ]
//	     | [ "on" | "in" ] "the next turn" [ "," ] | "next turn" [ "," ] .
func (s *eventReader) whenever() bool {
	s.inOrder()
	at := s.i
	if s.inResponse() {
		return true
	}
	if s.nextTurnWords() {
		s.eatWords(",")
		s.now.during, s.now.whose, s.now.next = "turn", s.nextPlayer(), true
		return true
	}
	if _, ok := s.eatAny("during", "in", "on", "at"); !ok {
		return false
	}
	if s.eatWords("the", "beginning", "of") || s.eatWords("the", "start", "of") {
		s.eatWords("the")
	}
	p, n, ok := s.possessive()
	if !ok {
		s.i = at
		return false
	}
	s.i += n
	s.now.next = s.eatWords("next")
	what, ok := s.stepName()
	if !ok {
		s.i = at
		return false
	}
	s.now.during, s.now.whose = what, p
	s.eatWords(",")
	return true
}

// inOrder passes over the words that say no more than that the events come in
// the order in which they are told.
func (s *eventReader) inOrder() {
	switch {
	case s.nameAhead():
	case s.eatWords("after", "that"), s.eatWords("afterwards"), s.eatWords("afterward"), s.eatWords("finally"), s.eatWords("next", ","),
		s.eatWords("first", ","), s.eatWords("later", "this", "turn"), s.eatWords("later", "that", "turn"), s.eatWords("later"),
		s.eatWords("then"), s.eatWords("now"):
		s.eatWords(",")
	}
}

// inResponse reads "in response" and "responding", with the comma after it.
func (s *eventReader) inResponse() bool {
	if !s.eatWords("in", "response") && !s.eatWords("responding") {
		return false
	}
	s.eatWords("to", "that")
	s.eatWords("to", "it")
	s.eatWords(",")
	s.now.response = true
	return true
}

// before puts moments before the last one, which they answer, and gives their
// place; what answers the casting of a spell comes after that anyway.
func (s *eventReader) before(made []engine.Happening, response bool) (int, bool) {
	list := &s.then
	if len(s.then) == 0 {
		list = &s.a.moments
	}
	last := len(*list) - 1
	if !response || last < 0 || len((*list)[last].Events) == 0 || (*list)[last].Events[0].Kind == engine.CastSpell {
		return 0, false
	}
	place := last + 1
	if list == &s.then {
		place += len(s.a.moments)
	}
	*list = slices.Insert(*list, last, made...)
	for i := range s.a.starts {
		if st := &s.a.starts[i]; st.at >= place {
			st.at += len(made)
		}
	}
	for i := range s.a.fired {
		if f := &s.a.fired[i]; f.at >= place {
			f.at += len(made)
		}
	}
	for i := range s.a.spells {
		if r := &s.a.spells[i]; r.at >= place {
			r.at += len(made)
		}
	}
	return place, true
}

// nextTurnWords reads "the next turn", "next turn", "on the next turn".
func (s *eventReader) nextTurnWords() bool {
	return s.eatWords("the", "next", "turn", ",") || s.eatWords("next", "turn", ",") || s.eatWords("on", "the", "next", "turn") ||
		s.eatWords("in", "the", "next", "turn") || s.eatWords("during", "the", "next", "turn")
}

// turnNow is the player whose turn it is where the reading has come to, as far
// as the words so far say.
func (s *eventReader) turnNow() engine.PlayerID {
	for _, list := range [][]engine.Happening{s.then, s.a.moments} {
		for i := len(list) - 1; i >= 0; i-- {
			h := &list[i]
			if len(h.Events) > 0 && h.Events[0].Kind == engine.BeginPhase {
				return h.Events[0].Player
			}
			if h.During != "" {
				return h.Whose
			}
		}
	}
	return s.a.board.Active
}

// nextPlayer is the player whose turn follows.
func (s *eventReader) nextPlayer() engine.PlayerID {
	n := len(s.a.board.Players)
	if n == 0 {
		return engine.NoPlayer
	}
	return (s.turnNow() + 1) % engine.PlayerID(n)
}

// turnSubject reads the turns and steps that are nobody's by name: "the turn",
// "the next turn", "a new turn", "combat", "the cleanup step".
func (s *eventReader) turnSubject() bool {
	if _, known := s.longestName(); known > 0 {
		return s.fail()
	}
	if s.eatWords("end", "of", "turn") || s.eatWords("end", "of", "the", "turn") || s.eatWords("the", "end", "of", "the", "turn") {
		s.subject.doer, s.subject.step = s.turnNow(), endOfTurn
		return s.done() || s.tailOptional() || s.fail()
	}
	if s.eatWords("it", "becomes") || s.eatWords("it", "is") || s.eatWords("it", "'s") || s.eatWords("now", "it", "is") {
		p, n, ok := s.possessive()
		s.i += n
		s.now.next = ok && s.eatWords("next")
		what, step := s.stepName()
		s.subject.doer, s.subject.step = p, what
		s.itIs = ok && step && (s.done() || s.tailOptional())
		return s.itIs
	}
	s.eatAny("the", "this", "a")
	s.subject.doer = s.turnNow()
	if s.eatWords("next", "turn") || s.eatWords("new", "turn") {
		s.subject.doer, s.subject.step, s.now.next = s.nextPlayer(), "turn", true
	} else if s.eatWords("cleanup") {
		s.eatWords("step")
		s.subject.step = "cleanup step"
	} else if what, ok := s.stepName(); ok {
		s.subject.step = what
	} else {
		return false
	}
	if s.subject.step == "cleanup step" && (s.done() || s.tailOptional()) {
		return true
	}
	switch s.peek().Text {
	case "begins", "begin", "starts", "start", "ends", "end", "is", "comes", "arrives":
		return true
	}
	return s.fail()
}

// endOfTurn is what stands for the end of the turn, alone.
const endOfTurn = "end of turn"

// onTurn reads "on Bob's next turn", "on the next turn", "in the next turn" and
// "next turn" behind a clause.
func (s *eventReader) onTurn() bool {
	at := s.i
	s.eatAny("on", "in", "during")
	if s.eatWords("the", "next", "turn") || s.eatWords("next", "turn") {
		s.now.during, s.now.whose, s.now.next = "turn", s.nextPlayer(), true
		return true
	}
	p, n, ok := s.possessive()
	if ok && at < s.i {
		s.i += n
		s.now.next = s.eatWords("next")
		if s.eatWords("turn") {
			s.now.during, s.now.whose = "turn", p
			return true
		}
	}
	s.i = at
	return false
}

// phaseVerb reads what a turn, phase or step does.
//
//	PhaseVerb = "begins" | "starts" | "comes" | "arrives" | "ends" | "is over" | "is skipped" .
func (s *eventReader) phaseVerb() bool {
	who, what := s.subject.doer, s.subject.step
	s.subject.who = []engine.Entity{engine.PlayerEntity(who)}
	defer func() { s.itIs = false }()
	if what == endOfTurn {
		return s.phaseEnds(who, "turn")
	}
	if s.eatWords("is", "skipped") || s.eatWords("gets", "skipped") {
		return s.isSkipped(who, what)
	}
	if s.eatWords("is", "over") || s.eatWords("ends") || s.eatWords("end") {
		return s.phaseEnds(who, what)
	}
	if _, ok := s.eatAny("begins", "begin", "starts", "start", "comes", "arrives"); !ok && what != "cleanup step" && !s.itIs {
		return s.fail()
	}
	return s.phaseBegins(who, what)
}

// phaseBegins emits the beginning of a turn, phase or step.
func (s *eventReader) phaseBegins(who engine.PlayerID, what string) bool {
	ev := s.blank(engine.BeginPhase)
	ev.Player, ev.What, ev.Cause = who, what, engine.ByTurnBased
	return s.emit(ev)
}

// phaseEnds makes a turn end; the end of a step is the beginning of what
// follows, which the question has to name.
func (s *eventReader) phaseEnds(who engine.PlayerID, what string) bool {
	change := engine.BoardChange{Player: who, Object: engine.NoObject}
	switch what {
	case "turn", "extra turn":
		change.TurnEnds = true
	case "combat phase":
		change.CombatEnds = true
	default:
		return s.fail()
	}
	s.now.changes = append(s.now.changes, change)
	return true
}

// isSkipped makes a turn, phase or step one that is skipped.
func (s *eventReader) isSkipped(who engine.PlayerID, what string) bool {
	s.now.changes = append(s.now.changes, engine.BoardChange{Skip: what, Player: who, Object: engine.NoObject})
	return true
}

// endsStep reads "ends his turn" and "passes the turn".
func (s *eventReader) endsStep() bool {
	if _, n, ok := s.possessive(); ok {
		s.i += n
	} else {
		s.eatAny("the", "this")
	}
	what, ok := s.stepName()
	if !ok || !s.players() || len(s.subject.who) != 1 {
		return false
	}
	return s.phaseEnds(s.subject.who[0].Player, what)
}

// skips reads "skips his draw step", which is skipped then, and "skips his next
// draw step", which makes an effect that waits for it (cr.SkipIsReplacement).
func (s *eventReader) skips() bool {
	if _, n, ok := s.possessive(); ok {
		s.i += n
	} else if !s.eatWords("that") && !s.eatWords("the") {
		s.eatWords("a")
	}
	next := s.eatWords("next")
	what, ok := s.stepName()
	if !ok || !s.players() {
		return false
	}
	for _, e := range s.subject.who {
		if !next {
			s.isSkipped(e.Player, what)
			continue
		}
		s.a.addSkip(e.Player, what)
		s.now.starts = append(s.now.starts, effectStart{source: s.a.flags[len(s.a.flags)-1].sources[0], text: s.text})
	}
	return true
}

// addSkip adds the effect of an instruction to skip the next turn, phase or
// step, as though the question had listed it.
func (a *asker) addSkip(p engine.PlayerID, what string) {
	text := "Skip your next " + what + "."
	f := effectFlag{text: text, controller: p, times: 1, label: "Skipping", ability: text, abilities: ParseCard("Skipping", "", text)}
	a.flags = append(a.flags, f)
	id := a.newObject(f.label, 0)
	o := &a.board.Objects[id]
	o.Controller, o.Owner = p, p
	a.said[id] = said{source: true, created: true, controller: true}
	a.flags[len(a.flags)-1].sources = []engine.ObjectID{id}
}

// firstPhase takes the turn and step of the first moment for those the question
// is in, where nothing else says so; a step that the words do not begin has
// begun already.
func (a *asker) firstPhase(h *engine.Happening) {
	who, what := h.Whose, h.During
	begins := len(h.Events) > 0 && h.Events[0].Kind == engine.BeginPhase && !isTurn(h.Events[0].What)
	if begins {
		who, what = h.Events[0].Player, h.Events[0].What
	}
	if what == "" || h.Next || a.turnSaid && a.board.Active != who {
		return
	}
	a.board.Active = who
	draws := len(h.Events) > 0 && h.Events[0].FirstDraw == engine.Yes
	if begins || draws || a.board.Step != "" && a.board.Step != what {
		return
	}
	if !isTurn(what) {
		a.board.Step = what
	}
	h.During, h.Whose = "", engine.NoPlayer
}

// isTurn reports whether what begins is a turn.
func isTurn(what string) bool { return what == "turn" || what == "extra turn" }
