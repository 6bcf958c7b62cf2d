package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// ParseScheduled reads an ability that has something done once, later:
//
//	Scheduled = "At the beginning of" When "," Instructions "." | Instructions "at the beginning of" When "." .
//	When = "your next" Step | "the next" Step | "the next turn's" Step .
//
// It is no replacement effect; skips decide when it comes (cr.NextWaitsForUnskipped).
func ParseScheduled(name, text string) (engine.Effect, bool) {
	e := engine.Effect{Kind: engine.Scheduled, Class: engine.ClassOther, Budget: engine.Budget{Kind: engine.NextTime}, Text: text}
	if lex.TooLong(text) {
		return e, false
	}
	r := newReader(text, dropReminders(lex.Scan(text, selfNames(name, true)...)))
	if r.eatWords("at", "the", "beginning", "of") {
		if !r.due(&e) || !r.eat(",") {
			return e, false
		}
		ins, ok := r.plainInstructions()
		e.Then = ins
		return e, ok && r.done()
	}
	at := r.i
	for ; !r.done(); r.i++ {
		if r.i == at || !r.is("at", "the", "beginning", "of") {
			continue
		}
		head := newReader(text, append(append([]lex.Token(nil), r.toks[at:r.i]...), r.toks[len(r.toks)-1]))
		r.i += 4
		ins, ok := head.instructions()
		e.Then = ins
		return e, ok && head.done() && r.due(&e) && r.sentenceEnds() && r.done()
	}
	return e, false
}

// due reads when something is due.
func (r *reader) due(e *engine.Effect) bool {
	e.When = engine.Pattern{Kind: engine.BeginPhase}
	switch {
	case r.eatWords("your", "next"):
		e.When.Affected = &engine.Filter{Players: true, Player: engine.You}
	case r.eatWords("the", "next", "turn", "'s"):
		e.Until = engine.NextTurnOnly
	case r.eatWords("the", "next"):
	default:
		return r.fail()
	}
	if r.eatWords("upkeep", "step") || r.eatWords("upkeep") {
		e.When.What = "upkeep step"
		return true
	}
	what, ok := r.stepName()
	e.When.What = what
	return ok
}
