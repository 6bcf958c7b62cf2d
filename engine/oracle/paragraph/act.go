package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// tapsToUse reports whether a clause tells that a permanent is tapped that has abilities to activate besides mana abilities, and says
// nothing of mana.
func (t *claim) tapsToUse(r *reader) bool {
	const mana = "mana"
	card := t.objectCard(r)
	return card != nil && taps(card) && !strings.Contains(strings.ToLower(r.raw(t.Span[0], t.Span[1])), mana)
}

// usable reports whether a permanent has abilities to activate besides mana and loyalty abilities.
func usable(c *oracle.Card) bool {
	return !isSpell(c) && slices.ContainsFunc(c.Activated, func(a oracle.Activated) bool { return !a.Cost.Mana && !loyal(&a) })
}

// taps reports whether a permanent has such an ability for which it is tapped.
func taps(c *oracle.Card) bool {
	return !isSpell(c) && slices.ContainsFunc(c.Activated, func(a oracle.Activated) bool { return a.Cost.Taps && !a.Cost.Mana })
}

// playersDo takes up what a player does, has or is.
func (r *reader) playersDo(t *claim) bool {
	v := t.Verb
	if of := t.soleAbility(); of != nil {
		return r.playersDo(t.using(of))
	}
	if with := slices.IndexFunc(t.Args, func(a tree.Arg) bool { return a.Prep == "with" && !r.boardBehind(&a) }); with >= 0 && v.Plain == "tap" {
		return r.certainly(r.unread(t.Args[with].Span[0], t.Args[with].Span[1], r.raw(t.Args[with].Span[0], t.Args[with].Span[1])))
	}
	if r.untapsEverything(t) && len(t.others) == 0 {
		return r.untapsAll(t.who, t) || r.notUnderstood(t)
	}
	if v.Plain == "tap" && !v.Passive && !v.Neg && r.tapsToTrigger(t) {
		return true
	}
	if v.Plain == "tap" && !v.Passive && !v.Neg && t.tapsToUse(r) {
		used := *v // it is tapped for what it then does
		used.Plain, used.Word = toActivate, toActivate
		return r.playersDo(t.withVerb(&used))
	}
	if at := slices.IndexFunc(t.Args, func(a tree.Arg) bool { return a.Prep == "in response to" }); at >= 0 {
		return r.responds(t, at)
	}
	if v.Plain == "pay" && !v.Passive && !v.Neg {
		if taken, ok := r.paysForLand(t); taken {
			return ok
		}
	}
	if at := slices.IndexFunc(t.Args, func(a tree.Arg) bool { return a.Words != "" && r.plays(&a, lexicon.InResponse) }); at >= 0 && castVerb(v.Word) && t.usesSpellCard(r) {
		r.response = true
		return r.playersDo(t.withArgs(slices.Delete(slices.Clone(t.Args), at, at+1)))
	}
	switch {
	case v.Neg && (r.notDone(t) || v.Plain == toPay && r.paysNothing(t)):
		return true
	case v.Neg && v.Plain == toBlock && !r.attacked && r.letsThrough(t):
		return true
	case v.Neg:
		if with := slices.IndexFunc(t.Args, func(a tree.Arg) bool { return a.Prep != "" }); with >= 0 && r.attacked {
			to := t.Args[with].Span[1]
			return r.certainly(r.unread(t.from, to, r.raw(t.from, to))) // with the denial
		}
		return v.Plain == "block" && r.attacked || r.notUnderstood(t)
	case len(t.others) > 0:
		return r.bothDo(t)
	case lexicon.Plays(v.Word, lexicon.PopWord) && t.usesCard(r):
		return r.notUnderstood(t) // what it does is not said
	case v.Card != "" && v.Passive:
		return r.spelledAt(t)
	case v.Card != "":
		return r.castsAsVerb(t)
	case v.Plain == "be":
		return r.playerIs(t)
	case v.Plain == "untold":
		return r.untold(t)
	case v.Plain == "alone":
		return r.hasSaid(t)
	case controlVerb(v.Word) && !v.Passive && (v.Plain != "get" || v.Word == "got" && t.hasThings()), v.Plain == "own":
		return r.has(t.who, controlled(v, t.Args))
	}
	if last := len(t.Args) - 1; v.Plain == "pay" && !v.Passive && last > 0 && t.Args[last].Does != nil && (t.Args[0].Words != "" || t.Args[0].Amount() != nil && t.Args[0].Amount().Unit == "") {
		return r.paysTo(t, t.Args[last].Does) // what is paid is mana, and the cost of what is told
	}
	if v.Passive && lexicon.Plays(v.Plain, lexicon.MakerVerb) && len(t.Args) > 0 && t.Args[0].Does != nil {
		return r.madeTo(t)
	}
	if r.takesFromHand(t) {
		return true
	}
	if i := r.enteredLast(); i != nobody && r.things[i].owner == t.who && (len(t.Subject) == 0 || v.Plain == toTarget) {
		if taken, ok := r.doesOnEntry(t, i); taken {
			return ok
		}
	}
	if taken, ok := r.usesText(t); taken {
		return ok
	}
	if taken, ok := r.usedToGive(t); taken {
		return ok
	}
	if act := r.actOf(t); act != nil && (act(t) || r.err != nil) {
		return r.err == nil
	}
	return r.happens(t)
}

// soleAbility is the permanent of which a clause says no more than that its ability is used, nil for any other clause.
func (t *claim) soleAbility() *tree.Phrase {
	if !lexicon.Plays(t.Verb.Plain, lexicon.UsesAbility) || len(t.Args) == 0 || len(t.Args[0].Of) != 1 {
		return nil
	}
	if p := t.Args[0].Of[0]; p.Stuff != nil && p.Stuff.Unit == tree.OfAbility && p.Stuff.Key == "" {
		return p.Whose
	}
	return nil
}

// using is a claim that a permanent is used in place of its ability.
func (t *claim) using(of *tree.Phrase) *claim {
	used := *t.Verb
	used.Plain = toActivate
	one := t.withVerb(&used)
	one.Args = slices.Clone(one.Args)
	one.Args[0].Of = []*tree.Phrase{of}
	return one
}

// withVerb is a claim with another verb, the clause of which is its own.
func (t *claim) withVerb(v *tree.Verb) *claim {
	clause := *t.Clause
	clause.Verb = v
	return t.withClause(&clause)
}

// withClause is a claim of the same subject with another clause.
func (t *claim) withClause(c *tree.Clause) *claim {
	one := *t
	one.Clause = c
	return &one
}

// paysTo takes up what a player pays mana for: "paid B to regenerate it".
func (r *reader) paysTo(t *claim, does *tree.Clause) bool {
	for i := range t.Args[:len(t.Args)-1] {
		if !manaWord(t.Args[i].Words) && (t.Args[i].Amount() == nil || t.Args[i].Amount().Unit != "") {
			return r.stopAt(&t.Args[i])
		}
	}
	return r.playersDo(&claim{Clause: does, from: t.from, who: t.who})
}

// manaWord reports whether a word is an amount of mana: "{B}", "2W".
func manaWord(w string) bool {
	return w != "" && strings.Trim(strings.ToLower(w), "{}0123456789wubrgcx ") == ""
}

// withArgs is a claim with other arguments, the clause of which is its own.
func (t *claim) withArgs(args []tree.Arg) *claim {
	clause := *t.Clause
	clause.Args = args
	return t.withClause(&clause)
}

