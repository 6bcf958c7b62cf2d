package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// has takes up what a player has, or what is there: things, and what is no thing.
func (r *reader) has(owner int, args []tree.Arg) bool {
	if len(args) > 1 && args[0].Place != nil && args[1].Of != nil { // "have out"
		args = append([]tree.Arg{args[1], args[0]}, args[2:]...)
	}
	waits := false
	for len(args) > 0 {
		a := &args[0]
		if args = args[1:]; waits && a.Words != "" && r.plays(a, lexicon.Beforehand) {
			continue // what waits was made before
		}
		if owner != nobody && atLife(a) && a.Amount().Unit == lifeUnit {
			r.factFrom(r.name(owner)+" "+r.verb(owner, "have")+" "+itoa(a.Amount().N)+" life", a.Span[0], a.Span[1])
			continue
		}
		if a.Prep != "" || a.Of == nil {
			r.stopAt(a)
			r.unknownName()
			return false
		}
		var at *tree.Place
		var on *tree.Arg
		if len(args) > 0 && args[0].Place != nil {
			at, args = args[0].Place, args[1:]
		} else if len(args) > 0 && args[0].Prep == "on" {
			on, args = &args[0], args[1:]
		}
		if !r.held(owner, a.Of, at, on) {
			return false
		}
		waits = !slices.ContainsFunc(a.Of, stands)
	}
	return true
}

// stands reports whether a phrase means something that is there rather than an effect that waits.
func stands(p *tree.Phrase) bool {
	return !slices.ContainsFunc(p.Mods, func(m tree.Mod) bool { return saidToWait(m) || m.Slot == tree.Says })
}

// stopAt notes that an argument was not understood; it is false.
func (r *reader) stopAt(a *tree.Arg) bool {
	r.i = a.Span[0]
	return r.fail()
}

// held takes up one list of what a player has, in a place where one is said, or on a thing.
func (r *reader) held(owner int, list []*tree.Phrase, at *tree.Place, on *tree.Arg) bool {
	side, zone, ok := r.placeOf(at, owner)
	list = tree.Members(list)
	if !ok || len(list) > 1 && at != nil && at.One {
		return false
	}
	of := owner
	switch {
	case owner == nobody:
		of = side
	case zone == "" && side != owner:
		return r.stop(r.refuse("not_understood", list[0].Span[0], list[len(list)-1].Span[1], r.twoOwners(owner, side)))
	}
	var things []noun
	for i, p := range list {
		if done, ok := r.amountHeld(of, p, zone, on); done {
			if !ok {
				return false
			}
			continue
		}
		n, ok := r.nounOf(p)
		if !ok {
			return false
		}
		if n.who != nobody || on != nil {
			r.i = n.from
			return r.fail()
		}
		if zone != "" && i < len(list)-1 && n.card != nil && worksOnBattlefield(n.card) { // the place may be said of the last alone
			return r.stop(r.refuse("ambiguous", list[0].Span[0], list[len(list)-1].Span[1], say.New("Are all of these there, or only the last? Say each in a sentence of its own.")))
		}
		if n.card == nil && n.detail.ability == "" && lexicon.Plays(n.words, lexicon.ShieldNoun) {
			return false // what it does is not said
		}
		things = append(things, n)
	}
	if len(things) == 1 && zone == "" && r.unblocked(&things[0]) {
		if n := &things[0]; n.owner == nobody {
			n.owner = of
		}
		return r.combat(things, nil, engine.Unset, list[0].Span[0])
	}
	return r.placeAll(things, of, zone) && (at == nil || zone != "" || r.keptThere(things, at))
}

// theBattlefield is the zone of permanents.
const theBattlefield = "battlefield"

