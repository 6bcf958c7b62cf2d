package english

import (
	"slices"
	"strconv"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// joins stands between the members of a list; a comma may stand for something else too.
const joins = chart.Lit("and|, and|&|+|plus|, plus|as well as|along with|, along with|together with|and also|, and also|next to|beside|alongside|, alongside")

// ItsHolder is the Ref of what has an ability of which a phrase only says that it is its: "its trigger", "the trigger".
const ItsHolder = "its holder"

// statementRows are those of whole clauses:
//
//	Statement = [ Nouns ] Predicate | "there is" Items | Player ":" Items | Nouns [ Place ] .
func (c *Categories) statementRows() []chart.Row {
	of := func(who []*tree.Phrase, p *tree.Clause) (any, bool) {
		with := *p
		with.Subject = who
		return &with, true
	}
	contracted := func(who *tree.Phrase, p *tree.Clause) (any, bool) { return of([]*tree.Phrase{who}, p) }
	aside := func(who *tree.Phrase, said, p *tree.Clause) (any, bool) {
		if who.Ref == "somebody" { // of whom more is said
			named := *who
			named.Ref, who = "some player", &named
		}
		val, ok := contracted(who, p)
		first, _ := contracted(who, said)
		val.(*tree.Clause).Aside = first.(*tree.Clause)
		return val, ok
	}
	holding := func(who *tree.Phrase, list []*tree.Phrase, p *tree.Clause) (any, bool) {
		return aside(who, has("have", list, nil), p)
	}
	standing := func(who, life *tree.Phrase, p *tree.Clause) (any, bool) {
		val, ok := aside(who, standsAt(life), p)
		return val, ok && life.Stuff.N > 0 && (life.Stuff.Unit == "" || life.Stuff.Unit == "life")
	}
	mineAll := func(who *tree.Phrase) (any, bool) {
		return &tree.Clause{Subject: []*tree.Phrase{who}, Verb: &tree.Verb{Plain: "alone", Word: ownsBoth}}, true
	}
	counted := func(n, on *tree.Phrase) (any, bool) {
		val := has("there", []*tree.Phrase{n}, nil)
		val.Args = append(val.Args, tree.Arg{Span: on.Span, Prep: "on", Of: []*tree.Phrase{on}})
		return val, n.Stuff.Unit == "counters" || n.Stuff.Unit == "regeneration" || n.Stuff.Unit == "damage" && n.Stuff.N > 0
	}
	held := func(verb string) func(list []*tree.Phrase, at *tree.Arg) (any, bool) {
		return func(list []*tree.Phrase, at *tree.Arg) (any, bool) { return has(verb, list, at), true }
	}
	return []chart.Row{
		chart.Row2(c.Statement, chart.Parts(c.Nouns, c.predicate), of).Like("two creatures deal 3 damage to a creature"),
		chart.Row1(c.Statement, chart.Parts(c.predicate), func(p *tree.Clause) (any, bool) { return p, true }).Like("draws two cards"),
		chart.Row3(c.Statement, chart.Parts(c.Noun, c.predicate, chart.Lit(",|:|—|, namely"), c.Nouns), func(p *tree.Phrase, does *tree.Clause, each []*tree.Phrase) (any, bool) {
			list, ok := enumerated(p, each)
			if !ok {
				return nil, false
			}
			return of(list.([]*tree.Phrase), does)
		}).At(chart.AsSaid).Like("two creatures deal 3 damage to a creature: a 2/2 and a 3/3"),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit(", who|who"), c.predicate, chart.Lit(","), c.predicate), aside).At(chart.AsSaid).Like("Bob, who draws a card, draws"),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit("who"), c.predicate, c.predicate), aside).At(chart.LastResort),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit(", with|, controlling"), c.Items, chart.Lit(","), c.predicate), holding).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit("with|controlling"), c.Items, c.predicate), holding).At(chart.LastResort),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit("at|on|sitting at|who is at|who's at|, who is at"), c.amounts, c.predicate), standing).At(chart.LastResort),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit(", at|, on|, sitting at|, who is at"), c.amounts, chart.Lit(","), c.predicate), func(who, life *tree.Phrase, p *tree.Clause) (any, bool) { return standing(who, life, p) }).At(chart.LastResort),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit("(|( at"), c.amounts, chart.Lit(")"), c.predicate), func(who, life *tree.Phrase, p *tree.Clause) (any, bool) { return standing(who, life, p) }).At(chart.LastResort),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("so is|so are|so was|so were"), c.Items), func(list []*tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: list, Verb: &tree.Verb{Plain: "be", Word: "is", So: true}}, true
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Mine, c.predicate), contracted).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(chart.Lit("one of the|one of them|one of these|one of those|among them|among those|among the"), chart.Opt{Part: c.Number}, chart.Opt{Part: chart.Lit("cards|milled cards|card")}, chart.Lit("is|was"), c.np), func(_ int, p *tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{p}, Verb: &tree.Verb{Plain: "among", Word: "is"}}, true
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.amounts, c.predicate), func(x *tree.Phrase, p *tree.Clause) (any, bool) {
			val, _ := contracted(x, p)
			return val, p.Verb.Passive && x.Stuff.N > 0 && x.Stuff.Unit != "X"
		}).At(chart.AsSaid).Like("3 damage is dealt to Bob"),
		chart.Row3(c.Statement, chart.Parts(chart.Lit("the only|my only|his only|her only|their only|the last"), chart.Opt{Part: c.Number}, chart.Lit("card|cards"), c.located, chart.Lit("is|are|was|were"), c.Items), func(_ int, at *tree.Arg, list []*tree.Phrase) (any, bool) {
			return has("only", list, at), at.Place.Whose != nil
		}).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Possessive, chart.Lit("only|only other|one and only|sole"), c.heads, chart.Lit("is|are|was|were|:"), c.Items), func(who *tree.Phrase, q tree.Mods, list []*tree.Phrase) (any, bool) {
			val := has("lone", list, nil)
			val.Subject = []*tree.Phrase{{Whose: who, Mods: q, Front: len(q)}}
			return val, len(q) == 1
		}).At(chart.AsSaid).Like("your only creature is a creature"),
		chart.Row3(c.Statement, chart.Parts(c.onlyOne, c.Possessive, chart.Lit("only|one and only|sole"), c.heads), func(is, who *tree.Phrase, q tree.Mods) (any, bool) {
			val := has("lone", []*tree.Phrase{is}, nil)
			val.Subject = []*tree.Phrase{{Whose: who, Mods: q, Front: len(q)}}
			return val, len(q) == 1
		}).At(chart.AsSaid).Like("it is your only creature"),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("both are|both of them are|they are both|they 're both|and both are|all are|all of them are|they are all"), c.Mine), mineAll).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("both are|both of them are|they are both|they 're both"), c.Possessive), mineAll).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(c.Player, chart.Lit("has both|have both|controls both|control both|owns both|own both|has both of them|have both of them|has them both|have them both|has them all|have them all|own everything|am the owner of everything|own it all")), func(who *tree.Phrase) (any, bool) { return mineAll(who) }).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(c.SubjectIs, chart.Lit("the owner of everything|the owner of both|the owner of all of them|the one with both")), func(who *tree.Phrase) (any, bool) { return mineAll(who) }).At(chart.AsSaid),
		chart.Row0(c.Statement, "the same player has both|same player|the same player|same controller|the same controller|one player has both|the same player controls both|both of the same player|on the same side|on one side|same side", &tree.Clause{Verb: &tree.Verb{Plain: "alone", Word: sameOwner}}).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("only"), c.Player, chart.Lit("has one|have one|has it|have it|has them|have them|has any|have any|controls one|control one|controls it|control it")), func(who *tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{who}, Verb: &tree.Verb{Plain: "alone", Word: "has"}}, true
		}).At(chart.AsSaid).Like("only Bob has one"),
		chart.Row2(c.Statement, chart.Parts(c.Player, c.Number), func(who *tree.Phrase, n int) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{who}, Verb: &tree.Verb{Plain: "alone", Word: "has"}, Args: []tree.Arg{{Of: []*tree.Phrase{{Stuff: &tree.Stuff{N: n}}}}}}, true
		}).At(chart.LastResort).Like("Bob one"),
		chart.Row2(c.Statement, chart.Parts(c.Player, chart.Opt{Part: chart.Lit(":")}, chart.Lit("+|plus"), c.amounts), func(who, life *tree.Phrase) (any, bool) {
			val, _ := contracted(who, gains(life))
			return val, life.Stuff.N > 0 && life.Stuff.Unit == "life"
		}).At(chart.AsSaid).Like("Bob + 3 life"),
		chart.Row2(c.Statement, chart.Parts(c.amounts, chart.Lit("remain|are left|still remain"), c.located), func(n *tree.Phrase, at *tree.Arg) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{n}, Args: placed(at)}, n.Stuff.Unit == "cards"
		}).At(chart.AsSaid).Like("two cards remain in your library"),
		chart.Row1(c.onlyOne, chart.Parts(c.np, chart.Lit("is|was|'s")), func(p *tree.Phrase) (any, bool) { return p, true }),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, c.participle), func(list []*tree.Phrase, p *tree.Clause) (any, bool) {
			val, _ := of(list, p)
			return val, list[0].Ref == "" && (list[0].Name == nil || list[0].Name.Kind != tree.PlayerName) && p.Verb.Plain != "have"
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.Items, chart.Opt{Part: c.located}), func(list []*tree.Phrase, at *tree.Arg) (any, bool) {
			return &tree.Clause{Subject: list, Args: placed(at)}, true
		}).At(chart.LastResort),
		chart.Row2(c.bare, chart.Parts(c.np, c.byPrep), func(p *tree.Phrase, a *tree.Arg) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{p}, Args: []tree.Arg{*a}}, p.Name != nil && p.Name.Kind != tree.PlayerName
		}).At(chart.AsSaid),
		chart.Row2(c.bare, chart.Parts(c.bare, c.byPrep), func(p *tree.Clause, a *tree.Arg) (any, bool) { return p.With(a), fitsBehind(p.Args, a) }),
		chart.Row1(c.Statement, chart.Parts(c.bare), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row3(c.bare, chart.Parts(c.np, chart.Opt{Part: chart.Lit(":|,|-|—|=|for")}, c.amounts, c.byPrep), func(p, n *tree.Phrase, a *tree.Arg) (any, bool) {
			much := tree.Arg{Span: n.Span, Prep: "for", Of: []*tree.Phrase{n}}
			return &tree.Clause{Subject: []*tree.Phrase{p}, Args: []tree.Arg{much, *a}}, p.Name != nil && p.Name.Kind != tree.PlayerName && n.Stuff.N > 0 && (n.Stuff.Unit == "" || n.Stuff.Unit == "damage" || n.Stuff.Unit == "X")
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Player, chart.Lit(":|-|—"), c.bare), func(who *tree.Phrase, p *tree.Clause) (any, bool) {
			return of([]*tree.Phrase{who}, announced(p.Subject[0], p.Args))
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Player, chart.Lit(":|-|—"), c.np), func(who, p *tree.Phrase) (any, bool) {
			val, _ := of([]*tree.Phrase{who}, announced(p, nil))
			return val, p.Name != nil && p.Name.Kind != tree.PlayerName
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, chart.Lit("for|with|cast with|cast for|is cast with|is cast for|was cast for|was cast with"), c.amounts), func(list []*tree.Phrase, x *tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: list, Args: []tree.Arg{{Span: x.Span, Prep: "for", Of: []*tree.Phrase{x}}}}, x.Stuff.Unit == "X"
		}).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(c.doing), func(p *tree.Clause) (any, bool) { return p, true }).At(chart.AsSaid).Like("drawing a card"),
		chart.Row1(c.Statement, chart.Parts(c.participle), func(p *tree.Clause) (any, bool) {
			return p, p.Verb.Passive && p.Verb.Plain == "block" && len(p.Args) > 0
		}).At(chart.AsSaid).Like("blocked by a creature"),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit(":|-|—|=|controls :|control :|has :|have :"), c.Items, chart.Opt{Part: c.located}), func(who *tree.Phrase, list []*tree.Phrase, at *tree.Arg) (any, bool) {
			return contracted(who, has("have", list, at))
		}).At(chart.AsSaid).Like("Bob: a creature"),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, chart.Opt{Part: chart.Lit(",")}, chart.Lit("both|all"), c.Possessive), func(list []*tree.Phrase, who *tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: list, Args: []tree.Arg{{Span: who.Span, Place: &tree.Place{Zone: "battlefield", Whose: who, Side: true}}}}, true
		}).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Possessive, chart.Opt{Part: chart.Lit("own|whole")}, c.Side, chart.Lit(":|-|—|=|is|are|has|includes|contains|consists of|looks like|is as follows :"), c.Items), func(who *tree.Phrase, _ string, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, nil))
		}).At(chart.AsSaid),
		chart.Row4(c.Statement, chart.Parts(chart.Lit("on"), c.Possessive, c.Side, chart.Opt{Part: chart.Lit(",")}, c.HasHere, c.Items), func(who *tree.Phrase, _, _ string, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, nil))
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Possessive, c.Side, chart.Lit("has both")), func(who *tree.Phrase, _ string) (any, bool) { return mineAll(who) }).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Side, chart.Lit("of"), c.Player, chart.Lit(":"), c.Items), func(_ string, who *tree.Phrase, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, nil))
		}).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(chart.Lit("on the side of|on the board of|on the battlefield of"), c.Player, c.HasHere, c.Items), func(who *tree.Phrase, _ string, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, nil))
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Player, chart.Lit("sit behind|sits behind|am sitting behind|is sitting behind|hide behind|hides behind|sit on|sits on|sit there with|sits there with|sit here with|sits here with"), c.Items), func(who *tree.Phrase, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, nil))
		}).At(chart.AsSaid).Like("Bob sits behind a creature"),
		chart.Row2(c.Statement, chart.Parts(c.SubjectIs, chart.Lit("sitting behind|hiding behind|sitting on|behind|sitting there with|sitting here with"), c.Items), func(who *tree.Phrase, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, nil))
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Possessive, c.Zone, chart.Lit("has nothing left|has no cards left|has run out|has no cards|has nothing left in it|is out of cards|ran out|ran out of cards|has nothing in it")), func(who *tree.Phrase, zone string) (any, bool) {
			return contracted(who, has("have", []*tree.Phrase{noneIn(zone)}, nil))
		}).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("the|its|his|her"), c.Counter, chart.Lit("counter is still there|counter is still on it|counter is on it|counter is there")), func(kind string) (any, bool) {
			return counted(&tree.Phrase{Stuff: &tree.Stuff{N: 1, Unit: "counters", Key: kind}}, &tree.Phrase{Ref: "it"})
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.amounts, chart.Lit("on"), c.Player), func(n, who *tree.Phrase) (any, bool) {
			val, _ := contracted(who, has("have", []*tree.Phrase{n}, nil))
			return val, n.Stuff.Unit == "poison" || n.Stuff.Unit == "energy"
		}).At(chart.AsSaid).Like("two poison counters on Bob"),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("under"), c.Items), func(list []*tree.Phrase) (any, bool) {
			there := tree.Arg{Span: list[0].Span, Place: &tree.Place{Zone: "battlefield"}}
			return &tree.Clause{Subject: list, Args: []tree.Arg{there}}, list[0].Name != nil && list[0].Name.Kind != tree.PlayerName
		}).At(chart.LastResort),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("against|facing|versus|vs"), c.Items), func(list []*tree.Phrase) (any, bool) {
			return contracted(&tree.Phrase{Ref: tree.Across, Span: list[0].Span}, has("have", list, nil))
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.owned, chart.Lit(":|="), c.Number), func(life *tree.Phrase, n int) (any, bool) {
			is := &tree.Clause{Verb: &tree.Verb{Plain: "be", Word: "is"}, Args: []tree.Arg{{Span: life.Span, Of: []*tree.Phrase{{Span: life.Span, Stuff: &tree.Stuff{N: n, Unit: "life"}}}}}}
			val, _ := contracted(life, is)
			return val, life.Stuff.Key == "life"
		}).At(chart.AsSaid).Like("your life: 3"),
		chart.Row2(c.Statement, chart.Parts(c.Zone, chart.Lit(":|-|—|="), c.amounts), func(zone string, n *tree.Phrase) (any, bool) {
			stuff := *n.Stuff
			of := *n
			stuff.Key, of.Stuff = zone, &stuff
			return &tree.Clause{Subject: []*tree.Phrase{&of}}, n.Stuff.Unit == "cards" && n.Stuff.Key == ""
		}).At(chart.AsSaid).Like("library: no cards"),
		chart.Row2(c.Statement, chart.Parts(chart.Lit("only|just"), c.amounts, c.located), func(n *tree.Phrase, at *tree.Arg) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{n}, Args: placed(at)}, n.Stuff.Unit == "cards"
		}).At(chart.AsSaid).Like("only two cards in your library"),
		chart.Row2(c.Statement, chart.Parts(c.amounts, chart.Lit("sit on|sits on|are on|is on|are still on|is still on|lie on|rest on|are sitting on|is sitting on"), c.np), func(n, on *tree.Phrase) (any, bool) { return counted(n, on) }).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(chart.Lit("there is|there's|there 's|theres|there are|there were|there was|there is already|there's already|there are already|there were already|there was already|there are still|there is still"), c.amounts, chart.Lit("on|marked on|already on|already marked on"), c.np), func(n, on *tree.Phrase) (any, bool) { return counted(n, on) }).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Possessive, c.heads, chart.Lit(":|="), c.Items), func(who *tree.Phrase, q tree.Mods, list []*tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{who}, Verb: &tree.Verb{Plain: "have", Word: "have"}, Args: []tree.Arg{{Span: tree.Span{list[0].Span[0], list[len(list)-1].Span[1]}, Of: list}}}, len(q) == 1
		}).At(chart.AsSaid).Like("your creatures: a creature"),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit(":|-|—"), c.Items, chart.Lit("attacking|, attacking|both attacking|, both attacking|all attacking|, all attacking|, which attack|, who attack|, which are attacking"), c.assault), func(who *tree.Phrase, list []*tree.Phrase, at *tree.Clause) (any, bool) {
			with := tree.Arg{Span: tree.Span{list[0].Span[0], list[len(list)-1].Span[1]}, Prep: "with", Of: list}
			return of([]*tree.Phrase{who}, &tree.Clause{Verb: &tree.Verb{Plain: "attack", Word: "attacks", Tokens: with.Span}, Args: append([]tree.Arg{with}, at.Args...)})
		}).At(chart.AsSaid),
		chart.Row2(c.assault, chart.Parts(c.Player, chart.Opt{Part: c.aside}), func(who *tree.Phrase, unblocked *tree.Arg) (any, bool) {
			args := []tree.Arg{{Span: who.Span, Of: []*tree.Phrase{who}}}
			return &tree.Clause{Args: append(args, placed(unblocked)...)}, true
		}),
		chart.Row3(c.Statement, chart.Parts(c.Possessive, c.Zone, chart.Lit("has|have|had|contains|holds|:"), c.Items), func(who *tree.Phrase, zone string, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, &tree.Arg{Span: who.Span, Place: &tree.Place{Prep: "in", Zone: zone, Whose: who}}))
		}).At(chart.AsSaid).Like("your graveyard has a card"),
		chart.Row3(c.Statement, chart.Parts(chart.Lit("in"), c.Possessive, c.Zone, chart.Lit(":|-|—|="), c.Items), func(who *tree.Phrase, zone string, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, &tree.Arg{Span: who.Span, Place: &tree.Place{Prep: "in", Zone: zone, Whose: who}}))
		}).At(chart.AsSaid).Like("in your graveyard: a card"),
		chart.Row4(c.Statement, chart.Parts(chart.Lit("in"), c.Possessive, c.Zone, chart.Opt{Part: chart.Lit(",")}, c.HasHere, c.Items), func(who *tree.Phrase, zone, _ string, list []*tree.Phrase) (any, bool) {
			return contracted(who, has("have", list, &tree.Arg{Span: who.Span, Place: &tree.Place{Prep: "in", Zone: zone, Whose: who}}))
		}).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("who|which|who also"), c.predicate), func(p *tree.Clause) (any, bool) {
			return contracted(&tree.Phrase{Ref: "who"}, p)
		}).At(chart.AsSaid).Like("who controls a creature"),
		chart.Row2(c.Statement, chart.Parts(c.Together, c.predicate), contracted).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Somebody, c.predicate), func(_ string, p *tree.Clause) (any, bool) {
			return contracted(&tree.Phrase{Ref: "somebody"}, p)
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(chart.Lit("hellbent"), chart.Opt{Part: c.byPrep}, chart.Opt{Part: c.located}), func(with, at *tree.Arg) (any, bool) {
			args := append([]tree.Arg{{Words: "hellbent"}}, placed(with)...)
			return &tree.Clause{Verb: &tree.Verb{Plain: "be", Word: "is"}, Args: append(args, placed(at)...)}, true
		}).At(chart.AsSaid).Like("hellbent"),
		chart.Row2(c.Statement, chart.Parts(chart.Opt{Part: c.Player}, c.lifeAt), func(who *tree.Phrase, p *tree.Clause) (any, bool) {
			if who == nil {
				return p, true
			}
			return contracted(who, p)
		}).At(chart.LastResort).Like("Bob at 3 life"),
		chart.Row1(c.lifeAt, chart.Parts(chart.Lit("at|on|still at|down at|down to|sitting at|sitting on"), c.amounts), func(life *tree.Phrase) (any, bool) {
			return standsAt(life), life.Stuff.N > 0 && life.Stuff.Unit == "life"
		}).Like("at 3 life"),
		chart.Row3(c.lifeAt, chart.Parts(c.lifeAt, c.byPrep, chart.Opt{Part: c.located}), func(p *tree.Clause, with, at *tree.Arg) (any, bool) {
			said := p.With(with)
			said.Args = append(said.Args, placed(at)...)
			return said, len(p.Args) == 1
		}),
		chart.Row2(c.Statement, chart.Parts(c.amounts, chart.Lit("is|=|:"), c.Mine), func(title, who *tree.Phrase) (any, bool) { return titleOf(who, title) }).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.amounts, chart.Lit("is|=|:|on|with|belongs to|is with"), c.Player), func(title, who *tree.Phrase) (any, bool) { return titleOf(who, title) }).At(chart.LastResort),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("is|am|are|was"), c.active), active).At(chart.AsSaid).Like("is the active player"),
		chart.Row2(c.Statement, chart.Parts(c.SubjectIs, c.active), func(who *tree.Phrase, _ string) (any, bool) {
			val, _ := active("")
			return contracted(who, val.(*tree.Clause))
		}).At(chart.AsSaid),
		chart.Row0(c.active, "the active player|active player|on turn|taking a turn|taking their turn|taking his turn|taking her turn|taking my turn", "active"),
		chart.Row1(c.Statement, chart.Parts(chart.Opt{Part: chart.Lit("there is|there's|there 's|there are")}, c.Items, everySide), ofEach).At(chart.AsSaid).Like("a card on each side"),
		chart.Row2(c.Statement, chart.Parts(c.Together, chart.Lit(":|-|—|="), c.Items), func(_ *tree.Phrase, list []*tree.Phrase) (any, bool) { return ofEach(list) }).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Player, chart.Lit("(|( at|( on"), c.amounts, chart.Lit(") :|) -|) =|)"), c.Items), func(who, life *tree.Phrase, list []*tree.Phrase) (any, bool) {
			return standing(who, life, has("have", list, nil))
		}).At(chart.LastResort),
		chart.Row1(c.Statement, chart.Parts(chart.Lit("life|life total"), chart.Opt{Part: chart.Lit(":|=|-|is|at")}, c.Number), func(n int) (any, bool) {
			return standsAt(&tree.Phrase{Stuff: &tree.Stuff{N: n, Unit: "life"}}), n > 0
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.Zone, chart.Opt{Part: chart.Lit(":|=|-|is at|size|size :|count|count :|at")}, c.Number), func(zone string, n int) (any, bool) {
			cards := &tree.Phrase{Stuff: &tree.Stuff{N: n, None: n == 0, Unit: "cards", Key: zone}}
			return &tree.Clause{Subject: []*tree.Phrase{cards}}, zone == "library" || zone == "hand" || zone == "graveyard"
		}).At(chart.LastResort).Like("library 0"),
		chart.Row2(c.Statement, chart.Parts(c.Noun, chart.Lit("took|has taken|had taken|was dealt|has been dealt|got dealt|suffered"), c.amounts, chart.Lit("already this turn|earlier this turn|already|earlier|before|this turn already|before that this turn")), func(p, n *tree.Phrase) (any, bool) {
			val, ok := withBehind(p, tree.Mods{{Slot: tree.Marked, N: n.Stuff.N}})
			return &tree.Clause{Subject: []*tree.Phrase{val.(*tree.Phrase)}}, ok && n.Stuff.N > 0 && n.Stuff.Unit == "damage"
		}).At(chart.AsSaid),
		chart.Row3(c.Statement, chart.Parts(c.Noun, c.located, chart.Opt{Part: chart.Lit(",|(")}, c.state, chart.Opt{Part: chart.Lit(")")}), func(p *tree.Phrase, at *tree.Arg, m tree.Mods) (any, bool) {
			val, ok := withBehind(p, m)
			return &tree.Clause{Subject: []*tree.Phrase{val.(*tree.Phrase)}, Args: placed(at)}, ok
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(chart.Opt{Part: c.Player}, chart.Lit("as"), c.amounts), func(who, title *tree.Phrase) (any, bool) { return titleOf(who, title) }).At(chart.LastResort).Like("as the monarch"),
		chart.Row1(c.Statement, chart.Parts(chart.Opt{Part: chart.Lit("the")}, c.Zone, chart.Lit("is empty|was empty|empty")), func(zone string) (any, bool) {
			return &tree.Clause{Subject: []*tree.Phrase{noneIn(zone)}}, true
		}).At(chart.LastResort).Like("library is empty"),
		chart.Row2(c.Statement, chart.Parts(c.SubjectIs, c.afterIs), contracted).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.SubjectHas, c.afterHas), contracted).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.smallNoun, c.predicate), contracted).At(chart.LastResort),
		chart.Row3(c.Statement, chart.Parts(c.SubjectOwns, c.Items, chart.Opt{Part: c.located}), func(who *tree.Phrase, list []*tree.Phrase, at *tree.Arg) (any, bool) {
			return contracted(who, has("have", list, at))
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.SubjectWould, c.afterWould), contracted).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(chart.Lit("there is|there's|there 's|there are|there was|we have|we've got"), chart.Opt{Part: chart.Lit("just|only|also|already|currently|still")}, c.Items, chart.Opt{Part: c.located}), held("there")).Like("there is a creature out"),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, c.Mine), func(list []*tree.Phrase, who *tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: list, Args: []tree.Arg{{Span: who.Span, Place: &tree.Place{Zone: "battlefield", Whose: who, Side: true}}}}, true
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.Items, chart.Opt{Part: chart.Lit(",")}, chart.Lit("both|all"), c.Mine), func(list []*tree.Phrase, who *tree.Phrase) (any, bool) {
			return &tree.Clause{Subject: list, Args: []tree.Arg{{Span: who.Span, Place: &tree.Place{Zone: "battlefield", Whose: who, Side: true}}}}, true
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, chart.Opt{Part: chart.Lit(", both|, all|both|all")}, chart.Opt{Part: c.located}), func(list []*tree.Phrase, at *tree.Arg) (any, bool) {
			return &tree.Clause{Subject: list, Args: placed(at)}, true
		}).At(chart.AsSaid).Like("a creature out"),
	}
}

