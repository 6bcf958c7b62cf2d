package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// nounList reads
//
//	List = Noun { ( "," | "and" | "," "and" ) Noun } .
//
// In a subject the verb follows the last noun; elsewhere a noun before a verb
// begins the next clause and is left alone.
func (s *sentence) nounList(isSubject bool) ([]mention, bool) {
	first, ok := s.noun()
	if !ok {
		return nil, false
	}
	list := []mention{first}
	and := false
	for {
		at := s.i
		comma := s.eatWords(",")
		if comma && s.epithet(&list[len(list)-1]) {
			continue
		}
		conj := s.eatWords("and")
		if !comma && !conj {
			break
		}
		m, ok := s.noun()
		if !ok || !isSubject && s.verbAhead() {
			s.i = at
			break
		}
		list = append(list, m)
		and = and || conj
	}
	if isSubject && len(list) > 1 && (!and || s.singularVerb()) {
		return s.commaName(list)
	}
	return list, true
}

// singularVerb reports whether the verb that follows belongs to one thing.
func (s *sentence) singularVerb() bool {
	switch w := s.peek().Text; w {
	case "is", "was", "has", "does", "isn't", "wasn't":
		return true
	default:
		v := baseVerb(w)
		return v != "" && v != w
	}
}

// epithet reads the rest of a name that nobody bore: "the Fiend-Blooded" after
// "Tibalt,".
func (s *sentence) epithet(m *mention) bool {
	if m.known || m.called == "" || !s.is("the") || !s.ahead(1).Capital() {
		return false
	}
	at := s.i
	s.i++
	n := s.runLength()
	if n == 0 {
		s.i = at
		return false
	}
	s.i += n
	m.called, m.end = s.raw(m.nameAt, s.i), s.i
	s.nameNumber(m)
	return true
}

// commaName reads "Chandra, Torch of Defiance" before a verb: without an "and",
// nouns between commas are one name.
func (s *sentence) commaName(list []mention) ([]mention, bool) {
	m := list[0]
	for _, part := range list[1:] {
		if part.known || part.called == "" || part.of != engine.NoPlayer || m.called == "" {
			return nil, s.fail()
		}
		m.number = part.number
		m.end = part.end
	}
	end := m.end
	if m.number != 0 {
		end--
	}
	m.called = s.raw(m.nameAt, end)
	return []mention{m}, true
}

// entities are the players and objects that mentions name. A name that nobody
// bore so far becomes a new object, or a player where asPlayer says so.
func (s *sentence) entities(list []mention, asPlayer bool) ([]engine.Entity, bool) {
	var out []engine.Entity
	for i := range list {
		es, ok := s.entity(&list[i], asPlayer)
		if !ok {
			return nil, false
		}
		out = append(out, es...)
	}
	if len(out) > 0 {
		s.last = out
	}
	return out, true
}

func (s *sentence) entity(m *mention, asPlayer bool) ([]engine.Entity, bool) {
	switch {
	case m.class != nil:
		if m.ofNew != "" {
			m.of, m.ofNew = s.a.seat(m.ofNew), ""
			m.classOf = m.of
		}
		return s.members(m)
	case m.among != nil:
		return m.among, true
	case m.player != engine.NoPlayer:
		return []engine.Entity{engine.PlayerEntity(m.player)}, true
	}
	bare := m.called != "" && !m.known && m.of == engine.NoPlayer && m.ofNew == "" && m.desc.empty() && m.number == 0
	if bare && speaksOfPeople(m.called) {
		s.i = m.start
		return nil, s.fail()
	}
	single := bare && s.a.named < 2 && !strings.Contains(m.called, " ") && !asPlayer
	if asPlayer && bare || single && s.where == "event" && s.toWhom(m) || single && s.aimed && !namesKind(m.called) || single && s.firstName(m) {
		return []engine.Entity{engine.PlayerEntity(s.a.seat(m.called))}, true
	}
	if asPlayer {
		return nil, s.stop(s.notPlayer(m))
	}
	id, ok := s.object(m)
	if !ok {
		return nil, false
	}
	return []engine.Entity{engine.ObjectEntity(id)}, true
}

// speaksOfPeople reports whether a word stands for somebody, so that it is nobody's name.
func speaksOfPeople(w string) bool {
	switch nameKey(w) {
	case "i", "me", "my", "mine", "he", "she", "they", "him", "her", "them", "we", "us":
		return true
	}
	return false
}

// namesKind reports whether a word is a kind of permanent, so that what is called by
// it is no player.
func namesKind(w string) bool {
	_, ok := shape.Subtype(strings.ToLower(w))
	return ok
}

// firstName reports whether a mention is what people are called, and no card is.
func (s *sentence) firstName(m *mention) bool {
	_, card := s.a.lookup(m.called)
	return !card && lexicon.Plays(strings.ToLower(m.called), lexicon.FirstName)
}

