package web

import (
	"slices"

	"apnap/commands"
	"apnap/commands/lookup"
)

// What a page says besides the ruling.
const (
	sayTitle      = "Ruling %s"
	sayQuestion   = "The question"
	sayRuling     = "The ruling"
	sayEnds       = "How it can end"
	sayChoices    = "The choices"
	sayRules      = "The rules"
	sayNotes      = "Assumed, and left aside"
	sayNoSuchPage = "There is no such page."
	sayColophon   = "A ruling by Apnap, which is unofficial fan content. Its text holds what was asked, and nothing else of those who asked."
)

// view is what the page's template shows.
type view struct {
	*commands.Published
	Tag, Title, Colophon, Alt                                 string
	OfQuestion, OfRuling, OfEnds, OfChoices, OfRules, OfNotes string
	Notes                                                     []string
}

// viewOf is a ruling as the page shows it.
func viewOf(p *commands.Published) view {
	l := p.Language
	v := view{Published: p, Tag: l.Tag(), Title: l.Say(sayTitle, p.ID), Colophon: l.Say(sayColophon),
		OfQuestion: l.Say(sayQuestion), OfRuling: l.Say(sayRuling), OfEnds: l.Say(sayEnds), OfChoices: l.Say(sayChoices), OfRules: l.Say(sayRules), OfNotes: l.Say(sayNotes)}
	if p.Tree != nil {
		v.Alt = p.Tree.Alt()
	}
	v.Notes = p.Reply.Notes
	return v
}

// numbered is the number of a rule with the address of its page, empty for none.
type numbered struct{ Number, Page string }

// Numbered is a number as the page has it.
func (v view) Numbered(number string) numbered {
	return numbered{number, lookup.RuleAddress(v.Reply.RulePage, number)}
}

// oneText is what rules of one text say.
type oneText struct {
	Numbers []string
	Text    string
}

// OfOneText are the rules that are cited, each text once.
func (v view) OfOneText() []oneText {
	var list []oneText
	for _, r := range v.Rules {
		if i := slices.IndexFunc(list, func(one oneText) bool { return one.Text == r.Text }); i >= 0 {
			list[i].Numbers = append(list[i].Numbers, r.Number)
			continue
		}
		list = append(list, oneText{[]string{r.Number}, r.Text})
	}
	return list
}
