package rulesdb

import (
	"math"
	"math/bits"

	"apnap/engine/cr"
	"apnap/rulesdb/crtext"
)

// candidate is a rule that has words of a search.
type candidate struct {
	number, heading, text string
	called                string  // what the glossary, or the digest, calls it
	cited                 int     // how many rules refer to it
	match                 float64 // the full-text search's own score, greater is better
	place                 int     // where it stands among those found, from 0
	untold                bool    // its names stand for its text
}

// field is all the candidates of a search, among which each is weighed.
type field struct {
	best   float64                   // the best score
	family map[crtext.Number]float64 // the best of a rule with its sub-rules, by the rule
}

// newField looks at the scores of all.
func newField(found []candidate) field {
	f := field{family: make(map[crtext.Number]float64, len(found))}
	for i := range found {
		match := found[i].match
		f.best = max(f.best, match)
		if n, _ := crtext.ParseNumber(found[i].number); match > f.family[familyOf(n)] {
			f.family[familyOf(n)] = match
		}
	}
	return f
}

// familyOf is the rule of a sub-rule.
func familyOf(n crtext.Number) crtext.Number {
	n.Letter = 0
	return n
}

// What speaks for a candidate.
const (
	forWords     = iota // the words it has anywhere
	forText             // those of its own text
	forFirst            // those among its first
	forMeaning          // those of its name, and of what people call it
	forMatch            // its score, against the best of all
	forCitations        // the logarithm of how many rules refer to it
	forPrinciple        // replacement and prevention: what this index is asked about most
	forRule             // a rule, as against its sub-rules
	forBeginning        // a first sub-rule, which tends to define
	forSection          // a title
	forTitle            // the question is all it says, as of a keyword's title
	forNickname         // the question is what people call it
	forPairs            // words that follow each other in it as in the question
	forHeading          // the words of the title above
	forLength           // the logarithm of how many words it has
	forSpecial          // a keyword or a variant of the game that was not named
	forKeyword          // a keyword that was named
	forAll              // its own text has all the words
	forName             // the words of a name that the question holds whole
	forExact            // what people call it, in those very words
	forLike             // how like the question is to what people call it
	forGloss            // the words of what we say it means
	forNames            // the logarithm of how many names it has: what is asked about most has many
	forFamily           // the best score of its rule with its sub-rules, against the best of all
	forPlace            // its place among those found, first 1, then a half, a third
	evidences
)

// evidence is how much there is of each, mostly 0 to 1.
type evidence [evidences]float64

// weights is how much each speaks. The numbers are fitted to one half of the searches in
// testdata, and the other half tells how well they do: APNAP_FIT=1 go test ./rulesdb -run TestFit -v
// prints both, and the numbers fitted anew. A rule with more names than others was asked about more.
func weights() evidence {
	return evidence{forWords: 3.3, forText: 0.5, forFirst: 1.4, forMeaning: 4.6, forMatch: 0.1, forCitations: 0.1, forPrinciple: 1.4, forRule: -0.3,
		forBeginning: -0.1, forSection: -3.8, forTitle: 4.4, forNickname: 1.7, forPairs: 1.2, forHeading: 1.8, forLength: 0.1, forSpecial: -1.3,
		forKeyword: 1.3, forAll: 0.1, forName: 1.4, forExact: 1.1, forLike: 5, forGloss: -0.1, forNames: 0.9, forFamily: 0.7, forPlace: 0.8}
}

// worth is how much speaks for what there is.
func (v evidence) worth(weights *evidence) float64 {
	sum := 0.0
	for i := range v {
		sum += v[i] * weights[i]
	}
	return sum
}

// evidence is what speaks for the candidate, among all that were found.
func (c *candidate) evidence(t *terms, e cr.Edition, among *field) evidence {
	n, _ := crtext.ParseNumber(c.number)
	text, heading := t.look.in(c.text), t.look.in(c.heading)
	title, titleText, isTitle := heading, c.heading, n.Letter == 0 && n.Rule > 0 && text.count <= longestTitle
	if isTitle {
		title, titleText = text, c.text
	}
	named, titled := t.meetNames(namesOf()[called(c.number, e.ID)]), t.meet(c.called)
	names := named.names
	meaning, gloss, principle := uint32(0), uint32(0), false
	for _, r := range cr.Citing(c.number, e) {
		meaning |= t.look.in(spacedNames()[r]).words
		gloss |= t.look.in(r.Gloss()).words
		named = named.or(t.meetNames(namesOf()[said(r)]))
		principle = principle || r.Kind() != cr.Related
	}
	name := named.or(titled)
	meaning |= name.words
	is := evidence{
		forWords:     t.look.covers(text.words | heading.words | meaning | gloss),
		forText:      t.look.covers(text.words),
		forFirst:     t.look.covers(text.first),
		forMeaning:   t.look.covers(meaning),
		forGloss:     t.look.covers(gloss),
		forHeading:   t.look.covers(heading.words),
		forCitations: math.Log1p(float64(c.cited)),
		forPairs:     float64(text.pairs) / float64(max(1, len(t.said)-1)),
		forLength:    math.Log1p(float64(text.count)),
		forNickname:  truth(named.all),
		forPrinciple: truth(principle),
		forRule:      truth(n.Rule > 0 && n.Letter == 0),
		forBeginning: truth(n.Letter == 'a'),
		forSection:   truth(n.Rule == 0),
		forTitle:     truth(t.isAll(&text, c.text)),
		forNames:     math.Log1p(float64(names)),
		forPlace:     1 / float64(1+c.place),
		forSpecial:   truth(special(n) && 2*bits.OnesCount32(title.words) < title.count),
	}
	is[forAll] = truth(is[forText] == 1)
	if isTitle {
		own := t.meet(c.text)
		name.holds, name.like = max(name.holds, own.holds), max(name.like, own.like)
	}
	is[forName], is[forLike], is[forExact] = name.holds, name.like, truth(name.exact)
	if special(n) && n.Section < firstVariant {
		tells := telling(titleText, mostTerms)
		is[forKeyword] = truth(tells > 0 && bits.OnesCount32(title.words) >= tells)
	}
	if among.best > 0 {
		is[forMatch], is[forFamily] = c.match/among.best, among.family[familyOf(n)]/among.best
	}
	return is
}

// truth is 1 for what is so.
func truth(so bool) float64 {
	if so {
		return 1
	}
	return 0
}

// longestTitle is how many words a rule has at most that is but a title.
const longestTitle = 5

// isAll reports whether a text holds all that was asked for and nothing more, the
// little words apart.
func (t *terms) isAll(s *seen, text string) bool {
	most := max(t.look.carried, len(t.words))
	return !t.look.unknown && s.count >= t.look.carried && t.look.covers(s.words) == 1 && telling(text, most) <= most
}

// The sections of keywords, and the first one of variants of the game.
const keywordActions, keywordAbilities, firstVariant = 701, 702, 800

// special reports whether a rule is about a single keyword or a variant of the
// game, and so beside the point unless its name is in the question.
func special(n crtext.Number) bool {
	return n.Section == keywordActions || n.Section == keywordAbilities || n.Section >= firstVariant
}
