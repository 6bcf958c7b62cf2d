package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// cyclesOne takes up a card that is cycled: the discard that is the cost, and the draw, or the search for a card of the sort that the
// card's keyword names (cr.Cycling).
func (r *reader) cyclesOne(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil {
		return false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	if n.detail.x != engine.Unset {
		return r.certainly(r.unread(n.from, t.Span[1], r.raw(n.from, t.Span[1]))) // for what triggers on it, which is not carried out
	}
	i, ok := r.thingOf(&n)
	if !ok {
		return false
	}
	r.ownEffects(i, &n)
	name := r.things[i].name
	r.addFact(name+" is in "+r.own(t.who)+" hand", &n)
	for k := range rest {
		a := &rest[k]
		if a.Place != nil && a.Place.Zone == "hand" {
			continue
		}
		if a.Prep != "into" || !r.has(nobody, []tree.Arg{{Of: a.Of, Span: a.Span}}) {
			return r.stopAt(a)
		}
	}
	r.i = t.Span[1]
	finds, ok := cycledFor(n.card)
	if !ok {
		return r.stop(r.refuse(notRead, n.from, n.to, say.New("I do not see that %s can be cycled.", n.card.Name)))
	}
	discarded := r.addEvent(r.name(t.who)+" "+r.verb(t.who, "discard")+" "+name+" to cycle it", t.from, r.i)
	if finds != "" {
		return discarded && r.addEvent(r.name(t.who)+" "+r.verb(t.who, "search")+" "+r.own(t.who)+" library for "+inenglish.CountWords(1, finds+" card"), t.from, r.i)
	}
	r.drawsOutside(&engine.Instruction{Verb: engine.DrawCards}, t.who, t.from, r.i)
	return discarded && r.addEvent(r.name(t.who)+" "+r.verb(t.who, "draw")+" a card", t.from, r.i)
}

// cycledFor is the sort of card that is searched for where a card is cycled, none for a card that is drawn; ok reports whether the card
// can be cycled at all.
func cycledFor(card *oracle.Card) (sort string, ok bool) {
	const cycling = "cycling"
	for _, k := range card.Keywords {
		if found, of := strings.CutSuffix(k, cycling); of && (!ok || found == "") {
			sort, ok = found, true
		}
	}
	if sort = strings.TrimSpace(sort); isSubtype(sort) {
		sort = say.Capital(sort)
	}
	return sort, ok
}

// blocksOne takes up a block that a player makes with creatures.
func (r *reader) blocksOne(t *claim) bool {
	blockers, rest, ok := r.blockersOf(t.Args, byMeans)
	if !ok {
		return false
	}
	for k := range blockers {
		if blockers[k].owner == nobody {
			blockers[k].owner = t.who
		}
	}
	rest = slices.DeleteFunc(slices.Clone(rest), func(a tree.Arg) bool {
		return a.Words != "" && r.plays(&a, lexicon.OthersUnblocked) && len(r.openAttackers()) > 1
	})
	attacker, any := r.anyAttacker(rest)
	switch {
	case any:
	case len(rest) == 0 && r.attacked && r.attacker != nobody:
		attacker = r.nounFor(r.attacker, t.from, t.from)
	default:
		attacker, rest, ok = r.objectOf(&claim{Clause: &tree.Clause{Verb: t.Verb, Args: rest}})
		if !ok || len(rest) > 0 || !attacker.isCreature() {
			return false
		}
	}
	r.i = t.Span[1]
	return r.clash(&attacker, blockers, t)
}

// millsOther takes up that a player makes another mill: "mills me for 5".
func (r *reader) millsOther(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.who == nobody || n.who == t.who || len(rest) != 1 || rest[0].Amount() == nil || !in(rest[0].Prep+".", ". for.") {
		return false
	}
	r.i = t.Span[1]
	return r.addEvent("an effect makes "+r.name(n.who)+" mill "+cardsOf(rest[0].Amount().N, false), t.from, r.i)
}

// drainsOne takes up life that one player loses and another gains: "drains me for 4".
func (r *reader) drainsOne(t *claim) bool {
	var amount *tree.Stuff
	whom := nobody
	for i := range t.Args {
		a := &t.Args[i]
		switch {
		case a.Amount() != nil && in(a.Prep+".", ". for.") && (a.Amount().Unit == "" || a.Amount().Unit == "life") && amount == nil:
			amount = a.Amount()
		case a.Prep == "" && len(a.Of) == 1 && whom == nobody:
			n, ok := r.nounOf(a.Of[0])
			if whom = n.who; !ok || whom == nobody {
				return r.stopAt(a)
			}
		default:
			return r.stopAt(a)
		}
	}
	if whom == nobody {
		whom = r.against(t.who, t.from)
	}
	if amount == nil || whom == nobody || whom == t.who {
		return r.notUnderstood(t)
	}
	r.i = t.Span[1]
	return r.addEvent("an effect makes "+r.name(whom)+" lose "+itoa(amount.N)+" life, then an effect makes "+r.name(t.who)+" gain "+itoa(amount.N)+" life", t.from, r.i)
}

// givesCounters takes up counters that a player gives to somebody or something.
func (r *reader) givesCounters(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || len(rest) != 1 || rest[0].Prep != "" || rest[0].Amount() == nil {
		return false
	}
	s := rest[0].Of[0].Stuff
	kind := s.Key
	if s.Unit == "poison" {
		kind = "poison"
	}
	if kind == "" {
		return false
	}
	on, ok := r.ref(&n)
	r.i = t.Span[1]
	return ok && r.addEvent(r.name(t.who)+" "+r.verb(t.who, "put")+" "+counted(s.N, kind)+" on "+on, t.from, r.i)
}

// dealsWith takes up damage that a player deals with a source.
func (r *reader) dealsWith(t *claim) bool {
	const byWhat = "with using off via"
	src, rest, ok := r.agent(t.Args, byWhat)
	if !ok && r.err == nil && t.Verb.Plain == toDeal && !t.Verb.Passive && !r.flagged {
		src, ok = r.ownSource(t)
	}
	if !ok || src.who != nobody || len(rest) != 2 || rest[0].Amount() == nil || rest[1].Prep != "to" || len(rest[1].Of) != 1 {
		return false
	}
	amount := rest[0].Of[0].Stuff
	combat := ""
	switch amount.Unit {
	case "combat damage":
		combat = "combat "
	case "damage", "":
	default:
		return false
	}
	return r.sourceDeals(t, &src, rest[1].Of[0], itoa(amount.N)+" "+combat+"damage")
}

// aboutCombat reports whether an effect is about combat damage, or about other damage alone.
func aboutCombat(says string) bool { return strings.Contains(says, inCombat) }

// ownSource is a source of a player's of which nothing is said, where the player is said to deal damage: "I deal 3 damage to him".
func (r *reader) ownSource(t *claim) (noun, bool) {
	const source, kind, open, unclear = "source", "a", "ambiguous", "not_understood"
	n := newNoun(t.from)
	if len(r.events) > 0 && strings.Contains(r.events[len(r.events)-1].text, damages) {
		return n, r.certainly(r.refuse(unclear, t.from, t.Span[1], say.New("This may be what the event before it does already, or happen besides; say once what happens.")))
	}
	if len(r.events) > 0 || slices.ContainsFunc(r.cited, func(c cited) bool { return isSpell(c.card) && c.card.Does != nil }) {
		return n, false // which may deal it
	}
	for _, m := range r.marks {
		if saysOne(m.card, aboutCombat) {
			return n, r.certainly(r.refuse(open, t.from, t.Span[1], say.New("Is that combat damage? Say what deals it.")))
		}
	}
	n.words, n.owner, n.det, n.to = source, t.who, kind, t.from
	i, ok := r.thingOf(&n)
	if !ok || t.who == nobody {
		return n, false
	}
	r.placeFact(i, &n)
	return r.nounFor(i, t.from, t.from), true
}

// pingsWith takes up "pings me for 1 with Prodigal Pyromancer".
func (r *reader) pingsWith(t *claim) bool {
	src, rest, ok := r.agent(t.Args, "with using off")
	if !ok || len(rest) != 2 || rest[0].Prep != "" || len(rest[0].Of) != 1 || rest[1].Prep != "for" || rest[1].Amount() == nil {
		return false
	}
	return r.sourceDeals(t, &src, rest[0].Of[0], itoa(rest[1].Amount().N)+" damage")
}

// sourceDeals makes the event that a player's source deals damage to what a phrase means.
func (r *reader) sourceDeals(t *claim, src *noun, to *tree.Phrase, damage string) bool {
	if src.owner == nobody {
		src.owner = t.who
	}
	says, ok := r.sourceOf(src)
	if !ok {
		return false
	}
	on, ok := r.nounOf(to)
	if !ok {
		return false
	}
	whom, ok := r.ref(&on)
	r.i = t.Span[1]
	return ok && r.addEvent(says+" deals "+damage+" to "+whom, t.from, r.i)
}

// enchantsOne takes up an Aura or Equipment that a player puts on a permanent.
func (r *reader) enchantsOne(t *claim) bool {
	aura, rest, ok := r.agent(t.Args, "with using")
	if !ok || aura.card == nil || !attaches(aura.card) {
		return false
	}
	n, rest, ok := r.objectOf(&claim{Clause: &tree.Clause{Verb: t.Verb, Args: rest}})
	if !ok || n.who != nobody || len(rest) > 0 {
		return false
	}
	if aura.owner == nobody {
		aura.owner = t.who
	}
	return r.wornOn(&n, &aura)
}

// usesAura reports whether the object of a verb is an Aura or Equipment.
func (t *claim) usesAura(r *reader) bool {
	card := t.objectCard(r)
	return card != nil && attaches(card)
}

// attachesOne takes up an Aura or Equipment that a player puts on something: "puts Pariah on his
// Angel".
func (r *reader) attachesOne(t *claim) bool {
	aura, rest, ok := r.objectOf(t)
	if !ok || len(rest) > 1 || (len(rest) == 1) == (aura.detail.on != nil) {
		return false
	}
	if len(rest) == 1 {
		on, ok := r.attachedOn(&rest[0])
		if !ok {
			return r.stopAt(&rest[0])
		}
		aura.detail.on = &on
	}
	if aura.owner == nobody {
		aura.owner = t.who
	}
	return r.place(&aura, nobody, "")
}

// attachedOn is what an argument says that something is attached to.
func (r *reader) attachedOn(a *tree.Arg) (noun, bool) {
	if !lexicon.Plays(a.Prep, lexicon.AimedAt) || len(a.Of) != 1 || a.Of[0].Stuff != nil {
		return noun{}, false
	}
	return r.nounOf(a.Of[0])
}

// wornOn attaches an Aura or Equipment to the thing that a noun means.
func (r *reader) wornOn(n, aura *noun) bool {
	i, ok := r.thingOf(n)
	return ok && r.mustBeOwned(i, n) && r.describe(i, n) && r.wear(i, aura)
}

// regeneratesOne takes up a shield that a player makes for a permanent.
func (r *reader) regeneratesOne(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.who != nobody {
		return false
	}
	for i := range rest {
		if !r.plays(&rest[i], lexicon.Beforehand) && !r.plays(&rest[i], lexicon.InResponse) {
			return r.stopAt(&rest[i])
		}
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	return r.shieldOn(t.who, &n)
}

// activatesAll takes up abilities that make effects, one after the other.
func (r *reader) activatesAll(t *claim) bool {
	each := r.oneByOne(t)
	for i := range each {
		with := *t.Clause
		with.Args = each[i]
		if !r.activatesOne(&claim{Clause: &with, from: t.from, who: t.who}) {
			return false
		}
	}
	return true
}

// oneByOne are the arguments of a clause for each permanent of which an ability is activated.
func (r *reader) oneByOne(t *claim) [][]tree.Arg {
	var each [][]tree.Arg
	first := 0 // of those that stand together
	for _, a := range t.Args {
		if a.Prep == "" && len(a.Of) > 0 && !slices.ContainsFunc(a.Of, func(p *tree.Phrase) bool { return !r.activates(p) }) {
			first = len(each)
			for _, p := range a.Of {
				each = append(each, []tree.Arg{{Span: p.Span, Of: []*tree.Phrase{p}}})
			}
			continue
		}
		if len(each) == 0 {
			return [][]tree.Arg{t.Args}
		}
		for i := first; i < len(each); i++ {
			each[i] = append(each[i], a)
		}
	}
	if len(each) < 2 {
		return [][]tree.Arg{t.Args}
	}
	return each
}

// activates reports whether a phrase names a permanent with an ability to be activated that makes an
// effect.
func (r *reader) activates(p *tree.Phrase) bool {
	if p.Name == nil || p.Name.Kind != tree.CardName {
		return false
	}
	card := r.cards.find(p.Name.Text)
	return card != nil && activated(card)
}

// activatesOne takes up an ability that makes an effect: it has been activated.
func (r *reader) activatesOne(t *claim) bool {
	given := t.Verb.Plain != "activate"
	if len(t.Args) > 0 && t.Args[0].Prep == "for" && t.Verb.Plain == "pay" { // "paid for it"
		with := *t.Clause
		with.Args = slices.Clone(t.Args)
		with.Args[0].Prep = ""
		t = &claim{Clause: &with, from: t.from, who: t.who}
	}
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil || !activated(n.card) {
		return false
	}
	rest = slices.DeleteFunc(slices.Clone(rest), func(a tree.Arg) bool { return a.Words != "" && r.plays(&a, lexicon.InResponse) }) // before what was told last
	to, ok := r.aims(rest, t.who)
	if able(n.card) && to.source == nil && t.Verb.Plain == "sacrifice" {
		return r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("Is that for an ability of %s? Say what it does.", n.card.Name)))
	}
	if able(n.card) && to.source == nil {
		r.err = nil
		return false
	}
	if !ok || len(to.list) > 1 || given && len(to.list) == 0 && to.source == nil && to.times == 0 {
		return false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	if regeneratesSelf(n.card) && len(to.list) == 0 && n.many == 1 {
		return r.shieldsOn(t.who, &n, max(1, to.times))
	}
	i, ok := r.thingOf(&n)
	if ok && r.things[i].flag && !r.things[i].active && to.source != nil {
		standing := r.flagOf(&r.things[i])
		r.effects = slices.DeleteFunc(r.effects, func(l line) bool { return l.text == standing })
		r.things[i].flag = false
	}
	if !ok || r.things[i].flag {
		r.i = n.from
		return r.fail()
	}
	r.things[i].active, r.things[i].many = true, max(n.many, to.times)
	return r.spellEffect(i, &n, to)
}

// certainly stops with a refusal that no other reading of the clause can mend; it is false.
func (r *reader) certainly(err *lex.Error) bool {
	r.certain = true
	return r.stop(err)
}

// thingsDo takes up what things do, have or are.
func (r *reader) thingsDo(t *claim) bool {
	t = r.counting(t)
	v := t.Verb
	if v.Plain == "tap" && !v.Passive && !v.Neg && len(t.things) == 1 && t.things[0].card != nil && taps(t.things[0].card) {
		return r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("Is that for an ability of %s? Say what it does.", t.things[0].card.Name)))
	}
	switch {
	case v.Card != "" && v.Passive:
		return r.spelledAt(t)
	case t.isUnblocked():
		return r.getsThrough(t)
	case r.tellsLethal(t):
		return r.dealtLethal(t)
	case v.Card != "" || v.Neg && v.Plain != "be", v.Plain == "put" && !v.Passive && len(t.things) > 1, v.Plain == "die" && slices.ContainsFunc(t.things, func(n noun) bool { return n.card != nil && isSpell(n.card) }):
		return r.notUnderstood(t)
	case v.Plain == "be":
		return r.thingsAre(t)
	case v.Plain == "among":
		return len(t.things) == 1 && r.amongMilled(t, &t.things[0])
	}
	if taken, ok := r.sacrificedAt(t); taken {
		return ok
	}
	if v.Passive && v.Plain == toCounter && len(t.things) == 1 && r.isThere(&t.things[0]) {
		return r.certainly(r.unread(t.from, t.Span[1], r.raw(t.from, t.Span[1]))) // no permanent is countered
	}
	if v.Passive && len(t.Args) == 0 && lexicon.Plays(v.Plain, lexicon.KillVerb) {
		dies := *t.Clause
		dies.Verb = &tree.Verb{Plain: toDie, Word: lexicon.ThirdPerson(toDie), Tokens: v.Tokens}
		return r.thingsDo(&claim{Clause: &dies, from: t.from, who: t.who, things: t.things})
	}
	if v.Plain == "belong" && len(t.Args) == 1 && t.Args[0].Prep == "to" && len(t.Args[0].Of) == 1 {
		of, ok := r.nounOf(t.Args[0].Of[0])
		return ok && of.who != nobody && r.placeAll(t.things, of.who, "")
	}
	if len(t.things) == 1 && (r.comesBack(t, &t.things[0]) || r.err != nil) {
		return r.err == nil
	}
	if len(t.things) == 1 && t.things[0].copy {
		return r.happens(t)
	}
	if len(t.things) == 1 && t.things[0].card != nil && r.enteredLast() != nobody {
		if i, ok := r.thingOf(&t.things[0]); ok {
			if taken, ok := r.doesOnEntry(t, i); taken {
				return ok
			}
		}
	}
	if a := t.itself(); a != nil && len(t.Subject) == 0 && len(t.things) == 1 && t.things[0].card != nil && isSpell(t.things[0].card) {
		return r.certainly(r.unread(t.from, a.Span[1], r.raw(t.from, a.Span[1]))) // no spell does that to itself
	}
	if v.Plain == "deal" && !v.Passive && (r.dealByPower(t) || r.dealtAlready(t)) {
		return true
	}
	if r.err != nil {
		return false
	}
	if v.Plain == "fight" && len(t.things) == 1 {
		if list := r.matching(&t.things[0]); len(list) == 1 && r.changed(list[0]) {
			return r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("How much power has \"%s\"?", r.raw(t.things[0].from, t.things[0].to))))
		}
	}
	if v.Plain == toBlock && !v.Passive && !v.Neg && len(t.Args) == 0 && r.attacked && r.attacker != nobody {
		attacker := r.nounFor(r.attacker, t.from, t.from)
		r.i = t.Span[1]
		return r.clash(&attacker, t.things, t)
	}
	if v.Plain == toBlock && !v.Passive && len(t.Args) == 1 && t.Args[0].Prep == "" && len(t.Args[0].Of) == 1 {
		attacker, ok := r.nounOf(t.Args[0].Of[0])
		r.i = t.Span[1]
		return ok && attacker.isCreature() && r.clash(&attacker, t.things, t)
	}
	if len(t.things) == 1 && (r.oneDoes(t, &t.things[0]) || r.err != nil) {
		return r.err == nil
	}
	return r.happens(t)
}

