package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/say"
)

// objectFacts reads
//
//	ObjectFacts = ObjectFact { [ "," ] "and" ObjectFact } .
func (s *factReader) objectFacts() bool { return s.inARow(s.objectFact, saysOfObject) }

// inARow reads one thing said after the other, as long as "and" and the beginning of another stand behind.
func (s *factReader) inARow(one func() bool, begins func(string) bool) bool {
	for one() {
		at := s.i
		s.eatWords(",")
		if !s.eatWords("and") || !begins(s.peek().Text) {
			s.i = at
			return true
		}
	}
	return false
}

// saysOfObject reports whether a word begins what is said of an object.
func saysOfObject(w string) bool {
	switch w {
	case "is", "are", "was", "were", "isn't", "aren't", "wasn't", "weren't", "has", "have", "had", "lost", "loses", "lose",
		"gains", "gained", "targets", "target", "targeted", "protects", "protected", "enchants", "enchanted", "equips",
		"equipped", "entered", "escaped", "doesn't", "don't", "dealt", "hasn't", "didn't":
		return true
	}
	return false
}

// objectFact reads
//
//	ObjectFact = ( "is" | "was" ) [ "not" ] Is | "has" Has | "targets" … | "enchants" … | "entered this turn" | … .
func (s *factReader) objectFact() bool {
	t := s.peek()
	s.i++
	switch t.Text {
	case "resolved", "resolves":
		return s.eat("after") && s.resolvedAfter()
	case "is", "are", "was", "were":
		if s.eatWords("created", "after") || s.eatWords("cast", "after") || s.eatWords("activated", "after") || s.eatWords("made", "after") {
			return s.resolvedAfter()
		}
		if s.eatWords("not") {
			return s.isNot()
		}
		return s.isWhat()
	case "isn't", "aren't", "wasn't", "weren't":
		return s.isNot()
	case "has", "have", "had", "lost", "loses", "lose", "gains", "gained":
		return s.hasWhat(t.Text)
	case "targets", "target", "targeted", "protects", "protected":
		return s.targets()
	case "enchants", "enchanted", "equips", "equipped":
		return s.attachedTo()
	case "entered":
		s.eatWords("the", "battlefield")
		return s.eat("this", "turn") && s.markAll("entered this turn")
	case "escaped":
		return s.markAll("escaped")
	case "doesn't", "don't":
		return s.eat("have") && s.lacks()
	case "dealt":
		return s.dealtDamage(true)
	case "hasn't", "didn't":
		return (s.eatWords("dealt") || s.eatWords("deal")) && s.dealtDamage(false)
	}
	s.i--
	return s.fail()
}

// all changes every object spoken of.
func (s *factReader) all(change func(*engine.Object, *said)) bool {
	for _, id := range s.about {
		change(&s.a.board.Objects[id], &s.a.said[id])
	}
	return true
}

func (s *factReader) markAll(mark string) bool {
	return s.all(func(o *engine.Object, _ *said) {
		if !slices.Contains(o.Marks, mark) {
			o.Marks = append(o.Marks, mark)
		}
	})
}

// isNot reads "not a creature", "wasn't cast", "isn't tapped".
func (s *factReader) isNot() bool {
	if s.eatWords("dealt") || s.eatWords("been", "dealt") {
		return s.wasDealtDamage(false)
	}
	if mark, ok := s.castFrom(); ok {
		return s.all(func(o *engine.Object, _ *said) { o.NotMarks = append(o.NotMarks, mark) })
	}
	for _, mark := range [...]string{"cast with flashback", "cast with jump-start", "cast this way", "cast with this mana", "played this way", "cast", "kicked", "solved",
		"enchanted", "modified", "historic", "unblocked", "blocked", "cycled"} {
		if s.eatWords(strings.Fields(mark)...) {
			return s.all(func(o *engine.Object, _ *said) { o.NotMarks = append(o.NotMarks, mark) })
		}
	}
	if s.eatWords("tapped") {
		return s.isUntapped()
	}
	if s.isNotState() {
		return true
	}
	if s.eatWords("on", "the", "battlefield") || s.eatWords("yet", "on", "the", "battlefield") {
		return s.notThere()
	}
	if !s.eatWords("a") {
		s.eatWords("an")
	}
	d := newDescription()
	if !s.descriptor(&d) || d.types == 0 && d.token == engine.Unknown && len(d.subtypes) == 0 {
		return s.fail()
	}
	return s.all(func(o *engine.Object, seen *said) {
		o.Subtypes = slices.DeleteFunc(slices.Clone(o.Subtypes), func(sub string) bool { return slices.Contains(d.subtypes, sub) })
		if len(d.subtypes) > 0 {
			return
		}
		o.Types &^= d.types
		seen.notTypes |= d.types
		o.TypesKnown = o.TypesKnown || seen.types
		if d.token == engine.Yes {
			o.Token = engine.No
		}
	})
}

// notThere takes objects off the battlefield: what is no spell is nowhere in
// particular until an event says where.
func (s *factReader) notThere() bool {
	return s.all(func(o *engine.Object, seen *said) {
		if o.Zone == engine.Battlefield {
			o.Zone = engine.AnyZone
		}
		seen.entering = true
	})
}

