package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// lifeBecomes reads "20", "equal to your starting life total" of "your life total
// becomes".
func (r *reader) lifeBecomes(in *engine.Instruction) bool {
	in.Verb, in.Who = engine.SetLife, engine.RefYou
	if r.eatWords("equal", "to", "your", "starting", "life", "total") || r.eatWords("your", "starting", "life", "total") {
		in.Amount = shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: engine.StartingLife})
		return true
	}
	r.eatWords("equal", "to")
	e, ok := r.sum()
	in.Amount = e
	return ok
}

// doublesLife reads "double target player's life total" as the gain that it is (cr.DoublingLife).
func (r *reader) doublesLife(in *engine.Instruction) bool {
	const double, your, total, lifeTotal = "double", "your life total", "life total", "'s life total"
	at := r.i
	if !r.eatPhrase(double) {
		return false
	}
	in.Verb, in.Who = engine.GainLife, engine.RefYou
	if !r.eatPhrase(your) && !(r.doer(in) && r.eatPhrase(lifeTotal)) {
		r.i, *in = at, engine.Instruction{}
		return false
	}
	in.Amount = shape.Expr(engine.Expr{Op: engine.LifeOf, Ref: in.Who})
	return true
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
		if _, ok := r.eatLongest([]string{"an opponent 's hand", "each opponent 's hand"}); ok {
			in.Verb, in.Word, in.Amount = engine.OtherAction, r.saidWords(at, r.i), shape.Lit(1)
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
	at, said := r.i, shape.ThoseCards
	r.eatWords("put")
	n := shape.Lit(1)
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
		n = less(r.looked, shape.Lit(1))
	default:
		r.i += 2
		if n, said = r.theRest(), shape.TheRestOfThose; n == nil {
			return r.fail()
		}
		r.eatWords("back")
	}
	r.puts(at, n)
	in.Verb, in.From, in.Amount, in.Word = engine.Move, engine.Library, n, said
	switch {
	case r.resolves && r.eatPhrase(ontoTheBattlefield):
		in.Dest = engine.Battlefield
		return r.entering(in)
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

// ontoTheBattlefield is where cards go that enter.
const ontoTheBattlefield = "onto the battlefield"

// puts notes that so many of the cards that were looked at are put somewhere; the
// place in the words keeps one that is read again from counting twice.
func (r *reader) puts(at int, n *engine.Expr) {
	if r.put == nil {
		r.put = map[int]*engine.Expr{}
	}
	r.put[at] = n
}

// theRest is how many of the cards that were looked at are left, nil where that
// is not known: nothing was done with any, or one thing or another.
func (r *reader) theRest() *engine.Expr {
	if r.spokeOf("otherwise") {
		return nil
	}
	left := r.looked
	for at, n := range r.put {
		if at < r.i {
			left = less(left, n)
		}
	}
	if left == r.looked {
		return nil
	}
	return left
}

// less is a number less another.
func less(e, by *engine.Expr) *engine.Expr {
	if e.Op == engine.Lit && by.Op == engine.Lit {
		return shape.Lit(e.N - by.N)
	}
	return shape.Expr(engine.Expr{Op: engine.Diff, A: e, B: by})
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
	in.Amount = shape.Lit(1)
	if n != nil {
		in.Amount = n
	}
	return ok
}
