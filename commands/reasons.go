package commands

import (
	"strconv"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// reasonsOf tells how an end comes about: of those still open, else of all.
func (d *Desk) reasonsOf(p talk.Press, s *sheet, c *ruling.Case) talk.Reply {
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
	r := c.WhyEnd(end)
	if len(end.Made) > 0 {
		r.Notes = []string{c.Lang.Say(sayChosen, say.Text(end.MadeSays(c.Lang)))}
	}
	return r
}

// questionSays restates a question: nobody else sees what was typed into a command, and
// who comes later sees the ruling alone. One that came in sentences is restated as read.
func questionSays(c *ruling.Case, s *sheet) []string {
	if s == nil {
		return nil
	}
	read := &answer.Read{Players: c.PlayerNames(), Effects: s.Ask.Effects, Facts: s.Ask.Facts, Edition: s.Beside.Year, Example: s.Beside.Example, Undivided: s.Beside.Undivided, Mine: s.Beside.Mine}
	scenario := c.Scenario
	if s.Second {
		scenario = nil // told as it was confirmed
	}
	parts := ruling.HappenRead(c.Lang, s.Ask.Events, scenario)
	if s.Question != "" {
		return ruling.Restated(c.Lang, read, parts, s.Beside.LeftAside, s.Beside.Wanted, s.Beside.Unanswered)
	}
	parts = append(parts, ruling.EffectsRead(read)...)
	parts = append(parts, ruling.FactsRead(s.Ask.Facts)...)
	return []string{c.Lang.Say(sayQuestion, ruling.InARow(parts))}
}
