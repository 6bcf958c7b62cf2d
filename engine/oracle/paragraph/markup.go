package paragraph

import "apnap/engine/oracle/lex"

// withoutMarkup drops what people put around a word for its looks: "**Shock**".
func withoutMarkup(toks []lex.Token) []lex.Token {
	const looks = "* `"
	out := make([]lex.Token, 0, len(toks))
	for i, t := range toks {
		switch next := toks[min(i+1, len(toks)-1)]; {
		case t.Kind != lex.PunctToken:
		case in(t.Text, looks) && (next.Glued || t.Glued) && (i == 0 || toks[i-1].Kind != lex.NumberToken):
			continue
		}
		out = append(out, t)
	}
	return out
}
