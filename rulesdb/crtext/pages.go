package crtext

import "strings"

// fewestPages is how many numbers in sequence make page numbers of lines that
// hold nothing but a number.
const fewestPages = 3

// blankPages blanks the lines that hold but the number of a page, left behind
// by a printed layout, and returns how many there were.
func blankPages(all []string) int {
	var found []int
	last := 0
	for i, line := range all {
		digits, rest := leadingDigits(strings.TrimSpace(line))
		if digits == "" || rest != "" || len(digits) > 3 {
			continue
		}
		if page := atoi(digits); len(found) == 0 || page == last+1 {
			found, last = append(found, i), page
		}
	}
	if len(found) < fewestPages {
		return 0
	}
	for _, i := range found {
		all[i] = ""
	}
	return len(found)
}
