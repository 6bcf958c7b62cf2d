package english

import (
	"slices"

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
	// What is somebody's by what a clause says of it behind its verb: "dies on my side", "enters for me".
	belongs := func(list []*tree.Phrase, p *tree.Clause, who *tree.Phrase) (any, bool) {
		if len(list) != 1 || list[0].Name == nil || list[0].Name.Kind == tree.PlayerName || list[0].Whose != nil || p.Verb.Neg {
			return nil, false
		}
		of, said := *list[0], *p
		of.Mods = of.Mods.And(tree.Mods{{Slot: tree.Controlled, Who: who}})
		said.Subject = []*tree.Phrase{&of}
		return &said, true
	}
	turns, puts := chart.Lit("turn|turns|turned|tap|taps|tapped"), chart.Lit("put|puts|throw|throws|threw|stick|sticks|stuck|place|places|placed|jump|jumps|jumped|slide|slides|move|moves|moved|run|runs|ran|send|sends")
	return []chart.Row{
		chart.Row1(c.predicate, chart.Parts(turns, c.Items, chart.Lit("sideways")), func(list []*tree.Phrase) (any, bool) {
			return deed("attack", with(list)), true
		}).At(chart.LastResort).Like("turns two creatures sideways"),
		chart.Row2(c.predicate, chart.Parts(turns, c.np, chart.Lit("sideways"), c.argument), func(p *tree.Phrase, a *tree.Arg) (any, bool) {
			return deed("tap", object(p), *a), a.Prep == "for" || a.Words == "for mana"
		}).At(chart.AsSaid),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("make|makes|made|get|gets|got|float|floats|floated|produce|produces|generate|generates"), chart.Lit("mana"), chart.Lit("with|from|off|off of|using|out of"), c.np), func(p *tree.Phrase) (any, bool) {
			return deed("tap", object(p)), true
		}).At(chart.AsSaid).Like("makes mana with a land"),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("use|uses|used"), c.np, chart.Lit("for mana|for its mana")), func(p *tree.Phrase) (any, bool) {
			return deed("tap", object(p)), true
		}).At(chart.AsSaid).Like("uses a land for mana"),
		chart.Row1(c.Statement, chart.Parts(c.Nouns, chart.Lit("enters kicked|comes in kicked|resolves kicked|etbs kicked|enters the battlefield kicked|comes down kicked|entered kicked|comes into play kicked")), func(list []*tree.Phrase) (any, bool) {
			kicked := *list[0]
			kicked.Mods = kicked.Mods.And(tree.Mods{{Slot: tree.State, Key: "kicked"}})
			return &tree.Clause{Subject: []*tree.Phrase{&kicked}, Verb: &tree.Verb{Plain: "enter", Word: "enters", Tokens: kicked.Span}}, len(list) == 1
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Player, chart.Lit("takes combat damage from|take combat damage from|took combat damage from|is dealt combat damage by|am dealt combat damage by|gets dealt combat damage by|get dealt combat damage by|was dealt combat damage by|suffers combat damage from"), c.Nouns), func(who *tree.Phrase, list []*tree.Phrase) (any, bool) {
			hits := &tree.Clause{Subject: list, Verb: &tree.Verb{Plain: "hit", Word: "hits", Tokens: who.Span}, Args: []tree.Arg{object(who)}}
			return hits, true
		}).At(chart.AsSaid).Like("Bob takes combat damage from a creature"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit(","), c.Possessive, chart.Lit("commander"), chart.Lit(",")), func(who *tree.Phrase) (any, bool) {
			return tree.Mods{{Slot: tree.Controlled, Who: who}, {Slot: tree.Kind, Key: "commander"}}, true
		}).At(chart.AsSaid).Like(", Bob's commander,"),
		chart.Row1(c.Statement, chart.Parts(c.predicate, chart.Lit("for me|for myself")), func(p *tree.Clause) (any, bool) {
			said := *p
			said.Subject = []*tree.Phrase{{Ref: "me"}}
			return &said, !p.Verb.Passive
		}).At(chart.LastResort),
		chart.Row2(c.predicate, chart.Parts(puts, c.Nouns, chart.Lit("in front of|in the way of|in the path of"), c.np), func(list []*tree.Phrase, p *tree.Phrase) (any, bool) {
			return deed("block", object(p), with(list)), true
		}).At(chart.AsSaid).Like("puts a creature in front of it"),
		chart.Row1(c.predicate, chart.Parts(puts, c.Nouns, chart.Lit("in front|in the way")), func(list []*tree.Phrase) (any, bool) {
			return deed("block", with(list)), true
		}).At(chart.LastResort).Like("puts a creature in the way"),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("has|have|is having|are having|gets|get|got|is getting|are getting"), c.amounts, chart.Lit("put on it|placed on it|put on them|placed on them|put on him|placed on him|put onto it")), func(n *tree.Phrase) (any, bool) {
			return deed("get", object(n)), n.Stuff.Unit == "counters"
		}).At(chart.AsSaid).Like("gets a counter put on it"),
		chart.Row3(c.Statement, chart.Parts(c.Nouns, c.predicate, chart.Lit("for"), c.Player), belongs).At(chart.LastResort).Like("Grizzly Bears enters for Bob"),
		chart.Row3(c.Statement, chart.Parts(c.Nouns, c.predicate, c.located), func(list []*tree.Phrase, p *tree.Clause, at *tree.Arg) (any, bool) {
			if at.Place == nil || !at.Place.Side || at.Place.Whose == nil {
				return nil, false
			}
			return belongs(list, p, at.Place.Whose)
		}).At(chart.LastResort).Like("Grizzly Bears dies on your side"),
		chart.Row3(c.Statement, chart.Parts(chart.Lit("in response to"), c.np, chart.Opt{Part: chart.Lit(",")}, c.Nouns, c.predicate), func(to *tree.Phrase, list []*tree.Phrase, p *tree.Clause) (any, bool) {
			said := withoutIt(p).With(&tree.Arg{Span: to.Span, Prep: "in response to", Of: []*tree.Phrase{to}})
			said.Subject = list
			return said, true
		}).At(chart.AsSaid).Like("in response to Grizzly Bears, Bob draws"),
		chart.Row2(c.predicate, chart.Parts(chart.Lit("chooses|choose|chose|picks|pick|picked|selects|select|selected|decides on"), c.np, chart.Lit("to"), c.Plain), func(p *tree.Phrase, v *tree.Verb) (any, bool) {
			return &tree.Clause{Verb: v, Args: []tree.Arg{object(p)}}, v.Plain == "sacrifice" || v.Plain == "discard" || v.Plain == "exile"
		}).At(chart.AsSaid).Like("chooses Grizzly Bears to sacrifice"),
		chart.Row2(c.Statement, chart.Parts(c.SubjectHas, c.Items), func(who *tree.Phrase, list []*tree.Phrase) (any, bool) {
			val := has("have", list, nil)
			val.Subject = []*tree.Phrase{who}
			return val, true
		}).At(chart.LastResort).Like("Bob 's two creatures"),
		chart.Row0(c.goesInto, chart.Lit("go to|goes to|go into|goes into|are put into|is put into|get put into|be put into|hit|land in|end up in|go in|fall into"), ""),
		chart.Row0(c.yard, chart.Lit("graveyard|yard|gy|grave|bin"), ""),
		chart.Row4(c.Statement, chart.Parts(chart.Opt{Part: chart.Lit("the")}, chart.Lit("top"), c.amounts, chart.Lit("of"), c.Possessive, chart.Lit("library|deck"), chart.Opt{Part: chart.Lit("are supposed to|would|will|are about to|have to|get to|should")}, c.goesInto, chart.Lit("my|his|her|their|the"), c.yard), func(n, who *tree.Phrase, _, _ string) (any, bool) {
			mills := deed("mill", object(n))
			mills.Subject = []*tree.Phrase{who}
			return mills, n.Stuff.N > 0 && (n.Stuff.Unit == "cards" || n.Stuff.Unit == "")
		}).At(chart.AsSaid),
	}
}

// withoutIt is a clause without what its verb is aimed at by "it" alone: what it answers.
func withoutIt(p *tree.Clause) *tree.Clause {
	said := *p
	said.Args = slices.DeleteFunc(slices.Clone(p.Args), func(a tree.Arg) bool {
		return a.Prep != "" && len(a.Of) == 1 && a.Of[0].Ref == "it"
	})
	return &said
}

// spanOf are the tokens of a list.
func spanOf(list []*tree.Phrase) tree.Span {
	return tree.Span{list[0].Span[0], list[len(list)-1].Span[1]}
}