// gains is that somebody gains life.
func gains(life *tree.Phrase) *tree.Clause {
	return &tree.Clause{Span: life.Span, Verb: &tree.Verb{Plain: "gain", Word: "gain", Tokens: life.Span}, Args: []tree.Arg{{Span: life.Span, Of: []*tree.Phrase{life}}}}
}

// has is what is there, or somebody has, with where it is.
func has(verb string, list []*tree.Phrase, at *tree.Arg) *tree.Clause {
	args := []tree.Arg{{Span: tree.Span{list[0].Span[0], list[len(list)-1].Span[1]}, Of: list}}
	return &tree.Clause{Verb: &tree.Verb{Plain: verb, Word: verb}, Args: append(args, placed(at)...)}
}

// Words of clauses that say whose the things are that were named before them.
const (
	ownsBoth  = "owns" // they are the subject's
	sameOwner = "same" // they are all of one player
)

// OwnsAll reports whether a clause says of the things that were named before it that they are its
// subject's, SameOwner whether it says that they are all of one player.
func OwnsAll(p *tree.Clause) bool {
	return p.Verb != nil && p.Verb.Plain == "alone" && p.Verb.Word == ownsBoth
}
func SameOwner(p *tree.Clause) bool {
	return p.Verb != nil && p.Verb.Plain == "alone" && p.Verb.Word == sameOwner
}

