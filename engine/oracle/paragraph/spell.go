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
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// spellDoes makes of a spell that resolves its effect, or the event that its own
// instruction is. Where neither is known, an amount said of it is the damage.
func (r *reader) spellDoes(n *noun, t targets, who, from int) bool {
	to, told := r.i, len(r.events)
	defer func() {
		if r.err == nil {
			r.i = to
			r.wasCast(told, from)
		}
	}()
	if n.detail.damage != engine.Unset && t.amount <= 0 {
		t.amount = n.detail.damage
	}
	if n.detail.x != engine.Unset && t.x == engine.Unset {
		t.x = n.detail.x
	}
	if t.amount == 0 && len(t.list) == 0 {
		t.amount = engine.Unset
	}
	if t.bare && !harms(n.card) {
		return false // a number of what?
	}
	if n.detail.on != nil && len(t.list) == 0 { // "my Murder on his Bear"
		t.list, n.detail.on = []noun{*n.detail.on}, nil
	}
	if i := r.castLast(); i != nobody && counters(n.card) && len(t.list) == 0 {
		t.list = []noun{r.nounFor(i, n.from, n.to)}
	}
	if n.detail.on != nil && len(t.list) > 0 { // "Rabid Bite on my Bear targeting his Giant"
		t.with, n.detail.on = n.detail.on, nil
	}
	for k := range t.list {
		n.wayBehind(&t.list[k])
		if on := &t.list[k]; tellsToken(n.card, on) {
			return r.certainly(r.unread(on.from, on.to, r.raw(on.from, on.to)))
		}
	}
	n.many = max(n.many, t.times)
	if n.owner == nobody {
		n.owner = who
	}
	if len(n.card.Modes) > 0 {
		return r.inModes(n, t, who, from)
	}
	if n.owner == nobody && r.alone && len(t.list) > 0 && t.list[0].who == r.speaker() && harms(n.card) {
		n.owner = r.somebody(from) // nobody does that to himself without saying so
		who = n.owner
	}
	if n.owner == nobody && !r.alone && len(t.list) == 1 && t.list[0].who != nobody && harms(n.card) {
		n.owner = r.otherThan(t.list[0].who)
		who = n.owner
	}
	if n.owner == nobody && r.alone {
		n.owner = r.speaker()
		who = n.owner
	}
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	r.things[i].many = max(r.things[i].many, n.many) // what is done more than once is no second telling of it
	if castWord(r.toks[from].Text) && who != nobody {
		r.inOwnTurn(n.card, who)
		r.cast = r.casting(who, i)
	}
	if t.with != nil && (len(t.list) != 1 || !aimsTwice(n.card)) {
		return r.stop(r.refuse("not_understood", t.with.from, t.with.to, say.New("I can't tell what \"%s\" has to do with %s.", r.raw(t.with.from, t.with.to), n.card.Name)))
	}
	if t.with != nil {
		if t.with.owner == nobody {
			t.with.owner = who // it fights for whoever casts the spell
		}
		t.list = []noun{*t.with, t.list[0]}
	}
	if !r.kicks(i, n, &t, from, to) || !r.castSpecially(i, n) || !r.overloads(n, &t, from, to) {
		return false
	}
	if counters(n.card) && len(t.list) == 1 && !r.uncounterable(&t.list[0]) {
		return false
	}
	does := n.card.Does
	made := makesEffect(n.card) && !r.counteredBy(n, t)
	if t.source != nil && !made {
		return r.stop(r.refuse("not_understood", t.source.from, t.source.to, say.New("I do not see that %s chooses a source.", n.card.Name)))
	}
	if made && !r.spellEffect(i, n, t) {
		return false
	}
	if does == nil {
		if made && standsAlone(n.card) {
			return true
		}
		return r.spellAmount(i, n, t, from, to)
	}
	return r.instruct(i, n, t, who, from, to)
}

// harms reports whether a spell deals damage.
func harms(c *oracle.Card) bool {
	return c.Does != nil && slices.ContainsFunc(c.Does.Then, func(in engine.Instruction) bool { return in.Verb == engine.Damage })
}

// castWord reports whether a verb says that a spell is cast, rather than that it resolves.
func castWord(w string) bool { return in(w, "cast casts casting casted") }

// standsAlone reports whether a spell makes an effect that is not about what else it
// does.
func standsAlone(c *oracle.Card) bool {
	return slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool {
		return a.Created && slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return !e.Self })
	})
}

// once leaves out a player who is named twice in a row: "bolts me to the face".
func once(list []noun) []noun {
	if len(list) == 2 && list[0].who != nobody && list[0].who == list[1].who {
		return list[:1]
	}
	return list
}

// makesEffect reports whether a spell makes an effect that lasts, beyond saying what
// happens to what it acts on.
func makesEffect(c *oracle.Card) bool {
	for _, a := range c.Effects {
		if a.Scope == "other" || !a.Created {
			continue
		}
		for i := range a.Effects {
			if e := &a.Effects[i]; e.Kind != engine.NoRegenerate && (e.When.Affected == nil || e.When.Affected.Is != engine.This) {
				return true // and not only about where the spell itself goes
			}
		}
		if len(a.Effects) == 0 {
			return true
		}
	}
	return false
}