// controlled are the things that a player is said to control with the place where such things are; what somebody only has may be elsewhere.
func controlled(v *tree.Verb, args []tree.Arg) []tree.Arg {
	if v.Plain != toControl || len(args) == 0 || args[0].Of == nil || len(args) > 1 && (args[1].Place != nil || args[1].Prep != "") {
		return args
	}
	there := tree.Arg{Place: &tree.Place{Zone: theBattlefield}, Span: args[0].Span}
	return slices.Concat(args[:1], []tree.Arg{there}, args[1:])
}

// keptThere says of the things that are on the battlefield, and have abilities that work elsewhere, that they are: a card with dredge is
// else taken to be in the graveyard.
func (r *reader) keptThere(things []noun, at *tree.Place) bool {
	if at.Zone != theBattlefield {
		return true
	}
	for k := range things {
		card := things[k].card
		if card == nil || !hasOneSuch(card, func(e *engine.Effect) bool { return oracle.WorksElsewhere(e) }) {
			continue
		}
		for i := range r.things {
			if t := &r.things[i]; t.card != nil && t.card.Name == card.Name && t.on {
				r.addFact(r.called(i)+" is on the "+theBattlefield, &things[k])
				t.fact = true
			}
		}
	}
	return true
}

// unblocked reports whether a noun is of a creature that is said to attack and not to be blocked:
// it deals its damage.
func (r *reader) unblocked(n *noun) bool {
	m := n.detail.mods.Get(tree.State)
	return m != nil && m.Key == "unblocked" && !m.Neg && n.isCreature() && len(r.events) == 0
}

// placeOf is the side and the zone that a place means for somebody's things.
func (r *reader) placeOf(at *tree.Place, owner int) (side int, zone string, ok bool) {
	side = owner
	if at == nil {
		return side, "", true
	}
	if at.Whose != nil {
		if side, ok = r.whoseOf(at.Whose); !ok {
			return side, "", false
		}
	}
	switch at.Zone {
	case "battlefield":
		return side, "", true
	case "graveyard", "hand", "library":
		return side, at.Zone, side != nobody
	}
	return side, "", false
}

// whoseOf is the player whom a possessive means.
func (r *reader) whoseOf(p *tree.Phrase) (int, bool) {
	at := r.i
	defer func() { r.i = at }()
	if p.Ref == tree.Across {
		who := r.hear(r.against(r.speaker(), p.Span[0]))
		return who, r.speaker() != nobody && who != nobody
	}
	if lexicon.Plays(p.Ref, lexicon.ObjectPronoun) { // "under me"
		n, ok := r.nounOf(p)
		return n.who, ok && n.who != nobody
	}
	if p.Name != nil { // "controlled by Bob"
		n, ok := r.nounOf(p)
		return n.who, ok && n.who != nobody
	}
	r.i = p.Span[0]
	who, ok := r.owner()
	return who, ok && who != nobody
}

