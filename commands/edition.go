package commands

import (
	"time"

	"apnap/engine/cr"
	"apnap/engine/say"
)

// dayOf is an ISO date as people write it.
func dayOf(date string) say.Sayer {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return say.Text(date)
	}
	return say.Day(day)
}

// editionSays is the edition as people name it.
func editionSays(e cr.Edition) say.Message { return say.New(sayEdition, dayOf(e.Text().ID)) }

// editionOption is the option that names an edition of the rules.
func editionOption() OptionSpec {
	return OptionSpec{Name: say.New("edition"), Description: say.New("A year or a date; the newest rules if left out"), Autocomplete: true, MaxLength: maxEditionLength}
}
