package oracle

import "apnap/engine"

// onPrevented reads the condition of a triggered ability about prevented damage,
// what it does then being told by nobody:
//
//	("whenever" | "when") "damage" ["from" Phrase] ["that would be dealt" To] "is prevented" ["this way"] ["this turn"] .
func (r *reader) onPrevented() (*engine.Effect, bool) {
	e := &engine.Effect{Kind: engine.PreventedTrigger, Class: engine.ClassOther, When: engine.Pattern{Kind: engine.Damage}}
	if !r.eatWords("whenever", "damage") && !r.eatWords("when", "damage") {
		return nil, r.fail()
	}
	if r.eatWords("from") {
		p, ok := r.nounPhrase()
		if !ok {
			return nil, false
		}
		e.When.Source = sourceOf(p.Filter)
	}
	if r.eatWords("that", "would", "be", "dealt") && !r.dealtTo(&e.When) {
		return nil, false
	}
	if !r.eat("is", "prevented") {
		return nil, false
	}
	e.Self = r.eatWords("this", "way")
	if r.eatWords("this", "turn") {
		e.Until = engine.ThisTurn
	}
	if !r.is(",") && !r.sentenceEnds() {
		return nil, r.fail()
	}
	for r.is(",") {
		r.skipSentence()
	}
	return e, true
}
