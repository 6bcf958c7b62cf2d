package paragraph

import "apnap/engine/oracle/lex"

// withoutMarkup drops what people put around the name of a card for a bot to show it, or around a word for its looks:
// "[[Shock]]", "**Shock**".
func withoutMarkup(toks []lex.Token) []lex.Token {
	const brackets, looks = "[ ]", "* `"
	out := make([]lex.Token, 0, len(toks))
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		switch next := toks[min(i+1, len(toks)-1)]; {
		case t.Kind != lex.PunctToken:
		case in(t.Text, brackets) && next.Text == t.Text && next.Glued:
			i++
			continue
		case in(t.Text, looks) && (next.Glued || t.Glued) && (i == 0 || toks[i-1].Kind != lex.NumberToken):
			continue
		}
		out = append(out, t)
	}
	return out
}