// announced is a spell that somebody only names, with what it is aimed at.
func announced(spell *tree.Phrase, args []tree.Arg) *tree.Clause {
	what := tree.Arg{Span: spell.Span, Of: []*tree.Phrase{spell}}
	return &tree.Clause{Verb: &tree.Verb{Plain: "go", Word: "goes", Tokens: spell.Span}, Args: append([]tree.Arg{what}, args...)}
}

// standsAt is what is said of a player who stands at a life total.
func standsAt(life *tree.Phrase) *tree.Clause {
	return &tree.Clause{Verb: &tree.Verb{Plain: "be", Word: "is"}, Args: []tree.Arg{{Span: life.Span, Prep: "at", Of: []*tree.Phrase{life}}}}
}

// titleOf says of a player that he has what only one player has, such as the initiative; where nobody says who, it is whom the sentence is about.
func titleOf(who, title *tree.Phrase) (any, bool) {
	c := has("have", []*tree.Phrase{title}, nil)
	if who != nil {
		c.Subject = []*tree.Phrase{who}
	}
	return c, title.Stuff.Unit == tree.OfTitle
}

// everySide are the words for where each player has something.
const everySide = chart.Lit("on each side|on both sides|on both boards|on each board|on every board|on every side|on every side of the table|on both sides of the table|on each side of the table|on all sides|on all boards|on either side|for each player|for both players|for everybody|for everyone")

