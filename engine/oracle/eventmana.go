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

// tapsForMana reads the mana of "taps Forest for {G}".
func (s *eventReader) tapsForMana(objects []engine.Entity) bool {
	mana, ok := s.manaOf(objects)
	return ok && s.tappedFor(objects, mana)
}

// tappedFor has a player tap objects for mana.
func (s *eventReader) tappedFor(objects []engine.Entity, mana string) bool {
	if mana == "" {
		return s.whichMana(objects)
	}
	from := len(s.out)
	ok := s.each(engine.ProduceMana, objects, func(ev *engine.Event, e engine.Entity) {
		ev.Object, ev.Source, ev.Mana, ev.Cause = e.Object, e.Object, mana, engine.BySpecial
		s.a.controlledBy(e.Object, ev.Player)
	})
	s.dealsForMana(from)
	return ok
}

// meansMana reports whether players who tap objects and say no more do it for mana: what they
// tap is theirs, and each of it adds mana when it is tapped.
func (s *eventReader) meansMana(objects []engine.Entity) bool {
	if len(s.subject.who) != 1 || !s.subject.who[0].IsPlayer() || len(objects) == 0 {
		return false
	}
	for _, e := range objects {
		if !e.IsObject() {
			return false
		}
		o := &s.a.board.Objects[e.Object]
		if o.Controller != engine.NoPlayer && o.Controller != s.subject.who[0].Player || len(s.a.tapWays(e.Object)) == 0 && s.a.cardMana(e.Object) == "" {
			return false
		}
	}
	for _, e := range objects {
		s.a.assume(say.New("%s is tapped for mana", shape.ObjectName(&s.a.board, e.Object)))
	}
	return true
}

// onlyMana is the mana that tapping objects adds, an example where they add one thing or another as is chosen, and "" where it
// can't be said.
func (s *eventReader) onlyMana(objects []engine.Entity) string {
	mana := ""
	for _, e := range objects {
		ways := s.a.tapWays(e.Object)
		if len(ways) == 0 || mana != "" && ways[0].mana != mana {
			return ""
		}
		mana = ways[0].mana
	}
	for _, e := range objects {
		s.a.said[e.Object].forMana = true
	}
	return mana
}

// tapWay is one of the ways in which tapping a permanent adds mana: the symbols, and what damage it then deals to who taps it.
type tapWay struct {
	mana   string
	damage int
}

// tapWays are the ways in which tapping an object adds mana: those of its land types and those of its card, none where more has to be said.
func (a *asker) tapWays(id engine.ObjectID) (ways []tapWay) {
	o := &a.board.Objects[id]
	for _, sub := range append([]string{o.Name}, o.Subtypes...) {
		if m := manaOfLand(sub); m != "" && !slices.Contains(ways, tapWay{mana: m}) {
			ways = append(ways, tapWay{mana: m})
		}
	}
	adds := a.cardMana(id)
	if adds == "" {
		return ways
	}
	for way := range strings.SplitSeq(adds, orElse) {
		mana, damage, _ := strings.Cut(way, "!")
		if !strings.HasPrefix(mana, "{") {
			return nil
		}
		n, _ := strconv.Atoi(damage) // none is dealt where none is told
		ways = append(ways, tapWay{mana, n})
	}
	return ways
}

// orElse stands between the ways in which a card adds mana when it is tapped.
const orElse = "/"

// cardMana is what the card of an object says that tapping it adds, "" where it says nothing or has lost it.
func (a *asker) cardMana(id engine.ObjectID) string {
	o := &a.board.Objects[id]
	if o.Card == "" || o.NoAbilities {
		return ""
	}
	card, _ := a.lookup(o.Card)
	return card.Mana
}

// dealsForMana has permanents that are tapped for mana deal the damage that they do for it, behind that.
func (s *eventReader) dealsForMana(from int) {
	for i := from; i < len(s.out); i++ {
		ev := s.out[i]
		ways := s.a.tapWays(ev.Object)
		k := slices.IndexFunc(ways, func(w tapWay) bool { return w.mana == ev.Mana })
		if k < 0 || ways[k].damage == 0 {
			continue
		}
		s.now.later = append(s.now.later, s.damage(&quantity{n: ways[k].damage}, ev.Object, engine.PlayerEntity(ev.Player)))
	}
}