// spellEffect adds the effect flag of a spell, bound to what it is aimed at. Of one that
// resolves after something happened an event tells that it does: what happened before did
// not meet the effect.
func (r *reader) spellEffect(i int, n *noun, t targets) bool {
	later, ok := r.whenResolved(n)
	if !ok || t.times > 1 && later { // how often it is there must be told apart
		return false
	}
	text := r.flagOf(&r.things[i])
	if t.source != nil && !later {
		return r.chosenSource(i, n, t, text)
	}
	on := ""
	if len(t.list) > 0 && t.list[0].who == nobody && !isSpell(n.card) && !saysOne(n.card, targeting) {
		return r.stopNoun(&t.list[0])
	}
	if len(t.list) > 0 {
		if on, ok = r.ref(&t.list[0]); !ok {
			return false
		}
	}
	if on != "" && !later {
		text += " @ " + on
	}
	r.things[i].flag = true
	r.effects = append(r.effects, line{text: text, span: r.span(n.from, n.to)})
	return !later || r.resolvesNow(i, n, t, on)
}

// targeting reports whether the words of an effect speak of a target.
func targeting(says string) bool { return strings.Contains(says, "target") }

// resolvesNow makes the event that a spell resolves whose effect begins then.
func (r *reader) resolvesNow(i int, n *noun, t targets, on string) bool {
	text := r.called(i) + " resolves"
	if t.source != nil {
		source, ok := r.ref(t.source)
		if !ok || len(t.list) > 1 {
			return r.fail()
		}
		text += ", choosing " + source + " as the source"
	}
	if on != "" {
		text += aimedBehind + on
	}
	if early := r.early; early {
		r.early = false
		return r.addBefore(text, n.from, n.to)
	}
	return r.addEvent(text, n.from, n.to)
}

// choosesSource takes up which source a player has chosen for the effect told before it that lacks one.
func (r *reader) choosesSource(t *claim) bool {
	r.sourceSought = true
	defer func() { r.sourceSought = false }()
	n, rest, ok := r.objectOf(t)
	if len(t.Args) == 1 && choosing(t.Args[0].Prep) && len(t.Args[0].Of) == 1 { // "Shock as the source"
		n, ok = r.nounOf(t.Args[0].Of[0])
	}
	if !ok || n.who != nobody || n.many > 1 || slices.ContainsFunc(rest, func(a tree.Arg) bool { return a.Words == "" || !r.plays(&a, lexicon.AsSource) }) {
		return false
	}
	const source = " as the source for "
	i := slices.IndexFunc(r.things, func(o thing) bool {
		return o.card != nil && o.flag && o.owner == t.who && (o.active || isSpell(o.card)) && saysOne(o.card, ofChosenSource) && !slices.ContainsFunc(r.facts, func(l line) bool { return strings.Contains(l.text, source+o.name) })
	})
	chosen, ok := r.ref(&n)
	if i < 0 || !ok {
		return false
	}
	r.factFrom(r.name(t.who)+" chose "+chosen+source+r.things[i].name, t.from, t.Span[1])
	r.i = t.Span[1]
	return true
}

// namesPlayer takes up which player is chosen for a permanent: "I named Bob with the Doll".
func (r *reader) namesPlayer(t *claim) bool {
	const chosenFor = "with for using on"
	if len(t.Args) != 2 || len(t.Args[0].Of) != 1 || t.Args[0].Prep != "" || !isPlayer(t.Args[0].Of[0]) || !in(t.Args[1].Prep, chosenFor) || len(t.Args[1].Of) != 1 {
		return false
	}
	who, ok := r.nounOf(t.Args[0].Of[0])
	n, found := r.nounOf(t.Args[1].Of[0])
	if !ok || !found || who.who == nobody || n.card == nil || !choosesPlayer(n.card) || n.owner != nobody && n.owner != t.who {
		r.err = nil
		return false
	}
	n.owner, n.detail.chosen = t.who, r.name(who.who)
	if !r.place(&n, t.who, "") {
		return false
	}
	r.i = t.Span[1]
	return true
}

// damaging are the things of which an event says that they deal damage.
func (r *reader) damaging() (list []int) {
	for i := range r.things {
		deals := r.called(i) + " deals "
		if slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, deals) }) {
			list = append(list, i)
		}
	}
	return list
}

// ofChosenSource reports whether an effect is about a source that is chosen for it.
func ofChosenSource(says string) bool {
	const chosen, choice = "chosen source", "source of your choice"
	return strings.Contains(says, chosen) || strings.Contains(says, choice)
}

// chosenSource adds the effect flag of a spell or ability whose source is chosen, and the
// fact that tells which it is, and what it is aimed at.
func (r *reader) chosenSource(i int, n *noun, t targets, text string) bool {
	who := r.things[i].owner
	source, ok := r.ref(t.source)
	if !ok || who == nobody || len(t.list) > 1 {
		return r.fail()
	}
	fact := r.name(who) + " chose " + source + " as the source for " + r.things[i].name
	if len(t.list) == 1 {
		on, ok := r.ref(&t.list[0])
		if !ok {
			return false
		}
		fact += aimedBehind + on
	}
	r.things[i].flag = true
	r.effects = append(r.effects, line{text: text, span: r.span(n.from, n.to)})
	r.addFact(fact, n)
	return true
}