// amountHeld makes the fact of what somebody has that is no thing; done is false for things.
func (r *reader) amountHeld(who int, p *tree.Phrase, zone string, on *tree.Arg) (done, ok bool) {
	says, counters := "", p.Stuff != nil && p.Stuff.Unit == "counters"
	switch s := p.Stuff; {
	case counters && on != nil, on != nil && s != nil && s.Unit == damageUnit && s.N > 0:
		return true, r.countersOnThing(who, p, on)
	case s == nil && zone != "" && who != nobody && r.countedCards(p):
		says = r.cardsIn(who, itoa(p.Count)+" "+strings.ToLower(r.behindNumber(p.Span)), zone)
	case s == nil:
		return false, false
	case s.None && s.Unit == "" && lexicon.Plays(r.toks[p.Span[1]-1].Text, lexicon.SideOf) && slices.ContainsFunc(r.things, func(t thing) bool { return t.on && t.owner == who }):
		// it is not empty
	case s.None && s.Unit == "":
		if zone == "" && !slices.ContainsFunc(r.placedNow, func(i int) bool { return i < len(r.things) && !r.things[i].on }) { // some may have been taken back
			return true, true // nothing of note
		}
	case s.Unit == "cards" && in(s.Key, "hand library graveyard") && zone == "" && who != nobody:
		says = r.cardsIn(who, cardsOf(s.N, s.None), s.Key)
	case s.Unit == "cards" && zone != "" && who != nobody:
		says = r.cardsIn(who, cardsOf(s.N, s.None), zone)
	case s.Unit == "regeneration" && (on != nil || zone == "" && r.object != nobody):
		if on != nil {
			return true, r.shieldOnThing(who, s.N, on)
		}
		return true, r.shielded()
	case s.Unit == tree.OfTitle && zone == "" && on == nil && who != nobody:
		r.factFrom(r.titleSaid(who, s.Key), p.Span[0], p.Span[1])
		return true, true
	case s.Unit == "life":
		says = itoa(s.N) + " life"
	case s.Unit == "poison":
		says = strings.Replace(counted(s.N, "poison"), "one", "a", 1)
	}
	if says == "" || who == nobody || on != nil {
		r.i = p.Span[0]
		return true, r.fail()
	}
	r.factFrom(r.name(who)+" "+r.verb(who, "have")+" "+says, p.Span[0], p.Span[1])
	return true, true
}

// titleSaid is the fact that a player has or is what one player at most does: "you are the monarch", "Bob has the initiative".
func (r *reader) titleSaid(who int, title string) string {
	const monarch, the, are, is = "monarch", " the ", " are", " is"
	verb := " " + r.verb(who, toHave)
	switch {
	case title == monarch && r.name(who) == "you":
		verb = are
	case title == monarch:
		verb = is
	}
	return r.name(who) + verb + the + title
}

// shielded takes up that the permanent spoken of last has a regeneration shield, which may have
// been told.
func (r *reader) shielded() bool {
	n := r.nounFor(r.object, r.i, r.i)
	if !n.isCreature() || n.owner == nobody {
		return false
	}
	name := r.called(r.object)
	told := slices.ContainsFunc(r.effects, func(l line) bool { return strings.Contains(l.text, "egenerat") && strings.HasSuffix(l.text, "@ "+name) })
	return told || r.shieldOn(n.owner, &n)
}

// countedCards reports whether a noun counts cards of which it only says what sort they are.
func (r *reader) countedCards(p *tree.Phrase) bool {
	kind := p.Mods.Get(tree.Kind)
	return p.Name == nil && kind != nil && kind.Key == "card" && p.Count > 0
}

// behindNumber are the words of a phrase behind its number.
func (r *reader) behindNumber(span tree.Span) string {
	at := span[0]
	for at < span[1]-1 && r.toks[at].Kind != lex.NumberToken {
		at++
	}
	return r.raw(at+1, span[1])
}

// cardsIn is a number of cards in somebody's zone.
func (r *reader) cardsIn(who int, cards, zone string) string {
	if zone == "hand" {
		return cards + " in hand"
	}
	return cards + " in " + r.hisOrHer(who) + " " + zone
}

// countersOnThing tells that somebody's permanent has counters: "a shield counter on her Angel".
func (r *reader) countersOnThing(who int, p *tree.Phrase, on *tree.Arg) bool {
	if len(on.Of) != 1 {
		return r.stopAt(on)
	}
	n, ok := r.nounOf(on.Of[0])
	if !ok || n.who != nobody || n.many > 1 {
		return r.stopAt(on)
	}
	if n.owner == nobody {
		n.owner = who
	}
	if p.Stuff.Unit == damageUnit {
		n.take(tree.Mods{{Slot: tree.Marked, N: p.Stuff.N}})
		return !(n.card != nil && isSpell(n.card)) && r.place(&n, who, "")
	}
	kind := p.Stuff.Key
	if kind == "" && n.card != nil {
		kind = counterOf(n.card)
	}
	if kind == "" {
		return r.stopAt(on)
	}
	n.take(tree.Mods{{Slot: tree.Counters, N: p.Stuff.N, Key: kind}})
	return r.place(&n, who, "")
}

