package oracle

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// spentFact reads what was spent to cast something, or done for it, as a number
// that its abilities ask for:
//
//	Number What ( "was" | "were" ) "spent to cast" Name
//	| Number "creatures convoked" Name | Number [ "instant and sorcery" ] "cards were exiled with" Name .
func (s *factReader) spentFact() bool {
	n, ok := s.number()
	if !ok {
		return false
	}
	marks, ok := s.spentWhat()
	if !ok {
		return s.fail()
	}
	m, ok := s.noun()
	if !ok {
		return false
	}
	if !s.findAll([]mention{m}) {
		return false
	}
	for _, mark := range marks {
		s.markAll(mark + ": " + strconv.Itoa(n))
	}
	return true
}

// spentWhat reads what is counted and the words up to the name.
func (s *factReader) spentWhat() ([]string, bool) {
	switch {
	case s.eatWords("creatures", "convoked"):
		return []string{"creatures that convoked it"}, true
	case s.eatWords("cards", "were", "exiled", "with"):
		return []string{"cards exiled with it"}, true
	case s.eatWords("instant", "and", "sorcery", "cards", "were", "exiled", "with"):
		return []string{"instant and sorcery cards exiled with it"}, true
	}
	what := []string{"mana spent to cast it", "the amount of mana spent to cast it"}
	if s.eatWords("colors", "of") {
		what = []string{"colors of mana spent to cast it"}
	} else if c, ok := shape.ColorWord(s.peek().Text); ok && c != engine.Colorless {
		what = []string{s.peek().Text + " mana spent to cast it"}
		s.i++
	}
	if !s.eatWords("mana") {
		return nil, false
	}
	if _, ok := s.eatAny("was", "were"); !ok {
		return nil, false
	}
	return what, s.eatWords("spent", "to", "cast") || s.eatWords("spent", "on")
}

// chosenCost reads what was done as a spell was cast, in the words that conditions ask for:
//
//	ChosenCost = ( "evidence was collected" | "the gift was promised" ) "for" Name .
func (s *factReader) chosenCost() bool {
	const the, forSpell = "the", "for"
	at := s.i
	s.eatPhrase(the)
	mark, ok := s.eatLongest(marksOfCosts())
	if !ok || !s.eatPhrase(forSpell) {
		s.i = at
		return false
	}
	m, ok := s.noun()
	return ok && s.findAll([]mention{m}) && s.markAll(mark)
}

// marksOfCosts are what conditions call what may be done as a spell is cast.
func marksOfCosts() []string { return []string{"evidence was collected", "gift was promised"} }

// additionalCostPaid is what conditions call that an additional cost was paid that may be.
const additionalCostPaid = "additional cost was paid"
