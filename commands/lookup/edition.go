package lookup

import (
	"time"

	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// DayOf is an ISO date as people write it.
func DayOf(date string) say.Sayer {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return say.Text(date)
	}
	return say.Day(day)
}

// EditionSays is the edition as people name it.
func EditionSays(e cr.Edition) say.Message { return say.New(sayEdition, DayOf(e.Text().ID)) }

// EditionOption is the option that names an edition of the rules.
func EditionOption() talk.OptionSpec {
	return talk.OptionSpec{Name: say.New("edition"), Description: say.New("A year or a date; the newest rules if left out"), Autocomplete: true, MaxLength: talk.MaxEditionLength}
}