// shieldOnThing tells that somebody's creature has regeneration shields: "there is a regeneration shield on my Skeletons".
func (r *reader) shieldOnThing(who, shields int, on *tree.Arg) bool {
	if len(on.Of) != 1 {
		return r.stopAt(on)
	}
	n, ok := r.nounOf(on.Of[0])
	if !ok || n.many > 1 || !n.isCreature() {
		return r.stopAt(on)
	}
	if n.owner == nobody {
		n.owner = who
	}
	i, ok := r.thingOf(&n)
	return ok && r.mustBeOwned(i, &n) && r.shieldsOn(r.things[i].owner, &n, max(1, shields))
}

// onlyCards takes up which cards are the only ones in a zone.
func (r *reader) onlyCards(t *claim) bool {
	at := t.Args[len(t.Args)-1].Place
	side, zone, ok := r.placeOf(at, nobody)
	if !ok || !in(zone, "hand library graveyard") || !r.has(nobody, t.Args) {
		return false
	}
	r.factFrom(r.name(side)+" "+r.verb(side, "have")+" "+r.cardsIn(side, cardsOf(howMany(t.Args[0].Of), false), zone), t.from, t.Span[1])
	return true
}

// onlyOnes takes up which permanents are the only ones of a type that a player has.
func (r *reader) onlyOnes(t *claim) bool {
	of := t.Subject[0]
	who, ok := r.whoseOf(of.Whose)
	if !ok || !of.Mods[0].Slot.In(tree.Type, tree.Kind, tree.Subtype) || !r.has(who, t.Args) {
		return false
	}
	others := of.Mods[0].Key + "s"
	if kind, ok := lexicon.Of(lexicon.Subtype, of.Mods[0].Key); ok {
		others = kind.English.Many
	}
	r.factFrom(r.name(who)+" "+r.verb(who, "control")+" no other "+others, t.from, t.Span[1])
	return true
}

// hasSaid reports whether what a clause tells of who has how many of what was spoken of last has been
// told: "Ann one and Ben one", "only Ben has one".
func (r *reader) hasSaid(t *claim) bool {
	if r.object == nobody || r.things[r.object].card == nil {
		return r.notUnderstood(t)
	}
	had, others := 0, 0
	for i := range r.things {
		switch o := &r.things[i]; {
		case o.card != r.things[r.object].card && (o.card == nil || o.card.Name != r.things[r.object].card.Name):
		case o.owner == t.who:
			had += max(1, o.many)
		default:
			others++
		}
	}
	if r.i = t.Span[1]; len(t.Args) > 0 {
		return had == t.Args[0].Amount().N || r.notUnderstood(t)
	}
	return had > 0 && others == 0 || r.notUnderstood(t)
}

// howMany counts what the nouns of a list mean.
func howMany(list []*tree.Phrase) int {
	n := 0
	for _, p := range list {
		n += max(1, p.Count)
	}
	return n
}

