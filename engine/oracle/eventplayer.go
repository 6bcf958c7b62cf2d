package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// players checks that the clause is about players.
func (s *eventReader) players() bool {
	for _, e := range s.subject.who {
		if !e.IsPlayer() {
			return s.fail()
		}
	}
	return len(s.subject.who) > 0 || s.fail()
}

// acts emits an event of a kind for each player the clause is about.
func (s *eventReader) acts(kind engine.EventKind, fill func(*engine.Event)) bool {
	if !s.players() {
		return false
	}
	for _, ev := range s.does(kind) {
		fill(&ev)
		s.emit(ev)
	}
	return true
}

// gainOrLose reads
//
//	Gain = "gains" Number "life" | "gains control of" List | "gains" Counters ;
//	Lose = "loses" Number "life" | "loses the game" ; Pay = "pays" Number "life" ; Win = "wins the game" .
func (s *eventReader) gainOrLose(verb string) bool {
	switch {
	case verb == "win":
		return s.eat("the", "game") && s.acts(engine.WinGame, func(*engine.Event) {})
	case verb == "lose" && s.eatWords("the", "game"):
		return s.acts(engine.LoseGame, func(*engine.Event) {})
	case verb == "gain" && s.eatWords("control", "of"):
		objects, ok := s.objects()
		until := s.turnLong()
		return ok && s.each(engine.GainControl, objects, func(ev *engine.Event, e engine.Entity) {
			ev.Object, ev.ThisTurn = e.Object, until
		})
	case verb == "gain" && s.aboutObjects() && (keywordAbility(s.cursor) > 0 || s.is("protection") || s.is(ownWords...)):
		return s.gainsAbilities()
	case verb == "lose" && s.aboutObjects():
		return s.losesAbilities()
	}
	if verb == "pay" {
		if q := (&quantity{}); s.energyAmount(q) {
			return s.paysEnergy(q.n)
		}
	}
	n, ok := s.number()
	if !ok {
		return s.failFor("a number")
	}
	if !s.eatWords("life") && (verb == "pay" || !s.tailOptional()) {
		return s.fail()
	}
	kind, _ := shape.KindTold(verb)
	return s.acts(kind, func(ev *engine.Event) { ev.Amount = n })
}

// looksAtTop reads the number behind "scries" or "surveils".
func (s *eventReader) looksAtTop(verb string) bool {
	kind, _ := shape.KindTold(verb)
	n, ok := s.number()
	return ok && s.acts(kind, func(ev *engine.Event) { ev.Amount = n })
}

// cardAction reads
//
//	( "draws" | "discards" | "mills" ) ( Count "cards" | List ) .
func (s *eventReader) cardAction(verb string) bool {
	kind, _ := shape.KindTold(verb)
	if n, ok := s.cardCount(); ok {
		random := verb == "discard" && s.eatWords("at", "random")
		return s.acts(kind, func(ev *engine.Event) {
			if ev.Amount = n; random {
				ev.Position = shape.AtRandom
			}
		})
	}
	if n, ok := s.bareCount(); ok {
		return s.acts(kind, func(ev *engine.Event) { ev.Amount = n })
	}
	if verb == "discard" && (s.ownHand("hand") || s.ownHand("cards")) {
		return s.discardsHand()
	}
	if verb == "draw" {
		return s.fail()
	}
	list, ok := s.nounList(false)
	if !ok || !s.players() {
		return false
	}
	named, more := s.apartFromCards(list)
	objects, ok := s.onlyObjects(named)
	if !ok {
		return false
	}
	if verb == "mill" {
		return more == 0 && s.millsNamed(objects)
	}
	if described(named) && slices.ContainsFunc(objects, func(e engine.Entity) bool { return s.a.said[e.Object].source }) {
		s.i = named[0].start
		return s.fail() // what brings an effect is no card that nobody names
	}
	s.each(engine.Discard, objects, func(ev *engine.Event, e engine.Entity) {
		ev.Object, ev.From = e.Object, engine.Hand
		s.a.controlledBy(e.Object, ev.Player)
	})
	return more == 0 || s.acts(engine.Discard, func(ev *engine.Event) { ev.Amount = more })
}

