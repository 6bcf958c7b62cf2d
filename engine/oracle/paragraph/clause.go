package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// thingClause reads a clause whose subject is things:
//
//	ThingClause = Nouns ( Place | "is" Place | "is attached to" Noun | Resolves | Attacks | ( "on" | "at" ) Noun [ "for" Number ] | Event ) .
func (r *reader) thingClause(list []noun, from int) bool {
	after := r.i
	if side, zone := r.location(r.listOwner(list)); r.i > after && (r.done() || !r.verbHere()) {
		return r.placeAll(list, side, zone)
	}
	r.i = after
	if who, ok := r.allTheirs(); ok {
		return r.placeAll(list, who, "")
	}
	if r.eat("is", "are", "was", "'s", "sits", "sit") {
		if r.beingClause(list, from) || r.err != nil {
			return r.err == nil
		}
		r.i = after
	}
	if len(list) == 1 {
		if done, ok := r.wears(&list[0]); done {
			return ok
		}
		if r.says(lexicon.NoCreature) {
			i, ok := r.thingOf(&list[0])
			r.object = i
			return ok && r.noCreature(from)
		}
		if r.says(lexicon.IsProtectedBy) {
			return r.metBy(&list[0], from)
		}
		if done, ok := r.shielded(&list[0]); done {
			return ok
		}
		if done, ok := r.blocks(&list[0], from); done {
			return ok
		}
		if done, ok := r.oneThing(&list[0], from); done {
			return ok
		}
	}
	r.i = after
	if last := len(list) - 1; r.alone && last > 0 && (r.done() || in(r.peek().Text, ", =")) && r.standing(list[:last]) && list[last].card != nil && isSpell(list[last].card) {
		to := r.i
		if !r.placeAll(list[:last], nobody, "") {
			return false
		}
		r.i = to
		return r.spellDoes(&list[last], targets{amount: engine.Unset, x: engine.Unset}, r.speaker(), from)
	}
	if (r.done() || in(r.peek().Text, ", = how") || r.is("what happens") || r.playerClauseAhead()) && r.standing(list) {
		return r.placeAll(list, nobody, "")
	}
	if r.done() && !slices.ContainsFunc(list, func(n noun) bool { return !n.resolved }) {
		return r.placeAll(list, nobody, "")
	}
	subject, ok := r.refs(list)
	if !ok {
		return false
	}
	return r.delegate(subject, from)
}

// standing reports whether all of a list are permanents, so that naming them says that
// they are there: "3x Furnace of Rath, I Shock him".
func (r *reader) standing(list []noun) bool {
	for _, n := range list {
		if n.card == nil || isSpell(n.card) {
			return false
		}
	}
	return len(r.events) == 0
}

func (r *reader) listOwner(list []noun) int {
	for _, n := range list {
		if n.owner != nobody {
			return nobody
		}
	}
	return nobody
}

// beingClause reads what stands behind "is": a place, or what it is attached to.
func (r *reader) beingClause(list []noun, from int) bool {
	r.eat("currently", "already", "also", "both", "all", "each", "still", "just", "sitting")
	at := r.i
	if r.eat("attached to", "enchanting", "equipped to", "equipping", "on") && !in(r.peek().Text, "board battlefield table") && !r.is("the battlefield") && !r.is("my side") && !r.is("the board") && len(list) == 1 && list[0].card != nil && attaches(list[0].card) {
		on, ok := r.noun(false)
		if !ok {
			return false
		}
		list[0].detail.on = &on
		to := r.i
		if !r.place(&list[0], nobody, "") {
			return false
		}
		r.i = to
		return true
	}
	r.i = at
	if r.eat("under") {
		if who, ok := r.owner(); ok && r.eat("control") {
			return r.placeAll(list, who, "")
		}
		return false
	}
	if who, ok := r.whoseAlone(); ok {
		r.eat("too", "also", "as well")
		return r.placeAll(list, who, "")
	}
	side, zone := r.location(nobody)
	if r.i == at {
		return false
	}
	return r.placeAll(list, side, zone)
}

// allTheirs reads ", both mine" behind things that are only named.
func (r *reader) allTheirs() (int, bool) {
	at := r.i
	r.eat(",")
	r.eat("both", "all")
	if who, ok := r.whoseAlone(); ok && r.i > at+1 {
		return who, true
	}
	if r.i > at && (r.is("under") || r.is("on")) {
		if who, _ := r.location(nobody); who != nobody {
			return who, true
		}
	}
	r.i = at
	return nobody, false
}