// isWhat reads what follows "is".
func (s *factReader) isWhat() bool {
	switch s.peek().Text {
	case "attached", "enchanting", "equipping", "equipped":
		return s.isAttached()
	case "dealt":
		s.i++
		return s.wasDealtDamage(true)
	case "on", "in", "at":
		return s.isIn()
	case "kicked", "cast", "played", "cycled", "bargained", "foretold", "escaped", "overloaded", "evoked", "dashed", "blitzed", "unearthed", "embalmed", "eternalized":
		return s.castHow()
	case "level":
		s.i++
		n, ok := s.number()
		for k := 2; k <= min(n, 5); k++ {
			ok = ok && s.markAll("level "+strconv.Itoa(k)+" or greater")
		}
		return ok && s.all(func(o *engine.Object, _ *said) { isLevel(o, n) })
	case "crewed", "solved", "suspected", "monstrous", "renowned", "goaded", "saddled", "modified", "historic":
		s.i++
		return s.markAll(s.toks[s.i-1].Text)
	case "controlled", "owned", "under":
		return s.after()
	case "indestructible":
		s.i++
		return s.all(func(o *engine.Object, _ *said) { o.Keywords = addWords(o.Keywords, []string{"indestructible"}) })
	case "untapped":
		s.i++
		return s.isUntapped()
	case "enchanted":
		s.i++
		if s.eatWords("by") {
			return s.enchantedBy()
		}
		return s.markAll("enchanted")
	}
	switch {
	case s.eatWords("exiled", "with"), s.eatWords("a", "card", "exiled", "with"):
		return s.exiledWithFact()
	case s.eatWords("a", "new", "object"):
		return s.newObjectSince()
	case s.eatWords("face", "down"), s.eatWords("turned", "face", "down"):
		return s.all(func(o *engine.Object, _ *said) { o.FaceDown = true })
	case s.eatWords("a", "copy", "of"):
		return s.isCopy()
	case s.try(s.inLibraryPlace):
		return true
	case s.eatWords("the", "only", "card"):
		return s.onlyCard()
	case s.eatWords("the", "only"):
		return s.onlyOne()
	case s.eatWords("created"), s.eatWords("made"):
		return s.wasCreated()
	}
	if p, n, ok := s.possessive(); ok && s.ahead(n).Text == "commander" {
		s.i += n + 1
		return s.isCommander(p)
	}
	if p, n, ok := s.possessive(); ok {
		s.i += n
		return s.orAnother(p) && s.isDescribed() && s.relate(p, true, false)
	}
	return s.isDescribed()
}

// castHow reads "cast from a graveyard", "kicked twice", "bargained": how a spell
// was cast, in the words that conditions ask for.
func (s *factReader) castHow() bool {
	m, ok := s.castFrom()
	if !ok {
		m, ok = newReaderAt(s.cursor).pastMark()
	}
	if !ok {
		return s.fail()
	}
	if strings.HasPrefix(m, "cast ") && !s.markAll("cast") {
		return false
	}
	if m == "kicked twice" && !s.markAll("kicked") {
		return false
	}
	return s.markAll(m) && s.after()
}

// isCommander makes the objects a player's commanders.
func (s *factReader) isCommander(p engine.PlayerID) bool {
	return s.markAll("commander") && s.all(func(o *engine.Object, _ *said) {
		if o.Owner == engine.NoPlayer {
			o.Owner = p
		}
		if o.Controller == engine.NoPlayer && o.Zone == engine.AnyZone {
			o.Controller = p
		}
	})
}

// isAttached reads "attached to X", "enchanting X".
func (s *factReader) isAttached() bool {
	w := s.peek().Text
	s.i++
	if w == "attached" || w == "equipped" {
		if !s.eat("to") {
			return false
		}
	}
	return s.attachedTo()
}

// enchantedBy reads "is enchanted by Pariah".
func (s *factReader) enchantedBy() bool {
	on := s.about
	m, ok := s.noun()
	if !ok || len(on) != 1 {
		return s.fail()
	}
	id, ok := s.object(&m)
	if !ok {
		return false
	}
	s.about = []engine.ObjectID{id}
	s.a.board.Objects[id].AttachedTo = engine.ObjectEntity(on[0])
	s.a.battlefield(id)
	s.bindAll(slotAttached, engine.ObjectEntity(on[0]))
	s.about = on
	return true
}

// isIn reads "on the battlefield", "in Alice's graveyard", "on top of Bob's library".
func (s *factReader) isIn() bool {
	if s.eatWords("on", "the", "battlefield") || s.eatWords("in", "play") {
		for _, id := range s.about {
			s.a.battlefield(id)
		}
		return s.after()
	}
	if s.eatWords("on", "top", "of") || s.eatWords("on", "the", "top", "of") {
		return s.inZone(engine.Library) && s.placed(1)
	}
	s.i++
	return s.inZone(engine.AnyZone)
}