// described reports whether none of several mentions is named or a pronoun: "Bob's cards".
func described(list []mention) bool {
	return !slices.ContainsFunc(list, func(m mention) bool { return m.called != "" || m.class != nil || m.among != nil })
}

// apartFromCards cuts from a list of cards the number of others of which nothing is said that ends it: "a
// Dragon and a card".
func (s *eventReader) apartFromCards(list []mention) ([]mention, int) {
	last := len(list) - 1
	m := list[last]
	at := s.i
	defer func() { s.i = at }()
	s.i = m.start
	if n, ok := s.cardCount(); ok && last > 0 && s.i == m.end {
		return list[:last], n
	}
	return list, 0
}

// millsNamed emits the milling of a card that is named: the top card of the library
// of whoever mills it.
func (s *eventReader) millsNamed(objects []engine.Entity) bool {
	if len(objects) != 1 || len(s.subject.who) != 1 {
		return s.fail()
	}
	o, seen := &s.a.board.Objects[objects[0].Object], &s.a.said[objects[0].Object]
	if o.Zone != engine.AnyZone && o.Zone != engine.Library || seen.source && !seen.zone {
		return s.fail()
	}
	s.a.controlledBy(objects[0].Object, s.subject.who[0].Player)
	o.Owner, o.Controller = shape.Holder(o), engine.NoPlayer
	o.Zone, seen.zone = engine.Library, true
	return s.acts(engine.Mill, func(ev *engine.Event) { ev.Object, ev.Amount = objects[0].Object, 1 })
}

// cardCount reads "a card", "three cards", "two more cards", "the top card of his library" of a mill.
func (s *eventReader) cardCount() (int, bool) {
	at := s.i
	if n, ok := s.count(); ok {
		s.eatWords("more")
		s.eatWords("additional")
		if _, ok := s.eatAny("card", "cards"); ok {
			return n, true
		}
	}
	s.i = at
	if s.eatWords("her", "card") || s.eatWords("his", "card") || s.eatWords("their", "card") {
		return 1, true
	}
	return 0, false
}

func (s *eventReader) discardsHand() bool {
	for _, e := range s.subject.who {
		if e.IsPlayer() && s.a.board.Players[e.Player].Hand == engine.Unset {
			says, hint := howManyCards(s.a.board.Players[e.Player].Name, engine.Hand)
			return s.stop(&lex.Error{Code: "not_understood", Where: "event", Text: s.text, Span: [2]int{s.toks[s.i-1].Start, s.toks[s.i-1].End}, Says: says, Hint: hint})
		}
	}
	return s.acts(engine.Discard, func(ev *engine.Event) { ev.Amount = max(s.a.board.Players[ev.Player].Hand, 0) })
}

// makes reads "makes Bob discard a card", "causes Bob to lose 3 life", "has Bob
// draw a card": the clause inside is Bob's, the cause stays with the subject.
func (s *eventReader) makes(verb string) bool {
	if verb == "make" && s.try(s.creates) {
		return true
	}
	outer := s.does(engine.OtherAction)
	if len(outer) != 1 {
		return s.fail()
	}
	list, ok := s.nounList(true)
	if !ok {
		return false
	}
	if verb == "make" && s.colorAhead() {
		who, ok := s.entities(list, false)
		s.subject.who = who
		return ok && s.becomesWhat()
	}
	to := s.eatWords("to")
	if (verb == "cause" || verb == "force") && !to {
		return s.fail()
	}
	s.eatWords("each")
	inner, ok := s.eventVerb()
	if !ok {
		return false
	}
	s.source, s.doer, s.cause = outer[0].Source, outer[0].Doer, engine.ByEffect
	if s.source != engine.NoObject && s.doer == engine.NoPlayer {
		s.doer = shape.Holder(&s.a.board.Objects[s.source])
	}
	s.subject = subject{doer: s.doer, list: list}
	return s.settleSubject(playerVerb(inner, s.peek().Text)) && s.active(inner)
}

