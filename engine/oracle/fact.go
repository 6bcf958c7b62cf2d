package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// readFact reads
//
//	Facts = Fact { ( ";" | "." | [ "," ] "and" ) Fact } [ "." ] .
func (a *asker) readFact(text string) *lex.Error {
	s := &factReader{sentence: a.sentence(text, "fact")}
	if err := s.belowZero(); err != nil {
		return err
	}
	var parts []string
	for {
		start := s.i
		if !s.fact() {
			return s.refuse()
		}
		parts = append(parts, s.raw(start, s.i))
		if !s.more() {
			break
		}
	}
	if !s.done() {
		s.fail()
		return s.refuse()
	}
	a.sentences[text] = parts
	return nil
}

// belowZero refuses a number below zero of what there can be none of: all but a life total,
// and the sizes that counters and effects change by.
func (s *factReader) belowZero() *lex.Error {
	for i := 1; i+1 < len(s.toks); i++ {
		if s.toks[i].Text != "-" || s.toks[i+1].Kind != lex.NumberToken || s.toks[i-1].Text == "'s" || s.toks[i-1].Kind == lex.NumberToken {
			continue
		}
		next := ""
		if i+2 < len(s.toks) {
			next = s.toks[i+2].Text
		}
		if next == "life" || next == "/" || s.toks[i-1].Text == "/" {
			continue
		}
		return &lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{s.toks[i].Start, s.toks[i+1].End}, Contrary: true,
			Says: say.New("There can't be %s of that: no number but a life total is below zero here.", "-"+s.raw(i+1, i+2))}
	}
	return nil
}

// more reads what stands between two facts.
func (s *factReader) more() bool {
	if s.eatWords(".") || s.eatWords(";") {
		return !s.done()
	}
	at := s.i
	s.eatWords(",")
	if s.eatWords("and") || s.is("then") {
		return true
	}
	s.i = at
	return false
}

// factReader reads the facts of one sentence.
type factReader struct {
	*sentence
	// about are the objects the fact speaks of.
	about []engine.ObjectID
	// byName is set where it calls them by their name alone, which others may bear.
	byName bool
}

// fact reads
//
//	Fact = "it is" Time | Possession | Choice | PlayerFact | Measure | ObjectFact | Statement .
func (s *factReader) fact() bool {
	s.subject = subject{doer: engine.NoPlayer}
	if s.try(s.noneThere) || s.try(s.gameFact) || s.try(s.changed) || s.try(s.gone) || s.try(s.historyFact) || s.try(s.numberFact) || s.try(s.askedNumber) || s.try(s.spentFact) || s.try(s.chosenCost) {
		return true
	}
	switch {
	case s.is("at", "the", "beginning", "of"):
		return s.isDue()
	case s.is("it", "is"), s.is("it", "'s"):
		s.i += 2
		return s.time()
	case s.is("it", "isn't"):
		s.i += 2
		return s.notThen()
	case s.eatWords("there", "are", "no"), s.eatWords("there", "is", "no"):
		return s.thereAreNone()
	case s.is("x", "is"), s.is("x", "="):
		s.i += 2
		return s.everyX()
	}
	if s.is("the", "chosen") {
		return s.theChosen()
	}
	if p, n, ok := s.possessive(); ok && s.playerThing(n) {
		s.i += n
		return s.possession(p)
	}
	if n := s.newPossessive(); n > 0 && s.playerThing(n+1) {
		p := s.a.seat(s.raw(s.i, s.i+n))
		s.i += n + 1
		return s.possession(p)
	}
	if p, n, ok := s.possessive(); ok {
		at := s.i
		if s.i += n; s.classAhead() {
			return s.statementOf(p)
		}
		s.i = at
	}
	if s.is("the") && s.try(s.libraryOrder) {
		return true
	}
	if s.i += s.articleLength(); s.classAhead() {
		return s.statement()
	}
	if s.try(s.measure) {
		return true
	}
	list, ok := s.nounList(true)
	if !ok {
		return false
	}
	return s.about1(list)
}

