package english

import (
	"slices"
	"sync"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// Grammar is a compiled grammar and the categories that it speaks of.
type Grammar struct {
	*chart.Grammar
	*Categories
	// Rows are those that it was made of.
	Rows []chart.Row
}

// Nouns is the grammar of noun phrases, and of what is said of nouns wherever it stands.
var Nouns = sync.OnceValue(func() *Grammar {
	c := newCategories()
	var rows []chart.Row
	for _, list := range [][]chart.Row{c.phraseRows(), c.countedRows(), c.chosenRows(), c.qualityRows(), c.behindRows(), c.whoseRows(), c.beingRows(), c.haveRows(), c.deedRows()} {
		rows = append(rows, list...)
	}
	return &Grammar{chart.Compile(rows, tree.Same), c, rows}
})

// Clauses is the grammar of clauses, with that of the nouns in them.
var Clauses = sync.OnceValue(func() *Grammar {
	g := Nouns()
	c := g.Categories
	rows := g.Rows
	for _, list := range [][]chart.Row{c.statementRows(), c.predicateRows(), c.verbRows(), c.argumentRows(), c.itemRows(), c.relationRows(), c.placeRows(), c.effectRows(), c.slangRows()} {
		rows = append(rows, list...)
	}
	return &Grammar{chart.Compile(rows, tree.Same), c, rows}
})

// phraseRows are those of whole noun phrases:
//
//	Thing = [ Det ] [ Whose ] [ Qualities ] [ Name ] { Behind } .
func (c *Categories) phraseRows() []chart.Row {
	return []chart.Row{
		chart.Row0(c.det, "a|an|a single", tree.Some).Like("a"),
		chart.Row0(c.det, "the|this|that|these|those", tree.Known).Like("the"),
		chart.Row0(c.det, "another|a second|a third|a further|one more|yet another", tree.Another).Like("another"),
		chart.Row0(c.det, "the other", tree.Other).Like("the other"),
		chart.Row3(c.core, chart.Parts(chart.Opt{Part: c.det}, chart.Opt{Part: c.Possessive}, chart.Opt{Part: chart.Lit("own")}, c.Qualities),
			func(d tree.Det, whose *tree.Phrase, q tree.Mods) (any, bool) {
				return &tree.Phrase{Det: d, Whose: whose, Mods: q}, q.Heads()
			}).Like("a red creature"),
		chart.Row4(c.core, chart.Parts(chart.Opt{Part: c.det}, chart.Opt{Part: c.Possessive}, chart.Opt{Part: chart.Lit("own")}, chart.Opt{Part: c.Qualities}, c.Name),
			func(d tree.Det, whose *tree.Phrase, q tree.Mods, n *tree.Name) (any, bool) {
				return &tree.Phrase{Det: d, Whose: whose, Mods: q, Name: n}, true
			}).Like("Alice's red Grizzly Bears"),
		chart.Row1(c.Thing, chart.Parts(c.core), func(p *tree.Phrase) (any, bool) { return p, true }),
		chart.Row2(c.Thing, chart.Parts(c.Thing, c.Behind), withBehind).Like("a creature with flying"),
	}
}

// withBehind is a noun phrase of which more is said behind it.
func withBehind(p *tree.Phrase, m tree.Mods) (any, bool) {
	with := *p
	with.Mods = p.Mods.And(m)
	last := len(p.Mods) - 1 // what is said behind another noun is said of that
	return &with, last < mostListed && (last < 0 || !p.Mods[last].Slot.In(tree.AttachedTo, tree.Wears))
}

// named is a noun phrase of what stands before its name, and its name.
func named(p *tree.Phrase, q tree.Mods, n *tree.Name) (any, bool) {
	with := tree.Phrase{}
	if p != nil {
		with = *p
	}
	with.Mods, with.Front, with.Name = q, len(q), n
	return &with, true
}

// countedRows are those of noun phrases with how many they mean:
//
//	Noun  = [ Start ] [ Qualities ] [ Name ] { Behind } .
//	Start = { "one of" | Det | Whose | Count | "copies of" } .
func (c *Categories) countedRows() []chart.Row {
	start := chart.Opt{Part: c.Start}
	return []chart.Row{
		chart.Row1(c.count, chart.Parts(c.Number), func(n int) (any, bool) { return n, n > 0 && n < 100 }).Like("two"),
		chart.Row1(c.count, chart.Parts(c.Number, chart.Lit("x|copies of|of|more|different|other")), func(n int) (any, bool) { return n, n > 0 && n < 100 }).At(chart.AsSaid).Like("two copies of"),
		chart.Row1(c.count, chart.Parts(chart.Lit("exactly|just|only"), c.count), func(n int) (any, bool) { return n, n > 1 }).At(chart.AsSaid).Like("exactly two"),
		chart.Row0(c.count, "x2|x 2|a couple of|a pair of", 2).At(chart.AsSaid).Like("x2"),
		chart.Row0(c.count, "x3|x 3", 3).At(chart.AsSaid), chart.Row0(c.count, "x4|x 4", 4).At(chart.AsSaid),
		chart.Row1(c.Start, chart.Parts(c.det), func(d tree.Det) (any, bool) { return &tree.Phrase{Det: d}, true }).Like("the"),
		chart.Row1(c.Start, chart.Parts(c.det, chart.Lit("copy of")), func(d tree.Det) (any, bool) { return &tree.Phrase{Det: d, Copy: true}, true }).At(chart.AsSaid).Like("a copy of"),
		chart.Row1(c.Start, chart.Parts(c.Possessive, chart.Opt{Part: chart.Lit("own|lone|one|only")}), func(who *tree.Phrase) (any, bool) {
			return &tree.Phrase{Whose: who}, true
		}).Like("Bob's own"),
		chart.Row1(c.Start, chart.Parts(c.Possessive, chart.Lit("other")), func(who *tree.Phrase) (any, bool) {
			return &tree.Phrase{Whose: who, Det: tree.Other}, true
		}).Like("Bob's other"),
		chart.Row1(c.Start, chart.Parts(c.count), func(n int) (any, bool) { return &tree.Phrase{Count: n}, true }).Like("two"),
		chart.Row2(c.Start, chart.Parts(c.det, c.count), func(d tree.Det, n int) (any, bool) { return &tree.Phrase{Det: d, Count: n}, true }).Like("the two"),
		chart.Row2(c.Start, chart.Parts(c.Possessive, c.count), func(who *tree.Phrase, n int) (any, bool) {
			return &tree.Phrase{Whose: who, Count: n}, true
		}).Like("Bob's two"),
		chart.Row2(c.Start, chart.Parts(c.Number, chart.Lit("of"), c.Possessive), func(n int, who *tree.Phrase) (any, bool) {
			return &tree.Phrase{Whose: who, Count: n}, n > 1
		}).At(chart.AsSaid).Like("two of Bob's"),
		chart.Row0(c.Start, "both|each of|both of|all of|one of|all", &tree.Phrase{}).At(chart.AsSaid).Like("both"),
		chart.Row2(c.Start, chart.Parts(c.det, chart.Lit("copy of"), c.Start), func(d tree.Det, p *tree.Phrase) (any, bool) {
			of := *p
			of.Copy = true
			return &of, true
		}).At(chart.AsSaid).Like("a copy of the"),
		chart.Row1(c.Start, chart.Parts(chart.Lit("each of|both of|both|all of"), c.Start), func(p *tree.Phrase) (any, bool) { return p, true }).At(chart.AsSaid).Like("both of the"),
		chart.Row1(c.Start, chart.Parts(chart.Lit("one of"), c.Start), func(p *tree.Phrase) (any, bool) {
			of := *p
			of.One = true
			return &of, true
		}).At(chart.AsSaid).Like("one of the"),
		chart.Row4(c.Noun, chart.Parts(start, chart.Opt{Part: c.Qualities}, chart.Opt{Part: chart.Lit("called|named|card|card called|card named")}, c.Name, chart.Opt{Part: c.Head}), func(p *tree.Phrase, q tree.Mods, n *tree.Name, behind tree.Mods) (any, bool) {
			val, _ := named(p, q.And(behind), n)
			return val, len(behind) == 0 || len(behind) == 1 && (behind[0].Slot == tree.Kind && behind[0].Key == "token" || n.Kind == tree.CardName && behind[0].Slot.In(tree.Type, tree.Subtype))
		}).Like("two red Grizzly Bears"),
		chart.Row3(c.Noun, chart.Parts(start, c.Qualities, chart.Lit(","), c.Name, chart.Opt{Part: chart.Lit(",")}), func(p *tree.Phrase, q tree.Mods, n *tree.Name) (any, bool) {
			val, _ := named(p, q, n)
			val.(*tree.Phrase).Apart = true
			return val, q.Heads()
		}).At(chart.AsSaid).Like("Bob's commander, Grizzly Bears,"),
		chart.Row2(c.Noun, chart.Parts(start, c.Qualities), func(p *tree.Phrase, q tree.Mods) (any, bool) {
			val, _ := named(p, q, nil)
			return val, q.Heads() || q.Get(tree.Size) != nil
		}).Like("two 2/2 creatures"),
		chart.Row2(c.Noun, chart.Parts(c.Noun, c.Behind), withBehind).Like("two creatures with flying"),
		chart.Row2(c.Noun, chart.Parts(c.Noun, chart.Lit(", a|, an"), c.Size, chart.Opt{Part: chart.Lit("creature|body|token")}, chart.Opt{Part: chart.Lit(",")}), func(p *tree.Phrase, m tree.Mod) (any, bool) {
			val, ok := withBehind(p, tree.Mods{m})
			return val, ok && p.Count < 2
		}).At(chart.AsSaid).Like("Grizzly Bears, a 2/2,"),
		chart.Row2(c.Noun, chart.Parts(c.Noun, chart.Lit("from|by|, from|coming from|courtesy of"), c.Player), func(p, who *tree.Phrase) (any, bool) {
			with, of := *p, *who
			if of.Ref == "some player" {
				of.Ref = tree.Across
			}
			with.Mods = p.Mods.And(tree.Mods{{Slot: tree.Controlled, Who: &of}})
			return &with, p.Name != nil && p.Whose == nil
		}).At(chart.LastResort),
		chart.Row2(c.Noun, chart.Parts(c.Noun, c.times), func(p *tree.Phrase, n int) (any, bool) {
			with := *p
			with.Count = n
			return &with, p.Name != nil && p.Count == 0
		}).At(chart.AsSaid),
		chart.Row0(c.times, "x1|x 1|( x1 )", 1),
		chart.Row0(c.Start, "our own|our own copy of|each our own|their own copy of|his own copy of", &tree.Phrase{Det: tree.Some}).At(chart.AsSaid),
		chart.Row0(c.times, "x2|x 2|( x2 )|( x 2 )", 2), chart.Row0(c.times, "x3|x 3|( x3 )|( x 3 )", 3), chart.Row0(c.times, "x4|x 4|( x4 )|( x 4 )", 4),
	}
}

// qualityRows are those of what describes a thing before its noun and as its noun:
//
//	Qualities = [ Adjectives ] Heads | Adjectives .
func (c *Categories) qualityRows() []chart.Row {
	same := func(m tree.Mods) (any, bool) { return m, true }
	join := func(a, b tree.Mods) (any, bool) { return a.And(b), len(a) < mostListed }
	// The "or" before the last of several is one of all of them, so none of it joins by a comma.
	listed := func(a, b tree.Mods) (any, bool) {
		return a.And(b), a.Get(tree.OneOf) == nil && b.Get(tree.OneOf) == nil && len(a) < mostListed
	}
	oneOf := func(a, b tree.Mods) (any, bool) {
		return tree.Mods{{Slot: tree.OneOf, Any: a.And(b)}}, len(b) == 1 && !slices.ContainsFunc(a, func(m tree.Mod) bool { return m.Slot != b[0].Slot })
	}
	return []chart.Row{
		chart.Row1(c.adjective, chart.Parts(c.Adjective), same).Like("red"),
		chart.Row1(c.adjective, chart.Parts(c.Size), func(m tree.Mod) (any, bool) { return tree.Mods{m}, true }).Like("2/2"),
		chart.Row1(c.adjective, chart.Parts(c.Number, chart.Lit("- power|power")), func(n int) (any, bool) {
			return tree.Mods{{Slot: tree.Power, N: n}}, true
		}).At(chart.AsSaid).Like("4 power"),
		chart.Row1(c.adjective, chart.Parts(c.Keyword), func(m tree.Mod) (any, bool) { return tree.Mods{m}, true }).At(chart.AsSaid).Like("flying"),
		chart.Row1(c.choices, chart.Parts(c.Adjective), same),
		chart.Row2(c.choices, chart.Parts(c.choices, chart.Lit(",|or|, or|and/or"), c.Adjective), join).Like("black, red"),
		chart.Row2(c.adjective, chart.Parts(c.choices, chart.Lit("or|, or|and/or"), c.Adjective), oneOf).Like("black or red"),
		chart.Row1(c.adjectives, chart.Parts(c.adjective), same),
		chart.Row2(c.adjectives, chart.Parts(c.adjectives, c.adjective), join).Like("tapped red"),
		chart.Row2(c.adjectives, chart.Parts(c.adjectives, chart.Lit("and|,|, and"), c.adjective), listed).At(chart.AsSaid).Like("red and green"),
		chart.Row1(c.heads, chart.Parts(c.Head), same).Like("creature"),
		chart.Row2(c.heads, chart.Parts(c.heads, c.Head), join).Like("artifact creature"),
		chart.Row1(c.Qualities, chart.Parts(c.adjectives), same),
		chart.Row1(c.Qualities, chart.Parts(c.heads), same),
		chart.Row2(c.Qualities, chart.Parts(c.adjectives, c.heads), join).Like("red creature"),
	}
}

// behindRows are those of what is said behind a noun.
func (c *Categories) behindRows() []chart.Row {
	same := func(m tree.Mods) (any, bool) { return m, true }
	not := func(m tree.Mods) (any, bool) { n, ok := m.Not(); return n, ok }
	which := func(_ bool, m tree.Mods) (any, bool) { return m, true }
	whichNot := func(_ bool, m tree.Mods) (any, bool) { return not(m) }
	return []chart.Row{
		chart.Row1(c.Behind, chart.Parts(chart.Lit("with|each with|all with|both with"), c.Haves), same).Like("with flying"),
		chart.Row1(c.state, chart.Parts(chart.Opt{Part: chart.Lit("already|still|currently|now")}, c.Adjective), func(m tree.Mods) (any, bool) {
			return m, len(m) == 1 && m[0].Slot == tree.State && (m[0].Key == "tapped" || m[0].Key == "untapped")
		}).At(chart.AsSaid).Like("already tapped"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit(",|, which is|, that is|, it's|, it is"), c.state, chart.Opt{Part: chart.Lit(",")}), same).At(chart.AsSaid).Like(", untapped"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("w|w /|having|carrying|bearing|holding|sporting"), c.Haves), same).At(chart.AsSaid).Like("w flying"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("without"), c.Haves), not).Like("without flying"),
		chart.Row0(c.which, "that|which|who", true).Like("that"),
		chart.Row2(c.Behind, chart.Parts(c.which, chart.Lit("is|'s|are|was|were"), c.being), which).Like("that's red"),
		chart.Row2(c.Behind, chart.Parts(c.which, chart.Lit("is|'s|are"), c.being, chart.Lit("at that moment|at the moment|right now|at that point|at that time|at this point|currently")), which).At(chart.AsSaid),
		chart.Row2(c.Behind, chart.Parts(c.which, chart.Lit("is not|isn't|are not|aren't|was not|wasn't"), c.being), whichNot).Like("that isn't tapped"),
		chart.Row2(c.Behind, chart.Parts(c.which, chart.Lit("is at|'s at|is sitting at|sits at|is on"), c.Number, chart.Lit("loyalty")), func(_ bool, n int) (any, bool) {
			return tree.Mods{{Slot: tree.Loyalty, N: n}}, true
		}).At(chart.AsSaid).Like("which is at 4 loyalty"),
		chart.Row2(c.Behind, chart.Parts(c.which, chart.Lit("has|have|had"), c.Haves), which).Like("that has flying"),
		chart.Row2(c.Behind, chart.Parts(c.which, chart.Lit("doesn't have|does not have|don't have"), c.Haves), whichNot).Like("that doesn't have flying"),
		chart.Row2(c.Behind, chart.Parts(c.which, c.deed), which).Like("that attacked this turn"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("named|called"), c.AnyName), func(n *tree.Name) (any, bool) {
			return tree.Mods{{Slot: tree.Named, Key: n.Text}}, true
		}).Like("named Old Bear"),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("("), c.Inside, chart.Lit(")")), same).At(chart.AsSaid).Like("(red)"),
	}
}

