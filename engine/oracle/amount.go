package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// quantity reads how many of what comes next:
//
//	Quantity = "a" | "an" | Number | Letter | "any number of" | "a number of"
//	         | [Times] ("that many" | "that much") [("plus" | "minus") Number] .
//
// given is false for "a number of", whose value follows as "equal to …".
func (r *reader) quantity() (e *engine.Expr, given, ok bool) {
	switch t := r.peek(); {
	case r.eatWords("a", "number", "of"), r.eatWords("an", "amount", "of"):
		return nil, false, true
	case r.eatWords("any", "number", "of"), r.eatWords("any", "amount", "of"):
		return shape.Expr(engine.Expr{Op: engine.AnyAmount}), true, true
	case t.Text == "a" || t.Text == "an":
		r.i++
		return shape.Lit(1), true, true
	case t.Text == "no":
		r.i++
		return shape.Lit(0), true, true
	}
	e, ok = r.sum()
	return e, true, ok
}

// sum reads
//
//	Sum = Term { ("plus" | "minus") Term } .
func (r *reader) sum() (*engine.Expr, bool) {
	if !r.enter() {
		r.leave()
		return nil, false
	}
	defer r.leave()
	a, ok := r.term()
	if !ok {
		return nil, false
	}
	for {
		op := engine.Sum
		switch {
		case r.is("plus") && r.sumFollows(), r.is("+"):
			r.i++
		case r.is("minus") && r.sumFollows():
			r.i++
			op = engine.Diff
		default:
			return a, true
		}
		r.eatWords("an", "additional")
		b, ok := r.term()
		if !ok {
			return nil, false
		}
		a = shape.Expr(engine.Expr{Op: op, A: a, B: b})
	}
}

// sumFollows says that after "plus" a number stands rather than further things
// ("those tokens plus …").
func (r *reader) sumFollows() bool {
	t := r.ahead(1)
	_, letter := letterOf(t)
	return t.Kind == lex.NumberToken || letter || t.Text == "the" || t.Text == "half" || t.Text == "twice" || t.Text == "that"
}

// letterOf is the letter of "X".
func letterOf(t lex.Token) (string, bool) {
	if t.Kind == lex.WordToken && (t.Raw == "x" || len(t.Raw) == 1 && strings.Contains("XYZW", t.Raw)) {
		return strings.ToUpper(t.Raw), true
	}
	return "", false
}

// term reads
//
//	Term = Number | Letter | Times Term | "half" Term | That | Measured .
func (r *reader) term() (*engine.Expr, bool) {
	t := r.peek()
	if t.Kind == lex.NumberToken {
		if r.ahead(1).Text == "times" {
			r.i += 2
			return r.times(t.N)
		}
		r.i++
		return shape.Lit(t.N), true
	}
	if letter, ok := letterOf(t); ok {
		r.i++
		return r.letter(letter), true
	}
	switch {
	case r.eatWords("twice"), r.eatWords("double"):
		return r.times(2)
	case r.eatWords("triple"):
		return r.times(3)
	case r.eatWords("half"):
		a, ok := r.term()
		if !ok {
			return nil, false
		}
		e := shape.Expr(engine.Expr{Op: engine.HalfDown, A: a})
		r.half = e
		r.rounded()
		return e, true
	}
	if e, ok := r.that(); ok {
		if e.Op == engine.That && r.eatWords("times", "that", "many") {
			e = shape.Expr(engine.Expr{Op: engine.Product, A: e, B: shape.Expr(engine.Expr{Op: engine.That})})
		}
		return e, true
	}
	return r.measured()
}

func (r *reader) times(n int) (*engine.Expr, bool) {
	a, ok := r.term()
	if !ok {
		return nil, false
	}
	return shape.Expr(engine.Expr{Op: engine.Product, A: shape.Lit(n), B: a}), true
}

// rounded reads the rounding of the last "half", wherever it stands.
func (r *reader) rounded() bool {
	at := r.i
	r.eatWords(",")
	if r.half == nil || !r.eatWords("rounded") {
		r.i = at
		return false
	}
	switch {
	case r.eatWords("up"):
		r.half.Op = engine.HalfUp
	case !r.eat("down"):
		return false
	}
	if r.is(",") && r.ahead(1).Text != "then" && r.ahead(1).Text != "and" {
		r.i++
	}
	r.half = nil
	return true
}