// whoseAlone reads whose things are, behind "is", where no noun follows: "mine", "Bob's", "his".
func (r *reader) whoseAlone() (int, bool) {
	if r.eat("mine", "yours") {
		return r.speaker(), true
	}
	at := r.i
	ends := func() bool { return r.done() || in(r.peek().Text, ", and but while too also so") }
	if r.eat("his", "hers", "theirs") && ends() {
		if who, ok := r.meant(at); ok {
			return who, true
		}
	}
	r.i = at
	if who, ok := r.anyPlayer(); ok && r.eat("'s") && ends() {
		return who, true
	}
	r.i = at
	return nobody, false
}

// oneThing reads what one thing does that the standard words have otherwise; done
// is false where it does nothing of the kind.
func (r *reader) oneThing(n *noun, from int) (done, ok bool) {
	at := r.i
	r.auxiliaries()
	switch {
	case r.flagged && r.done() && n.card != nil && isSpell(n.card):
		return true, r.spellDoes(n, targets{amount: engine.Unset, x: engine.Unset}, n.owner, from)
	case r.says(lexicon.ResolvesVerb):
		if n.card != nil && isSpell(n.card) {
			if r.says(lexicon.GoesTo) {
				return true, r.spentSpell(n, from)
			}
			t, ok := r.targets(n.owner)
			return true, ok && r.spellDoes(n, t, n.owner, from)
		}
		r.says(lexicon.AndEnters)
		return true, r.enters(n, from)
	case r.says(lexicon.EntersVerb) && n.card != nil:
		return true, r.enters(n, from)
	case n.card != nil && isSpell(n.card) && r.says(lexicon.WipesBoard):
		return true, r.spellDoes(n, targets{amount: engine.Unset, x: engine.Unset}, n.owner, from)
	case n.card != nil && !isSpell(n.card) && r.entersFor():
		return true, r.enters(n, from)
	case n.card != nil && isSpell(n.card) && r.says(lexicon.AimedAt):
		r.i--
		t, ok := r.targets(n.owner)
		return true, ok && r.spellDoes(n, t, n.owner, from)
	case r.says(lexicon.IsHitBy) && r.spellAhead():
		return true, r.metBy(n, from)
	case r.spelledBy():
		return true, r.spelled(n, from)
	case n.isCreature() && lexicon.Plays(r.peek().Text, lexicon.AttacksVerb):
		r.i++
		r.eat("with", "in")
		return true, r.attackBy(n, n.owner, from)
	}
	r.i = at
	return false, false
}

// spellAhead reports whether a spell by name stands next.
func (r *reader) spellAhead() bool {
	kept, far := r.save(), r.far
	defer func() { r.restore(kept); r.far, r.err = far, nil }()
	n, ok := r.noun(true)
	return ok && n.card != nil && isSpell(n.card)
}

// metBy reads "gets hit with Swords to Plowshares" behind what it is aimed at.
func (r *reader) metBy(n *noun, from int) bool {
	spell, ok := r.noun(true)
	if !ok {
		return false
	}
	if spell.owner == nobody && n.owner != nobody && len(r.seats) == 2 && r.events == nil {
		spell.owner = r.otherThan(n.owner)
	}
	return r.spellOn(&spell, []noun{*n}, spell.owner, from)
}

// entersFor reports whether "for X=2" stands next.
func (r *reader) entersFor() bool {
	at := r.i
	_, ok := r.valueOfX()
	r.i = at
	return ok && !r.is(",") && !r.is("and") && !r.is("where")
}

// spentSpell reads the graveyard into which a spell goes that has resolved.
func (r *reader) spentSpell(n *noun, from int) bool {
	if _, ok := r.owner(); !ok {
		r.eat("the", "its owner's")
	}
	if !r.zone("graveyard") || n.owner == nobody {
		return r.fail()
	}
	to := r.i
	i, ok := r.thingOf(n)
	r.i = to
	return ok && r.addEvent(r.called(i)+" is put into "+r.own(n.owner)+" graveyard as it finishes resolving", from, to)
}

// enters makes the event that a permanent enters, with the X that is said.
func (r *reader) enters(n *noun, from int) bool {
	if n.card == nil {
		to := r.i
		subject, ok := r.ref(n)
		r.i = to
		return ok && r.delegate(subject+" enters", from)
	}
	to := r.i
	if n.owner == nobody {
		n.owner = r.underWhose()
	}
	r.i = to
	i, ok := r.entering(n)
	if !ok {
		return false
	}
	r.i = to
	text := r.called(i) + " enters"
	end := r.i
	for {
		if x, ok := r.valueOfX(); ok {
			text += " with X=" + itoa(x)
		} else if r.eat("the battlefield", "play", "tapped or untapped", "normally") || r.printedLoyalty(n.card) {
		} else {
			break
		}
		end = r.i
	}
	r.i = end
	if _, named := r.marks[r.i+1]; r.is("tapped") || r.is("with") && !named && (r.ahead(1).Kind == oracle.NumberToken || in(r.ahead(1).Text, "a an no")) || r.is("as") || r.is("from") || r.is("under") || r.is("at") {
		return r.delegate(text, from)
	}
	return r.addEvent(text, from, r.i)
}