// ofEach says that each player has what is listed.
func ofEach(list []*tree.Phrase) (any, bool) {
	return &tree.Clause{Subject: []*tree.Phrase{{Ref: "each player", Span: list[0].Span}}, Verb: &tree.Verb{Plain: "have", Word: "have"}, Args: has("have", list, nil).Args}, list[0].Whose == nil
}

// active says of somebody that it is his turn.
func active(string) (any, bool) {
	return &tree.Clause{Verb: &tree.Verb{Plain: "be", Word: "is"}, Args: []tree.Arg{{Words: OnTurn}}}, true
}

// OnTurn are the words of what is said of the active player.
const OnTurn = "the active player"

// noneIn says of a zone that there are no cards in it.
func noneIn(zone string) *tree.Phrase {
	return &tree.Phrase{Stuff: &tree.Stuff{None: true, Unit: "cards", Key: zone}}
}

// mostListed bounds the members of a list and the arguments of a verb, so that a text that goes
// on for ever takes no longer than its length.
const mostListed = 16

// plenty stands for a number of cards of which only is said that it is large.
const plenty = 40

// placed is where something is as an argument.
func placed(at *tree.Arg) []tree.Arg {
	if at == nil {
		return nil
	}
	return []tree.Arg{*at}
}

// predicateRows are those of what is said of a subject: a verb with its arguments.
//
//	Predicate = Verb { [ "," ] Argument | Adverb } .
func (c *Categories) predicateRows() []chart.Row {
	said := func(v *tree.Verb) (any, bool) { return &tree.Clause{Verb: v}, true }
	of := func(v *tree.Verb, p *tree.Clause) (any, bool) {
		with := *p
		verb := *p.Verb
		verb.Neg = verb.Neg != v.Neg
		with.Verb = &verb
		return &with, true
	}
	with := func(p *tree.Clause, a *tree.Arg) (any, bool) { return p.With(a), fitsBehind(p.Args, a) }
	causes := func(v *tree.Verb, who *tree.Phrase, does *tree.Clause) (any, bool) {
		return &tree.Clause{Verb: v, Args: []tree.Arg{{Span: who.Span, Of: []*tree.Phrase{who}}, {Span: does.Span, Does: does}}}, true
	}
	is := func(a *tree.Arg) (any, bool) {
		return (&tree.Clause{Verb: &tree.Verb{Plain: "be", Word: "is"}}).With(a), true
	}
	past := func(_ string, p *tree.Clause) (any, bool) { return p, true }
	rows := []chart.Row{
		chart.Row1(c.predicate, chart.Parts(c.verb), said).Like("draws"),
		chart.Row2(c.predicate, chart.Parts(c.be, c.afterIs), of).Like("is tapped"),
		chart.Row2(c.predicate, chart.Parts(c.have, c.afterHas), of).Like("has drawn a card"),
		chart.Row2(c.predicate, chart.Parts(c.modal, c.afterWould), func(v *tree.Verb, p *tree.Clause) (any, bool) {
			val, ok := of(v, p)
			val.(*tree.Clause).Verb.Would = true
			return val, ok
		}).Like("would draw a card"),
		chart.Row2(c.predicate, chart.Parts(c.do, c.afterWould), of).Like("does draw a card"),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("stands|stand|sits|sit|lies|lie|rests|waits|wait|is waiting|are waiting|is sitting|are sitting|is standing|are standing|sitting"), c.located), is).At(chart.AsSaid).Like("stands on your side"),
		chart.Row1(c.predicate, chart.Parts(chart.Lit("keeps|keep|kept|keeps on|keep on|starts|start|started|ends up|end up|ended up"), c.doing), func(p *tree.Clause) (any, bool) { return p, true }).At(chart.AsSaid).Like("keeps drawing a card"),
		chart.Row2(c.predicate, chart.Parts(c.Intent, c.predicate), past).At(chart.AsSaid).Like("decides to draw a card"),
		chart.Row2(c.predicate, chart.Parts(c.Adverb, c.predicate), past).At(chart.AsSaid),
		chart.Row3(c.predicate, chart.Parts(chart.Lit("only|just"), c.have, c.Items, chart.Opt{Part: c.located}), func(v *tree.Verb, list []*tree.Phrase, at *tree.Arg) (any, bool) {
			return has("have", list, at), !v.Neg && len(list) == 1 && list[0].Stuff != nil
		}).At(chart.AsSaid).Like("only has two cards"),
		chart.Row3(c.predicate, chart.Parts(c.Causes, c.np, c.afterWould), causes).Like("makes a creature draw a card"),
		chart.Row2(c.predicate, chart.Parts(chart.Lit("tells|tell|told|instructs|instruct|orders|allows|wants"), c.np, chart.Lit("to"), c.afterWould), func(who *tree.Phrase, does *tree.Clause) (any, bool) {
			return causes(&tree.Verb{Plain: "make", Word: "makes"}, who, does)
		}).At(chart.AsSaid).Like("tells a creature to draw a card"),
		chart.Row2(c.predicate, chart.Parts(chart.Lit("gives|give|gave|grants|granted|hands|nets"), c.np, c.amounts), func(who, life *tree.Phrase) (any, bool) {
			val, _ := causes(&tree.Verb{Plain: "make", Word: "makes"}, who, gains(life))
			return val, life.Stuff.N > 0 && life.Stuff.Unit == "life"
		}).At(chart.AsSaid).Like("gives a creature 3 life"),
		chart.Row3(c.afterWould, chart.Parts(c.Cause, c.np, c.afterWould), causes),
		chart.Row1(c.purpose, chart.Parts(chart.Lit("to"), c.afterWould), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row1(c.purpose, chart.Parts(chart.Lit("choosing"), chart.Lit("to"), c.afterWould), func(p *tree.Clause) (any, bool) { return p, true }).Like("choosing to destroy"),
		chart.Row1(c.purpose, chart.Parts(chart.Lit("in"), chart.Lit("the"), chart.Lit("mode"), chart.Lit("that"), c.predicate), func(p *tree.Clause) (any, bool) { return p, true }).Like("in the mode that destroys"),
		chart.Row1(c.purpose, chart.Parts(chart.Lit("which|that"), c.predicate), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row3(c.purpose, chart.Parts(chart.Lit("and"), c.Causes, c.np, c.afterWould), causes).At(chart.AsSaid),
		chart.Row1(c.purpose, chart.Parts(c.doing), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row3(c.doing, chart.Parts(c.Causing, c.np, c.afterWould), causes),
		chart.Row1(c.afterWould, chart.Parts(c.Plain), said).Like("draw"),
		chart.Row1(c.afterWould, chart.Parts(chart.Lit("be"), c.afterIs), func(p *tree.Clause) (any, bool) { return p, true }).Like("be destroyed"),
		chart.Row1(c.afterHas, chart.Parts(c.Done), func(v *tree.Verb) (any, bool) {
			had := *v
			had.Had = true
			return said(&had)
		}).Like("drawn"),
		chart.Row1(c.afterHas, chart.Parts(chart.Lit("been"), c.afterIs), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row2(c.afterHas, chart.Parts(chart.Lit("got"), c.Items, chart.Opt{Part: c.located}), func(list []*tree.Phrase, at *tree.Arg) (any, bool) {
			return has("have", list, at), true
		}),
		chart.Row1(c.doing, chart.Parts(c.Doing), func(v *tree.Verb) (any, bool) {
			doing := *v
			doing.Doing = true
			return said(&doing)
		}).Like("drawing"),
		chart.Row1(c.participle, chart.Parts(chart.Lit("being"), c.participle), func(p *tree.Clause) (any, bool) { return p, p.Verb.Passive }).At(chart.AsSaid),
		chart.Row1(c.afterIs, chart.Parts(c.doing), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row1(c.afterIs, chart.Parts(chart.Lit("going to|about to|trying to|supposed to|gonna|told to|made to|forced to|instructed to|asked to"), c.afterWould), func(p *tree.Clause) (any, bool) { return p, true }).At(chart.AsSaid),
		chart.Row1(c.afterIs, chart.Parts(chart.Opt{Part: chart.Lit("getting")}, c.Done), func(v *tree.Verb) (any, bool) {
			done := *v
			done.Passive = true
			return said(&done)
		}).Like("destroyed"),
		chart.Row1(c.afterIs, chart.Parts(c.complement), is).Like("tapped"),
	}
	rows = append(rows, chart.Row1(c.participle, chart.Parts(c.doing), func(p *tree.Clause) (any, bool) { return p, true }),
		chart.Row1(c.participle, chart.Parts(c.Done), func(v *tree.Verb) (any, bool) {
			done := *v
			done.Passive = true
			return said(&done)
		}))
	for _, p := range []*chart.Cat{c.predicate, c.doing, c.afterIs, c.afterHas, c.afterWould, c.participle} {
		rows = append(rows,
			chart.Row2(p, chart.Parts(p, c.argument), with),
			chart.Row2(p, chart.Parts(p, chart.Lit(","), c.byPrep), with).At(chart.AsSaid),
			chart.Row2(p, chart.Parts(p, chart.Lit("and"), c.byPrep), with).At(chart.AsSaid),
			chart.Row2(p, chart.Parts(p, chart.Opt{Part: chart.Lit(",")}, c.purpose), func(p, does *tree.Clause) (any, bool) {
				return p.With(&tree.Arg{Span: does.Span, Does: does}), len(p.Args) > 0 || p.Verb.Passive
			}).At(chart.AsSaid),
			chart.Row2(p, chart.Parts(p, chart.Opt{Part: chart.Lit(",")}, c.aside), with).At(chart.AsSaid),
			chart.Row2(p, chart.Parts(p, chart.Lit(",|and|, and|&|+|plus|along with|as well as|together with|alongside|, along with|, as well as"), c.Items), func(p *tree.Clause, list []*tree.Phrase) (any, bool) {
				return p.With(&tree.Arg{Span: tree.Span{list[0].Span[0], list[len(list)-1].Span[1]}, Of: list}), list[0].Stuff != nil || len(p.Args) > 0 && p.Args[len(p.Args)-1].Of == nil
			}).At(chart.AsSaid),
			chart.Row2(p, chart.Parts(p, c.Adverb), func(p *tree.Clause, _ string) (any, bool) {
				return p, len(p.Args) == 0 || p.Args[len(p.Args)-1].Words == ""
			}).At(chart.AsSaid))
	}
	return rows
}

// sameCard reports whether two phrases name the same single card, the second by more of its name and that alone: who says the same words again
// means one more.
func sameCard(a, b *tree.Phrase) bool {
	return a.Name != nil && b.Name != nil && a.Name.Kind == tree.CardName && b.Name.Kind == tree.CardName && a.Name.Text == b.Name.Text &&
		a.Count == 0 && b.Count == 0 && b.Det == (&tree.Phrase{}).Det && b.Whose == nil && len(b.Mods) == 0 && a.Span[1]-a.Name.At < b.Span[1]-b.Name.At
}

// fitsBehind reports whether an argument can stand behind others: two nouns stand next to each
// other only where the first is a player or the second an amount, and words once.
func fitsBehind(before []tree.Arg, a *tree.Arg) bool {
	if len(before) == 0 {
		return true
	}
	last := &before[len(before)-1]
	switch {
	case len(before) > mostListed/2:
		return false
	case last.Does != nil:
		return false // it belongs to what that says
	case a.Words != "":
		return last.Words == ""
	case a.Of == nil || a.Prep != "" || last.Of == nil || a.Of[0].Stuff != nil:
		return true
	}
	who := last.Of[0]
	return last.Prep == "" && (who.Ref != "" || who.Name != nil && who.Name.Kind == tree.PlayerName)
}

// verbRows are those of verbs and of the words before them:
//
//	Verb = Finite | Be Participle | Gets Participle | … .
func (c *Categories) verbRows() []chart.Row {
	yes, no := &tree.Verb{}, &tree.Verb{Neg: true}
	rows := []chart.Row{
		chart.Row1(c.verb, chart.Parts(c.Finite), func(v *tree.Verb) (any, bool) { return v, true }).Like("draws"),
		chart.Row1(c.verb, chart.Parts(chart.Lit("gets|get|got|getting|is getting|will get|would get|then gets"), c.Done), func(v *tree.Verb) (any, bool) {
			done := *v
			done.Passive = true
			return &done, true
		}).At(chart.AsSaid).Like("gets destroyed"),
		chart.Row1(c.verb, chart.Parts(chart.Lit("+|plus"), c.Number, chart.Opt{Part: chart.Lit("s|'s|ed|'d|d")}), func(n int) (any, bool) {
			return &tree.Verb{Plain: "uptick", Word: "+", By: n}, n > 0
		}).At(chart.AsSaid).Like("+ 1"),
		chart.Row1(c.verb, chart.Parts(chart.Lit("-|minus"), c.Number, chart.Opt{Part: chart.Lit("s|'s|ed|'d|d")}), func(n int) (any, bool) {
			return &tree.Verb{Plain: "downtick", Word: "-", By: n}, n > 0
		}).At(chart.AsSaid).Like("- 2"),
		chart.Row0(c.verb, "- x|minus x", &tree.Verb{Plain: "downtick", Word: tree.CostsX}),
		chart.Row0(c.be, "is|are|was|were|am|'s", yes),
		chart.Row0(c.be, "isn't|aren't|wasn't|weren't|is not|are not|was not|were not|am not|'s not", no),
		chart.Row0(c.have, "has|have|had|'ve|'s", yes),
		chart.Row0(c.have, "hasn't|haven't|hadn't|has not|have not|had not|has never|have never", no),
		chart.Row0(c.modal, "would|will|'ll|'d|must|shall", yes),
		chart.Row0(c.modal, "wouldn't|won't|can't|cannot|couldn't|would not|will not|can not|could not|shouldn't", no),
		chart.Row0(c.do, "do|does|did", yes),
		chart.Row0(c.do, "don't|doesn't|didn't|do not|does not|did not|never", no),
	}
	for _, aux := range []*chart.Cat{c.SubjectIs, c.SubjectHas, c.SubjectOwns, c.SubjectWould} {
		rows = append(rows, chart.Row2(aux, chart.Parts(aux, c.Adverb), func(p *tree.Phrase, _ string) (any, bool) { return p, true }).At(chart.AsSaid))
	}
	for _, aux := range []*chart.Cat{c.be, c.have, c.modal, c.do} {
		rows = append(rows, chart.Row2(aux, chart.Parts(aux, c.Adverb), func(v *tree.Verb, _ string) (any, bool) { return v, true }).At(chart.AsSaid))
	}
	return rows
}

// argumentRows are those of what stands behind a verb:
//
//	Argument = Items | Preposition Items | Place | Tail .
func (c *Categories) argumentRows() []chart.Row {
	same := func(a *tree.Arg) (any, bool) { return a, true }
	told := func(words string) (any, bool) { return &tree.Arg{Words: words}, true }
	whose := func(who *tree.Phrase) (any, bool) {
		return &tree.Arg{Place: &tree.Place{Zone: "battlefield", Whose: who, Side: true}}, true
	}
	return []chart.Row{
		chart.Row1(c.aside, chart.Parts(c.Aside), told),
		chart.Row1(c.complement, chart.Parts(c.being), func(m tree.Mods) (any, bool) { return &tree.Arg{Mods: m}, true }).Like("tapped"),
		chart.Row1(c.complement, chart.Parts(c.located), same),
		chart.Row1(c.complement, chart.Parts(c.byPrep), same),
		chart.Row1(c.complement, chart.Parts(c.Nouns), func(list []*tree.Phrase) (any, bool) { return &tree.Arg{Of: list}, true }),
		chart.Row1(c.complement, chart.Parts(c.amounts), func(p *tree.Phrase) (any, bool) { return &tree.Arg{Of: []*tree.Phrase{p}}, true }),
		chart.Row1(c.complement, chart.Parts(c.Tail), told).At(chart.LastResort),
		chart.Row1(c.complement, chart.Parts(chart.Opt{Part: chart.Lit("both|all")}, c.Mine), whose).At(chart.AsSaid),
		chart.Row1(c.complement, chart.Parts(c.Possessive), whose).At(chart.AsSaid).Like("Bob's"),
		chart.Row1(c.located, chart.Parts(c.place), func(p *tree.Place) (any, bool) { return &tree.Arg{Place: p}, true }),
		chart.Row2(c.complement, chart.Parts(c.place, chart.Lit("with|, with"), c.Haves), func(p *tree.Place, m tree.Mods) (any, bool) {
			return &tree.Arg{Place: p, Mods: m}, true
		}).At(chart.AsSaid).Like("in your graveyard with flying"),
		chart.Row2(c.complement, chart.Parts(c.place, chart.Lit("at level|on level|, level"), c.Number), func(p *tree.Place, n int) (any, bool) {
			return &tree.Arg{Place: p, Mods: tree.Mods{{Slot: tree.Level, N: n}}}, n > 0
		}).At(chart.AsSaid),
		chart.Row1(c.argument, chart.Parts(c.Items), func(list []*tree.Phrase) (any, bool) { return &tree.Arg{Of: list}, true }),
		chart.Row1(c.argument, chart.Parts(c.byPrep), same),
		chart.Row1(c.argument, chart.Parts(c.located), same),
		chart.Row1(c.argument, chart.Parts(c.Tail), told).At(chart.LastResort),
		chart.Row2(c.byPrep, chart.Parts(c.Prep, c.Items), func(prep string, list []*tree.Phrase) (any, bool) {
			return &tree.Arg{Prep: prep, Of: list}, true
		}).Like("to a creature"),
		chart.Row1(c.byPrep, chart.Parts(chart.Lit("for +|with +|by +|for plus|for a +|with a +|for its +|with its +|for the +|with the +"), c.Number), func(n int) (any, bool) {
			return &tree.Arg{Prep: "for", Of: []*tree.Phrase{{Stuff: &tree.Stuff{N: n}}}}, n > 0
		}).At(chart.AsSaid).Like("for + 1"),
		chart.Row1(c.byPrep, chart.Parts(c.Possessive, chart.Lit("way")), func(whom *tree.Phrase) (any, bool) {
			return &tree.Arg{Prep: "at", Of: []*tree.Phrase{whom}}, true
		}).At(chart.AsSaid).Like("your way"),
		chart.Row1(c.byPrep, chart.Parts(chart.Opt{Part: chart.Lit("with|choosing|and with|naming")}, c.np, chart.Lit("as the source|as its source|as source|as the chosen source|as his source|as her source|as my source|as their source|as the red source|for the source")), func(p *tree.Phrase) (any, bool) {
			return &tree.Arg{Prep: "choosing", Of: []*tree.Phrase{p}}, true
		}).At(chart.AsSaid).Like("with a creature as the source"),
		chart.Row1(c.byPrep, chart.Parts(chart.Opt{Part: chart.Lit("with|choosing|and with")}, c.np, chart.Lit("as the target|as its target|as target|as the new target|as his target|as her target|as my target")), func(p *tree.Phrase) (any, bool) {
			return &tree.Arg{Prep: "targeting", Of: []*tree.Phrase{p}}, true
		}).At(chart.AsSaid).Like("with a creature as the target"),
	}
}

// itemRows are those of lists of nouns, and of amounts of what is no thing.
func (c *Categories) itemRows() []chart.Row {
	same := func(p *tree.Phrase) (any, bool) { return p, true }
	one := func(p *tree.Phrase) (any, bool) { return []*tree.Phrase{p}, true }
	more := func(list []*tree.Phrase, p *tree.Phrase) (any, bool) {
		return append(list[:len(list):len(list)], p), len(list) < mostListed
	}
	// A card that is named once more behind a comma says which was meant: "my Delta, Polluted Delta".
	again := func(list []*tree.Phrase, p *tree.Phrase) (any, bool) {
		if last := list[len(list)-1]; sameCard(last, p) {
			return list, true
		}
		return more(list, p)
	}
	list := func(list []*tree.Phrase) (any, bool) { return list, true }
	abilityWord := chart.Opt{Part: chart.Lit("loyalty ability|ability|loyalty|activated ability")}
	soleAbility := chart.Lit("ability|activated ability|regeneration ability|regenerate ability|regen ability|tap ability|sacrifice ability|sac ability")
	loyalty := func(of *tree.Phrase, which string) (any, bool) {
		return &tree.Phrase{Whose: of, Stuff: &tree.Stuff{Key: which, Unit: tree.OfAbility}}, true
	}
	stuff := func(unit chart.Lit, is string) chart.Row {
		return chart.Row1(c.amounts, chart.Parts(c.amount, unit), func(n int) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: n, Unit: is}}, true
		})
	}
	rows := []chart.Row{
		chart.Row1(c.np, chart.Parts(c.Noun), same),
		chart.Row1(c.np, chart.Parts(c.Player), same),
		chart.Row1(c.np, chart.Parts(c.Pronoun), same),
		chart.Row1(c.Nouns, chart.Parts(c.np), one),
		chart.Row1(c.owned, chart.Parts(c.Possessive, chart.Lit("life|life total")), func(who *tree.Phrase) (any, bool) {
			return &tree.Phrase{Whose: who, Stuff: &tree.Stuff{Unit: "zone", Key: "life"}}, true
		}).Like("your life total"),
		chart.Row2(c.owned, chart.Parts(c.Possessive, chart.Lit("devotion to"), c.color), func(who *tree.Phrase, color string) (any, bool) {
			return &tree.Phrase{Whose: who, Stuff: &tree.Stuff{Unit: "zone", Key: "devotion to " + color}}, true
		}).Like("your devotion to black"),
		chart.Row2(c.owned, chart.Parts(c.Possessive, c.color, chart.Lit("devotion")), func(who *tree.Phrase, color string) (any, bool) {
			return &tree.Phrase{Whose: who, Stuff: &tree.Stuff{Unit: "zone", Key: "devotion to " + color}}, true
		}).At(chart.AsSaid).Like("your black devotion"),
		chart.Row0(c.color, "white", "white"), chart.Row0(c.color, "blue", "blue"), chart.Row0(c.color, "black", "black"),
		chart.Row0(c.color, "red", "red"), chart.Row0(c.color, "green", "green"),
		chart.Row1(c.owned, chart.Parts(c.np, chart.Lit("'s trigger|'s triggers|'s triggered ability|'s triggered abilities|trigger|triggers|triggered ability")), func(of *tree.Phrase) (any, bool) {
			return &tree.Phrase{Whose: of, Stuff: &tree.Stuff{Unit: tree.OfTrigger}}, true
		}).At(chart.AsSaid).Like("a creature 's trigger"),
		chart.Row0(c.owned, "its trigger|its triggered ability|the trigger|that trigger|the triggered ability|its etb|its etb trigger|the etb|the etb trigger|its enter trigger|its enters trigger|its enter the battlefield trigger|its enters the battlefield trigger", &tree.Phrase{Whose: &tree.Phrase{Ref: ItsHolder}, Stuff: &tree.Stuff{Unit: tree.OfTrigger}}).At(chart.AsSaid),
		chart.Row2(c.owned, chart.Parts(c.np, chart.Lit("'s"), c.triggering, chart.Lit("trigger|triggered ability")), func(of *tree.Phrase, keyword string) (any, bool) {
			return &tree.Phrase{Whose: of, Stuff: &tree.Stuff{Unit: tree.OfTrigger, Key: keyword}}, true
		}).At(chart.AsSaid).Like("a creature 's persist trigger"),
		chart.Row0(c.triggering, "persist", "persist"),
		chart.Row0(c.triggering, "undying", "undying"),
		chart.Row0(c.triggering, "etb|enter|enters|enters the battlefield|entering|death|dies|drain|draw|damage", tree.TheOnly),
		chart.Row1(c.Nouns, chart.Parts(c.owned), one),
		chart.Row1(c.Items, chart.Parts(c.owned), one),
		chart.Row2(c.owned, chart.Parts(c.Possessive, c.Zone), func(who *tree.Phrase, zone string) (any, bool) {
			return &tree.Phrase{Whose: who, Stuff: &tree.Stuff{Unit: "zone", Key: zone}}, true
		}).Like("your library"),
		chart.Row2(c.owned, chart.Parts(c.Possessive, chart.Opt{Part: chart.Lit("own|next|current|normal|regular|very next|upcoming")}, c.Step), func(who *tree.Phrase, step string) (any, bool) {
			return &tree.Phrase{Whose: who, Stuff: &tree.Stuff{Unit: tree.OfTurn, Key: step}}, true
		}).At(chart.LastResort).Like("your turn"),
		chart.Row0(c.nth, "first", "first"),
		chart.Row0(c.nth, "second", "second"),
		chart.Row0(c.nth, "third", "third"),
		chart.Row0(c.nth, "fourth", "fourth"),
		chart.Row0(c.nth, "last", "last"),
		chart.Row1(c.ability, chart.Parts(c.signed), func(which string) (any, bool) { return which, true }),
		chart.Row1(c.signed, chart.Parts(chart.Lit("+|plus"), c.Number), func(n int) (any, bool) { return tree.Adds + strconv.Itoa(n), n > 0 }).Like("+ 1"),
		chart.Row1(c.signed, chart.Parts(chart.Lit("-|minus"), c.Number), func(n int) (any, bool) { return tree.Costs + strconv.Itoa(n), n > 0 }).Like("- 2"),
		chart.Row1(c.thing, chart.Parts(c.signed, abilityWord), func(which string) (any, bool) {
			return loyalty(&tree.Phrase{Ref: tree.Walker}, which)
		}).At(chart.LastResort).Like("- 2 ability"),
		chart.Row1(c.ability, chart.Parts(c.Number), func(n int) (any, bool) { return strconv.Itoa(n), n == 0 }).Like("0"),
		chart.Row0(c.ability, "- x|minus x|-x", tree.CostsX),
		chart.Row0(c.ability, "ultimate|ult|ulti", tree.Ultimate),
		chart.Row2(c.thing, chart.Parts(c.np, chart.Lit("'s"), c.nth, chart.Lit("ability|activated ability|loyalty ability")), loyalty).At(chart.AsSaid).Like("a creature 's first ability"),
		chart.Row2(c.thing, chart.Parts(chart.Lit("the"), c.nth, chart.Lit("ability of|activated ability of|loyalty ability of|ability on"), c.np), func(which string, p *tree.Phrase) (any, bool) { return loyalty(p, which) }).At(chart.AsSaid).Like("the second ability of a creature"),
		chart.Row1(c.thing, chart.Parts(chart.Lit("her|his|its|the|their"), c.nth, chart.Lit("ability|activated ability|loyalty ability")), func(which string) (any, bool) {
			return loyalty(&tree.Phrase{Ref: tree.Walker}, which)
		}).At(chart.AsSaid).Like("its first ability"),
		chart.Row2(c.thing, chart.Parts(c.np, chart.Lit("'s"), c.ability, abilityWord), loyalty),
		chart.Row1(c.thing, chart.Parts(c.np, chart.Lit("'s"), soleAbility), func(of *tree.Phrase) (any, bool) { return loyalty(of, "") }).At(chart.AsSaid).Like("a creature 's ability"),
		chart.Row1(c.thing, chart.Parts(chart.Lit("the"), soleAbility, chart.Lit("of|on|from"), c.np), func(of *tree.Phrase) (any, bool) { return loyalty(of, "") }).At(chart.AsSaid).Like("the ability of a creature"),
		chart.Row2(c.thing, chart.Parts(c.np, chart.Lit("+|plus"), c.Number, abilityWord), func(of *tree.Phrase, n int) (any, bool) { return loyalty(of, tree.Adds+strconv.Itoa(n)) }),
		chart.Row2(c.thing, chart.Parts(chart.Opt{Part: chart.Lit("the")}, c.ability, abilityWord, chart.Lit("of|on|from"), c.np), func(which string, p *tree.Phrase) (any, bool) { return loyalty(p, which) }).Like("the + 1 of a creature"),
		chart.Row1(c.thing, chart.Parts(chart.Lit("her|his|its|the|their"), c.ability, abilityWord), func(which string) (any, bool) {
			return loyalty(&tree.Phrase{Ref: tree.Walker}, which)
		}).At(chart.AsSaid).Like("her + 1"),
		chart.Row2(c.enumerated, chart.Parts(c.Noun, chart.Lit(",|:|-|—|namely|, namely|: namely"), c.Nouns), enumerated).At(chart.AsSaid).Like("two creatures: a 2/2 and a 3/3"),
		chart.Row2(c.enumerated, chart.Parts(c.Noun, chart.Lit("("), c.Nouns, chart.Lit(")")), enumerated).At(chart.AsSaid),
		chart.Row1(c.Nouns, chart.Parts(c.enumerated), list),
		chart.Row1(c.Items, chart.Parts(c.enumerated), list),
		chart.Row2(c.Nouns, chart.Parts(c.Nouns, joins, c.np), more),
		chart.Row2(c.Nouns, chart.Parts(c.Nouns, chart.Lit(","), c.Noun), again).At(chart.LastResort),
		chart.Row1(c.thing, chart.Parts(c.np), same),
		chart.Row1(c.thing, chart.Parts(c.smallNoun), same).At(chart.LastResort),
		chart.Row3(c.smallNoun, chart.Parts(chart.Opt{Part: c.Start}, chart.Opt{Part: c.Qualities}, c.SmallName), named),
		chart.Row2(c.smallNoun, chart.Parts(c.smallNoun, c.Behind), withBehind),
		chart.Row1(c.Items, chart.Parts(c.thing), one),
		chart.Row2(c.Items, chart.Parts(c.Items, joins, c.thing), more),
		chart.Row2(c.Items, chart.Parts(c.Items, chart.Lit(","), c.Noun), again).At(chart.LastResort),
		chart.Row2(c.Items, chart.Parts(c.Items, chart.Lit(","), c.smallNoun), more).At(chart.LastResort),
		chart.Row2(c.Items, chart.Parts(c.Items, chart.Lit(","), c.amounts), more).At(chart.LastResort),
		chart.Row1(c.thing, chart.Parts(c.amounts), same),
		chart.Row1(c.amounts, chart.Parts(c.Number), func(n int) (any, bool) { return &tree.Phrase{Stuff: &tree.Stuff{N: n}}, true }).At(chart.AsSaid).Like("3"),
		chart.Row1(c.amounts, chart.Parts(c.amount, chart.Lit("counter|counters")), func(n int) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: n, Unit: "counters"}}, true
		}).At(chart.LastResort),
		chart.Row2(c.amounts, chart.Parts(c.amount, c.Counter, chart.Lit("counter|counters")), func(n int, kind string) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: n, Unit: "counters", Key: kind}}, true
		}).Like("two +1/+1 counters"),
		chart.Row1(c.amounts, chart.Parts(chart.Lit("its|his|her"), c.Counter, chart.Lit("counter")), func(kind string) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: 1, Unit: "counters", Key: kind}}, true
		}).At(chart.AsSaid).Like("its +1/+1 counter"),
		chart.Row1(c.amounts, chart.Parts(c.Shield), func(string) (any, bool) { return &tree.Phrase{Stuff: &tree.Stuff{Unit: "regeneration"}}, true }),
		chart.Row1(c.amounts, chart.Parts(c.Number, chart.Lit("regeneration shields|regen shields")), func(n int) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: n, Unit: "regeneration"}}, true
		}).Like("two regeneration shields"),
		chart.Row1(c.amounts, chart.Parts(c.Nothing), func(string) (any, bool) { return &tree.Phrase{Stuff: &tree.Stuff{None: true}}, true }),
		chart.Row1(c.amounts, chart.Parts(chart.Lit("x =|x is|x was|x equal to|x equals|x of|x being|an x of|x as|x set to"), c.Number), func(n int) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: n, Unit: "X"}}, true
		}).Like("X = 3"),
		chart.Row1(c.amounts, chart.Parts(chart.Lit("an empty|empty|no"), c.Zone, chart.Opt{Part: chart.Lit("left|remaining")}), func(zone string) (any, bool) { return noneIn(zone), true }).Like("an empty library"),
		chart.Row1(c.amounts, chart.Parts(chart.Lit("a full|a big|a huge|a deep|a large|a fat"), c.Zone), func(zone string) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{N: plenty, Unit: "cards", Key: zone}}, zone == "library"
		}).At(chart.AsSaid).Like("a full library"),
		chart.Row0(c.amounts, "plenty of cards|enough cards|lots of cards|a lot of cards|many cards|plenty of cards left|more than enough cards", &tree.Phrase{Stuff: &tree.Stuff{N: plenty, Unit: "cards"}}),
		chart.Row1(c.amounts, chart.Parts(chart.Lit("the|those|all"), c.amounts), func(p *tree.Phrase) (any, bool) {
			return p, p.Stuff.N > 0 && (p.Stuff.Unit == "life" || p.Stuff.Unit == "damage")
		}).At(chart.AsSaid),
		chart.Row0(c.title, "the monarch|monarch|the crown|the monarchy", "monarch"), chart.Row0(c.title, "the initiative|initiative", "initiative"),
		chart.Row0(c.title, "the city's blessing|city's blessing|the city 's blessing|city 's blessing", "city's blessing"),
		chart.Row1(c.amounts, chart.Parts(c.title), func(key string) (any, bool) {
			return &tree.Phrase{Stuff: &tree.Stuff{Unit: tree.OfTitle, Key: key}}, true
		}).At(chart.AsSaid).Like("the initiative"),
		chart.Row0(c.amounts, "no cards|no card|no cards left|no cards remaining|zero cards", &tree.Phrase{Stuff: &tree.Stuff{None: true, Unit: "cards"}}),
	}
	for _, u := range []struct {
		says chart.Lit
		unit string
	}{{"life|life left|life points|life total", "life"}, {"damage|dmg|points of damage", "damage"}, {"combat damage", "combat damage"}, {"noncombat damage", "noncombat damage"},
		{"poison|poison counter|poison counters", "poison"}, {"energy|energy counters", "energy"}, {"mana", "mana"}, {"card|cards|card left|cards left|cards remaining", "cards"}} {
		rows = append(rows, stuff(u.says, u.unit))
	}
	return rows
}

