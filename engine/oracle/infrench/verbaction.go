package infrench

import (
	"strings"

	"apnap/engine/oracle/shape"
)

// action is a keyword action in French: its verb and the words that belong to it.
type action struct {
	shape.KeywordAction
	verb string // the infinitive
	rest string // "le donjon"
	self bool   // a reflexive verb
}

// plain is the action in the infinitive, as somebody does it: "s'aventurer dans
// le donjon".
func (a action) plain(n noun) string {
	verb := a.verb
	if a.self {
		verb = n.itself(verb)
	}
	return strings.TrimSpace(verb + " " + a.rest)
}

// actionOf is the keyword action that an event or an instruction names; false where it
// has no French.
func actionOf(what string) (a action, ok bool) {
	a.KeywordAction, _ = shape.KeywordNamed(what)
	a.verb, a.rest, _ = strings.Cut(a.French, " ")
	a.verb, a.self = strings.CutPrefix(a.verb, "s'")
	return a, a.verb != ""
}
