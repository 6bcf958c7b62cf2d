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

// weight is what a word tells about a rule: much if few rules have it, so that
// what is said of every keyword in the same words is told apart by its name. A
// word of every rule still counts a little, one of no other not without bound.
func (t *texts) weight(word string) float64 {
	const atLeast, fewest = 0.5, 2
	return atLeast + t.logs[len(t.list)+1] - t.logs[max(t.rules[word], fewest)]
}

// likeness returns how much of two texts is common, 0 to 1, by the weight that
// the words have here. A text that was kept and much added to is like the new
// one too, though less than one that stayed alone.
func (t *texts) likeness(a, b bag) float64 {
	common, inA, inB := 0.0, 0.0, 0.0
	for w := range a {
		weight := t.weight(w)
		inA += weight
		if b[w] {
			common += weight
		}
	}
	if common == 0 {
		return 0
	}
	for w := range b {
		inB += t.weight(w)
	}
	likes := common / (inA + inB - common)
	if len(a) >= fewestKept && len(b) >= fewestKept {
		likes = max(likes, forContained*common/min(inA, inB))
	}
	return likes
}

// A text of so many different words at least tells a rule by itself; what it
// being contained in another counts.
const (
	fewestKept   = 15
	forContained = 0.7
)

// From how much likeness on two texts are the same rule: of one number, or of
// two that the project knows to be the same, and of any two.
const (
	sameNumberLikeness  = 0.3
	otherNumberLikeness = 0.6
)

// What speaks for two texts besides their likeness.
const (
	forKnown      = 0.25 // the project knows them to be the same
	forSameNumber = 0.15
	forSameTitle  = 0.15 // they stand under the same title
)

// match is the text that is most likely the same rule as another, so far.
type match struct {
	rule    text
	words   *texts // where the weight of words is taken from
	text    text
	likes   float64 // likeness alone
	support float64 // with what else speaks for it
}

// consider takes another text if more speaks for it, and its likeness is not
// less than the least.
func (m *match) consider(other text, bonus, least float64) {
	likes := 1.0
	if other.text != m.rule.text {
		likes = m.words.likeness(m.rule.words, other.words)
	}
	if likes < least {
		return
	}
	if m.rule.heading == other.heading {
		bonus += forSameTitle
	}
	if support := likes + bonus; support > m.support {
		m.text, m.likes, m.support = other, likes, support
	}
}