// dealtAlready reports whether a clause says once more how much damage its subject deals, and to nobody else: what the
// event told last says.
func (r *reader) dealtAlready(t *claim) bool {
	if len(t.things) != 1 || len(t.Args) != 1 || t.Args[0].Amount() == nil || len(r.events) == 0 || r.saysMore(t.from) {
		return false
	}
	amount := t.Args[0].Amount()
	list := r.matching(&t.things[0])
	if len(list) != 1 || amount.Unit != "" && !strings.HasSuffix(amount.Unit, damageUnit) {
		return false
	}
	before := r.events[len(r.events)-1].text
	source, deals, ok := strings.Cut(before, dealsTo)
	return ok && source == r.called(list[0]) && strings.HasPrefix(deals, itoa(amount.N)+" ") && !strings.Contains(deals, oneByOne)
}

// toCounter is the verb of countering.
const toCounter = "counter"

// isThere reports whether a noun means a permanent that was told to be on the battlefield, and not that it is cast.
func (r *reader) isThere(n *noun) bool {
	list := r.matching(n)
	return len(list) == 1 && (r.things[list[0]].on || r.things[list[0]].flag) && !r.things[list[0]].cast
}

// toDie is the verb of dying.
const toDie = "die"

// thingsAre takes up what things are: where they are, whose, attached to what.
func (r *reader) thingsAre(t *claim) bool {
	if t.Verb.So {
		return len(r.placedNow) > 0 && r.placeAll(t.things, nobody, "")
	}
	if len(t.Args) == 0 || t.Verb.Neg {
		return r.areNot(t)
	}
	a := &t.Args[0]
	switch {
	case len(t.things) == 1 && (r.plays(a, lexicon.AmongThem) || r.amongNumber(a) || len(a.Of) == 1 && a.Of[0].One && a.Of[0].Name == nil):
		return r.amongMilled(t, &t.things[0])
	case r.waitsOnStack(t, a):
		return r.onStack(t)
	case a.Place != nil:
		place := a.Place
		if len(a.Mods) > 0 && !r.saysToo(t, a.Mods) {
			return false
		}
		for i := range t.Args[1:] {
			more := t.Args[i+1].Place
			if more == nil || place.Whose != nil && more.Whose != nil || more.Zone != place.Zone {
				return r.stopAt(&t.Args[i+1])
			}
			if more.Whose != nil {
				place = more
			}
		}
		side, zone, ok := r.placeOf(place, nobody)
		return ok && !(place.One && len(t.things) > 1) && r.placeAll(t.things, side, zone) && (zone != "" || r.keptThere(t.things, place))
	case len(t.Args) > 1:
		return r.happens(t)
	case len(t.things) == 1 && len(a.Mods) == 1 && a.Mods[0].Slot == tree.Loyalty:
		t.things[0].take(a.Mods)
		return r.place(&t.things[0], nobody, "")
	case len(t.things) == 1 && atCounters(&t.things[0], a):
		t.things[0].take(tree.Mods{{Slot: tree.Counters, N: a.Amount().N, Key: counterOf(t.things[0].card)}})
		return r.place(&t.things[0], nobody, "")
	case len(t.things) == 1 && t.things[0].card == nil && t.things[0].words == "commander" && t.things[0].owner != nobody && len(a.Of) == 1:
		return r.commanderIs(t, a.Of[0])
	case a.Prep == "on" && len(a.Of) == 1 && len(t.things) == 1 && t.things[0].card != nil && attaches(t.things[0].card):
		return r.attachedTo(t, a.Of[0])
	}
	return r.happens(t)
}

