package paragraph

import (
	"unicode"
	"unicode/utf8"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// The signs that end a sentence, and those of which people make an arrow.
const (
	stopMark, listStop = ".", ";"
	arrowHead          = ">"
)

// signs leaves out the pictures that people put among their words, and makes a stop of one behind which another sentence begins, and of
// arrows, which stand between what happens one after the other: "I attack -> he casts Fog". A cross stays, which says that something is not so.
func signs(toks []lex.Token) []lex.Token {
	out := toks[:0]
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch n := arrow(toks[i:]); {
		case n > 0:
			t.Text, t.End = listStop, toks[i+n-1].End
			out = append(out, t)
			i += n - 1
		case !picture(t):
			out = append(out, t)
		case i+1 < len(toks) && !picture(toks[i+1]) && len(out) > 0 && out[len(out)-1].Kind != lex.PunctToken && sentenceBegins(toks[i+1:]):
			t.Text = stopMark
			out = append(out, t)
		}
	}
	return out
}

// arrow is how many tokens are an arrow, 0 for none.
func arrow(toks []lex.Token) int {
	const shafts, arrows = "- — =", "→ ➡ ⇒ ⟶ ➔ ➜ ▶"
	if toks[0].Kind != lex.PunctToken {
		return 0
	}
	if in(toks[0].Text, arrows) {
		return 1
	}
	n := 0
	for n < len(toks)-1 && in(toks[n].Text, shafts) && (n == 0 || toks[n].Glued) {
		n++
	}
	if n > 0 && toks[n].Text == arrowHead && toks[n].Glued {
		return n + 1
	}
	return 0
}

// picture reports whether a token is a picture or what changes one.
func picture(t lex.Token) bool {
	const crosses = "✖ ✗ ✘ ❌ ❎ 🚫 ⛔"
	sign, size := utf8.DecodeRuneInString(t.Text)
	if t.Kind != lex.PunctToken || size != len(t.Text) || size < utf8.UTFMax-1 || in(t.Text, crosses) {
		return false
	}
	return unicode.In(sign, unicode.So, unicode.Sk, unicode.Mn, unicode.Cf)
}

// sentenceBegins reports whether tokens begin with whoever does something, or with what only begins a sentence.
func sentenceBegins(toks []lex.Token) bool {
	if lexicon.Plays(toks[0].Text, lexicon.Person) || interrogative(toks[0].Text) {
		return true
	}
	_, verb := lexicon.VerbOf(toks[min(1, len(toks)-1)].Text)
	return verb && toks[0].Capital()
}