// responds takes up what a player does in response to a spell: that spell resolves afterwards. What stands behind the
// spell says at what it is aimed; where nothing does, it is the one thing at which the response is aimed.
func (r *reader) responds(t *claim, at int) bool {
	to := &t.Args[at]
	if len(to.Of) != 1 {
		return r.stopAt(to)
	}
	act := t.withArgs(t.Args[:at])
	spell, ok := r.nounOf(to.Of[0])
	if !ok || spell.card == nil || !isSpell(spell.card) {
		return r.stopAt(to)
	}
	told := slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, spell.card.Name) })
	r.response = r.response || told
	if spell.owner == nobody {
		spell.owner = r.otherThan(t.who)
	}
	if spell.owner == nobody && t.who == r.speaker() {
		spell.owner = r.somebody(t.from)
	}
	aimed, ok := r.aims(t.Args[at+1:], spell.owner)
	if !ok || told && at+1 < len(t.Args) {
		return r.stopAt(&t.Args[at+1])
	}
	if len(aimed.list) == 0 && spell.detail.on == nil && takesTargets(spell.card) {
		aimed.list = r.aimedAlike(act, &spell)
	}
	r.i = to.Span[0]
	if !r.playersDo(act) {
		return false
	}
	return told || r.spellDoes(&spell, aimed, spell.owner, t.from)
}

// aimedAlike is the one thing at which a spell is aimed that a player casts, where another could be aimed at it too.
func (r *reader) aimedAlike(t *claim, other *noun) []noun {
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil || !isSpell(n.card) || counters(n.card) {
		r.err = nil
		return nil
	}
	to, ok := r.aims(rest, t.who)
	if n.detail.on != nil {
		to.list = append(to.list, *n.detail.on)
	}
	if r.err = nil; !ok || len(to.list) != 1 || r.misaimed(other, &to) != nil {
		return nil
	}
	return to.list
}

// respondsWith takes up a spell that a player casts in response to what was told last.
func (r *reader) respondsWith(t *claim) bool {
	spell, rest, ok := r.agent(t.Args, "with by using")
	if !ok || spell.card == nil {
		return false
	}
	if spell.owner == nobody {
		spell.owner = t.who
	}
	if len(rest) > 0 && rest[0].Prep == "to" { // to which spell
		rest = rest[1:]
	}
	r.response = r.castLast() == nobody || !counters(spell.card) // what counters comes behind the cast
	return isSpell(spell.card) && r.castsOn(t, &spell, rest, t.Verb.Tokens[0])
}

// madeTo takes up what a player is made to do: by an effect, or by whoever is said to.
func (r *reader) madeTo(t *claim) bool {
	does := *t.Args[0].Does
	inner := &claim{Clause: &does, from: t.from, who: t.who}
	maker := "an effect"
	does.Args = slices.Clone(does.Args)
	for i := range does.Args {
		if a := &does.Args[i]; r.causes(inner, a) {
			maker, does.Args = r.causeSaid(t, a, does.Verb.Plain), slices.Delete(does.Args, i, i+1)
			break
		}
	}
	says, ok := r.doneBy(t, &does, t.who)
	if castVerb(does.Verb.Word) {
		return len(t.Args) == 1 && r.castsCard(inner)
	}
	if by, rest, found := r.agent(t.Args[1:], "by"); found && ok {
		if by.who == nobody || len(rest) > 0 {
			return r.notUnderstood(t)
		}
		maker = r.name(by.who)
	} else if len(rest) > 0 {
		return r.stopAt(&rest[0])
	}
	r.i = t.Span[1]
	return ok && r.tell(maker+" makes "+r.name(t.who)+" "+does.Verb.Plain+" "+says, t.from, t.Span[1])
}

// proliferates takes up a player's proliferating, with what is chosen for it.
func (r *reader) proliferates(t *claim) bool {
	for i := range t.Args {
		a := &t.Args[i]
		if !choosing(a.Prep) && !in(a.Prep+".", "on. with. .") || a.Of == nil {
			return false
		}
		list, ok := r.nounsOf(a.Of)
		if !ok || !r.placeAll(list, t.who, "") {
			return false
		}
	}
	r.i = t.Span[1]
	return r.addEvent(r.name(t.who)+" "+r.verb(t.who, "proliferate"), t.from, r.i)
}

// hasThings reports whether the first object of a verb is a thing.
func (t *claim) hasThings() bool {
	for i := range t.Args {
		if len(t.Args[i].Of) > 0 {
			return t.Args[i].Of[0].Stuff == nil
		}
	}
	return false
}

// actOf is how an act of a player is taken up that is more than an event in its own words;
// it is nil where it is none. What it does not take up is told as it stands.
func (r *reader) actOf(t *claim) func(*claim) bool {
	w := t.Verb.Word
	switch v := t.Verb; {
	case v.Passive:
		return r.hitBySpell
	case v.Plain == "get":
		return nil // what somebody gets is told as it stands
	case lexicon.Plays(v.Plain, lexicon.UsesAbility) && len(t.Args) > 0 && t.Args[0].Amount() != nil && t.Args[0].Amount().Unit == tree.OfAbility:
		return r.activatesLoyalty
	case v.By > 0 && v.Word == tree.Adds && len(t.Args) > 1 && t.usesUnknown(r):
		return r.upticks
	case v.By > 0 && v.Word == tree.Adds && len(t.Args) == 1 && (t.Span[1] >= r.end || !t.usesUnknown(r)):
		return r.upticks
	case v.Plain == toDraw && len(t.Args) == 0 && t.who != nobody && !v.Passive:
		return r.drawsOne
	case lexicon.Plays(v.Plain, lexicon.UsesAbility) && t.usesUnknown(r):
		return r.usesAbility
	case lexicon.Plays(v.Plain, lexicon.ComesOtherwise) && t.usesCard(r):
		return r.comesBy
	case lexicon.Plays(v.Plain, lexicon.TokenOfItself) && t.usesCard(r):
		return r.copiesItself
	case castVerb(w) && len(t.Args) > 1 && t.Args[0].Prep == "" && t.paysCost():
		return r.castsAtCost
	case lexicon.Plays(v.Plain, lexicon.GivesUp) && r.givenTo(t) >= 0:
		return r.discardsTo
	case lexicon.Plays(v.Plain, lexicon.AttachVerb) && t.usesAura(r):
		return r.attachesOne
	case castVerb(w) && t.usesCard(r), lexicon.Plays(v.Plain, lexicon.Announces) && t.usesSpellCard(r):
		return r.castsCard
	case (castVerb(w) || in(v.Plain, "use activate")) && len(t.Args) == 2 && t.Args[1].Does != nil:
		return r.spellThatDoes
	case lexicon.Plays(w, lexicon.AttackVerb):
		return r.attacksWith
	case lexicon.Plays(w, lexicon.HitVerb) || lexicon.Plays(w, lexicon.RemoveVerb) || lexicon.Plays(v.Plain, lexicon.StealVerb) || v.Plain == "destroy":
		return r.usesSpell
	case v.Plain == toPay && r.object != nobody && len(t.Args) > 0 && t.Args[0].Prep == "" && t.Args[0].Amount() != nil:
		return r.paysLife
	case t.shields() != nil:
		return r.makesShield
	case in(v.Plain, "activate use pay sacrifice"):
		return r.activatesAll
	}
	if lexicon.Plays(t.Verb.Plain, lexicon.Meets) {
		return r.meetsSpell
	}
	switch t.Verb.Plain {
	case toKick:
		return r.castsSo(kickedMark)
	case toOverload:
		return r.castsSo(overloadedMark)
	case "respond":
		return r.respondsWith
	case "proliferate":
		return r.proliferates
	case "copy":
		return r.copiesOne
	case "reanimate":
		return r.reanimatesOne
	case "face", "play":
		return r.facesOne
	case toDredge:
		return r.dredgesOne
	case "cycle":
		return r.cyclesOne
	case toBlock:
		return r.blocksOne
	case "mill":
		return r.millsOther
	case "drain":
		return r.drainsOne
	case toGive:
		return r.gives
	case "deal":
		return r.dealsWith
	case "ping":
		return r.pingsWith
	case "enchant", "equip":
		return r.enchantsOne
	case "regenerate":
		return r.regeneratesOne
	case "start", "begin":
		return r.startsWith
	case "choose", "name", "pick", "select":
		return func(t *claim) bool { return r.namesPlayer(t) || r.err == nil && r.choosesSource(t) }
	}
	return nil
}

