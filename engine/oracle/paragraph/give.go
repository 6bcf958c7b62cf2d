package paragraph

import "apnap/engine/oracle"

// millsWhom reads "mills me for 5": a player makes another mill.
func (r *reader) millsWhom(who int) bool {
	from := r.i
	r.i++
	whom, ok := r.player()
	if !ok || whom == who {
		r.i = from
		return false
	}
	r.eat("for")
	t := r.peek()
	if t.Kind != oracle.NumberToken {
		r.i = from
		return false
	}
	r.i++
	r.eat("cards", "card")
	noun := " cards"
	if t.N == 1 {
		noun = " card"
	}
	return r.addEvent("an effect makes "+r.name(whom)+" mill "+itoa(t.N)+noun, from, r.i)
}

// gives reads "gives me 3 poison counters", "gave my Bear two +1/+1 counters".
func (r *reader) gives(who int) bool {
	from := r.i
	r.i++
	n, ok := r.noun(false)
	t := r.peek()
	count := t.N
	if t.Kind != oracle.NumberToken {
		count = 1
	}
	if !ok || t.Kind != oracle.NumberToken && !r.is("a") && !r.is("another") {
		r.i = from
		return false
	}
	kind := r.ahead(1)
	if !in(r.ahead(2).Text, "counter counters") || kind.Kind != oracle.WordToken && kind.Kind != oracle.PTToken {
		r.i = from
		return false
	}
	r.i += 3
	to := r.i
	on, ok := r.ref(&n)
	if !ok {
		return false
	}
	r.i = to
	return r.addEvent(r.name(who)+" "+r.verb(who, "put")+" "+counted(count, kind.Text)+" on "+on, from, to)
}
