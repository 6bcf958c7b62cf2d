package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// readFirst reads a paragraph without what it asks, behind its question, of another situation than the one that it tells: "Same with
// Parallel Lives?" What that names takes no part in what was asked before it, and is told to be unanswered.
func readFirst(q Question, x *index) (*Reading, *lex.Error) {
	whole := q.Text
	q, back, wrong := corrected(q, x)
	if wrong != nil {
		return nil, wrong
	}
	text, varied := newReader(q, x).withoutVariations()
	q.Text = text
	read, err := readOrPropose(q, x)
	if err != nil {
		if err.Text == text {
			err.Text = whole
		}
		return nil, err
	}
	for _, words := range back {
		read.LeftAside = append(read.LeftAside, strings.Trim(words, " ,"))
	}
	read.Unanswered = append(read.Unanswered, varied...)
	return read, nil
}

// withoutVariations is the text with the questions blanked out that vary the situation of a question before them, so that all
// else stays in place, and those questions.
func (r *reader) withoutVariations() (text string, varied []string) {
	text = r.text
	asked := false
	for _, p := range r.sentences() {
		for i := p.from; i < p.to; i++ {
			if asked = asked || i > p.from && interrogative(r.toks[i].Text) && p.asks; !asked || !r.varies(p, i) {
				continue
			}
			text = blanked(text, r.variation(p, i))
			varied = append(varied, r.raw(i, p.to))
			break
		}
		asked = asked || p.asks || interrogative(r.toks[p.from].Text)
	}
	return text, varied
}

// variation is the bytes of a variation that begins at a token of a sentence: with the question mark of a whole one, and of another
// with what joins it to the question before.
func (r *reader) variation(p piece, at int) [2]int {
	if at == p.from {
		if p.asks {
			p.to++
		}
		return r.span(at, p.to)
	}
	for at > p.from+1 && lexicon.Plays(r.toks[at-1].Text, lexicon.Joint) {
		at--
	}
	return r.span(at, p.to)
}

// blanked is a text with spaces in the place of some of its bytes.
func blanked(text string, s [2]int) string {
	return text[:s[0]] + strings.Repeat(spaceMark, s[1]-s[0]) + text[s[1]:]
}

// varies reports whether the rest of a sentence, from a token on, asks of another situation than the one told before it.
func (r *reader) varies(p piece, at int) bool {
	if at > p.from && !lexicon.Plays(r.toks[at-1].Text, lexicon.Joint) {
		return false
	}
	head := at
	for head < p.to && (lexicon.Plays(r.toks[head].Text, lexicon.SentenceStart) || lexicon.Plays(r.toks[head].Text, lexicon.AndAlso)) {
		head++
	}
	switch same := r.roleAt(head, p.to, lexicon.SameAsked); {
	case same > 0:
		return true
	case at > p.from:
		return false
	}
	for _, from := range []int{at, head} {
		if n := r.roleAt(from, p.to, lexicon.OtherwiseAsked); n > 0 {
			next := r.toks[from+n].Text
			return p.asks && !lexicon.Plays(next, lexicon.SoWord) && !lexicon.Plays(next, lexicon.Denies)
		}
	}
	n := r.roleAt(head, p.to, lexicon.AnotherAsked)
	return n > 0 && r.namesAnew(p, head+n)
}

// namesAnew reports whether the rest of a sentence, from a token on, names a card that is named nowhere else.
func (r *reader) namesAnew(p piece, at int) bool {
	for ; at < p.to; at++ {
		if m, card := r.marks[at]; card && !r.namedBesides(p, m.card.Name) {
			return true
		}
	}
	return false
}
