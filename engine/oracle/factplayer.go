package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// possession reads
//
//	Possession = ( "library" | "hand" | "graveyard" ) ( "is empty" | "has" Count { Type } "cards" [ "in it" ] ) | "life total is" Number
//	           | ( "starting life total" | "devotion to" Color ) "is" Number .
func (s *factReader) possession(p engine.PlayerID) bool {
	player := &s.a.board.Players[p]
	if s.eatWords("life", "total", "is") {
		n, ok := s.number()
		return ok && s.told(player, &player.Life, n)
	}
	if s.is("starting") || s.is("devotion") {
		return s.namedNumber(player)
	}
	zone := shape.ZoneNamed(s.peek().Text)
	s.i++
	if s.eatWords("is", "empty") {
		return s.size(player, zone, 0)
	}
	if _, ok := s.eatAny("has", "contains", "holds", "is"); !ok {
		return false
	}
	at := s.i
	if n, types, ok := s.someCards(); ok {
		s.eatWords("in", "it")
		return s.someCardsIn(zone, n, types, []engine.Entity{engine.PlayerEntity(p)})
	}
	s.i = at
	n, ok := s.cardsOr()
	if !ok {
		return false
	}
	s.eatWords("in", "it")
	s.eatWords("left")
	return s.size(player, zone, n)
}

// namedNumber reads a number of a player's that effects ask for by its name.
func (s *factReader) namedNumber(p *engine.Player) bool {
	start := s.i
	for s.i-start < 3 && !s.is("is") && !s.done() {
		s.i++
	}
	name := tokensKey(s.toks[start:s.i])
	if to := start + 2; s.toks[start].Text == "devotion" && s.i > to {
		s.i = to
		colors, _ := devotionTo(s.cursor)
		name = tokensKey(s.toks[start:to]) + " " + colors
	}
	if !s.eat("is") {
		return false
	}
	n, ok := s.number()
	p.Marks = append(p.Marks, "your "+name+": "+strconv.Itoa(n))
	return ok
}

// cardsOr reads "no cards", "twenty cards", "only one card".
func (s *factReader) cardsOr() (int, bool) {
	s.eatWords("only")
	n := 0
	if !s.eatWords("no") && !s.eatWords("0") {
		given, ok := s.count()
		if !ok {
			return 0, false
		}
		n = given
	}
	_, ok := s.eatAny("cards", "card")
	return n, ok
}

// size sets how many cards a player has in a zone.
func (s *factReader) size(p *engine.Player, zone engine.Zone, n int) bool {
	switch zone {
	case engine.Library:
		return s.told(p, &p.Library, n)
	case engine.Hand:
		return s.told(p, &p.Hand, n)
	case engine.Graveyard:
		return s.told(p, &p.Graveyard, n)
	}
	return s.fail()
}

// told sets a number of a player's; two facts that tell it differently contradict each other.
func (s *factReader) told(p *engine.Player, number *int, n int) bool {
	if *number != engine.Unset && *number != n {
		return s.stop(s.contrary(say.New("\"%s\" contradicts what else is said of %s.", s.text, shape.PlayerName(p.Name))))
	}
	*number = n
	return true
}

// playerFact reads
//
//	PlayerFact = ( "has" Had | "is" Been | "controls" Objects | Choice | Done ) { "and" … } .
func (s *factReader) playerFact() bool { return s.inARow(s.playerSays, saysOfPlayer) }

// saysOfPlayer reports whether a word begins what is said of a player.
func saysOfPlayer(w string) bool {
	switch w {
	case "has", "is", "controls", "owns", "chose", "chooses", "named", "names", "pays", "paid", "do", "don't", "doesn't", "didn't", "hasn't", "gained", "lost", "drew", "left", "conceded", "cast":
		return true
	}
	return false
}

func (s *factReader) playerSays() bool {
	switch s.peek().Text {
	case "has", "have":
		s.i++
		return s.playerHas()
	case "is", "are":
		s.i++
		return s.playerIs()
	case "controls", "control":
		s.i++
		return s.controls()
	case "owns", "own":
		s.i++
		return s.owns()
	case "cast":
		s.i++
		return s.casts()
	case "chose", "chooses", "choose", "named", "names":
		s.i++
		return s.chose()
	case "pays", "paid", "pay":
		s.i++
		return s.pays(true)
	case "don't", "do", "doesn't", "didn't", "does", "did", "hasn't":
		return s.doesNot()
	}
	if s.eatWords("left", "the", "game") || s.eatWords("conceded") {
		return s.leftGame()
	}
	return s.try(s.drewFromEmpty) || s.didThisTurn()
}

