package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/oracle/lex"
)

// handles makes one word of each name that people give themselves and that is none of the
// language: signs between underscores ("xX_Bolt_Xx"), a number that does what players do
// ("1337 controls"), a name with the number that tells it from another ("Bob 2 casts").
func handles(text string, toks []lex.Token) []lex.Token {
	var called []string // in small letters, where one stands where only a player can
	named := func(at, n int) string {
		return strings.ReplaceAll(strings.ToLower(text[toks[at].Start:toks[at+n-1].End]), " ", "_")
	}
	for at := range toks {
		for n := range maxHandle {
			if at+n+1 < len(toks) && handleShape(toks[at:at+n+1]) && doesAsPlayer(toks[at+n+1]) {
				called = append(called, named(at, n+1))
			}
		}
	}
	out := toks[:0] // in the place of the tokens, of which there are no more than before
	for at := 0; at < len(toks); {
		n := underscored(toks[at:])
		for k := 1; n == 0 && k <= maxHandle && at+k < len(toks); k++ {
			if handleShape(toks[at:at+k]) && slices.Contains(called, named(at, k)) {
				n = k
			}
		}
		if n == 0 {
			out = append(out, toks[at])
			at++
			continue
		}
		word := toks[at]
		word.Kind, word.Text, word.N, word.End = lex.WordToken, named(at, n), 0, toks[at+n-1].End
		word.Raw = text[word.Start:word.End]
		out = append(out, word)
		at += n
	}
	return out
}

// The bounds of names made of several signs, and of a number that is a name.
const (
	maxHandle      = 2 // tokens
	shortestHandle = 3 // figures
)

// underscored is how many tokens are one word with underscores in it, or 0.
func underscored(toks []lex.Token) int {
	n, sign := 0, false
	for n < len(toks) && (n == 0 || toks[n].Glued) && (toks[n].Kind == lex.WordToken && toks[n].Text != "'s" || toks[n].Kind == lex.NumberToken || toks[n].Text == "_") {
		sign = sign || toks[n].Text == "_" && n > 0
		n++
	}
	if !sign || toks[0].Text == "_" || toks[n-1].Text == "_" {
		return 0
	}
	return n
}

// handleShape reports whether tokens can be a name only because of what stands behind: a
// number of three figures or more, or a name with a small number.
func handleShape(toks []lex.Token) bool {
	number := toks[len(toks)-1]
	if number.Kind != lex.NumberToken || number.Raw[0] < '0' || number.Raw[0] > '9' {
		return false
	}
	if len(toks) == 1 {
		return len(number.Raw) >= shortestHandle
	}
	return len(number.Raw) == 1 && toks[0].Kind == lex.WordToken && firstName(toks[0].Text) && toks[0].Capital()
}

// doesAsPlayer reports whether a word says what one player has or does: "controls", "casts", "'s".
func doesAsPlayer(t lex.Token) bool {
	return t.Kind == lex.WordToken && strings.HasSuffix(t.Text, "s") && (t.Text == "'s" || controlVerb(t.Text) || actingVerb(t.Text) || playerVerb(t.Text))
}

// handle reports whether a token is such a name.
func handle(t lex.Token) bool {
	return t.Kind == lex.WordToken && (strings.Contains(t.Text, "_") || t.Text[0] >= '0' && t.Text[0] <= '9' && len(t.Text) >= shortestHandle && isFigures(t.Text))
}

// isFigures reports whether a word is made of figures alone.
func isFigures(word string) bool { return strings.Trim(word, "0123456789") == "" }
