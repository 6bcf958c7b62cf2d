package rulesdb

import "strings"

// bag is the set of a text's words that are no rule numbers, for telling
// whether two texts are the same rule.
type bag map[string]bool

// bagOf makes the set.
func bagOf(text string) bag {
	words := bag{}
	for _, w := range wordsIn(text) {
		if !strings.ContainsAny(w, "0123456789") {
			words[w] = true
		}
	}
	return words
}

// likeness returns how much of two texts is common, 0 to 1.
func (a bag) likeness(b bag) float64 {
	if len(a) == 0 || len(b) == 0 {
		return 0
	}
	common := 0
	for w := range a {
		if b[w] {
			common++
		}
	}
	return float64(common) / float64(len(a)+len(b)-common)
}

// Two texts of one number are the same rule from sameNumberLikeness on; texts
// of different numbers must be more alike.
const (
	sameNumberLikeness  = 0.3
	otherNumberLikeness = 0.6
)

// text is a rule's text in an edition with its words.
type text struct {
	number, text string
	words        bag
}

// edition's texts by number and in order.
type texts struct {
	list  []text
	index map[string]int
}

// add appends a text; of a number that stands twice the first counts.
func (t *texts) add(number, words string) {
	if _, twice := t.index[number]; twice {
		return
	}
	t.index[number] = len(t.list)
	t.list = append(t.list, text{number, words, bagOf(words)})
}

// of returns the text of a number.
func (t *texts) of(number string) (text, bool) {
	i, ok := t.index[number]
	if !ok {
		return text{}, false
	}
	return t.list[i], true
}

// closest returns the text most like the one given.
func (t *texts) closest(like text) (text, bool) {
	best, found := 0.0, -1
	for i := range t.list {
		if d := like.words.likeness(t.list[i].words); d > best {
			best, found = d, i
		}
	}
	if found < 0 || best < otherNumberLikeness {
		return text{}, false
	}
	return t.list[found], true
}