// gameFact reads what happened this turn, in the words that conditions ask for:
// "a creature died this turn", and "the legend rule doesn't apply".
func (s *factReader) gameFact() bool {
	if s.eatScanned(engine.NoLegendRule) {
		s.a.board.Marks = append(s.a.board.Marks, engine.NoLegendRule)
		return true
	}
	c, ok := newReaderAt(s.cursor).gameCond()
	if ok && !c.Not {
		s.a.board.Marks = append(s.a.board.Marks, c.Word)
	}
	return ok && !c.Not
}

// articleLength passes over "the" before a name, unless it is a part of that.
func (s *factReader) articleLength() int {
	if s.is("the") && s.ahead(1).Capital() && !s.cardAt(0) {
		return 1
	}
	return 0
}

// about1 reads what is said of players or of objects.
func (s *factReader) about1(list []mention) bool {
	if couldBePlayers(list) && s.sayOfPlayer(list) {
		who, ok := s.entities(list, true)
		if !ok {
			return false
		}
		s.subject.who = who
		return s.playerFact()
	}
	if !s.findAll(list) || !s.objectFacts() {
		return false
	}
	owned := !slices.ContainsFunc(list, func(m mention) bool { return m.of == engine.NoPlayer })
	return s.all(func(o *engine.Object, seen *said) { seen.there = seen.there || owned && !castOnly(o) || onlyThere(o) })
}

// castOnly reports whether what is said of an object is how it was cast.
func castOnly(o *engine.Object) bool {
	return slices.ContainsFunc(o.Marks, func(m string) bool { return strings.HasPrefix(m, "cast") || strings.HasPrefix(m, "kicked") })
}

// onlyThere reports whether an object is said to be in a state that only a permanent is in.
func onlyThere(o *engine.Object) bool {
	return o.Tapped || len(o.Counters) > 0 || o.AttachedTo != engine.Nobody() || slices.Contains(o.Marks, "enchanted") || slices.Contains(o.Marks, "entered this turn")
}

// sayOfPlayer reports whether a bare name is a player's: a seated one's, or one
// of whom something is said that is said only of players.
func (s *factReader) sayOfPlayer(list []mention) bool {
	for i := range list {
		if list[i].player == engine.NoPlayer && list[i].among == nil {
			return s.ahead(0).Text == "has" && s.ahead(1).Kind == lex.NumberToken && s.ahead(2).Text == "life" || s.is("has", "-") && s.ahead(3).Text == "life" ||
				strings.HasPrefix(s.peek().Text, "control") || s.drewAhead()
		}
	}
	return true
}

// drewAhead reports whether what follows is that somebody drew a card, as only players do.
func (s *factReader) drewAhead() bool {
	return s.is("drew") || s.is("already", "drew") || s.is("has", "drawn") || s.is("has", "already", "drawn")
}

// findAll finds the objects that mentions name. A fact about something that
// several sources of effects are called is about all of them.
func (s *factReader) findAll(list []mention) bool {
	s.about, s.byName = nil, true
	for i := range list {
		m := &list[i]
		s.byName = s.byName && m.called != "" && m.number == 0 && m.of == engine.NoPlayer && m.ofNew == ""
		if twins := s.twins(m); len(twins) > 1 {
			s.about = append(s.about, twins...)
			continue
		}
		es, ok := s.entity(m, false)
		if !ok {
			return false
		}
		for _, e := range es {
			if !e.IsObject() {
				return s.fail()
			}
			s.about = append(s.about, e.Object)
		}
	}
	for _, id := range s.about {
		s.subject.who = append(s.subject.who, engine.ObjectEntity(id))
	}
	s.last = s.subject.who
	return len(s.about) > 0 || s.fail()
}

// orAnother has a fact that names things and says that a player controls them speak
// of that player's, where a fact said of those of the name that another player
// controls them. It never fails.
func (s *factReader) orAnother(p engine.PlayerID) bool {
	for i, id := range s.about {
		o := &s.a.board.Objects[id]
		if !s.byName || !s.a.said[id].controller || s.a.said[id].source || o.Controller == p {
			continue
		}
		if theirs := s.a.bearing(o.Name, 0, p); len(theirs) > 0 {
			s.about[i] = theirs[0]
			continue
		}
		s.about[i] = s.a.newObject(o.Name, 0)
	}
	return true
}