// letter makes an X that "where X is …" may still give a value.
func (r *reader) letter(l string) *engine.Expr {
	e := shape.Expr(engine.Expr{Op: engine.XValue})
	if l != "X" {
		e.Word = l
	}
	if r.letters == nil {
		r.letters = map[string][]*engine.Expr{}
	}
	r.letters[l] = append(r.letters[l], e)
	return e
}

// standsFor notes another place where a letter was written, which "where X is"
// gives its value too.
func (r *reader) standsFor(e *engine.Expr) {
	if e.Op != engine.XValue {
		return
	}
	l := e.Word
	if l == "" {
		l = "X"
	}
	if len(r.letters[l]) > 0 {
		r.letters[l] = append(r.letters[l], e)
	}
}

// where reads ", where X is Sum" and gives every such X that value.
func (r *reader) where() bool {
	at := r.i
	r.eatWords(",")
	if !r.eatWords("where") {
		r.i = at
		return false
	}
	letter, ok := letterOf(r.peek())
	inCost := ok && r.resolves && at > 0 && r.toks[at-1].Kind == lex.SymbolToken && strings.Contains(r.toks[at-1].Raw, strings.ToUpper(letter))
	if !ok || len(r.letters[letter]) == 0 && !inCost {
		return r.fail()
	}
	r.i++
	if !r.eat("is") {
		return false
	}
	known := r.letters[letter]
	delete(r.letters, letter)
	e, ok := r.sum()
	if !ok {
		return false
	}
	if r.resolves {
		r.eatOneOf(shape.AsCast) // a spell that is carried out is cast as things are told
	}
	for _, x := range known {
		*x = *e
	}
	return true
}

// that reads "that many", "that much", "that damage", "the amount", "prevented this way".
func (r *reader) that() (*engine.Expr, bool) {
	const thatMuch, paysEnergy, paid = "that much", "pay any amount of {E}", "the amount of {E} paid this way"
	switch {
	case r.resolves && spoken(r.toks[:r.i], paysEnergy) && r.eatPhrase(thatMuch):
		return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: paid}), true
	case r.eatWords("that", "many"), r.eatWords("that", "much"), r.eatWords("as", "many"), r.eatWords("as", "much"):
		return shape.Expr(engine.Expr{Op: engine.That}), true
	case r.eatWords("the", "amount", "of", "damage", "prevented", "this", "way"), r.eatWords("the", "damage", "prevented", "this", "way"),
		r.eatWords("damage", "prevented", "this", "way"), r.eatWords("the", "damage", "prevented"):
		return shape.Expr(engine.Expr{Op: engine.Prevented}), true
	case r.resolves && r.eatPhrase(lifeLostThisWay):
		return shape.Expr(engine.Expr{Op: engine.DoneThisWay, Word: engine.LifeLost}), true
	case r.resolves && r.eatPhrase(damageDealtThisWay):
		return shape.Expr(engine.Expr{Op: engine.DoneThisWay, Word: engine.DamageDealt}), true
	case r.resolves && r.eatPhrase(mostDiscarded):
		return shape.Expr(engine.Expr{Op: engine.DoneThisWay, Word: engine.MostDiscarded}), true
	case r.is("that", "damage"), r.is("that", "number"):
		r.i += 2
		return shape.Expr(engine.Expr{Op: engine.That}), true
	}
	return nil, r.fail()
}

// The words of what the same text has done before.
const (
	lifeLostThisWay    = "the life lost this way"
	damageDealtThisWay = "the damage dealt this way"
	mostDiscarded      = "the greatest number of cards a player discarded this way"
)

// value reads an expression whose letters and numbers stand alone.
func (r *reader) value() (*engine.Expr, bool) { return r.sum() }

// equalTo reads "equal to Sum".
func (r *reader) equalTo() (*engine.Expr, bool) {
	if !r.eatWords("equal", "to") {
		return nil, r.fail()
	}
	return r.sum()
}
