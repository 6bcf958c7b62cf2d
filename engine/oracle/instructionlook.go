package oracle

import "apnap/engine"

// lifeBecomes reads "20", "equal to your starting life total" of "your life total
// becomes".
func (r *reader) lifeBecomes(in *engine.Instruction) bool {
	in.Verb, in.Who = engine.SetLife, engine.RefYou
	if r.eatWords("equal", "to", "your", "starting", "life", "total") || r.eatWords("your", "starting", "life", "total") {
		in.Amount = expr(engine.Expr{Op: engine.NamedNumber, Word: engine.StartingLife})
		return true
	}
	r.eatWords("equal", "to")
	e, ok := r.sum()
	in.Amount = e
	return ok
}

// lookedAt reports whether the cards that were looked at are dealt with next:
// "put one into your hand", "the rest into your graveyard".
func (r *reader) lookedAt() bool {
	return r.looked != nil && (r.is("put", "one") || r.is("put", "all", "but") || r.is("the", "rest") || r.is("the", "other") || r.is("put", "the", "rest"))
}

// looks reads
//
//	Looks = "look at the top" Number "cards of your library"
//	      | "put" ( "one" ["of" ("them" | "those cards")] | "all but one of them" ) Where | ["put"] "the rest" Where .
func (r *reader) looks(in *engine.Instruction) bool {
	if at := r.i; r.eatWords("look", "at") {
		if _, ok := r.eatLongest([]string{"an opponent 's hand", "target opponent 's hand", "that player 's hand", "each opponent 's hand", "target player 's hand"}); ok {
			in.Verb, in.Word, in.Amount = engine.OtherAction, r.saidWords(at, r.i), lit(1)
			return true
		}
		r.i = at
	}
	if r.eatWords("look", "at", "the", "top") {
		in.Verb, in.Word = engine.OtherAction, "look at"
		n, ok := r.sum()
		if !ok || !r.eat("cards", "of") || !r.libraryOf(in) {
			return false
		}
		r.looked, in.Amount = n, n
		return true
	}
	if r.looked == nil || r.is("look") {
		return r.fail()
	}
	r.eatWords("put")
	all := r.looked
	n := lit(1)
	switch {
	case r.eatWords("one"):
		if r.eatWords("of") {
			if _, ok := r.eatLongest([]string{"them", "those cards"}); !ok {
				return false
			}
		}
	case r.eatWords("all", "but", "one"):
		if r.eatWords("of") {
			if _, ok := r.eatLongest([]string{"them", "those cards"}); !ok {
				return false
			}
		}
		n = lessOne(all)
	default:
		r.i += 2
		n = lessOne(all)
		r.eatWords("back")
	}
	in.Verb, in.From, in.Amount, in.Word = engine.Move, engine.Library, n, thoseCards
	switch {
	case r.eatWords("into"):
		if !r.destination(in) {
			return false
		}
	case r.eatWords("on"):
		if !r.libraryEnd(in) {
			return false
		}
	default:
		return r.fail()
	}
	r.eatLongest([]string{"in any order", "in a random order"})
	return true
}

// lessOne is one less than a number.
func lessOne(e *engine.Expr) *engine.Expr {
	if e.Op == engine.Lit {
		return lit(e.N - 1)
	}
	return expr(engine.Expr{Op: engine.Diff, A: e, B: lit(1)})
}

// allCounters reads "all wind counters from".
func (r *reader) allCounters() (string, bool) {
	if !r.eatWords("all") {
		return "", false
	}
	kind, ok := r.counterKind()
	return kind, ok && kind != "" && r.eat("from")
}

// copyVerb reads "copy that spell twice", "copy target spell".
func (r *reader) copyVerb(in *engine.Instruction) bool {
	in.Verb = engine.CopySpell
	if r.eatWords("that", "spell") {
		in.What = engine.ThatObject
		if r.aimed {
			in.What = engine.Target
		}
	} else if !r.thing(in) {
		return false
	}
	n, ok := r.timesOf()
	in.Amount = lit(1)
	if n != nil {
		in.Amount = n
	}
	return ok
}
