package ruling

import (
	"maps"
	"slices"
	"strings"

	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// brief tells a fact in as few words as a button has room for: "2 damage to Bob",
// "Grizzly Bears in the graveyard".
func brief(f *wording.Told, b *engine.Board) say.Sayer {
	switch f.Kind {
	case "damage":
		return say.New("%d damage to %s", wording.AmountOf(&f.Fact), wording.Thing{Entity: f.Event.To, Board: b})
	case "pay_life":
		return say.New("%d life paid", wording.AmountOf(&f.Fact))
	case wording.FactNothing:
		return say.New("nothing happens")
	case "mill", "draw", "discard", "life_gain", "life_loss", "set_life", "counters", "create":
		return wording.OneUnit(f, wording.AmountOf(&f.Fact))
	case "enter":
		if f.CopyOf != "" {
			return say.New("a copy of %s", f.CopyOf)
		}
		if len(f.Counters) == 0 && f.Face == "" && f.AttachedTo == "" && f.Chosen == "" && f.Tapped != nil {
			if *f.Tapped {
				return say.New("%s tapped", f.Object)
			}
			return say.New("%s untapped", f.Object)
		}
		if len(f.Counters) == 1 {
			for kind, n := range f.Counters {
				return say.New("%d %s counters", n, wording.CounterKind(kind))
			}
		}
	case "move":
		if f.Amount == nil && f.Event.Object != engine.NoObject { // cards that have no name are told in full
			return briefMove(f, b)
		}
	}
	return wording.FactSays(f, b)
}

// briefMove tells where an object ends up.
func briefMove(f *wording.Told, b *engine.Board) say.Sayer {
	switch f.To {
	case "exile":
		return say.New("%s in exile", f.Object)
	case "graveyard":
		return say.New("%s in the graveyard", f.Object)
	case "hand":
		return say.New("%s in hand", f.Object)
	case "library":
		return say.New("%s in the library", f.Object)
	case "command":
		return say.New("%s in the command zone", f.Object)
	}
	return wording.FactSays(f, b)
}

// briefly tells several facts in as few words as can be.
func (c *Case) briefly(facts []wording.Told) string {
	var list []say.Sayer
	for i, f := range c.inShort(facts) {
		switch {
		case f.Kind == "damage" && i == 0 && c.bySource(facts, &f):
			list = append(list, say.New("%d damage from %s", wording.AmountOf(&f.Fact), f.Source))
		case f.Kind == "damage" && c.bySource(facts, &f):
			list = append(list, say.New("%d from %s", wording.AmountOf(&f.Fact), f.Source))
		case f.Kind == "damage" && i > 0:
			list = append(list, say.New("%d to %s", wording.AmountOf(&f.Fact), wording.Thing{Entity: f.Event.To, Board: &c.Scenario.Board}))
		default:
			list = append(list, brief(&f, &c.Scenario.Board))
		}
	}
	return say.Row(list, ", ").In(c.Lang)
}

// bySource reports whether damage is told by its source: of what is dealt by several
// to one, only a part is told, or all ends add up to the same.
func (c *Case) bySource(facts []wording.Told, f *wording.Told) bool {
	here, _ := damageTo(facts, f.To)
	sums, sources, several := map[int]bool{}, map[string]bool{}, false
	for _, told := range c.Told {
		from, sum := damageTo(told, f.To)
		maps.Copy(sources, from)
		sums[sum], several = true, several || len(from) > len(here)
	}
	return len(sources) > 1 && (several || len(sums) == 1)
}

// damageTo gives the sources that deal damage to somebody or something, and the sum of
// what they deal.
func damageTo(facts []wording.Told, to string) (sources map[string]bool, sum int) {
	sources = map[string]bool{}
	for _, f := range facts {
		if f.Kind == "damage" && f.To == to {
			sources[f.Source], sum = true, sum+wording.AmountOf(&f.Fact)
		}
	}
	return sources, sum
}

// inShort leaves out of facts what follows from damage or payment and what goes with a move, and
// adds up the damage to each, unless it is told by its source.
func (c *Case) inShort(facts []wording.Told) []wording.Told {
	takes := slices.ContainsFunc(facts, func(f wording.Told) bool { return f.Kind == "damage" || f.Kind == "pay_life" })
	moves := slices.ContainsFunc(facts, func(f wording.Told) bool { return f.Kind == "move" })
	var short []wording.Told
	for _, f := range facts {
		if f.Result && takes || moves && (f.Kind == "reveal" || f.Kind == "shuffle") {
			continue
		}
		at := slices.IndexFunc(short, func(g wording.Told) bool {
			return f.Kind == "damage" && g.Kind == "damage" && g.To == f.To && !c.bySource(facts, &f)
		})
		if at >= 0 {
			short[at].SetAmount(wording.AmountOf(&short[at].Fact) + wording.AmountOf(&f.Fact))
			continue
		}
		short = append(short, f)
	}
	return short
}

// alsoDiffer lists the facts whose amounts are not the same in the outcomes, beside
// the first that tells them apart: what follows from another is left out.
func (c *Case) alsoDiffer(among []int, first int) []int {
	var list []int
	for i, f := range c.telling(among) {
		if i == first || !f.Result && slices.ContainsFunc(among, func(at int) bool { return amountAt(c.Told[at], i) != wording.AmountOf(&f.Fact) }) {
			list = append(list, i)
		}
	}
	return list
}

// firstAsked puts the facts that a question asks about before the others.
func firstAsked(told []wording.Told, topic paragraph.Topic) []wording.Told {
	kinds := ""
	switch topic {
	case paragraph.AskedDamage:
		kinds = " damage "
	case paragraph.AskedLife:
		kinds = " life_gain life_loss set_life "
	case paragraph.AskedCounters:
		kinds = " counters remove_counters enter "
	case paragraph.AskedCards:
		kinds = " draw mill discard "
	case paragraph.AskedTokens:
		kinds = " create "
	case paragraph.AskedMana:
		kinds = " mana "
	case paragraph.AskedFate:
		kinds = " move regenerate "
	}
	if kinds == "" {
		return told
	}
	sorted := slices.Clone(told)
	slices.SortStableFunc(sorted, func(a, b wording.Told) int {
		return rank(strings.Contains(kinds, " "+a.Kind+" ")) - rank(strings.Contains(kinds, " "+b.Kind+" "))
	})
	return sorted
}

func rank(first bool) int {
	if first {
		return 0
	}
	return 1
}
