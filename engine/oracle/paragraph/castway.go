package paragraph

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// castSpecially takes up that a spell is said to be cast in a way that says where it goes as it leaves the stack: "casts Think Twice
// with flashback", "casts Capsize with buyback". What it is cast from a graveyard with, a card that does not have that ability was
// given.
func (r *reader) castSpecially(i int, n *noun) bool {
	way, back := n.takesWay(lexicon.FlashesBack), n.takesWay(lexicon.BuysBack)
	if way == "" && back == "" {
		return true
	}
	const castWith, has, forNothing = " was cast with ", " = ", " {0}"
	t := &r.things[i]
	if n.owner == nobody {
		return r.stop(r.whose(n))
	}
	r.addFact(r.called(i)+castWith+cmp.Or(way, back), n)
	if r.cast != "" && way != "" {
		r.cast += fromZone(r.own(n.owner) + " " + theGraveyard)
	}
	switch own := n.card != nil && (bearsKeyword(n.card, back) || hasOneSuch(n.card, func(e *engine.Effect) bool { return looksAtWay(e, castWithMark+way) })); {
	case !own && back != "":
		return r.stop(r.unread(n.from, n.to, back))
	case !own:
		r.effects = append(r.effects, line{text: r.name(n.owner) + ": " + t.name + has + way + forNothing, span: r.span(n.from, n.to)})
	case !t.flag:
		t.flag = true
		r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
	}
	return true
}

// wayBehind takes to a spell the way in which it is cast that is said behind what it is cast on: "casts Capsize on my Sol Ring with
// buyback".
func (n *noun) wayBehind(on *noun) {
	for _, role := range []lexicon.Role{lexicon.FlashesBack, lexicon.BuysBack} {
		own := *on
		if way := own.takesWay(role); way != "" && bearsKeyword(n.card, way) && !bearsKeyword(on.card, way) {
			*on = own
			n.detail.mods = append(slices.Clone(n.detail.mods), tree.Mod{Slot: tree.Keyword, Key: way})
		}
	}
}

// paidWay is the other way in which a spell is said to be cast by what is paid for it: "casts Capsize on my Sol Ring, paying buyback".
func (r *reader) paidWay(does *tree.Clause) string {
	const cost = "cost"
	if does == nil || does.Verb.Plain != toPay || does.Verb.Neg {
		return ""
	}
	last := does.Span[1] - 1
	if r.toks[last].Text == cost {
		last--
	}
	for i := does.Verb.Tokens[1]; i < last; i++ {
		if w := r.toks[i].Text; !lexicon.Plays(w, lexicon.Article) && !lexicon.Plays(w, lexicon.Whose) {
			return ""
		}
	}
	if way := r.toks[last].Text; lexicon.Plays(way, lexicon.BuysBack) || lexicon.Plays(way, lexicon.FlashesBack) {
		return way
	}
	return ""
}

// namelessFlashback takes up that a spell of which only that is told was cast with flashback: "a flashback spell". A permanent
// may give it to a card, and has it not itself.
func (r *reader) namelessFlashback(i int, n *noun) bool {
	const spell = "spell"
	return n.card != nil || n.words != spell || r.castSpecially(i, n)
}

// castWithMark begins what the engine calls a spell that was cast in such a way.
const castWithMark = "cast with "

// looksAtWay reports whether an effect asks how a spell was cast.
func looksAtWay(e *engine.Effect, mark string) bool {
	found := false
	e.Visit(&engine.Visitor{Filter: func(f *engine.Filter) { found = found || slices.Contains(f.Marks, mark) }})
	return found
}

// asksWay reports whether an effect has a condition about how its permanent came onto the battlefield.
func asksWay(e *engine.Effect, mark string) bool {
	return looksAtWay(e, mark) || slices.ContainsFunc(e.If, func(c engine.Cond) bool { return c.Filter != nil && slices.Contains(c.Filter.Marks, mark) })
}

// takesWay takes from what is said of a noun the keyword of a role by which it was cast or put onto the battlefield, "" for none.
func (n *noun) takesWay(role lexicon.Role) string {
	k := slices.IndexFunc(n.detail.mods, func(m tree.Mod) bool {
		return m.Slot == tree.Keyword && !m.Neg && lexicon.Plays(m.Key, role)
	})
	if k < 0 {
		return ""
	}
	way := n.detail.mods[k].Key
	n.detail.mods = slices.Delete(slices.Clone(n.detail.mods), k, k+1)
	return way
}

// comesBy takes up a card that is put to use by an ability of its own of which the verb tells: "evokes Mulldrifter" is casting it
// with evoke.
func (r *reader) comesBy(t *claim) bool {
	cast, args := *t.Verb, slices.Clone(t.Args)
	cast.Plain, cast.Word = toCast, toCast
	at := slices.IndexFunc(args, func(a tree.Arg) bool { return a.Prep == "" && len(a.Of) == 1 })
	if at < 0 {
		return false
	}
	with := *args[at].Of[0]
	with.Mods = append(slices.Clone(with.Mods), tree.Mod{Slot: tree.Keyword, Key: t.Verb.Plain})
	args[at].Of = []*tree.Phrase{&with}
	return r.playersDo(t.withVerb(&cast).withArgs(args))
}

