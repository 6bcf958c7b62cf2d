package oracle

import (
	"strings"

	"apnap/engine"
)

// playerProtected reads what keeps damage or targeting off a player: "protection from
// red", "hexproof". Protection prevents damage as the ability of a card does that
// gives it; what may be targeted is not ruled on here.
func (s *factReader) playerProtected() bool {
	if w, ok := s.eatAny("hexproof", "shroud"); ok {
		return s.markPlayers("has " + w)
	}
	from, ok := s.protections()
	if !ok {
		return false
	}
	for _, e := range s.subject.who {
		if !e.IsPlayer() {
			return s.fail()
		}
		if !s.grant("You have "+from, e.Player) {
			return false
		}
	}
	return len(s.subject.who) > 0 || s.fail()
}

// classProtected reads "have protection from red" after "creatures [Bob controls]".
func (s *factReader) classProtected(class string, whose engine.PlayerID) bool {
	s.i++
	from, ok := s.protections()
	if !ok {
		return false
	}
	if whose != engine.NoPlayer {
		class += " you control"
	}
	return s.grant(strings.ToUpper(class[:1])+class[1:]+" have "+from, whose)
}

// protections reads "protection from red [and from blue]" and gives it in the words of
// cards.
func (s *factReader) protections() (string, bool) {
	start := s.i
	if !s.eat("protection", "from") {
		return "", false
	}
	for {
		if _, ok := newReaderAt(s.cursor).nounPhraseOrColor(); !ok {
			return "", false
		}
		end := s.i
		s.eatWords("and")
		if !s.eatWords("from") {
			s.i = end
			return s.raw(start, end), true
		}
	}
}

// grant adds the effect of an ability that a fact gives in the words of cards.
func (s *factReader) grant(ability string, whose engine.PlayerID) bool {
	list := ParseCard("", "", ability+".")
	if !hasScope(list) || list[0].Err != nil {
		return s.fail()
	}
	label := ability[strings.Index(ability, "protection"):]
	s.a.flags = append(s.a.flags, effectFlag{text: s.text, controller: whose, times: 1, ability: ability + ".",
		label: strings.ToUpper(label[:1]) + label[1:], abilities: list})
	return true
}