// whoseRows are those of who controls and who owns something.
func (c *Categories) whoseRows() []chart.Row {
	both := []tree.Slot{tree.Controlled, tree.Owned}
	said := func(p *tree.Phrase, slots []tree.Slot) (any, bool) {
		var m tree.Mods
		for _, s := range slots {
			m = append(m, tree.Mod{Slot: s, Who: p})
		}
		return m, true
	}
	return []chart.Row{
		chart.Row0(c.holds, "controls|control", both[:1]).Like("controls"),
		chart.Row0(c.holds, "has|have|got|'ve got|'s got", both[:1]).At(chart.AsSaid),
		chart.Row0(c.holds, "owns|own", both[1:]).Like("owns"),
		chart.Row0(c.holds, "controls and owns|owns and controls|control and own|own and control", both).Like("controls and owns"),
		chart.Row0(c.held, "controlled by", both[:1]).Like("controlled by"),
		chart.Row0(c.held, "owned by", both[1:]).Like("owned by"),
		chart.Row0(c.held, "controlled and owned by|owned and controlled by", both).Like("controlled and owned by"),
		chart.Row2(c.Behind, chart.Parts(c.Player, c.holds), said).Like("Bob controls"),
		chart.Row1(c.Behind, chart.Parts(c.Player, chart.Lit("has|have|has out|have out|cast|casts|casted|played")), func(p *tree.Phrase) (any, bool) {
			return said(p, both[:1])
		}).At(chart.LastResort).Like("Bob has"),
		chart.Row3(c.Behind, chart.Parts(c.which, c.Player, c.holds), func(_ bool, p *tree.Phrase, slots []tree.Slot) (any, bool) {
			return said(p, slots)
		}).At(chart.AsSaid).Like("that Bob controls"),
		chart.Row2(c.Behind, chart.Parts(c.held, c.Player), func(slots []tree.Slot, p *tree.Phrase) (any, bool) { return said(p, slots) }).At(chart.AsSaid).Like("controlled by Bob"),
	}
}