// orAnotherIn has a fact that names cards and says that they are in a player's zone speak
// of that player's, where a fact put those of the name into another player's zone.
func (s *factReader) orAnotherIn(z engine.Zone, p engine.PlayerID) {
	for i, id := range s.about {
		o := &s.a.board.Objects[id]
		if p == engine.NoPlayer || !s.byName || !s.a.said[id].zone || s.a.said[id].source || o.Owner == engine.NoPlayer || o.Owner == p {
			continue
		}
		theirs := slices.DeleteFunc(s.a.bearing(o.Name, 0, p), func(id engine.ObjectID) bool {
			other := &s.a.board.Objects[id]
			return other.Owner != p || other.Zone != z
		})
		if len(theirs) > 0 {
			s.about[i] = theirs[0]
			continue
		}
		s.about[i] = s.a.newObject(o.Name, 0)
	}
}

// twins are the sources of several effects of one name that a mention without a
// number or player means together.
func (s *factReader) twins(m *mention) []engine.ObjectID {
	if m.called == "" || m.number != 0 {
		return nil
	}
	found := s.a.bearing(m.called, 0, m.of)
	for _, id := range found {
		if !s.a.said[id].source {
			return nil
		}
	}
	return found
}

// time reads
//
//	Time = Whose ( "turn" | Step ) | "day" | "night" .
func (s *factReader) time() bool {
	if w, ok := s.eatAny("day", "night"); ok {
		s.a.board.Marks = append(s.a.board.Marks, w)
		return true
	}
	s.eatWords("currently")
	if s.eatWords("not") {
		return s.notThen()
	}
	what, p, ok := s.whoseStep()
	if !ok {
		return false
	}
	if what == "turn" {
		what = ""
	}
	s.a.setStep(p, what)
	s.a.turnSaid = true
	return true
}

// whoseStep reads whose turn, phase or step, and which.
func (s *factReader) whoseStep() (what string, p engine.PlayerID, ok bool) {
	p, n, ok := s.possessive()
	if !ok {
		if n = s.newPossessive(); n == 0 {
			return "", p, s.fail()
		}
		p = s.a.seat(s.raw(s.i, s.i+n))
		n++
	}
	s.i += n
	what, ok = s.stepName()
	return what, p, ok
}

// notThen reads which turn, phase or step it is not. Of two players' turns it is
// the other one.
func (s *factReader) notThen() bool {
	what, p, ok := s.whoseStep()
	if !ok {
		return false
	}
	if what != "turn" {
		s.a.board.NotIn = append(s.a.board.NotIn, engine.PlayerStep{Player: p, Step: what})
		return true
	}
	if len(s.a.board.Players) != 2 {
		return s.fail()
	}
	s.a.setStep(1-p, "")
	s.a.turnSaid = true
	return true
}

// setStep makes a player active, in a step where one is named.
func (a *asker) setStep(p engine.PlayerID, step string) {
	a.board.Active = p
	if step != "" {
		a.board.Step = step
	}
}

// everyX reads the value of "X is 3": of everything that has one; "X is 3 for
// Braingeyser": of that.
func (s *factReader) everyX() bool {
	n, ok := s.number()
	if !ok || !s.eatWords("for") {
		s.a.x = n
		return ok
	}
	list, ok := s.nounList(false)
	return ok && s.findAll(list) && s.all(func(o *engine.Object, _ *said) { o.X = n })
}

// playerThing reports whether something that players have stands n tokens on.
func (s *factReader) playerThing(n int) bool {
	switch s.ahead(n).Text {
	case "library", "graveyard", "hand", "deck", "gy":
		return true
	case "life":
		return s.ahead(n+1).Text == "total"
	case "starting":
		return s.ahead(n+1).Text == "life" && s.ahead(n+2).Text == "total"
	case "devotion":
		return true
	}
	return false
}

// classAhead reports whether a class of objects stands next ("nonbasic lands
// are …") rather than one object.
func (s *factReader) classAhead() bool {
	if s.peek().Capital() && s.i > 0 || s.nameAhead() {
		return false
	}
	at, far := s.i, s.far
	defer func() { s.i, s.far = at, far }()
	p, ok := newReaderAt(s.cursor).nounPhrase()
	return ok && (p.Plural || p.Each) && !p.Players && !p.Named
}
