package crtext

import (
	"fmt"
	"strings"
	"time"
)

// effective finds the date in the sentence that says from when on the rules hold.
var effective = onceRegexp(`(?i)(?:effective|current)\s+as\s+of\s+([A-Z][a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`)

// headDate finds the date beside the title, as the two oldest editions have it.
var headDate = onceRegexp(`(?i)comprehensive rules\s+(\d{1,2})/(\d{1,2})/(\d{2,4})`)

// spelledDate finds any spelled date.
var spelledDate = onceRegexp(`\b([A-Z][a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b`)

// fileDate finds a date in a file's name.
var fileDate = onceRegexp(`((?:19|20)\d{2})[-_ ]?(\d{2})[-_ ]?(\d{2})`)

// headLines is how far from the top the date is looked for.
const headLines = 250

// effectiveDate returns the ISO date on which the text says it takes effect,
// "" if it does not say.
func effectiveDate(all []string) string {
	head := strings.Join(all[:min(len(all), headLines)], "\n")
	if m := effective().FindStringSubmatch(head); m != nil {
		if date := spelled(m[1], m[2], m[3]); date != "" {
			return date
		}
	}
	if m := headDate().FindStringSubmatch(head); m != nil {
		return numeric(m[3], m[1], m[2])
	}
	top := strings.Join(all[:min(len(all), 30)], "\n")
	if m := spelledDate().FindStringSubmatch(top); m != nil {
		return spelled(m[1], m[2], m[3])
	}
	return ""
}

// nameDate returns the ISO date in a file's name, "" if there is none.
func nameDate(name string) string {
	if m := fileDate().FindStringSubmatch(name); m != nil {
		return numeric(m[1], m[2], m[3])
	}
	return ""
}

// spelled makes an ISO date of a month's name, a day and a year.
func spelled(month, day, year string) string {
	for _, layout := range []string{"January 2 2006", "Jan 2 2006"} {
		if t, err := time.Parse(layout, fmt.Sprintf("%s %s %s", month, day, year)); err == nil {
			return t.Format(time.DateOnly)
		}
	}
	return ""
}

// numeric makes an ISO date of digits; a year of two digits is of the nineties
// or later.
func numeric(year, month, day string) string {
	y := atoi(year)
	if len(year) == 2 {
		y += 1900
		if y < 1990 {
			y += 100
		}
	}
	t, err := time.Parse(time.DateOnly, fmt.Sprintf("%04d-%02d-%02d", y, atoi(month), atoi(day)))
	if err != nil {
		return ""
	}
	return t.Format(time.DateOnly)
}
