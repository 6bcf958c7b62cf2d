package commands

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

// reasons are the steps that lead to an end, each with one or two rules. What the
// verdict says already the last step does not say again.
func reasons(o *answer.Outcome, l say.Language) []talk.Line {
	var lines []talk.Line
	for i := range o.Trace {
		step := &o.Trace[i]
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

// reasonsMenu offers the reasons for each end.
func (c *Case) reasonsMenu() talk.Menu {
	m := talk.Menu{Placeholder: c.lang.Say(labelReasons), Action: talk.ActReasons}
	for i := range c.Ruling.Outcomes[:min(len(c.Ruling.Outcomes), talk.MaxMenuEntries)] {
		o := &c.Ruling.Outcomes[i]
		m.Entries = append(m.Entries, talk.MenuEntry{Label: answer.Cut(o.Says, talk.MaxEntryText), Value: strconv.Itoa(i), Description: answer.Cut(o.MadeSays(c.lang), talk.MaxEntryText)})
	}
	return m
}

// playerNames are the names of those who play, whoever named them.
func (c *Case) playerNames() []string {
	var names []string
	for i := range c.scenario.Board.Players {
		names = append(names, c.scenario.Board.Players[i].Name)
	}
	return names
}

// hasPlayer reports whether somebody in the question has that name.
func (c *Case) hasPlayer(name string) bool {
	for i := range c.scenario.Board.Players {
		if c.scenario.Board.Players[i].Name == name {
			return true
		}
	}
	return false
}

// why tells the rules that ask the open choice, and what each option's effect
// does.
func (c *Case) why() talk.Reply {
	r := c.addressed(talk.Reply{Title: c.lang.Say(labelWhy), Footer: c.footer()})
	if c.open == nil {
		r.Verdict = NothingLeft().In(c.lang)
		return r
	}
	r.Verdict = c.choiceSays()
	for _, rule := range c.open.Rules {
		if n := wording.NumbersOf([]cr.Rule{rule}, c.edition, cr.AnySide); len(n) > 0 {
			r.Lines = append(r.Lines, talk.Line{Text: lookup.GlossIn(c.lang, rule), Rules: n[:1]})
		}
	}
	for _, u := range c.Ruling.Understood {
		text := c.lang.Say(sayEffect, wording.CalledIn(c.scenario, u.Effect), u.Says)
		if !c.isOption(u.Effect) {
			text = c.lang.Say(sayEffectApart, wording.CalledIn(c.scenario, u.Effect), u.Says)
		}
		r.Lines = append(r.Lines, talk.Line{Text: say.Capital(text)})
	}
	r.Menus = ruleMenu(c.lang, c.Ruling.Choice.Rules, c.edition)
	return r
}

// isOption reports whether an effect is one of those to choose from; of a choice
// that is not about effects, every effect is taken for one.
func (c *Case) isOption(label string) bool {
	return c.open.Kind != engine.ChooseOrder || slices.ContainsFunc(c.open.Options, func(o engine.Option) bool { return o.Label == label })
}

// whyEnd tells how an end comes about.
func (c *Case) whyEnd(end *answer.Outcome) talk.Reply {
	return c.addressed(talk.Reply{Title: c.lang.Say(labelReasons), Verdict: end.Says, Lines: reasons(end, c.lang), Footer: c.footer()})
}

// NothingLeft says that every choice is made.
func NothingLeft() say.Message { return say.New("There is nothing left to choose.") }
