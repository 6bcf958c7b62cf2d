package commands

import (
	"strconv"

	"apnap/engine/say"
)

// reasons are the steps that lead to an end, each with one or two rules. What the
// verdict says already the last step does not say again.
func (o *Outcome) reasons(l say.Language) []Line {
	var lines []Line
	for i := range o.Trace {
		step := &o.Trace[i]
		told := step.told
		if i == len(o.Trace)-1 {
			told = step.last
		}
		if !told.IsZero() {
			lines = append(lines, Line{Text: told.In(l), Rules: step.chief})
		}
	}
	return lines
}

// reasonsMenu offers the reasons for each end.
func (c *Case) reasonsMenu() Menu {
	m := Menu{Placeholder: c.lang.Say(labelReasons), Action: ActReasons}
	for i := range c.Ruling.Outcomes[:min(len(c.Ruling.Outcomes), maxMenuEntries)] {
		o := &c.Ruling.Outcomes[i]
		m.Entries = append(m.Entries, MenuEntry{Label: cut(o.Says, maxEntryText), Value: strconv.Itoa(i), Description: cut(o.madeSays(c.lang), maxEntryText)})
	}
	return m
}

// reasonsOf tells how an end comes about: of those still open, else of all.
func (d *Desk) reasonsOf(p Press, s *sheet, c *Case) Reply {
	if len(c.Ruling.Outcomes) < 2 {
		ask := s.ask()
		ask.Choose = nil
		if all, err := d.Rule(ask); err == nil {
			c = all
		}
	}
	at, err := strconv.Atoi(p.Value)
	if err != nil || at < 0 || at >= len(c.Ruling.Outcomes) {
		return told(d.lang.Say(sayNothingNow))
	}
	end := &c.Ruling.Outcomes[at]
	r := c.addressed(Reply{Title: c.lang.Say(labelReasons), Verdict: end.Says, Lines: end.reasons(c.lang), Footer: c.footer()})
	if len(end.made) > 0 {
		r.Notes = []string{c.lang.Say(sayChosen, say.Text(end.madeSays(c.lang)))}
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

// questionSays restates a question that came in parts or from an example.
func (c *Case) questionSays(s *sheet) []string {
	if s == nil || s.Question != "" {
		return nil
	}
	read := &Read{Players: c.playerNames(), Effects: s.Ask.Effects}
	parts := happenRead(c.lang, s.Ask.Events, c.scenario)
	parts = append(parts, effectsRead(read)...)
	for _, fact := range flagWords(s.Ask.Facts) {
		parts = append(parts, fact)
	}
	return []string{c.lang.Say(sayQuestion, inARow(parts))}
}