// enumerated is a list of things of which is said before it how many they are, and what: "two creatures, a 2/2 and a 3/3".
func enumerated(p *tree.Phrase, list []*tree.Phrase) (any, bool) {
	if p.Name != nil || p.Count < 2 || len(list) != p.Count || p.Mods.Get(tree.Type) == nil || p.Mods.Get(tree.Subtype) != nil || p.Mods.Get(tree.Size) != nil {
		return nil, false
	}
	each := make([]*tree.Phrase, len(list))
	for i, one := range list {
		with := *one
		if one.Ref != "" || one.Stuff != nil || one.Count > 1 || one.Name != nil && one.Name.Kind == tree.PlayerName {
			return nil, false
		}
		if with.Name == nil && !with.Mods.Heads() {
			with.Mods = slices.Concat(one.Mods[:one.Front], p.Mods[:p.Front], one.Mods[one.Front:], p.Mods[p.Front:])
			with.Front += p.Front
		}
		if with.Whose == nil && p.Whose != nil {
			with.Mods = with.Mods.And(tree.Mods{{Slot: tree.Controlled, Who: p.Whose}})
		}
		each[i] = &with
	}
	return each, true
}

// attachedTo are words behind an Aura or Equipment for what it is attached to.
const attachedTo = chart.Lit("attached to|enchanting|equipped to|equipping|on|that is attached to|which is attached to|that's attached to|that is enchanting|which is enchanting|that enchants|which enchants|that equips|which equips|that is on|which is on|that's on|stuck on|stuck to|slapped on|strapped to|sitting on|suiting up")

