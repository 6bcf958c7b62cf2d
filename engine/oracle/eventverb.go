package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// active reads the complements of a verb in the active voice. Every verb has
// one production.
func (s *eventReader) active(verb string) bool {
	if s.try(func() bool { return s.aboutDrawn(verb) }) {
		return true
	}
	if shape.LooksAtTop(verb) {
		return s.looksAtTop(verb)
	}
	switch verb {
	case "deal":
		return s.deal()
	case "take":
		return s.takes()
	case "gain", "lose", "pay", "win":
		return s.gainOrLose(verb)
	case "draw", "discard", "mill":
		return s.cardAction(verb)
	case "put", "place":
		return s.put()
	case "remove":
		return s.remove()
	case "get":
		if s.eatWords("hit") {
			return s.isHit()
		}
		if n, ok := s.extraTurns(); ok {
			return s.acts(engine.ExtraTurn, func(ev *engine.Event) { ev.Amount = n })
		}
		if s.peek().Kind == lex.PTToken {
			return s.getsSize()
		}
		return s.getCounters()
	case "give":
		return s.giveCounters()
	case "double", "triple":
		return s.multiply(verb)
	case "create":
		return s.creates()
	case "make", "cause", "force", "have", "let":
		return s.makes(verb)
	case "destroy", "exile", "sacrifice", "counter", "bounce", "tap", "untap", "regenerate", "copy", "cycle":
		return s.verbObject(verb)
	case "return":
		return s.returns()
	case "cast", "play":
		return s.castOrPlay(verb)
	case "die", "enter", "come", "leave", "explore", "connive", "transform", "phase", "become", "resolve":
		return s.intransitive(verb)
	case "attach", "equip":
		return s.attaches()
	case "turn":
		return s.turns()
	case "skip":
		return s.skips()
	case "begin", "start":
		return s.beginsStep()
	case "end", "pass":
		return s.endsStep()
	case "activate":
		return s.try(s.loyaltyAbility) || s.activates()
	case "use":
		return s.try(s.loyaltyAbility) || s.usesEffect(verb)
	case "respond":
		return s.usesEffect(verb)
	case "hit":
		return s.hits()
	case "ping":
		return s.pings()
	case "trade":
		return s.trades()
	case "blink", "flicker":
		objects, ok := s.objects()
		return ok && s.blinks(objects)
	case "fight":
		return s.fights()
	case "produce":
		return s.producesMana()
	case "go":
		if !s.aboutObjects() {
			return s.eat("to") && s.beginsStep()
		}
		return s.moves(s.subject.who, []engine.Event{s.blank(engine.Move)})
	case "move":
		if s.eatWords("to") {
			return s.beginsStep()
		}
		return s.movesCounters()
	case "exchange":
		return s.exchangesLife()
	}
	return s.simpleAction(verb)
}

// passive reads a participle and its complements.
//
//	Passive = "dealt" … | "destroyed" | "exiled" | "put" … | "created" … | "returned" … .
func (s *eventReader) passive() bool {
	t := s.peek()
	if t.Kind != lex.WordToken {
		return s.fail()
	}
	if s.subject.amount != nil {
		return s.passiveAmount()
	}
	if t.Text == "tapped" && s.ahead(1).Text == "for" {
		s.i += 2
		return s.isTappedForMana()
	}
	if kind, ok := eatSaying(s.cursor, undergone()); ok {
		return s.undergo(kind)
	}
	switch t.Text {
	case "dealt":
		s.i++
		return s.isDealt()
	case "hit":
		s.i++
		return s.isHit()
	case "exiled", "put", "returned", "milled", "shuffled", "bounced":
		s.i++
		return s.isMoved(t.Text)
	case "turned":
		s.i++
		if s.colorAhead() {
			return s.becomesWhat()
		}
		return s.eat("face", "up")
	case "attached":
		s.i++
		return s.becomesAttached()
	case "copied":
		s.i++
		return s.isCopied()
	case "no":
		s.i++
		return s.eat("longer") && s.noLonger()
	case "blinked", "flickered":
		s.i++
		return s.blinks(s.subject.who)
	case "cast":
		s.i++
		return s.isCast()
	case "now":
		s.i++
		return s.becomesWhat()
	default:
		a, ok := shape.KeywordDone(t.Text)
		if !ok {
			return s.fail()
		}
		s.i++
		return s.undergoes(a.What())
	}
}

