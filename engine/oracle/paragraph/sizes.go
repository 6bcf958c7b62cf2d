package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// sizes makes of a size in the plural ("two 3/3s") the size and the word "creatures", which it stands for.
func sizes(text string, toks []lex.Token) []lex.Token {
	const slash, plural, creatures = "/", "s", "creatures"
	out := toks[:0]
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

// belowZero makes one number of a sign and a life total that is below zero: "at -2", "-2 life".
func belowZero(toks []lex.Token) []lex.Token {
	const minus, dash, life = "-", "—", "life"
	out := toks[:0]
	for i := 0; i < len(toks); i++ {
		t := toks[i]
		if i > 0 && i+2 < len(toks) && (t.Text == minus || t.Text == dash) && !t.Glued && toks[i+1].Kind == lex.NumberToken && toks[i+1].Glued && (toks[i+2].Text == life || lexicon.Plays(toks[i-1].Text, lexicon.AtLife) && toks[i+2].Kind != lex.PunctToken) {
			n := toks[i+1]
			n.Start, n.N, n.Glued = t.Start, -n.N, false
			n.Raw = minus + n.Raw
			n.Text = n.Raw
			out = append(out, n)
			i++
			continue
		}
		out = append(out, t)
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
