package rulesdb

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// candidate is a rule that has the words of a search.
type candidate struct {
	number, heading, text string
	cited                 int  // how many rules refer to it
	glossed               bool // the glossary sends those who ask for just this to it
}

// By how much a rule is favoured over others with the same words.
const (
	perCitation  = 0.1  // for each doubling of the rules that refer to it
	perLeading   = 0.3  // when all the words are among its first
	forBeginning = 1.2  // when they stand among its first in their order
	forTitle     = 1.8  // when the question is its title or its name
	forGlossary  = 1.4  // when the glossary names it for just this
	forKeyword   = 1.25 // the definition of a keyword that is in the question
	forQuotation = 1.25 // when it puts words of the question in quotes
	forPrinciple = 1.2  // replacement and prevention: what this index is asked about most
	forRule      = 1.15 // a rule before its sub-rules
	forSection   = 0.6  // a title of a section, which says little
	forSpecial   = 0.7  // a keyword or a variant of the game that was not named
)

// worth is by how much the rule is favoured.
func (c *candidate) worth(t terms, e cr.Edition) float64 {
	n, _ := crtext.ParseNumber(c.number)
	worth := 1 + perCitation*math.Log2(1+float64(c.cited))
	first := leading(c.text)
	worth *= 1 + perLeading*t.share(first)
	if t.standIn(first) {
		worth *= forBeginning
	}
	if c.glossed {
		worth *= forGlossary
	}
	if c.quotes(t) {
		worth *= forQuotation
	}
	if special(n) {
		worth *= c.named(n, t)
	}
	titled := len(c.text) < longestTitle && t.is(wordsIn(c.text))
	principle := false
	for _, r := range cr.Citing(c.number, e) {
		principle = principle || r.Kind() != cr.Related
		titled = titled || t.isName(r.String())
	}
	if titled {
		worth *= forTitle
	}
	if principle {
		worth *= forPrinciple
	}
	switch {
	case n.Rule == 0:
		worth *= forSection
	case n.Letter == 0:
		worth *= forRule
	}
	return worth
}

// longestTitle is more bytes than a title has.
const longestTitle = 80

// named is by how much a special rule is favoured for its keyword's name.
func (c *candidate) named(n crtext.Number, t terms) float64 {
	heading := wordsIn(c.heading)
	switch {
	case n.Letter == 'a' && t.hasAll(heading):
		return forKeyword
	case slices.ContainsFunc(heading, t.has):
		return 1
	}
	return forSpecial
}

// quotes reports whether the rule puts only words of the question in quotes
// somewhere, as one does with the name of what it explains.
func (c *candidate) quotes(t terms) bool {
	const marks = "“”\""
	for rest := c.text; ; {
		open := strings.IndexAny(rest, marks)
		if open < 0 {
			return false
		}
		rest = cutMark(rest[open:])
		end := strings.IndexAny(rest, marks)
		if end < 0 {
			return false
		}
		if end < longestTitle && t.hasAll(wordsIn(rest[:end])) {
			return true
		}
		rest = cutMark(rest[end:])
	}
}

// cutMark cuts the first character off.
func cutMark(text string) string {
	_, size := utf8.DecodeRuneInString(text)
	return text[size:]
}

// special reports whether a rule is about a single keyword or a variant of the
// game, and so beside the point unless its name is in the question.
func special(n crtext.Number) bool {
	const keywordActions, keywordAbilities, firstVariant = 701, 702, 800
	return n.Section == keywordActions || n.Section == keywordAbilities || n.Section >= firstVariant
}

// leadingWords is how many words of a rule tell what it is about.
const leadingWords = 20

// leading returns the first words of a text.
func leading(text string) []string {
	words := wordsIn(text[:min(len(text), leadingWords*10)])
	return words[:min(len(words), leadingWords)]
}
