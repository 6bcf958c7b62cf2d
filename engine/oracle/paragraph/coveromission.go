package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// loosely reports whether words that nothing reads may be left out of a reading that shows them: they
// tell nothing that happens, deny nothing and count nothing, and the cards that they name
// are permanents, which can be put where they are, or are named besides.
func (r *reader) loosely(from, to int) bool {
	brings := lexicon.Plays(r.toks[from].Text, lexicon.Preposition)
	switch {
	case r.hadByNobody(from, to), r.marksWithin(from, to) && r.elsewhere(from, to), slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool { return !plainWord(t) && t.Kind == lex.PunctToken }):
		return false
	case to-from < leastLoose && !r.adverb(from) && !(brings && to-from > 1 && !r.markedAt(to-1)):
		return false
	case !r.marksWithin(from, to) && (!brings || r.tellsMore(from, to)), r.marksWithin(from, to) && r.leansBack(from, to):
		return false
	}
	has := slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool { return controlVerb(t.Text) })
	if has && !r.clauseAt(from) {
		return false
	}
	has = has || from > 0 && controlVerb(r.toks[from-1].Text)
	for i := from; i < to; i++ {
		t := r.toks[i]
		if m, card := r.marks[i]; card {
			outside := r.namedOutside(m.card, from, to)
			if outside && has || !outside && !placeable(m.card) {
				return false
			}
			i += m.length - 1
			continue
		}
		v, verb := lexicon.VerbOf(t.Text)
		switch {
		case isCount(t), t.Kind == lex.PTToken, t.Kind == lex.SymbolToken, lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.Lessens),
			verb && !controlVerb(t.Text) && !lexicon.Plays(v.Plain, lexicon.Copula) && !lexicon.Plays(v.Plain, lexicon.TalkVerb), castVerb(t.Text), lexicon.Plays(t.Text, lexicon.LeavesOpen):
			return false
		}
	}
	return true
}

// isCount reports whether a token is a number: "one" in letters is none.
func isCount(t lex.Token) bool { return t.Kind == lex.NumberToken && !(t.N == 1 && t.Raw[0] > '9') }

// leastLoose is how many words have to be left out together: fewer may bind what stands around them.
const leastLoose = 3

// elsewhere reports whether words name a zone besides the battlefield.
func (r *reader) elsewhere(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Elsewhere) })
}

// hadByNobody reports whether tokens say that something is had by somebody of whom nothing is known: "teammate has".
func (r *reader) hadByNobody(from, to int) bool {
	for i := from; i < to; i++ {
		if !controlVerb(r.toks[i].Text) || r.inName(i) || i == from {
			continue
		}
		w := r.toks[i-1].Text
		if !lexicon.Plays(w, lexicon.Person) && !r.others(i-1) && !lexicon.Plays(w, lexicon.SpeakersWord) && !lexicon.Plays(w, lexicon.Joint) && !lexicon.Plays(w, lexicon.OtherPerson) && !r.inName(i-1) && !r.markedAt(i-1) &&
			r.seatOf(r.toks[i-1].Raw) < 0 && !lexicon.Plays(w, lexicon.TalkAdverb) {
			return true
		}
	}
	return false
}

// leansBack reports whether words speak of what was spoken of before, or say that something is so again.
func (r *reader) leansBack(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.Repeats) || lexicon.Plays(t.Text, lexicon.BackWord) && !lexicon.Plays(t.Text, lexicon.OthersWord)
	})
}

// tellsMore reports whether words that are left out speak of somebody, or of what was spoken of, and say more of it than
// who has something where; or say that something is so again.
func (r *reader) tellsMore(from, to int) bool {
	somebody, more := false, false
	for i := from; i < to; i++ {
		if m, card := r.marks[i]; card {
			i += m.length - 1
			continue
		}
		w := r.toks[i].Text
		switch {
		case lexicon.Plays(w, lexicon.Repeats):
			return true
		case lexicon.Plays(w, lexicon.Person), lexicon.Plays(w, lexicon.OthersWord), lexicon.Plays(w, lexicon.BackWord), lexicon.Plays(w, lexicon.MineWord), r.seatOf(r.toks[i].Raw) >= 0:
			somebody = true
		case r.toks[i].Kind == lex.PunctToken, controlVerb(w), lexicon.Plays(w, lexicon.Copula), lexicon.Plays(w, lexicon.Preposition), lexicon.Plays(w, lexicon.Article), lexicon.Plays(w, lexicon.LittleWord),
			lexicon.Plays(w, lexicon.Possessive), lexicon.Plays(w, lexicon.SpeakersWord), lexicon.Plays(w, lexicon.GistJoint), lexicon.Plays(w, lexicon.LeadWord), lexicon.Plays(w, lexicon.OtherPerson), lexicon.Plays(w, lexicon.OpinionVerb), lexicon.Plays(w, lexicon.Somewhere):
		default:
			more = true
		}
	}
	return somebody && more
}

// placeable reports whether a card can be put on the battlefield for what it does there.
func placeable(card *oracle.Card) bool { return !isSpell(card) && able(card) }

// namedOutside reports whether a card is named outside of tokens.
func (r *reader) namedOutside(card *oracle.Card, from, to int) bool {
	for i, m := range r.marks {
		if m.card == card && (i < from || i >= to) {
			return true
		}
	}
	return false
}

// putOut puts the cards that are named in tokens and nowhere else on the battlefield: sentences to
// stand behind a paragraph from which the tokens are taken.
func (r *reader) putOut(from, to int) string {
	var says strings.Builder
	who := r.cuedOwner(from, to)
	var last *oracle.Card
	for i := from; i < to; i++ {
		m, card := r.marks[i]
		if !card || r.namedOutside(m.card, from, to) || m.card == last {
			continue
		}
		last = m.card
		says.WriteString(" " + who.controls(m.card))
	}
	if says.Len() > 0 {
		return "." + says.String()
	}
	return ""
}

// ownedBy says whose words have it that a card is.
type ownedBy uint8

const (
	ownedByNobody ownedBy = iota
	ownedByMe
	ownedByThem
)

// controls says that a permanent is on the battlefield, and in whose control where that is known.
func (who ownedBy) controls(card *oracle.Card) string {
	switch who {
	case ownedByMe:
		return "I control " + card.Name + "."
	case ownedByThem:
		return "My opponent controls " + card.Name + "."
	}
	return card.Name + " is on the battlefield."
}

// cuedOwner is whose tokens have it that the cards in them are, nobody's where they do not say, or say
// it of both.
func (r *reader) cuedOwner(from, to int) ownedBy {
	mine, theirs := false, false
	for i := from; i < to; i++ {
		mine = mine || lexicon.Plays(r.toks[i].Text, lexicon.SpeakersWord) && !lexicon.Plays(r.toks[i+1].Text, lexicon.OthersWord)
		theirs = theirs || r.others(i)
	}
	switch {
	case mine && !theirs:
		return ownedByMe
	case theirs && !mine:
		return ownedByThem
	}
	return ownedByNobody
}

// others reports whether a word means somebody else than whoever speaks, or his side.
func (r *reader) others(i int) bool {
	return lexicon.Plays(r.toks[i].Text, lexicon.OthersWord) || r.toks[i].Text == "other" && lexicon.Plays(r.toks[i+1].Text, lexicon.OtherPerson) || r.roleAt(i, len(r.toks)-1, lexicon.AcrossFrom) > 0
}