// toWhom reports whether a mention stands where damage or the like goes.
func (s *sentence) toWhom(m *mention) bool {
	return m.start > 0 && s.toks[m.start-1].Text == "to"
}

func (s *sentence) notPlayer(m *mention) *lex.Error {
	words := s.raw(m.start, m.end)
	return &lex.Error{Code: "unknown_player", Where: s.where, Text: s.text, Span: s.span(m),
		Says: say.New("\"%s\" is no player, and only a player can do that.", words)}
}

func (s *sentence) span(m *mention) [2]int {
	if m.end <= m.start {
		return [2]int{s.toks[m.start].Start, s.toks[m.start].End}
	}
	return [2]int{s.toks[m.start].Start, s.toks[m.end-1].End}
}

// object is the object a mention means: one of the board, or a new one.
func (s *sentence) object(m *mention) (engine.ObjectID, bool) {
	if m.ofNew != "" {
		m.of, m.ofNew = s.a.seat(m.ofNew), ""
	}
	var found []engine.ObjectID
	switch {
	case s.a.byNumber(m):
		id, no := s.a.numbered(m)
		if !no.IsZero() {
			return engine.NoObject, s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: s.span(m), Says: no})
		}
		found = append(found, id)
	case m.called != "":
		found = s.a.bearing(m.called, m.number, m.of)
	case s.ofCards(m):
		return engine.NoObject, s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: s.span(m), Says: say.New("Which cards are \"%s\"? Say how many and where they are, or name them.", s.raw(m.start, m.end))})
	default:
		found = s.described(m)
	}
	switch {
	case len(found) > 1:
		all := found
		if found = s.narrow(all, m); len(found) == 0 {
			found = all
		}
		if len(found) > 1 {
			return engine.NoObject, s.stop(s.several(m, found))
		}
	case len(found) == 0:
		return s.create(m), true
	}
	if s.against(found[0], &m.desc) {
		return engine.NoObject, s.stop(s.denies(m, found[0]))
	}
	s.a.controlledBy(found[0], m.of)
	s.a.describe(found[0], &m.desc)
	s.spoken = append(s.spoken, found[0])
	return found[0], true
}

// ofCards reports whether a mention is of cards that no word names or counts, in no zone: "Bob's cards".
func (s *sentence) ofCards(m *mention) bool {
	const cards = "cards"
	return m.end > m.start && s.toks[m.end-1].Text == cards
}

// create puts the object of a mention on the board.
func (s *sentence) create(m *mention) engine.ObjectID {
	called := m.called
	if called == "" {
		called = s.descriptionName(m)
	}
	id := s.a.newObject(called, m.number)
	s.a.controlledBy(id, m.of)
	s.a.describe(id, &m.desc)
	return id
}

// descriptionName is what an object without a name is called: the words that
// describe it.
func (s *sentence) descriptionName(m *mention) string {
	from := m.start
	for from < m.end && (s.toks[from].Text == "a" || s.toks[from].Text == "an" || s.toks[from].Text == "another" || s.toks[from].Text == "the") {
		from++
	}
	for i := from; i < m.end; i++ {
		if w := s.toks[i].Text; w == "'s" || w == "your" || w == "his" || w == "her" || w == "their" {
			from = i + 1
		}
	}
	if kind := s.kindFrom(from, m.end); kind < m.end && kind > from && (s.toks[from].Kind != lex.PTToken || kind > from+1) {
		from = kind // "2 power infect creature" and "3/3 infect creature" are called by what they are
	}
	to := from
	for to < m.end {
		d := newDescription()
		switch w := s.toks[to].Text; {
		case to > from && to+1 < m.end && listsQualities(w) && (describes(s.toks[to+1].Text) || listsQualities(s.toks[to+1].Text)):
		case s.toks[to].Kind != lex.PTToken && !d.word(w):
			return s.raw(from, to)
		}
		to++
	}
	return s.raw(from, to)
}

// kindFrom is the first word from one on that tells of which kind or color a thing is, end where none does.
func (s *sentence) kindFrom(at, end int) int {
	for ; at < end; at++ {
		if d := newDescription(); s.toks[at].Kind != lex.PTToken && d.word(s.toks[at].Text) {
			return at
		}
	}
	return end
}

// listsQualities reports whether a word stands between what describes one thing: "red and
// green".
func listsQualities(w string) bool { return w == "," || w == "and" || w == "or" }

