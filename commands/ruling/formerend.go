package ruling

import (
	"strings"

	"apnap/engine/say"
)

// mostBefore is how many ends of an earlier ruling are told.
const mostBefore = 3

// BeforeSays tells how an earlier ruling ends.
func (c *Case) BeforeSays(differs bool) []say.Message {
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
