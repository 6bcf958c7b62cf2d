package paragraph

import (
	"slices"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// mostBeside bounds how many events of other clauses a candidate is joined with, mostEach in how many ways each of them is taken.
const (
	mostBeside = 2
	mostEach   = 3
)

// joined are candidates with the events of the other clauses that would be left out of them: what each of those may tell is
// taken to happen as well, in the order of the words.
func (o *outline) joined(list []candidate) (all []candidate) {
	for _, c := range list {
		lacking := o.lacking(&c)
		if len(lacking) == 0 || len(lacking) > mostBeside || o.saysEffect(c.clause) || c.clause.asks {
			all = append(all, c)
			continue
		}
		ways := []candidate{c}
		for _, clause := range lacking {
			var next []candidate
			for _, one := range o.eventsOf(clause, list) {
				for _, way := range ways {
					next = append(next, way.and(one))
				}
			}
			if len(next) > 0 {
				ways = next
			}
		}
		all = append(all, ways...)
	}
	return all
}

// lacking are the clauses that tell of an event which a candidate does not take up.
func (o *outline) lacking(c *candidate) (list []gistClause) {
	taken := o.takenBy(c)
	for _, one := range o.clauses {
		asks := one.asks || o.askedBeside(one, c)
		if one != c.clause && !asks && !one.believed && o.leavesEvent(one, taken, c) {
			list = append(list, one)
		}
	}
	return list
}

// eventsOf are the likeliest candidates of one clause that say themselves what happens, none where it is the text of an effect.
func (o *outline) eventsOf(clause gistClause, list []candidate) (of []candidate) {
	if o.saysEffect(clause) {
		return nil
	}
	for _, c := range list {
		if c.clause == clause && len(of) < mostEach && !c.preset && !c.guessed && !clause.within {
			of = append(of, c)
		}
	}
	return of
}

// saysEffect reports whether a clause has words by which the text of an effect is told, and a number in it.
func (o *outline) saysEffect(clause gistClause) bool {
	words := o.toks[clause.from:clause.to]
	return slices.ContainsFunc(words, func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.AbilityWord) }) &&
		slices.ContainsFunc(words, func(t lex.Token) bool { return t.Kind == lex.NumberToken })
}

// and is a candidate with another one beside it.
func (c candidate) and(other candidate) candidate {
	c.beside = append(slices.Clone(c.beside), step{other, other.clause.from})
	c.spans, c.with = slices.Concat(c.spans, other.spans), slices.Concat(c.with, other.with)
	c.preset, c.loose, c.guessed = c.preset || other.preset, c.loose || other.loose, c.guessed || other.guessed
	c.weight = min(c.weight, other.weight)
	return c
}

// events are the clauses that a candidate takes events from.
func (c *candidate) events() []gistClause {
	list := []gistClause{c.clause}
	for _, s := range c.beside {
		list = append(list, s.clause)
	}
	return list
}

// tells reports whether a candidate takes an event from a clause.
func (c *candidate) tells(clause gistClause) bool {
	return slices.Contains(c.events(), clause)
}