// usesCard reports whether the object of a verb is a card.
func (t *claim) usesCard(r *reader) bool {
	return t.objectCard(r) != nil
}

// usesSpellCard reports whether the object of a verb is an instant or sorcery.
func (t *claim) usesSpellCard(r *reader) bool {
	card := t.objectCard(r)
	return card != nil && isSpell(card)
}

// objectCard is the card that is the object of a verb, nil where that is something else; nothing
// is refused for it.
func (t *claim) objectCard(r *reader) *oracle.Card {
	n, _, ok := r.objectOf(t)
	if r.err = nil; !ok {
		return nil
	}
	return n.card
}

// notUnderstood notes that the verb of a clause was not; it is false.
func (r *reader) notUnderstood(t *claim) bool {
	r.i = max(t.from, t.Verb.Tokens[0])
	return r.fail()
}

// bothDo takes up what several players have, or do.
func (r *reader) bothDo(t *claim) bool {
	all := append([]int{t.who}, t.others...)
	if lexicon.Plays(t.Verb.Plain, lexicon.UsesAbility) || castVerb(t.Verb.Word) {
		if card := t.objectCard(r); card != nil && len(r.events) == 0 && (makesEffect(card) && card.Does == nil || activated(card)) {
			return !slices.ContainsFunc(all, func(who int) bool { return !r.doesItself(t, who) })
		}
	}
	if !controlVerb(t.Verb.Word) {
		return r.happens(t)
	}
	for _, who := range all {
		r.placedNow = nil
		if !r.has(who, t.Args) {
			return false
		}
	}
	return true
}

// doesItself takes up what one of several players does.
func (r *reader) doesItself(t *claim, who int) bool {
	r.subject, r.acting = who, who
	return r.playersDo(&claim{Clause: t.Clause, from: t.from, who: who})
}

// playerIs takes up what a player is: at a life total, the monarch.
func (r *reader) playerIs(t *claim) bool {
	if len(t.Args) == 0 {
		return r.notUnderstood(t)
	}
	switch a := &t.Args[0]; {
	case len(t.Args) == 2 && len(a.Mods) == 1 && a.Mods[0].Key == "enchanted":
		return r.isEnchanted(t)
	case a.Words == english.OnTurn && !t.Verb.Neg && len(t.Args) == 1:
		r.factFrom("it is "+r.own(t.who)+" "+turnStep, t.from, t.Span[1])
		return true
	case a.Words == "hellbent":
		r.factFrom(r.name(t.who)+" "+r.verb(t.who, "have")+" no cards in hand", t.from, t.Span[1])
		return r.withBoard(t.who, t.Args[1:])
	case atLife(a):
		r.factFrom(r.name(t.who)+" "+r.verb(t.who, "have")+" "+itoa(a.Amount().N)+" life", t.from, a.Span[1])
		return r.withBoard(t.who, t.Args[1:])
	case a.Amount() != nil && a.Amount().Unit == tree.OfTitle && a.Prep == "" && !t.Verb.Neg && len(t.Args) == 1:
		return r.has(t.who, t.Args)
	case len(a.Mods) > 0 || a.Place != nil:
		return r.notUnderstood(t)
	}
	return r.happens(t)
}

// isEnchanted takes up an Aura that is attached to a player.
func (r *reader) isEnchanted(t *claim) bool {
	aura, rest, ok := r.agent(t.Args[1:], "by")
	if !ok || len(rest) > 0 || aura.card == nil || !attaches(aura.card) {
		return false
	}
	me := newNoun(t.from)
	me.who, aura.detail.on = t.who, &me
	return r.place(&aura, t.who, "")
}

// withBoard takes up what a player has besides what was said of them: "with Urza's Armor out".
func (r *reader) withBoard(who int, args []tree.Arg) bool {
	if len(args) == 0 {
		return true
	}
	if !in(args[0].Prep, "with w") {
		return r.stopAt(&args[0])
	}
	first := args[0]
	first.Prep = ""
	return r.has(who, append([]tree.Arg{first}, args[1:]...))
}

// startsWith takes up what a player had from the first.
func (r *reader) startsWith(t *claim) bool { return len(t.Args) > 0 && r.withBoard(t.who, t.Args) }

// objectOf is the only object of a verb, and the arguments besides.
func (r *reader) objectOf(t *claim) (n noun, rest []tree.Arg, ok bool) {
	if len(t.Args) == 0 || t.Args[0].Prep != "" && !(t.Args[0].Prep == "in" && castVerb(t.Verb.Word)) || len(t.Args[0].Of) != 1 || t.Args[0].Of[0].Stuff != nil {
		return n, nil, false
	}
	n, ok = r.nounOf(t.Args[0].Of[0])
	return n, t.Args[1:], ok
}

