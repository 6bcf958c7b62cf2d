package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// rollChange reads
//
//	Roll = ["they"] ("roll" | "flip") Count [What] ("and" | "then" | ",") Ignored .
//
// The rolls that are ignored never happened; how many are rolled is the event's
// amount.
func (r *reader) rollChange(e *engine.Effect) bool {
	at := r.i
	if _, ok := r.eatAny("you", "they"); !ok {
		r.eatWords("that", "player")
	}
	if _, ok := r.eatAny("roll", "rolls", "flip", "flips"); !ok {
		r.i = at
		return false
	}
	amount, ok := r.sum()
	if !ok || !r.rolledAgain(e) {
		r.i = at
		return false
	}
	if ok := r.completed(&amount, true); !ok {
		r.i = at
		return false
	}
	if e.When.Each {
		amount = shape.Expr(engine.Expr{Op: engine.Product, A: amount, B: shape.Expr(engine.Expr{Op: engine.That})})
	}
	change := engine.Change{Kind: engine.SetAmount, Amount: amount}
	mid := r.i
	r.link()
	who := engine.ThatPlayerRef
	if r.is("you", "choose") && !(e.When.Affected != nil && e.When.Affected.Player == engine.You) {
		who = engine.RefYou
	}
	which, k, ok := r.ignored()
	if !ok {
		r.i = mid
		e.Do = append(e.Do, change)
		return true
	}
	n := shape.Lit(k)
	if e.When.Each {
		n = shape.Expr(engine.Expr{Op: engine.That})
		if k > 1 {
			n = shape.Expr(engine.Expr{Op: engine.Product, A: shape.Lit(k), B: n})
		}
	}
	ignore := engine.Instruction{Verb: engine.OtherAction, Who: who, Word: "ignore " + which, Amount: n}
	e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: []engine.Instruction{ignore}}, change)
	return true
}

// rolledAgain reads what is rolled or flipped, said again.
func (r *reader) rolledAgain(e *engine.Effect) bool {
	if r.eatWords("of", "those") || r.eatWords("of", "them") {
		r.eatAny("dice", "coins")
		return true
	}
	if e.When.Kind == engine.FlipCoin {
		_, ok := r.eatAny("coins", "coin")
		return ok
	}
	die, ok := dieAhead(r.cursor)
	return ok && (die == "die" || die == e.When.What) || r.fail()
}

// ignored reads which of the rolls are ignored, and how many.
func (r *reader) ignored() (string, int, bool) {
	at := r.i
	if (r.eatWords("you", "choose") || r.eatWords("choose") || r.eatWords("they", "choose")) &&
		(r.eatWords("one", "of", "those", "rolls", "to", "ignore") || r.eatWords("one", "to", "ignore")) {
		return "one", 1, true
	}
	r.i = at
	verb, ok := r.eatAny("ignore", "ignores", "use", "uses")
	if !ok {
		return "", 0, false
	}
	if n, ok := r.number(); ok {
		if r.eatWords("of", "those") || r.eatWords("of", "the") {
			r.eatAny("results", "rolls", "flips", "coins", "dice")
		} else {
			r.eatWords("of", "them")
		}
		return "one", n, verb[0] == 'i' || r.fail()
	}
	high := false
	switch {
	case r.eatWords("the", "lowest"), r.eatWords("the", "lower"):
	case r.eatWords("the", "highest"), r.eatWords("the", "higher"):
		high = true
	default:
		return "", 0, r.fail()
	}
	if _, ok := r.eatAny("roll", "result"); !ok {
		return "", 0, false
	}
	if high == (verb[0] == 'u') {
		return "the lowest roll", 1, true
	}
	return "the highest roll", 1, true
}

// copyChange reads "copy it that many times plus an additional time".
func (r *reader) copyChange(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("copy", "it") && !r.eatWords("you", "copy", "it") && !r.eatWords("copy", "that", "spell") && !r.eatWords("they", "copy", "it") {
		return false
	}
	n, ok := r.timesOf()
	if !ok || n == nil {
		r.i = at
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.SetAmount, Amount: n})
	return true
}