// spellAmount is the damage that somebody says a spell deals whose own words are
// not known.
func (r *reader) spellAmount(i int, n *noun, t targets, from, to int) bool {
	if t.amount == engine.Unset || t.amount == 0 || len(t.list) != 1 || n.many > 1 || n.card.Colors&engine.Red == 0 {
		return r.stop(r.refuse("out_of_scope", n.from, n.to, say.New("I can't work out what %s does from its name; say what happens.", n.card.Name)))
	}
	on, ok := r.ref(&t.list[0])
	if !ok {
		return false
	}
	return r.addEvent(r.called(i)+" deals "+itoa(t.amount)+" damage to "+on, from, to)
}

// instruct makes the events of a spell's own instruction, step by step; where they can't be
// worded one by one, the spell resolves and does what it says.
func (r *reader) instruct(i int, n *noun, t targets, who, from, to int) bool {
	for _, refuse := range [...]func(*noun, *targets) *lex.Error{r.aimless, r.misaimed} {
		if err := refuse(n, &t); err != nil {
			return r.stop(err)
		}
	}
	r.aimsAtOnlyFoe(n, &t)
	on, second, ok := r.aimedAt(n, t)
	if !ok {
		return false
	}
	c := instructed{card: r.called(i), actor: who, who: r.name(who), on: on, second: second, t: t, permanent: n.ability > 0}
	told := wordedWell(n.card.Does.Then, c.valueOfX()) && !r.watched(n.card.Does.Then) && !(n.ability > 0 && on != "" && choosy(n.card.Does.Then)) && !r.choosesAmong(n)
	if n.owner != nobody && !told && r.carriedOut(n, &t) {
		return r.resolvesByText(i, n, &c, from, to)
	}
	clauses, no := r.stepByStep(i, n, &c, from, to)
	switch {
	case no != nil && !c.needsWho && len(t.list) == 0 && n.owner != nobody && n.ability == 0 && r.asksWhere() && !r.asksOfSeveral():
		r.unsaid = r.cannotTell(n)
		return r.addEvent(r.spentEvent(i), from, to)
	case no != nil && !c.needsWho && r.carriedOut(n, &t):
		return r.resolvesByText(i, n, &c, from, to)
	case no != nil && r.atSomePlayer(n, &t):
		return r.stop(r.atWhom(n))
	case no != nil:
		return r.stop(no)
	case n.many > maxTimes:
		return r.stop(r.refuse("not_understood", n.from, n.to, say.New("I read a spell that is cast a few times at most; say what happens in all.")))
	case t.told != nil:
		*t.told = append(*t.told, clauses...)
		return true
	}
	event := strings.Join(clauses, oneByOne)
	if x := c.valueOfX(); x != engine.Unset {
		r.choosesX(i, n, x, event, c.t.x == x || n.card.Does != nil && withAmount(n.card, x))
	}
	if placed, ok := r.alters(n, t, event, from, to); placed || !ok {
		return ok
	}
	for range n.many { // one after the other
		if !r.addEvent(event, from, to) {
			return false
		}
	}
	return true
}

// wordedWell reports whether all that a spell does is such as events say it: known numbers, done
// to what it is aimed at, to players or to all permanents of a type.
func wordedWell(list []engine.Instruction, x int) bool {
	copies := func(in engine.Instruction) bool { return in.Verb == engine.CopySpell }
	offered := func(in engine.Instruction) bool {
		return in.May && (in.Verb == engine.SearchLibrary || copies(in) || slices.ContainsFunc(in.Then, copies))
	}
	if k := slices.IndexFunc(list, offered); k > 0 {
		if slices.ContainsFunc(list[k+1:], asItResolves) {
			return false
		}
		list = list[:k] // what somebody may look for then comes after all that is asked
	}
	makes := slices.IndexFunc(list, func(in engine.Instruction) bool {
		return in.Verb == engine.CreateTokens || in.Dest == engine.Battlefield
	})
	if onAll := func(in engine.Instruction) bool { return in.Filter != nil && in.What == engine.NoRef }; makes >= 0 && slices.ContainsFunc(list[makes+1:], onAll) {
		return false // what has come is among all that there is then
	}
	return !slices.ContainsFunc(list, func(in engine.Instruction) bool {
		one := *in.Clone()
		return in.Position == engine.EitherEnd || conditional(&one) || !withX(&one, x) || one.Amount != nil && one.Amount.Op != engine.Lit ||
			one.Filter != nil && one.Filter.Is == engine.NoRef && !ofTypes(one.Filter) && !shape.OfRevealedHand(&one) || spokenOf(one.What) || foes(one.On) || foes(one.Who) || one.Filter != nil && foes(one.Filter.Is) || one.Verb == engine.SearchLibrary || one.Verb == engine.OtherAction && !one.Told && one.Word != engine.FightWord ||
			one.Power != nil && one.Power.Op != engine.Lit || one.Toughness != nil && one.Toughness.Op != engine.Lit ||
			slices.ContainsFunc(one.Tokens, func(t engine.TokenSpec) bool { return t.N.Op != engine.Lit })
	})
}

// choosesAmong reports whether a spell or ability has somebody sacrifice one of several that the paragraph tells of, and not which: who
// does that chooses as it resolves.
func (r *reader) choosesAmong(n *noun) bool {
	if slices.ContainsFunc(r.toks, func(t lex.Token) bool {
		v, ok := lexicon.VerbOf(t.Text)
		return ok && (v.Plain == toDie || lexicon.Plays(v.Plain, lexicon.GivesUp))
	}) {
		return false
	}
	return slices.ContainsFunc(n.card.Does.Then, func(in engine.Instruction) bool {
		if in.Verb != engine.Sacrifice || in.Filter == nil || in.What != engine.NoRef || in.Amount != nil && in.Amount.Op != engine.Lit {
			return false
		}
		types := in.Filter.Types | in.Filter.AnyTypes
		return r.permanentsToldOf(func(c *oracle.Card) bool {
			return !isSpell(c) && c.Name != n.card.Name && (types == 0 || c.Types&types != 0)
		}) > 1
	})
}

