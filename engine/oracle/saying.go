package oracle

import "strings"

// saying is a fixed phrase, or several with semicolons between them, and what it means.
type saying[T any] struct {
	words string
	means T
}

// eatSaying reads the longest of several fixed phrases that comes next, and gives what it means.
func eatSaying[T any](c *cursor, sayings []saying[T]) (means T, ok bool) {
	most := 0
	for _, s := range sayings {
		for phrase := range strings.SplitSeq(s.words, ";") {
			if n := c.phraseLength(phrase); n > most {
				most, means = n, s.means
			}
		}
	}
	c.i += most
	return means, most > 0
}