// beingRows are those of what something is, behind "is", as an aside between commas and in
// parentheses.
func (c *Categories) beingRows() []chart.Row {
	same := func(m tree.Mods) (any, bool) { return m, true }
	join := func(a, b tree.Mods) (any, bool) { return a.And(b), true }
	return []chart.Row{
		chart.Row1(c.being, chart.Parts(c.Qualities), same).Like("red"),
		chart.Row1(c.being, chart.Parts(chart.Lit("a|an"), c.Qualities), func(q tree.Mods) (any, bool) { return q, q.Heads() }).Like("a red creature"),
		chart.Row1(c.being, chart.Parts(c.deed), same).Like("dealt damage this turn"),
		chart.Row1(c.being, chart.Parts(chart.Lit("at|on|sitting at|sitting on"), c.Number, chart.Lit("loyalty|loyalty counters")), func(n int) (any, bool) {
			return tree.Mods{{Slot: tree.Loyalty, N: n}}, true
		}).At(chart.AsSaid).Like("at 5 loyalty"),
		chart.Row0(c.Behind, "as commander|as my commander|as his commander|as her commander|as their commander|as a commander|as the commander", tree.Mods{{Slot: tree.Kind, Key: "commander"}}).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit(","), c.Behind, chart.Opt{Part: chart.Lit(",")}), func(m tree.Mods) (any, bool) { return m, m.Aside() }).At(chart.AsSaid).Like(", which is tapped,"),
		chart.Row1(c.Said, chart.Parts(c.Qualities), same).Like("red creature"),
		chart.Row1(c.Said, chart.Parts(c.deed), same),
		chart.Row2(c.Said, chart.Parts(c.Said, chart.Opt{Part: chart.Lit("and|,|, and|but|, but")}, c.Behind), join).Like("red creature Bob controls and with flying"),
		chart.Row1(c.Behind, chart.Parts(c.Size, chart.Opt{Part: chart.Lit("untapped")}), func(m tree.Mod) (any, bool) { return tree.Mods{m}, true }).At(chart.LastResort),
		chart.Row1(c.item, chart.Parts(c.being), same).Like("tapped"),
		chart.Row1(c.item, chart.Parts(c.Haves), same).Like("flying"),
		chart.Row1(c.item, chart.Parts(c.Behind), same).Like("with flying"),
		chart.Row1(c.Inside, chart.Parts(c.item), same),
		chart.Row2(c.Inside, chart.Parts(c.Inside, c.item), join).At(chart.AsSaid),
		chart.Row2(c.Inside, chart.Parts(c.Inside, chart.Lit(",|and|, and|&|+|;"), c.item), join).Like("2/2, tapped"),
	}
}
