package paragraph

import (
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// unknownName refuses a name that the index does not have, with those close to it.
func (r *reader) unknownName() {
	at, to := r.i, r.i
	for to < r.end && !lexicon.Plays(r.toks[to].Text, lexicon.NameEnd) {
		if _, named := r.marks[to]; named {
			return // a card that is known, and words before it that are not
		}
		to++
	}
	if r.toks[at].Text == "a" || r.toks[at].Text == "an" || r.toks[at].Text == "the" {
		at++
	}
	if at >= to || r.cards.cards == nil {
		return
	}
	if r.plainSpell(at, to) {
		return
	}
	words := r.raw(at, to)
	found := r.cards.candidates(words)
	if len(found) == 0 && !nameLike(r.toks[at]) && !r.onlyName(at, to) {
		return
	}
	r.stop(r.unknownCard(at, to, found))
}

// unknownCard is the refusal of words that name a card that nobody knows, with the cards that may be meant.
func (r *reader) unknownCard(from, to int, meant []string) *lex.Error {
	words := r.raw(from, to)
	err := lex.UnknownCard(words, words, meant)
	err.Where, err.Text, err.Span = "question", r.text, r.span(from, to)
	return err
}

// namesUnknown is where a sentence has a name of two words and more that is none of a card or a player: "Vorgath's Endless Ledger".
func (r *reader) namesUnknown(p piece) (from, to int, ok bool) {
	nobodys := func(i int) bool {
		t := r.toks[i]
		return t.Kind == lex.WordToken && t.Capital() && !r.markedAt(i) && !r.inName(i) && r.seatOf(t.Raw) < 0
	}
	for i := p.from + 1; i+2 < p.to; i++ {
		if t := r.toks[i]; !nobodys(i) || lexicon.Known(t.Text) || isSubtype(t.Text) {
			continue
		}
		next := i + 1
		if owning(r.toks[next].Text) {
			next++
		}
		if !nobodys(next) {
			continue
		}
		for to = next + 1; to < p.to && nobodys(to); to++ {
		}
		return i, to, true
	}
	return 0, 0, false
}

// plainSpell reports whether words written small only say what sort of land or spell is
// meant: "a land", "a red spell".
func (r *reader) plainSpell(from, to int) bool {
	if !in(r.toks[to-1].Text, "land spell instant sorcery") {
		return false
	}
	for _, t := range r.toks[from:to] {
		if _, _, ok := english.Describing(t.Text); !ok || t.Capital() {
			return false
		}
	}
	return true
}

// onlyName reports whether words written small can be nothing but a name of two or three
// words: none of them is one of the game's.
func (r *reader) onlyName(from, to int) bool {
	if to-from < 2 || to-from > 3 {
		return false
	}
	for _, t := range r.toks[from:to] {
		if t.Kind != lex.WordToken || commonWord(t.Text) || gameWord(t.Text) || talkWord(t.Text) || headWord(t) || adjectiveWord(t.Text) || keywordWord(t.Text) {
			return false
		}
	}
	return true
}

// placeAll puts things where the words say.
func (r *reader) placeAll(list []noun, owner int, zone string) bool {
	i := r.i
	for k := range list {
		if !r.place(&list[k], owner, zone) {
			return false
		}
	}
	r.i = i
	return true
}

// cardsOf is a number of cards in words.
func cardsOf(n int, none bool) string {
	switch {
	case none:
		return "no cards"
	case n == 1:
		return "1 card"
	}
	return itoa(n) + " cards"
}