// copiesItself takes up that a card in a graveyard is exiled for a token that copies it: "embalms Sacred Cat".
func (r *reader) copiesItself(t *claim) bool {
	n, rest, ok := r.objectOf(t)
	if !ok || n.many > 1 || len(rest) > 0 || !bearsKeyword(n.card, t.Verb.Plain) {
		return false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	if !r.place(&n, n.owner, theGraveyard) {
		return false
	}
	name := r.called(r.object)
	r.i = t.Span[1]
	return r.addEvent(r.name(t.who)+" "+r.verb(t.who, "exile")+" "+name+" from "+r.own(t.who)+" "+theGraveyard+asCost, t.from, r.i) &&
		r.addEvent(name+" creates a token that's a copy of "+name, t.from, r.i)
}

// castOutOf is the zone that a card is cast from by an ability of its own that is said of it, "" for none.
func (r *reader) castOutOf(n *noun) string {
	of := *n
	if way := of.takesWay(lexicon.Returns); way == "" || lexicon.Plays(way, lexicon.Unearths) || n.owner == nobody {
		return ""
	}
	return r.own(n.owner) + " " + theGraveyard
}

// castBefore notes how the event says that a thing is cast of which the last one tells that it enters, for what looks at that.
// Nobody casts what is unearthed.
func (r *reader) castBefore(i int, zone string) {
	last := r.events[len(r.events)-1].text
	who := r.things[i].owner
	if who == nobody || strings.Contains(last, fromZone("")) {
		return
	}
	if r.casts == nil {
		r.casts = map[string]string{}
	}
	cast := r.casting(who, i)
	if zone == "" && r.isCommander(&r.things[i]) {
		zone = commandZone // where nobody says otherwise
	}
	if zone != "" {
		cast += fromZone(zone)
	}
	r.casts[last] = cast
}

// casting is the event that a player casts a thing: with whose it is, where another of that name was told of.
func (r *reader) casting(who, i int) string {
	name := r.things[i].name
	for k := range r.things {
		if k != i && r.things[k].name == name {
			name = r.called(i)
		}
	}
	return r.name(who) + " " + r.verb(who, toCast) + " " + name
}

// isCommander reports whether a thing was told to be somebody's commander.
func (r *reader) isCommander(t *thing) bool {
	const is = " is "
	return slices.ContainsFunc(r.facts, func(l line) bool {
		return strings.HasPrefix(l.text, t.name+is) && strings.HasSuffix(l.text, commanders)
	})
}

// commanderSpokenOf reports whether something was told of a player's commander of which nobody had said which card it is.
func (r *reader) commanderSpokenOf(who int) bool {
	return slices.ContainsFunc(r.things, func(t thing) bool { return t.card == nil && t.words == commanderWord && t.owner == who })
}

// commandZone is where commanders are that nobody has cast.
const commandZone = "the command zone"

// fromZone says of something that it comes out of a zone.
func fromZone(zone string) string { return " from " + zone }

// theGraveyard is the zone of cards that are dead.
const theGraveyard = "graveyard"

// bearsKeyword reports whether a card has a keyword of its own.
func bearsKeyword(c *oracle.Card, keyword string) bool {
	return c != nil && slices.ContainsFunc(c.Keywords, func(k string) bool {
		name, _, _ := strings.Cut(k, " ")
		return strings.EqualFold(name, keyword)
	})
}

// returnsBy takes up that a permanent is said to come onto the battlefield by an ability of its own, which its other abilities
// look at: "casts Ox of Agonas with escape", "unearths Anathemancer".
func (r *reader) returnsBy(i int, n *noun, way string) bool {
	if way == "" {
		return true
	}
	const was, done = " was ", "ed"
	t := &r.things[i]
	so := strings.TrimSuffix(way, "e") + done
	if !bearsKeyword(n.card, way) && !hasOneSuch(n.card, func(e *engine.Effect) bool { return asksWay(e, so) }) {
		return false
	}
	r.addFact(r.called(i)+was+so, n)
	if !t.flag && able(n.card) {
		t.flag = true
		r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
	}
	return true
}

// compleatedFor takes life of which it is told that a player pays it for that of Phyrexian mana in the cost of the planeswalker
// with compleated that the same player casts: for each two it enters with two loyalty counters less (cr.Compleated). Of another
// number nobody knows what it is paid for.
func (r *reader) compleatedFor() *lex.Error {
	const compleated, enters, with, counters, life = "compleated", " enters", " with ", " loyalty counters", " life"
	for i := range r.things {
		t := &r.things[i]
		if t.card == nil || t.owner == nobody || !bearsKeyword(t.card, compleated) {
			continue
		}
		entry := slices.IndexFunc(r.events, func(l line) bool { return l.text == r.called(i)+enters })
		pays := r.name(t.owner) + " " + r.verb(t.owner, "pay") + " "
		paid := slices.IndexFunc(r.events, func(l line) bool { return strings.HasPrefix(l.text, pays) && strings.Contains(l.text, life) })
		if entry < 0 || paid < 0 {
			continue
		}
		number, _, _ := strings.Cut(strings.TrimPrefix(r.events[paid].text, pays), life)
		n, err := strconv.Atoi(number)
		if left := t.card.Loyalty - n; err == nil && n%2 == 0 && left >= 0 {
			r.events[entry].text += with + itoa(left) + counters
			continue
		}
		at := r.events[paid].span
		return r.refuse("not_understood", r.tokenAt(at[0]), r.tokenAt(at[1]), say.New("Is that for the Phyrexian mana of %s? Say with how many loyalty counters it enters.", t.card.Name))
	}
	return nil
}
