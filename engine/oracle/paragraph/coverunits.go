package paragraph

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// units are what can be left out around the words at which a paragraph was refused, the fewest
// tokens first: parentheses, and what begins and ends where a clause, a question or what
// a preposition brings in can.
func (r *reader) units(span [2]int) []piece {
	at := r.tokenAt(span[0])
	i := slices.IndexFunc(r.sentences(), func(p piece) bool { return at >= p.from && at < p.to })
	if i < 0 {
		return nil
	}
	p := r.sentences()[i]
	list := []piece{p}
	if r.onlyAsks(p) {
		return list
	}
	if open, shut, ok := r.enclosing(p, at); ok {
		list = append(list, piece{open, shut + 1, false})
	}
	list = append(list, r.asides(p, at)...)
	ends := r.ends(p, at)
	for _, from := range r.beginnings(p, at) {
		if to := r.passing(from); to > max(from, at) && to <= p.to {
			list = append(list, piece{from, to, false})
		}
		for _, to := range ends {
			if to > from && to > at && r.balanced(from, to) {
				list = append(list, piece{from, to, p.asks && to == p.to})
			}
		}
	}
	if !r.inName(at+1) && r.balanced(at, at+1) {
		list = append(list, piece{at, at + 1, false})
	}
	slices.SortStableFunc(list, func(a, b piece) int {
		return cmp.Or(cmp.Compare(a.to-a.from, b.to-b.from), cmp.Compare(a.from, b.from))
	})
	list = slices.Compact(list)
	return list[:min(len(list), mostUnits)]
}

// asides are what a sentence may have besides what it tells: what something is done for at its beginning; and
// up to a token, behind a noun, a clause on a card or what somebody is.
func (r *reader) asides(p piece, at int) []piece {
	var list []piece
	if r.purpose(p.from, p.to) > p.from {
		for to := at + 1; to < p.to; to++ {
			if r.clauseStartsAt(to) && r.doesAt(to+1) {
				list = append(list, piece{p.from, to, false})
				break
			}
		}
	}
	for i := p.from + 1; i < p.to && i <= at+longestCard; i++ {
		comma := r.toks[i].Text == ","
		if !lexicon.Plays(r.toks[i].Text, lexicon.Relative) && !(comma && lexicon.Plays(r.toks[i+1].Text, lexicon.Article)) {
			continue
		}
		for to := i + 2; to <= p.to && to < i+longestCard; to++ {
			if r.saysOfCard(i, to) || r.apposed(i, to) {
				list = append(list, piece{i, to, false})
				break
			}
		}
	}
	return list
}

// beginnings are the tokens of a sentence at which what is left out can begin, the nearest
// before and behind a token.
func (r *reader) beginnings(p piece, at int) []int {
	const most = 5
	list := []int{at, p.from}
	for i, n := at-1, 0; i > p.from && n < most; i-- {
		if r.begins(i) {
			list = append(list, i)
			n++
		}
	}
	for i, n := at+1, 0; i < p.to && n < most; i++ {
		if r.begins(i) {
			list = append(list, i)
			n++
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// begins reports whether a clause, a question or what a preposition brings in can begin at a token.
func (r *reader) begins(i int) bool {
	t := r.toks[i].Text
	return !r.inName(i) && (i > 0 && lexicon.Plays(r.toks[i-1].Text, lexicon.ClauseEnd) || lexicon.Plays(t, lexicon.ClauseEnd) && t != "," ||
		lexicon.Plays(t, lexicon.Preposition) || interrogative(t) || r.roleAt(i, len(r.toks)-1, lexicon.PassingPhrase) > 0)
}

// ends are the tokens behind which what is left out can end.
func (r *reader) ends(p piece, at int) []int {
	const most = 5
	var list []int
	for i := at + 1; i < p.to && len(list) < most; i++ {
		if !r.inName(i) && (lexicon.Plays(r.toks[i].Text, lexicon.ClauseEnd) || r.runOnAt(i)) {
			list = append(list, i)
		}
	}
	return append(list, p.to)
}

// inName reports whether a token is one of a card's name behind the first.
func (r *reader) inName(at int) bool {
	for i := at - 1; i >= max(0, at-longestCard); i-- {
		if m, ok := r.marks[i]; ok {
			return i+m.length > at
		}
	}
	return false
}

// balanced reports whether tokens hold no bracket or quotation mark without its other.
func (r *reader) balanced(from, to int) bool {
	open, quotes := 0, 0
	for _, t := range r.toks[from:to] {
		switch t.Text {
		case "(":
			open++
		case ")":
			if open--; open < 0 {
				return false
			}
		case "\"":
			quotes++
		}
	}
	return open == 0 && quotes%2 == 0
}

// blank is the text with tokens blanked out, so that all others stay in place; where what a
// sentence asks at its end goes, the rest of it asks no more.
func (r *reader) blank(u piece) string {
	s := r.span(u.from, u.to)
	text := r.text[:s[0]] + strings.Repeat(" ", s[1]-s[0]) + r.text[s[1]:]
	if u.asks && u.to < len(r.toks) && r.toks[u.to].Text == "?" {
		end := r.toks[u.to]
		text = text[:end.Start] + "." + text[end.End:]
	}
	return text
}

// enclosing finds the parentheses or quotation marks around a token, or before it.
func (r *reader) enclosing(p piece, at int) (open, shut int, ok bool) {
	for open = at; open >= p.from; open-- {
		t := r.toks[open].Text
		if t != "(" && t != "\"" || t == "(" && open < at && slices.ContainsFunc(r.toks[open:at], func(t lex.Token) bool { return t.Text == ")" }) {
			continue
		}
		for shut = max(open+1, at); shut < p.to; shut++ {
			if u := r.toks[shut].Text; u == ")" && t == "(" || u == "\"" && t == "\"" {
				return open, shut, true
			}
		}
	}
	return 0, 0, false
}
