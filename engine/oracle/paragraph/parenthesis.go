package paragraph

import (
	"strconv"
	"strings"

	"apnap/engine/oracle/lex"
)

func itoa(n int) string { return strconv.Itoa(n) }

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
	for r.peek().Kind == lex.WordToken && (r.peek().Capital() || r.i > from && in(r.peek().Text, "of the 's and in to for from")) {
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
