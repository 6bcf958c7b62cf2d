package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// sentence reads one fact or event: a cursor, the question it belongs to, and
// what pronouns mean at this place.
type sentence struct {
	*cursor
	a *asker
	// last is the object or player mentioned last, for "it" and "them".
	last []engine.Entity
	// subject is who or what the clause being read is about.
	subject subject
	// err is a refusal that is more exact than "not understood".
	err *lex.Error
	// where is "fact" or "event".
	where string
	// leaves is the player whose zone the words last read name as left.
	leaves engine.PlayerID
	// spoken are the things that the sentence has spoken of.
	spoken []engine.ObjectID
	// aimed is set on what an effect that is attached to nothing is aimed at: a name
	// that nobody bore is a player's there, where no players are given.
	aimed bool
	// noLink is a small word that ends a name here: "to" after "attaches".
	noLink string
	// before is how many objects there were before the sentence.
	before int
	// resolvingAbility is which ability of the object named last the words say, before "resolves".
	resolvingAbility string
	// classed are the members of a class of creatures that the words speak of.
	classed []engine.ObjectID
}

func (a *asker) sentence(text, where string) *sentence {
	return &sentence{cursor: newCursor(text, lex.Scan(text)), a: a, where: where, before: len(a.board.Objects)}
}

// refuse is the error of a sentence that could not be read.
func (s *sentence) refuse() *lex.Error {
	if s.err != nil {
		return s.err
	}
	return s.refusal()
}

// stop ends the reading with an exact refusal; it is false.
func (s *sentence) stop(err *lex.Error) bool {
	if s.err == nil {
		s.err = err
	}
	return s.fail()
}

// mention is a noun phrase that names a player or an object, not yet looked
// for on the board: reading it changes nothing.
type mention struct {
	start, end int // tokens
	nameAt     int // where a name that nobody bore begins
	player     engine.PlayerID
	called     string // the name, "" when only described
	known      bool   // whether the name was known before
	number     int
	of         engine.PlayerID // whose, by a possessive
	ofNew      string          // the same, a player not yet seated
	desc       description
	class      *engine.Filter // "each creature without flying"
	classOf    engine.PlayerID
	among      []engine.Entity // what a pronoun stands for
}

func newMention(at int) mention {
	return mention{start: at, player: engine.NoPlayer, of: engine.NoPlayer, classOf: engine.NoPlayer, desc: newDescription()}
}

// noun reads
//
//	Noun = Pronoun | Class | [ "the" ] Player | Thing [ "'s ability" ] .
func (s *sentence) noun() (mention, bool) {
	if s.where == "event" && s.is("target", "spell") {
		s.i++ // a spell, which need not have a name
	}
	m := newMention(s.i)
	if s.targetAhead() {
		return m, s.whichTarget()
	}
	s.skipAt()
	if s.exiledCards(&m) || s.pronoun(&m) || s.classNoun(&m) || s.theirClass(&m) {
		m.end = s.i
		return m, true
	}
	at := s.i
	if !s.nameAhead() {
		s.eatWords("the")
	}
	s.skipAt()
	if s.playerNoun(&m) {
		m.end = s.i
		return m, true
	}
	if s.i = at; !s.thing(&m) {
		s.i = m.start
		return m, false
	}
	s.abilityAfter()
	m.end = s.i
	return m, true
}

// abilityAfter passes over "'s ability" after the name of an object: its source
// is the object.
func (s *sentence) abilityAfter() {
	s.resolvingAbility = ""
	if called, n := s.whichResolves(); n > 0 && s.where == "event" {
		s.resolvingAbility, s.i = called, s.i+n
		return
	}
	if n := s.abilityLength(0); n > 0 && s.where == "event" {
		s.i += n
	}
}

// whichResolves reads "'s second ability" and "'s -2 ability" before "resolves", with the length of that.
func (s *sentence) whichResolves() (called string, length int) {
	const ability, resolves, sign, unsigned = "ability", "resolves", "+-", "0"
	if s.ahead(0).Text != "'s" {
		return "", 0
	}
	n := 1
	called = s.ahead(n).Text
	if n++; strings.Contains(sign, called) {
		called += strings.ToUpper(s.ahead(n).Raw)
		n++
	} else if called != unsigned && called != activatedWord && !slices.Contains(nthWords[:], called) {
		return "", 0
	}
	if s.ahead(n).Text != ability || s.ahead(n+1).Text != resolves {
		return "", 0
	}
	return called, n + 1
}

// abilityLength is the length of "'s [triggered | activated] ability" n tokens on, and of "'s persist trigger".
func (s *sentence) abilityLength(n int) int {
	if s.ahead(n).Text != "'s" {
		return 0
	}
	length := 1
	if w := s.ahead(n + 1).Text; w == "triggered" || w == "activated" || len(triggerWords(w)) > 0 {
		length++
	}
	switch s.ahead(n + length).Text {
	case "ability", "trigger", "effect", "triggers":
		return length + 1
	}
	return 0
}

