package commands

import (
	"strings"

	"apnap/engine/say"
)

// withoutChoices is a question of which nothing is chosen yet.
func withoutChoices(ask Ask) Ask {
	ask.Choose, ask.NextOnly = nil, false
	return ask
}

// mostBefore is how many ends of an earlier ruling are told.
const mostBefore = 3

// beforeSays tells how an earlier ruling ends.
func (c *Case) beforeSays(differs bool) []say.Message {
	if !differs {
		return []say.Message{say.New("That changes nothing in the end.")}
	}
	var ends []string
	for i, o := range c.Ruling.Outcomes {
		if i == mostBefore {
			return []say.Message{say.New("Before: %s; and %d more ends.", say.Joined(say.Texts(ends), say.New("; or ")), len(c.Ruling.Outcomes)-i)}
		}
		ends = append(ends, strings.TrimSuffix(o.Says, "."))
	}
	if len(ends) == 0 {
		return nil
	}
	return []say.Message{say.New("Before: %s.", say.Joined(say.Texts(ends), say.New("; or ")))}
}