// begins reads "begins" after a turn or step, whose beginning is the event.
func (s *eventReader) begins() bool {
	if s.subject.step == lifeTotal {
		return s.lifeBecomes()
	}
	return s.phaseVerb()
}

// lifeBecomes reads the new total of "Bob's life total becomes 5".
func (s *eventReader) lifeBecomes() bool {
	if s.eatWords("is", "doubled") {
		return s.lifeDoubled()
	}
	if _, ok := s.eatAny("becomes", "become"); !ok {
		return false
	}
	n, ok := s.number()
	ev := s.blank(engine.SetLife)
	ev.Player, ev.Amount = s.subject.doer, n
	return ok && s.emit(ev)
}

// beginsStep reads "begins his draw step".
func (s *eventReader) beginsStep() bool {
	if _, n, ok := s.possessive(); ok {
		s.i += n
	} else if _, ok := s.eatAny("a", "an", "the"); !ok {
		return false
	}
	s.now.next = s.eatWords("next")
	what, ok := s.stepName()
	return ok && s.acts(engine.BeginPhase, func(ev *engine.Event) {
		ev.What, ev.Cause = what, engine.ByTurnBased
	})
}

// simpleAction reads the verbs that need little after them.
func (s *eventReader) simpleAction(verb string) bool {
	switch verb {
	case "proliferate", "investigate":
		n := s.timesAfter()
		kind, _ := shape.KindTold(verb)
		return s.acts(kind, func(ev *engine.Event) { ev.Amount = n })
	case "shuffle":
		if s.try(s.shufflesIn) {
			return true
		}
		s.libraryAfter()
		return s.actsFor(engine.ShuffleLibrary, func(*engine.Event) {})
	case "search":
		return s.searches()
	case "reveal":
		return s.reveals()
	case "roll", "flip":
		return s.rollsOrFlips(verb)
	case "add":
		return s.addsMana()
	case "concede":
		return s.concedes()
	}
	return s.keyword(verb)
}

// timesAfter reads "twice", "three times"; once where nothing stands.
func (s *eventReader) timesAfter() int {
	if s.eatWords("twice") {
		return 2
	}
	at := s.i
	if n, ok := s.number(); ok && (s.eatWords("times") || s.eatWords("time")) {
		return n
	}
	s.i = at
	return 1
}

// libraryAfter reads "his library" where it stands.
func (s *eventReader) libraryAfter() bool {
	at := s.i
	if _, n, ok := s.possessive(); ok {
		s.i += n
	} else {
		s.zoneOwner()
	}
	if s.eatWords("library") {
		return true
	}
	s.i = at
	return false
}

// searches reads "searches her library [for a card]".
func (s *eventReader) searches() bool {
	if !s.libraryAfter() {
		return s.fail()
	}
	what := ""
	if s.eatWords("for") {
		m, ok := s.noun()
		if !ok {
			return false
		}
		what = s.raw(m.start, m.end)
	}
	return s.actsFor(engine.SearchLibrary, func(ev *engine.Event) { ev.What, ev.Amount = what, 1 })
}

// rollsOrFlips reads "rolls two six-sided dice", "rolls a d20", "flips a coin".
func (s *eventReader) rollsOrFlips(verb string) bool {
	n, ok := s.count()
	if !ok {
		return false
	}
	if verb == "flip" {
		_, ok := s.eatAny("coin", "coins")
		return ok && s.acts(engine.FlipCoin, func(ev *engine.Event) { ev.Amount = n })
	}
	if s.is("planar") {
		return s.fail()
	}
	die, ok := dieAhead(s.cursor)
	if !ok {
		return s.fail()
	}
	return s.acts(engine.RollDice, func(ev *engine.Event) { ev.Amount, ev.What = n, die })
}

// addsMana reads "adds {G}{G}".
func (s *eventReader) addsMana() bool {
	mana, ok := s.manaWords()
	return ok && s.actsFor(engine.ProduceMana, func(ev *engine.Event) { ev.Mana = mana })
}