// castsCard takes up a card that a player casts or plays.
func (r *reader) castsCard(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok {
		return false
	}
	if r.standsAlready(&t.Args[0], &n) {
		return false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	if t.who != nobody && n.many == 1 && t.Verb.Plain == "cast" && r.counteredBehind(t.Span[1], &n) {
		return r.castOnly(t, &n, rest)
	}
	if n.isCreature() && t.sentUpon(rest) {
		return r.attackUpon(t, []noun{n}, rest)
	}
	if !isSpell(n.card) {
		return t.Verb.Plain != "use" && r.castsPermanent(t, &n, rest)
	}
	return r.castsOn(t, &n, rest, t.Verb.Tokens[0])
}

// sentUpon reports whether a creature is sent at a player, so that it attacks: "sends his Bear at me".
func (t *claim) sentUpon(args []tree.Arg) bool {
	return lexicon.Plays(t.Verb.Plain, lexicon.SpellMoves) && len(args) > 0 && lexicon.Plays(args[0].Prep, lexicon.AttackAt) && len(args[0].Of) == 1 && isPlayer(args[0].Of[0])
}

// castsOn takes up a spell with what it is aimed at and what it is said to be cast for.
func (r *reader) castsOn(t *claim, n *noun, args []tree.Arg, from int) bool {
	if n.card != nil && findsOnto(n.card.Does) != nil && r.finds == nil {
		if finds, rest := lookedFor(args); finds != nil {
			return r.finding(finds, func() bool { return r.castsOn(t, n, rest, from) })
		}
	}
	var does *tree.Clause
	if last := len(args) - 1; last >= 0 && purpose(&args[last]) != nil {
		does, args = purpose(&args[last]), args[:last]
	}
	if does != nil && does.Verb.Plain == toKick && len(does.Args) <= 1 { // "casts it on me, kicking it"
		does, args = nil, append(args[:len(args):len(args)], tree.Arg{Span: does.Span, Words: kickedMark})
	}
	if way := r.paidWay(does); way != "" {
		if !bearsKeyword(n.card, way) {
			return r.certainly(r.unread(does.Span[0], does.Span[1], r.raw(does.Span[0], does.Span[1])))
		}
		n.detail.mods, does = append(slices.Clone(n.detail.mods), tree.Mod{Slot: tree.Keyword, Key: way}), nil
	}
	if does != nil && paysCost(n, does) {
		return r.castsPaying(t, n, args, does, from)
	}
	r.sourceSought = n.card != nil && saysOne(n.card, ofChosenSource)
	to, ok := r.aims(args, t.who)
	r.sourceSought = false
	if to.list = once(to.list); does != nil && len(to.list) == 0 && n.detail.on != nil { // "my Boon on his Bear, putting …"
		to.list, n.detail.on = []noun{*n.detail.on}, nil
	}
	if ok && does == nil {
		r.aimBehind(t, n, &to)
	}
	if ok && does != nil {
		if taken, ok := r.makesGiveUp(t, n, to, does, from); taken {
			return ok
		}
	}
	switch {
	case !ok || does == nil || r.saysEffect(n, does):
	case len(to.list) == 0 && takesTargets(n.card) && aimsToDo(does):
		on, ok := r.nounOf(does.Args[0].Of[0])
		to.list = []noun{on}
		return ok && r.isCertain() && r.spellDoes(n, to, t.who, from)
	case (len(to.list) > 0 || !takesTargets(n.card)) && glosses(n.card, r.toks[does.Span[0]:does.Span[1]]): // what it does is only said again
	case len(to.list) == 1 && n.card.Does != nil && saysItself(n.card, r.raw(does.Span[0], does.Span[1])): // what it does to its target
	case n.card.Does == nil || n.card.Unread || len(does.Args) == 0 || len(does.Args[0].Of) != 1 || does.Args[0].Amount() != nil:
		return r.spellFor(t, n, &to, does)
	case !strings.Contains(strings.ToLower(inenglish.Effect(n.card.Does, nil)), does.Verb.Plain): // a cost, of which nobody is told
		return r.certainly(r.unread(does.Span[0], does.Span[1], r.raw(does.Span[0], does.Span[1])))
	case len(to.list) == 1 && len(does.Args) == 1 && lexicon.Plays(does.Args[0].Of[0].Ref, lexicon.ObjectPronoun): // what it does to its target
	case len(to.list) > 0 || len(does.Args) > 1 || does.Args[0].Prep != "":
		return r.spellFor(t, n, &to, does)
	default: // what is done to it is all that the spell does, and it is the target
		on, ok := r.nounOf(does.Args[0].Of[0])
		to.list = []noun{on}
		return ok && on.who == nobody && r.isCertain() && r.spellDoes(n, to, t.who, from)
	}
	return ok && r.isCertain() && r.spellDoes(n, to, t.who, from)
}

// aimsToDo reports whether a clause only says of what a spell is aimed at, in words that are no event, what for: "to kill his Bear".
func aimsToDo(does *tree.Clause) bool {
	return lexicon.Plays(does.Verb.Plain, lexicon.AimedToDo) && !does.Verb.Neg && !does.Verb.Passive && len(does.Args) == 1 && does.Args[0].Prep == "" && len(does.Args[0].Of) == 1 && does.Args[0].Amount() == nil
}

// purpose is what an argument says that a spell is cast for: "to gain 3 life", "for 3 life".
func purpose(a *tree.Arg) *tree.Clause {
	if a.Does == nil && a.Prep == "for" && a.Amount() != nil && a.Amount().Unit == "life" && a.Amount().N > 0 {
		life := *a
		life.Prep = ""
		return &tree.Clause{Span: a.Span, Verb: &tree.Verb{Plain: "gain", Word: "gain", Tokens: a.Span}, Args: []tree.Arg{life}}
	}
	return a.Does
}

// saysEffect reports whether words only say what an effect is for that a spell makes: "to prevent
// the next 3 damage".
func (r *reader) saysEffect(n *noun, does *tree.Clause) bool {
	if does.Verb.Plain != "prevent" || !makesEffect(n.card) {
		return false
	}
	own := r.cards.ownWords(n.card)
	for _, tok := range r.toks[does.Verb.Tokens[1]:does.Span[1]] {
		known := tok.Kind == lex.NumberToken && own[itoa(tok.N)] || tok.Kind == lex.WordToken && (own[base(tok.Text)] || lexicon.Plays(tok.Text, lexicon.LittleWord) || lexicon.Plays(tok.Text, lexicon.ObjectPronoun))
		if !known {
			return false
		}
	}
	return true
}

// spellFor makes the event of a spell of which the words say what it is cast for.
func (r *reader) spellFor(t *claim, n *noun, to *targets, does *tree.Clause) bool {
	if lexicon.Plays(does.Verb.Plain, lexicon.CreatureVerb) && len(does.Args) == 0 { // "casts Murder on my Bear, which dies": no spell does
		return false
	}
	if a := (&claim{Clause: does}).itself(); a != nil { // whether that is its target is not told
		return r.certainly(r.unread(does.Span[0], does.Span[1], r.raw(does.Span[0], does.Span[1])))
	}
	who := t.who
	if len(to.list) == 1 && to.list[0].who != nobody {
		who = to.list[0].who
	} else if len(to.list) > 0 {
		return false
	}
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	if !makesEffect(n.card) { // what it is cast for is not its effect that lasts
		r.ownEffects(i, n)
	}
	says, ok := r.doneBy(t, does, nobody)
	if !ok {
		return false
	}
	subject := r.called(i)
	if lexicon.Plays(does.Verb.Plain, lexicon.Suffers) {
		subject += " makes " + r.name(who) + " " + does.Verb.Plain
	} else {
		subject += " " + lexicon.ThirdPerson(does.Verb.Plain)
	}
	r.i = t.Span[1]
	return r.tell(strings.TrimSpace(subject+" "+says), t.from, t.Span[1])
}

// doneBy tells the arguments of a clause within another, of what a player does if one does it.
func (r *reader) doneBy(t *claim, does *tree.Clause, who int) (string, bool) {
	inner := &claim{Clause: does, from: t.from, who: who}
	var words []string
	for i := range does.Args {
		if r.onlyCauses(t, &does.Args[i]) {
			continue
		}
		doer := inner
		if lexicon.Plays(does.Args[i].Prep, lexicon.ByWord) { // what it is done with is whose doing it is
			doer = &claim{Clause: does, from: t.from, who: t.who}
		}
		says, ok := r.argSaid(doer, &does.Args[i])
		if !ok {
			return "", false
		}
		words = append(words, says)
	}
	return strings.Join(words, " "), !does.Verb.Passive && !does.Verb.Neg
}

// isCertain notes that the clause can mean nothing else; it is true.
func (r *reader) isCertain() bool {
	r.certain = true
	return true
}

// castsPermanent makes the event that a permanent which is cast or played enters, and that its ability resolves which triggers then
// where the clause says at what that is aimed.
func (r *reader) castsPermanent(t *claim, n *noun, rest []tree.Arg) bool {
	so, rest, ok := r.triggersSo(t, n, rest)
	return ok && r.castsToStand(t, n, rest) && (so == nil || r.resolvesOnEntry(t, so))
}

// castsToStand makes the event that a permanent which is cast or played enters.
func (r *reader) castsToStand(t *claim, n *noun, rest []tree.Arg) bool {
	if len(rest) == 1 && (r.plays(&rest[0], lexicon.Beforehand) && rest[0].Words != "this turn" || r.plays(&rest[0], lexicon.TurnsAgo) || r.plays(&rest[0], lexicon.InResponse)) {
		return r.place(n, t.who, "") // it is there when what was told before happens
	}
	land := n.card.Types&engine.Land != 0
	if len(rest) == 0 && n.detail.on != nil {
		return r.place(n, t.who, "")
	}
	if len(rest) > 0 && attaches(n.card) && len(rest[0].Of) == 1 && lexicon.Phrase(lexicon.AimedAt, wordsOf(rest[0].Prep)) > 0 {
		on, ok := r.nounOf(rest[0].Of[0])
		if !ok || len(rest) > 1 {
			return false
		}
		n.detail.on = &on
		return r.place(n, t.who, "")
	}
	if land && t.Verb.Plain == "play" {
		r.inOwnTurn(n.card, t.who)
		i, ok := r.entering(n)
		if !ok || len(rest) > 1 || len(rest) == 1 && !r.plays(&rest[0], lexicon.LandDrop) {
			return ok && r.happens(t)
		}
		r.i = t.Span[1]
		return r.addEvent(r.name(t.who)+" "+r.verb(t.who, "play")+" "+r.things[i].name, t.from, r.i)
	}
	zone := ""
	if len(rest) > 0 && rest[0].Place != nil && rest[0].Place.Prep == "from" {
		from := rest[0].Place
		if zone = from.Zone; from.Whose != nil {
			who, ok := r.whoseOf(from.Whose)
			if !ok {
				return false
			}
			zone = r.own(who) + " " + zone
		}
		rest = rest[1:]
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	if zone == "" {
		zone = r.castOutOf(n)
	}
	told := len(r.events)
	if !r.entersSo(t, n, rest) {
		return false
	}
	if zone != "" {
		r.addFact(r.things[r.object].name+" was cast from "+zone, n)
	}
	if len(r.events) > told && t.casts() && !land {
		r.castBefore(r.object, zone)
	}
	if t.casts() && t.who != nobody && n.card != nil {
		r.inOwnTurn(n.card, t.who)
	}
	return true
}

// casts reports whether a clause has a verb of casting.
func (t *claim) casts() bool { return t.Verb != nil && castVerb(t.Verb.Word) }

// entersSo makes the event that a permanent enters, with what is said of how it does.
func (r *reader) entersSo(t *claim, n *noun, args []tree.Arg) bool {
	if n.card == nil {
		return r.happens(t)
	}
	x, as := engine.Unset, false
	var copied *tree.Phrase
	for i := range args {
		a := &args[i]
		stuff := a.Amount()
		switch {
		case stuff != nil && (stuff.Unit == "X" || a.Prep == "for" && stuff.Unit == "" && t.casts()):
			x = stuff.N
		case in(a.Words, "play normally") || a.Words == "the battlefield" || a.Words == "tapped or untapped", a.Place != nil && a.Place.Zone == "battlefield" && a.Place.Whose == nil:
		case a.Place != nil && a.Place.Side:
			who, ok := r.whoseOf(a.Place.Whose)
			if !ok {
				return false
			}
			if n.owner == nobody {
				n.owner = who
			}
			as = true
		case stuff != nil && stuff.Unit == "counters" && a.Prep == "with" && stuff.Key == "loyalty" && stuff.N == n.card.Loyalty && n.card.Types&engine.Planeswalker != 0:
		case a.Words != "" && r.plays(a, lexicon.AfterCast):
		case a.Does != nil && a.Does.Verb.Plain == "copy" && len(a.Does.Args) == 1 && len(a.Does.Args[0].Of) == 1:
			copied = a.Does.Args[0].Of[0]
		case a.Prep == asWord && len(a.Of) == 1 && a.Of[0].Stuff == nil && entersAsCopy(n.card):
			copied = a.Of[0]
		default:
			as = true
		}
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	way := n.takesWay(lexicon.ComesOtherwise)
	i, ok := r.entering(n)
	if !ok || !r.returnsBy(i, n, way) {
		return false
	}
	if as && t.casts() {
		return false
	}
	if as {
		return r.happens(t)
	}
	text := r.called(i) + " enters"
	if lexicon.Plays(way, lexicon.Unearths) {
		text += fromZone(r.own(n.owner) + " " + theGraveyard)
	}
	if x != engine.Unset {
		text += " with X=" + itoa(x)
	}
	if copied != nil {
		copying, ok := r.copying(i, copied, t)
		if !ok {
			return false
		}
		text += copying
	}
	r.i = t.Span[1]
	return r.addEvent(text, t.from, r.i)
}

// copiedOf names the permanent that something enters as a copy of.
func (r *reader) copiedOf(p *tree.Phrase) (string, bool) {
	n, ok := r.nounOf(p)
	if !ok || n.who != nobody || n.card == nil || isSpell(n.card) {
		return "", false
	}
	what, ok := r.ref(&n)
	return what, ok && r.mustBeOwned(r.object, &n) && r.bringEffects(r.object, &n)
}

// copiesOne takes up what the permanent that has just been cast is to copy: it enters as a copy
// of it.
func (r *reader) copiesOne(t *claim) bool {
	if with, rest, ok := r.agent(t.Args, "with using by"); ok && with.card != nil && !isSpell(with.card) && len(rest) == 1 && !r.hasEntered(&with) {
		if with.owner == nobody {
			with.owner = t.who
		}
		return r.copiesAs(t, &with, rest[0].Of[0])
	}
	r.err = nil
	last := len(r.events) - 1
	if last < 0 || r.object == nobody || len(t.Args) == 0 || len(t.Args[0].Of) != 1 || t.Args[0].Prep != "" {
		return false
	}
	entered, enters := strings.CutSuffix(r.events[last].text, " enters")
	for k := 1; k < len(t.Args); k++ {
		if a := &t.Args[k]; !in(a.Prep, "with for") || len(a.Of) != 1 {
			return r.stopAt(a)
		} else if n, ok := r.nounOf(a.Of[0]); !ok || n.card == nil || !strings.HasSuffix(entered, n.card.Name) {
			return false
		}
	}
	i := slices.IndexFunc(r.things, func(o thing) bool { return strings.HasSuffix(entered, o.name) && o.card != nil })
	if !enters || i < 0 {
		return false
	}
	copying, ok := r.copying(i, t.Args[0].Of[0], t)
	text, q := entered+" enters"+copying, r.soFar()
	q.Events = q.Events[:len(q.Events):len(q.Events)]
	if !ok || !r.reads(q, text, false) {
		if entersAsCopy(r.things[i].card) { // that it copies something is no event besides
			return r.certainly(r.unread(t.from, t.Span[1], r.raw(t.from, t.Span[1])))
		}
		return false
	}
	r.events[last].text, r.i = text, t.Span[1]
	return true
}

// copiesAs makes the event that a permanent enters as a copy of another.
func (r *reader) copiesAs(t *claim, n *noun, of *tree.Phrase) bool {
	if n.owner == nobody {
		n.owner = r.speaker()
	}
	if !entersAsCopy(n.card) {
		return r.certainly(r.unread(t.from, t.Span[1], r.raw(t.from, t.Span[1]))) // it copies while it is there
	}
	i, ok := r.entering(n)
	if !ok {
		return false
	}
	copying, ok := r.copying(i, of, t)
	r.i = t.Span[1]
	return ok && r.addEvent(r.called(i)+" enters"+copying, t.from, r.i)
}

// entersAsCopy reports whether a card may enter as a copy of another thing.
func entersAsCopy(c *oracle.Card) bool {
	return hasOneSuch(c, func(e *engine.Effect) bool {
		copies := false
		e.Visit(&engine.Visitor{Change: func(do *engine.Change) { copies = copies || do.Kind == engine.EnterCopy }})
		return copies && engine.AboutItself(e)
	})
}

// asWord stands before what something enters as a copy of.
const asWord = "as"

// copying tells what a thing enters as a copy of: of one with an ability of its own to copy a fact
// says what is chosen for that, which may do more; of another the event says it.
func (r *reader) copying(i int, of *tree.Phrase, t *claim) (string, bool) {
	what, ok := r.copiedOf(of)
	if !ok || what == r.called(i) { // "it" is never what the clause is about
		return "", r.err == nil && r.stopAt(&tree.Arg{Span: of.Span})
	}
	own := entersAsCopy(r.things[i].card)
	owner := r.things[i].owner
	if !own || owner == nobody {
		return " as a copy of " + what, true
	}
	r.factFrom(r.name(owner)+" chose "+what+" for "+r.things[i].name, t.from, t.Span[1])
	return "", true
}

// hasEntered reports whether the event told last is that a thing enters.
func (r *reader) hasEntered(n *noun) bool {
	last := len(r.events) - 1
	return last >= 0 && strings.HasSuffix(r.events[last].text, n.card.Name+" enters")
}

// reanimatesOne takes up a card that a player puts onto the battlefield from a graveyard.
func (r *reader) reanimatesOne(t *claim) bool {
	if spell := r.cards.find(t.Verb.Plain); spell != nil && isSpell(spell) && (r.toks[t.Verb.Tokens[0]].Capital() || r.asksFor(AskedLife)) {
		named := *t.Verb // the spell of that name does more than that
		named.Card, t.Verb = spell.Name, &named
		return r.castsAsVerb(t)
	}
	if r.usesSpell(t) || r.err != nil {
		return r.err == nil
	}
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil || isSpell(n.card) || len(rest) > 1 || len(rest) == 1 && (rest[0].Place == nil || rest[0].Place.Zone != "graveyard") {
		return false
	}
	side := t.who
	if len(rest) == 1 {
		if side, _, ok = r.placeOf(rest[0].Place, t.who); !ok {
			return false
		}
	}
	if !r.place(&n, side, "graveyard") {
		return false
	}
	r.i = t.Span[1]
	return r.addEvent("an effect makes "+r.name(t.who)+" put "+r.called(r.object)+" onto the battlefield under "+r.own(t.who)+" control", t.from, r.i)
}

// meetsSpell takes up a spell that somebody or something is said to suffer: "eats a Bolt".
func (r *reader) meetsSpell(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil || !isSpell(n.card) {
		return false
	}
	if t.who == nobody {
		return r.castUpon(&n, t.things[0], rest, t)
	}
	me := newNoun(t.from)
	if me.who = t.who; n.owner == nobody && me.who == r.speaker() {
		n.owner = r.somebody(t.from)
	}
	if len(rest) > 0 && len(rest[0].Of) == 1 && rest[0].Of[0].Ref == "face" || len(rest) > 0 && rest[0].Prep == "to" && len(rest[0].Of) == 1 && rest[0].Of[0].Ref == "'s" {
		rest = rest[1:]
	}
	return r.castUpon(&n, me, rest, t)
}

// aims are what a spell is aimed at and the numbers, from what stands behind it.
func (r *reader) aims(args []tree.Arg, who int) (targets, bool) {
	t := targets{amount: engine.Unset, x: engine.Unset}
	for i := range args {
		if !r.aim(&t, &args[i], who) {
			if r.err == nil {
				r.stopAt(&args[i])
			}
			return t, false
		}
	}
	return t, true
}

// byMeans stands before the creature that a spell has do something.
const byMeans = "with using"

// aim takes up one argument of a spell.
func (r *reader) aim(t *targets, a *tree.Arg, who int) bool {
	stuff := a.Amount()
	switch {
	case a.Words != "" && (r.plays(a, lexicon.AfterCast) || r.plays(a, lexicon.RightAway) || r.plays(a, lexicon.AsSource) && t.source != nil):
		return true
	case a.Words != "" && r.plays(a, lexicon.Repeated):
		t.times = 2
		return true
	case a.Words != "" && r.plays(a, lexicon.Thrice):
		t.times = 3
		return true
	case a.Words != "" && r.plays(a, lexicon.ModeChosen) && t.modes == "":
		t.modes = a.Words
		return true
	case a.Words == kickedMark || a.Words == "with kicker":
		t.kicked = true
		return true
	case a.Words == overloadedMark || a.Words != "" && r.plays(a, lexicon.IsOverloaded):
		t.overloaded = true
		return true
	case stuff != nil && stuff.Unit == "X":
		t.x = stuff.N
		return true
	case stuff != nil && in(a.Prep, "for dealing doing") && in(stuff.Unit+".", ". damage."), stuff != nil && a.Prep == "" && strings.HasSuffix(stuff.Unit, "damage"):
		t.amount = stuff.N
		return true
	case stuff != nil && a.Prep == "" && stuff.Unit == "" && stuff.N > 0 && t.amount == engine.Unset: // "Lava Axe, 5 to me"
		t.amount, t.bare = stuff.N, true
		return true
	case a.Place != nil && in(a.Place.Zone, "graveyard") && len(t.list) > 0:
		last := &t.list[len(t.list)-1]
		side, zone, ok := r.placeOf(a.Place, last.owner)
		return ok && last.who == nobody && r.place(last, side, zone)
	case a.Place != nil && a.Place.Side && len(t.list) > 0: // "at the Angel on his side"
		last := &t.list[len(t.list)-1]
		side, _, ok := r.placeOf(a.Place, last.owner)
		fits := ok && side != nobody && last.who == nobody && (last.owner == nobody || last.owner == side)
		last.owner = side
		return fits
	case a.Place != nil && (lexicon.Is(lexicon.Step, a.Place.Zone) || a.Place.Zone == "turn") && a.Place.Whose != nil:
		who, ok := r.whoseOf(a.Place.Whose)
		if !ok || !lexicon.Plays(a.Place.Zone, lexicon.TurnPart) {
			return false
		}
		r.factFrom("it is "+r.own(who)+" "+strings.ReplaceAll(a.Place.Zone, "-", " "), a.Span[0], a.Span[1])
		return true
	case a.Place != nil && lexicon.Is(lexicon.Step, a.Place.Zone):
		return true // when it was activated or cast decides nothing of what lasts until it is met
	case stuff != nil || a.Of == nil:
		return false
	case choosing(a.Prep) && t.source == nil:
		n, ok := r.nounOf(a.Of[0])
		t.source = &n
		return ok && n.who == nobody && n.many == 1 && len(a.Of) == 1
	case in(a.Prep, byMeans) && t.with == nil && len(a.Of) == 1:
		n, ok := r.nounOf(a.Of[0])
		t.with = &n
		return ok && n.isCreature() && n.many == 1
	case lexicon.Phrase(lexicon.AimedAt, wordsOf(a.Prep)) > 0, a.Prep == "" && len(t.list) == 0:
		list, ok := r.nounsOf(a.Of)
		t.list = append(t.list, list...)
		return ok
	}
	return false
}

// choosing reports whether words stand before the source that a spell chooses.
func choosing(words string) bool {
	return words != "" && lexicon.Phrase(lexicon.Choosing, wordsOf(words)) > 0
}

// wordsOf gives the words of a phrase one by one.
func wordsOf(phrase string) func(int) string {
	list := strings.Fields(phrase)
	return func(i int) string {
		if i >= len(list) {
			return ""
		}
		return list[i]
	}
}

// castsAsVerb takes up a spell whose name stands as the verb: "bolts me for 3".
func (r *reader) castsAsVerb(t *claim) bool {
	n := newNoun(t.Verb.Tokens[0])
	if r.atWhoAsks(t) {
		t.who = r.against(r.speaker(), t.from) // "Bolt at me": nobody tells himself to
	}
	n.card, n.owner, n.to = r.cards.find(t.Verb.Card), t.who, t.Verb.Tokens[1]
	args := slices.DeleteFunc(slices.Clone(t.Args), func(a tree.Arg) bool {
		return n.card != nil && (a.Words == "("+n.card.Name+")" || lexicon.Plays(a.Prep, lexicon.DoneWith) && len(a.Of) == 1 && a.Of[0].Name != nil && a.Of[0].Name.Text == n.card.Name || a.Words != "" && r.plays(&a, lexicon.WholeBoard) && meetsAll(n.card))
	})
	return r.castsOn(t, &n, args, t.Verb.Tokens[0])
}

// atWhoAsks reports whether a clause in which nobody is named who does something has it done to whoever asks.
func (r *reader) atWhoAsks(t *claim) bool {
	const me = "me"
	return len(t.Subject) == 0 && t.who != nobody && t.who == r.speaker() && slices.ContainsFunc(t.Args, func(a tree.Arg) bool {
		return len(a.Of) == 1 && a.Of[0].Ref == me
	})
}

// meetsAll reports whether a spell says itself what it does something to: to all of a kind.
func meetsAll(c *oracle.Card) bool {
	return c.Does != nil && !targeting(inenglish.Effect(c.Does, nil)) && !saysOne(c, targeting)
}

// agent cuts the argument that a preposition brings in from the others: one noun.
func (r *reader) agent(args []tree.Arg, preps string) (n noun, rest []tree.Arg, ok bool) {
	for i := range args {
		if a := &args[i]; in(a.Prep, preps) && len(a.Of) == 1 && a.Of[0].Stuff == nil {
			n, ok = r.nounOf(a.Of[0])
			return n, append(args[:i:i], args[i+1:]...), ok
		}
	}
	return n, args, false
}

// usesSpell takes up what a player does to somebody with a spell: "hits me with Lava Axe".
func (r *reader) usesSpell(t *claim) bool {
	spell, rest, ok := r.agent(t.Args, "with using via w")
	if !ok || spell.who != nobody {
		return false
	}
	if spell.owner == nobody {
		spell.owner = t.who
	}
	if spell.isCreature() && t.Verb.Plain == "hit" {
		return r.attackUpon(t, []noun{spell}, rest)
	}
	if spell.card == nil || !isSpell(spell.card) {
		return false
	}
	to, ok := r.aims(rest, t.who)
	to.list = once(to.list)
	if ok && lexicon.Plays(t.Verb.Plain, lexicon.StealVerb) && len(to.list) == 1 && to.list[0].owner == nobody && to.list[0].who == nobody {
		to.list[0].owner = r.stolenFrom(t)
	}
	return ok && r.isCertain() && r.spellDoes(&spell, to, t.who, t.Verb.Tokens[0])
}

// stolenFrom is the player whose a thing is that another gains control of: the only other one.
func (r *reader) stolenFrom(t *claim) int {
	if r.alone && t.who == r.speaker() {
		return r.somebody(t.from)
	}
	return r.otherThan(t.who)
}

// attacksWith takes up an attack that a player makes with creatures.
func (r *reader) attacksWith(t *claim) bool {
	for i := range t.Args {
		a := &t.Args[i]
		if !in(a.Prep, "with w") || a.Of == nil {
			continue
		}
		r.onlyCreatures = true
		list, ok := r.nounsOf(a.Of)
		if r.onlyCreatures = false; !ok {
			return false
		}
		return r.attackUpon(t, list, append(t.Args[:i:i], t.Args[i+1:]...))
	}
	if n, rest, ok := r.objectOf(t); ok && n.isCreature() { // "swings a Dragon into Bob"
		return r.attackUpon(t, []noun{n}, rest)
	}
	return r.attackersSaid(t)
}

// attackersSaid asks how many creatures attack where only is said for how much, which one creature could be.
func (r *reader) attackersSaid(t *claim) bool {
	const damage, attack, with, creature = "damage", "attack", " with a ", " creature"
	whom, amount := "", 0
	for i := range t.Args {
		a := &t.Args[i]
		switch {
		case (a.Prep == "for" || a.Prep == "") && a.Amount() != nil && (a.Amount().Unit == "" || strings.HasSuffix(a.Amount().Unit, damage)) && a.Amount().N > 0 && amount == 0:
			amount = a.Amount().N
		case (a.Prep == "" || lexicon.Plays(a.Prep, lexicon.AttackAt)) && len(a.Of) == 1 && a.Of[0].Stuff == nil && whom == "":
			whom = r.raw(a.Of[0].Span[0], a.Of[0].Span[1])
		case a.Words != "" && (r.plays(a, lexicon.GoesUnblocked) || r.plays(a, lexicon.WithEverything)):
		default:
			return r.notUnderstood(t)
		}
	}
	if whom == "" || amount == 0 {
		return r.notUnderstood(t)
	}
	err := r.refuse("ambiguous", t.Verb.Tokens[0], t.Span[1], say.New("How many creatures attack, and what are their powers?"))
	err.Readings = []lex.Meaning{{Says: say.New("One creature attacks, with a power of %d", amount), Text: r.verb(t.who, attack) + " " + whom + with + itoa(amount) + "/" + itoa(amount) + creature}}
	return r.certainly(err)
}

// attackUpon takes up an attack by creatures, with whom they attack and for how much.
func (r *reader) attackUpon(t *claim, list []noun, args []tree.Arg) bool {
	var at *noun
	amount, unblocked := engine.Unset, nobody
	for i := range args {
		a := &args[i]
		switch {
		case in(a.Prep, "for") && a.Amount() != nil:
			amount = a.Amount().N
		case (a.Prep == "" || lexicon.Plays(a.Prep, lexicon.AttackAt) || t.meetsWhom(a)) && len(a.Of) == 1 && at == nil:
			n, ok := r.nounOf(a.Of[0])
			if attacks := func(o noun) bool { return n.card != nil && o.card == n.card && n.owner == o.owner }; !ok || slices.ContainsFunc(list, attacks) || !r.attackable(&n) {
				return false // nothing attacks itself
			}
			at = &n
		case a.Words != "" && r.plays(a, lexicon.GoesUnblocked):
			unblocked = a.Span[0]
		case a.Words != "" && r.plays(a, lexicon.AtOnce):
		default:
			return r.stopAt(a)
		}
	}
	for k := range list {
		if !list[k].isCreature() {
			r.i = list[k].from
			return r.fail()
		}
		if list[k].owner == nobody {
			list[k].owner = t.who
		}
		if r.ofThing(&list[k]); list[k].owner == nobody && at != nil && at.who != nobody {
			list[k].owner = r.against(at.who, list[k].from)
		}
	}
	if r.i = t.Span[1]; !r.combat(list, at, amount, t.Verb.Tokens[0]) {
		return false
	}
	if unblocked != nobody {
		r.goesOnAbout(unblocked)
	}
	return true
}

// hitBySpell takes up what a spell or an attack does to a player: "is hit by Lightning Bolt".
func (r *reader) hitBySpell(t *claim) bool {
	if t.Verb.Plain == toBlock {
		return r.attackerBlocked(t)
	}
	if lexicon.Plays(t.Verb.Word, lexicon.AttacksVerb) {
		list, rest, ok := r.blockersOf(t.Args, byAgent)
		if ok || r.err != nil {
			return ok && r.onlyAtOnce(rest) && r.struckBy(list, t.who, t.from)
		}
	}
	n, rest, ok := r.agent(t.Args, byAgent)
	if !ok || n.who != nobody {
		return false
	}
	me := newNoun(t.from)
	me.who = t.who
	if lexicon.Plays(t.Verb.Plain, lexicon.ProtectVerb) {
		return len(rest) == 0 && r.protectedBy(&n, t)
	}
	if lexicon.Plays(t.Verb.Word, lexicon.AttacksVerb) && !(n.card != nil && isSpell(n.card)) {
		return len(rest) == 0 && r.struckBy([]noun{n}, t.who, t.from)
	}
	return n.card != nil && isSpell(n.card) && r.castUpon(&n, me, rest, t)
}

// protectedBy takes up the effect, or the permanent, that is said to protect a player.
func (r *reader) protectedBy(n *noun, t *claim) bool {
	if n.card != nil && !n.waits && (isSpell(n.card) && makesEffect(n.card) || activated(n.card) && !able(n.card)) {
		n.waits = true
	}
	if n.waits || n.detail.ability != "" {
		me := newNoun(t.from)
		me.who, n.detail.on = t.who, &me
	}
	r.i = t.Span[1]
	return r.place(n, t.who, "")
}

// castUpon is a spell that is done to somebody or something, by whoever casts it: of one that can
// only be aimed at what its caster has, whoever has that.
func (r *reader) castUpon(spell *noun, on noun, rest []tree.Arg, t *claim) bool {
	owner := on.owner
	if on.who != nobody {
		owner = on.who
	}
	if spell.owner == nobody && owner != nobody {
		if spell.owner = owner; on.who != nobody || !aimsAtOwn(spell.card) {
			spell.owner = r.against(owner, t.from)
		}
	}
	to, ok := r.aims(rest, spell.owner)
	to.list = append([]noun{on}, to.list...)
	return ok && r.isCertain() && r.standsThere(spell, &on) && r.spellDoes(spell, to, spell.owner, t.from)
}

// standsThere puts a creature of which nothing else is told on the battlefield where a spell without a target is said to meet it, since
// such a spell meets what is there: "my Bear gets hit by Pyroclasm".
func (r *reader) standsThere(spell, on *noun) bool {
	if d := &on.detail; on.who != nobody || on.owner == nobody || on.many > 1 || !on.isCreature() || len(d.mods) > 0 || d.worn != nil || d.ability != "" || d.shield {
		return true
	}
	return slices.ContainsFunc(textsOf(spell.card), targeting) || r.isThere(on) || r.place(on, on.owner, "")
}

// spelledAt takes up a spell whose name stands as a participle: "is bolted by Bob".
func (r *reader) spelledAt(t *claim) bool {
	spell := newNoun(t.Verb.Tokens[0])
	spell.card, spell.to = r.cards.find(t.Verb.Card), t.Verb.Tokens[1]
	by, rest, ok := r.agent(t.Args, "by")
	if ok && by.who == nobody || r.err != nil {
		return false
	}
	if ok {
		spell.owner = by.who
	}
	on := newNoun(t.from)
	if on.who = t.who; t.who == nobody {
		if len(t.things) != 1 {
			return r.notUnderstood(t)
		}
		on = t.things[0]
	}
	return r.castUpon(&spell, on, rest, t)
}

// spellThatDoes takes up a spell or ability without a name of which the words say what it does:
// "a spell that draws me a card".
func (r *reader) spellThatDoes(t *claim) bool {
	n, _, ok := r.objectOf(t)
	does := t.Args[1].Does
	if !ok || n.card != nil || n.who != nobody || !in(lastWord(n.words), "spell ability effect instant sorcery") {
		return false
	}
	says, ok := r.doneBy(t, does, t.who)
	if !ok {
		return false
	}
	text := ""
	switch v := does.Verb.Plain; {
	case v == "draw" && len(does.Args) == 2 && len(does.Args[0].Of) == 1: // "draws me a card"
		text = "an effect makes " + strings.Replace(says, " ", " draw ", 1)
	case in(v, "draw create gain"):
		text = "an effect makes " + r.name(t.who) + " " + v + " " + says
	case in(v, "make let give have"):
		text = "an effect makes " + says
	case v == "deal":
		text = r.own(t.who) + " " + n.words + " deals " + says
	}
	r.i = t.Span[1]
	return text != "" && r.tell(text, t.from, t.Span[1])
}

// lastWord is the last word of a phrase.
func lastWord(words string) string { return words[strings.LastIndex(words, " ")+1:] }

// facesOne takes up whom a player plays against, and what that player has.
func (r *reader) facesOne(t *claim) bool {
	if len(t.Args) == 0 || !in(t.Args[0].Prep+".", ". against.") || len(t.Args[0].Of) != 1 {
		return false
	}
	foe, ok := r.nounOf(t.Args[0].Of[0])
	if !ok || foe.who == nobody {
		return false
	}
	r.subject = foe.who
	return r.withBoard(foe.who, t.Args[1:])
}

// paysCost reports whether a clause says, behind what is cast, what is sacrificed or discarded.
func (t *claim) paysCost() bool {
	does := t.Args[1].Does
	return does != nil && does.Verb.Doing && in(does.Verb.Plain, "sacrifice discard")
}

// castsAtCost takes up a spell with an additional cost, which is paid as it is cast, before
// anything that it does.
func (r *reader) castsAtCost(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.card == nil || !n.card.Costs || !isSpell(n.card) {
		return false
	}
	if finds, args := lookedFor(t.Args); finds != nil && r.finds == nil && findsOnto(n.card.Does) != nil {
		return r.finding(finds, func() bool { return r.castsAtCost(t.withArgs(args)) })
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	paid, before := *rest[0].Does, len(r.events)
	paid.Span = t.Span
	if !r.happensAtCost(&claim{Clause: &paid, from: t.from, who: t.who}) {
		return false
	}
	behind := len(r.events)
	to, ok := r.aims(rest[1:], t.who)
	if !ok || !r.spellDoes(&n, to, t.who, t.from) {
		return false
	}
	if i, ok := r.thingOf(&n); ok {
		for k := before; k < behind; k++ {
			r.events[k].text += " of " + r.called(i) // which does nothing where that can't be paid
		}
	}
	return true
}