// relationRows are those of what a thing stands in a relation to, behind its noun.
func (c *Categories) relationRows() []chart.Row {
	to := func(slot tree.Slot) func(p *tree.Phrase) (any, bool) {
		return func(p *tree.Phrase) (any, bool) { return tree.Mods{{Slot: slot, Who: p}}, true }
	}
	of := to(tree.Controlled)
	return []chart.Row{
		chart.Row1(c.Behind, chart.Parts(attachedTo, c.np), to(tree.AttachedTo)).Like("attached to a creature"),
		chart.Row1(c.Behind, chart.Parts(chart.Opt{Part: chart.Lit(",|that is|which is|that's|, which is")}, chart.Lit("enchanted with|enchanted by|wearing|carrying|holding|sporting|equipped with|equipped by|attached with|suited up with|decked out with|dressed up with|that wears|which wears|that carries|which carries|that holds|which holds|under"), c.np), to(tree.Wears)).Like("enchanted with a card"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("with|that has|which has"), c.np, chart.Lit("attached|attached to it|on it|on him|on her|enchanting it|equipped to it|equipped")), to(tree.Wears)).Like("with a card attached"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("of"), c.Player, chart.Opt{Part: chart.Lit("'s")}), of).At(chart.AsSaid).Like("of Bob"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("of"), c.Mine), of).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit(", which is|which is|, that is|that is|that's|, who is|, it's|, it 's"), c.Mine, chart.Opt{Part: chart.Lit(",")}), of).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit(","), c.Mine, chart.Opt{Part: chart.Lit(",")}), of).At(chart.LastResort),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("("), chart.Opt{Part: chart.Lit("both|all|also")}, c.Mine, chart.Lit(")")), of).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("("), c.Possessive, chart.Lit(")")), of).At(chart.AsSaid),
		chart.Row0(c.Behind, notMine, tree.Mods{{Slot: tree.Controlled, Who: &tree.Phrase{Ref: tree.Across}}}).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("( it is|( it's|( it 's|( which is|( they are|( that's"), c.being, chart.Lit(")")), func(m tree.Mods) (any, bool) { return m, true }).At(chart.AsSaid).Like("(it is red)"),
		chart.Row2(c.Behind, chart.Parts(chart.Lit("(|( it 's|( it's|( this is"), c.Possessive, c.Qualities, chart.Lit(")")), func(p *tree.Phrase, q tree.Mods) (any, bool) {
			return tree.Mods{{Slot: tree.Controlled, Who: p}}.And(q), q.Heads()
		}).At(chart.AsSaid).Like("(my spell)"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("("), c.Name, chart.Lit(")")), func(n *tree.Name) (any, bool) {
			return tree.Mods{{Slot: tree.CardNamed, Key: n.Text}}, true
		}).At(chart.AsSaid),
	}
}

