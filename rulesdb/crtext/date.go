package crtext

import (
	"regexp"
	"strings"
	"time"
)

// effective matches the words before the date from which the rules hold; what
// they were has changed over the years.
var effective = onceRegexp(`(?i)\b(?:effective|current|in effect|in force|valid|up to date)(?:\s+date)?(?:\s+(?:as\s+of|from|on|since|is))?\s*:?\s+`)

// headDate finds the date beside the title, as the two oldest editions have it.
var headDate = onceRegexp(`(?i)comprehensive rules\s+(\d{1,2})/(\d{1,2})/(\d{2,4})`)

// The forms in which a date is written: October 1, 2006; 1 October 2006;
// 2006-10-01; 10/01/2006.
var (
	monthFirst  = onceRegexp(`\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?i:st|nd|rd|th)?,?\s+(\d{4})\b`)
	dayFirst    = onceRegexp(`\b(\d{1,2})(?i:st|nd|rd|th)?\.?\s+(?:of\s+)?([A-Za-z]{3,9})\.?,?\s+(\d{4})\b`)
	yearFirst   = onceRegexp(`\b((?:19|20)\d{2})-(\d{1,2})-(\d{1,2})\b`)
	withSlashes = onceRegexp(`\b(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})\b`)
	fileDate    = onceRegexp(`((?:19|20)\d{2})[-_ .]?(\d{2})[-_ .]?(\d{2})`)
	shortFile   = onceRegexp(`(?:^|\D)(\d{2})(\d{2})(\d{2})(?:\D|$)`)
	spaces      = onceRegexp(`\s+`)
)

// headLines is how far from the top the date is looked for, and then how far
// from the end: some of the oldest editions have it there.
const headLines = 250

// effectiveDate returns the ISO date on which the text says it takes effect,
// "" if it does not say.
func effectiveDate(all []string) string {
	head := strings.Join(all[:min(len(all), headLines)], "\n")
	if date := dateAfter(effective(), head); date != "" {
		return date
	}
	if m := headDate().FindStringSubmatch(head); m != nil {
		return numeric(m[3], m[1], m[2])
	}
	if date := dateAfter(effective(), strings.Join(all[max(0, len(all)-headLines):], "\n")); date != "" {
		return date
	}
	return firstDate(strings.Join(all[:min(len(all), 30)], "\n"))
}

// dateAfter returns the first date that stands right behind a match.
func dateAfter(words *regexp.Regexp, text string) string {
	for _, at := range words.FindAllStringIndex(text, -1) {
		rest := spaces().ReplaceAllString(text[at[1]:min(len(text), at[1]+40)], " ")
		if date, place := readDate(rest); date != "" && place == 0 {
			return date
		}
	}
	return ""
}

// firstDate returns the first date in a text, "" if there is none.
func firstDate(text string) string {
	date, _ := readDate(text)
	return date
}

// readDate finds the first date in a text, however it is written, and its
// place.
func readDate(text string) (date string, place int) {
	place = len(text)
	for _, form := range []struct {
		pattern          *regexp.Regexp
		year, month, day int // which group holds it
	}{{monthFirst(), 3, 1, 2}, {dayFirst(), 3, 2, 1}, {yearFirst(), 1, 2, 3}, {withSlashes(), 3, 1, 2}} {
		for _, at := range form.pattern.FindAllStringSubmatchIndex(text, -1) {
			group := func(n int) string { return text[at[2*n]:at[2*n+1]] }
			if found := numeric(group(form.year), group(form.month), group(form.day)); found != "" && at[0] < place {
				date, place = found, at[0]
			}
		}
	}
	return date, place
}

// nameDate returns the ISO date in a file's name, "" if there is none; the
// names of the first years have but two digits of the year.
func nameDate(name string) string {
	if m := fileDate().FindStringSubmatch(name); m != nil {
		return numeric(m[1], m[2], m[3])
	}
	if m := shortFile().FindStringSubmatch(name); m != nil {
		return numeric(m[1], m[2], m[3])
	}
	return ""
}

// numeric makes an ISO date of what was written, "" if it is no day of the
// calendar; the month may be a name. A year of two digits is of the nineties or
// later.
func numeric(year, month, day string) string {
	y := atoi(year)
	if len(year) == 2 {
		y += 1900
		if y < 1990 {
			y += 100
		}
	}
	m := monthNumber(month)
	t := time.Date(y, m, atoi(day), 0, 0, 0, 0, time.UTC)
	if m == 0 || t.Month() != m || t.Day() != atoi(day) {
		return ""
	}
	return t.Format(time.DateOnly)
}

// monthNumber reads a month: its number, its name, or the first letters of it.
func monthNumber(text string) time.Month {
	if n := atoi(text); n >= 1 && n <= 12 {
		return time.Month(n)
	}
	for m := time.January; m <= time.December; m++ {
		if len(text) >= 3 && len(text) <= len(m.String()) && strings.EqualFold(text, m.String()[:len(text)]) {
			return m
		}
	}
	return 0
}