// saysToo takes what is said of a thing behind where it is into what is said of the thing.
func (r *reader) saysToo(t *claim, mods tree.Mods) bool {
	if len(t.things) != 1 || t.things[0].card == nil {
		return false
	}
	n := &t.things[0]
	n.take(r.besides(n, mods))
	return true
}

// amongMilled takes up a card that is among those of which the only event tells that they are
// milled: it is on top of the library.
func (r *reader) amongMilled(t *claim, n *noun) bool {
	if len(r.events) != 1 || n.card == nil || !strings.Contains(r.events[0].text, "mill") {
		return r.notUnderstood(t)
	}
	who, _ := r.doingOf(r.events[0].text)
	if _, made, ok := strings.Cut(r.events[0].text, makesVerb); ok {
		who, _ = r.doingOf(made)
	}
	side := r.seatOf(who)
	if side == nobody || n.owner != nobody && n.owner != side {
		return r.notUnderstood(t)
	}
	n.owner = side
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	r.ownEffects(i, n)
	r.factFrom("the top card of "+r.own(side)+" library is "+r.things[i].name, t.from, t.Span[1])
	return true
}

// amongNumber reports whether an argument is "among the 10".
func (r *reader) amongNumber(a *tree.Arg) bool {
	n := a.Span[1] - a.Span[0]
	return a.Words != "" && n >= 3 && n <= 4 && r.toks[a.Span[0]].Text == "among" && r.toks[a.Span[0]+2].Kind == lex.NumberToken && (n == 3 || r.toks[a.Span[1]-1].Text == "cards")
}