// playerHas reads what a player has: life, cards, counters, a designation.
func (s *factReader) playerHas() bool {
	if s.eatWords("left", "the", "game") || s.eatWords("conceded") {
		return s.leftGame()
	}
	if s.try(s.hasCards) || s.try(s.hasLife) || s.try(s.hasCounters) || s.try(s.hasNone) {
		return true
	}
	for _, mark := range [...]string{"the city's blessing", "the initiative"} {
		if s.eatScanned(mark) {
			return s.markPlayers("has " + mark)
		}
	}
	if s.is("no") && s.try(func() bool { s.i++; return s.controlsNone() && s.factEnds() }) {
		return true
	}
	if s.is("protection") || s.is("hexproof") || s.is("shroud") {
		return s.playerProtected()
	}
	if s.drewNone() {
		return true
	}
	s.eatWords("already")
	if s.eatScanned("drawn a card this turn") {
		return s.markPlayers("has drawn a card this turn") && s.markPlayers("drew a card this turn")
	}
	for _, step := range [...]string{"this step", "this draw step", "in this draw step", "during this draw step"} {
		if s.eatScanned("drawn a card " + step) {
			return s.markPlayers("has drawn a card this turn") && s.markPlayers("drew a card this turn") && s.markPlayers("drew a card this step")
		}
	}
	return s.fail()
}

// drewNone reads "drawn no cards this turn" and "not drawn a card this turn": the first draw of the
// question is the first of the turn, and nobody has to take it for that.
func (s *factReader) drewNone() bool {
	return s.eatAnyScanned(drawnNone) && s.markPlayers(noDraw) || s.eatAnyScanned(drawnNoneInStep) && s.markPlayers(noDrawInStep)
}

// drawnNone and drewNot are the words for that behind "has", and behind "hasn't" and "didn't".
const (
	drawnNone = "drawn no cards this turn;drawn no card this turn;not drawn a card this turn;not drawn any cards this turn;not drawn any card this turn"
	drewNot   = "drawn a card this turn;drawn any cards this turn;drawn any card this turn;draw a card this turn;draw any cards this turn;draw any card this turn"
)

// drawnNoneInStep are the words for it of a step, which marks no more than that: the draw of a draw step is taken for its first one.
const (
	drawnNoneInStep = "drawn no cards this draw step;drawn no card this draw step;not drawn a card this draw step;not drawn a card this step;drawn no cards this step"
	noDrawInStep    = "drew no card this step"
)

// eatAnyScanned reads one of some phrases, which semicolons part.
func (s *factReader) eatAnyScanned(phrases string) bool {
	return slices.ContainsFunc(strings.Split(phrases, ";"), s.eatScanned)
}

// noDraw marks a player of whom a fact says that they drew no card this turn.
const noDraw = "drew no card this turn"

// hasNone reads "no creatures" after "has".
func (s *factReader) hasNone() bool { return s.eatWords("no") && s.controlsNone() && s.factEnds() }

// leftGame marks players who have left the game.
func (s *factReader) leftGame() bool {
	for _, e := range s.subject.who {
		s.a.board.Players[e.Player].Left = true
	}
	return true
}

// hasCards reads "no cards in hand", "an empty library", "twenty cards in his library".
func (s *factReader) hasCards() bool {
	n := 0
	if s.eatWords("an", "empty") {
		zone := shape.ZoneNamed(s.peek().Text)
		s.i++
		return s.sizes(zone, 0)
	}
	at := s.i
	if n, types, ok := s.someCards(); ok && s.eat("in") {
		zone, _, ok := s.zonePhrase()
		return ok && s.someCardsIn(zone, n, types, s.subject.who)
	}
	s.i = at
	n, ok := s.cardsOr()
	if !ok {
		return false
	}
	s.eatWords("left")
	if !s.eat("in") {
		return false
	}
	zone, _, ok := s.zonePhrase()
	return ok && s.sizes(zone, n)
}

func (s *factReader) sizes(zone engine.Zone, n int) bool {
	for _, e := range s.subject.who {
		if !s.size(&s.a.board.Players[e.Player], zone, n) {
			return false
		}
	}
	return true
}

// hasLife reads "5 life" and "5 life left".
func (s *factReader) hasLife() bool {
	_, _ = s.eatAny("exactly", "just", "only", "still")
	below := s.eatWords("-")
	n, ok := s.number()
	if !ok || !s.eat("life") {
		return false
	}
	if below {
		n = -n // a life total can be below zero, where the player can't lose for it
	}
	s.eatWords("left")
	for _, e := range s.subject.who {
		if p := &s.a.board.Players[e.Player]; !s.told(p, &p.Life, n) {
			return false
		}
	}
	return true
}

