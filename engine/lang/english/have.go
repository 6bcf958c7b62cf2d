package english

import (
	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// forTheTurn says that something is so as long as the turn goes on in which everything happens.
const forTheTurn = chart.Lit("until end of turn|till end of turn|until the end of turn|until the end of the turn|until eot|till eot|til end of turn|this turn|for this turn|for the turn|for the rest of the turn|right now")

// haveRows are those of what something has: keywords, counters, numbers.
//
//	Haves = Have { ( "and" | "," | ", and" ) Have } .
func (c *Categories) haveRows() []chart.Row {
	one := func(m tree.Mod) tree.Mods { return tree.Mods{m} }
	counters := func(n int, kind string) (any, bool) {
		return one(tree.Mod{Slot: tree.Counters, N: n, Key: kind}), n > 0
	}
	level := func(n int) (any, bool) { return one(tree.Mod{Slot: tree.Level, N: n}), n > 0 }
	kicked := func(n int) (any, bool) { return one(tree.Mod{Slot: tree.KickedTimes, N: n}), true }
	onIt := chart.Opt{Part: chart.Lit("on it|on them|on him|on her|on each|each|on each of them|on each one|already on it|left|left on it|on it beforehand|beforehand|already|on it already")}
	rows := []chart.Row{
		chart.Row1(c.Haves, chart.Parts(c.having), func(m tree.Mods) (any, bool) { return m, true }),
		chart.Row2(c.Haves, chart.Parts(c.Haves, chart.Lit("and|,|, and|&|+|and with"), c.having), func(a, b tree.Mods) (any, bool) { return a.And(b), true }).Like("flying and haste"),
		chart.Row1(c.having, chart.Parts(c.Keyword), func(m tree.Mod) (any, bool) { return one(m), true }).Like("flying"),
		chart.Row2(c.having, chart.Parts(c.amount, c.Counter, chart.Lit("counter|counters"), onIt), counters).Like("two +1/+1 counters on it"),
		chart.Row2(c.having, chart.Parts(c.Counter, chart.Lit("counter|counters"), c.times), func(kind string, n int) (any, bool) { return counters(n, kind) }).At(chart.AsSaid).Like("+1/+1 counters x2"),
		chart.Row1(c.having, chart.Parts(c.Keyword, forTheTurn), func(m tree.Mod) (any, bool) { return one(m), true }).At(chart.AsSaid).Like("flying until end of turn"),
		chart.Row1(c.being, chart.Parts(c.Keyword, forTheTurn), func(m tree.Mod) (any, bool) { return one(m), true }).At(chart.AsSaid).Like("indestructible this turn"),
		chart.Row1(c.having, chart.Parts(c.amount, chart.Lit("counter|counters"), onIt), func(n int) (any, bool) { return counters(n, "") }).At(chart.LastResort),
		chart.Row2(c.Behind, chart.Parts(chart.Lit(","), c.amount, c.Counter, chart.Lit("counter|counters")), func(n int, kind string) (any, bool) { return counters(n, kind) }).At(chart.LastResort),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("on level|at level|, level|, on level|, at level|which is level|that is level|, which is level|which is at level|which is on level"), c.Number), level).At(chart.AsSaid),
		chart.Row1(c.item, chart.Parts(chart.Lit("level|at level|on level|lvl|it is level|it's level"), c.Number), level).At(chart.AsSaid),
		chart.Row1(c.adjective, chart.Parts(chart.Lit("level"), c.Number), level).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("kicked|that was kicked|which was kicked|, kicked|multikicked"), c.often), kicked).At(chart.AsSaid),
		chart.Row0(c.often, "twice", 2), chart.Row0(c.often, "thrice", 3),
		chart.Row1(c.often, chart.Parts(c.Number, chart.Lit("times")), func(n int) (any, bool) { return n, n > 1 }),
		chart.Row1(c.having, chart.Parts(c.amount, chart.Lit("damage|dmg"), chart.Opt{Part: chart.Lit("marked on it|on it|already on it|marked|already marked on it")}), func(n int) (any, bool) {
			return one(tree.Mod{Slot: tree.Marked, N: n}), n > 0
		}).Like("2 damage marked on it"),
		chart.Row1(c.having, chart.Parts(c.amount, chart.Lit("loyalty|defense")), func(n int) (any, bool) {
			return one(tree.Mod{Slot: tree.Loyalty, N: n}), true
		}).Like("3 loyalty"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("at|sitting at|on"), c.Number, chart.Lit("loyalty")), func(n int) (any, bool) {
			return one(tree.Mod{Slot: tree.Loyalty, N: n}), true
		}).At(chart.AsSaid).Like("at 4 loyalty"),
		chart.Row1(c.having, chart.Parts(chart.Lit("loyalty|defense|starting loyalty|starting defense"), c.Number), func(n int) (any, bool) {
			return one(tree.Mod{Slot: tree.Loyalty, N: n}), true
		}).At(chart.AsSaid).Like("loyalty 3"),
		chart.Row1(c.having, chart.Parts(chart.Lit("x =|x is|x equal to|x equals|x of|x being|x as|x set to"), c.Number), func(n int) (any, bool) {
			return one(tree.Mod{Slot: tree.ValueOfX, N: n}), true
		}).Like("X = 3"),
		chart.Row1(c.having, chart.Parts(chart.Lit("no"), c.Counter, chart.Lit("counter|counters"), onIt), func(kind string) (any, bool) {
			return one(tree.Mod{Slot: tree.Counters, Key: kind, Neg: true}), true
		}).Like("no +1/+1 counters on it"),
		chart.Row0(c.having, "no counters|no counters on it|no counters on them|no counters on any of them", tree.Mods{{Slot: tree.Counters, Neg: true}}).Like("no counters on it"),
		chart.Row0(c.having, "a regeneration shield|a regeneration shield on it|an active regeneration shield|a regen shield|a regen shield on it|one regeneration shield",
			tree.Mods{{Slot: tree.Shielded}}).Like("a regeneration shield"),
		chart.Row1(c.having, chart.Parts(chart.Lit("no"), c.Keyword), func(m tree.Mod) (any, bool) {
			m.Neg = true
			return one(m), true
		}).At(chart.AsSaid).Like("no flying"),
		chart.Row0(c.having, "no abilities", tree.Mods{{Slot: tree.Abilities, Neg: true}}).Like("no abilities"),
		chart.Row1(c.amount, chart.Parts(c.Number), func(n int) (any, bool) { return n, true }).Like("2"),
		chart.Row1(c.amount, chart.Parts(c.Number, chart.Lit("x")), func(n int) (any, bool) { return n, true }).At(chart.AsSaid).Like("2 x"),
		chart.Row0(c.amount, "a pair of|x2|x 2", 2).At(chart.AsSaid), chart.Row0(c.amount, "x3|x 3", 3).At(chart.AsSaid), chart.Row0(c.amount, "x4|x 4", 4).At(chart.AsSaid),
		chart.Row0(c.amount, "a|an|a single|one single|just a|only a|exactly one|a lone", 1).Like("a"),
		chart.Row1(c.amount, chart.Parts(chart.Lit("about|around|exactly|just|like|only|roughly|some|still"), c.Number), func(n int) (any, bool) { return n, true }).At(chart.AsSaid).Like("only 2"),
	}
	for _, m := range []struct {
		says chart.Lit
		slot tree.Slot
	}{{"power", tree.Power}, {"toughness", tree.Toughness}, {"mana value|converted mana cost|cmc|mv", tree.ManaValue}} {
		rows = append(rows, c.measureRows(m.says, m.slot)...)
	}
	return rows
}

