package ruling

import (
	"slices"
	"strconv"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// Reasons are the steps that lead to an end, each with one or two rules. What the
// verdict says already the last step does not say again.
func Reasons(o *answer.Outcome, l say.Language) []talk.Line {
	var lines []talk.Line
	for i, step := range o.Trace {
		told := step.Told
		if i == len(o.Trace)-1 {
			told = step.Last
		}
		if !told.IsZero() {
			lines = append(lines, talk.Line{Text: told.In(l), Rules: step.Chief})
		}
	}
	return lines
}

// ReasonsMenu offers the reasons for each end.
func (c *Case) ReasonsMenu() talk.Menu {
	m := talk.Menu{Placeholder: c.Lang.Say(labelReasons), Action: talk.ActReasons}
	for i := range c.Ruling.Outcomes[:min(len(c.Ruling.Outcomes), talk.MaxMenuEntries)] {
		o := &c.Ruling.Outcomes[i]
		m.Entries = append(m.Entries, talk.MenuEntry{Label: answer.Cut(o.Says, talk.MaxEntryText), Value: strconv.Itoa(i), Description: answer.Cut(o.MadeSays(c.Lang), talk.MaxEntryText)})
	}
	return m
}

// PlayerNames are the names of those who play, whoever named them.
func (c *Case) PlayerNames() []string {
	var names []string
	for i := range c.Scenario.Board.Players {
		names = append(names, c.Scenario.Board.Players[i].Name)
	}
	return names
}

// HasPlayer reports whether somebody in the question has that name.
func (c *Case) HasPlayer(name string) bool {
	for i := range c.Scenario.Board.Players {
		if c.Scenario.Board.Players[i].Name == name {
			return true
		}
	}
	return false
}

// Why tells the rules that ask the open choice, and what each option's effect
// does.
func (c *Case) Why() talk.Reply {
	r := c.Addressed(talk.Reply{Title: c.Lang.Say(labelWhy), Footer: c.Footer()})
	if c.Open == nil {
		r.Verdict = NothingLeft().In(c.Lang)
		return r
	}
	r.Verdict = c.ChoiceSays()
	for _, rule := range c.Open.Rules {
		if n := wording.NumbersOf([]cr.Rule{rule}, c.Edition, cr.AnySide); len(n) > 0 {
			r.Lines = append(r.Lines, talk.Line{Text: lookup.GlossIn(c.Lang, rule), Rules: n[:1]})
		}
	}
	for _, u := range c.Ruling.Understood {
		text := c.Lang.Say(sayEffect, wording.CalledIn(c.Scenario, u.Effect), u.Says)
		if !c.isOption(u.Effect) {
			text = c.Lang.Say(sayEffectApart, wording.CalledIn(c.Scenario, u.Effect), u.Says)
		}
		r.Lines = append(r.Lines, talk.Line{Text: say.Capital(text)})
	}
	r.Menus = ruleMenu(c.Lang, c.Ruling.Choice.Rules, c.Edition)
	return r
}

// isOption reports whether an effect is one of those to choose from; of a choice
// that is not about effects, every effect is taken for one.
func (c *Case) isOption(label string) bool {
	return c.Open.Kind != engine.ChooseOrder || slices.ContainsFunc(c.Open.Options, func(o engine.Option) bool { return o.Label == label })
}

// WhyEnd tells how an end comes about.
func (c *Case) WhyEnd(end *answer.Outcome) talk.Reply {
	return c.Addressed(talk.Reply{Title: c.Lang.Say(labelReasons), Verdict: end.Says, Lines: Reasons(end, c.Lang), Footer: c.Footer()})
}

// NothingLeft says that every choice is made.
func NothingLeft() say.Message { return say.New("There is nothing left to choose.") }