// described lists the objects that fit the description of a mention without a
// name ("Bob's creature"); "another" always means a new one.
func (s *sentence) described(m *mention) []engine.ObjectID {
	if s.toks[m.start].Text == "another" {
		return nil
	}
	called := s.descriptionName(m)
	if byName := s.a.bearing(called, 0, m.of); len(byName) > 0 {
		return byName
	}
	spoken := func(o *engine.Object) bool {
		return slices.ContainsFunc(s.spoken, func(id engine.ObjectID) bool { return &s.a.board.Objects[id] == o })
	}
	another := func(o *engine.Object, d *description) bool { // of two things of one sentence each is described for itself
		return couldFit(o, d) && !spoken(o)
	}
	one := s.toks[m.start].Text == "a" || s.toks[m.start].Text == "an"
	fresh := one && s.comes(m)
	for _, fits := range []func(*engine.Object, *description) bool{fitsDescription, another} {
		var found []engine.ObjectID
		for i := range s.a.board.Objects {
			o := &s.a.board.Objects[i]
			if (m.of == engine.NoPlayer || shape.Holder(o) == m.of) && fits(o, &m.desc) && !s.a.said[i].created && !(one && spoken(o)) && !(fresh && s.a.isThere(engine.ObjectID(i))) &&
				(s.pointsAt(m) || !s.a.namedByFlag(engine.ObjectID(i))) {
				found = append(found, engine.ObjectID(i))
			}
		}
		if len(found) > 0 {
			return found
		}
	}
	return nil
}

// comes reports whether what a mention speaks of enters, is cast or is played in this event.
func (s *sentence) comes(m *mention) bool {
	if s.where != "event" {
		return false
	}
	if v, ok := lexicon.Finite(s.toks[m.end].Text); ok && (v.Plain == "enter" || v.Plain == "come") {
		return true
	}
	if m.start == 0 {
		return false
	}
	v, ok := lexicon.Finite(s.toks[m.start-1].Text)
	return ok && (v.Plain == "cast" || v.Plain == "play")
}

// isThere reports whether the question says that an object is a permanent already.
func (a *asker) isThere(id engine.ObjectID) bool {
	o, seen := &a.board.Objects[id], &a.said[id]
	return o.Zone == engine.Battlefield || o.Zone == engine.AnyZone && !o.Spell && !seen.entering && (seen.held || seen.there || o.Controller != engine.NoPlayer)
}

// pointsAt reports whether a mention speaks of something known: it begins with an
// article or a possessive that does. "A creature" and a mere "Dwarf" do not.
func (s *sentence) pointsAt(m *mention) bool {
	first := s.toks[m.start].Text
	return first == "the" || first == "that" || first == "this" || m.of != engine.NoPlayer
}

// namedByFlag reports whether an object is a card that an effect was given by: who
// means it calls it by its name.
func (a *asker) namedByFlag(id engine.ObjectID) bool {
	return slices.ContainsFunc(a.flags, func(f effectFlag) bool { return f.card != nil && slices.Contains(f.sources, id) })
}

// narrow leaves, of several objects, those that the other words of a mention
// fit; interchangeable sources of one flag are one.
func (s *sentence) narrow(found []engine.ObjectID, m *mention) []engine.ObjectID {
	if m.desc.empty() {
		return found
	}
	return slices.DeleteFunc(slices.Clone(found), func(id engine.ObjectID) bool {
		return !fitsDescription(&s.a.board.Objects[id], &m.desc)
	})
}

// several is the refusal of a name that more than one object bears.
func (s *sentence) several(m *mention, found []engine.ObjectID) *lex.Error {
	words := s.raw(m.start, m.end)
	err := &lex.Error{Code: "ambiguous", Where: s.where, Text: s.text, Span: s.span(m),
		Says: say.New("\"%s\" may mean %s different things; say which.", words, strconv.Itoa(len(found)))}
	for _, id := range found {
		called := inenglish.Object(&s.a.board, id)
		span := s.span(m)
		err.Readings = append(err.Readings, lex.Meaning{Says: shape.ObjectName(&s.a.board, id), Text: s.text[:span[0]] + called + s.text[span[1]:]})
	}
	return err
}

