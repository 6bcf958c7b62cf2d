package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// readWithoutTalk reads a paragraph without the parentheses in it that decide nothing, wherever they stand.
func readWithoutTalk(q Question, cards *index) (*Reading, *lex.Error) {
	const open = "("
	var aside []string
	whole := q.Text
	if strings.Contains(q.Text, open) {
		q.Text, aside = newReader(q, cards).withoutTalk()
	}
	read, err := readWhole(q, cards)
	if err != nil {
		if err.Text == q.Text {
			err.Text = whole
		}
		return nil, err
	}
	read.LeftAside = append(aside, read.LeftAside...)
	return read, nil
}

// withoutTalk is the text with the parentheses blanked out that decide nothing, so that all else stays in place, and
// what stood in them.
func (r *reader) withoutTalk() (text string, aside []string) {
	text, r.end = r.text, len(r.toks)-1
	for i := 1; i < r.end; i++ {
		shut := r.closing(i)
		if r.toks[i].Text != "(" || shut == nobody || r.inName(i) || !r.idleBrackets(i, shut) {
			continue
		}
		s := r.span(i, shut+1)
		text = text[:s[0]] + strings.Repeat(" ", s[1]-s[0]) + text[s[1]:]
		aside = append(aside, r.raw(i, shut+1))
	}
	return text, aside
}

// idleBrackets reports whether parentheses hold words that say nothing of the game, or only those by which the card before
// them is called: "(I know, I know)", "Vorinclex (the raider one)". What says whose, what or how something is does not.
func (r *reader) idleBrackets(open, shut int) bool {
	if r.twoPlay(open+1, shut) {
		return true
	}
	if shut-open < 3 || r.cardBefore(open) == nil && r.isStop(open-1) {
		return false
	}
	if r.callsAgain(open, shut) {
		return true
	}
	return r.idle(open+1, shut) && !r.likewise(open+1) && !slices.ContainsFunc(r.toks[open+1:shut], func(t lex.Token) bool {
		return t.Kind == lex.NumberToken || nameLike(t) || headWord(t) || adjectiveWord(t.Text) || isSubtype(t.Text) || lexicon.Plays(t.Text, lexicon.BackWord) || lexicon.Plays(t.Text, lexicon.Possessive) ||
			lexicon.Plays(t.Text, lexicon.OthersWord) || lexicon.Plays(t.Text, lexicon.Preposition) || lexicon.Plays(t.Text, lexicon.ControlVerb) || lexicon.Plays(t.Text, lexicon.Denies)
	})
}

// twoPlay reports whether words say no more than that two play, as nobody says otherwise: "1v1".
func (r *reader) twoPlay(from, to int) bool {
	const two = 2
	kept := r.save()
	defer func() { r.restore(kept) }()
	r.i, r.end = from, to
	return r.tableSize() && r.done() && r.toks[from].N <= two && r.tableOf() <= two
}

// callsAgain reports whether parentheses right behind a card only say which of its name it is, in words of its name:
// "(the raider one)".
func (r *reader) callsAgain(open, shut int) bool {
	card := r.cardBefore(open)
	if card == nil || !r.inName(open-1) && !r.markedAt(open-1) {
		return false
	}
	name, called := strings.ToLower(card.Name), false
	for _, t := range r.toks[open+1 : shut] {
		switch {
		case t.Kind == lex.WordToken && len(t.Text) > 3 && strings.Contains(name, t.Text):
			called = true
		case !lexicon.Plays(t.Text, lexicon.Article) && !lexicon.Plays(t.Text, lexicon.OfThem) && t.Kind != lex.PunctToken:
			return false
		}
	}
	return called
}