// undergo emits an event of a kind for each object the clause is about.
func (s *eventReader) undergo(kind engine.EventKind) bool {
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		ev := s.blank(kind)
		ev.Object = e.Object
		switch kind {
		case engine.Sacrifice, engine.Discard:
			ev.Player = shape.Holder(&s.a.board.Objects[e.Object])
		case engine.Destroy:
			ev.How = "destroyed"
		}
		s.emit(ev)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// objects reads a list of objects.
func (s *eventReader) objects() ([]engine.Entity, bool) { return s.objectsOf(engine.NoPlayer) }

// sacrificer is the player whose what is sacrificed must be: nobody sacrifices a permanent
// of somebody else's, so that "Bob sacrifices a creature" speaks of one of Bob's.
func (s *eventReader) sacrificer(verb string) engine.PlayerID {
	if who := s.subject.who; verb == "sacrifice" && len(who) == 1 && !who[0].IsObject() {
		return who[0].Player
	}
	return engine.NoPlayer
}

// objectsOf reads a list of objects; one without a name is the player's who is given.
func (s *eventReader) objectsOf(p engine.PlayerID) ([]engine.Entity, bool) {
	list, ok := s.nounList(false)
	if !ok {
		return nil, false
	}
	before, nameless := len(s.a.board.Objects), false
	for i := range list {
		if m := &list[i]; p != engine.NoPlayer && m.called == "" && m.class == nil && m.among == nil && m.player == engine.NoPlayer && m.of == engine.NoPlayer && m.ofNew == "" {
			m.of, nameless = p, true
		}
	}
	es, ok := s.onlyObjects(list)
	if ok && nameless && len(es) == 1 && int(es[0].Object) < before && len(s.a.moments) == 0 {
		s.onlyNamed(p, []engine.ObjectID{es[0].Object})
	}
	return es, ok
}

// onlyObjects are what the nouns of a list mean, none of them a player.
func (s *eventReader) onlyObjects(list []mention) ([]engine.Entity, bool) {
	es, ok := s.entities(list, false)
	if !ok {
		return nil, false
	}
	for _, e := range es {
		if !e.IsObject() {
			s.i = list[0].start
			return nil, s.fail()
		}
	}
	return es, true
}

// recipients reads a list of players and objects.
func (s *eventReader) recipients() ([]engine.Entity, bool) {
	if s.is("face") {
		return s.face()
	}
	list, ok := s.nounList(false)
	if !ok {
		return nil, false
	}
	return s.entities(list, false)
}

// face is the only opponent of whoever acts.
func (s *eventReader) face() ([]engine.Entity, bool) {
	me := s.actor()
	if me == engine.NoPlayer || len(s.a.board.Players) != 2 {
		return nil, s.stop(s.whoseFace(me))
	}
	s.i++
	s.last = []engine.Entity{engine.PlayerEntity(1 - me)}
	return s.last, true
}

// whoseFace asks whose face is meant: that of any player but the one who acts.
func (s *eventReader) whoseFace(me engine.PlayerID) *lex.Error {
	t := s.peek()
	err := &lex.Error{Code: "ambiguous", Where: "event", Text: s.text, Span: [2]int{t.Start, t.End}, Says: say.New("I do not know whose face is meant.")}
	for i := range s.a.board.Players {
		if name := s.a.board.Players[i].Name; engine.PlayerID(i) != me {
			err.Readings = append(err.Readings, lex.Meaning{Says: shape.FaceName(name), Text: s.text[:t.Start] + name + s.text[t.End:]})
		}
	}
	return err
}

// verbObject reads the verbs that take a list of objects.
func (s *eventReader) verbObject(verb string) bool {
	kind, _ := shape.KindTold(verb)
	if (verb == "regenerate" || verb == "untap" || verb == "tap") && !s.nounAhead() {
		return s.undergo(kind)
	}
	if verb == "exile" && (s.try(s.exilesCards) || s.try(s.exilesZone)) || verb == "copy" && s.try(s.copiesAbility) {
		return true
	}
	if s.err != nil {
		return false
	}
	if s.try(func() bool { return s.choosesAmong(verb) }) {
		return true
	}
	objects, ok := s.objectsOf(s.sacrificer(verb))
	if !ok {
		return false
	}
	if verb == "regenerate" && s.regenerates(objects) {
		return true
	}
	if verb == "tap" && s.eatWords("for") {
		return s.tapsForMana(objects)
	}
	if verb == "tap" && s.done() && s.meansMana(objects) {
		return s.tappedFor(objects, s.onlyMana(objects))
	}
	from, ok := s.fromZone()
	if !ok {
		return false
	}
	leaves := destination{of: engine.NoPlayer, fromOf: s.leaves}
	n := 1
	if verb == "copy" {
		n = s.timesAfter()
	}
	return s.each(kind, objects, func(ev *engine.Event, e engine.Entity) {
		ev.Object = e.Object
		s.owned(e.Object, leaves)
		s.fillRemoval(ev, verb, from)
		if verb == "copy" {
			ev.Amount = n
		}
		if verb == "cycle" {
			s.drawsForCycling(ev)
		}
	})
}

// drawsForCycling adds the draw that cycling a card is for, once its discard has paid for it. A
// card that cycles for a card of a sort is searched for instead, which is no draw.
func (s *eventReader) drawsForCycling(cost *engine.Event) {
	o := &s.a.board.Objects[cost.Object]
	if o.Card != "" && !slices.ContainsFunc(o.Keywords, func(w string) bool { return strings.HasPrefix(w, "cycling") }) {
		return
	}
	draw := s.blank(engine.DrawCards)
	draw.Player, draw.Doer, draw.Amount, draw.Cause = cost.Player, cost.Player, 1, engine.ByEffect
	s.now.later = append(s.now.later, draw)
}

// fillRemoval completes an event that a verb with an object makes.
func (s *eventReader) fillRemoval(ev *engine.Event, verb string, from engine.Zone) {
	if ev.Kind != engine.Sacrifice && ev.Kind != engine.Discard && ev.Kind != engine.CopySpell && ev.Kind != engine.GainControl {
		ev.Player = engine.NoPlayer
	}
	ev.From = from
	switch verb {
	case "destroy":
		ev.How = "destroyed"
		if ev.Cause == engine.CauseUnknown && ev.Doer != engine.NoPlayer {
			ev.Cause = engine.ByEffect // players destroy nothing but by an effect
		}
	case "exile":
		ev.Dest = engine.Exile
	case "bounce":
		ev.Dest = engine.Hand
	case "cycle":
		ev.Cause = engine.ByCost
		if ev.Object != engine.NoObject {
			o := &s.a.board.Objects[ev.Object]
			o.Marks = append(o.Marks, "cycled")
		}
	case "sacrifice":
		if ev.Player == engine.NoPlayer {
			ev.Player = shape.Holder(&s.a.board.Objects[ev.Object])
		}
	case "copy":
		if ev.Player == engine.NoPlayer && ev.Source != engine.NoObject {
			ev.Player = shape.Holder(&s.a.board.Objects[ev.Source])
		}
	}
}

// nounAhead reports whether a noun phrase could begin here.
func (s *eventReader) nounAhead() bool {
	at, far, err := s.i, s.far, s.err
	_, ok := s.noun()
	s.i, s.far, s.err = at, far, err
	return ok
}