// skipAt passes over the "@" of a mention, "@Alice".
func (s *sentence) skipAt() {
	if s.peek().Text == "@" {
		s.i++
	}
}

// pronoun reads "it", "them", "itself", "himself" and the like.
func (s *sentence) pronoun(m *mention) bool {
	switch s.peek().Text {
	case "it", "them", "him", "her", "they", "he", "she":
		if s.peek().Text == "her" && s.ahead(1).Kind == lex.WordToken && s.possessed(1) {
			return false
		}
		m.among = s.referents(s.peek().Text)
	case "itself", "himself", "herself", "themself", "themselves", "yourself":
		m.among = s.subject.entities()
	default:
		return false
	}
	if len(m.among) == 0 {
		return s.fail()
	}
	s.i++
	return true
}

// referents are what was mentioned last, if a pronoun can stand for it: "it" stands
// for no player, "him" for no object, and what is not said of oneself ("puts a
// counter on them") is not said of the one who does it.
func (s *sentence) referents(pronoun string) []engine.Entity {
	players := slices.ContainsFunc(s.last, engine.Entity.IsPlayer)
	switch pronoun {
	case "it":
		if players {
			return nil
		}
	case "him", "her", "he", "she":
		if !players {
			return nil
		}
	}
	if objective := pronoun == "him" || pronoun == "her" || pronoun == "them"; objective && slices.Equal(s.last, s.subject.entities()) {
		return nil
	}
	return s.last
}

// possessed reports whether a noun that somebody can have stands n tokens on,
// so that "her" before it is a possessive.
func (s *sentence) possessed(n int) bool {
	t := s.ahead(n)
	_, isType, _ := shape.TypeWord(t.Text)
	return isType || t.Capital() || shape.ZoneNamed(t.Text) != engine.AnyZone || t.Text == "own" || t.Text == "life"
}

// classNoun reads "each creature without flying", "all players", "each opponent".
func (s *sentence) classNoun(m *mention) bool {
	if s.is("both", "players") && len(s.a.board.Players) <= 2 {
		s.i += 2
		m.class = &engine.Filter{Players: true}
		return true
	}
	if !s.is("each") && !s.is("all") && !s.is("every") {
		return false
	}
	if s.is("each", "of") {
		return false
	}
	at := s.i
	phrase, ok := newReaderAt(s.cursor).simple()
	if ok && s.bareNounAfter() {
		s.i = at
		phrase, ok = newReaderAt(s.cursor).nounPhrase()
	}
	if !ok {
		s.i = at
		return s.fail()
	}
	f := phrase.Filter
	m.class = &f
	s.controlsAfter(m)
	m.classOf = m.of
	return true
}

// theirClass reads "Bob's creatures", everything of a kind that a player
// controls, one not yet seated among them.
func (s *sentence) theirClass(m *mention) bool {
	at, far := s.i, s.far
	s.eatEachOf()
	p, n, ok := s.possessive()
	unseated := ""
	if k := s.newPossessive(); !ok && k > 0 {
		unseated, n = s.raw(s.i, s.i+k), k+1
	}
	if s.i += n; (p != engine.NoPlayer || unseated != "") && s.peek().Kind == lex.WordToken && !s.peek().Capital() && !s.nameAhead() {
		phrase, ok := newReaderAt(s.cursor).simple()
		if ok && phrase.Plural && !phrase.Players && !phrase.Named && phrase.Filter.Noun != engine.CardNoun && phrase.Filter.Noun != engine.SpellNoun {
			f := phrase.Filter
			m.class, m.of, m.classOf, m.ofNew = &f, p, p, unseated
			return true
		}
	}
	s.i, s.far = at, far
	return false
}

// eatEachOf passes over "each of", "all of" and "all" before somebody's things.
func (s *sentence) eatEachOf() {
	switch {
	case s.eatWords("each", "of"), s.eatWords("all", "of"), s.eatWords("all"):
	}
}

// bareNounAfter reports whether the class goes on with a further type: "each
// creature and planeswalker".
func (s *sentence) bareNounAfter() bool {
	if !s.is("and") && !s.is("or") && !s.is("and/or") {
		return false
	}
	_, _, ok := shape.TypeWord(s.ahead(1).Text)
	return ok
}

// newReaderAt reads phrases of the ability grammar where a cursor stands.
func newReaderAt(c *cursor) *reader {
	return &reader{cursor: c, it: engine.This, player: engine.ThatPlayerRef}
}

