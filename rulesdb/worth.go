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
	called                string        // what the glossary, or the digest, calls it
	cited                 int           // how many rules refer to it
	match                 float64       // the full-text search's own score, greater is better
	place                 int           // where it stands among those found, from 0
	untold                bool          // its names stand for its text
	at                    crtext.Number // its number, taken apart
	bare                  bool          // but a title, which says less than was asked for, or a section's
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
	forLikes            // the same of all its names together
	evidences
)

// evidence is how much there is of each, mostly 0 to 1.
type evidence [evidences]float64

// weights is how much each speaks. The numbers are fitted to one half of the searches in
// testdata, and the other half tells how well they do: APNAP_FIT=1 go test ./rulesdb -run TestFit -v
// prints both, and the numbers fitted anew. A rule with more names than others was asked about more.
func weights() evidence {
	return evidence{forWords: 2.9, forText: 0.3, forFirst: 1.4, forMeaning: 4.1, forMatch: -0.4, forCitations: 0.1, forPrinciple: 1, forRule: -0.6,
		forBeginning: 0, forSection: -3.9, forTitle: 4.2, forNickname: 0.9, forPairs: 1.1, forHeading: 1.3, forLength: 0.1, forSpecial: -1.2,
		forKeyword: 1, forAll: -0.1, forName: 0.8, forExact: 0.6, forLike: 4.4, forGloss: -0.5, forNames: 0.6, forFamily: 1.1, forPlace: 0.6, forLikes: 1.1}
}

// worth is how much speaks for what there is.
func (v evidence) worth(weights *evidence) float64 {
	sum := 0.0
	for i := range v {
		sum += v[i] * weights[i]
	}
	return sum
}

// scores is how much speaks for each of the candidates. A title says nothing by itself: what
// speaks for it speaks for a rule below it, unless it is a rule's and all that was asked for.
func scores(found []candidate, is []evidence, weights *evidence) []float64 {
	worth := make([]float64, len(found))
	for i := range is {
		worth[i] = is[i].worth(weights)
	}
	for i := range found {
		if found[i].bare {
			heir := heirOf(i, found, worth, is[i][forTitle] > 0)
			worth[i], worth[heir] = min(worth[i], worth[heir]), max(worth[i], worth[heir])
		}
	}
	return worth
}

// heirOf is the rule below a title for which speaks what speaks for the title: the first of a
// section that is all that was asked for, which tells what it is, else the best of all. Where
// none was found it is the title itself.
func heirOf(title int, found []candidate, worth []float64, whole bool) int {
	heir := title
	for i := range found {
		n := found[i].at
		if !found[title].above(n) {
			continue
		}
		if whole && n.Rule == 1 && n.Letter == 0 {
			return i
		}
		if heir == title || worth[i] > worth[heir] {
			heir = i
		}
	}
	return heir
}

// above reports whether a number stands below that of the candidate.
func (c *candidate) above(n crtext.Number) bool {
	if c.at.Rule == 0 {
		return n.Section == c.at.Section && n.Rule > 0
	}
	return n.Letter != 0 && familyOf(n) == c.at
}

// allEvidence is what speaks for each of the candidates.
func allEvidence(found []candidate, t *terms, e cr.Edition) []evidence {
	among, is := newField(found), make([]evidence, len(found))
	for i := range found {
		is[i] = found[i].evidence(t, e, &among)
	}
	return is
}

// evidence is what speaks for the candidate, among all that were found.
func (c *candidate) evidence(t *terms, e cr.Edition, among *field) evidence {
	n, _ := crtext.ParseNumber(c.number)
	text, heading := t.look.in(c.text), t.look.in(c.heading)
	title, titleText, isTitle := heading, c.heading, n.Letter == 0 && n.Rule > 0 && text.count <= longestTitle
	if isTitle {
		title, titleText = text, c.text
	}
	doer := t.asksForDoer(titleText)
	if doer {
		title.words = 0
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
		forTitle:     truth(!doer && t.isAll(&text, c.text)),
		forNames:     math.Log1p(float64(names)),
		forPlace:     1 / float64(1+c.place),
		forSpecial:   truth(special(n) && 2*bits.OnesCount32(title.words) < title.count),
	}
	is[forAll] = truth(is[forText] == 1)
	c.at, c.bare = n, n.Rule == 0 || isTitle && bits.OnesCount32(title.words&t.look.carry) < t.look.carried
	if isTitle {
		own := t.meet(c.text)
		name.holds, name.like = max(name.holds, own.holds), max(name.like, own.like)
	}
	is[forLikes] = math.Sqrt(name.likes)
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

// asksForDoer reports whether what was asked for is who does what a title says, or what it is
// done with, which is another thing: a planeswalker, Equipment.
func (t *terms) asksForDoer(title string) bool {
	last := strings.TrimSuffix(t.words[len(t.words)-1], "s")
	for _, ending := range []string{"er", "ment"} {
		deed, does := strings.CutSuffix(last, ending)
		if does && strings.EqualFold(title, deed) {
			return true
		}
	}
	return false
}

// The sections of keywords, and the first one of variants of the game.
const keywordActions, keywordAbilities, firstVariant = 701, 702, 800

// special reports whether a rule is about a single keyword or a variant of the
// game, and so beside the point unless its name is in the question.
func special(n crtext.Number) bool {
	return n.Section == keywordActions || n.Section == keywordAbilities || n.Section >= firstVariant
}