// inZone reads whose zone, and that it is the one wanted where one is.
func (s *factReader) inZone(want engine.Zone) bool {
	if p, n, ok := s.newOwner(); ok {
		s.i += n
		s.own(p)
	}
	z, p, ok := s.zonePhrase()
	if !ok || want != engine.AnyZone && z != want {
		return s.fail()
	}
	s.orAnotherIn(z, p)
	if s.elsewhere(z) {
		return false
	}
	s.own(p)
	return s.all(func(o *engine.Object, seen *said) {
		o.Zone, seen.zone = z, true
		if z == engine.Stack {
			o.Spell = true
			return
		}
		if o.Owner == engine.NoPlayer {
			o.Owner = o.Controller
		}
		o.Controller = engine.NoPlayer
	}) && s.after()
}

// elsewhere refuses a fact that puts something into a zone which by another fact is a
// permanent, or in another zone: one object is in one place (cr.NewObject).
func (s *factReader) elsewhere(z engine.Zone) bool {
	for _, id := range s.about {
		o, seen := &s.a.board.Objects[id], &s.a.said[id]
		permanent := seen.held && z != engine.Battlefield && z != engine.Stack && o.Controller != engine.NoPlayer
		if permanent || seen.zone && o.Zone != z && o.Zone != engine.AnyZone && !seen.source {
			s.twoPlaces(id)
			return true
		}
	}
	return false
}

// goneFrom refuses a fact that has somebody control what by another fact is a card in a
// hand, a graveyard, a library or in exile (cr.NewObject).
func (s *factReader) goneFrom(id engine.ObjectID) bool {
	o := &s.a.board.Objects[id]
	switch o.Zone {
	case engine.Graveyard, engine.Hand, engine.Library, engine.Exile:
	default:
		return false
	}
	s.twoPlaces(id)
	return true
}

// twoPlaces refuses a fact that has an object in a second place.
func (s *factReader) twoPlaces(id engine.ObjectID) bool {
	name := s.a.board.Objects[id].Name
	return s.stop(s.contrary(say.New("\"%s\" contradicts what else is said of %s: one object is in one place. Where two are meant, number them (\"%s 1\", \"%s 2\").", s.text, inenglish.Object(&s.a.board, id), name, name)))
}

// newOwner is a player not yet seated whose possessive stands before a zone.
func (s *factReader) newOwner() (engine.PlayerID, int, bool) {
	if _, _, ok := s.possessive(); ok {
		return engine.NoPlayer, 0, false
	}
	n := s.newPossessive()
	if n == 0 {
		return engine.NoPlayer, 0, false
	}
	return s.a.seat(s.raw(s.i, s.i+n)), n + 1, true
}

// own says who owns the objects.
func (s *factReader) own(p engine.PlayerID) {
	if p != engine.NoPlayer {
		s.all(func(o *engine.Object, _ *said) { o.Owner = p })
	}
}

// battlefield puts an object onto the battlefield, because a fact says so.
func (a *asker) battlefield(id engine.ObjectID) {
	a.board.Objects[id].Zone = engine.Battlefield
	a.said[id].zone = true
}

// isCopy gives the objects the characteristics of another.
func (s *factReader) isCopy() bool {
	about := s.about
	m, ok := s.noun()
	if !ok {
		return false
	}
	id, ok := s.object(&m)
	if !ok {
		return false
	}
	of := s.a.board.Objects[id]
	s.about = about
	return s.all(func(o *engine.Object, seen *said) {
		o.Types, o.TypesKnown, o.Subtypes = of.Types, of.TypesKnown, slices.Clone(of.Subtypes)
		o.Colors, o.ColorsKnown, o.Keywords = of.Colors, of.ColorsKnown, slices.Clone(of.Keywords)
		o.Power, o.Toughness, o.ManaValue = of.Power, of.Toughness, of.ManaValue
		seen.types = of.TypesKnown
		model := s.a.board.Original(id)
		o.CopyOf = &model
	})
}

// wasCreated reads "created during this draw step", "created this turn": when an
// effect came into being. What began during a step does not look at its
// beginning, which no event here is.
func (s *factReader) wasCreated() bool {
	if s.eatWords("this", "turn") {
		return true
	}
	if _, ok := s.eatAny("during", "in"); !ok {
		return false
	}
	if !s.eatWords("this") && !s.eatWords("the") {
		p, n, ok := s.possessive()
		if !ok {
			return s.fail()
		}
		s.i += n
		_ = p
	}
	_, ok := s.stepName()
	return ok
}

// isUntapped says of objects that they are untapped.
func (s *factReader) isUntapped() bool {
	return s.all(func(o *engine.Object, _ *said) { denyState(o, &o.Tapped, engine.TappedMark) })
}

// isLevel says of an object what level it is: of anything but a Class so many level counters, of
// which its abilities speak.
func isLevel(o *engine.Object, n int) {
	const level, class = "level", "Class"
	o.NotMarks = append(o.NotMarks, level)
	if !slices.Contains(o.Subtypes, class) && !engine.ListsCounter(o.Counters, level) {
		o.Counters = append(o.Counters, engine.CounterCount{Kind: level, N: n})
	}
}
