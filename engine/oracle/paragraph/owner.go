package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// apostrophes gives "my opps creature" the apostrophe that people leave out: the player
// whose the one thing is that stands behind. Before several things ("my opponents
// creatures") it could be several players, and is left as it stands.
func (r *reader) apostrophes() {
	r.looked = make([]lookedAt, len(r.toks))
	var toks []lex.Token // nil while all stand as they are
	for i, t := range r.toks {
		as := r.withApostrophe(i)
		if as != nil && toks == nil {
			toks = append(make([]lex.Token, 0, len(r.toks)+2), r.toks[:i]...)
		}
		switch {
		case as != nil:
			toks = append(toks, as...)
		case toks != nil:
			toks = append(toks, t)
		}
	}
	if toks != nil {
		r.toks, r.looked = toks, make([]lookedAt, len(toks))
	}
}

// withApostrophe is a token as it would be with its apostrophe, nil where none is missing.
func (r *reader) withApostrophe(i int) []lex.Token {
	t := r.toks[i]
	if t.Kind != lex.WordToken {
		return nil
	}
	if lexicon.Plays(t.Text, lexicon.ShortIs) {
		word, is := cutToken(t)
		return []lex.Token{word, is}
	}
	if lexicon.Plays(t.Text, lexicon.ShortNot) {
		t.Text = strings.TrimSuffix(t.Text, "nt") + "n't"
		return []lex.Token{t}
	}
	word, ok := strings.CutSuffix(t.Text, "s")
	if !ok || !in(word, "opp oppo opponent") || !r.ownedAt(i+1) && !in(r.toks[min(i+1, len(r.toks)-1)].Text, "got") {
		return nil
	}
	who, owns := cutToken(t)
	return []lex.Token{who, owns}
}

// cutToken cuts a word from the "s" at its end that an apostrophe is missing before.
func cutToken(t lex.Token) (word, s lex.Token) {
	word, s = t, t
	word.Text, word.Raw, word.End = strings.TrimSuffix(t.Text, "s"), t.Raw[:len(t.Raw)-1], t.End-1
	s.Text, s.Raw, s.Start, s.Glued = "'s", t.Raw[len(t.Raw)-1:], t.End-1, true
	return word, s
}

// ownedAt reports whether one thing that a player may have stands at a token: a card, a
// creature by its size, a thing by description, a zone or a step.
func (r *reader) ownedAt(i int) bool {
	for i < len(r.toks) && (adjectiveWord(r.toks[i].Text) || in(r.toks[i].Text, "own untapped tapped")) {
		i++
	}
	if i >= len(r.toks)-1 {
		return false
	}
	t := r.toks[i]
	if m, named := r.cardAt(i); named && m.many == 1 && (m.length > 1 && !r.ordinary(i, m.length) || r.surely(i)) {
		return true
	}
	if lexicon.Plays(t.Text, lexicon.PlayersOne) || t.Text == "end" && r.toks[i+1].Text == "step" {
		return true
	}
	return t.Kind == lex.PTToken || headWord(t) && !strings.HasSuffix(t.Text, "s") && !in(t.Text, "battle")
}