// areNot takes up what things are not: of a thing that is no creature a fact tells it.
func (r *reader) areNot(t *claim) bool {
	if len(t.Args) != 1 || len(t.things) != 1 {
		return r.notUnderstood(t)
	}
	mods := t.Args[0].Mods
	if len(t.Args[0].Of) == 1 {
		mods = t.Args[0].Of[0].Mods
	}
	if len(mods) != 1 || mods[0].Slot != tree.Type || mods[0].Key != "creature" {
		return r.notUnderstood(t)
	}
	i, ok := r.thingOf(&t.things[0])
	r.object, r.i = i, t.Span[1]
	return ok && r.noCreature(t.from)
}

// attachedTo takes up that a thing is attached to another.
func (r *reader) attachedTo(t *claim, to *tree.Phrase) bool {
	r.onlyCreatures = to.Ref != "" && t.things[0].card != nil && onCreatures(t.things[0].card)
	on, ok := r.nounOf(to)
	if r.onlyCreatures = false; !ok {
		return false
	}
	t.things[0].detail.on = &on
	return r.place(&t.things[0], nobody, "")
}

// oneDoes takes up what one thing does that the words of events have otherwise.
func (r *reader) oneDoes(t *claim, n *noun) bool {
	v := t.Verb
	spell := n.card != nil && isSpell(n.card)
	switch {
	case v.Plain == "give" && !v.Passive && !v.Neg && (r.givesTokens(t) || r.err != nil):
		return r.err == nil
	case v.Passive && !v.Neg && lexicon.Plays(v.Plain, lexicon.TokenVerb):
		return r.tokensMade(t)
	case v.Passive && in(v.Plain, "attach"):
		return len(t.Args) == 1 && t.Args[0].Prep == "to" && len(t.Args[0].Of) == 1 && r.attachedTo(t, t.Args[0].Of[0])
	case !v.Passive && !v.Neg && !spell && lexicon.Plays(v.Plain, lexicon.Meets) && t.usesCard(r):
		return r.meetsSpell(t)
	case v.Passive && in(v.Plain, "enchant equip"), v.Plain == "wear" || v.Plain == "carry":
		return r.wearsOne(t, n)
	case v.Plain == "die" && len(t.Args) == 1 && in(t.Args[0].Prep, "to from"):
		spell, _, ok := r.agent(t.Args, "to from")
		return ok && spell.card != nil && isSpell(spell.card) && r.castUpon(&spell, *n, nil, t) && (!harms(spell.card) || r.diesOf(n, t))
	case in(v.Plain, "have get") && !v.Neg && len(t.Args) > 0 && t.Args[0].Prep == "" && len(t.Args[0].Of) == 1 && (t.Args[0].Of[0].Name != nil || t.Args[0].Of[0].Mods.Get(tree.Says) != nil):
		return r.hasAttached(t, n)
	case v.Passive && in(v.Plain, "control own"):
		by, rest, ok := r.agent(t.Args, "by")
		return ok && by.who != nobody && len(rest) == 0 && r.placeAll(t.things, by.who, "")
	case v.Passive && v.Plain == "cast" && n.card != nil:
		return r.castBy(t, n)
	case v.Passive && !(spell && lexicon.Plays(v.Plain, lexicon.SpellMoves)):
		return r.metBySpell(t, n)
	case spell && in(v.Plain, "resolve land"):
		return r.spellResolves(t, n)
	case !spell && in(v.Plain, "resolve enter"), !spell && v.Plain == "come" && len(t.Args) > 0 && (t.Args[0].Words == "in" || t.Args[0].Words == "into play" || t.Args[0].Place != nil):
		return r.entersSaying(t, n)
	case spell && (lexicon.Plays(v.Word, lexicon.AimedAt) || lexicon.Plays(v.Plain, lexicon.SpellMoves)) && !v.Neg:
		to, ok := r.aims(t.Args, n.owner)
		return ok && r.isCertain() && r.spellDoes(n, to, n.owner, t.from)
	case n.isCreature() && (v.Plain == "attack" || lexicon.Plays(v.Word, lexicon.AttacksVerb)):
		return r.attackUpon(t, t.things, t.Args)
	case v.Plain == "copy" && !spell && !v.Passive && !v.Neg && len(t.Args) == 1 && t.Args[0].Prep == "" && len(t.Args[0].Of) == 1 && n.card != nil && entersAsCopy(n.card) && !r.hasEntered(n):
		return r.copiesAs(t, n, t.Args[0].Of[0])
	case v.Plain == "shield" && len(t.Args) == 0:
		i, ok := r.thingOf(n)
		return ok && r.mustBeOwned(i, n) && r.shieldOn(r.things[i].owner, n)
	}
	return false
}

