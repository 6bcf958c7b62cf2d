package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// alters reports whether a static ability of which not all could be read makes of things what
// a ruling looks at: types, colors, the loss of abilities, base power and toughness, or
// keywords that decide what damage does and what can be destroyed or be a target.
func (c card) alters(text string, toks []lex.Token) bool {
	r := newReader(text, toks)
	r.abilityWord(&Ability{})
	for !r.done() {
		start := r.i
		end := start + len(r.sentenceTokens(start))
		if r.altersBefore(end) {
			return true
		}
		r.i = max(end, start+1)
	}
	return false
}

// altersBefore reports whether the sentence up to a place says of a class, behind its
// condition, what it is, or what it loses or has of all that.
func (r *reader) altersBefore(end int) bool {
	for r.i < end && (r.startsCondition()) {
		for r.i < end && !r.eatPhrase(commaMark) {
			r.i++
		}
	}
	p, ok := r.madeOfAny()
	others := ok && !p.Players && p.Is != engine.This
	for ; r.i < end && !r.startsCondition() && !r.is(unlessWord) && !r.is(thatWord); r.i++ {
		if r.is(quoteMark) {
			_, _ = r.quoted()
		}
		if r.altersHere(others) {
			return true
		}
	}
	return false
}

// conditionWords begin conditions.
var conditionWords = []string{"as", "if", "during"}

// startsCondition reports whether a condition stands next.
func (r *reader) startsCondition() bool { return slices.Contains(conditionWords, r.peek().Text) }

// altersHere reports whether a verb stands next that alters what things have, or what they are:
// of what an object says of itself only its card types, since of the rest its card is the example.
func (r *reader) altersHere(others bool) bool {
	at := r.i
	defer func() { r.i = at }()
	if r.peek().Kind != lex.WordToken && r.peek().Text != "'s" {
		return false
	}
	verb, ok := r.madeVerb()
	if !ok {
		return false
	}
	switch verb {
	case "are", "aren't":
		return others && r.altersBeing() || !others && r.altersTypes()
	case "lose":
		return r.is(allOfThem) || r.altersHaving()
	case "have", "gain":
		return r.eatPhrase(baseSize) || r.eatPhrase(baseEach) || r.altersHaving()
	}
	return false
}

// altersBeing reports whether what stands behind "is" is a type, a color or a size.
func (r *reader) altersBeing() bool {
	r.article()
	_ = r.eatPhrase(noLonger)
	var s madeShape
	return r.peek().Kind == lex.PTToken || r.is(everyWord) || r.is(copyWord) || r.is(chosenWords[0], chosenWords[1]) || r.shapeWord(&s)
}

// altersTypes reports whether what stands behind "is" names a card type.
func (r *reader) altersTypes() bool {
	r.article()
	_ = r.eatPhrase(noLonger)
	if r.peek().Kind == lex.PTToken {
		r.i++
	}
	s, _ := r.shapeWords()
	return s.types&^shape.Supertypes != 0
}

// altersHaving reports whether one of the keywords that stand next decides what happens.
func (r *reader) altersHaving() bool {
	words, _ := r.keywordList()
	if len(words) == 0 {
		if w, ok := r.keyword(); ok {
			words = append(words, w)
		}
	}
	return slices.ContainsFunc(words, func(w string) bool { return ruledKeyword(w) || w == indestructible })
}

// Words of the above.
const everyWord, unlessWord, thatWord, copyWord, indestructible = "every", "unless", "that", "copy", "indestructible"

// chosenWords stand before what was chosen.
var chosenWords = [...]string{"the", "chosen"}
