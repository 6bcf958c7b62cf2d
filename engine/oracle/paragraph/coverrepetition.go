package paragraph

import (
	"maps"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// repetition judges words that are left out because they only say again what the reading tells, what
// the cards in it say of themselves, or what should come of it.
type repetition struct {
	reader   *reader
	from, to int
	// known are the stems of the words that the reading tells and of those by which its cards say
	// what they do, said the stems of the former alone.
	known, said map[string]bool
	// of are the words of the one card that the words describe, nil where they describe none.
	of map[string]bool
	// claims says that they tell what comes of what was read, so that their numbers are somebody's
	// answer and what happens in them must be told.
	claims bool
}

// only reports whether all of the words do no more than that.
func (t *repetition) only() bool {
	for i := t.from; i < t.to; i++ {
		if m, card := t.reader.marks[i]; card {
			i += m.length - 1
		} else if !t.repeats(i) {
			return false
		}
	}
	return true
}

// repeats reports whether a word says nothing, or nothing that is not known.
func (t *repetition) repeats(i int) bool {
	w := t.reader.toks[i]
	stem := stemOf(w)
	v, verb := lexicon.VerbOf(w.Text)
	switch {
	case w.Kind == lex.PunctToken:
		return w.Text != "\""
	case t.reader.roleAt(i, t.to, lexicon.Corrects) > 0, lexicon.Plays(w.Text, lexicon.SaysMore), !t.known[stem] && t.reader.newName(i, t.from):
		return false
	case t.reader.talkOnly(i):
		return true
	case lexicon.Plays(w.Text, lexicon.Denies), verb && t.claims:
		return t.said[stem] || verb && lexicon.Plays(v.Plain, lexicon.ComesOut)
	case w.Kind == lex.NumberToken && t.of != nil:
		return t.of[stem]
	case w.Kind == lex.NumberToken && t.claims, t.known[stem], t.of[stem]:
		return true
	case w.Kind != lex.WordToken:
		return false
	case verb && (v.Event || v.Instruction):
		return t.of != nil && lexicon.Plays(v.Plain, lexicon.Describes)
	case lexicon.Plays(w.Text, lexicon.Premise), lexicon.Plays(w.Text, lexicon.TellsMore), adjectiveWord(w.Text), isSubtype(w.Raw), lexicon.Plays(w.Text, lexicon.HavingVerb) && !t.reader.harmlessToHave(i+1):
		return false
	case lexicon.Plays(w.Text, lexicon.Changes):
		return (t.of != nil || t.claims) && lexicon.Plays(w.Text, lexicon.Universal)
	}
	return !gameWord(w.Text) || lexicon.Plays(w.Text, lexicon.GameNoun) || talkWord(w.Text)
}

// talkOnly reports whether a word only denies or goes with what people do beside the game: "don't ask",
// "was laughing too", or says no more than the one before it: "his own".
func (r *reader) talkOnly(i int) bool {
	return lexicon.Plays(r.toks[i].Text, lexicon.Denies) && talkVerb(r.toks[i+1].Text) || i > 0 && (lexicon.Plays(r.toks[i].Text, lexicon.Changes) && talkVerb(r.toks[i-1].Text) || r.toks[i].Text == "own" && lexicon.Plays(r.toks[i-1].Text, lexicon.Whose))
}

// talkVerb reports whether a word is a form of a verb of what people do beside the game, and is no auxiliary.
func talkVerb(w string) bool {
	return slices.ContainsFunc([]string{"", "s", "d", "ed", "ing"}, func(end string) bool {
		plain, ok := strings.CutSuffix(w, end)
		return ok && lexicon.Plays(plain, lexicon.BesideVerb)
	})
}

// describedBy are the words of the card that stands directly before words that are left out, nil where none does.
func (r *reader) describedBy(from int) map[string]bool {
	for i := from - 1; i >= 0 && i >= from-longestCard; i-- {
		if m, card := r.marks[i]; card && (i+m.length == from || i+m.length == from-1 && r.toks[from-1].Text == ",") {
			words := map[string]bool{}
			for w := range r.cards.ownWords(m.card) {
				maps.Copy(words, wordStems(w))
			}
			return words
		}
	}
	return nil
}

// saysOfCard reports whether tokens directly behind a card are a clause on it that says what it does: "which
// doubles tokens". What was done to it, and what it is, they do not say.
func (r *reader) saysOfCard(from, to int) bool {
	if r.toks[from].Text == "," {
		from++
	}
	if to-from < 3 || !lexicon.Plays(r.toks[from].Text, lexicon.Relative) || r.describedBy(from) == nil {
		return false
	}
	v, verb := lexicon.VerbOf(r.toks[from+1].Text)
	return verb && r.toks[from+1].Text == v.Third && v.Plain != "be" && v.Plain != "have" && r.endsClause(to)
}

// concludes reports whether tokens begin with a word by which they are what comes of something: "so 6".
func (r *reader) concludes(from, to int) bool {
	n := r.roleAt(from, to, lexicon.ResultStart)
	return n > 0 && from+n < to
}

// stemOf is a word by which its forms are one: the plain form of a verb, the singular of a noun, the
// figure of a number.
func stemOf(t lex.Token) string {
	if t.Kind == lex.NumberToken {
		return itoa(t.N)
	}
	if v, ok := lexicon.VerbOf(t.Text); ok {
		return v.Plain
	}
	return base(t.Text)
}

// wordStems are the stems of the words of a text.
func wordStems(text string) map[string]bool {
	words := map[string]bool{}
	for _, t := range lex.Scan(text) {
		words[stemOf(t)] = true
	}
	return words
}

// knownWords are the stems of the words that a reading tells, and of those by which the cards in
// it say what they are and do.
func (r *reader) knownWords(told string) map[string]bool {
	known := wordStems(told)
	for _, m := range r.marks {
		if strings.Contains(told, m.card.Name) {
			for w := range r.cards.ownWords(m.card) {
				maps.Copy(known, wordStems(w))
			}
		}
	}
	return known
}