func (s *factReader) hasCounters() bool {
	q := &quantity{}
	if s.eatWords("no") {
		_, ok := newReaderAt(s.cursor).counterKind()
		return ok
	}
	if !s.counterAmount(q) {
		return false
	}
	for _, e := range s.subject.who {
		p := &s.a.board.Players[e.Player]
		p.Counters = append(p.Counters, engine.CounterCount{Kind: q.counter, N: q.n})
	}
	return true
}

func (s *factReader) markPlayers(mark string) bool {
	for _, e := range s.subject.who {
		p := &s.a.board.Players[e.Player]
		if !slices.Contains(p.Marks, mark) {
			p.Marks = append(p.Marks, mark)
		}
	}
	return true
}

// playerIs reads "is at 5 life", "is the active player", "is the monarch".
func (s *factReader) playerIs() bool {
	switch {
	case s.eatWords("the", "active", "player"):
		s.a.board.Active, s.a.turnSaid = s.subject.who[0].Player, true
		return true
	case s.eatWords("the", "monarch"):
		return s.markPlayers("is the monarch")
	case s.eatWords("at"):
		return s.try(s.hasLife) || s.bareLife()
	}
	return s.fail()
}

func (s *factReader) bareLife() bool {
	_, _ = s.eatAny("exactly", "just", "only", "still")
	n, ok := s.number()
	ok = ok && s.factEnds()
	for _, e := range s.subject.who {
		if p := &s.a.board.Players[e.Player]; !s.told(p, &p.Life, n) {
			return false
		}
	}
	return ok
}

// didThisTurn reads what a player did earlier this turn, in the words that
// conditions ask for.
func (s *factReader) didThisTurn() bool {
	if w := s.peek().Text; (w == "gained" || w == "lost") && s.ahead(1).Kind == lex.NumberToken {
		s.i += 2
		return s.eat("life", "this", "turn") && s.markPlayers(w+" life this turn")
	}
	at := s.i
	s.eatWords("has")
	if c, ok := newReaderAt(s.cursor).history(engine.AnyRelation); ok && c.Kind == engine.PlayerHas {
		return s.markPlayers(c.Word)
	}
	s.i = at
	s.eatWords("has")
	if c, ok := newReaderAt(s.cursor).otherHistory(engine.AnyRelation); ok && s.a.asked(c.Word) {
		return s.markPlayers(c.Word)
	}
	s.i = at
	for _, entered := range [...]string{"had a land enter", "had another creature enter", "had two or more creatures enter"} {
		for _, whose := range [...]string{"his", "her", "their"} {
			if s.eatScanned(entered + " under " + whose + " control this turn") {
				return s.markPlayers(entered + " under your control this turn")
			}
		}
	}
	return s.fail()
}

// owns reads the objects of "Bob owns Grizzly Bears".
func (s *factReader) owns() bool {
	list, ok := s.nounList(false)
	if !ok || len(s.subject.who) != 1 {
		return s.fail()
	}
	p := s.subject.who[0].Player
	es, ok := s.entities(list, false)
	for _, e := range es {
		if !e.IsObject() {
			return s.fail()
		}
		s.a.board.Objects[e.Object].Owner = p
	}
	return ok
}

// controlsNone reads "no creatures": a claim about what the question names.
func (s *factReader) controlsNone() bool {
	start := max(0, s.i-1)
	others := s.eatWords("other")
	p, ok := newReaderAt(s.cursor).simple()
	if !ok || !staticFilter(&p.Filter) || p.Players || p.Filter.Noun == engine.CardNoun {
		return s.fail()
	}
	for _, e := range s.subject.who {
		player := &s.a.board.Players[e.Player]
		player.Lacks = append(player.Lacks, p.Filter)
	}
	if others {
		return true
	}
	for i := range s.a.board.Objects {
		o := &s.a.board.Objects[i]
		if onBattlefield(o) && fitsFilter(o, &p.Filter) && s.isAbout(shape.Holder(o)) {
			return s.contradicts(start)
		}
	}
	return true
}

// isAbout reports whether the fact is about a player.
func (s *factReader) isAbout(p engine.PlayerID) bool {
	return slices.Contains(s.subject.who, engine.PlayerEntity(p))
}

// controls reads the objects of "Alice controls Grizzly Bears and a Forest".
func (s *factReader) controls() bool {
	if s.eatWords("no") {
		if !s.controlsNone() {
			return false
		}
		for s.is("and", "no") || s.is("or", "no") {
			s.i += 2
			if !s.controlsNone() {
				return false
			}
		}
		return true
	}
	for {
		at := s.i
		n := 1
		if given, ok := s.number(); ok {
			n = given
		} else {
			s.i = at
		}
		if !s.controlled(n) {
			return false
		}
		at = s.i
		s.eatWords(",")
		s.eatWords("and")
		if s.i > at && s.eatWords("no") {
			return s.controlsNone()
		}
		if _, n := s.playerAhead(); s.i == at || n > 0 && s.ahead(n).Text != "'s" || saysOfPlayer(s.peek().Text) {
			s.i = at
			return true
		}
	}
}

