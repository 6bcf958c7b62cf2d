package english

import (
	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// slangRows are those of what people say in several words around a thing for what the game says in one verb.
func (c *Categories) slangRows() []chart.Row {
	deed := func(verb string, args ...tree.Arg) *tree.Clause {
		return &tree.Clause{Verb: &tree.Verb{Plain: verb, Word: verb, Tokens: args[0].Span}, Args: args}
	}
	with := func(list []*tree.Phrase) tree.Arg {
		return tree.Arg{Span: spanOf(list), Prep: "with", Of: list}
	}
	object := func(p *tree.Phrase) tree.Arg { return tree.Arg{Span: p.Span, Of: []*tree.Phrase{p}} }
	turns, puts := chart.Lit("turn|turns|turned|tap|taps|tapped"), chart.Lit("put|puts|throw|throws|threw|stick|sticks|stuck|place|places|placed|jump|jumps|jumped|slide|slides|move|moves|moved|run|runs|ran|send|sends")
	return []chart.Row{
		chart.Row1(c.predicate, chart.Parts(turns, c.Items, chart.Lit("sideways")), func(list []*tree.Phrase) (any, bool) {
			return deed("attack", with(list)), true
		}).At(chart.LastResort).Like("turns two creatures sideways"),
		chart.Row1(c.predicate, chart.Parts(turns, c.np, chart.Lit("sideways for mana|sideways for its mana")), func(p *tree.Phrase) (any, bool) {
			return deed("tap", object(p), tree.Arg{Span: p.Span, Words: "for mana"}), true
		}).At(chart.AsSaid).Like("turns a land sideways for mana"),
		chart.Row2(c.predicate, chart.Parts(puts, c.Nouns, chart.Lit("in front of|in the way of|in the path of"), c.np), func(list []*tree.Phrase, p *tree.Phrase) (any, bool) {
			return deed("block", object(p), with(list)), true
		}).At(chart.AsSaid).Like("puts a creature in front of it"),
		chart.Row1(c.predicate, chart.Parts(puts, c.Nouns, chart.Lit("in front|in the way")), func(list []*tree.Phrase) (any, bool) {
			return deed("block", with(list)), true
		}).At(chart.LastResort).Like("puts a creature in the way"),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("has|have|is having|are having|gets|get|got|is getting|are getting"), c.amounts, chart.Lit("put on it|placed on it|put on them|placed on them|put on him|placed on him|put onto it")), func(n *tree.Phrase) (any, bool) {
			return deed("get", object(n)), n.Stuff.Unit == "counters"
		}).At(chart.AsSaid).Like("gets a counter put on it"),
		chart.Row2(c.Statement, chart.Parts(chart.Opt{Part: chart.Lit("the")}, chart.Lit("top"), c.amounts, chart.Lit("of"), c.Possessive, chart.Lit("library|deck"), chart.Opt{Part: chart.Lit("are supposed to|would|will|are about to|have to|get to|should")}, chart.Lit("go to|goes to|go into|goes into|are put into|is put into|get put into|be put into|hit|land in|end up in|go in|fall into"), chart.Lit("my|his|her|their|the"), chart.Lit("graveyard|yard|gy|grave|bin")), func(n, who *tree.Phrase) (any, bool) {
			mills := deed("mill", object(n))
			mills.Subject = []*tree.Phrase{who}
			return mills, n.Stuff.N > 0 && (n.Stuff.Unit == "cards" || n.Stuff.Unit == "")
		}).At(chart.AsSaid),
	}
}

// spanOf are the tokens of a list.
func spanOf(list []*tree.Phrase) tree.Span {
	return tree.Span{list[0].Span[0], list[len(list)-1].Span[1]}
}
