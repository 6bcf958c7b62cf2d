package paragraph

import (
	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"strconv"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

func itoa(n int) string { return strconv.Itoa(n) }

// parenthesis reads what stands in parentheses behind a noun:
//
//	Inside = Details | Card | Whose | Ability | "attached to" Noun .
func (r *reader) parenthesis(n *noun) bool {
	at := r.i
	shut := r.closing(at)
	if shut == nobody {
		return r.fail()
	}
	end := r.end
	defer func() { r.end = end }()
	r.i, r.end = at+1, shut
	read := r.inParenthesis(n)
	if !read || r.i != shut {
		if r.err == nil {
			r.fail()
		}
		r.i = at
		return r.keepFailing(at, shut)
	}
	r.i = shut + 1
	return true
}

// keepFailing refuses the words of a parenthesis that was not understood.
func (r *reader) keepFailing(at, shut int) bool {
	if r.err == nil {
		r.stop(r.unread(at, shut+1, r.raw(at, shut+1)))
	}
	return false
}

// closing is the token that closes the parenthesis opened at a token.
func (r *reader) closing(at int) int {
	for i := at + 1; i < r.end; i++ {
		switch r.toks[i].Text {
		case "(":
			return nobody
		case ")":
			return i
		}
	}
	return nobody
}

func (r *reader) inParenthesis(n *noun) bool {
	at := r.i
	if text := r.raw(r.i, r.end); n.card == nil && n.who == nobody || strings.Contains(strings.ToLower(text), " would ") || strings.Contains(strings.ToLower(text), "instead") {
		if strings.Contains(text, " ") && strings.Contains(strings.ToLower(text), "would") {
			n.detail.ability = strings.Trim(text, "\"“” ")
			r.i = r.end
			return true
		}
	}
	if m, ok := r.card(true); ok {
		if n.card != nil && n.card.Name != m.card.Name {
			r.i = at
			return false
		}
		n.card = m.card
		return true
	}
	if r.err != nil {
		return false
	}
	if who, ok := r.owner(); ok && r.done() {
		n.owner = who
		return true
	}
	r.i = at
	if r.eat("mine", "my own") && r.done() {
		n.owner = r.speaker()
		return true
	}
	r.i = at
	if r.eat("his", "her", "theirs", "hers") && r.done() {
		who, ok := r.meant(at)
		n.owner = who
		return ok
	}
	r.i = at
	r.says(lexicon.ItHas)
	mods, ok := r.said(func(g *english.Grammar) *chart.Cat { return g.Inside })
	n.take(mods)
	return ok
}

// ability text after the name of a thing that no index knows:
//
//	Invented = CapitalWords "(" Ability ")" .
func (r *reader) invented() (noun, bool) {
	n := newNoun(r.i)
	at := r.i
	if who, ok := r.owner(); ok {
		n.owner = who
	}
	r.eat("a", "an", "the")
	from := r.i
	for r.peek().Kind == oracle.WordToken && (r.peek().Capital() || r.i > from && in(r.peek().Text, "of the 's and in to for from")) {
		r.i++
	}
	open := r.i
	if open == from || r.peek().Text != "(" && r.peek().Text != "\"" {
		r.i = at
		return n, false
	}
	shut := r.closing(open)
	if r.peek().Text == "\"" {
		shut = r.closingQuote(open)
	}
	if shut == nobody || !strings.Contains(strings.ToLower(r.raw(open, shut)), "would") {
		r.i = at
		return n, false
	}
	n.words = r.raw(from, open)
	n.detail.ability = strings.TrimSpace(r.raw(open+1, shut))
	n.detail.ability = strings.Trim(n.detail.ability, "\"“” ")
	r.i = shut + 1
	n.to = r.i
	return n, true
}

func (r *reader) closingQuote(at int) int {
	for i := at + 1; i < r.end; i++ {
		if r.toks[i].Text == "\"" {
			return i
		}
	}
	return nobody
}
