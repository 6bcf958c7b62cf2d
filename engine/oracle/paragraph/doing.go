package paragraph

import (
	"apnap/engine"
	"apnap/engine/oracle"
)

// hitsWith reads "hits me with Lava Axe": a spell and whom it is aimed at.
func (r *reader) hitsWith(who int) bool {
	from := r.i
	r.i++
	list, ok := r.nouns()
	if !ok || !r.eat("with", "w", "w /") {
		if r.err != nil {
			return false
		}
		r.i = from
		return r.delegate(r.name(who), from)
	}
	n, ok := r.noun(true)
	if !ok || n.card == nil || !isSpell(n.card) {
		r.i = from
		return r.fail()
	}
	t, ok := r.targets(who)
	if !ok {
		return false
	}
	if n.owner == nobody {
		n.owner = who
	}
	t.list = append(list, t.list...)
	return r.spellDoes(&n, t, who, from)
}

// cycles reads "cycle Tranquil Thicket": the discard that is the cost, and the draw.
func (r *reader) cycles(who int) bool {
	from := r.i
	r.i++
	n, ok := r.noun(true)
	if !ok || n.card == nil {
		r.i = from
		return r.fail()
	}
	to := r.i
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(&n)
	if !ok {
		return false
	}
	r.ownEffects(i, &n)
	name := r.things[i].name
	r.addFact(name+" is in "+r.own(who)+" hand", &n)
	r.i = to
	r.eat("from my hand", "from hand")
	return r.addEvent(r.name(who)+" "+r.verb(who, "discard")+" "+name+" to cycle it", from, r.i) &&
		r.addEvent(r.name(who)+" "+r.verb(who, "draw")+" a card", from, r.i)
}

// paysFor reads "pay 2 life [for it]" of what has just entered and asks for life: a
// choice that is made.
func (r *reader) paysFor(who int) bool {
	at := r.i
	r.i++
	t := r.peek()
	if r.object == nobody || r.things[r.object].card == nil || !able(r.things[r.object].card) || r.things[r.object].owner != who || len(r.events) == 0 ||
		r.things[r.object].card.Types&engine.Land == 0 {
		r.i = at
		return false
	}
	r.eat("the")
	if t = r.peek(); t.Kind != oracle.NumberToken || r.ahead(1).Text != "life" {
		r.i = at
		return false
	}
	r.i += 2
	r.eat("for it")
	r.factFrom(r.name(who)+" "+r.verb(who, "pay")+" "+itoa(t.N)+" life for "+r.things[r.object].name, at, r.i)
	return true
}

// plusses reads "plus Tibalt", "+1 Tibalt", "plus Tibalt (+1)": loyalty counters put as
// a cost.
func (r *reader) plusses(who int) bool {
	from := r.i
	r.i++
	amount := 0
	if t := r.peek(); t.Kind == oracle.NumberToken {
		amount = t.N
		r.i++
	}
	r.eat("my", "on")
	n, ok := r.noun(true)
	if !ok || n.card == nil || n.card.Types&engine.Planeswalker == 0 {
		r.i = from
		return false
	}
	if r.eat("for") && r.peek().Kind == oracle.NumberToken {
		amount = r.peek().N
		r.i++
	}
	if amount == 0 {
		r.i = from
		return r.fail()
	}
	to := r.i
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(&n)
	if !ok || !r.describe(i, &n) || !r.bringEffects(i, &n) {
		return false
	}
	r.i = to
	return r.addEvent(r.name(who)+" "+r.verb(who, "put")+" "+counted(amount, "loyalty")+" on "+r.called(i)+" as a cost", from, to)
}

// spellThat reads what a spell without a name does: "a spell that draws me a card".
func (r *reader) spellThat(who, from int) bool {
	at := r.i
	if !r.eat("a", "an", "some") {
		return false
	}
	color := ""
	if adjectiveWord(r.peek().Text) {
		color = r.peek().Text + " "
		r.i++
	}
	if !r.eat("spell that", "spell which", "spell to", "spell", "draw spell that", "burn spell that", "sorcery that", "instant that", "spell and") {
		r.i = at
		return false
	}
	switch {
	case r.eat("draws", "draw"):
		whom := who
		if p, ok := r.player(); ok {
			whom = p
		}
		return r.delegate("an effect makes "+r.name(whom)+" draw", from)
	case r.eat("makes", "gives", "lets", "has"):
		return r.delegate("an effect makes", from)
	case r.eat("deals", "dealing", "that deals"):
		return r.delegate(r.own(who)+" "+color+"spell deals", from)
	}
	r.i = at
	return false
}
