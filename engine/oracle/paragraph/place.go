package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/say"
)

// place puts a thing where the words say: on somebody's side of the battlefield,
// or in another zone. Its own effects come into the question.
func (r *reader) place(n *noun, owner int, zone string) bool {
	if n.owner == nobody {
		n.owner = owner
	}
	if owner != nobody && n.owner != owner && zone == "" {
		return r.stop(r.refuse("not_understood", n.from, n.to, r.twoOwners(owner, n.owner)))
	}
	if n.owner == nobody && r.alone && !againstOthers(n.card) {
		n.owner = r.speaker()
	}
	if n.detail.ability != "" {
		return zone == "" && r.placeInvented(n)
	}
	if n.waits {
		return zone == "" && (isSpell(n.card) && makesEffect(n.card) || activated(n.card)) && r.waiting(n)
	}
	if n.card != nil && isSpell(n.card) && zone == "" && n.resolved && makesEffect(n.card) && n.card.Does == nil {
		i, ok := r.thingOf(n)
		return ok && r.spellEffect(i, n, targets{})
	}
	if n.card != nil && isSpell(n.card) && zone == "" {
		if !r.flagged && owner != nobody {
			return r.stop(r.refuse("not_understood", n.from, n.to, say.New("%s is a spell: say who casts it, and when, or in which zone it is.", n.card.Name)))
		}
		r.i = n.from
		return r.fail()
	}
	if n.another && n.card != nil && !slices.ContainsFunc(r.things, func(t thing) bool { return t.card != nil && t.card.Name == n.card.Name }) {
		r.i = n.from // another than which?
		return r.fail()
	}
	if n.many > 1 && !n.another && (n.card == nil || !able(n.card)) {
		if n.owner == nobody { // nothing would tell of them
			return r.stop(r.meetsAny(n.from, n.to, r.raw(n.from, n.to)))
		}
		return r.placeEach(n, zone)
	}
	i, ok := r.placed(n)
	if !ok {
		return false
	}
	t := &r.things[i]
	if !slices.Contains(r.placedNow, i) {
		r.placedNow = append(r.placedNow, i)
	}
	t.on = t.on || zone == ""
	if zone != "" {
		r.addFact(t.name+" is in "+r.own(n.owner)+" "+zone, n)
		t.fact = true
	}
	if !r.describe(i, n) || !r.bringEffects(i, n) {
		return false
	}
	if n.detail.on != nil {
		return r.attach(i, n.detail.on, n)
	}
	return true
}

// placed is the thing that a noun of the board speaks of; what is counted again
// is another thing only where the words say so.
func (r *reader) placed(n *noun) (int, bool) {
	if n.card == nil && n.det != "the" {
		n.det = "a"
	}
	if n.card != nil && n.owner != nobody && n.det != "the" {
		for i := range r.things {
			t := &r.things[i]
			if t.card == nil || t.card.Name != n.card.Name || t.owner != n.owner || !t.on {
				continue
			}
			r.note(i)
			if n.another || slices.Contains(r.placedNow, i) {
				return i, r.oneMore(i, n)
			}
			if t.many != n.many {
				r.i = n.from
				return i, r.fail()
			}
			return i, true
		}
	}
	i, ok := r.thingOf(n)
	if ok {
		r.things[i].many = max(r.things[i].many, n.many)
	}
	return i, ok
}

// oneMore counts a thing of which the words say that there are more.
func (r *reader) oneMore(i int, n *noun) bool {
	t := &r.things[i]
	if !t.flag {
		r.i = n.from
		return r.fail()
	}
	old := r.flagOf(t)
	t.many += n.many
	for k := range r.effects {
		if r.effects[k].text == old {
			r.effects[k].text = r.flagOf(t)
			return true
		}
	}
	return r.fail()
}

// bringEffects adds the effect flag of a thing that has replacement, prevention or
// can't abilities; of one that has none a fact says that it is there.
func (r *reader) bringEffects(i int, n *noun) bool {
	t := &r.things[i]
	if t.flag || t.fact && (t.card == nil || !able(t.card)) {
		return true
	}
	if t.card != nil && able(t.card) && !r.canStand(t, n) {
		return false
	}
	if t.card != nil && able(t.card) {
		t.flag = true
		r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
		return true
	}
	if t.card != nil && t.card.Unclear() {
		return r.stop(r.refuse("out_of_scope", n.from, n.to, say.New("%s has an ability that is no replacement, prevention or can't effect and may bear on the ruling; say what it does as a fact, with resolve.", t.card.Name)))
	}
	if t.owner == nobody {
		return true
	}
	r.addFact(r.thingFact(i, &n.detail), n)
	t.fact = true
	return true
}

// canStand reports whether the abilities of a card that are there by themselves can be
// given without those that must be activated.
func (r *reader) canStand(t *thing, n *noun) bool {
	if _, ok := standing(t.card); ok || t.active {
		return true
	}
	return r.stop(r.refuse("out_of_scope", n.from, n.to, say.New("%s has abilities that are there by themselves and others that must be activated; say which matters, with resolve.", t.name)))
}

