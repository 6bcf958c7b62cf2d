package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// rebounds tells that a spell which was exiled may be cast again (cr.Rebound).
const rebounds = "rebounds"

// castKeyword reads the keywords that send a spell elsewhere when it leaves the
// stack, or what was unearthed when it leaves the battlefield. What they cost
// changes nothing here.
func (r *reader) castKeyword(e *engine.Effect) bool {
	at, costs := r.i, true
	switch {
	case r.eatWords("flashback"):
		leavingStack(e, "cast with flashback", engine.AnyZone, engine.Exile)
	case r.eatWords("harmonize"):
		leavingStack(e, "harmonize cost was paid", engine.AnyZone, engine.Exile)
	case r.eatWords("jump-start"):
		leavingStack(e, "cast with jump-start", engine.AnyZone, engine.Exile)
		costs = false
	case r.eatWords("aftermath"):
		leavingStack(e, "cast from a graveyard", engine.AnyZone, engine.Exile)
		costs = false
	case r.eatWords("rebound"):
		leavingStack(e, "cast from your hand", engine.Graveyard, engine.Exile)
		later := engine.Instruction{Verb: engine.OtherAction, Word: rebounds, Told: true, What: engine.This} // that it may be cast later, which an effect that exiles it too has nothing of
		e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{later}})
		notCountered(e)
		costs = false
	case r.eatWords("buyback"):
		leavingStack(e, "buyback cost was paid", engine.Graveyard, engine.Hand)
		notCountered(e)
	case r.eatWords("unearth"):
		leavingStack(e, "unearthed", engine.AnyZone, engine.Exile)
		e.When.From = engine.Battlefield
	case r.eatWords("impending"):
		n, ok := r.number()
		if !ok {
			return r.fail()
		}
		entersWithCounters(e, "time", shape.Lit(n))
		e.If = append(e.If, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{"impending cost was paid"}}})
	default:
		return false
	}
	if costs && !r.keywordCost() {
		r.i = at
		*e = engine.Effect{Class: e.Class, If: nil}
		return false
	}
	return true
}

// leavingStack is the effect that a spell which bears a mark, if one is given, goes to a zone
// instead of where it would.
func leavingStack(e *engine.Effect, mark string, dest, to engine.Zone) {
	e.When = engine.Pattern{Kind: engine.Move, From: engine.Stack, Dest: dest, Affected: &engine.Filter{Is: engine.This}}
	if mark != "" {
		e.If = append(e.If, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{mark}}})
	}
	e.Do = []engine.Change{{Kind: engine.MoveTo, Dest: to}}
}

// notCountered leaves out spells that are countered.
func notCountered(e *engine.Effect) { e.If = append(e.If, asResolving()) }

// asResolving is the condition that a spell leaves the stack as it resolves.
func asResolving() engine.Cond {
	return engine.Cond{Kind: engine.EventIs, Not: true, When: &engine.Pattern{Kind: engine.Move, How: "countered"}}
}

// castMark is the one name of the way in which a spell was cast.
func castMark(m string) string {
	switch m {
	case "cast using flashback", "cast for its flashback cost":
		return "cast with flashback"
	case "cast using jump-start":
		return "cast with jump-start"
	case "cast with buyback":
		return "buyback cost was paid"
	}
	return m
}