// notMine says of something that it is the other player's.
const notMine = "( not mine )|( not my own )|( it 's not mine )|( it's not mine )|( it isn't mine )"

// placeRows are those of places.
func (c *Categories) placeRows() []chart.Row {
	side := func(who *tree.Phrase) (any, bool) {
		return &tree.Place{Zone: "battlefield", Whose: who, Side: true}, true
	}
	ofOne := func(who *tree.Phrase) (any, bool) {
		return &tree.Place{Zone: "battlefield", Whose: who, Side: true, One: true}, true
	}
	rows := []chart.Row{
		chart.Row1(c.place, chart.Parts(c.There), func(string) (any, bool) { return &tree.Place{Zone: "battlefield"}, true }),
		chart.Row1(c.place, chart.Parts(chart.Lit("on|to|in|at"), c.Possessive, c.Side), side).Like("on your side"),
		chart.Row2(c.place, chart.Parts(c.There, chart.Lit("for"), c.Player), func(_ string, who *tree.Phrase) (any, bool) { return side(who) }).At(chart.AsSaid).Like("out for Bob"),
		chart.Row1(c.place, chart.Parts(chart.Lit("under|on"), c.Mine), side).At(chart.LastResort).Like("under mine"),
		chart.Row0(c.place, "on the other side|on the opposite side|on the opposing side|on the other side of the table|across the table", &tree.Place{Zone: "battlefield", Whose: &tree.Phrase{Ref: tree.Across}, Side: true}),
		chart.Row1(c.place, chart.Parts(chart.Lit("under|that would enter under|that enter under|which would enter under|entering under"), c.Possessive, chart.Lit("control")), side).Like("under your control"),
		chart.Row3(c.place, chart.Parts(c.inside, chart.Opt{Part: c.Possessive}, c.Zone), func(prep string, who *tree.Phrase, zone string) (any, bool) {
			return &tree.Place{Prep: prep, Zone: zone, Whose: who}, true
		}).Like("in your graveyard"),
		chart.Row2(c.place, chart.Parts(chart.Lit("on|during|in"), c.Possessive, chart.Opt{Part: chart.Lit("own|next")}, c.Step), func(who *tree.Phrase, step string) (any, bool) {
			return &tree.Place{Prep: "on", Zone: step, Whose: who}, true
		}),
		chart.Row1(c.place, chart.Parts(chart.Lit("( they 're|( they're|( they are|( both|( all"), c.Mine, chart.Lit(")")), side).At(chart.AsSaid),
		chart.Row1(c.place, chart.Parts(chart.Lit("(|( it 's|( it's|( it is"), c.Mine, chart.Lit(")")), ofOne).At(chart.AsSaid),
		chart.Row1(c.place, chart.Parts(chart.Lit("("), c.Possessive, chart.Lit(")")), ofOne).At(chart.AsSaid),
		chart.Row1(c.place, chart.Parts(chart.Lit("( both|( all|( both are|( they 're|( they're|( they are"), c.Possessive, chart.Lit(")")), side).At(chart.AsSaid),
		chart.Row0(c.place, notMine, &tree.Place{Zone: "battlefield", Whose: &tree.Phrase{Ref: tree.Across}, Side: true, One: true}).At(chart.AsSaid),
		chart.Row1(c.place, chart.Parts(chart.Lit("under|under the control of|in the control of|on the side of|on the board of|on the table of|on the battlefield of|on the field of|on team|in team|in the team of|on the team of|in front of|in the hands of"), c.Player), side).At(chart.AsSaid).Like("under Bob"),
		chart.Row1(c.place, chart.Parts(chart.Opt{Part: chart.Lit(",|and|which are|that are|and they 're|and they're|and they are")}, chart.Lit("both|all|each|both of them|all of them|all of which are|both of which are"), c.Mine), side).At(chart.AsSaid).Like("both mine"),
		chart.Row1(c.place, chart.Parts(chart.Opt{Part: chart.Lit(",|and|which are|that are")}, chart.Lit("both|all|each|both of them|all of them"), c.place), func(p *tree.Place) (any, bool) { return p, p.Side }).At(chart.AsSaid).Like("all under your control"),
		chart.Row1(c.place, chart.Parts(chart.Opt{Part: chart.Lit(",|and|(")}, chart.Lit("controlled by|owned by"), c.Player, chart.Opt{Part: chart.Lit(")")}), side).At(chart.AsSaid),
		chart.Row2(c.place, chart.Parts(c.place, c.place), func(a, b *tree.Place) (any, bool) {
			both := *a
			if b.Whose != nil {
				both.Whose, both.Side, both.One = b.Whose, b.Side, b.One
			}
			return &both, (a.Whose == nil || b.Whose == nil) && (b.Side || a.Zone == b.Zone)
		}).At(chart.AsSaid),
		chart.Row1(c.place, chart.Parts(chart.Lit("already|currently|still|now"), c.place), func(p *tree.Place) (any, bool) { return p, true }).At(chart.AsSaid).Like("already in your graveyard"),
	}
	for _, prep := range []string{"in", "into", "from", "to", "onto", "out of", "on top of", "on the bottom of", "to the bottom of", "back to"} {
		rows = append(rows, chart.Row0(c.inside, chart.Lit(prep), prep), chart.Row0(c.inside, chart.Lit(prep+" the|"+prep+" a"), prep))
	}
	return rows
}