// itself is the object of a clause that is only called "it", nil where none is.
func (t *claim) itself() *tree.Arg {
	for i := range t.Args {
		if a := &t.Args[i]; a.Prep == "" && len(a.Of) == 1 && a.Of[0].Ref == "it" {
			return a
		}
	}
	return nil
}

// hasAttached takes up an Aura or Equipment that a permanent has on it.
func (r *reader) hasAttached(t *claim, n *noun) bool {
	if len(t.Args) > 2 || len(t.Args) == 2 && !(t.Args[1].Prep == "on" && len(t.Args[1].Of) == 1 && in(t.Args[1].Of[0].Ref, "it him her")) && t.Args[1].Words != "attached" {
		return false
	}
	aura, ok := r.nounOf(t.Args[0].Of[0])
	if ok && (aura.waits || aura.detail.ability != "") {
		aura.detail.on, aura.owner = n, n.owner
		return r.place(&aura, nobody, "")
	}
	return ok && aura.card != nil && attaches(aura.card) && r.wornOn(n, &aura)
}

// dealByPower takes up combat damage of which nobody says how much: it is as much as their power.
func (r *reader) dealByPower(t *claim) bool {
	whom, combat := "", false
	for i := range t.Args {
		a := &t.Args[i]
		switch {
		case a.Words != "" && r.plays(a, lexicon.CombatDamage):
			combat = true
		case a.Words != "" && r.plays(a, lexicon.AtOnce):
		case a.Prep == "to" && len(a.Of) == 1 && whom == "":
			n, ok := r.nounOf(a.Of[0])
			if !ok {
				return false
			}
			if whom, ok = r.ref(&n); !ok {
				return false
			}
		default:
			return false
		}
	}
	if !combat || whom == "" {
		return false
	}
	var clauses []string
	for k := range t.things {
		names, much, ok := r.striking(&t.things[k], engine.Unset)
		if !ok {
			r.certain = r.err != nil // as many as its power, however it is said
			return false
		}
		for _, name := range names {
			clauses = append(clauses, name+" deals "+much+"combat damage to "+whom)
		}
	}
	r.i = t.Span[1]
	return r.addEvent(atOnce(clauses), t.from, r.i)
}