// permanentsToldOf is how many permanents the paragraph tells of, before and behind: cards that are such, and what has no name.
func (r *reader) permanentsToldOf(such func(*oracle.Card) bool) (n int) {
	for i := range r.things {
		if t := &r.things[i]; t.card != nil && such(t.card) || t.card == nil && (t.on || t.fact) {
			n += max(1, t.many)
		}
	}
	for _, m := range r.marks {
		if such(m.card) && !r.tellsOfCard(m.card) {
			n++
		}
	}
	for i := r.i; i < len(r.toks); i++ {
		if !r.markedAt(i) && !r.inName(i) && headWord(r.toks[i]) {
			n++
		}
	}
	return n
}

// asItResolves reports whether an instruction is carried out whatever somebody looks for before it.
func asItResolves(in engine.Instruction) bool {
	with := in.Verb == engine.ShuffleLibrary || in.Verb == engine.OtherAction || in.Verb == engine.Move || in.Verb == engine.Reveal
	return !in.May && !with && in.If == nil && in.What != engine.Those && in.On != engine.Those
}

// watched reports whether a card that the paragraph names waits for the search that instructions offer last, which is otherwise left
// out.
func (r *reader) watched(list []engine.Instruction) bool {
	k := slices.IndexFunc(list, func(in engine.Instruction) bool { return in.May })
	if k <= 0 {
		return false
	}
	waiting := func(e *engine.Effect) bool {
		return slices.ContainsFunc(list[k:], func(in engine.Instruction) bool { return in.Verb == engine.SearchLibrary && waitsFor(&e.When, in.Verb) })
	}
	for _, m := range r.marks {
		if hasOneSuch(m.card, waiting) {
			return true
		}
	}
	return false
}

// foes reports whether a reference is to opponents of whoever casts the spell.
func foes(r engine.Ref) bool { return r == engine.EachOpponent || r == engine.AnOpponent }

// ofTypes reports whether a filter asks for no more than card types and whose something is.
func ofTypes(f *engine.Filter) bool {
	return len(f.Or) == 0 && f.Zone == engine.AnyZone && f.Noun != engine.CardNoun && (f.Controller == engine.AnyRelation || f.Controller == engine.You || f.Controller == engine.Opponent) && !f.Other && f.Power.Op == engine.NoCompare && f.ManaValue.Op == engine.NoCompare
}

// stepByStep words what a spell does as clauses, or says why it can't.
func (r *reader) stepByStep(i int, n *noun, c *instructed, from, to int) ([]string, *lex.Error) {
	const deals = " deals "
	var clauses []string
	for k := range n.card.Does.Then {
		in := &n.card.Does.Then[k]
		if c.t.kicked && ifKicked(in.If) {
			always := *in
			always.If, in = nil, &always
		}
		if k > 0 && in.May { // what somebody may do then comes after all that is asked
			break
		}
		if conditional(in) {
			return nil, r.refuse("out_of_scope", n.from, n.to, say.New("What %s does depends on more than I read from its name; say what happens.", n.card.Name))
		}
		text, ok := c.says(in)
		switch {
		case !ok && c.needsWho:
			return nil, r.whose(n)
		case !ok && in.Verb == engine.Damage && shape.Divided(in) && len(c.t.list) > 1:
			return nil, r.refuse("not_understood", n.from, n.to, say.New("How is the damage of %s divided? Say how much each is dealt.", n.card.Name))
		case !ok:
			return nil, r.cannotTell(n)
		}
		r.drawsInMain(in, n, c.actor, from, to)
		if last := len(clauses) - 1; last >= 0 && in.Verb == engine.Damage && n.card.Does.Then[k-1].Verb == engine.Damage {
			if rest, ok := strings.CutPrefix(text, c.card+deals); ok && strings.HasPrefix(clauses[last], c.card+deals) {
				clauses[last] += " and " + rest // at the same time
				continue
			}
		}
		clauses = append(clauses, text)
	}
	return clauses, nil
}

// cannotTell refuses a spell of which it is not clear what it does.
func (r *reader) cannotTell(n *noun) *lex.Error {
	err := r.refuse("not_understood", n.from, n.to, say.New("I can't tell what %s does here; say what happens, and to whom.", n.card.Name))
	err.Eventless = n.card.Does != nil
	return err
}

// asCost ends an event that is a cost.
const asCost = " as a cost"

// drawsInMain notes that a sorcery or loyalty ability which draws cards is cast or activated in a
// main phase.
func (r *reader) drawsInMain(in *engine.Instruction, n *noun, who, from, to int) {
	atSorcerySpeed := n.card.Types&engine.Sorcery != 0 || n.ability > 0 && n.card.Types&engine.Planeswalker != 0
	switch {
	case !atSorcerySpeed:
		r.drawsOutside(in, who, from, to)
	case in.Verb == engine.DrawCards && !slices.ContainsFunc(r.events, func(l line) bool { return !strings.Contains(l.text, asCost) }):
		r.main = line{text: "it is " + r.own(who) + " main phase", span: r.span(from, to)}
	}
}

