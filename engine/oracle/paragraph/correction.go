package paragraph

import (
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// corrected is a question without what somebody takes back in it: of "on me, sorry, on my Bear" is left "on my Bear", so that
// all else stays in place, and what was taken back. One of which is not plain what it takes back is refused.
func corrected(q Question, x *index) (meant Question, back []string, err *lex.Error) {
	const most = 4
	for range most {
		r := newReader(q, x)
		at, behind := r.correction()
		if at == nobody {
			break
		}
		text, ok := r.takeBack(at, behind)
		if !ok {
			return q, nil, r.refuse("not_understood", at, behind, say.New("This may undo what was said before; say only what happens in the end."))
		}
		back = append(back, q.Text[firstOther(q.Text, text):r.toks[behind].Start])
		q.Text = text
	}
	return q, back, nil
}

// firstOther is the first byte in which texts of one length differ.
func firstOther(a, b string) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}

// correction is where words stand by which somebody takes back what he said, and the token behind them; nobody where there are none.
func (r *reader) correction() (at, behind int) {
	for i := 1; i < len(r.toks)-1; i++ {
		n := r.roleAt(i, len(r.toks)-1, lexicon.TakesBack)
		if n == 0 || r.toks[i-1].Kind != lex.PunctToken || r.quoteBefore(i) || !r.toldWithin(0, i) {
			continue
		}
		behind = i + n
		for lexicon.Plays(r.toks[behind].Text, lexicon.ClauseEnd) && r.toks[behind].Kind == lex.PunctToken {
			behind++
		}
		if lexicon.Plays(r.toks[behind].Text, lexicon.TalksOn) || behind >= len(r.toks)-1 || r.isStop(behind) {
			continue // "sorry for the long question", "thanks, sorry."
		}
		if _, card := r.marks[behind]; r.fullStop(i-1) && !card {
			continue // "Sorry, one more question"
		}
		return i, behind
	}
	return nobody, 0
}

// toldWithin reports whether tokens tell of something of the game, rather than greet: a card, a number, or what somebody has or casts.
func (r *reader) toldWithin(from, to int) bool {
	for i := from; i < to; i++ {
		if t := r.toks[i]; r.markedAt(i) || t.Kind == lex.NumberToken || t.Kind == lex.PTToken || controlVerb(t.Text) || castVerb(t.Text) {
			return true
		}
	}
	return false
}

// quoteBefore reports whether what somebody says begins at a token.
func (r *reader) quoteBefore(i int) bool {
	const quote = "\""
	return r.toks[i-1].Text == quote
}

// fullStop reports whether a sentence ends at a token, rather than breaks off.
func (r *reader) fullStop(i int) bool {
	const breaks = "\u2026"
	return r.isStop(i) && r.toks[i].Text != breaks
}

// takeBack is the text without what words take back that end before a token, and what stands behind which corrects; it is false where
// that is not plain.
func (r *reader) takeBack(at, behind int) (string, bool) {
	last := at
	for last > 1 && r.toks[last-1].Kind == lex.PunctToken {
		last--
	}
	from := r.correctedFrom(last, behind)
	if from != nobody {
		return blanked(r.text, [2]int{r.toks[from].Start, r.toks[behind].Start}), true
	}
	return r.anotherDid(last, behind)
}

// correctedFrom is where what is corrected begins: a card for a card, a number for a number, and else what begins with the same word or
// with one of its kind; nobody where there is no such.
func (r *reader) correctedFrom(last, behind int) int {
	t := r.toks[behind]
	if _, card := r.marks[behind]; card {
		for i := last - 1; i >= max(0, last-longestCard); i-- {
			if m, named := r.marks[i]; named {
				if i+m.length != last {
					return nobody
				}
				return i
			}
		}
		return nobody
	}
	if before := r.toks[last-1]; t.Kind == before.Kind && (t.Kind == lex.NumberToken || t.Kind == lex.PTToken) || lexicon.Plays(t.Text, lexicon.Possessive) && lexicon.Plays(before.Text, lexicon.Possessive) {
		return last - 1
	}
	if last > 1 && r.alike(last-2, behind) && r.alike(last-1, behind+1) {
		return last - 2
	}
	const most = 8
	for i := last - 1; i >= max(0, last-most) && !r.fullStop(i); i-- {
		if r.toks[i].Text == t.Text && lexicon.Plays(t.Text, lexicon.Preposition) {
			return i
		}
	}
	return nobody
}

// alike reports whether two tokens are the same word, or both numbers or sizes: "4 life, no wait, 5 life".
func (r *reader) alike(a, b int) bool {
	s, t := r.toks[a], r.toks[min(b, len(r.toks)-1)]
	return s.Text == t.Text || s.Kind == t.Kind && (t.Kind == lex.NumberToken || t.Kind == lex.PTToken)
}

// anotherDid has somebody else do what was told: of "My opponent casts Fog... sorry, I cast it" is left "I cast Fog".
func (r *reader) anotherDid(last, behind int) (string, bool) {
	verb := r.pastSubject(behind)
	v, known := lexicon.VerbOf(r.toks[verb].Text)
	if verb == behind || !known || !lexicon.Plays(r.toks[min(verb+1, len(r.toks)-1)].Text, lexicon.ThingPronoun) {
		return "", false
	}
	for from := last - 1; from > 0; from-- {
		did, same := lexicon.VerbOf(r.toks[from].Text)
		if !same || did != v {
			if r.fullStop(from) {
				break
			}
			continue
		}
		first := from
		for first > 0 && !r.isStop(first-1) && !lexicon.Plays(r.toks[first-1].Text, lexicon.ClauseEnd) {
			first--
		}
		if first == from || from+1 >= last || r.pastSubject(first) != from {
			return "", false
		}
		s := r.span(first, verb+2)
		said := r.raw(behind, verb+1) + spaceMark + r.raw(from+1, last)
		if len(said) > s[1]-s[0] {
			return "", false
		}
		return r.text[:s[0]] + said + strings.Repeat(spaceMark, s[1]-s[0]-len(said)) + r.text[s[1]:], true
	}
	return "", false
}