// members are the players or objects of a class: "each creature without flying".
func (s *sentence) members(m *mention) ([]engine.Entity, bool) {
	var out []engine.Entity
	if rel := m.class.Player + m.class.Controller; rel != engine.AnyRelation && s.actor() == engine.NoPlayer {
		s.i = m.start
		return nil, s.fail()
	}
	if m.class.Players {
		for p := range s.a.board.Players {
			if s.related(m.class.Player, engine.PlayerID(p)) {
				out = append(out, engine.PlayerEntity(engine.PlayerID(p)))
			}
		}
		return out, len(out) > 0 || s.fail()
	}
	than, known := s.otherThan(m.class)
	if !known {
		return nil, s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: s.span(m),
			Says: say.New("\"%s\": other than what? Name the others.", s.raw(m.start, m.end))})
	}
	class := unmeasured(m.class)
	if !staticFilter(&class) {
		s.i = m.start
		return nil, s.fail()
	}
	if made := s.createdOf(m); made != "" {
		return nil, s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: s.span(m), Contrary: true,
			Says: say.New("\"%s\" takes in the token \"%s\" that an event before it creates, which I can't follow there.", s.raw(m.start, m.end), made)})
	}
	for i := range s.a.board.Objects {
		o := &s.a.board.Objects[i]
		if engine.ObjectID(i) == than || m.classOf != engine.NoPlayer && shape.Holder(o) != m.classOf || !s.related(m.class.Controller, shape.Holder(o)) {
			continue
		}
		if !onBattlefield(o) || s.a.gone(engine.ObjectID(i)) || s.a.said[i].created && !s.a.said[i].types && o.Types&engine.PermanentTypes == 0 || !fitsFilter(o, &class) {
			continue
		}
		fits, known := s.measures(engine.ObjectID(i), m.class)
		if !known {
			return nil, s.stop(&lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: s.span(m), Contrary: true,
				Says: say.New("Whether %s is one of \"%s\" I can't tell: its numbers are not all known.", shape.ObjectName(&s.a.board, engine.ObjectID(i)), s.raw(m.start, m.end))})
		}
		if fits {
			out = append(out, engine.ObjectEntity(engine.ObjectID(i)))
			if class.Types&engine.Creature != 0 {
				s.classed = append(s.classed, engine.ObjectID(i))
			}
		}
	}
	if len(out) == 0 {
		return nil, s.stop(s.noneNamed(m))
	}
	return out, true
}

// otherThan is the object that "other" in a class leaves out, which is what the clause is about;
// false where that is no one object.
func (s *sentence) otherThan(class *engine.Filter) (engine.ObjectID, bool) {
	if !saysOther(class) {
		return engine.NoObject, true
	}
	if who := s.subject.who; len(who) == 1 && who[0].IsObject() {
		return who[0].Object, true
	}
	return engine.NoObject, false
}

// createdOf is what a token of a class is called that an earlier event creates, "" where
// none does: it is no object yet that a class could take in.
func (s *sentence) createdOf(m *mention) string {
	for _, h := range s.a.moments {
		for i := range h.Events {
			ev := &h.Events[i]
			if m.classOf != engine.NoPlayer && ev.Player != m.classOf || !s.related(m.class.Controller, ev.Player) {
				continue
			}
			for j := range ev.Tokens {
				t := &ev.Tokens[j]
				o := engine.Object{Types: t.Types, Subtypes: t.Subtypes, Colors: t.Colors, ColorsKnown: true, Keywords: t.Keywords, Tapped: t.Tapped}
				if t.CopyOf != engine.NoObject {
					o = s.a.board.Objects[t.CopyOf]
				}
				if o.Token = engine.Yes; fitsFilter(&o, m.class) {
					return t.Name
				}
			}
		}
	}
	return ""
}

// noneNamed is the refusal of a class of which the question names nothing, with a
// fact that names something.
func (s *sentence) noneNamed(m *mention) *lex.Error {
	err := &lex.Error{Code: "not_understood", Where: s.where, Text: s.text, Span: s.span(m), Contrary: measured(m.class)}
	p := m.classOf
	if p == engine.NoPlayer {
		p = s.someone(m.class.Controller)
	}
	if p == engine.NoPlayer {
		err.Says = say.New("Nothing in the question is \"%s\", nor are there players who could have it.", s.raw(m.start, m.end))
		return err
	}
	one, _ := inenglish.Kind(m.class)
	one = strings.Replace(one, "with counters on it", "with a +1/+1 counter on it", 1)
	err.Hint = shape.Does(s.a.board.Players[p].Name, "control", "controls") + " " + one
	err.Says = say.New("Nothing in the question is \"%s\": name what there is in a fact, such as \"%s\".", s.raw(m.start, m.end), err.Hint)
	return err
}

// someone is the first player who stands in a relation to whoever acts.
func (s *sentence) someone(rel engine.Relation) engine.PlayerID {
	for p := range s.a.board.Players {
		if s.related(rel, engine.PlayerID(p)) {
			return engine.PlayerID(p)
		}
	}
	return engine.NoPlayer
}

// related reports whether a player stands in a relation to whoever acts in the
// clause.
func (s *sentence) related(rel engine.Relation, p engine.PlayerID) bool {
	switch rel {
	case engine.AnyRelation:
		return true
	case engine.You:
		return p == s.actor()
	case engine.Opponent, engine.NotYou:
		return p != s.actor()
	}
	return false
}

// actor is the player whose clause it is: who acts, or who controls the source.
func (s *sentence) actor() engine.PlayerID {
	if len(s.subject.who) == 0 {
		return s.subject.doer
	}
	e := s.subject.who[0]
	if e.IsPlayer() {
		return e.Player
	}
	return shape.Holder(&s.a.board.Objects[e.Object])
}
