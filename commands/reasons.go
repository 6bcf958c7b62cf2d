package commands

import (
	"strconv"

	"apnap/commands/answer"
	"apnap/commands/talk"
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

// reasonsOf tells how an end comes about: of those still open, else of all.
func (d *Desk) reasonsOf(p talk.Press, s *sheet, c *Case) talk.Reply {
	if len(c.Ruling.Outcomes) < 2 {
		ask := s.ask()
		ask.Choose = nil
		if all, err := d.Rule(ask); err == nil {
			c = all
		}
	}
	at, err := strconv.Atoi(p.Value)
	if err != nil || at < 0 || at >= len(c.Ruling.Outcomes) {
		return talk.NothingNow(d.Lang)
	}
	end := &c.Ruling.Outcomes[at]
	r := c.addressed(talk.Reply{Title: c.lang.Say(labelReasons), Verdict: end.Says, Lines: reasons(end, c.lang), Footer: c.footer()})
	if len(end.Made) > 0 {
		r.Notes = []string{c.lang.Say(sayChosen, say.Text(end.MadeSays(c.lang)))}
	}
	return r
}

// playerNames are the names of those who play, whoever named them.
func (c *Case) playerNames() []string {
	var names []string
	for i := range c.scenario.Board.Players {
		names = append(names, c.scenario.Board.Players[i].Name)
	}
	return names
}

// questionSays restates a question: nobody else sees what was typed into a command, and
// who comes later sees the ruling alone. One that came in sentences is restated as read.
func (c *Case) questionSays(s *sheet) []string {
	if s == nil {
		return nil
	}
	read := &answer.Read{Players: c.playerNames(), Effects: s.Ask.Effects, Facts: s.Ask.Facts, Edition: s.Beside.Year, Example: s.Beside.Example}
	scenario := c.scenario
	if s.Second {
		scenario = nil // told as it was confirmed
	}
	parts := happenRead(c.lang, s.Ask.Events, scenario)
	if s.Question != "" {
		return restated(c.lang, read, parts, s.Beside.LeftAside, s.Beside.Wanted)
	}
	parts = append(parts, effectsRead(read)...)
	parts = append(parts, factsRead(s.Ask.Facts)...)
	return []string{c.lang.Say(sayQuestion, inARow(parts))}
}