// drawsOutside notes that what is cast or activated at any time has a player draw, where a card named does not look at the first card
// of a draw step: that card is drawn before anybody can cast or activate anything (cr.DrawStep).
func (r *reader) drawsOutside(in *engine.Instruction, who, from, to int) {
	if in.Verb == engine.DrawCards && r.main.text == "" && who != nobody && r.sparesFirstDraw() {
		r.main = line{text: "it is not " + r.own(who) + " draw step", span: r.span(from, to)}
	}
}

// sparesFirstDraw reports whether a card named does not look at the first card of a draw step.
func (r *reader) sparesFirstDraw() bool {
	for _, m := range r.marks {
		if hasOneSuch(m.card, func(e *engine.Effect) bool { return e.When.ExceptFirst }) {
			return true
		}
	}
	return false
}

// looksAtX reports whether what abilities of a spell say besides what it does depends on X.
func looksAtX(abilities []oracle.Ability) bool {
	found := false
	for i := range abilities {
		for k := range abilities[i].Effects {
			if e := &abilities[i].Effects[k]; e.Kind != engine.InstructionOf {
				e.Visit(&engine.Visitor{Expr: func(x *engine.Expr) { found = found || x.Op == engine.XValue }})
			}
		}
	}
	return found
}

// carriedOut reports whether the engine carries out by itself what a spell does here.
func (r *reader) carriedOut(n *noun, t *targets) bool {
	whole, ok := r.cards.Lookup(n.card.Name)
	if ok && n.ability > 0 {
		ok = oracle.CarriesOutAbility(&whole, n.ability-1)
		whole = whole.InAbility(n.ability - 1)
	} else {
		ok = ok && oracle.CarriesOut(&whole)
	}
	return ok && !t.overloaded && t.told == nil && t.source == nil && r.fighters == nil && n.many <= 1 && (t.amount <= 0 || withAmount(&whole, t.amount))
}

// withAmount reports whether a spell says an amount itself, or leaves it to X.
func withAmount(c *oracle.Card, n int) bool {
	return slices.ContainsFunc(c.Does.Then, func(in engine.Instruction) bool {
		return in.Amount != nil && (in.Amount.Op == engine.XValue || in.Amount.Op == engine.Lit && in.Amount.N == n)
	})
}

// resolvesByText makes the event that a spell resolves, which the engine carries out.
func (r *reader) resolvesByText(i int, n *noun, c *instructed, from, to int) bool {
	text := c.card + " resolves"
	if n.ability > 0 {
		whole, _ := r.cards.Lookup(n.card.Name)
		text = c.card + "'s " + whole.CallsAbility(n.ability-1) + " ability resolves"
	}
	if aimed := engine.AskedOf(n.card.Does.Then, engine.Target) != nil; aimed != (c.on != "") {
		if aimed && r.atSomePlayer(n, &c.t) {
			return r.stop(r.atWhom(n))
		}
		return r.stop(r.cannotTell(n))
	}
	if c.on != "" {
		text += aimedBehind + c.on
	}
	if c.second != "" {
		text += aimedBehind + c.second
	}
	if x := c.valueOfX(); x != engine.Unset {
		r.addFact("X is "+itoa(x)+" for "+r.things[i].name, n)
	}
	if !r.tellsFound(i, n.card.Does, &c.t) {
		return false
	}
	for k := range n.card.Does.Then {
		r.drawsInMain(&n.card.Does.Then[k], n, c.actor, from, to)
	}
	return r.resizesByText(n.card.Does.Then, &c.t) && r.addEvent(text, from, to)
}

// oneByOne joins what a spell does step by step.
const oneByOne = ", then "

// asksWhere reports whether the paragraph asks where something goes or ends up, or what happens
// to it.
func (r *reader) asksWhere() bool {
	const happens = "happens happen"
	for i, t := range r.toks {
		if in(t.Text, happens) && r.toks[i+1].Text == "to" {
			return true
		}
		if t.Text != "where" {
			continue
		}
		for k := i + 1; k < len(r.toks) && !r.isStop(k); k++ {
			if lexicon.Plays(r.toks[k].Text, lexicon.EndsUp) {
				return true
			}
		}
	}
	return false
}

// asksOfSeveral reports whether the paragraph asks where several things go, which is not where one spell goes.
func (r *reader) asksOfSeveral() bool {
	const where, do = "where", "do"
	return slices.ContainsFunc(seq(1, len(r.toks)), func(i int) bool { return r.toks[i-1].Text == where && r.toks[i].Text == do })
}

// maxTimes bounds how often a sentence has one spell happen.
const maxTimes = 5

// spokenOf reports whether a reference is to what an earlier instruction acted on, or to
// its controller or owner.
func spokenOf(r engine.Ref) bool {
	switch r {
	case engine.Those, engine.TargetController, engine.ThatController, engine.ThatOwner:
		return true
	}
	return false
}

// conditional reports whether an instruction is carried out only sometimes.
func conditional(in *engine.Instruction) bool {
	return in.If != nil || in.Unless != nil || in.May || in.Pay || len(in.Then) > 0 || len(in.Else) > 0
}

