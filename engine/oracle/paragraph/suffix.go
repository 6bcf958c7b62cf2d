package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
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
	n.detail.adjectives = append(n.detail.adjectives, list[:len(list)-1]...)
	n.card, n.words = m.card, ""
	return true
}

// relative reads "which has 10 loyalty", "with flying and lifelink".
func (r *reader) relative(n *noun) bool {
	at := r.i
	r.eat(",")
	if r.i > at && r.eat("a", "an") && (r.peek().Kind == oracle.PTToken) {
		if r.details(n) && (r.done() || r.eat(",") || r.joinsHere()) {
			return true
		}
		r.i = at
		return false
	}
	if r.i == at && r.is("at") && r.ahead(1).Kind == oracle.NumberToken && r.ahead(2).Text == "loyalty" {
		r.i++
		return r.details(n)
	}
	which := r.says(lexicon.WhichIs)
	if !which && (r.i > at || !r.eat("with")) {
		r.i = at
		return false
	}
	if !r.details(n) {
		r.i = at
		return false
	}
	return true
}

// joinsHere reports whether a word that joins clauses stands next.
func (r *reader) joinsHere() bool { return in(r.peek().Text, "and at into while then") }

// details reads Detail { [ "," ] [ "and" ] Detail } .
func (r *reader) details(n *noun) bool {
	if !r.oneDetail(n) {
		return false
	}
	for {
		at := r.i
		r.eat(", and", ",", "and", "&", "+", "with", "w /")
		if r.peek().Kind == oracle.EndToken || !r.oneDetail(n) {
			r.i = at
			return true
		}
	}
}

// oneDetail reads
//
//	Detail = P/T [ "creature" ] | Keyword | Number ( "loyalty" | "power" | "damage" | Kind "counters" [ "on it" ] ) | "X" "=" Number | "tapped" .
func (r *reader) oneDetail(n *noun) bool {
	at := r.i
	t := r.peek()
	switch {
	case t.Kind == oracle.PTToken && t.Raw[0] != '+' && t.Raw[0] != '-':
		r.i++
		n.detail.pt = t.Text
		r.eat("creature", "body", "token")
		return true
	case r.eat("x =", "x is", "x ="):
		if v := r.peek(); v.Kind == oracle.NumberToken {
			r.i++
			n.detail.x = v.N
			return true
		}
	case r.eat("tapped"):
		n.detail.tapped = true
		return true
	case r.eat("untapped"):
		return true
	case r.says(lexicon.Shield):
		n.detail.shield = true
		return true
	case r.numbered(n):
		return true
	}
	r.i = at
	return r.keywordDetail(n)
}

// numbered reads a detail that begins with a number.
func (r *reader) numbered(n *noun) bool {
	t := r.peek()
	count := t.N
	if t.Kind != oracle.NumberToken {
		if !r.is("a") && !r.is("an") && !r.is("power") {
			return false
		}
		count = 1
	}
	if r.eat("power") {
		if v := r.peek(); v.Kind == oracle.NumberToken {
			n.detail.power = v.N
			r.i++
			return true
		}
		return false
	}
	r.i++
	switch {
	case r.eat("power"):
		n.detail.power = count
		return true
	case r.eat("damage", "dmg"):
		n.detail.damage = count
		return true
	case r.eat("loyalty counters", "loyalty counter", "loyalty"):
		n.detail.counters = append(n.detail.counters, counted(count, "loyalty"))
	default:
		kind := r.peek()
		if kind.Kind != oracle.WordToken && kind.Kind != oracle.PTToken || !in(r.ahead(1).Text, "counter counters") {
			return false
		}
		r.i += 2
		n.detail.counters = append(n.detail.counters, counted(count, kind.Text))
	}
	r.eat("on it", "on them", "on him", "left", "already on it")
	return true
}

// keywordDetail reads a keyword ability: "first strike", "protection from red".
func (r *reader) keywordDetail(n *noun) bool {
	at := r.i
	t := r.peek()
	if s, long := lexicon.Longest(lexicon.Ability, r.wordAt); long > 0 && r.ahead(long).Kind != oracle.NumberToken {
		r.i += long
		n.detail.keywords = append(n.detail.keywords, s.Key)
		return true
	}
	if r.eat("protection from", "pro") && in(r.peek().Text, "red blue green black white artifacts creatures") {
		n.detail.keywords = append(n.detail.keywords, "protection from "+r.peek().Text)
		r.i++
		return true
	}
	if r.i = at; in(t.Text, "toxic absorb") && r.ahead(1).Kind == oracle.NumberToken {
		n.detail.keywords = append(n.detail.keywords, t.Text+" "+r.ahead(1).Raw)
		r.i += 2
		return true
	}
	return false
}

// counted is "ten loyalty counters", "a +1/+1 counter".
func counted(n int, kind string) string {
	if n == 1 {
		return "one " + kind + " counter"
	}
	if e, ok := lexicon.Cardinal(n); ok && n <= 12 {
		return e.Key + " " + kind + " counters"
	}
	return itoa(n) + " " + kind + " counters"
}
