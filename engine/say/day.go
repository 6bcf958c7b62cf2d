package say

import (
	"time"

	"apnap/engine/french"
)

// Day is a day as people write it: "17 April 2026", "17 avril 2026".
type Day time.Time

// In is the day in a language.
func (d Day) In(l Language) string {
	if l == French {
		return french.Day(time.Time(d))
	}
	return time.Time(d).Format("2 January 2006")
}