// aimedAt names what a spell is aimed at, "" for nothing: the second target too, where it has
// two that are told apart.
func (r *reader) aimedAt(n *noun, t targets) (on, second string, ok bool) {
	if len(t.list) == 0 {
		return "", "", true
	}
	if several := severalTargets(n.card); several != "" {
		on, ok = r.allNamed(t.list)
		return on, "", ok && fitsNumber(several, len(t.list), t.x)
	}
	if len(t.list) == 2 {
		if a, b := r.twoTargets(n, &t); a != nil {
			on, ok = r.ref(a)
			if ok {
				second, ok = r.ref(b)
			}
			return on, second, ok
		}
	}
	if len(t.list) > 1 {
		r.i = t.list[1].from
		return "", "", r.fail()
	}
	if target := &t.list[0]; aimsAtGraveyard(n.card) && target.card != nil {
		side := target.owner
		if found := r.matching(target); side == nobody && len(found) == 1 {
			side = r.things[found[0]].owner // whose it is was told
		}
		if side == nobody {
			side = n.owner
		}
		if side == nobody || !r.place(target, side, "graveyard") {
			return "", "", false
		}
	}
	if target := &t.list[0]; target.who == nobody && target.owner == nobody && n.owner != nobody && aimsAtOwn(n.card) && len(r.matching(target)) == 0 {
		target.owner = n.owner // at nothing else may it be aimed
	}
	on, ok = r.ref(&t.list[0])
	return on, "", ok
}

// atSomePlayer reports whether somebody's spell that deals damage is aimed at a player of whom nobody tells.
func (r *reader) atSomePlayer(n *noun, t *targets) bool {
	return len(t.list) == 0 && n.owner != nobody && r.otherThan(n.owner) != nobody && !r.flagged && isSpell(n.card) && harms(n.card) && aimsAtPlayers(n.card) && strings.Contains(strings.ToLower(r.raw(n.from, n.to)), strings.ToLower(n.card.Name))
}

// aimsAtPlayers reports whether a spell may be aimed at a player.
func aimsAtPlayers(c *oracle.Card) bool {
	f := engine.AskedOf(c.Does.Then, engine.Target)
	return f != nil && (f.Players || f.Types|f.AnyTypes == 0 && len(f.Or) == 0 || slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return one.Players }))
}

// aimsAtOnlyFoe aims a spell that nobody says the target of at the only opponent there is, where it can have no other target.
func (r *reader) aimsAtOnlyFoe(n *noun, t *targets) {
	if len(t.list) > 0 || n.owner == nobody || r.flagged || len(r.seats) > 2 || r.tableOf() > 2 || aimsTwice(n.card) || n.card.Does == nil {
		return
	}
	if !atFoe(n.card) {
		return
	}
	if foe := r.against(n.owner, n.from); foe != nobody {
		on := newNoun(n.from)
		on.who, on.to = foe, n.from
		t.list = append(t.list, on)
	}
}

// atFoe reports whether each target that a spell speaks of is an opponent.
func atFoe(c *oracle.Card) bool {
	const target, foe = "target ", "target opponent"
	says := strings.ToLower(inenglish.Effect(c.Does, nil))
	return strings.Contains(says, foe) && strings.Count(says, target) == strings.Count(says, foe)
}

// atWhom asks at which player somebody's spell is aimed, of whom nobody tells.
func (r *reader) atWhom(n *noun) *lex.Error {
	const on = " on "
	err := r.refuse("ambiguous", n.from, n.to, say.New("At whom is \"%s\" aimed?", r.raw(n.from, n.to)))
	for k := range r.seats {
		if k != n.owner {
			err.Readings = append(err.Readings, lex.Meaning{Says: say.New("It is aimed at %s", r.person(k)), Text: r.raw(n.from, n.to) + on + r.meName(k)})
		}
	}
	return err
}

// meName is what a sentence of whoever asks calls a player.
func (r *reader) meName(k int) string {
	const me, my = "me", "my "
	switch {
	case r.seats[k].speaker:
		return me
	case r.seats[k].unnamed:
		return my + r.seats[k].name
	}
	return r.seats[k].name
}

// aimsAtGraveyard reports whether the targets of a spell are cards in a graveyard.
func aimsAtGraveyard(c *oracle.Card) bool {
	return c.Does != nil && slices.ContainsFunc(c.Does.Then, func(in engine.Instruction) bool {
		return in.Filter != nil && in.Filter.Is == engine.Target && in.Filter.Zone == engine.Graveyard
	})
}

// instructed words instructions as events.
type instructed struct {
	card, who, on, second string
	actor                 int
	t                     targets
	// needsWho is set where an instruction is somebody's and nobody says whose.
	needsWho bool
	// permanent is set for an ability of a permanent.
	permanent bool
}

