package rulesdb

import (
	"math"
	"math/bits"
	"slices"
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
	untold                bool    // its names stand for its text
}

// What speaks for a candidate.
const (
	forWords     = iota // the words it has anywhere
	forText             // those of its own text
	forFirst            // those among its first
	forMeaning          // those of its name, of what we say it means, and of what people call it
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
	evidences
)

// evidence is how much there is of each, mostly 0 to 1.
type evidence [evidences]float64

// weights is how much each speaks. The numbers are fitted to one half of the
// searches in testdata, and the other half tells how well they do: see TestFit.
func weights() evidence {
	return evidence{forWords: 3.5, forText: 0.8, forFirst: 1.6, forMeaning: 4.3, forMatch: 0.8, forCitations: 0.5, forPrinciple: 1, forRule: 0.6,
		forBeginning: -0.2, forSection: -3.4, forTitle: 5.3, forNickname: 1.6, forPairs: 0.2, forHeading: 1.8, forLength: 0.1, forSpecial: -1.5,
		forKeyword: 1.6, forAll: 0.1, forName: 1.4, forExact: 0.3, forLike: 4}
}

// worth is how much speaks for what there is.
func (v evidence) worth(weights *evidence) float64 {
	sum := 0.0
	for i := range v {
		sum += v[i] * weights[i]
	}
	return sum
}

// evidence is what speaks for the candidate, given the best score of all.
func (c *candidate) evidence(t *terms, e cr.Edition, best float64) evidence {
	n, _ := crtext.ParseNumber(c.number)
	text, heading := t.look.in(c.text), t.look.in(c.heading)
	title, isTitle := heading, n.Letter == 0 && n.Rule > 0 && text.count <= longestTitle
	if isTitle {
		title = text
	}
	nick := readCalled()[called(c.number, e.ID)]
	meaning := t.look.in(c.called).words | t.look.in(nick).words
	principle, named, exact := false, t.named(nick), t.exactly(nick) || t.exactly(c.called)
	name := t.likest(nick).or(t.likest(c.called))
	for _, r := range cr.Citing(c.number, e) {
		says := readCalled()[said(r)]
		meaning |= t.look.in(spaced(r.String())).words | t.look.in(r.Gloss()).words | t.look.in(says).words
		named, name, exact = named || t.named(says), name.or(t.likest(says)), exact || t.exactly(says)
		principle = principle || r.Kind() != cr.Related
	}
	is := evidence{
		forWords:     t.look.covers(text.words | heading.words | meaning),
		forText:      t.look.covers(text.words),
		forFirst:     t.look.covers(text.first),
		forMeaning:   t.look.covers(meaning),
		forHeading:   t.look.covers(heading.words),
		forCitations: math.Log1p(float64(c.cited)),
		forPairs:     float64(text.pairs) / float64(max(1, len(t.said)-1)),
		forLength:    math.Log1p(float64(text.count)),
		forNickname:  truth(named),
		forPrinciple: truth(principle),
		forRule:      truth(n.Rule > 0 && n.Letter == 0),
		forBeginning: truth(n.Letter == 'a'),
		forSection:   truth(n.Rule == 0),
		forTitle:     truth(t.isAll(&text)),
		forSpecial:   truth(special(n) && 2*bits.OnesCount32(title.words) < title.count),
	}
	is[forAll] = truth(is[forText] == 1)
	if isTitle {
		name = name.or(t.likest(c.text))
	}
	is[forName], is[forLike], is[forExact] = name.holds, name.like, truth(exact)
	is[forKeyword] = truth(special(n) && n.Section < firstVariant && title.telling > 0 && bits.OnesCount32(title.words) >= title.telling)
	if best > 0 {
		is[forMatch] = c.match / best
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

// named reports whether one of the names in a list is all that was asked for.
func (t *terms) named(list string) bool {
	for name := range strings.SplitSeq(list, ",") {
		if s := t.look.in(name); s.count > 0 && s.count <= len(t.said) && t.isAll(&s) {
			return true
		}
	}
	return false
}

// likeness is how much of a question a name tells, 0 to 1: where the question has all
// of its words, and the less the more of them it does not have.
type likeness struct{ holds, like float64 }

// or is the better of two, of each sort.
func (l likeness) or(other likeness) likeness {
	return likeness{max(l.holds, other.holds), max(l.like, other.like)}
}

// likest is how like the question is to the likest of the names in a list.
func (t *terms) likest(list string) likeness {
	var most likeness
	for name := range strings.SplitSeq(list, ",") {
		s := t.look.in(name)
		if s.words&t.look.carry == 0 || s.telling == 0 {
			continue
		}
		covers, has := t.look.covers(s.words), min(bits.OnesCount32(s.words&t.look.carry), s.telling)
		one := likeness{like: covers * float64(has) / float64(s.telling)}
		if has == s.telling {
			one.holds = covers
		}
		most = most.or(one)
	}
	return most
}

// exactly reports whether one of the names in a list is the question, word by
// word, the little ones apart.
func (t *terms) exactly(list string) bool {
	for name := range strings.SplitSeq(list, ",") {
		if words := slices.DeleteFunc(wordsIn(name), isCommon); len(words) > 0 && slices.Equal(words, t.words) {
			return true
		}
	}
	return false
}

// longestTitle is how many words a rule has at most that is but a title.
const longestTitle = 5

// isAll reports whether a text holds all that was asked for and nothing more, the
// little words apart.
func (t *terms) isAll(s *seen) bool {
	return !t.look.unknown && s.telling <= max(t.look.carried, len(t.words)) && s.count >= t.look.carried && t.look.covers(s.words) == 1
}

// The sections of keywords, and the first one of variants of the game.
const keywordActions, keywordAbilities, firstVariant = 701, 702, 800

// special reports whether a rule is about a single keyword or a variant of the
// game, and so beside the point unless its name is in the question.
func special(n crtext.Number) bool {
	return n.Section == keywordActions || n.Section == keywordAbilities || n.Section >= firstVariant
}
