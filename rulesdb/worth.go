package rulesdb

import (
	"math"
	"math/bits"
	"strings"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// candidate is a rule that has words of a search.
type candidate struct {
	number, heading, text string
	called                string  // what the glossary, or the digest, calls it
	cited                 int     // how many rules refer to it
	match                 float64 // the full-text search's own score, greater is better
}

// What speaks for a candidate, each to be multiplied by how much of it there is,
// mostly 0 to 1. The numbers were fitted to the questions in testdata: a quarter
// of them set aside, the others put the right rule first about as often there.
const (
	forWords     = 3.2  // the words it has anywhere
	forFirst     = 2.8  // those among its first
	forMeaning   = 4.7  // those of its name, of what we say it means, and of what people call it
	forMatch     = 3.8  // its score, against the best of all
	forCitations = 0.5  // the logarithm of how many rules refer to it
	forPrinciple = 1.2  // replacement and prevention: what this index is asked about most
	forRule      = 1.2  // a rule, as against its sub-rules
	forBeginning = 0.4  // a first sub-rule, which tends to define
	forTitle     = 6.0  // the question is all it says, as of a keyword's title
	forNickname  = 6.0  // the question is what people call it
	forPairs     = 1.9  // words that follow each other in it as in the question
	forHeading   = 1.5  // the words of the title above
	forSpecial   = -1.3 // a keyword or a variant of the game that was not named
)

// worth is how much speaks for the candidate, given the best score of all.
func (c *candidate) worth(t *terms, e cr.Edition, best float64) float64 {
	n, _ := crtext.ParseNumber(c.number)
	text, heading := t.look.in(c.text), t.look.in(c.heading)
	nick := called(c.number, e.ID)
	meaning := t.look.in(c.called).words | t.look.in(nick).words
	principle, named := false, t.named(nick)
	for _, r := range cr.Citing(c.number, e) {
		meaning |= t.look.in(spaced(r.String())).words | t.look.in(r.Gloss()).words | t.look.in(said(r)).words
		named = named || t.named(said(r))
		principle = principle || r.Kind() != cr.Related
	}
	worth := forWords*t.look.covers(text.words|heading.words|meaning) +
		forFirst*t.look.covers(text.first) +
		forMeaning*t.look.covers(meaning) +
		forHeading*t.look.covers(heading.words) +
		forCitations*math.Log1p(float64(c.cited)) +
		forPairs*float64(text.pairs)/float64(max(1, len(t.said)-1))
	if best > 0 {
		worth += forMatch * c.match / best
	}
	if named {
		worth += forNickname
	}
	if principle {
		worth += forPrinciple
	}
	if n.Rule > 0 && n.Letter == 0 {
		worth += forRule
	}
	if n.Letter == 'a' {
		worth += forBeginning
	}
	if text.count <= len(t.said) && text.count >= t.look.carried && t.look.covers(text.words) == 1 {
		worth += forTitle
	}
	if special(n) && 2*bits.OnesCount32(heading.words) < heading.count {
		worth += forSpecial
	}
	return worth
}

// named reports whether one of the names in a list is all that was asked for.
func (t *terms) named(list string) bool {
	for name := range strings.SplitSeq(list, ",") {
		if s := t.look.in(name); s.count > 0 && s.count <= len(t.said) && s.count >= t.look.carried && t.look.covers(s.words) == 1 {
			return true
		}
	}
	return false
}

// special reports whether a rule is about a single keyword or a variant of the
// game, and so beside the point unless its name is in the question.
func special(n crtext.Number) bool {
	const keywordActions, keywordAbilities, firstVariant = 701, 702, 800
	return n.Section == keywordActions || n.Section == keywordAbilities || n.Section >= firstVariant
}