// whichMana refuses mana of which nobody says what it is.
func (s *eventReader) whichMana(objects []engine.Entity) bool {
	of := shape.ObjectName(&s.a.board, objects[0].Object)
	return s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: [2]int{s.toks[s.i-1].Start, s.toks[s.i-1].End},
		Says: shape.WhichMana(of)})
}

// manaOf reads the mana of objects that are tapped for it: symbols, words, or
// "mana", which a basic land leaves no doubt about.
func (s *eventReader) manaOf(objects []engine.Entity) (string, bool) {
	for _, e := range objects {
		if !e.IsObject() {
			return "", s.fail()
		}
		s.basicByName(e)
	}
	if m, ok := s.manaWords(); ok {
		return m, true
	}
	if !s.eat("mana") {
		return "", false
	}
	if m := s.onlyMana(objects); m != "" {
		return m, true
	}
	return "", len(objects) > 0 && s.whichMana(objects) || s.fail()
}

// manaWords reads "{G}{G}", "two green mana", "one colorless mana".
func (s *eventReader) manaWords() (string, bool) {
	mana := ""
	for s.peek().Kind == lex.SymbolToken {
		mana += s.peek().Text
		s.i++
	}
	if mana != "" {
		return mana, true
	}
	at := s.i
	if n, ok := s.count(); ok {
		if m := engine.ManaSymbol(s.peek().Text); m != "" && s.ahead(1).Text == "mana" && n <= 100 {
			s.i += 2
			return repeat(m, n), true
		}
	}
	s.i = at
	return "", s.fail()
}

// isTappedForMana reads the mana of "Bob's Forest is tapped for {G}".
func (s *eventReader) isTappedForMana() bool {
	mana, ok := s.manaOf(s.subject.who)
	return ok && s.tapped(mana)
}

// producesMana reads "produces {G}".
func (s *eventReader) producesMana() bool {
	mana, ok := s.manaOf(s.subject.who)
	return ok && s.tapped(mana)
}

// tapped emits the mana of the permanents that the clause is about.
func (s *eventReader) tapped(mana string) bool {
	for _, e := range s.subject.who {
		if !e.IsObject() {
			return s.fail()
		}
		from, ev := len(s.out), s.blank(engine.ProduceMana)
		ev.Object, ev.Source, ev.Mana, ev.Cause = e.Object, e.Object, mana, engine.BySpecial
		ev.Player = shape.Holder(&s.a.board.Objects[e.Object])
		ev.Doer = ev.Player
		s.emit(ev)
		s.dealsForMana(from)
	}
	return len(s.subject.who) > 0 || s.fail()
}

// energyAmount reads "{E}{E}" and "3 energy".
func (s *sentence) energyAmount(q *quantity) bool {
	at := s.i
	for s.peek().Kind == lex.SymbolToken && s.peek().Text == "{E}" {
		q.n++
		s.i++
	}
	if q.n == 0 {
		n, ok := s.count()
		if !ok || !s.eatWords("energy") || s.is("counter") || s.is("counters") {
			s.i = at
			return false
		}
		q.n = n
	}
	q.what, q.counter = "counter", "energy"
	return true
}

// paysEnergy takes energy counters off: who pays them had them.
func (s *eventReader) paysEnergy(n int) bool {
	if !s.players() {
		return false
	}
	for _, ev := range s.does(engine.RemoveCounters) {
		p := &s.a.board.Players[ev.Player]
		if s.countersOn(engine.PlayerEntity(ev.Player), "energy") == 0 {
			p.Counters = append(p.Counters, engine.CounterCount{Kind: "energy", N: n})
		}
		ev.To, ev.Counter, ev.Amount, ev.Cause = engine.PlayerEntity(ev.Player), "energy", n, engine.ByCost
		s.emit(ev)
	}
	return true
}

// basicByName takes a land of which nothing is known but the name of a basic one
// for that.
func (s *eventReader) basicByName(e engine.Entity) {
	if !e.IsObject() {
		return
	}
	if o := &s.a.board.Objects[e.Object]; !o.TypesKnown && manaOfLand(o.Name) != "" {
		o.Types, o.TypesKnown, o.ColorsKnown, o.Subtypes = engine.Land|engine.Basic, true, true, []string{o.Name}
	}
}

func manaOfLand(subtype string) string {
	switch subtype {
	case "Plains":
		return "{W}"
	case "Island":
		return "{U}"
	case "Swamp":
		return "{B}"
	case "Mountain":
		return "{R}"
	case "Forest":
		return "{G}"
	}
	return ""
}
