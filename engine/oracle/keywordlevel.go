package oracle

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// readAhead is the effect of read ahead: the Saga enters with as many lore
// counters as its controller chooses among its chapters (cr.SagaLore). How many
// chapters there are, the reminder text or the rest of the card says.
func (r *reader) readAhead(e *engine.Effect) bool {
	n := chapters(r.whole)
	if !r.eatWords("read", "ahead") || n < 2 {
		return r.fail()
	}
	aboutEntering(e)
	c := engine.Change{Kind: engine.OneOf}
	for k := 1; k <= n; k++ {
		c.Modes = append(c.Modes, []engine.Change{{Kind: engine.EnterCounters, Counter: "lore", Amount: shape.Lit(k)}})
		c.Options = append(c.Options, strconv.Itoa(k))
	}
	e.Do = []engine.Change{c}
	return true
}

// chapters is the number of the last chapter of a Saga by its reminder text or by
// its chapter abilities, 0 where neither stands in the text.
func chapters(text string) int {
	if _, rest, ok := strings.Cut(text, "acrifice after "); ok {
		word, _, _ := strings.Cut(rest, ".")
		return numeral(word)
	}
	last := 0
	for line := range strings.SplitSeq(text, "\n") {
		head, _, ok := strings.Cut(line, " —")
		for word := range strings.SplitSeq(head, ", ") {
			if ok {
				last = max(last, numeral(word))
			}
		}
	}
	return last
}

// numeral is the value of a Roman numeral up to ten, 0 for other words.
func numeral(word string) int {
	for n, w := range [...]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"} {
		if word == w {
			return n + 1
		}
	}
	return 0
}

// section is the part of a card to which an ability belongs, where it works only
// at a certain level, number of charge counters or the like; the zero section
// is the whole card.
type section struct {
	cond *engine.Cond
	// station is set on a card with station, where "12+ |" counts charge counters
	// and is no row of a table of die rolls.
	station bool
}

// heads reads a paragraph as the beginning of a section: "LEVEL 1-4", "12+ | Flying"
// or "{1}{G}: Level 2". It gives the length of what stands before an ability in the
// same paragraph.
//
//	Head = "LEVEL" N ( "-" N | "+" ) | N "+ |" Ability | Cost ": Level" N .
func (s *section) heads(part string) int {
	if rest, ok := strings.CutPrefix(part, "LEVEL "); ok {
		low, high, _ := strings.Cut(strings.TrimSuffix(rest, "+"), "-")
		s.cond = countersBetween("level", low, high)
		return 0
	}
	if low, rest, ok := strings.Cut(part, "+ | "); ok && s.station && shape.DigitsOnly(low) {
		s.cond = countersBetween("charge", low, "")
		return len(part) - len(rest)
	}
	if _, n, ok := strings.Cut(part, "}: Level "); ok && strings.HasPrefix(part, "{") {
		if n, _, _ = strings.Cut(n, " "); shape.DigitsOnly(n) {
			s.cond = &engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{"level " + n + " or greater"}}}
		}
	}
	return 0
}

// given are the conditions of a static ability with that of its section; that an
// ability which resolves worked is given with its effect.
func (c card) given(conds []engine.Cond) []engine.Cond {
	if c.within == nil {
		return conds
	}
	return append([]engine.Cond{*c.within}, conds...)
}

// countersBetween is the condition that the object bears so many counters, nil
// where no numbers stand.
func countersBetween(kind, low, high string) *engine.Cond {
	least, err := strconv.Atoi(low)
	if err != nil {
		return nil
	}
	on := shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Ref: engine.This})
	c := &engine.Cond{Kind: engine.CountIs, Ref: engine.This, Expr: on, Range: engine.Range{Op: engine.AtLeast, N: shape.Lit(least)}}
	most, err := strconv.Atoi(high)
	if err != nil {
		return c
	}
	return &engine.Cond{Kind: engine.AllOf, Subs: []engine.Cond{*c, {Kind: engine.CountIs, Ref: engine.This, Expr: on, Range: engine.Range{Op: engine.AtMost, N: shape.Lit(most)}}}}
}