// wearsOne takes up what a permanent wears.
func (r *reader) wearsOne(t *claim, n *noun) bool {
	if len(t.Args) != 1 || len(t.Args[0].Of) != 1 || !in(t.Args[0].Prep+".", ". with. by.") {
		return false
	}
	aura, ok := r.nounOf(t.Args[0].Of[0])
	return ok && aura.card != nil && attaches(aura.card) && r.wornOn(n, &aura)
}

// metBySpell takes up a spell that does what is done to a thing: "is destroyed by Murder".
func (r *reader) metBySpell(t *claim, n *noun) bool {
	if t.Verb.Plain == toBlock {
		blockers, rest, ok := r.blockersOf(t.Args, byAgent)
		r.i = t.Span[1]
		return ok && n.isCreature() && len(rest) == 0 && r.clash(n, blockers, t)
	}
	by, rest, ok := r.agent(t.Args, byAgent)
	if !ok || by.card == nil {
		return false
	}
	return isSpell(by.card) && r.castUpon(&by, *n, rest, t)
}

// spellResolves takes up that a spell resolves: it does what it says, or its effect is there.
func (r *reader) spellResolves(t *claim, n *noun) bool {
	if len(t.Args) == 1 && t.Args[0].Words == "graveyard" {
		return r.goesAway(t, n)
	}
	to, ok := r.aims(t.Args, n.owner)
	if ok && len(to.list) == 0 && r.inForce(t, n) {
		return true
	}
	if ok && (t.Verb.Had || r.earlier(t.from)) && makesEffect(n.card) && len(to.list) == 0 {
		n.resolved = true
		return r.place(n, nobody, "")
	}
	if to.amount == 0 {
		to.amount = engine.Unset
	}
	if ok {
		r.aimBehind(t, n, &to)
	}
	return ok && r.isCertain() && r.spellDoes(n, to, n.owner, t.from)
}