// says words one instruction as a clause: "your Shock deals 2 damage to opponent",
// "your Divination makes you draw two cards".
func (c *instructed) says(in *engine.Instruction) (string, bool) {
	if in.Makes != nil || in.On == engine.ChosenObject || in.Verb == engine.Damage && in.Source == engine.Target && (in.Aim != nil && in.Aim.Targets != "" || len(c.t.list) > 1) { // of which no event tells, nobody has chosen, or there are several
		return "", false
	}
	if in.Amount != nil && c.t.amount != engine.Unset && c.t.amount > 0 && in.Verb == engine.Damage {
		if in.Amount.Op == engine.Lit && in.Amount.N != c.t.amount {
			return "", false
		}
	}
	one := *in
	if one.Verb == engine.Move && one.Position == shape.AtRandom {
		one.Position = "" // which card it is decides nothing while nobody names it
	}
	if shape.Divided(in) {
		even := in.Word == shape.Evenly
		if len(c.t.list) != 1 && !even || len(c.t.list) == 0 { // nobody says how it is divided
			return "", false
		}
		if one.Amount = in.Amount.A.Clone(); even {
			if !withX(&one, c.valueOfX()) || one.Amount.Op != engine.Lit {
				return "", false
			}
			one.Amount, one.Word = shape.Lit(one.Amount.N/len(c.t.list)), ""
		}
	}
	if one.What == engine.Those && len(c.t.list) > 1 { // all that the spell is aimed at
		one.What, one.Filter = engine.Target, &engine.Filter{Is: engine.Target, Targeted: true}
	}
	one.Aim = nil // in whose place the name stands
	if in.Filter != nil && in.Filter.Targets != "" {
		f := *in.Filter
		if f.Targets = ""; shape.ListsTargets(in.Filter) {
			f.Or = nil
		} // the names stand for all of them
		one.Filter = &f
	}
	if one = *one.Clone(); !withX(&one, c.valueOfX()) {
		return "", false
	}
	if shape.OfRevealedHand(in) { // what sort of card it is decides nothing while nobody names it
		one.Filter, one.Word = nil, ""
	}
	text := inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: []engine.Instruction{one}}, nil)
	text = strings.TrimSuffix(text, ".")
	if in.Verb == engine.ExtraTurn && c.on == "" {
		c.on = c.who // nobody aims it at anybody else without saying so
	}
	if in.What == engine.Target2 || in.On == engine.Target2 && in.Source != engine.Target && in.Word != engine.FightWord {
		c.on, c.second = c.second, c.on // the one that this instruction is about
		defer func() { c.on, c.second = c.second, c.on }()
		text = theOnlyTarget(text)
	}
	const to, toYou = " to ", " to you"
	if before, ok := strings.CutSuffix(text, toYou); ok { // whose spell it is
		if c.needsWho = c.who == ""; c.needsWho {
			return "", false
		}
		text = before + to + c.who
	}
	text, ok := c.casters(text)
	if ok {
		text, ok = c.aim(text)
	}
	if !ok {
		return "", false
	}
	switch {
	case in.Told:
		return c.told(text)
	case in.Verb == engine.Alter:
		return c.altered(text)
	}
	return c.clause(text)
}

// casters words what a spell says of whose things it is about by who casts it: "each creature you control".
func (c *instructed) casters(text string) (string, bool) {
	const control, dont, your, opponents = " you control", " you don't control", " your ", " your opponents"
	const hand, owners, controls, not = " into your hand", " into its owner's hand", " controls", " doesn't control"
	if c.who == "you" || !strings.Contains(text, control) && !strings.Contains(text, dont) && !strings.Contains(text, your) {
		return text, true
	}
	if c.needsWho = c.who == ""; c.needsWho || strings.Contains(text, opponents) {
		return "", false
	}
	return strings.NewReplacer(hand, owners, control, " "+c.who+controls, dont, " "+c.who+not, your, " "+possessive(c.who)+" ").Replace(text), true
}

// withX puts the value of X wherever an instruction asks for it; false where it is not known.
func withX(in *engine.Instruction, x int) bool {
	known := true
	in.Visit(&engine.Visitor{Expr: func(e *engine.Expr) {
		switch {
		case e.Op == engine.XValue && x == engine.Unset:
			known = false
		case e.Op == engine.XValue:
			*e = engine.Number(x)
		case e.Op == engine.Product && e.A.Op == engine.Lit && e.B.Op == engine.XValue && x != engine.Unset:
			*e = engine.Number(e.A.N * x)
		}
	}})
	return known
}

func (c *instructed) valueOfX() int {
	if c.t.x != engine.Unset {
		return c.t.x
	}
	if c.t.amount > 0 {
		return c.t.amount
	}
	return engine.Unset
}

// What a spell's second target is called before its description.
const (
	secondTarget = "a second target"
	otherTarget  = "any other target"
)

// theOnlyTarget words an instruction about the second target as though it were the only one.
func theOnlyTarget(text string) string {
	const first, target = "A second target", "target"
	for _, second := range [...]string{secondTarget, otherTarget} {
		text = strings.Replace(text, second, target, 1)
	}
	return strings.Replace(text, first, target, 1)
}

// aim puts what the spell is aimed at in the place of "any target" and "target creature".
func (c *instructed) aim(text string) (string, bool) {
	lower := strings.ToLower(text)
	at := strings.Index(lower, "any target")
	length := len("any target")
	if at < 0 {
		if at = strings.Index(lower, "target "); at < 0 {
			return text, true
		}
		length = targetLength(lower[at:])
	}
	if c.on == "" {
		return "", false
	}
	rest := text[at+length:]
	if behind := strings.ToLower(rest); strings.Contains(behind, "target") {
		from := strings.Index(behind, secondTarget)
		if from < 0 {
			from = strings.Index(behind, otherTarget)
		}
		if c.second == "" || from < 0 {
			return "", false
		}
		rest = rest[:from] + c.second + rest[from+targetLength(behind[from:]):]
		if strings.Contains(strings.ToLower(rest), "target") {
			return "", false
		}
	}
	const that = "that "
	before := text[:at]
	if n := len(before) - len(that); n >= 0 && strings.EqualFold(before[n:], that) {
		before = before[:n] // the one named before
	}
	return before + c.on + rest, true
}

