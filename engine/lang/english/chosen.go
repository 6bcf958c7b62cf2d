package english

import (
	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// Words of what is chosen for something as it enters: the verbs, their participles, and what sort of thing it is.
const (
	choseIt   = chart.Lit("chose|choose|chooses|have chosen|has chosen|'ve chosen|picked|pick|have picked|'ve picked|named|name|names|have named|'ve named|has named|selected|select|called|call|said|say|wrote down|went with|set it to|set it on|put it on|locked in|declared")
	wasChosen = chart.Lit("chosen|named|selected|picked|called|declared|set")
	choiceIs  = chart.Lit("is|was|:|=|being|are|were")
	asEntered = chart.Lit("as it entered|when it entered|as it entered the battlefield|when it entered the battlefield|as it enters|when it came in|as it came in|when it came down|as it came down|when i played it|when i cast it|on entry|on the way in|upon entering|on etb|when it etb'd")
)

// choiceKind is what sort of thing is chosen: a color, a type, a name, a player.
const choiceKind = chart.Lit("color|colour|type|creature type|tribe|name|card name|card|named card|nonland card name|player|opponent|land type|card type")

// chosenRows are those of what was chosen for something as it entered:
//
//	Choice    = ( "naming" | "set to" | … ) Picked | [ "," ] "with" Picked "chosen" .
//	Statement = "the chosen" Kind "is" Picked | Player "chose" Picked [ "for" Thing ] | Picked "is what" Player "chose" … .
func (c *Categories) chosenRows() []chart.Row {
	same := func(m tree.Mods) (any, bool) { return m, true }
	before := func(m tree.Mods, _ string) (any, bool) { return m, true }
	behind := func(_ string, m tree.Mods) (any, bool) { return m, true }
	sortOf := func(_ string, m tree.Mods) (any, bool) { return chosenFor(m) }
	one := func(m tree.Mods) (any, bool) {
		return m, len(m) == 1 && m[0].Slot.In(tree.Color, tree.Type, tree.Subtype)
	}
	key := func(key string) (any, bool) { return tree.Mods{{Slot: tree.Chosen, Key: key}}, true }
	named := func(n *tree.Name) (any, bool) { return key(TheName + n.Text) }
	kind := chart.Opt{Part: choiceKind}
	entered := chart.Opt{Part: asEntered}
	return []chart.Row{
		chart.Row1(c.quality, chart.Parts(c.Adjective), one),
		chart.Row1(c.quality, chart.Parts(c.Head), one),
		chart.Row1(c.picked, chart.Parts(c.quality), func(m tree.Mods) (any, bool) { return key(m[0].Key) }).Like("Bear"),
		chart.Row1(c.picked, chart.Parts(c.Player), func(p *tree.Phrase) (any, bool) { return tree.Mods{{Slot: tree.Chosen, Who: p}}, true }).Like("Bob"),
		chart.Row1(c.picked, chart.Parts(c.Name), named),
		chart.Row1(c.picked, chart.Parts(c.SmallName), named).At(chart.AsSaid),
		chart.Row1(c.picked, chart.Parts(chart.Lit("\""), c.picked, chart.Lit("\"")), same).At(chart.AsSaid),
		// What many words can stand for is a category of its own: a row has a way for each combination of its words.
		chart.Row0(c.chose, choseIt, ""),
		chart.Row0(c.sort, choiceKind, ""),
		chart.Row1(c.pickedSo, chart.Parts(kind, c.picked, entered), same),
		chart.Row1(c.nowPicked, chart.Parts(kind, c.picked, chart.Opt{Part: chart.Lit("is|was|has been")}, wasChosen), same),
		chart.Row1(c.pickedNow, chart.Parts(c.nowPicked, entered), same),
		chart.Row1(c.choice, chart.Parts(chart.Lit("naming|choosing|set to|set on|calling|locked on|pointed at|tuned to|that named|which named|that names|which names|that chose|which chose|with chosen|with the chosen"), c.pickedSo), same).Like("naming Bear"),
		chart.Row1(c.choice, chart.Parts(chart.Lit("named"), c.pickedSo), same).At(chart.AsSaid), // what is called so is likelier
		chart.Row1(c.choice, chart.Parts(chart.Lit("with|, with|,"), c.pickedNow), same).Like("with Bear chosen"),
		chart.Row2(c.choice, chart.Parts(chart.Lit("with|, with"), c.picked, chart.Lit("as the|as its|as my|as"), chart.Opt{Part: chart.Lit("chosen|named")}, c.sort), before).At(chart.AsSaid).Like("with red as the chosen color"),
		chart.Row1(c.choice, chart.Parts(chart.Lit("on"), c.quality), func(m tree.Mods) (any, bool) { return key(m[0].Key) }).At(chart.LastResort).Like("on Bear"),
		chart.Row1(c.Behind, chart.Parts(c.choice), same),
		chart.Row2(c.Behind, chart.Parts(c.There, c.choice), func(_ string, m tree.Mods) (any, bool) { return m, true }).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Noun, chart.Lit("names|named|chose|has named|has chosen|is naming|is set to|was set to|is on|is locked on|said|says|points at|is pointed at|is tuned to"), c.picked), chosenBy).At(chart.AsSaid),
		chart.Row2(c.item, chart.Parts(chart.Opt{Part: chart.Lit("the|i")}, chart.Lit("chosen|chose|named|picked"), chart.Opt{Part: c.sort}, chart.Opt{Part: choiceIs}, c.picked), behind).At(chart.AsSaid),
		chart.Row1(c.item, chart.Parts(c.picked, chart.Lit("was chosen|is chosen|chosen|named|picked|is the chosen type|is the chosen color|is the chosen player")), same).At(chart.AsSaid),
		chart.Row1(c.Statement, chart.Parts(c.choice), chosenFor).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(chart.Opt{Part: chart.Lit("the|its|my")}, wasChosen, c.sort, choiceIs, c.picked), sortOf).At(chart.AsSaid).Like("the chosen color is red"),
		chart.Row2(c.Statement, chart.Parts(chart.Opt{Part: chart.Lit("the|its|my")}, c.sort, chart.Opt{Part: wasChosen}, choiceIs, c.picked), sortOf).At(chart.LastResort).Like("color chosen = red"),
		chart.Row1(c.Statement, chart.Parts(c.pickedNow), chosenFor).At(chart.LastResort).Like("color red was chosen"),
		chart.Row2(c.Statement, chart.Parts(c.picked, chart.Lit("as the|as its|as my|as"), chart.Opt{Part: chart.Lit("chosen|named")}, c.sort), func(m tree.Mods, _ string) (any, bool) { return chosenFor(m) }).At(chart.AsSaid).Like("red as the chosen color"),
		chart.Row3(c.Statement, chart.Parts(c.chose, chart.Opt{Part: chart.Lit("the")}, c.pickedSo, chart.Opt{Part: c.chosenWith}), func(_ string, m tree.Mods, of *tree.Phrase) (any, bool) {
			return choseFor(nil, m, of)
		}).At(chart.LastResort).Like("chose red"),
		chart.Row4(c.Statement, chart.Parts(c.Player, c.chose, chart.Opt{Part: chart.Lit("the")}, c.pickedSo, chart.Opt{Part: c.chosenWith}), func(who *tree.Phrase, _ string, m tree.Mods, of *tree.Phrase) (any, bool) {
			return choseFor(who, m, of)
		}).At(chart.AsSaid).Like("I chose red"),
		chart.Row4(c.Statement, chart.Parts(c.picked, chart.Lit("is|was"), chart.Opt{Part: chart.Lit("the|what")}, kind, c.Player, c.chose, chart.Opt{Part: chart.Lit("as the card name|as the name|as the color|as the type|as my choice")}, chart.Opt{Part: c.chosenWith}), func(m tree.Mods, who *tree.Phrase, _ string, of *tree.Phrase) (any, bool) {
			return choseFor(who, m, of)
		}).At(chart.AsSaid),
		chart.Row4(c.Statement, chart.Parts(c.Noun, chart.Lit("entered|came in|came down|enters|etb'd|entered the battlefield"), chart.Opt{Part: chart.Lit(",")}, c.Player, c.chose, c.pickedSo), func(of, who *tree.Phrase, _ string, m tree.Mods) (any, bool) {
			return choseFor(who, m, of)
		}).At(chart.AsSaid),
		chart.Row1(c.chosenWith, chart.Parts(chart.Lit("for|with|on"), c.np, chart.Opt{Part: chart.Lit("as it came down under my control|as it came down|as it entered|when it entered|when it came in|as it came in")}), func(p *tree.Phrase) (any, bool) { return p, true }),
	}
}

// TheName stands before the name of a card that was chosen.
const TheName = "the name "

// chosenBy is a permanent with what was chosen for it.
func chosenBy(p *tree.Phrase, m tree.Mods) (any, bool) {
	with := *p
	with.Mods = p.Mods.And(m)
	return &tree.Clause{Subject: []*tree.Phrase{&with}}, p.Name != nil && p.Name.Kind != tree.PlayerName
}

// chosenFor says what was chosen for what was spoken of, choseFor also who chose it, and for what.
func chosenFor(m tree.Mods) (any, bool) { return choseFor(nil, m, nil) }
func choseFor(who *tree.Phrase, m tree.Mods, of *tree.Phrase) (any, bool) {
	c := &tree.Clause{Verb: &tree.Verb{Plain: "chosen", Word: "chose"}, Args: []tree.Arg{{Mods: m}}}
	if who != nil {
		c.Subject = []*tree.Phrase{who}
	}
	if of != nil {
		c.Args = append(c.Args, tree.Arg{Span: of.Span, Prep: "for", Of: []*tree.Phrase{of}})
	}
	return c, true
}
