package english

import (
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/tree"
)

// Waiting is the state of a spell or permanent of which the effect is meant that waits for something:
// "a Healing Salve shield".
const Waiting = "waiting"

// inShort marks a text that only says in short what a card says.
const inShort = 1

// InShort reports whether what something is said to say is only told in short.
func InShort(m *tree.Mod) bool { return m.Slot == tree.Says && m.N == inShort }

// effectRows are those of effects that wait for something, and of abilities of which the text is
// given:
//
//	Noun      = [ Start ] Name "shield" | Effect Saying .
//	Effect    = [ Start ] "shield" [ "on" Noun ] .
//	Statement = ( Nouns | "one" ) "says" Quoted .
func (c *Categories) effectRows() []chart.Row {
	start := chart.Opt{Part: c.Start}
	same := func(m tree.Mods) (any, bool) { return m, true }
	short := func(text string) (any, bool) { return tree.Mods{{Slot: tree.Says, Key: text, N: inShort}}, true }
	text := func(text string) (any, bool) { return tree.Mods{{Slot: tree.Says, Key: text}}, true }
	says := func(who []*tree.Phrase, text string) (any, bool) {
		return &tree.Clause{Subject: who, Verb: &tree.Verb{Plain: "say", Word: "says"}, Args: []tree.Arg{{Words: text}}}, true
	}
	const verb = chart.Lit("says|say|reads|read|states|goes|is|:|says :|reads :|basically says|says of itself|says itself|that says|which says|that reads|which reads")
	return []chart.Row{
		chart.Row4(c.Noun, chart.Parts(start, chart.Opt{Part: c.Qualities}, c.Name, c.Waiting), func(p *tree.Phrase, q tree.Mods, n *tree.Name, _ string) (any, bool) {
			return named(p, q.And(tree.Mods{{Slot: tree.State, Key: Waiting}}), n)
		}).At(chart.AsSaid),
		chart.Row2(c.effect, chart.Parts(start, c.Unnamed), func(p *tree.Phrase, word string) (any, bool) {
			return named(p, tree.Mods{{Slot: tree.Kind, Key: strings.TrimSuffix(word, "s")}}, nil)
		}),
		chart.Row2(c.effect, chart.Parts(c.effect, chart.Lit("on|over|for|protecting"), c.np), func(p, on *tree.Phrase) (any, bool) {
			with := *p
			with.Mods = p.Mods.And(tree.Mods{{Slot: tree.AttachedTo, Who: on}})
			return &with, len(p.Mods) == 1
		}),
		chart.Row2(c.Noun, chart.Parts(c.effect, c.saying), func(p *tree.Phrase, m tree.Mods) (any, bool) {
			with := *p
			with.Mods = p.Mods.And(m)
			return &with, true
		}),
		chart.Row2(c.Statement, chart.Parts(c.Player, chart.Lit("has|have|had|control|controls|'ve got|'s got|has got|have got"), c.effect), func(who, p *tree.Phrase) (any, bool) {
			val := has("untold", []*tree.Phrase{p}, nil)
			val.Subject = []*tree.Phrase{who}
			return val, true
		}).At(chart.AsSaid),
		chart.Row1(c.saying, chart.Parts(chart.Lit("that says|which says|that say|that reads|which reads|that states|saying|reading|with|with the text|with text|with the ability|with the wording|that has|which has|having|,|:|=|-|—|that goes|of|, which says|, it says|, that says|"), c.Quoted), text),
		chart.Row1(c.saying, chart.Parts(chart.Lit("("), chart.Opt{Part: chart.Lit("it says|says|text :|it reads|reads")}, c.Quoted, chart.Lit(")")), text),
		chart.Row1(c.saying, chart.Parts(c.Quoted), text).At(chart.AsSaid),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("("), chart.Opt{Part: chart.Lit("it says|says|text :|it reads|reads|it|which|that")}, c.Gloss, chart.Lit(")")), short).At(chart.LastResort),
		chart.Row1(c.Behind, chart.Parts(chart.Lit("that says|which says|, which says|, that says|, it says|says|, says|reads|, reads|, text :|text :|, rules text :|, oracle text :|which reads|, which reads"), c.Gloss), short).At(chart.LastResort),
		chart.Row1(c.Behind, chart.Parts(c.saying), same),
		chart.Row1(c.Behind, chart.Parts(chart.Opt{Part: chart.Lit(",")}, chart.Lit("naming|choosing|that names|which names|that chose|against|set to"), c.np), func(p *tree.Phrase) (any, bool) {
			return tree.Mods{{Slot: tree.FromSource, Who: p}}, true
		}).At(chart.AsSaid),
		chart.Row0(c.oneOf, "one|one of them|the first|the first one|first|the other|the other one|the second|the second one|another|another one|the third|the third one|the last|the last one", "one").At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.oneOf, chart.Opt{Part: verb}, c.Quoted), func(_, text string) (any, bool) {
			return says([]*tree.Phrase{{Ref: "one"}}, text)
		}).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, verb, c.Quoted), says).At(chart.AsSaid),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, verb, c.Gloss), says).At(chart.LastResort),
		chart.Row3(c.Statement, chart.Parts(c.Nouns, c.located, verb, c.Gloss), func(who []*tree.Phrase, at *tree.Arg, text string) (any, bool) {
			last := len(who) - 1
			saying := append(who[:last:last], nil)
			mods, _ := short(text)
			val, ok := withBehind(who[last], mods.(tree.Mods))
			if saying[last], _ = val.(*tree.Phrase); !ok {
				return nil, false
			}
			return &tree.Clause{Subject: saying, Args: placed(at)}, true
		}).At(chart.LastResort),
		chart.Row2(c.Statement, chart.Parts(c.Nouns, chart.Lit("has|have|has got|gained|gains|has the ability|have the ability|has the text|has an ability that says|has an ability :|has the following ability :"), c.Quoted), says).At(chart.AsSaid),
	}
}
