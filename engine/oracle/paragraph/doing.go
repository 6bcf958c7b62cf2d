package paragraph

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// hitsWith reads "hits me with Lava Axe": a spell and whom it is aimed at.
func (r *reader) hitsWith(who int) bool {
	from := r.i
	r.i++
	list, ok := r.nouns()
	if !ok || !r.eat("with", "w", "w /", "using", "via") {
		if r.err != nil {
			return false
		}
		r.i = from
		return r.delegate(r.name(who), from)
	}
	n, ok := r.noun(true)
	if ok && len(list) == 1 && n.isCreature() && in(r.toks[from].Text, "hit hits") {
		if n.owner == nobody {
			n.owner = who
		}
		return r.attackWith(&n, &list[0], from)
	}
	if !ok || n.card == nil || !isSpell(n.card) {
		r.i = from
		return r.fail()
	}
	return r.spellOn(&n, list, who, from)
}

// withSpell reports whether a verb, what it is done to and the spell that does it stand
// next: "exiles my Bear with Swords to Plowshares".
func (r *reader) withSpell() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	r.i++
	_, ok := r.nouns()
	return ok && r.eat("with", "using", "via") && r.spellAhead()
}

// spellOn is a spell of a player's whose targets are named before it.
func (r *reader) spellOn(n *noun, list []noun, who, from int) bool {
	t, ok := r.targets(who)
	if !ok {
		return false
	}
	if n.owner == nobody {
		n.owner = who
	}
	t.list = once(append(list, t.list...))
	return r.spellDoes(n, t, who, from)
}

// victims reads what a spell is aimed at: nouns, or somebody's face.
func (r *reader) victims(by int) ([]noun, bool) {
	if who, ok := r.ownFace(); ok {
		n := newNoun(r.i - 2)
		n.who, n.to = who, r.i
		return []noun{n}, true
	}
	if at := r.i; r.eat("face", "the face", "dome") {
		n := newNoun(at)
		n.who, n.to = r.otherThan(by), r.i
		if n.who == nobody || by == nobody {
			return nil, r.stop(r.whoseFace(at))
		}
		return []noun{n}, true
	}
	return r.nouns()
}

// pings reads "pings me for 1 with Prodigal Pyromancer".
func (r *reader) pings(who int) bool {
	from := r.i
	r.i++
	n, ok := r.noun(false)
	if !ok || !r.eat("for") || r.peek().Kind != oracle.NumberToken {
		return r.fail()
	}
	amount := r.peek().N
	r.i++
	r.eat("damage")
	if !r.eat("with", "using", "off") {
		return r.fail()
	}
	src, ok := r.noun(true)
	if !ok {
		return false
	}
	if src.owner == nobody {
		src.owner = who
	}
	to := r.i
	says, ok := r.sourceOf(&src)
	if !ok {
		return false
	}
	on, ok := r.ref(&n)
	if !ok {
		return false
	}
	r.i = to
	return r.addEvent(says+" deals "+itoa(amount)+" damage to "+on, from, to)
}

// activates reads "activate Maze of Ith [targeting Craw Wurm]": an ability that makes
// an effect has resolved.
func (r *reader) activates(who int) bool {
	from, err := r.i, r.err
	given := !in(r.peek().Text, "activate activates activated")
	r.i++
	r.eat("for")
	n, ok := r.noun(true)
	if !ok || n.card == nil || !activated(n.card) || able(n.card) {
		if given {
			r.err = err
		}
		if r.err == nil {
			r.i = from
		}
		return false
	}
	r.eat("'s ability", "ability")
	t, ok := r.targets(who)
	if !ok || len(t.list) > 1 {
		return r.fail()
	}
	if given && len(t.list) == 0 && t.source == nil {
		r.i = from // it may be used for something else
		return false
	}
	to := r.i
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(&n)
	if !ok || r.things[i].flag {
		return r.fail()
	}
	r.things[i].active = true
	if !r.spellEffect(i, &n, t) {
		return false
	}
	r.i = to
	return true
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
	if !r.intoBoard() {
		return false
	}
	return r.addEvent(r.name(who)+" "+r.verb(who, "discard")+" "+name+" to cycle it", from, r.i) &&
		r.addEvent(r.name(who)+" "+r.verb(who, "draw")+" a card", from, r.i)
}