// controlled puts n objects of one description under the players' control.
func (s *factReader) controlled(n int) bool {
	others := n > 1 && s.eatWords("other")
	m, ok := s.noun()
	if !ok || m.player != engine.NoPlayer || m.class != nil || n > 20 {
		return s.fail()
	}
	if m.among != nil {
		return s.controlsIt(m.among)
	}
	if n > 1 && m.called == "" {
		m.called, m.known = s.singular(s.descriptionName(&m)), true
	}
	s.about, s.last = nil, nil
	for _, e := range s.subject.who {
		own := m
		own.of = e.Player
		all := claim{desc: m.desc, player: e.Player}
		for range n {
			var id engine.ObjectID
			if n == 1 && m.called != "" {
				if id, ok = s.object(&own); !ok {
					return false
				}
			} else {
				id = s.create(&own)
			}
			if !s.put(id, e.Player) {
				return false
			}
			s.about = append(s.about, id)
			s.last = append(s.last, engine.ObjectEntity(id))
			all.ids = append(all.ids, id)
		}
		if n > 1 && !others {
			s.a.claims = append(s.a.claims, all)
		}
		if m.of != engine.NoPlayer && m.of != e.Player && !s.relate(m.of, false, true) {
			return false // "Ann controls Ben's Bear": it is his by ownership
		}
	}
	return s.after()
}

// controlsIt gives the player control of what a pronoun stands for.
func (s *factReader) controlsIt(things []engine.Entity) bool {
	if len(s.subject.who) != 1 {
		return s.fail()
	}
	s.about, s.last = nil, things
	for _, e := range things {
		if !e.IsObject() {
			return s.fail()
		}
		if !s.put(e.Object, s.subject.who[0].Player) {
			return false
		}
		s.about = append(s.about, e.Object)
	}
	return s.after()
}

// singular is a description with its last noun in the singular.
func (s *sentence) singular(words string) string {
	at := strings.LastIndex(words, " ") + 1
	last := strings.ToLower(words[at:])
	if t, plural, ok := shape.TypeWord(last); ok && plural {
		return words[:at] + shape.TypeNames(t)[0]
	}
	if sub, ok := shape.Subtype(last); ok {
		return words[:at] + sub
	}
	return strings.TrimSuffix(words, "s")
}

// put puts an object onto the battlefield under a player's control, by a fact; another must
// not have it elsewhere.
func (s *factReader) put(id engine.ObjectID, p engine.PlayerID) bool {
	if s.goneFrom(id) {
		return false
	}
	o := &s.a.board.Objects[id]
	o.Controller = p
	if o.Owner == engine.NoPlayer {
		o.Owner = p
	}
	o.Zone = engine.Battlefield
	s.a.said[id].zone, s.a.said[id].controller, s.a.said[id].held = true, true, true
	return true
}

// doesNot reads "doesn't pay 2 life for X" and "doesn't pay for X", "didn't draw a card this turn".
func (s *factReader) doesNot() bool {
	if s.eatWords("hasn't") {
		return s.eatAnyScanned(drewNot) && s.markPlayers(noDraw)
	}
	if _, ok := s.eatAny("don't", "doesn't", "didn't"); !ok {
		s.i++
		if !s.eat("not") {
			return false
		}
	}
	if s.eatAnyScanned(drewNot) {
		return s.markPlayers(noDraw)
	}
	if s.eatWords("control") || s.is("have", "any") && s.eatWords("have") {
		return s.controlsNeither() && s.factEnds()
	}
	return s.eat("pay") && s.pays(false)
}

// pays reads "2 life for Breeding Pool": a choice made in advance.
func (s *factReader) pays(use bool) bool {
	if _, ok := s.number(); ok && !s.eat("life") {
		return false
	}
	if s.peek().Kind == lex.SymbolToken {
		for s.peek().Kind == lex.SymbolToken {
			s.i++
		}
	}
	if !s.eat("for") {
		return false
	}
	m, ok := s.noun()
	if !ok || m.called == "" {
		return s.fail()
	}
	for _, e := range s.subject.who {
		s.a.settled = append(s.a.settled, settlement{effect: effectCalled{m.called, m.number, m.of}, player: e.Player, use: use, text: s.text})
	}
	return true
}

// lowerRaw is the text of tokens in small letters.
func lowerRaw(s string) string { return strings.ToLower(strings.TrimSpace(s)) }
