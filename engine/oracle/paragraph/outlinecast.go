package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// spellAt is the instant or sorcery that is named at a token, or of which a verb is made there, nil for none.
func (o *outline) spellAt(i, to int) (*oracle.Card, int) {
	if m, card := o.marks[i]; card {
		if isSpell(m.card) {
			return m.card, m.length
		}
		return nil, 0
	}
	o.i, o.end = i, to
	card, n := o.verbedAt(i)
	if card == nil || n == 1 && lexicon.Known(o.toks[i].Text) && o.nicknamed(o.toks[i].Text) == nil && !lexicon.Plays(o.toks[i].Text, lexicon.Damages) {
		return nil, 0
	}
	if n == 1 && o.nicknamed(o.toks[i].Text) != nil && (o.standsApart(i, to) || lexicon.Plays(o.toks[i+1].Text, lexicon.AimedAt)) {
		return card, n
	}
	if next, ok := o.nounAt(i+n, to); n == 1 && (!ok || !next.player && !next.mine && !next.theirs && next.card == nil && !o.actsHere(i)) {
		return nil, 0 // it is a word like any other
	}
	return card, n
}

// standsApart reports whether a token is all that a clause says.
func (o *outline) standsApart(i, to int) bool {
	return i+1 >= to && (i == 0 || o.toks[i-1].Kind == lex.PunctToken || lexicon.Plays(o.toks[i-1].Text, lexicon.GistJoint) || lexicon.Plays(o.toks[i-1].Text, lexicon.Article))
}

// castAt are the ways in which a spell that is named may be cast, the likeliest first.
func (o *outline) castAt(c gistClause, card *oracle.Card, from, to int) (list []candidate) {
	if o.spellsIn(c) > 1 && !counters(card) {
		return nil // which of them is answered by the other?
	}
	if counters(card) {
		return o.counterAt(c, card, from, to)
	}
	how, howAt := o.howCast(c, card, to)
	casters := o.casters(c, card, from, to)
	if who, ok := o.takes(from); ok {
		casters = []someone{{party: 1 - who.party}}
	}
	for _, who := range casters {
		p := &o.parties[who.party]
		targets := []someone{{}}
		if !aimsAtNothing(card) {
			targets = o.targetsOf(c, card, from, to, who.party)
		}
		for _, t := range targets {
			one := candidate{spans: [][2]int{{from, to}}, with: []*oracle.Card{card}, weight: 2}
			one.note(&who)
			one.note(&t)
			one.spans = append(one.spans, howAt...)
			one.says = p.doing(toCast, card.Name+how+t.says)
			list = append(list, one)
		}
	}
	return list
}

// aimsAtNothing reports whether a spell of which all is known that it does has no target.
func aimsAtNothing(c *oracle.Card) bool {
	return c.Does != nil && !c.Unread && len(c.Modes) == 0 && !aimsTwice(c) && engine.AskedOf(c.Does.Then, engine.Target) == nil && severalTargets(c) == "" && !targetsSomething(c)
}

// casters are the players who may cast a spell: whose its noun says that it is, who stands before it, or behind "from".
func (o *outline) casters(c gistClause, card *oracle.Card, from, to int) []someone {
	for k := max(c.from, from-mostBefore); k < from; k++ {
		if n, ok := o.nounAt(k, to); ok && n.card != nil && n.to == to && (n.mine || n.theirs) {
			if who := o.partyOf(&n); who >= 0 {
				return []someone{{party: who, span: [2]int{n.from, from}, said: true}}
			}
		}
	}
	for _, n := range o.nouns(to, c.to) {
		if who := o.partyOf(&n); n.player && who >= 0 && lexicon.Plays(o.toks[n.from-1].Text, lexicon.CastFrom) {
			return []someone{{party: who, span: [2]int{n.from - 1, n.to}, said: true}}
		}
	}
	if _, ok := o.subject(from); !ok {
		if k := slices.IndexFunc(o.named, func(m mention) bool { return m.card == card }); k >= 0 && o.named[k].who != nobodys {
			return []someone{{party: o.named[k].who, said: true}}
		}
	}
	return o.actors(from)
}

