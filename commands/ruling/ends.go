package ruling

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// endsAfter says briefly which ends are still possible after an option: "5
// damage", "4 or 7 damage", "4 to 12 damage", or the words of a single end.
// It never gives the end of one line of play as if it were certain.
func (c *Case) endsAfter(reached []int) string {
	if settled := c.settled(reached); len(settled) > 0 && slices.Contains(c.Open.Rules, cr.ApnapOrder) {
		return c.briefly(settled)
	} else if len(settled) > 0 {
		return c.briefly(settled) + ", …" // the rest is chosen later
	}
	every := make([]int, len(c.Told))
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
			return c.endsSaid(reached)
		}
		var facts []wording.Told
		for _, i := range c.alsoDiffer(among, kind) {
			facts = append(facts, c.Told[reached[0]][i])
		}
		return c.briefly(facts)
	}
	if ok {
		return c.unit(&c.telling(among)[kind], amounts(c.Told, reached, kind)).In(c.Lang)
	}
	if len(reached) == 1 {
		return strings.TrimSuffix(c.distinctive(reached[0]), ".")
	}
	return c.endsSaid(reached)
}

// unit tells the amounts that something may have. Damage that ends up elsewhere than it
// would have been dealt says where: else it would be read as dealt there.
func (c *Case) unit(f *wording.Told, list []int) say.Message {
	if f.Kind != "damage" || c.Open == nil || c.Open.Event.Kind != engine.Damage || f.Event.To == c.Open.Event.To {
		return wording.Unit(f, list)
	}
	return say.New("%s to %s", wording.Unit(f, list), wording.Thing{Entity: f.Event.To, Board: &c.Scenario.Board})
}

// endsSaid tells ends that no amount tells apart: two of one thing each in as few words as
// can be, else how many they are.
func (c *Case) endsSaid(reached []int) string {
	if len(reached) == 2 {
		one, other := c.own(reached[0]), c.own(reached[1])
		if a, b := c.briefly(one), c.briefly(other); len(c.inShort(one)) == 1 && len(c.inShort(other)) == 1 && a != b {
			return c.Lang.Say("%s or %s", a, b)
		}
	}
	return c.Lang.Say("%d possible ends", len(reached))
}

