package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// hits reads what people say of damage:
//
//	Hits = Source "hits" List [ "for" Number [ "damage" ] ] .
func (s *eventReader) hits() bool {
	if !s.aboutObjects() || len(s.subject.who) != 1 {
		return s.fail()
	}
	source := s.subject.who[0].Object
	to, ok := s.recipients()
	if !ok {
		return false
	}
	q, ok := s.hitFor(source)
	return ok && s.hit(source, to, q)
}

// pings reads what people say of 1 damage that is no combat damage:
//
//	Pings = Source "pings" List [ "for" Number [ "damage" ] ] .
func (s *eventReader) pings() bool {
	if !s.aboutObjects() || len(s.subject.who) != 1 {
		return s.fail()
	}
	source := s.subject.who[0].Object
	to, ok := s.recipients()
	q := &quantity{n: 1}
	if ok && s.is("for") {
		q, ok = s.hitFor(source)
	}
	for _, e := range to {
		s.emit(s.damage(q, source, e))
	}
	return ok
}

// isHit reads the same of who is hit:
//
//	IsHit = "is hit" ( "for" Number [ "damage" ] [ "by" Source ] | "by" Source [ "for" Number [ "damage" ] ] ) .
func (s *eventReader) isHit() bool {
	to, source := s.subject.who, engine.NoObject
	var q *quantity
	if s.is("for") {
		given, ok := s.hitFor(source)
		if q = given; !ok {
			return false
		}
	}
	if s.eatWords("by") || s.eatWords("with") {
		es, ok := s.objects()
		if !ok || len(es) != 1 {
			return s.fail()
		}
		source = es[0].Object
	}
	if q == nil {
		given, ok := s.hitFor(source)
		if q = given; !ok {
			return false
		}
	}
	return len(to) > 0 && s.hit(source, to, q) || s.fail()
}

// hitFor reads "for 3 damage"; a creature of which no amount is said deals damage
// equal to its power.
func (s *eventReader) hitFor(source engine.ObjectID) (*quantity, bool) {
	if s.eatWords("for") {
		n, ok := s.number()
		if s.eatWords("combat", "damage") || s.is("noncombat") {
			return nil, s.fail()
		}
		_, _ = s.eatAny("damage", "dmg")
		return &quantity{n: n}, ok
	}
	if source == engine.NoObject || s.a.board.Objects[source].Types&engine.Creature == 0 {
		return nil, s.fail()
	}
	if power := s.a.board.Objects[source].Power; power != engine.Unset {
		return &quantity{n: power, byPower: true}, true
	}
	return nil, s.noPower(source)
}

// hit emits the damage. Whether a permanent's is combat damage the words leave open.
func (s *eventReader) hit(source engine.ObjectID, to []engine.Entity, q *quantity) bool {
	for _, e := range to {
		s.emit(s.damage(q, source, e))
	}
	if source == engine.NoObject || s.a.board.Objects[source].Types&(engine.Instant|engine.Sorcery) == 0 {
		s.a.openCombat = append(s.a.openCombat, openCombat{text: s.text, source: source, says: s.combatReadings(source, to, q)})
	}
	return true
}

// openCombat is damage of which the words do not say whether it is combat damage.
type openCombat struct {
	text   string
	source engine.ObjectID
	says   []lex.Meaning
}

// combatReadings are the two ways to take a hit.
func (s *eventReader) combatReadings(source engine.ObjectID, to []engine.Entity, q *quantity) []lex.Meaning {
	if source == engine.NoObject {
		return nil
	}
	var whom []string
	for _, e := range to {
		whom = append(whom, inenglish.Entity(&s.a.board, e))
	}
	called := s.a.board.Objects[source].Name
	if p := shape.Holder(&s.a.board.Objects[source]); p != engine.NoPlayer {
		called = inenglish.PossessiveForm(s.a.board.Players[p].Name) + " " + called
	}
	var list []lex.Meaning
	for _, kind := range [...]struct {
		word string
		says say.Message
	}{{"combat", say.New("It is combat damage")}, {"noncombat", say.New("It is noncombat damage")}} {
		deals := strconv.Itoa(q.n) + " " + kind.word + " damage"
		if q.byPower {
			deals = kind.word + " damage equal to its power"
		}
		list = append(list, lex.Meaning{Says: kind.says, Text: called + " deals " + deals + " to " + strings.Join(whom, " and ")})
	}
	return list
}

// combatOpen refuses damage that may be combat damage or not, where an effect asks.
func (b *builder) combatOpen() *lex.Error {
	asked := slices.ContainsFunc(b.sc.Effects, func(i engine.Instance) bool { return asksCombat(&i.Effect.When) })
	for _, open := range b.openCombat {
		if asked && b.leftOpen(open.source) {
			return &lex.Error{Code: "ambiguous", Where: "event", Text: open.text, Span: [2]int{0, len(open.text)},
				Says: say.New("Is this combat damage?"), Readings: open.says}
		}
	}
	return nil
}

// ownCombat refuses that a creature deals combat damage to its own controller, or to a permanent of theirs: it attacks
// and blocks other players' only, and battles that another player protects. A creature that changed
// hands, and what damage is redirected to, are no such case.
func (b *builder) ownCombat() *lex.Error {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind == engine.GainControl || ev.Kind == engine.Alter {
				return nil
			}
			if ev.Kind != engine.Damage || !ev.Combat || ev.Source == engine.NoObject || ev.By != engine.NoEffect {
				continue
			}
			who := b.board.Objects[ev.Source].Controller
			battle := ev.To.IsObject() && b.board.Objects[ev.To.Object].Types&engine.Battle != 0
			if who == engine.NoPlayer || who != b.dealtBy(ev.To) || battle {
				continue
			}
			name := shape.ObjectName(&b.board, ev.Source)
			return b.about(b.board.Objects[ev.Source].Name, say.New("%s deals no combat damage to its own controller or what they control; say whose it is, and at whom it is aimed.", name))
		}
	}
	return nil
}

// dealtBy is the player who is dealt damage, or whose permanent is.
func (b *builder) dealtBy(to engine.Entity) engine.PlayerID {
	if to.IsObject() {
		return b.board.Objects[to.Object].Controller
	}
	return to.Player
}

// leftOpen reports whether a source deals damage that nothing said is combat damage.
func (b *builder) leftOpen(source engine.ObjectID) bool {
	for i := range b.sc.Events {
		for j := range b.sc.Events[i].Events {
			if ev := &b.sc.Events[i].Events[j]; ev.Kind == engine.Damage && ev.Source == source && !ev.Combat {
				return true
			}
		}
	}
	return false
}

// asksCombat reports whether a pattern tells combat damage from other damage.
func asksCombat(p *engine.Pattern) bool {
	for i := range p.Or {
		if asksCombat(&p.Or[i]) {
			return true
		}
	}
	return p.Combat != engine.Unknown
}