// inForce reports whether a noun speaks of one spell whose effect the paragraph has told of: that it
// resolves is no second one.
func (r *reader) inForce(t *claim, n *noun) bool {
	found := r.matching(n)
	return len(found) == 1 && n.det != "a" && r.things[found[0]].flag && makesEffect(n.card) &&
		!slices.ContainsFunc(r.toks[t.from:t.Span[1]], func(tok lex.Token) bool {
			return lexicon.Plays(tok.Text, lexicon.OneMore) || lexicon.Plays(tok.Text, lexicon.SaysMore)
		})
}

// earlier reports whether the words before a clause say that what it tells was before.
func (r *reader) earlier(from int) bool {
	for i := from - 1; i >= 0 && !r.isStop(i) && i > from-5; i-- {
		if lexicon.Plays(r.toks[i].Text, lexicon.Beforehand) || r.toks[i].Text == "previously" {
			return true
		}
	}
	return false
}

// goesAway makes the event that a spell which has resolved goes to its owner's graveyard.
func (r *reader) goesAway(t *claim, n *noun) bool {
	if n.owner == nobody {
		return r.notUnderstood(t)
	}
	i, ok := r.thingOf(n)
	r.i = t.Span[1]
	return ok && r.addEvent(r.spentEvent(i), t.from, r.i)
}

