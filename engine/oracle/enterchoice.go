package oracle

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// manyKinds reads "a +1/+1, first strike, or vigilance counter on it": kinds that
// share their noun.
func (r *reader) manyKinds(c *engine.Change) bool {
	at := r.i
	if !r.eatWords("a") && !r.eatWords("an") {
		return false
	}
	var kinds []string
	for {
		kind, ok := r.kindName()
		if !ok {
			break
		}
		kinds = append(kinds, kind)
		comma := r.eatWords(",")
		if !r.eatWords("or") && !comma {
			break
		}
	}
	if len(kinds) < 2 || !r.eatWords("counter", "on", "it") {
		r.i = at
		return false
	}
	for _, kind := range kinds {
		c.Modes = append(c.Modes, []engine.Change{{Kind: engine.EnterCounters, Counter: kind, Amount: shape.Lit(1)}})
		c.Options = append(c.Options, kind)
	}
	return true
}

// twoKinds reads "two different counters on it from among menace, deathtouch, and lifelink": one mode for each pair.
func (r *reader) twoKinds(c *engine.Change) bool {
	const twoAmong, and = "two different counters on it from among", "and"
	at := r.i
	if !r.eatPhrase(twoAmong) {
		return false
	}
	kinds, ok := r.keywordList()
	if !ok || len(kinds) < 2 || r.toks[r.i-len(strings.Fields(kinds[len(kinds)-1]))-1].Text != and {
		r.i = at
		return r.fail()
	}
	for i := range kinds {
		for _, other := range kinds[i+1:] {
			one := func(kind string) engine.Change {
				return engine.Change{Kind: engine.EnterCounters, Counter: kind, Amount: shape.Lit(1)}
			}
			c.Modes = append(c.Modes, []engine.Change{one(kinds[i]), one(other)})
		}
	}
	return true
}

// kindName reads the name of a kind of counters that stands alone.
func (r *reader) kindName() (string, bool) {
	if t := r.peek(); t.Kind == lex.PTToken {
		r.i++
		return t.Text, true
	}
	return r.keyword()
}

// numberBetween reads "a number between 1 and 5", "a number greater than 0".
func (r *reader) numberBetween() bool {
	at := r.i
	if r.eatWords("a", "number") {
		if r.eatWords("between") && r.peek().Kind == lex.NumberToken && r.ahead(1).Text == "and" && r.ahead(2).Kind == lex.NumberToken {
			r.i += 3
			return true
		}
		if r.eatWords("greater", "than") && r.peek().Kind == lex.NumberToken {
			r.i++
			return true
		}
	}
	r.i = at
	return false
}

// manyTypes reads "two creature types", "up to two basic land types", "two abilities from
// among first strike, vigilance, and lifelink".
func (r *reader) manyTypes(c *engine.Change) bool {
	at := r.i
	r.eatWords("up", "to")
	if _, ok := r.number(); ok {
		if _, ok := r.eatLongest([]string{"creature types", "basic land types", "colors", "card types", "different colors", "opponents", "card names"}); ok && r.clauseOver() {
			c.What = r.rawWords(at, r.i)
			return true
		}
		if r.eatPhrase(abilitiesAmong) {
			_, ok := r.keywordList()
			c.What = r.saidWords(at, r.i)
			return ok
		}
	}
	r.i = at
	return false
}

// abilitiesAmong stands behind a number of keyword abilities that are chosen.
const abilitiesAmong = "abilities from among"

// counterChoice reads "a flying counter or a hexproof counter on it" after "your
// choice of": one mode for each kind.
func (r *reader) counterChoice() (engine.Change, bool) {
	c := engine.Change{Kind: engine.OneOf}
	if r.manyKinds(&c) || r.twoKinds(&c) {
		return c, true
	}
	for {
		if w, ok := r.keyword(); ok && !r.is("counter") {
			c.Modes = append(c.Modes, []engine.Change{{Kind: engine.EnterAs, Keywords: []string{w}}})
			c.Options = append(c.Options, w)
			break
		} else if ok {
			r.i -= len(strings.Fields(w))
		}
		in := engine.Instruction{}
		if !r.enterCounters(&in) {
			return c, false
		}
		c.Modes = append(c.Modes, []engine.Change{{Kind: engine.EnterCounters, Counter: in.Counter, Amount: in.Amount}})
		c.Options = append(c.Options, in.Counter)
		comma := r.eatWords(",")
		if !r.eatWords("or") && !comma {
			break
		}
	}
	howMany(&c)
	return c, len(c.Modes) > 1 || r.fail()
}

// howMany names the options of a choice among numbers of counters of one kind by
// their numbers.
func howMany(c *engine.Change) {
	numbers := make([]string, len(c.Modes))
	for i := range c.Modes {
		first := &c.Modes[i][0]
		if first.Kind != engine.EnterCounters || first.Counter != c.Modes[0][0].Counter || first.Amount.Op != engine.Lit {
			return
		}
		numbers[i] = strconv.Itoa(first.Amount.N)
	}
	c.Options = numbers
}

// chosenExcept reads "other than Wall" after what is chosen.
func (r *reader) chosenExcept() bool {
	at := r.i
	if r.eatWords("other", "than") {
		r.eatAny("a", "an")
		for n := 0; n < 5 && r.peek().Kind == lex.WordToken && (!r.clauseOver() || r.is("or") && n > 0); n++ {
			r.i++
		}
		if r.clauseOver() && r.i > at+2 {
			return true
		}
	}
	r.i = at
	return false
}