// intoBoard reads "into my opponent's Rest in Peace": what is on the battlefield.
func (r *reader) intoBoard() bool {
	if !r.eat("into") {
		return true
	}
	n, ok := r.noun(true)
	if !ok || n.card == nil {
		return r.fail()
	}
	to := r.i
	if !r.place(&n, nobody, "") {
		return false
	}
	r.i = to
	return true
}

// deals reads "deals 2 damage to my Karn Liberated with Lightning Strike": what a player
// does with a source.
func (r *reader) deals(who int) bool {
	from := r.i
	r.i++
	t := r.peek()
	if t.Kind != oracle.NumberToken {
		r.i = from
		return false
	}
	r.i++
	combat := ""
	if r.eat("combat damage") {
		combat = "combat "
	} else if !r.eat("damage", "dmg") && !r.is("to") {
		r.i = from
		return false
	}
	if !r.eat("to") {
		r.i = from
		return false
	}
	on, ok := r.noun(false)
	if !ok || !r.eat("with", "using", "off", "via") {
		r.i = from
		return false
	}
	src, ok := r.noun(true)
	if !ok || src.who != nobody {
		return r.fail()
	}
	if src.owner == nobody {
		src.owner = who
	}
	to := r.i
	says, ok := r.sourceOf(&src)
	if !ok {
		return false
	}
	whom, ok := r.ref(&on)
	if !ok {
		return false
	}
	r.i = to
	return r.addEvent(says+" deals "+itoa(t.N)+" "+combat+"damage to "+whom, from, to)
}

// sourceOf names the source of damage: a thing known, or one that was not spoken of.
func (r *reader) sourceOf(n *noun) (string, bool) {
	if n.card == nil && n.det == "a" {
		return r.generic(n), true
	}
	return r.ref(n)
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
	return r.loyaltyPut(who, &n, amount, from)
}

// loyaltyPut is the event of the cost of a loyalty ability.
func (r *reader) loyaltyPut(who int, n *noun, amount, from int) bool {
	to := r.i
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(n)
	if !ok || !r.describe(i, n) || !r.bringEffects(i, n) {
		return false
	}
	r.i = to
	return r.addEvent(r.name(who)+" "+r.verb(who, "put")+" "+counted(amount, "loyalty")+" on "+r.called(i)+" as a cost", from, to)
}

// plussesOf reads "activate Tibalt's +1 [ability]".
func (r *reader) plussesOf(who int) bool {
	from := r.i
	r.i++
	r.eat("up")
	if n, amount, ok := r.plusOf(); ok {
		return r.loyaltyPut(who, &n, amount, from)
	}
	n, ok := r.noun(true)
	if !ok || n.card == nil || n.card.Types&engine.Planeswalker == 0 {
		r.i, r.err = from, nil
		return false
	}
	r.eat("'s")
	if !r.eat("+", "plus") || r.peek().Kind != oracle.NumberToken || r.peek().N == 0 {
		r.i = from
		return false
	}
	amount := r.peek().N
	r.i++
	r.eat("loyalty ability", "ability", "on him", "on her", "on it")
	return r.loyaltyPut(who, &n, amount, from)
}

// plusOf reads "the +1 loyalty ability of Tibalt".
func (r *reader) plusOf() (noun, int, bool) {
	at := r.i
	r.eat("the")
	if r.eat("+", "plus") && r.peek().Kind == oracle.NumberToken && r.peek().N > 0 {
		amount := r.peek().N
		r.i++
		r.eat("loyalty ability", "loyalty", "ability")
		if r.eat("of", "on") {
			if n, ok := r.noun(true); ok && n.card != nil && n.card.Types&engine.Planeswalker != 0 {
				return n, amount, true
			}
		}
	}
	r.i, r.err = at, nil
	return noun{}, 0, false
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
	if !r.says(lexicon.SpellThat) {
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
	case r.eat("creates", "create"):
		return r.delegate("an effect makes "+r.name(who)+" create", from)
	case r.eat("makes", "gives", "lets", "has"):
		return r.delegate("an effect makes", from)
	case r.eat("deals", "dealing", "that deals"):
		return r.delegate(r.own(who)+" "+color+"spell deals", from)
	}
	r.i = at
	return false
}
