package paragraph

import "apnap/engine/oracle/lex"

// sizes makes of a size in the plural ("two 3/3s") the size and the word "creatures", which it stands for.
func sizes(text string, toks []lex.Token) []lex.Token {
	const slash, plural, creatures = "/", "s", "creatures"
	out := make([]lex.Token, 0, len(toks))
	for i := 0; i < len(toks); i++ {
		if i+3 >= len(toks) || toks[i].Kind != lex.NumberToken || toks[i+2].Kind != lex.NumberToken || toks[i+1].Text != slash || toks[i+3].Text != plural ||
			!toks[i+1].Glued || !toks[i+2].Glued || !toks[i+3].Glued {
			out = append(out, toks[i])
			continue
		}
		size, many := toks[i], toks[i+3]
		size.Kind, size.End, many.Text = lex.PTToken, toks[i+2].End, creatures
		size.Raw = text[size.Start:size.End]
		size.Text = size.Raw
		out = append(out, size, many)
		i += 3
	}
	return out
}

// rounded makes parentheses of square brackets, which people write as well: "[both mine]".
func rounded(toks []lex.Token) []lex.Token {
	for i := range toks {
		switch t := &toks[i]; t.Text {
		case "[":
			t.Text = "("
		case "]":
			t.Text = ")"
		}
	}
	return toks
}
