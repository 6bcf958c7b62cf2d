package paragraph

import "apnap/engine/lang/lexicon"

// standingWith is a sentence of its own for how a permanent lies, where a sentence begins with that: "With my Kismet untapped, Bob attacks" is "My
// Kismet is untapped. Bob attacks". It is so, and does not happen then.
func (r *reader) standingWith(i int) ([]change, int) {
	const with, comma, is, stop, side = "with", ",", "is ", ".", 4
	if r.toks[i].Text != with || !r.opens(i) {
		return nil, 0
	}
	at := i + 1
	for at < len(r.toks)-1 && !r.markedAt(at) && at < i+side {
		at++
	}
	m, card := r.marks[at]
	lies := at + m.length
	if !card || !placeable(m.card) || !lexicon.Plays(r.toks[lies].Text, lexicon.HowItLies) {
		return nil, 0
	}
	for _, t := range r.toks[i+1 : at] {
		if _, verb := lexicon.VerbOf(t.Text); verb || t.Text == comma {
			return nil, 0
		}
	}
	end := lies + 1
	for end < len(r.toks)-1 && end <= lies+side && r.toks[end].Text != comma {
		end++
	}
	if r.toks[end].Text != comma {
		return nil, 0
	}
	before := r.span(lies, lies+1)[0]
	return []change{{r.span(i, i+1), ""}, {[2]int{before, before}, is}, {r.span(end, end+1), stop}}, end + 1 - i
}

// liesFirst reports whether a sentence that begins at a token says first how a permanent lies, which is no event.
func (r *reader) liesFirst(from int) bool {
	_, n := r.standingWith(from)
	return n > 0
}