// ownFlags gives each effect of a permanent to whom the permanent was said to belong only after it was named.
func (r *reader) ownFlags() {
	for i := range r.things {
		t := r.things[i]
		if !t.flag || t.owner == nobody {
			continue
		}
		owned := r.flagOf(&t)
		if slices.ContainsFunc(r.effects, func(l line) bool { return l.text == owned }) {
			continue
		}
		t.owner = nobody
		if k := slices.IndexFunc(r.effects, func(l line) bool { return l.text == r.flagOf(&t) }); k >= 0 {
			r.effects[k].text = owned
		}
	}
}

// flagOf is the effect flag of a thing.
func (r *reader) flagOf(t *thing) string {
	text := t.name
	if t.many > 1 {
		text = itoa(t.many) + "x " + text
	}
	if t.card != nil && !t.active {
		if words, ok := standing(t.card); ok && words != "" {
			text += " = " + words
		}
	}
	if t.owner != nobody {
		text = r.name(t.owner) + ": " + text
	}
	return text
}

// waiting adds the effect of a spell or an ability that waits: on what it is said to be, or on the
// player who has it where it must be on somebody.
func (r *reader) waiting(n *noun) bool {
	on := n.detail.on
	if n.detail.on = nil; n.owner == nobody && on != nil {
		n.owner = on.owner
		if on.who != nobody {
			n.owner = on.who
		}
	}
	i, ok := r.thingOf(n)
	if !ok || r.things[i].flag {
		return false
	}
	r.things[i].active, r.things[i].many = !isSpell(n.card), n.many
	to := targets{source: n.detail.source}
	switch aimed := saysOne(n.card, targeting); {
	case aimed && on != nil:
		to.list = []noun{*on}
	case aimed && n.owner != nobody:
		me := newNoun(n.from)
		me.who, me.to = n.owner, n.to
		to.list = []noun{me}
	case on != nil && (on.who == nobody || on.who != n.owner):
		return false
	}
	return r.spellEffect(i, n, to)
}

// placeInvented adds the effect of a thing whose ability the paragraph gives.
func (r *reader) placeInvented(n *noun) bool {
	t := thing{name: n.words, words: n.words, owner: n.owner, many: n.many, flag: true, on: true}
	if n.words == strings.ToLower(n.words) {
		t.name = r.freshName(n.words)
	}
	on := ""
	if who := n.detail.on; who != nil && (who.who == nobody || who.who != n.owner) {
		name, ok := r.ref(who)
		if !ok || !strings.Contains(strings.ToLower(n.detail.ability), "target") {
			return false
		}
		on = " @ " + name
	}
	r.things = append(r.things, t)
	r.note(len(r.things) - 1)
	text := t.name + " = " + n.detail.ability + on
	if t.many > 1 {
		text = itoa(t.many) + "x " + text
	}
	if t.owner != nobody {
		text = r.name(t.owner) + ": " + text
	}
	r.effects = append(r.effects, line{text: text, span: r.span(n.from, n.to)})
	return true
}

// freshName is what a thing is called that has no name but has an ability.
func (r *reader) freshName(words string) string {
	if plainKind(words) {
		return r.nameless(words)
	}
	name := thingName(words)
	for k := 2; slices.ContainsFunc(r.things, func(t thing) bool { return t.name == name }); k++ {
		name = thingName(words) + " " + itoa(k)
	}
	return name
}

// attach makes the fact that one thing is attached to another.
func (r *reader) attach(i int, on *noun, n *noun) bool {
	what := r.things[i].name
	if on.who != nobody && r.things[i].card != nil && onCreatures(r.things[i].card) {
		r.i = on.from // on which of his creatures?
		return r.fail()
	}
	if on.who != nobody {
		r.addFact(what+attachedTo+r.name(on.who), n)
		return true
	}
	if on.owner == nobody && on.card != nil && on.det != "the" {
		on.owner = r.things[i].owner
		if len(r.matching(on)) == 0 {
			on.owner = nobody
		}
	}
	if on.card == nil && on.det == "the" && len(r.matching(on)) == 0 {
		r.i = on.from // which one?
		return r.fail()
	}
	j, ok := r.thingOf(on)
	if !ok || !r.describe(j, on) {
		return false
	}
	r.things[j].on = true
	r.things[j].altered = r.things[j].altered || !plain(n)
	if r.things[j].card != nil && able(r.things[j].card) || r.things[j].owner != nobody {
		if !r.bringEffects(j, on) {
			return false
		}
	}
	if !r.things[j].fact {
		r.addFact(r.called(j)+" is on the battlefield", on)
		r.things[j].fact = true
	}
	r.addFact(what+attachedTo+r.called(j), n)
	r.object = j
	return true
}