// onlyNamed takes up things that are only named, with where they are: in a question in which
// nothing has happened yet permanents are there.
func (r *reader) onlyNamed(t *claim) bool {
	if len(t.Subject) > 0 && t.Subject[0].Stuff != nil {
		return r.amountsAlone(t)
	}
	if len(t.things) == 0 {
		r.i = t.from
		return r.fail()
	}
	spell := len(t.things) == 1 && t.things[0].card != nil && isSpell(t.things[0].card) && len(t.Subject) == 1
	if spell && !r.castFrom(t) {
		return false
	}
	if spell && len(t.Args) == 0 && t.things[0].owner != nobody && !t.things[0].resolved && r.endsAt(t.Span[1]) {
		r.i = t.Span[1]
		if !r.spellDoes(&t.things[0], targets{amount: engine.Unset, x: engine.Unset}, t.things[0].owner, t.from) {
			r.err = nil // what it is aimed at is not said
			return r.fail()
		}
		return true
	}
	if len(t.Args) > 0 && t.Args[0].Of != nil && spell {
		to, ok := r.aims(t.Args, t.things[0].owner)
		return ok && len(to.list) > 0 && r.isCertain() && r.spellDoes(&t.things[0], to, t.things[0].owner, t.from)
	}
	if n := &t.things[0]; len(t.Args) == 0 && len(t.things) == 1 && n.card != nil && isSpell(n.card) && n.owner != nobody && !n.waits && !n.resolved && n.many == 1 && !r.flagged && (t.Span[1] >= r.end || lexicon.Plays(r.toks[t.Span[1]].Text, lexicon.ClauseEnd)) {
		n.to = t.Span[1]
		return r.spellDoes(n, targets{amount: engine.Unset, x: engine.Unset}, n.owner, t.from)
	}
	if n := &t.things[0]; len(t.things) == 1 && n.card != nil && !isSpell(n.card) && n.detail.kicked > 0 {
		return r.entersSo(t, n, t.Args)
	}
	if len(t.Args) == 1 && t.Args[0].Of != nil {
		return len(t.things) == 1 && t.things[0].card != nil && !isSpell(t.things[0].card) && r.entersSo(t, &t.things[0], t.Args)
	}
	if len(t.Args) == 1 && slices.ContainsFunc(t.Subject, r.countedCards) {
		return r.held(nobody, t.Subject, t.Args[0].Place, nil)
	}
	if len(t.Args) == 1 {
		side, zone, ok := r.placeOf(t.Args[0].Place, ownerOf(t.things))
		return ok && !(t.Args[0].Place != nil && t.Args[0].Place.One && len(t.things) > 1) && r.placeAll(t.things, side, zone)
	}
	if len(t.Args) > 1 {
		return r.stopAt(&t.Args[0])
	}
	r.i = t.Span[1]
	if !r.done() && !in(r.peek().Text, ", = : with while") && !r.is(whatHappens) && !r.playerClauseAhead() && !r.spellClauseAhead() {
		return r.fail()
	}
	if r.flagged && r.done() && len(t.things) == 1 && t.things[0].card != nil && isSpell(t.things[0].card) {
		return r.spellDoes(&t.things[0], targets{amount: engine.Unset, x: engine.Unset}, t.things[0].owner, t.from)
	}
	for k, p := range t.Subject {
		if n := &t.things[k]; p.Name != nil && !r.markedAt(p.Name.At) && p.Span[1]-p.Name.At == 1 && (n.card == nil || !able(n.card)) && !(n.card != nil && r.toks[p.Name.At].Capital() && !r.opens(p.Name.At)) {
			r.i = p.Span[0]
			return r.fail()
		}
	}
	if last := len(t.things) - 1; r.alone && r.standing(t.things[:last]) && t.things[last].card != nil && isSpell(t.things[last].card) {
		return r.placeAll(t.things[:last], nobody, "") && r.spellDoes(&t.things[last], targets{amount: engine.Unset, x: engine.Unset}, r.speaker(), t.from)
	}
	for _, n := range t.things {
		if !n.resolved && (!r.standing(t.things) || len(r.events) > 0) {
			r.i = t.Span[1]
			return r.fail()
		}
	}
	return r.placeAll(t.things, nobody, "")
}

// ownerOf is the player whose things all are, nobody where that is not one.
func ownerOf(things []noun) int {
	owner := things[0].owner
	if slices.ContainsFunc(things, func(n noun) bool { return n.owner != owner }) {
		return nobody
	}
	return owner
}

// whatHappens asks what comes of names alone.
const whatHappens = "what happens"