// targetsOf are what a spell may be aimed at: what stands behind it, who stands before it and has it done to him, or else nothing,
// the other player, or whoever casts it.
func (o *outline) targetsOf(c gistClause, card *oracle.Card, from, to, caster int) (list []someone) {
	aim := func(one someone) {
		switch {
		case one.says != "":
			one.says = onWord + one.says
		case one.party == caster && o.parties[caster].speaks():
			one.says = onMyself
		default:
			one.says = onWord + o.parties[one.party].suffers
		}
		list = append(list, one)
	}
	for _, n := range o.nouns(to, o.aimEnds(to, c.to)) {
		n = o.meantBy(n)
		who := o.partyOf(&n)
		switch {
		case n.player && who >= 0 && !lexicon.Plays(o.toks[n.from-1].Text, lexicon.CastFrom):
			aim(someone{party: who, span: [2]int{n.from, n.to}, said: true})
		case !n.player && (n.card == nil || !isSpell(n.card)):
			for _, t := range o.thing(&n) {
				aim(t)
			}
		}
		if len(list) > 0 {
			return list
		}
	}
	if from > c.from && lexicon.Plays(o.toks[from-1].Text, lexicon.DoneWith) {
		for _, n := range o.nouns(c.from, from-1) {
			if n = o.meantBy(n); !n.player && (n.card == nil || !isSpell(n.card)) {
				for _, t := range o.thing(&n) {
					aim(t)
				}
				return list
			}
		}
	}
	if who, ok := o.takes(from); ok {
		aim(who)
		return list
	}
	if to < c.to && lexicon.Plays(o.toks[to].Text, lexicon.AimedAt) && !lexicon.Known(o.toks[min(to+1, len(o.toks)-1)].Text) {
		return nil // at what?
	}
	onlyThings := card != nil && aimsAtThings(card)
	begin, end := o.sentenceOf(from)
	if onlyThings {
		begin = 0
	}
	for _, n := range slices.Concat(backward(o.nouns(begin, from)), o.nouns(c.to, end)) {
		if card != nil && !n.player && n.says != itWord && (n.card == nil || n.card.Types&engine.Creature != 0 && !able(n.card)) {
			for _, t := range o.thing(&n) {
				aim(t)
			}
			break
		}
	}
	if onlyThings && len(list) > 0 {
		return list
	}
	list = append(list, someone{party: caster})
	aim(someone{party: 1 - caster})
	aim(someone{party: caster})
	return list
}

// backward is a list of nouns from its end.
func backward(list []gistNoun) []gistNoun {
	slices.Reverse(list)
	return list
}

// aimsAtThings reports whether the target of a spell is no player.
func aimsAtThings(c *oracle.Card) bool {
	if c.Does == nil {
		return false
	}
	f := engine.AskedOf(c.Does.Then, engine.Target)
	return f != nil && !f.Players && len(f.Or) == 0 && f.Types|f.AnyTypes != 0
}

// aimEnds is the token before which a spell's target stands: what is with it, or there besides, is none.
func (o *outline) aimEnds(from, to int) int {
	for i := from; i < to; i++ {
		if w := o.toks[i].Text; lexicon.Plays(w, lexicon.WithBoard) || w == plusSign {
			return i
		}
	}
	return to
}

// plusSign stands between cards in a list.
const plusSign = "+"

// takes is the player who is said to take the spell that is named at a token: "I take a Bolt".
func (o *outline) takes(at int) (who someone, ok bool) {
	for at--; at > 0 && lexicon.Plays(o.toks[at].Text, lexicon.Article); at-- {
	}
	if at <= 0 || !lexicon.Plays(o.toks[at].Text, lexicon.TakesSpell) {
		return who, false
	}
	if who, ok = o.subject(at); ok {
		who.span[1] = at + 1
	}
	return who, ok
}

