package commands

import (
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
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

// optionLabel tells an option, and the ends still possible after it.
func (c *Case) optionLabel(i int) string {
	o := c.Ruling.Choice.Options[i]
	if len(o.Outcomes) == 0 {
		return c.optionName(i)
	}
	return c.optionName(i) + " → " + c.endsAfter(o.Outcomes)
}

// optionName tells an option by itself.
func (c *Case) optionName(i int) string {
	o := c.Ruling.Choice.Options[i]
	effect := called(c.scenario, c.open.Effect)
	name := c.optionSaid(o.ID, o.Label)
	switch c.open.Kind {
	case engine.ChooseOrder:
		loop := slices.Contains(c.open.Rules, cr.LoopBrokenByAffected)
		switch none := o.ID == "none"; {
		case loop && none:
			return c.lang.Say("Stop here")
		case loop:
			return c.lang.Say("Go on with %s", name)
		case none:
			return c.lang.Say("Use none of them")
		}
		return c.lang.Say("%s first", name)
	case engine.ChooseDivide:
		return c.sharesSaid(o.ID).In(c.lang)
	case engine.ChooseMay:
		if strings.HasPrefix(o.ID, "no:") {
			return c.lang.Say("Don't use %s", effect)
		}
		return c.lang.Say("Use %s", effect)
	}
	return name.In(c.lang)
}

// buttonLabel is the option's label with a capital, as long as fits a button:
// where both are long, the option and the ends are each cut to their share.
func (c *Case) buttonLabel(i int) string {
	const arrow, share, comfortable = " → ", 38, 45 // a telephone shows about 45 characters
	name := say.Capital(c.optionName(i))
	reached := c.Ruling.Choice.Options[i].Outcomes
	if len(reached) == 0 {
		return cut(name, maxButtonLabel)
	}
	ends := c.endsAfter(reached)
	room := maxButtonLabel - utf8.RuneCountInString(arrow)
	if utf8.RuneCountInString(name)+utf8.RuneCountInString(ends) > comfortable {
		if short := c.shortEnd(reached); short != "" && len(short) < len(ends) {
			ends = short
		}
	}
	if over := utf8.RuneCountInString(name) + utf8.RuneCountInString(ends) - room; over > 0 {
		ends = cut(ends, max(share, room-utf8.RuneCountInString(name)))
		name = cut(name, room-utf8.RuneCountInString(ends))
	}
	return name + arrow + ends
}

// shortEnd is the one end that is still possible, in as few words as can be; empty where
// there are several.
func (c *Case) shortEnd(reached []int) string {
	if len(reached) != 1 {
		return ""
	}
	own := c.own(reached[0])
	if len(own) == 0 {
		own = c.told[reached[0]]
	}
	return c.briefly(own)
}

// sharesSaid words a division: by who is dealt the damage, where each part is of
// another, else by the parts.
func (c *Case) sharesSaid(division string) say.Sayer {
	var to []say.Message
	seen := map[string]bool{}
	for _, part := range c.open.Parts {
		if _, who, ok := pairOf(part, &c.scenario.Board); ok && !seen[who] {
			seen[who], to = true, append(to, playerSays(who))
		}
	}
	if len(to) < len(c.open.Parts) || len(to) < 2 {
		return shares(division, c.partsSaid(), fromPart)
	}
	return shares(division, to, forWhom)
}

// fromPart and forWhom are a share of a division.
func fromPart(n string, part say.Message) say.Message { return say.New("%s from %s", n, part) }
func forWhom(n string, who say.Message) say.Message {
	share, err := strconv.Atoi(n)
	if err != nil {
		return fromPart(n, who)
	}
	return say.New("%d for %s", share, who)
}

// shares words a division such as "2+1": "2 from Shock, 1 from Spark". One that
// does not fit the parts stays as it is.
func shares(division string, parts []say.Message, each func(n string, part say.Message) say.Message) say.Sayer {
	amounts := strings.Split(division, "+")
	if len(amounts) != len(parts) {
		return say.Text(division)
	}
	var says []say.Message
	for i, n := range amounts {
		if n != "0" {
			says = append(says, each(n, parts[i]))
		}
	}
	return say.Row(says, ", ")
}
