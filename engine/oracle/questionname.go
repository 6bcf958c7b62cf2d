package oracle

import (
	"strings"
	"unicode"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// cardAhead is the card whose name stands next and the name's length: the
// longest that the card index knows. Words in small letters are taken for a
// card only when they are more than one, or when nothing else they could be.
func (s *sentence) cardAhead() (string, int) {
	if s.a.cards == nil || s.peek().Kind == lex.EndToken {
		return "", 0
	}
	most := 0
	for most < longestNameTokens && s.ahead(most).Kind != lex.EndToken && s.a.cards.Begins(s.raw(s.i, s.i+most+1)) {
		most++
	}
	for n := most; n > 0; n-- {
		if last := s.ahead(n - 1); last.Kind == lex.PunctToken && last.Text != "!" {
			continue
		}
		if n == 1 && !s.peek().Capital() && smallWord(s.peek().Text) {
			return "", 0
		}
		if c, ok := s.a.lookup(s.raw(s.i, s.i+n)); ok {
			return c.Name, n
		}
	}
	return "", 0
}

// smallWord reports whether a word in small letters has a meaning of its own in
// these sentences.
func smallWord(w string) bool {
	switch w {
	case "never", "not", "only", "always", "without", "unless":
		return true
	}
	d := newDescription()
	return len(w) < 3 || d.word(w) || shape.ZoneNamed(w) != engine.AnyZone
}

// named reads a name that is known: of an object of the question, or of a card.
func (s *sentence) named(m *mention) bool {
	n, length := s.longestName()
	called := n.object
	if length > 0 && n.player != engine.NoPlayer {
		length = 0
	}
	if card, l := s.cardAhead(); l > length {
		called, length = card, l
	}
	if length == 0 || s.goesOn(length) {
		return false
	}
	s.i += length
	m.called, m.known = called, true
	s.nameNumber(m)
	return true
}

// goesOn reports whether a name known by its first words alone goes on: with a
// further capitalised word that is no player's and no verb ("Web" before
// "Spider"), or with "of" and what is no player's ("Anger" before "of the Gods").
func (s *sentence) goesOn(length int) bool {
	if s.ahead(length).Text != "of" {
		return s.nameWordAt(length)
	}
	n := length + 1
	if s.ahead(n).Text == "the" {
		n++
	}
	return s.ahead(n).Kind == lex.WordToken && s.ahead(n).Capital() && !s.playerAt(n)
}

// nameWordAt reports whether the word n tokens on can only be part of the name
// before it.
func (s *sentence) nameWordAt(n int) bool {
	t := s.ahead(n)
	if t.Kind != lex.WordToken || !t.Capital() || len(t.Text) < 2 || s.playerAt(n) || s.cardAt(n) || strings.HasPrefix(t.Text, "etb") {
		return false
	}
	if v := baseVerb(t.Text); v != "" && v != t.Text {
		return false
	}
	switch s.ahead(n + 1).Text {
	case "controls", "control", "owns", "own":
		return false // a player not yet seated: "Grizzly Bears Bob controls"
	}
	return true
}

// cardAt reports whether a card's name stands n tokens on.
func (s *sentence) cardAt(n int) bool {
	at := s.i
	s.i += n
	_, length := s.cardAhead()
	s.i = at
	return length > 0
}

// nameNumber reads the number of "Grizzly Bears 2".
func (s *sentence) nameNumber(m *mention) {
	t := s.peek()
	if t.Kind != lex.NumberToken || !unicode.IsDigit(rune(t.Raw[0])) {
		return
	}
	switch after := s.ahead(1); {
	case after.Kind == lex.PTToken, after.Text == "damage", after.Text == "dmg", after.Text == "counter", after.Text == "counters":
		return
	}
	m.number = t.N
	s.i++
}

// runName reads a name that nobody knows: capitalised words, joined by small
// words that stand in names.
func (s *sentence) runName(m *mention) bool {
	n := s.runLength()
	if n == 0 {
		return s.fail()
	}
	m.nameAt = s.i
	m.called = s.raw(s.i, s.i+n)
	s.i += n
	if s.eatWords("token") {
		m.called, m.desc.token = m.called+" token", engine.Yes
	}
	s.nameNumber(m)
	return true
}

func (s *sentence) runLength() int {
	n, end := 0, 0
	for n < longestNameTokens {
		switch t := s.ahead(n); {
		case t.Kind == lex.WordToken && t.Capital() && t.Text != "x", t.Kind == lex.NumberToken && t.Capital():
			if n > 0 && (s.playerAt(n) || strings.HasPrefix(t.Text, "etb")) {
				return end
			}
			n++
			end = n
		case end > 0 && t.Text == "'s" && s.ahead(n+1).Capital():
			n++
		case end > 0 && t.Kind == lex.WordToken && nameLink(t.Text) && t.Text != s.noLink:
			n++
		default:
			return end
		}
	}
	return end
}

// playerAt reports whether a player's name stands n tokens on.
func (s *sentence) playerAt(n int) bool {
	at := s.i
	s.i += n
	_, length := s.longestName()
	s.i = at
	return length > 0
}

// nameLink reports whether a small word may stand inside a name.
func nameLink(w string) bool {
	switch w {
	case "of", "the", "from", "in", "a", "an", "to", "for", "on", "into", "de", "von", "la":
		return true
	}
	return false
}
