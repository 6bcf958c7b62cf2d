package oracle

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
