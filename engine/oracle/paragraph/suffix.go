package paragraph

import (
	"apnap/engine/lang/english"
	"strings"

	"apnap/engine"
)

// suffixes reads what stands behind a noun:
//
//	Suffix = "(" Inside ")" | [ "," ] ( "which" | "that" ) "has" Details | "with" Details | "of" Player | "of" Whose | Player "controls" |
//	         ( "attached to" | "enchanting" | "equipped to" | "on" ) Noun .
func (r *reader) suffixes(n *noun) bool {
	for {
		at := r.i
		switch {
		case r.peek().Text == "(":
			if !r.parenthesis(n) {
				return false
			}
		case r.apposition(n), r.worn(n), r.relative(n), r.ofPlayer(n), r.attachment(n):
		default:
			r.i = at
			return r.err == nil
		}
	}
}

// apposition reads the name behind a description: "white creature, Savannah Lions".
func (r *reader) apposition(n *noun) bool {
	at := r.i
	if n.card != nil || n.who != nobody || n.many > 1 || n.words == "" {
		return false
	}
	comma := r.eat(",")
	m, card := r.marks[r.i]
	list := strings.Fields(n.words)
	kind := list[len(list)-1]
	if !comma || !card || m.many > 1 || !in(kind, "creature planeswalker artifact enchantment land permanent commander") || kind == "creature" && m.card.Types&engine.Creature == 0 {
		r.i = at
		return false
	}
	r.i += m.length
	if !r.done() && !r.eat(",") && r.peek().Text != "(" {
		r.i = at
		return false
	}
	for _, w := range list[:len(list)-1] {
		if !in(w, "red blue green black white colorless legendary nontoken snow") {
			r.i = at
			return false
		}
	}
	for _, w := range list[:len(list)-1] {
		mods, _, _ := english.Describing(w)
		n.take(mods)
	}
	n.card, n.words = m.card, ""
	return true
}
