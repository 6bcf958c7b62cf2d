package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// piece is one sentence: tokens [from, to), and whether it is asked.
type piece struct {
	from, to int
	asks     bool
}

// sentences are those of the paragraph, cut at stops, question marks, semicolons and line ends. They are not to be changed.
func (r *reader) sentences() []piece { return r.pieces }

// findSentences cuts the paragraph into sentences.
func (r *reader) findSentences() {
	var list []piece
	from := 0
	for i := 0; i < len(r.toks); i++ {
		last := i == len(r.toks)-1
		if !last && !r.isStop(i) {
			if r.lineEnd(i) {
				list = appendPiece(list, piece{from, i + 1, false})
				from = i + 1
			}
			continue
		}
		list = appendPiece(list, piece{from, i, !last && r.toks[i].Text == "?"})
		for !last && i+1 < len(r.toks)-1 && r.isStop(i+1) {
			i++
			if r.toks[i].Text == "?" && len(list) > 0 {
				list[len(list)-1].asks = true
			}
		}
		from = i + 1
	}
	r.pieces = list
}

func appendPiece(list []piece, p piece) []piece {
	if p.from >= p.to {
		return list
	}
	return append(list, p)
}

// isStop reports whether a token ends a sentence.
func (r *reader) isStop(i int) bool {
	return i >= 0 && i < len(r.inside) && !r.inside[i] && stopSign(r.toks[i])
}

func stopSign(t lex.Token) bool {
	return t.Kind == lex.PunctToken && in(t.Text, ". ? ! ; …")
}

// findInside notes the tokens at which no sentence can end: those inside the name of
// a card, inside parentheses that are closed within reason, and inside quotation marks.
func (r *reader) findInside() {
	r.inside = make([]bool, len(r.toks))
	for at, m := range r.marks {
		for k := at; k < at+m.length; k++ {
			r.inside[k] = true
		}
	}
	open := nobody
	for i, t := range r.toks {
		switch {
		case t.Text == "." && t.Glued && i > 0 && i+1 < len(r.toks) && r.toks[i-1].Kind == lex.NumberToken && r.toks[i+1].Glued && r.toks[i+1].Kind == lex.NumberToken:
			r.inside[i] = true // a rule's number
		case t.Text == "(":
			open = i
		case t.Text == ")" && open != nobody:
			for k := open; k < i; k++ {
				r.inside[k] = true
			}
			open = nobody
		}
	}
	r.findQuotes()
}

// findHurting notes at which tokens the sentence they stand in has spoken of damage.
func (r *reader) findHurting() {
	r.hurting = make([]bool, len(r.toks))
	hurts := false
	for i, t := range r.toks {
		m, named := r.marks[i]
		hurts = !r.isStop(i) && (hurts || in(t.Text, "damage dmg bolts bolt shocks shock") || named && m.card.Does != nil && m.card.Does.Then[0].Verb == engine.Damage)
		r.hurting[i] = hurts
	}
}

// opens reports whether a sentence begins at a token.
func (r *reader) opens(i int) bool { return i == 0 || r.isStop(i-1) || r.lineEnd(i-1) }

// lineEnd reports whether a line ends behind a token, or a quoted sentence, so that a sentence does.
func (r *reader) lineEnd(i int) bool {
	return r.quoteEnds(i) || i+1 < len(r.toks) && strings.Contains(r.text[r.toks[i].End:r.toks[i+1].Start], "\n") && !in(r.toks[i].Text, ", and : + &")
}

// withoutMarkup drops what people put around a word for its looks: "**Shock**".
func withoutMarkup(toks []lex.Token) []lex.Token {
	const looks = "* `"
	out := toks[:0]
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