// settled are the facts that an option decides where more is to be chosen: those
// that all the ends still possible after it have, and other ends have not.
func (c *Case) settled(reached []int) []wording.Told {
	if len(reached) < 2 || c.Open == nil {
		return nil
	}
	var settled []wording.Told
	for _, f := range c.Told[reached[0]] {
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
	first, one := -1, c.telling(among)
	for _, at := range among {
		told := c.Told[at]
		if nothing(told) && !nothing(one) && alone(one) {
			continue
		}
		if len(told) != len(one) {
			return 0, false
		}
		for i := range told {
			if wording.FactKey(told[i].Fact) != wording.FactKey(one[i].Fact) {
				return 0, false
			}
			if first < 0 && wording.AmountOf(&told[i].Fact) != wording.AmountOf(&one[i].Fact) {
				first = i
			}
		}
	}
	if first < 0 && slices.ContainsFunc(among, func(at int) bool { return nothing(c.Told[at]) }) {
		first = 0 // as much of it as there is, or none
	}
	return first, first >= 0 && c.tellsApart(among, first)
}

// telling is the first of the outcomes in which anything happens; the first of all where
// nothing does.
func (c *Case) telling(among []int) []wording.Told {
	if at := slices.IndexFunc(among, func(at int) bool { return !nothing(c.Told[at]) }); at >= 0 {
		return c.Told[among[at]]
	}
	return c.Told[among[0]]
}

// nothing reports whether all that an outcome tells is that nothing happens: the amount
// is 0 then of what happens elsewhere.
func nothing(told []wording.Told) bool { return len(told) == 1 && told[0].Kind == wording.FactNothing }

// alone reports whether the first fact of an outcome is the only one that does not follow
// from another.
func alone(told []wording.Told) bool {
	return len(told) > 0 && !slices.ContainsFunc(told[1:], func(f wording.Told) bool { return !f.Result })
}

// amountAt is the amount of the fact at a place of an outcome.
func amountAt(told []wording.Told, at int) int {
	if nothing(told) {
		return 0
	}
	return wording.AmountOf(&told[at].Fact)
}

// tellsApart reports whether the amount of the fact at that place is another in
// each of the outcomes.
func (c *Case) tellsApart(among []int, at int) bool {
	seen := map[int]bool{}
	for _, i := range among {
		n := amountAt(c.Told[i], at)
		if seen[n] {
			return false
		}
		seen[n] = true
	}
	return true
}

// amounts are the amounts that a fact has in the outcomes reached, in order.
func amounts(told [][]wording.Told, reached []int, at int) []int {
	var list []int
	for _, i := range reached {
		list = append(list, amountAt(told[i], at))
	}
	sort.Ints(list)
	return slices.Compact(list)
}

// distinctive tells an outcome by what not every outcome has; where another outcome would be told
// alike, by what triggers or is still to come at it.
func (c *Case) distinctive(at int) string {
	says := c.ownSays(at)
	for other := range c.Told {
		if other != at && c.ownSays(other) == says {
			return cmp.Or(c.ownTriggers(at), toCome(c.ends[at], c.Lang), says)
		}
	}
	return says
}

// ownSays tells what happens at an outcome and not at every one; all of it where that is nothing.
func (c *Case) ownSays(at int) string {
	own := c.own(at)
	if len(own) == 0 {
		return c.Ruling.Outcomes[at].Says
	}
	return wording.Verdict(c.Lang, own, c.boardAt(at))
}

// boardAt is the board of the question with what an outcome has besides: tokens that were created.
func (c *Case) boardAt(at int) *engine.Board {
	b := c.Scenario.Board
	if n := len(b.Objects); at < len(c.ends) && n < len(c.ends[at].Board.Objects) {
		b.Objects = slices.Concat(b.Objects, c.ends[at].Board.Objects[n:])
	}
	return &b
}

// ownTriggers tells what triggers at an outcome and not, or not as often and for as much, at
// every other; "" where nothing does.
func (c *Case) ownTriggers(at int) string {
	o := answer.Outcome{}
	for _, t := range c.Ruling.Outcomes[at].Triggers {
		lacks := func(o answer.Outcome) bool {
			return !slices.ContainsFunc(o.Triggers, func(u wording.Trigger) bool { return t.Says.Same(u.Says) })
		}
		if slices.ContainsFunc(c.Ruling.Outcomes, lacks) {
			o.Triggers = append(o.Triggers, t)
		}
	}
	return o.TriggersSay(c.Lang)
}

// own are the facts of an outcome that not every outcome has.
func (c *Case) own(at int) []wording.Told {
	var own []wording.Told
	for _, f := range c.Told[at] {
		if !c.everywhere(f) {
			own = append(own, f)
		}
	}
	return own
}

// everywhere reports whether every outcome has the very same fact.
func (c *Case) everywhere(f wording.Told) bool {
	for at := range c.Told {
		if !c.hasFact(at, f) {
			return false
		}
	}
	return true
}

// hasFact reports whether an outcome has the very same fact.
func (c *Case) hasFact(at int, f wording.Told) bool {
	key := f.Key()
	return slices.ContainsFunc(c.Told[at], func(g wording.Told) bool { return g.Key() == key })
}

// mostBefore is how many ends of an earlier ruling are told.
const mostBefore = 3

// BeforeSays tells how an earlier ruling ends.
func (c *Case) BeforeSays(differs bool) []say.Message {
	if !differs {
		return []say.Message{say.New("That changes nothing in the end.")}
	}
	var ends []string
	for i, o := range c.Ruling.Outcomes {
		if i == mostBefore {
			return []say.Message{say.New("Before: %s; and %d more ends.", say.Joined(say.Texts(ends), say.New("; or ")), len(c.Ruling.Outcomes)-i)}
		}
		ends = append(ends, strings.TrimSuffix(o.Says, "."))
	}
	if len(ends) == 0 {
		return nil
	}
	return []say.Message{say.New("Before: %s.", say.Joined(say.Texts(ends), say.New("; or ")))}
}