// What stands within the description of a target and ends it nowhere: "with power less than or
// equal to 2".
const compared, notHere = " equal to ", "_equal_to_"

// targetLength is the length of "target creature" with what describes it.
func targetLength(text string) int {
	end := len(text)
	for _, stop := range []string{" to ", " from ", " and ", " on ", " onto ", " deals ", ",", " draws ", " gets ", " gains ", " loses ", " discards ", " mills ", " sacrifices ", " until "} {
		if i := strings.Index(strings.ReplaceAll(text, compared, notHere), stop); i >= 0 {
			end = min(end, i)
		}
	}
	return end
}

// told makes a statement of what a card only tells of things or a player.
func (c *instructed) told(text string) (string, bool) {
	const you = "You "
	rest, ok := strings.CutPrefix(text, you)
	if after, aimed := strings.CutPrefix(strings.ToLower(text), strings.ToLower(you)); aimed && !ok { // at who speaks
		verb, rest, _ := strings.Cut(after, " ")
		return strings.ToLower(you) + lexicon.ToldPlain(verb) + " " + rest, true
	}
	if !ok {
		return insideSentence(text), true
	}
	if c.needsWho = c.who == ""; c.needsWho {
		return "", false
	}
	verb, rest, _ := strings.Cut(rest, " ")
	if c.who != strings.ToLower(strings.TrimSpace(you)) {
		verb = oracle.ToldThird(verb)
	}
	return c.who + " " + verb + " " + rest, true
}

// altered makes a statement of what a card makes things get or gain for the turn.
func (c *instructed) altered(text string) (string, bool) {
	for i, w := range strings.Fields(text) {
		if i == 0 || !in(w, getsWords) {
			continue
		}
		if c.permanent {
			text = strings.ReplaceAll(text, selfMark, c.card)
		}
		subject, rest, ok := strings.Cut(text, " "+w+" ")
		says := c.card + " makes " + insideSentence(subject) + " " + strings.TrimSuffix(w, "s") + " " + rest
		for again := range strings.FieldsSeq(getsWords) {
			says = strings.ReplaceAll(says, " and "+again+" ", " and "+strings.TrimSuffix(again, "s")+" ")
		}
		return says, ok
	}
	return "", false
}

// getsWords are the verbs of what something gets, gains or becomes.
const getsWords = "gets gains becomes"

// insideSentence is a subject that no sentence begins with.
func insideSentence(subject string) string {
	const each = "Each"
	const it = "It"
	if subject == it || strings.HasPrefix(subject, it+" ") {
		return strings.ToLower(it) + subject[len(it):]
	}
	if rest, ok := strings.CutPrefix(subject, each); ok {
		return strings.ToLower(each) + rest
	}
	return subject
}

// selfMark stands for the card itself in its words.
const selfMark = "~"

// clause makes a statement of an instruction: of what the card does, or makes a player do.
func (c *instructed) clause(text string) (string, bool) {
	if rest, ok := strings.CutPrefix(text, "~ "); ok {
		if c.permanent {
			rest = strings.ReplaceAll(rest, selfMark, c.card)
		}
		return c.card + " " + rest, !strings.Contains(rest, selfMark)
	}
	if c.permanent {
		text = strings.ReplaceAll(text, selfMark, c.card)
	}
	if strings.Contains(text, selfMark) {
		return "", false
	}
	first, rest, _ := strings.Cut(text, " ")
	verb := strings.ToLower(first)
	switch {
	case verb == "bury":
		they := " and it can't be regenerated"
		if strings.HasPrefix(rest, "each") || strings.HasPrefix(rest, "all") {
			they = " and they can't be regenerated"
		}
		return c.card + " destroys " + rest + they, true
	case lexicon.Plays(verb, lexicon.ThingInstruction):
		return c.card + " " + lexicon.ThirdPerson(verb) + " " + rest, true
	case lexicon.Plays(verb, lexicon.PlayerInstruction):
		c.needsWho = c.who == ""
		return c.card + " makes " + c.who + " " + strings.TrimSpace(verb+" "+rest), !c.needsWho
	}
	for _, subject := range []string{"You", c.on, "Each player", "Each opponent"} {
		after, ok := strings.CutPrefix(text, subject+" ")
		if !ok || subject == "" {
			continue
		}
		verb, tail, _ := strings.Cut(after, " ")
		if subject == "You" {
			subject, c.needsWho = c.who, c.who == ""
		}
		subject = insideSentence(subject)
		return c.card + " makes " + subject + " " + strings.TrimSuffix(verb, "s") + " " + tail, !c.needsWho
	}
	return "", false
}

// aimsAtOwn reports whether a spell can be aimed only at what its caster controls or owns:
// "target creature you control".
func aimsAtOwn(c *oracle.Card) bool {
	own := false
	see := &engine.Visitor{Filter: func(f *engine.Filter) {
		own = own || f.Is == engine.Target && (f.Controller == engine.You || f.Owner == engine.You)
	}}
	if c.Does != nil {
		c.Does.Visit(see)
	}
	for i := range c.Effects {
		for k := range c.Effects[i].Effects {
			c.Effects[i].Effects[k].Visit(see)
		}
	}
	return own
}