// controlsAfter reads "Bob controls" and "that Bob controls" after a noun, and "Bob doesn't control" where that is who acts.
func (s *sentence) controlsAfter(m *mention) {
	at := s.i
	s.eatWords("that")
	p, n := s.playerAhead()
	switch s.peek().Text {
	case "he", "she", "they":
		if who, ok := s.meant(); ok && m.class != nil {
			p, n = who, 1
		}
	}
	if n > 0 {
		s.i += n
		if w := s.peek().Text; w == "controls" || w == "control" {
			s.i++
			m.of = p
			return
		}
		if m.class != nil && p == s.actor() && (s.eatWords("doesn't", "control") || s.eatWords("don't", "control")) {
			others := *m.class
			others.Controller = engine.NotYou
			m.class = &others
			return
		}
	}
	s.i = at
}

// playerAhead is the seated player whose name stands next, and its length.
func (s *sentence) playerAhead() (engine.PlayerID, int) {
	n, length := s.longestName()
	if length > 0 && n.player != engine.NoPlayer {
		return n.player, length
	}
	return engine.NoPlayer, 0
}

// longestName is the longest name of the question that stands next.
func (s *sentence) longestName() (name, int) {
	var room [128]byte // on the stack: most names are shorter by far
	key := room[:0]
	var best name
	length := 0
	for n := 0; n < longestNameTokens && s.at(n).Kind != lex.EndToken; n++ {
		if n > 0 {
			key = append(key, ' ')
		}
		key = append(key, s.at(n).Text...)
		if found, ok := s.a.names[string(key)]; ok {
			best, length = found, n+1
		}
	}
	return best, length
}

// longestNameTokens bounds the names that are looked for.
const longestNameTokens = 14

// playerNoun reads a seated player who is not followed by a possessive.
func (s *sentence) playerNoun(m *mention) bool {
	p, n := s.playerAhead()
	if n == 0 || s.ahead(n).Text == "'s" {
		return false
	}
	if _, card := s.cardAhead(); card > n {
		return false
	}
	s.i += n
	m.player = p
	return true
}

// possessive is the player whose possessive stands next, and its length.
func (s *sentence) possessive() (engine.PlayerID, int, bool) {
	if p, n := s.playerAhead(); n > 0 && s.ahead(n).Text == "'s" {
		if _, card := s.cardAhead(); card <= n+1 {
			return p, n + 1, true
		}
		return engine.NoPlayer, 0, false
	}
	switch s.peek().Text {
	case "your":
		if p, ok := s.a.player("you"); ok {
			return p, 1, true
		}
	case "his", "her", "their", "its":
		if p, ok := s.meant(); ok {
			return p, 1, true
		}
	}
	return engine.NoPlayer, 0, false
}

// meant is the player that "his" and "their" speak of: the clause's subject,
// or the holder of the object it is about.
func (s *sentence) meant() (engine.PlayerID, bool) {
	for _, list := range [][]engine.Entity{s.subject.entities(), s.last} {
		for _, e := range list {
			if e.IsPlayer() {
				return e.Player, true
			}
			if p := shape.Holder(&s.a.board.Objects[e.Object]); p != engine.NoPlayer {
				return p, true
			}
		}
	}
	return engine.NoPlayer, false
}

// newPossessive is the length of a capitalised name before a possessive that is
// neither a player's nor an object's: somebody not yet seated.
func (s *sentence) newPossessive() int {
	n := 0
	for s.ahead(n).Kind == lex.WordToken && s.ahead(n).Capital() && n < 3 {
		n++
	}
	if n == 0 || s.ahead(n).Text != "'s" || n > 1 && s.abilityLength(n) > 0 {
		return 0
	}
	if _, known := s.longestName(); known > n {
		return 0
	}
	if _, card := s.cardAhead(); card > 0 {
		return 0
	}
	return n
}

// raw is the text of tokens [from, to).
func (s *sentence) raw(from, to int) string {
	if to <= from {
		return ""
	}
	return s.text[s.toks[from].Start:s.toks[to-1].End]
}

// nameAhead reports whether a known name of an object or card stands next.
func (s *sentence) nameAhead() bool {
	n, length := s.longestName()
	_, card := s.cardAhead()
	return length > 0 && n.player == engine.NoPlayer || card > 1
}

// describedAhead reports whether the capitalised words that stand next describe
// rather than name: subtypes before a noun in small letters ("Soldier token"),
// or a subtype alone.
func (s *sentence) describedAhead() bool {
	if s.peek().Capital() && s.ahead(1).Raw == "planeswalker" {
		return true // "Gideon planeswalker"
	}
	n := 0
	for s.ahead(n).Capital() && describes(s.ahead(n).Text) {
		n++
	}
	t := s.ahead(n)
	return n > 0 && !t.Capital() && (n == 1 && t.Text != "," && !nameLink(t.Text) || describes(t.Text) && t.Kind == lex.WordToken)
}