// timesOf reads how often something is done: "twice", "three times", "again",
// "an additional time", "that many times plus an additional time"; nil where
// nothing of the kind stands.
func (r *reader) timesOf() (*engine.Expr, bool) {
	more := func() *engine.Expr {
		return shape.Expr(engine.Expr{Op: engine.Sum, A: shape.Expr(engine.Expr{Op: engine.That}), B: shape.Lit(1)})
	}
	switch {
	case r.eatWords("twice", "that", "many", "times"):
		return shape.Expr(engine.Expr{Op: engine.Product, A: shape.Lit(2), B: shape.Expr(engine.Expr{Op: engine.That})}), true
	case r.eatWords("twice"):
		return shape.Lit(2), true
	case r.eatWords("an", "additional", "time"), r.eatWords("that", "many", "times", "plus", "one"):
		return more(), true
	case r.eatWords("that", "many", "times", "plus"):
		return more(), r.eat("an", "additional", "time")
	case r.eatWords("that", "many", "times"):
		return shape.Expr(engine.Expr{Op: engine.That}), true
	case r.peek().Kind == lex.NumberToken && r.ahead(1).Text == "times":
		n := r.peek().N
		r.i += 2
		return shape.Lit(n), true
	}
	r.eatWords("again")
	return nil, true
}

// keywordVerb reads the rest of a keyword action as an instruction.
func (r *reader) keywordInstruction(v string, in *engine.Instruction) bool {
	if v == "face" && r.eatWords("that", "choice") {
		in.Verb, in.Word = engine.OtherAction, "face a villainous choice"
		return r.keywordTimes(in)
	}
	a, ok := keywordAfter(r.cursor, v)
	if !ok {
		return r.fail()
	}
	in.Verb, in.Word = engine.OtherAction, a.What()
	if a.Permanent {
		if in.What, in.Who = in.Who, engine.NoRef; in.What == engine.NoRef && r.resolves {
			in.What = engine.This // whose ability it is
		}
	}
	switch a.Then {
	case shape.NumberComplement:
		if sort, ok := r.armySort(a); ok {
			in.Tokens = []engine.TokenSpec{{Tokens: engine.Tokens{Subtypes: []string{sort}, CopyOf: engine.NoObject}}}
		}
		e, ok := r.sum()
		in.Amount = e
		return ok
	case shape.ObjectComplement:
		return r.thing(in)
	case shape.CardComplement:
		if r.eatWords("the", "top", "card", "of", "your", "library") || r.eatWords("a", "card") {
			in.Amount = shape.Lit(1)
			if r.resolves && r.it == engine.This {
				r.it = engine.Those
			}
			return true
		}
		const theTopCardOf = "the top card of"
		if r.resolves && r.eatPhrase(theTopCardOf) && r.zoneOfDoer(in, engine.Library) {
			in.Amount = shape.Lit(1)
			return true
		}
		return r.fail()
	case shape.PlayerComplement:
		r.eatWords("with", "an", "opponent")
	}
	return r.keywordTimes(in)
}

// keywordTimes reads how often an action is done, into its amount.
func (r *reader) keywordTimes(in *engine.Instruction) bool {
	n, ok := r.timesOf()
	if n != nil {
		in.Amount = n
	}
	return ok
}

// searchChange reads "that player searches the top four cards of that library":
// the library counts as searched all the same.
func (r *reader) searchChange(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("that", "player") && !r.eatWords("they") {
		r.eatWords("you")
	}
	if _, ok := r.eatAny("search", "searches"); !ok || !r.eatWords("the", "top") {
		r.i = at
		return false
	}
	n, ok := r.sum()
	if !ok || !r.eat("cards", "of") {
		r.i = at
		return false
	}
	if _, ok := r.eatLongest([]string{"that library", "their library", "your library", "the library"}); !ok {
		r.i = at
		return false
	}
	e.Do = append(e.Do, engine.Change{Kind: engine.SearchTop, Amount: n})
	return true
}

// keywordAfter finds the keyword action of a verb by the words that stand after
// it: the one with the most words that fit.
func keywordAfter(c *cursor, verb string) (shape.KeywordAction, bool) {
	best, found := shape.KeywordAction{}, false
	for _, a := range shape.KeywordActions {
		if a.Verb == verb && (!found || len(a.Rest) > len(best.Rest)) && (a.Rest == "" || c.phraseLength(a.Rest) > 0) {
			best, found = a, true
		}
	}
	if found && best.Rest != "" {
		c.i += c.phraseLength(best.Rest)
	}
	return best, found
}
