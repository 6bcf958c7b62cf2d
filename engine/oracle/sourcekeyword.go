package oracle

import "apnap/engine"

// asThough reads
//
//	"all damage is dealt" ["to" Phrase] "as though its source had" Keyword .
func (r *reader) asThough(e *engine.Effect) bool {
	if !r.eatWords("all", "damage", "is", "dealt") {
		return r.fail()
	}
	e.Kind, e.When.Kind = engine.AsThough, engine.Damage
	if r.eatWords("to") {
		p, ok := r.nounPhrase()
		if !ok {
			return false
		}
		e.When.Affected = recipient(p.Filter)
	}
	if !r.eat("as", "though", "its", "source", "had") {
		return false
	}
	w, ok := r.keyword()
	e.Do = []engine.Change{{Kind: engine.MarkEvent, Keywords: []string{w}}}
	return ok
}

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

// lifeTotal reads "your life total can't change": no gain, loss or payment of
// life (cr.CantGainLife, cr.CannotLoseLife).
func (r *reader) lifeTotal(e *engine.Effect) bool {
	if !r.eatWords("your", "life", "total", "can't", "change") {
		return r.fail()
	}
	r.duration()
	e.Kind = engine.Cant
	for _, k := range [...]engine.EventKind{engine.GainLife, engine.LoseLife, engine.PayLife} {
		e.When.Or = append(e.When.Or, engine.Pattern{Kind: k, Affected: &engine.Filter{Players: true, Player: engine.You}})
	}
	return true
}
