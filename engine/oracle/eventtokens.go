package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// creates reads the tokens of "creates two 1/1 white Soldier creature tokens".
func (s *eventReader) creates() bool {
	groups, ok := s.copyCreated()
	if !ok {
		groups, ok = s.tokenGroups()
	}
	if !ok {
		return false
	}
	for _, ev := range s.does(engine.CreateTokens) {
		ev.Tokens = slices.Clone(groups)
		if ev.Player == engine.NoPlayer && ev.Source != engine.NoObject {
			ev.Player = shape.Holder(&s.a.board.Objects[ev.Source])
		}
		if ev.Player == engine.NoPlayer {
			ev.Player = ev.Doer
		}
		ev.Under = ev.Player
		ev.Amount = tokenCount(groups)
		s.emit(ev)
	}
	return true
}

// copyCreated reads "a copy of Grizzly Bears" and "two copies of Grizzly Bears".
func (s *eventReader) copyCreated() ([]engine.Tokens, bool) {
	t := engine.Tokens{Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject}
	ok := s.try(func() bool {
		n, ok := s.count()
		t.N = n
		return ok && (s.eatWords("copy", "of") || s.eatWords("copies", "of"))
	})
	ok = ok && s.copied(&t)
	return []engine.Tokens{t}, ok
}

func tokenCount(groups []engine.Tokens) int {
	n := 0
	for _, g := range groups {
		n += g.N
	}
	return n
}

// tokensAreCreated reads "are created [under Bob's control]"; the tail says
// under whose.
func (s *eventReader) tokensAreCreated(q *quantity) bool {
	ev := s.blank(engine.CreateTokens)
	ev.Tokens, ev.Amount = q.tokens, tokenCount(q.tokens)
	return s.emit(ev)
}

// tokenGroups reads
//
//	Groups = Group { ( "," | "and" ) Group } .
func (s *eventReader) tokenGroups() ([]engine.Tokens, bool) {
	var groups []engine.Tokens
	for {
		g, ok := s.tokenGroup()
		if !ok {
			return nil, false
		}
		groups = append(groups, g)
		at := s.i
		s.eatWords(",")
		s.eatWords("and")
		if s.i == at || !s.amountAhead() {
			s.i = at
			return groups, true
		}
	}
}

// tokenGroup reads
//
//	Group = Count { Descriptor | Name } ( "token" | "tokens" ) [ "with" Keywords ] [ "named" Name ] [ "that's a copy of" Object ] .
func (s *eventReader) tokenGroup() (engine.Tokens, bool) {
	t := engine.Tokens{Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject}
	n, ok := s.count()
	if !ok {
		return t, false
	}
	t.N = n
	if s.eatWords("token", "copy", "of") || s.eatWords("token", "copies", "of") {
		return t, s.copied(&t)
	}
	first := s.i
	d := newDescription()
	tapped := s.eatWords("tapped")
	if s.eatWords("and", "attacking") || tapped && s.eatWords("attacking") {
		first = s.i - 1
	}
	if !tapped {
		first = s.i
	} else {
		first++
	}
	var name []string
	for !s.is("token") && !s.is("tokens") {
		at := s.i
		if namesToken(&d) && s.tailOptional() {
			break
		}
		if d.colors != 0 && s.colorJoined() {
			continue
		}
		if s.peek().Capital() && !s.descriptorCapital(&d) {
			name = append(name, s.peek().Raw)
			s.i++
			continue
		}
		if s.i == at && !s.descriptor(&d) {
			return t, false
		}
	}
	t.Text = s.raw(first, s.i)
	if !s.eatWords("tokens") {
		s.eatWords("token")
	}
	t.Types, t.Subtypes, t.Colors, t.Tapped = d.types, d.subtypes, d.colors, tapped || d.tapped == engine.Yes
	t.Power, t.Toughness = d.power, d.toughness
	t.Name = strings.Join(append(slices.Clone(d.subtypes), name...), " ")
	if t.Name == "" {
		t.Name = t.Text
	}
	t.Types |= tokenTypes(&d)
	return t, s.tokenAfter(&t)
}

// colorJoined passes over the word between two colors: "white and black".
func (s *eventReader) colorJoined() bool {
	const and = "and"
	if s.peek().Text != and || !lexicon.Is(lexicon.Color, s.ahead(1).Text) {
		return false
	}
	s.i++
	return true
}

// namesToken reports whether what was read is the name of a token that the
// rules define, which people leave the word out after: "a Food".
func namesToken(d *description) bool {
	return len(d.subtypes) == 1 && d.types == engine.Artifact && typeOfSubtype(d.subtypes[0]) == engine.Artifact ||
		len(d.subtypes) > 0 && (d.power != engine.Unset || d.types == 0 && ofCreatures(d))
}

// ofCreatures reports whether the only subtypes that describe something are creatures'.
func ofCreatures(d *description) bool {
	return len(d.subtypes) > 0 && !slices.ContainsFunc(d.subtypes, func(name string) bool { return subtypeSet(name) != engine.Creature })
}

// descriptorCapital reads a capitalised word that is a subtype.
func (s *eventReader) descriptorCapital(d *description) bool {
	return s.descriptor(d)
}

// tokenTypes is the card type of a token that only its subtypes describe.
func tokenTypes(d *description) engine.Types {
	if d.types != 0 {
		return 0
	}
	if d.power != engine.Unset || ofCreatures(d) {
		return engine.Creature
	}
	return 0
}

// tokenAfter reads what follows the noun.
func (s *eventReader) tokenAfter(t *engine.Tokens) bool {
	if s.eatWords("with") {
		rd := newReaderAt(s.cursor)
		for !s.try(func() bool { return s.tokenCounters(t) }) {
			k, ok := rd.keyword()
			if !ok && s.eatWords(ownWords...) {
				k, ok = OwnAbility, true
			}
			if !ok {
				return false
			}
			t.Keywords = append(t.Keywords, k)
			if !s.eatWords("and") {
				break
			}
		}
	}
	if s.eatWords("that's", "a", "copy", "of") || s.eatWords("that", "'s", "a", "copy", "of") || s.eatWords("that", "are", "copies", "of") || s.eatWords("that", "is", "a", "copy", "of") {
		return s.copied(t)
	}
	return true
}

// copied reads what a token is a copy of.
func (s *eventReader) copied(t *engine.Tokens) bool {
	es, ok := s.objects()
	if !ok || len(es) != 1 {
		return false
	}
	t.CopyOf = es[0].Object
	if t.Text == "" {
		t.Name = s.a.board.Objects[t.CopyOf].Name
	}
	return newReaderAt(s.cursor).copyExcept(t)
}

// tokenCounters reads "two +1/+1 counters on it", which it is created with.
func (s *eventReader) tokenCounters(t *engine.Tokens) bool {
	q := &quantity{}
	if !s.counterAmount(q) || q.counter == "" || !s.eat("on") {
		return false
	}
	if _, ok := s.eatAny("it", "them", "each"); !ok {
		return false
	}
	t.Counters = append(t.Counters, engine.CounterCount{Kind: q.counter, N: q.n})
	return true
}