// paysForLand takes up that life is paid for a land which may enter untapped for it and of which nothing was told yet: it is played.
func (r *reader) paysForLand(t *claim) (taken, ok bool) {
	if len(t.Args) != 2 || t.Args[0].Amount() == nil || t.Args[0].Amount().Unit != "life" || t.Args[1].Prep != "for" || len(t.Args[1].Of) != 1 {
		return false, false
	}
	n, ok := r.nounOf(t.Args[1].Of[0])
	told := func(known thing) bool { return n.card != nil && known.card != nil && known.card.Name == n.card.Name }
	if r.err = nil; !ok || n.card == nil || n.card.Types&engine.Land == 0 || !able(n.card) || n.owner != nobody && n.owner != t.who || slices.ContainsFunc(r.things, told) {
		return false, false
	}
	n.owner = t.who
	i, ok := r.entering(&n)
	if r.i = t.Span[1]; !ok || !r.addEvent(r.name(t.who)+" "+r.verb(t.who, playing)+" "+r.things[i].name, t.from, r.i) {
		return true, false
	}
	r.object = i
	return true, r.paysLife(t)
}

// paysLife takes up life that is paid for what has just entered and asks for it: a choice that
// is made.
func (r *reader) paysLife(t *claim) bool {
	n := r.landAsking(t.who)
	if n == nil || t.Args[0].Amount().Unit != "life" {
		return false
	}
	r.factFrom(r.name(t.who)+" "+r.verb(t.who, toPay)+" "+itoa(t.Args[0].Amount().N)+" life for "+n.name, t.from, t.Span[1])
	return len(t.Args) == 1 || len(t.Args) == 2 && t.Args[1].Prep == "for"
}

// toPay is the verb of paying.
const toPay = "pay"

// paysNothing takes up that who puts such a land onto the battlefield does not pay what it asks: "doesn't pay", "does not pay 2 life for it".
func (r *reader) paysNothing(t *claim) bool {
	n := r.landAsking(t.who)
	if n == nil || slices.ContainsFunc(t.Args, func(a tree.Arg) bool { return a.Prep != "for" && (a.Amount() == nil || a.Amount().Unit != "life") }) {
		return false
	}
	r.i = t.Span[1]
	r.factFrom(r.name(t.who)+" "+r.verb(t.who, "do")+" not pay for "+n.name, t.from, t.Span[1])
	return true
}

// landAsking is the land of a player that was spoken of last and may ask something of who puts it onto the battlefield, nil for none.
func (r *reader) landAsking(who int) *thing {
	if r.object == nobody || len(r.events) == 0 {
		return nil
	}
	n := &r.things[r.object]
	if n.card == nil || !able(n.card) || n.owner != who || n.card.Types&engine.Land == 0 {
		return nil
	}
	return n
}

// shields is the argument of a clause that is a regeneration shield, nil if none is.
func (t *claim) shields() *tree.Arg {
	for i := range t.Args {
		if a := &t.Args[i]; a.Prep == "" && a.Amount() != nil && a.Amount().Unit == "regeneration" {
			return a
		}
	}
	return nil
}

// makesShield takes up a regeneration shield that a player makes for a permanent, or for the one
// that was spoken of.
func (r *reader) makesShield(t *claim) bool {
	n, ok := noun{}, false
	for i := range t.Args {
		a := &t.Args[i]
		switch {
		case a == t.shields():
		case len(a.Of) == 1 && in(a.Prep+".", "for. on. of. to. targeting. .") && a.Of[0].Stuff == nil && !ok:
			if n, ok = r.nounOf(a.Of[0]); !ok || n.who != nobody {
				return r.stopAt(a)
			}
		case a.Words == "once" || a.Words != "" && r.plays(a, lexicon.Beforehand):
		default:
			return r.stopAt(a)
		}
	}
	if !ok {
		if r.object == nobody || r.things[r.object].owner != t.who {
			return r.notUnderstood(t)
		}
		n = r.nounFor(r.object, t.from, t.from)
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	return n.isCreature() && r.shieldOn(t.who, &n)
}

// commanderIs takes up which card is somebody's commander.
func (r *reader) commanderIs(t *claim, is *tree.Phrase) bool {
	n, ok := r.nounOf(is)
	if !ok || n.card == nil || n.owner != nobody && n.owner != t.things[0].owner || r.commanderSpokenOf(t.things[0].owner) {
		return r.notUnderstood(t)
	}
	n.owner, n.detail.commander = t.things[0].owner, true
	return r.place(&n, n.owner, "")
}

// castBy takes up a card that is told to be cast, by a player where one is named.
func (r *reader) castBy(t *claim, n *noun) bool {
	by, rest, ok := r.agent(t.Args, "by")
	if ok && by.who == nobody || r.err != nil {
		return false
	}
	if ok && n.owner == nobody {
		n.owner = by.who
	}
	if !isSpell(n.card) {
		return n.owner != nobody && r.entersSo(t, n, rest)
	}
	to, ok := r.aims(rest, n.owner)
	return ok && r.isCertain() && r.spellDoes(n, to, n.owner, t.from)
}
