package commands

import (
	"slices"
	"sort"
	"strings"

	"apnap/engine/cr"
)

// endsAfter says briefly which ends are still possible after an option: "5
// damage", "4 or 7 damage", "4 to 12 damage", or the words of a single end.
// It never gives the end of one line of play as if it were certain.
func (c *Case) endsAfter(reached []int) string {
	if settled := c.settled(reached); len(settled) > 0 && slices.Contains(c.open.Rules, cr.ApnapOrder) {
		return c.briefly(settled)
	} else if len(settled) > 0 {
		return c.briefly(settled) + ", …" // the rest is chosen later
	}
	every := make([]int, len(c.told))
	for i := range every {
		every[i] = i
	}
	among := every
	kind, ok := c.oneAmountDiffers(every)
	if !ok && len(reached) > 1 {
		among = reached
		kind, ok = c.oneAmountDiffers(reached)
	}
	if ok && len(c.alsoDiffer(among, kind)) > 1 {
		if len(reached) > 1 {
			return c.lang.Say("%d possible ends", len(reached))
		}
		var facts []toldFact
		for _, i := range c.alsoDiffer(among, kind) {
			facts = append(facts, c.told[reached[0]][i])
		}
		return c.briefly(facts)
	}
	if ok {
		return unit(&c.told[among[0]][kind], amounts(c.told, reached, kind)).In(c.lang)
	}
	if len(reached) == 1 {
		return strings.TrimSuffix(c.distinctive(reached[0]), ".")
	}
	return c.lang.Say("%d possible ends", len(reached))
}

// settled are the facts that an option decides where more is to be chosen: those
// that all the ends still possible after it have, and other ends have not.
func (c *Case) settled(reached []int) []toldFact {
	if len(reached) < 2 || c.open == nil {
		return nil
	}
	var settled []toldFact
	for _, f := range c.told[reached[0]] {
		lacks := func(at int) bool { return !c.hasFact(at, f) }
		if !f.Result && !c.everywhere(f) && !slices.ContainsFunc(reached, lacks) {
			settled = append(settled, f)
		}
	}
	return settled
}

// oneAmountDiffers finds the first fact whose amount tells some outcomes apart,
// where they are the same in all but amounts.
func (c *Case) oneAmountDiffers(among []int) (int, bool) {
	first, one := -1, c.told[among[0]]
	for _, at := range among {
		told := c.told[at]
		if len(told) != len(one) {
			return 0, false
		}
		for i := range told {
			if factKey(told[i].Fact) != factKey(one[i].Fact) {
				return 0, false
			}
			if first < 0 && amountOf(told[i].Fact) != amountOf(one[i].Fact) {
				first = i
			}
		}
	}
	return first, first >= 0 && c.tellsApart(among, first)
}

// tellsApart reports whether the amount of the fact at that place is another in
// each of the outcomes.
func (c *Case) tellsApart(among []int, at int) bool {
	seen := map[int]bool{}
	for _, i := range among {
		n := amountOf(c.told[i][at].Fact)
		if seen[n] {
			return false
		}
		seen[n] = true
	}
	return true
}

// amounts are the amounts that a fact has in the outcomes reached, in order.
func amounts(told [][]toldFact, reached []int, at int) []int {
	var list []int
	for _, i := range reached {
		list = append(list, amountOf(told[i][at].Fact))
	}
	sort.Ints(list)
	return slices.Compact(list)
}

// distinctive tells an outcome by what not every outcome has.
func (c *Case) distinctive(at int) string {
	own := c.own(at)
	if len(own) == 0 {
		return c.Ruling.Outcomes[at].Says
	}
	return verdict(c.lang, own, &c.scenario.Board)
}

// own are the facts of an outcome that not every outcome has.
func (c *Case) own(at int) []toldFact {
	var own []toldFact
	for _, f := range c.told[at] {
		if !c.everywhere(f) {
			own = append(own, f)
		}
	}
	return own
}

// everywhere reports whether every outcome has the very same fact.
func (c *Case) everywhere(f toldFact) bool {
	for at := range c.told {
		if !c.hasFact(at, f) {
			return false
		}
	}
	return true
}

// hasFact reports whether an outcome has the very same fact.
func (c *Case) hasFact(at int, f toldFact) bool {
	key := string(JSON(f.Fact))
	return slices.ContainsFunc(c.told[at], func(g toldFact) bool { return string(JSON(g.Fact)) == key })
}
