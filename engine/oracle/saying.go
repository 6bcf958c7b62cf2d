package oracle

import "iter"

// eatSaying reads the longest of several fixed phrases that comes next, and gives what it means; those
// that mean the same have semicolons between them.
func eatSaying[T any](c *cursor, sayings iter.Seq2[string, T]) (means T, ok bool) {
	most := 0
	for words, of := range sayings {
		if n := c.longestOf(words); n > most {
			most, means = n, of
		}
	}
	c.i += most
	return means, most > 0
}

// saying is a fixed phrase and what it means.
type saying[T any] struct {
	words string
	means T
}

// among gives each of a list of phrases.
func among[T any](list ...saying[T]) iter.Seq2[string, T] {
	return func(yield func(string, T) bool) {
		for _, one := range list {
			if !yield(one.words, one.means) {
				return
			}
		}
	}
}