// castFrom takes up who casts a spell that is only named: "a Lightning Bolt from my opponent".
func (r *reader) castFrom(t *claim) bool {
	for i := range t.Args {
		a := &t.Args[i]
		if len(a.Of) != 1 || !lexicon.Plays(a.Prep, lexicon.CastFrom) {
			continue
		}
		who := nobody
		if a.Of[0].Ref == "some player" {
			who = r.hear(r.somebody(a.Span[0]))
		} else if n, ok := r.nounOf(a.Of[0]); ok {
			who = n.who
		}
		if spell := &t.things[0]; who != nobody && (spell.owner == nobody || spell.owner == who) {
			spell.owner = who
			t.Args = slices.Delete(slices.Clone(t.Args), i, i+1)
			return true
		}
		return r.stopAt(a)
	}
	return true
}

// plays reports whether a whole argument of words plays a part.
func (r *reader) plays(a *tree.Arg, role lexicon.Role) bool {
	n := lexicon.Phrase(role, func(i int) string {
		if a.Span[0]+i >= a.Span[1] {
			return ""
		}
		return r.toks[a.Span[0]+i].Text
	})
	return n == a.Span[1]-a.Span[0]
}

// amountsAlone takes up what somebody has of whom the clause before was about, and the value of X.
func (r *reader) amountsAlone(t *claim) bool {
	if s := t.Subject[0].Stuff; s.Unit == "X" && len(t.Subject) == 1 && len(t.Args) == 0 {
		r.factFrom("X is "+itoa(s.N), t.from, t.Span[1])
		return true
	}
	if s := t.Subject[0].Stuff; s.Unit == lifeUnit && len(t.Args) == 0 && len(r.events) > 0 && !r.opens(r.joined) {
		return false // of what happened, or of somebody's life total?
	}
	who := r.elided()
	if s := t.Subject[0].Stuff; who != r.speaker() && r.opens(r.joined) && (s.Key != "" || len(t.Args) > 0 && t.Args[0].Place != nil) && s.Unit == cardsUnit {
		return r.certainly(r.refuse("ambiguous", t.from, t.Span[1], say.New("Whose is \"%s\"?", r.raw(t.from, t.Span[1])))) // a sentence of its own leaves it open
	}
	return who != nobody && r.has(who, append([]tree.Arg{{Span: t.Span, Of: t.Subject}}, t.Args...))
}

// lifeIs makes the fact of what a player's life total is.
func (r *reader) lifeIs(t *claim) bool {
	if len(t.Args) != 1 || t.Args[0].Amount() == nil || !in(t.Args[0].Prep+".", ". at.") {
		return r.notUnderstood(t)
	}
	r.factFrom(r.name(t.who)+" "+r.verb(t.who, "have")+" "+itoa(t.Args[0].Amount().N)+" life", t.from, t.Span[1])
	return true
}

// ownLife judges a clause behind an event that tells somebody's life total: what it would be is somebody's
// answer, which is left aside, and so may be what it is then, which is no fact from before.
func (r *reader) ownLife(t *claim) (aside, known bool) {
	if t.Verb == nil || t.Verb.Passive || t.who == nobody || len(t.Args) == 0 || t.Args[0].Amount() == nil || len(r.events) == 0 {
		return false, true
	}
	a := &t.Args[0]
	if !t.life && !(t.Verb.Plain == "have" && a.Amount().Unit == "life") && !(t.Verb.Plain == "be" && atLife(a)) {
		return false, true
	}
	before := r.toks[max(0, t.from-1)].Text
	return t.Verb.Would || t.Verb.Word == t.Verb.Plain && t.Verb.Plain == "be", !lexicon.Plays(before, lexicon.SaysMore) && !lexicon.Plays(before, lexicon.ResultStart)
}

// atLife reports whether what somebody is at or on is a life total.
func atLife(a *tree.Arg) bool {
	return lexicon.Plays(a.Prep, lexicon.AtLife) && a.Amount() != nil && (a.Amount().Unit == "" || a.Amount().Unit == "life")
}