// measureRows are those of a number of a thing: "power 4 or greater", "4 power".
func (c *Categories) measureRows(says chart.Lit, slot tree.Slot) []chart.Row {
	row := func(op tree.Compare, parts ...chart.Part) chart.Row {
		return chart.Row1(c.having, parts, func(n int) (any, bool) { return tree.Mods{{Slot: slot, Op: op, N: n}}, true })
	}
	up, down := chart.Lit("or greater|or more|or higher"), chart.Lit("or less|or fewer|or lower")
	return []chart.Row{
		row(tree.Exactly, says, c.Number),
		row(tree.AtLeast, says, c.Number, up),
		row(tree.AtMost, says, c.Number, down),
		row(tree.Exactly, says, chart.Lit("=|equal to|of"), c.Number).At(chart.AsSaid),
		row(tree.Exactly, c.Number, says).At(chart.AsSaid),
		row(tree.Exactly, chart.Lit("a|an exact"), says, chart.Lit("of"), c.Number).At(chart.AsSaid),
		row(tree.AtLeast, c.Number, up, says).At(chart.AsSaid),
		row(tree.AtMost, c.Number, down, says).At(chart.AsSaid),
	}
}

// deedRows are those of what something did, or was done to it, this turn.
func (c *Categories) deedRows() []chart.Row {
	deed := func(says chart.Lit, key string) chart.Row {
		return chart.Row0(c.deed, says, tree.Mods{{Slot: tree.Did, Key: key}}).Like(key)
	}
	return []chart.Row{
		deed("dealt damage this turn|was dealt damage this turn|has been dealt damage this turn|took damage this turn", "dealt damage this turn"),
		deed("entered this turn|entered the battlefield this turn|came into play this turn", "entered this turn"),
		deed("attacked this turn|has attacked this turn", "attacked this turn"),
		deed("blocked this turn|has blocked this turn", "blocked this turn"),
	}
}