// printedLoyalty reads "with 4 loyalty counters" of a planeswalker that enters so by itself.
func (r *reader) printedLoyalty(c *oracle.Card) bool {
	if t := r.ahead(1); r.is("with") && t.Kind == oracle.NumberToken && t.N == c.Loyalty && c.Types&engine.Planeswalker != 0 && r.ahead(2).Text == "loyalty" {
		r.i += 3
		r.eat("counters", "counter")
		return true
	}
	return false
}

// underWhose is the player under whose control something is said to enter, if one is.
func (r *reader) underWhose() int {
	r.eat("the battlefield", "play")
	if !r.eat("under") {
		return nobody
	}
	if who, ok := r.owner(); ok && r.is("control") {
		return who
	}
	return nobody
}

// entering is the thing that enters, with its own effects in the question.
func (r *reader) entering(n *noun) (int, bool) {
	if n.many > 1 {
		return nobody, r.stop(r.refuse("not_understood", n.from, n.to, say.New("I read one permanent that enters at a time; give each of them.")))
	}
	i, ok := r.thingOf(n)
	if !ok || !r.mustBeOwned(i, n) || !r.describe(i, n) {
		return i, false
	}
	t := &r.things[i]
	if t.card != nil && able(t.card) && !t.flag {
		if !r.canStand(t, n) {
			return i, false
		}
		t.flag = true
		r.effects = append(r.effects, line{r.flagOf(t), r.span(n.from, n.to)})
	}
	t.on = true
	return i, true
}

// valueOfX reads "with X = 2", "for X=2", "where X is 2".
func (r *reader) valueOfX() (int, bool) {
	at := r.i
	r.eat(",")
	r.eat("with", "for", "where", "and", "w /", "w", "at", "using", "paying")
	if r.says(lexicon.XEquals) {
		if t := r.peek(); t.Kind == oracle.NumberToken {
			r.i++
			return t.N, true
		}
	}
	r.i = at
	return 0, false
}

// refs names several things in a sentence.
func (r *reader) refs(list []noun) (string, bool) {
	at := r.i
	var names []string
	for k := range list {
		n := &list[k]
		if n.card == nil && n.det == "a" && !n.tellsMore() && n.many == 1 {
			names = append(names, r.generic(n))
			continue
		}
		if n.card == nil && (n.many > 1 || n.plural) {
			return "", r.fail()
		}
		name, ok := r.ref(n)
		if !ok {
			return "", false
		}
		names = append(names, name)
	}
	r.i = at
	if len(names) == 1 {
		return names[0], true
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1], true
}

// generic names a thing that nobody spoke of before: "opponent's creature token".
func (r *reader) generic(n *noun) string {
	r.things = append(r.things, thing{name: thingName(n.words), words: n.words, owner: n.owner, many: 1, on: !strings.Contains(n.words, "spell")})
	i := len(r.things) - 1
	r.note(i)
	if n.owner != nobody && r.things[i].on && r.couldBeAnother(i) {
		r.things[i].fact = true
		if plainKind(n.words) {
			r.things[i].name = r.nameless(n.words)
		}
		r.addFact(r.thingFact(i, &n.detail), n)
		return r.called(i)
	}
	if n.owner == nobody {
		if in(n.words[:1], "a e i o u") {
			return "an " + n.words
		}
		return "a " + n.words
	}
	return r.own(n.owner) + " " + n.words
}

// couldBeAnother reports whether the words for a thing fit a card of the same player's too,
// so that the thing needs a fact of its own.
func (r *reader) couldBeAnother(i int) bool {
	t := &r.things[i]
	for k := range r.things {
		if o := &r.things[k]; k != i && o.card != nil && (o.owner == t.owner || o.owner == nobody) && !isSpell(o.card) {
			return true
		}
	}
	return false
}

// powerOf is the power of what a noun speaks of, where it is known.
func (r *reader) powerOf(n *noun) (int, bool) {
	if p, ok := n.detail.power(); ok {
		return p, true
	}
	if n.card != nil && n.card.Power != engine.Unset && n.card.Power >= 0 {
		return n.card.Power, true
	}
	return 0, false
}