// takesAt reports whether a token is the verb by which somebody takes a spell.
func (o *outline) takesAt(i int) bool {
	for i++; i < len(o.toks)-1 && lexicon.Plays(o.toks[i].Text, lexicon.Article); i++ {
	}
	m, card := o.marks[i]
	if !card || !isSpell(m.card) {
		return false
	}
	_, ok := o.takes(i)
	return ok
}

// howCast is what a clause says of how a spell is cast, with its tokens: the value of X, also behind "for", and its mode.
func (o *outline) howCast(c gistClause, card *oracle.Card, to int) (says string, spans [][2]int) {
	const is = " with X = "
	switch value, at := o.valueOfX(); {
	case value != "" && at[0] >= c.from && at[0] < c.to:
		says, spans = " "+value, append(spans, at)
	case o.toks[to].Text == forWord && o.toks[to+1].Kind == lex.NumberToken && saysX(card):
		says, spans = is+itoa(o.toks[to+1].N), append(spans, [2]int{to, to + 2})
	}
	if mode, at := o.modeSaid(); mode != "" && len(card.Modes) > 0 {
		says, spans = says+" "+choosingWord+" the "+mode+" "+modeWord, append(spans, [2]int{at, at + 2})
	}
	return says, spans
}

// saysX reports whether a card's text leaves an amount to X.
func saysX(c *oracle.Card) bool {
	const x = "X"
	return slices.ContainsFunc(textsOf(c), func(says string) bool { return strings.Contains(says, x) })
}

// The words around the mode that is chosen for a spell.
const (
	choosingWord = "choosing"
	modeWord     = "mode"
)

// modeSaid is the word for the one mode that the paragraph speaks of, with its token; "" where there is none, or several.
func (o *outline) modeSaid() (mode string, at int) {
	for i := 1; i < len(o.toks); i++ {
		if o.toks[i].Text == modeWord && slices.Contains(modeOrder[:], o.toks[i-1].Text) {
			if mode != "" {
				return "", 0
			}
			mode, at = o.toks[i-1].Text, i-1
		}
	}
	return mode, at
}

// valueOfX is the value of X where the paragraph tells it, with its tokens: "with X = 3".
func (o *outline) valueOfX() (says string, span [2]int) {
	const x, is = "x", "with X = "
	for i := 0; i+1 < len(o.toks); i++ {
		if o.toks[i].Text != x || o.markedAt(i) {
			continue
		}
		for k := i + 1; k < min(i+3, len(o.toks)); k++ {
			if o.toks[k].Kind == lex.NumberToken {
				return is + itoa(o.toks[k].N), [2]int{i, k + 1}
			}
		}
	}
	return "", span
}

// counterAt are the ways in which another spell that is named is countered by one.
func (o *outline) counterAt(c gistClause, card *oracle.Card, from, to int) (list []candidate) {
	for k := range o.named {
		n := &o.named[k]
		if n.card == card || slices.Contains(n.at, from) {
			continue
		}
		for _, who := range o.casters(c, card, from, to) {
			if n.who == who.party {
				continue
			}
			p, other := &o.parties[who.party], &o.parties[1-who.party]
			one := candidate{spans: [][2]int{{from, to}}, with: []*oracle.Card{card, n.card}, weight: 3}
			one.note(&who)
			one.says = other.doing(toCast, n.card.Name) + " " + p.doing(toCast, card.Name+onIt)
			list = append(list, one)
		}
	}
	return list
}

// spellsIn counts the spells that a clause names.
func (o *outline) spellsIn(c gistClause) (n int) {
	for k := range o.named {
		if isSpell(o.named[k].card) && o.named[k].in(c) {
			n++
		}
	}
	return n
}
