package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// eventAdverb reads one phrase that narrows the event: "this turn", "while
// Condition", "during your turn", "as the result of an effect", "from
// anywhere", "for the first time each turn", "except the first one …".
func (r *reader) eventAdverb(pt *engine.Pattern) bool {
	switch {
	case r.duration():
		return true
	case r.eatWords("while"), r.eatWords("as", "long", "as"):
		return r.addCond()
	case (r.is("and", "it") || r.is("and", "~")) && wasOrIs(r.ahead(2).Text):
		r.i++
		return r.addCond()
	case r.eatWords("as", "the", "result", "of", "an", "effect"), r.eatWords("by", "an", "effect"):
		pt.EffectOnly = true
		return true
	case pt.Kind == engine.Move && r.eatWords("as", "it", "resolves"):
		r.conds = append(r.conds, asResolving())
		return true
	case pt.Kind == engine.Move && pt.From == engine.Hand && pt.Dest == engine.Graveyard && r.eatWords("as", "it", "'s", "discarded"):
		pt.How = "discarded"
		return true
	case r.is("except", "the", "first"), r.is(",", "except", "the", "first"):
		return r.exceptFirst(pt)
	case r.eatWords("for", "the", "first", "time", "each", "turn"), r.eatWords("for", "the", "first", "time", "this", "turn"):
		r.conds = append(r.conds, engine.Cond{Kind: engine.FirstTime, Word: "turn"})
		return true
	case r.is("during"):
		return r.during()
	case r.is("from") && (pt.Kind == engine.Move || pt.Kind == engine.Enter):
		return r.fromZone(pt)
	case r.is("under") && pt.Kind == engine.Enter:
		return r.under(pt)
	}
	return false
}

// wasOrIs reports whether a word begins a condition rather than a further
// clause: "and it wasn't cast", but not "and it has defender".
func wasOrIs(w string) bool {
	return w == "was" || w == "wasn't" || w == "is" || w == "isn't" || w == "'s"
}

// exceptFirst reads "except the first one you draw in each of your draw steps", "except
// the first one they draw each turn".
func (r *reader) exceptFirst(pt *engine.Pattern) bool {
	r.eatWords(",")
	if !r.eat("except", "the", "first") {
		return false
	}
	if !r.eatWords("one") && !r.eatWords("card") {
		return r.fail()
	}
	if _, ok := r.eatAny("you", "they"); !ok {
		return false
	}
	if _, ok := r.eatAny("draw", "draws"); !ok {
		return false
	}
	if pt.Kind == engine.Draw && r.eatWords("each", "turn") {
		r.conds = append(r.conds, engine.Cond{Kind: engine.FirstTime, Word: "turn", Not: true})
		return true
	}
	if !r.eat("in", "each", "of") {
		return false
	}
	if _, ok := r.eatAny("your", "their"); !ok || !r.eat("draw", "steps") {
		return false
	}
	pt.ExceptFirst = true
	return pt.Kind == engine.Draw || r.fail()
}

// duration reads how long an effect lasts and keeps it.
func (r *reader) duration() bool {
	d, ok := eatSaying(r.cursor, shape.Durations.All())
	if !ok {
		return false
	}
	if r.until != engine.Forever && r.until != d {
		return r.fail()
	}
	r.until = d
	return true
}

// during reads "during your turn", "during combat", "during your draw step".
func (r *reader) during() bool {
	at := r.i
	r.i++
	c := engine.Cond{Kind: engine.TurnOf}
	switch {
	case r.eatWords("your"):
		c.Who = engine.You
	case r.eatWords("an", "opponent", "'s"), r.eatWords("each", "opponent", "'s"), r.eatWords("your", "opponents", "'s"):
		c.Who = engine.Opponent
	case r.controllersStep():
		c.Who = engine.ThatPlayer
	case r.eatWords("turns", "other", "than", "yours"):
		c.Who = engine.NotYou
		r.conds = append(r.conds, c)
		return true
	case r.eatWords("combat"):
		r.conds = append(r.conds, engine.Cond{Kind: engine.DuringStep, Word: "combat"})
		return true
	default:
		r.i = at
		return r.fail()
	}
	what, ok := r.stepName()
	if !ok {
		r.i = at
		return false
	}
	if what != "turn" {
		c.Kind, c.Word = engine.DuringStep, what
	}
	r.conds = append(r.conds, c)
	return true
}

func (r *reader) addCond() bool {
	c, ok := r.condition()
	if ok {
		r.conds = append(r.conds, c)
	}
	return ok
}
