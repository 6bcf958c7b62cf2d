package commands

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"apnap/engine"
	"apnap/engine/cr"
)

// endsAfter says briefly which ends are still possible after an option: "5
// damage", "4 or 7 damage", "4 to 12 damage", or the words of a single end.
// It never gives the end of one line of play as if it were certain.
func (c *Case) endsAfter(reached []int) string {
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
	if ok {
		n := amounts(c.told, reached, kind)
		return n + " " + c.unit(among[0], kind, n == "1")
	}
	if len(reached) == 1 {
		return strings.TrimSuffix(c.distinctive(reached[0]), ".")
	}
	return fmt.Sprintf("%d possible ends", len(reached))
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

// amounts lists the amounts that a fact has in the outcomes reached: up to
// three of them, or a range.
func amounts(told [][]toldFact, reached []int, at int) string {
	var list []int
	for _, i := range reached {
		list = append(list, amountOf(told[i][at].Fact))
	}
	sort.Ints(list)
	list = slices.Compact(list)
	if len(list) > 3 {
		return fmt.Sprintf("%d to %d", list[0], list[len(list)-1])
	}
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return joinWith(words, "or")
}

// distinctive tells an outcome by what not every outcome has.
func (c *Case) distinctive(at int) string {
	var own []toldFact
	for _, f := range c.told[at] {
		if !c.everywhere(f) {
			own = append(own, f)
		}
	}
	if len(own) == 0 {
		return c.Ruling.Outcomes[at].Says
	}
	return verdict(own, &c.scenario.Board)
}

// everywhere reports whether every outcome has the very same fact.
func (c *Case) everywhere(f toldFact) bool {
	key := string(JSON(f.Fact))
	for _, told := range c.told {
		has := slices.ContainsFunc(told, func(g toldFact) bool { return string(JSON(g.Fact)) == key })
		if !has {
			return false
		}
	}
	return true
}

// unit names what an amount counts: "damage", "life gained", "cards", "card" for
// one.
func (c *Case) unit(outcome, at int, one bool) string {
	f, s := c.told[outcome][at].Fact, "s"
	if one {
		s = ""
	}
	switch f.Kind {
	case "damage":
		return "damage"
	case "life_gain":
		return "life gained"
	case "life_loss", "pay_life":
		return "life lost"
	case "set_life":
		return "life"
	case "draw", "mill", "discard", "move":
		return "card" + s
	case "counters", "remove_counters":
		return f.Counter + " counter" + s
	case "create":
		return f.Token + " token" + s
	case "shield_left":
		return "left of " + f.Effect
	}
	return strings.ReplaceAll(f.Kind, "_", " ")
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
	name := o.Label
	switch c.open.Kind {
	case engine.ChooseOrder:
		if slices.Contains(c.open.Rules, cr.LoopBrokenByAffected) {
			name = "Go on with " + o.Label
			if o.ID == "none" {
				name = "Stop here"
			}
			break
		}
		if name += " first"; o.ID == "none" {
			name = "Use none of them"
		}
	case engine.ChooseDivide:
		name = shares(o.ID, c.Ruling.Choice.Parts)
	case engine.ChooseMay:
		name = "Use " + labelOf(c.scenario, c.open.Effect)
		if strings.HasPrefix(o.ID, "no:") {
			name = "Don't use " + labelOf(c.scenario, c.open.Effect)
		}
	}
	return name
}

// buttonLabel is the option's label with a capital, as long as fits a button:
// where both are long, the option and the ends are each cut to their share.
func (c *Case) buttonLabel(i int) string {
	const arrow, share = " → ", 38
	name := capital(c.optionName(i))
	reached := c.Ruling.Choice.Options[i].Outcomes
	if len(reached) == 0 {
		return cut(name, maxButtonLabel)
	}
	ends := c.endsAfter(reached)
	room := maxButtonLabel - utf8.RuneCountInString(arrow)
	if over := utf8.RuneCountInString(name) + utf8.RuneCountInString(ends) - room; over > 0 {
		ends = cut(ends, max(share, room-utf8.RuneCountInString(name)))
		name = cut(name, room-utf8.RuneCountInString(ends))
	}
	return name + arrow + ends
}

// shares words a division such as "2+1": "2 from Shock, 1 from Spark". One that
// does not fit the parts stays as it is.
func shares(division string, parts []string) string {
	amounts := strings.Split(division, "+")
	if len(amounts) != len(parts) {
		return division
	}
	var says []string
	for i, n := range amounts {
		if n != "0" {
			says = append(says, n+" from "+parts[i])
		}
	}
	return strings.Join(says, ", ")
}
