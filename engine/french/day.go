package french

import (
	"strconv"
	"time"
)

// Day is a day as it is written within a sentence: "1er mai 2026", "17 avril
// 2026".
func Day(day time.Time) string {
	months := [...]string{"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"}
	n := strconv.Itoa(day.Day())
	if n == "1" {
		n = "1er"
	}
	return n + " " + months[day.Month()-1] + " " + strconv.Itoa(day.Year())
}
